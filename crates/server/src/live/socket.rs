//! The task of a connection over a web socket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use chuhe_play::{GameId, PlayerId};
use chuhe_wire::Closed;
use tokio::select;
use tokio::sync::mpsc;
use tokio::time::{sleep_until, timeout};

use super::connection::{Connection, Next, Request};
use super::hub::Hub;
use super::room::ConnectionId;
use super::run::{Line, ToRoom};

/// A connection's place among all that the server serves; it is free again when the last clone is dropped.
#[derive(Clone)]
pub(crate) struct Held(#[expect(dead_code, reason = "it is held, not looked at")] Arc<dyn Send + Sync>);

impl Held {
    pub(crate) fn new(place: impl Send + Sync + 'static) -> Self {
        Self(Arc::new(place))
    }
}

/// How long a visitor may take to take a message.
const WRITE: Duration = Duration::from_secs(10);

/// Serves one visitor until he leaves, or gives cause to end the connection.
pub(crate) async fn serve_socket(
    hub: Hub,
    mut socket: WebSocket,
    game: GameId,
    player: PlayerId,
    held: Option<Held>,
) {
    let coin = getrandom::u32().is_ok_and(|bits| bits & 1 == 1);
    let line = Arc::new(Line::new(Connection::new(hub.now(), coin)));
    let mut visit = Visit { who: hub.connection(), hub, game, player, line, room: None };
    visit.serve(&mut socket).await;
    if let Some(room) = visit.room.take() {
        // A room that has gone misses nobody.
        let _ = room.send(ToRoom::Leave { who: visit.who }).await;
    }
    let _ = timeout(WRITE, socket.send(Message::Close(None))).await;
    drop(held);
}

struct Visit {
    hub: Hub,
    game: GameId,
    player: PlayerId,
    who: ConnectionId,
    line: Arc<Line>,
    /// The way to the room, once the visitor has entered.
    room: Option<mpsc::Sender<ToRoom>>,
}

impl Visit {
    async fn serve(&mut self, socket: &mut WebSocket) {
        let line = Arc::clone(&self.line);
        let mut stopping = self.hub.shared().stopping.subscribe();
        let mut stops = false;
        loop {
            let next = line.connection().next(self.hub.now());
            let until = match next {
                Next::Write(bytes) => {
                    let written = timeout(WRITE, socket.send(Message::Binary(bytes))).await;
                    if !matches!(written, Ok(Ok(()))) {
                        return;
                    }
                    continue;
                }
                Next::Ask(request) => {
                    self.ask(request).await;
                    continue;
                }
                Next::End => return,
                Next::Wait(until) => self.hub.shared().clock.instant(until).into(),
            };
            let request = select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Binary(bytes))) => line.connection().hear(self.hub.now(), &bytes),
                    Some(Ok(Message::Close(_))) | None => return,
                    // A message that is too large, or of a kind that no client sends.
                    Some(Ok(_) | Err(_)) => {
                        line.connection().close(Closed::Malformed);
                        None
                    }
                },
                () = line.news.notified() => None,
                () = sleep_until(until) => None,
                _ = stopping.wait_for(|stopping| *stopping), if !stops => {
                    stops = true;
                    line.connection().close(Closed::Stopping);
                    None
                }
            };
            if let Some(request) = request {
                self.ask(request).await;
            }
        }
    }

    /// Passes on what the visitor wants of the room.
    async fn ask(&mut self, request: Request) {
        let who = self.who;
        let message = match request {
            Request::Enter { seq } => {
                match self.hub.room(self.game).await {
                    Ok(Some(room)) => self.room = Some(room),
                    Ok(None) => return self.line.connection().close(Closed::NoGame),
                    Err(error) => {
                        tracing::error!(%error, "a game cannot be read");
                        return self.line.connection().close(Closed::Fault);
                    }
                }
                ToRoom::Enter { who, player: self.player, seq, line: Arc::clone(&self.line) }
            }
            Request::Ask { nonce, act } => ToRoom::Ask { who, nonce, act },
            Request::Again => ToRoom::Again { who },
        };
        let sent = match &self.room {
            Some(room) => room.send(message).await.is_ok(),
            None => true,
        };
        if !sent {
            // The room was put away in this moment; the client comes back and finds the next one.
            self.line.connection().close(Closed::Fault);
        }
    }
}
