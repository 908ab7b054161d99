//! The task of a connection, whatever it goes over.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use chuhe_play::GameId;
use chuhe_store::StoreError;
use chuhe_wire::Closed;
use tokio::select;
use tokio::sync::mpsc;
use tokio::time::{sleep_until, timeout};

use super::connection::{Connection, Next, Request};
use super::hub::Hub;
use super::room::ConnectionId;
use super::run::{Line, ToRoom};
use crate::allowance::What;
use crate::guest::Guest;
use crate::metrics::{Counted, Moment};

/// A connection's place among all that the server serves; it is free again when the last clone is dropped.
#[derive(Clone)]
pub(crate) struct Held {
    /// Whether people play over it.
    is_live: Arc<AtomicBool>,
    /// What is free again when this is dropped.
    place: Arc<dyn Send + Sync>,
}

impl Held {
    pub(crate) fn new(place: impl Send + Sync + 'static) -> Self {
        Self { is_live: Arc::default(), place: Arc::new(place) }
    }

    /// The same connection with one place more.
    pub(crate) fn and(&self, place: impl Send + Sync + 'static) -> Self {
        let place = Arc::new((Arc::clone(&self.place), place));
        Self { is_live: Arc::clone(&self.is_live), place }
    }

    /// Lets the connection last for as long as people play over it.
    pub(crate) fn outlast(&self) {
        self.is_live.store(true, Ordering::Relaxed);
    }

    /// Whether people play over the connection, so that it may last for ever.
    pub(crate) fn is_live(&self) -> bool {
        self.is_live.load(Ordering::Relaxed)
    }
}

/// How long a visitor may take to take a message.
pub(super) const WRITE: Duration = Duration::from_secs(10);

/// What a visitor's messages come and go over.
pub(super) trait Carrier {
    /// Waits for what he says next; nothing is lost if somebody stops waiting.
    async fn hear(&mut self) -> Said;

    /// Brings him a message, and says whether he can still be reached.
    async fn tell(&mut self, bytes: Bytes) -> bool;
}

/// What comes from a visitor.
pub(super) enum Said {
    /// A message, as far as its bytes are one.
    Message(Bytes),
    /// Something that is none: it is too large, or of a kind that no client sends.
    Noise,
    /// He has left.
    Gone,
}

/// Serves one visitor until he leaves, or gives cause to end the connection.
pub(super) async fn visit(hub: Hub, carrier: &mut impl Carrier, game: GameId, guest: Guest) {
    let coin = getrandom::u32().is_ok_and(|bits| bits & 1 == 1);
    let line = Arc::new(Line::new(Connection::new(hub.now(), coin)));
    let mut visit = Visit { who: hub.connection(), hub, game, guest, line, room: None };
    let counted = Counted::new(&visit.hub.metrics().connections);
    let why = visit.serve(carrier).await;
    visit.hub.metrics().closed(why);
    drop(counted);
    if let Some(room) = visit.room.take() {
        // A room that has gone misses nobody.
        let _ = room.send(ToRoom::Leave { who: visit.who }).await;
    }
}

struct Visit {
    hub: Hub,
    game: GameId,
    guest: Guest,
    who: ConnectionId,
    line: Arc<Line>,
    /// The way to the room, once the visitor has entered.
    room: Option<mpsc::Sender<ToRoom>>,
}

impl Visit {
    /// Serves until the end, and says in a word why that came.
    async fn serve(&mut self, carrier: &mut impl Carrier) -> &'static str {
        let line = Arc::clone(&self.line);
        let mut stopping = self.hub.shared().stopping.subscribe();
        let mut stops = false;
        loop {
            let next = line.connection().next(self.hub.now());
            let until = match next {
                Next::Write(bytes) => {
                    if !matches!(timeout(WRITE, carrier.tell(bytes.clone())).await, Ok(true)) {
                        return "unreachable";
                    }
                    if let Some(why) = self.hub.metrics().wrote(&bytes, &mut line.marks()) {
                        return why;
                    }
                    continue;
                }
                Next::Ask(request) => {
                    self.ask(request).await;
                    continue;
                }
                Next::End => return "silent",
                Next::Wait(until) => self.hub.shared().clock.instant(until).into(),
            };
            let request = select! {
                said = carrier.hear() => match said {
                    Said::Message(bytes) => line.connection().hear(self.hub.now(), &bytes),
                    Said::Noise => {
                        line.connection().close(Closed::Malformed);
                        None
                    }
                    Said::Gone => return "left",
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
        let (who, heard) = (self.who, Moment::now());
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
                ToRoom::Enter { who, player: self.guest.player(), seq, line: Arc::clone(&self.line) }
            }
            Request::Ask { nonce, act } => match self.may_act().await {
                Ok(()) => ToRoom::Ask { who, nonce, act, heard },
                Err(why) => return self.line.connection().close(why),
            },
            Request::Again => {
                self.hub.metrics().behind.inc();
                ToRoom::Again { who }
            }
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

    /// Whether the visitor may do something now; with the first thing that he does he is stored.
    async fn may_act(&mut self) -> Result<(), Closed> {
        let fault = |error: StoreError| {
            tracing::error!(%error, "a guest cannot be stored");
            Closed::Fault
        };
        let address = self.guest.address();
        let too_much = |_| Closed::TooMuch;
        self.hub.allow(What::Act, address).map_err(too_much)?;
        if !self.guest.is_stored(&self.hub).await.map_err(fault)? {
            self.hub.allow(What::New, address).map_err(too_much)?;
            self.guest.store(&self.hub).await.map_err(fault)?;
        }
        Ok(())
    }
}
