//! The task of a room.

use std::collections::HashMap;
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chuhe_play::{Act, GameId, Nonce, PlayerId};
use chuhe_store::StoreError;
use tokio::select;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::yield_now;
use tokio::time::sleep_until;

use super::connection::Connection;
use super::hub::{Shared, gone};
use super::outbox::Frame;
use super::room::{ConnectionId, Input, Output, Room};
use crate::metrics::{Asked, Marks, Moment};

/// What a connection's task and its room's share.
pub(super) struct Line {
    connection: Mutex<Connection>,
    /// What is measured when it is written.
    marks: Mutex<Marks>,
    /// Wakes the connection's task.
    pub(super) news: Notify,
}

impl Line {
    pub(super) fn new(connection: Connection) -> Self {
        Self { connection: Mutex::new(connection), marks: Mutex::default(), news: Notify::new() }
    }

    pub(super) fn marks(&self) -> MutexGuard<'_, Marks> {
        self.marks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn connection(&self) -> MutexGuard<'_, Connection> {
        // Nothing panics halfway through a change.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, frame: Frame) {
        self.connection().tell(frame);
        self.news.notify_one();
    }
}

/// So many of a crowd are told something before other tasks have their turn: a connection writes for about ten microseconds.
const SLICE: usize = 128;

/// What a connection's task says to a room's.
pub(super) enum ToRoom {
    Enter { who: ConnectionId, player: PlayerId, seq: u32, line: Arc<Line> },
    Leave { who: ConnectionId },
    Ask { who: ConnectionId, nonce: Nonce, act: Act, heard: Moment },
    Again { who: ConnectionId },
}

/// Runs a room until nobody misses it or the server stops.
pub(super) async fn room(hub: Arc<Shared>, game: GameId, mut room: Room, mut inbox: mpsc::Receiver<ToRoom>) {
    let mut lines: HashMap<ConnectionId, Arc<Line>> = HashMap::new();
    let mut stored: Option<oneshot::Receiver<Result<(), StoreError>>> = None;
    let mut stopping = hub.stopping.subscribe();
    let mut stops = false;
    let mut asked = Asked::default();
    loop {
        let wake = room.wake().map(|at| hub.clock.instant(at).into());
        let input = select! {
            answer = answered(&mut stored) => {
                stored = None;
                Input::Stored(answer)
            }
            Some(message) = inbox.recv() => taken(message, &mut lines, &mut asked),
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
                    asked.answered(who, &frame, &hub.metrics);
                    if let Some(line) = lines.get(&who) {
                        line.tell(frame);
                    }
                }
                Output::TellAll(frame) => {
                    let players: Vec<_> = room.players().collect();
                    if let Some((asker, heard)) = asked.told(&frame, &hub.metrics) {
                        for (who, line) in players.iter().filter_map(|who| Some((who, lines.get(who)?))) {
                            line.marks().put(&frame, heard, *who == asker);
                        }
                    }
                    tell_all(&lines, &players, &frame).await;
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
                hub.metrics.rooms.dec();
                return;
            }
        }
    }
}

/// Tells everybody something: first those who play, then those who look on, and others are served in between.
async fn tell_all(lines: &HashMap<ConnectionId, Arc<Line>>, players: &[ConnectionId], frame: &Frame) {
    for line in players.iter().filter_map(|who| lines.get(who)) {
        line.tell(frame.clone());
    }
    let others = lines.iter().filter(|(who, _)| !players.contains(who));
    for (number, (_, line)) in others.enumerate() {
        if number % SLICE == SLICE - 1 {
            yield_now().await;
        }
        line.tell(frame.clone());
    }
}

/// What the store says, once something is being stored.
async fn answered(stored: &mut Option<oneshot::Receiver<Result<(), StoreError>>>) -> Result<(), StoreError> {
    match stored {
        Some(answer) => answer.await.unwrap_or_else(|_| Err(gone())),
        None => pending().await,
    }
}

fn taken(message: ToRoom, lines: &mut HashMap<ConnectionId, Arc<Line>>, asked: &mut Asked) -> Input {
    match message {
        ToRoom::Enter { who, player, seq, line } => {
            lines.insert(who, line);
            Input::Enter { who, player, seq }
        }
        ToRoom::Leave { who } => {
            lines.remove(&who);
            Input::Leave { who }
        }
        ToRoom::Ask { who, nonce, act, heard } => {
            asked.heard(who, nonce, heard);
            Input::Ask { who, nonce, act }
        }
        ToRoom::Again { who } => Input::Again { who },
    }
}

#[cfg(test)]
mod tests {
    use chuhe_store::UnixMillis;
    use chuhe_wire::Down;
    use futures_util::FutureExt as _;

    use super::*;
    use crate::live::Matter;

    #[tokio::test]
    async fn who_plays_is_told_first_and_a_crowd_holds_up_nobody() {
        let line = |who| (ConnectionId(who), Arc::new(Line::new(Connection::new(UnixMillis(0), false))));
        let lines: HashMap<_, _> = (0..1_000).map(line).collect();
        let players = [ConnectionId(500), ConnectionId(2_000)];
        let (player, all) = (Arc::clone(&lines[&players[0]]), lines.clone());
        // It has its turn as soon as anybody has who is not told.
        let other = tokio::spawn(async move {
            let is_told = |line: &Arc<Line>| line.news.notified().now_or_never().is_some();
            (is_told(&player), all.values().filter(|line| is_told(line)).count())
        });
        tell_all(&lines, &players, &Frame::of(Matter::Watchers, &Down::Watchers(1))).await;
        assert!(other.is_finished(), "it did not have to wait for the whole crowd");
        let (player, crowd) = other.await.expect("it does not panic");
        assert!(player, "who plays is told");
        assert!(crowd < SLICE, "{crowd} are told before");
        let rest = lines.values().filter(|line| line.news.notified().now_or_never().is_some()).count();
        assert_eq!(1 + crowd + rest, 1_000, "everybody is told once");
    }
}
