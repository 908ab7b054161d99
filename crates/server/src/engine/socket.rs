//! A page's connection to the engine.

use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use tokio::select;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Engine;
use super::question::Question;
use crate::live::{Held, Hub};

/// So many answers wait for a page; one that takes none meanwhile is not looked at any more.
const WAITING: usize = 64;

/// How long a page may take to take an answer.
const WRITE: Duration = Duration::from_secs(10);

/// Lets a page ask the engine until it leaves, another page has the engine, or the server stops.
///
/// First the page is told `engine NAME`, and at the end `taken` where another page has the engine, `refused` where it has asked what
/// no page of ours asks; a tab is between the fields.
pub(super) async fn converse(engine: Engine, mut socket: WebSocket, hub: Hub, held: Held) {
    held.outlast();
    let (tell, mut told) = mpsc::channel(WAITING);
    let mut holder = engine.take(tell);
    let mut stopped = pin!(hub.stopped());
    let mut say = Some(format!("engine\t{}", engine.name()));
    let last = loop {
        if let Some(text) = say.take()
            && !send(&mut socket, text).await
        {
            break None;
        }
        select! {
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => match Question::read(&text) {
                    Ok(Some(question)) => holder.ask(question),
                    Ok(None) => holder.stop(),
                    Err(_) => break Some("refused"),
                },
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => break Some("refused"),
                Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
            },
            // The sender goes when another page has the engine, which is heard below.
            Some(text) = told.recv() => say = Some(text),
            () = holder.lost() => break Some("taken"),
            () = &mut stopped => break None,
        }
    };
    drop(holder);
    if let Some(last) = last {
        send(&mut socket, last.to_owned()).await;
    }
    let _ = timeout(WRITE, socket.send(Message::Close(None))).await;
    drop(held);
}

/// Tells the page something; whether it took it.
async fn send(socket: &mut WebSocket, text: String) -> bool {
    matches!(timeout(WRITE, socket.send(Message::Text(text.into()))).await, Ok(Ok(())))
}
