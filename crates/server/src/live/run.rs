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
    Enter {
        who: ConnectionId,
        player: PlayerId,
        seq: u32,
        line: Arc<Line>,
    },
    Leave {
        who: ConnectionId,
    },
    Ask {
        who: ConnectionId,
        nonce: Nonce,
        act: Act,
        heard: Moment,
    },
    Again {
        who: ConnectionId,
    },
    /// Too many rooms are kept in which nobody is.
    PutAway,
}

/// Runs a room until nobody misses it or the server stops.
pub(super) async fn room(hub: Arc<Shared>, game: GameId, mut room: Room, mut inbox: mpsc::Receiver<ToRoom>) {
    let mut lines: HashMap<ConnectionId, Arc<Line>> = HashMap::new();
    let mut stored: Option<oneshot::Receiver<Result<(), StoreError>>> = None;
    let mut stopping = hub.stopping.subscribe();
    let mut stops = false;
    let mut asked = Asked::default();
    let (mut is_empty, mut must_go) = (true, false);
    hub.is_idle(game);
    loop {
        let wake = room.wake().map(|at| hub.clock.instant(at).into());
        let input = select! {
            answer = answered(&mut stored) => {
                stored = None;
                Input::Stored(answer)
            }
            Some(message) = inbox.recv() => {
                must_go |= matches!(message, ToRoom::PutAway);
                taken(message, &mut lines, &mut asked)
            }
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
        if lines.is_empty() != is_empty {
            is_empty = !is_empty;
            if is_empty { hub.is_idle(game) } else { hub.is_busy(game) }
        }
        must_go &= is_empty;
        let is_over = (stops && is_empty && room.is_settled()) || (must_go && room.may_go());
        if is_over || room.is_done(hub.clock.now()) {
            // Who comes from now on is led to a new room.
            let mut rooms = hub.rooms();
            if inbox.is_empty() {
                inbox.close();
                rooms.remove(&game);
                hub.is_busy(game);
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
        ToRoom::PutAway => Input::Wake,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chuhe_play::{Control, Event, Kind, Span, Terms, Time};
    use chuhe_rules::{ByColor, Color};
    use chuhe_store::{Memory, UnixMillis, Write};
    use chuhe_wire::{Down, Up, VERSION, decode, encode};
    use futures_util::FutureExt as _;

    use super::*;
    use crate::live::idle::MOST_IDLE;
    use crate::live::{Hub, Matter, Next};

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

    #[tokio::test]
    async fn rooms_in_which_nobody_is_are_bounded_and_come_back_from_the_store() {
        let memory = Memory::new();
        let mut store = memory.open().expect("it opens");
        let terms = Terms::standard(Control::Sudden { time: Span::minutes(10) });
        let seated = |(seq, color)| {
            let kind = Kind::Seated { color, player: PlayerId(u64::from(seq)) };
            Event { seq, at: Time(0), by: None, kind }
        };
        let games: Vec<GameId> = (0..MOST_IDLE as u64 + 200).map(GameId).collect();
        let at = UnixMillis(1);
        for game in &games {
            let create = Write::Create { game: *game, terms: terms.clone(), at };
            let events = (1..).zip(Color::ALL).map(seated);
            let append = events.map(|event| Write::Append { game: *game, event, at });
            store.commit(&[create].into_iter().chain(append).collect::<Vec<_>>()).expect("a game");
        }
        let hub = Hub::start(store).expect("the store is well");
        // Somebody stays in the first one, whatever happens to the others.
        let line = Arc::new(Line::new(Connection::new(hub.now(), false)));
        let first = hub.room(games[0]).await.expect("it is read").expect("it is there");
        let enter = ToRoom::Enter { who: ConnectionId(0), player: PlayerId(9), seq: 0, line };
        assert!(first.send(enter).await.is_ok());
        for game in &games[1..] {
            assert!(hub.room(*game).await.expect("it is read").is_some());
        }
        for _ in 0..1_000 {
            if hub.shared().rooms().len() <= MOST_IDLE + 1 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(hub.shared().rooms().len(), MOST_IDLE + 1);
        assert!(!first.is_closed(), "nobody is put out");
        assert!(!hub.shared().rooms().contains_key(&games[1]), "the oldest one is gone");

        // Whoever comes to it finds it as it was.
        let line = Arc::new(Line::new(Connection::new(hub.now(), false)));
        line.connection().hear(hub.now(), &encode(&Up::Hello { version: VERSION, seq: 0 }));
        let again = hub.room(games[1]).await.expect("it is read").expect("it is there");
        let enter =
            ToRoom::Enter { who: ConnectionId(1), player: PlayerId(1), seq: 0, line: Arc::clone(&line) };
        assert!(again.send(enter).await.is_ok());
        let view = loop {
            line.news.notified().await;
            let mut connection = line.connection();
            let mut found = None;
            while let Next::Write(bytes) = connection.next(hub.now()) {
                if let Ok(Down::Whole { view, .. }) = decode(&bytes) {
                    found = Some(view);
                }
            }
            if let Some(view) = found {
                break view;
            }
        };
        assert_eq!(view.seats, ByColor { red: Some(PlayerId(1)), black: Some(PlayerId(2)) });
        hub.begin_stop();
    }
}
