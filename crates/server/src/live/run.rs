//! The task of a room.

use std::collections::HashMap;
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chuhe_play::{Act, GameId, Nonce, PlayerId};
use chuhe_store::StoreError;
use tokio::select;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::sleep_until;

use super::connection::Connection;
use super::hub::{Shared, gone};
use super::room::{ConnectionId, Input, Output, Room};

/// What a connection's task and its room's share.
pub(super) struct Line {
    connection: Mutex<Connection>,
    /// Wakes the connection's task.
    pub(super) news: Notify,
}

impl Line {
    pub(super) fn new(connection: Connection) -> Self {
        Self { connection: Mutex::new(connection), news: Notify::new() }
    }

    pub(super) fn connection(&self) -> MutexGuard<'_, Connection> {
        // Nothing panics halfway through a change.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a connection's task says to a room's.
pub(super) enum ToRoom {
    Enter { who: ConnectionId, player: PlayerId, seq: u32, line: Arc<Line> },
    Leave { who: ConnectionId },
    Ask { who: ConnectionId, nonce: Nonce, act: Act },
    Again { who: ConnectionId },
}

/// Runs a room until nobody misses it or the server stops.
pub(super) async fn room(hub: Arc<Shared>, game: GameId, mut room: Room, mut inbox: mpsc::Receiver<ToRoom>) {
    let mut lines: HashMap<ConnectionId, Arc<Line>> = HashMap::new();
    let mut stored: Option<oneshot::Receiver<Result<(), StoreError>>> = None;
    let mut stopping = hub.stopping.subscribe();
    let mut stops = false;
    loop {
        let wake = room.wake().map(|at| hub.clock.instant(at).into());
        let input = select! {
            answer = answered(&mut stored) => {
                stored = None;
                Input::Stored(answer)
            }
            Some(message) = inbox.recv() => taken(message, &mut lines),
            () = async { if let Some(at) = wake { sleep_until(at).await } else { pending().await } } => Input::Wake,
            _ = stopping.wait_for(|stopping| *stopping), if !stops => {
                stops = true;
                Input::Wake
            }
        };
        for output in room.hear(hub.clock.now(), input) {
            match output {
                Output::Store(writes) => stored = Some(hub.store(writes)),
                Output::Tell(who, frame) => {
                    if let Some(line) = lines.get(&who) {
                        line.connection().tell(frame);
                        line.news.notify_one();
                    }
                }
                Output::TellAll(frame) => {
                    for line in lines.values() {
                        line.connection().tell(frame.clone());
                        line.news.notify_one();
                    }
                }
                Output::Close(who, why) => {
                    if let Some(line) = lines.remove(&who) {
                        line.connection().close(why);
                        line.news.notify_one();
                    }
                }
            }
        }
        let is_over = stops && lines.is_empty() && room.is_settled();
        if is_over || room.is_done(hub.clock.now()) {
            // Who comes from now on is led to a new room.
            let mut rooms = hub.rooms();
            if inbox.is_empty() {
                inbox.close();
                rooms.remove(&game);
                return;
            }
        }
    }
}

/// What the store says, once something is being stored.
async fn answered(stored: &mut Option<oneshot::Receiver<Result<(), StoreError>>>) -> Result<(), StoreError> {
    match stored {
        Some(answer) => answer.await.unwrap_or_else(|_| Err(gone())),
        None => pending().await,
    }
}

fn taken(message: ToRoom, lines: &mut HashMap<ConnectionId, Arc<Line>>) -> Input {
    match message {
        ToRoom::Enter { who, player, seq, line } => {
            lines.insert(who, line);
            Input::Enter { who, player, seq }
        }
        ToRoom::Leave { who } => {
            lines.remove(&who);
            Input::Leave { who }
        }
        ToRoom::Ask { who, nonce, act } => Input::Ask { who, nonce, act },
        ToRoom::Again { who } => Input::Again { who },
    }
}
