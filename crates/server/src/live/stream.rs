//! A connection without a web socket, where something on the way lets none through: a stream of events brings what the
//! visitor is told, and requests bring what he says.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD, Engine as _};
use chuhe_play::GameId;
use chuhe_store::TokenHash;
use chuhe_wire::Up;
use hyper::body::Frame;
use tokio::select;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::hub::Hub;
use super::visit::{Carrier, Held, Said, WRITE, visit};
use crate::guest::Guest;

/// The streams that are open; clones are the same.
///
/// There are as many as there are connections that carry one: each goes with its connection.
#[derive(Clone, Default)]
pub(crate) struct Streams(Arc<Mutex<HashMap<String, Entry>>>);

/// One of them, as the requests that belong to it see it.
#[derive(Clone)]
struct Entry {
    game: GameId,
    /// Whose it is.
    token: TokenHash,
    said: mpsc::Sender<Bytes>,
}

/// Why something that was said is not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unheard {
    /// There is no such stream, or there is none any more.
    Gone,
    /// It is somebody else's.
    Foreign,
}

/// How many requests, and how many events, wait for whoever takes them; more are not taken from where they come.
const WAITING: usize = 4;

impl Streams {
    /// Opens one for a visitor, and serves him until he leaves or gives cause to end it; nothing if the system has no random
    /// numbers.
    ///
    /// Each event holds one message of the server in base64, but for the first: it names the stream.
    pub(crate) fn open(&self, hub: Hub, game: GameId, guest: Guest, held: Held) -> Option<Body> {
        let mut random = [0; 16];
        getrandom::fill(&mut random).ok()?;
        let name = BASE64_URL_SAFE_NO_PAD.encode(random);
        let (tell, told) = mpsc::channel(WAITING);
        let (say, said) = mpsc::channel(WAITING);
        tell.try_send(event(&name)).ok()?;
        self.lock().insert(name.clone(), Entry { game, token: guest.token().hash(), said: say });
        held.outlast();
        let named = Named { streams: self.clone(), name };
        let mut stream = Stream { tell, said, rest: Bytes::new() };
        tokio::spawn(async move {
            visit(hub, &mut stream, game, guest).await;
            drop((named, held));
        });
        Some(Body::new(Events(told)))
    }

    /// Passes on what somebody says: one message or several, one after the other.
    pub(crate) async fn say(
        &self,
        game: GameId,
        name: &str,
        token: Option<TokenHash>,
        messages: Bytes,
    ) -> Result<(), Unheard> {
        let entry = self.lock().get(name).filter(|entry| entry.game == game).cloned();
        let entry = entry.ok_or(Unheard::Gone)?;
        if token != Some(entry.token) {
            return Err(Unheard::Foreign);
        }
        let heard = timeout(WRITE, entry.said.send(messages)).await;
        if matches!(heard, Ok(Ok(()))) { Ok(()) } else { Err(Unheard::Gone) }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Entry>> {
        // Nothing panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A stream's name, which is forgotten when this is dropped.
struct Named {
    streams: Streams,
    name: String,
}

impl Drop for Named {
    fn drop(&mut self) {
        self.streams.lock().remove(&self.name);
    }
}

/// What a visitor's messages come and go over.
struct Stream {
    tell: mpsc::Sender<Bytes>,
    said: mpsc::Receiver<Bytes>,
    /// What one request said besides the messages that were heard already.
    rest: Bytes,
}

impl Carrier for Stream {
    async fn hear(&mut self) -> Said {
        while self.rest.is_empty() {
            select! {
                said = self.said.recv() => match said {
                    Some(messages) => self.rest = messages,
                    None => return Said::Gone,
                },
                () = self.tell.closed() => return Said::Gone,
            }
        }
        Said::Message(first(&mut self.rest))
    }

    async fn tell(&mut self, bytes: Bytes) -> bool {
        self.tell.send(event(&BASE64_STANDARD_NO_PAD.encode(bytes))).await.is_ok()
    }
}

/// Takes the first message; where there is none, everything.
fn first(messages: &mut Bytes) -> Bytes {
    match chuhe_wire::decode_first::<Up>(messages) {
        Ok((_, rest)) => messages.split_to(messages.len() - rest.len()),
        Err(_) => std::mem::take(messages),
    }
}

/// A text as an event of a stream.
fn event(text: &str) -> Bytes {
    format!("data:{text}\n\n").into()
}

/// The body of the response that carries the stream.
struct Events(mpsc::Receiver<Bytes>);

impl hyper::body::Body for Events {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.poll_recv(context).map(|event| event.map(|event| Ok(Frame::data(event))))
    }
}
