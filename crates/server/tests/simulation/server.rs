//! The server's own code, with a simulated network, store and clock around it.

use std::collections::BTreeMap;

use chuhe_play::{GameId, Nonce, PlayerId};
use chuhe_server::live::{
    Connection, ConnectionId, Frame, Input, Job, Matter, Next, Output, Request, Room, Writer, recover,
};
use chuhe_store::{Memory, Store, StoreError, UnixMillis};
use chuhe_wire::{Closed, Down, decode};

/// A fault that the server does not have, put between its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plant {
    Nothing,
    /// Rooms hear that something is stored as soon as they want it stored.
    EarlyAnswer,
    /// Who comes back is not told the last thing that he misses.
    ShortTail,
    /// A command that comes again is taken for a new one.
    Twice,
    /// Rooms do not hear that there was no server for some time.
    Downtime,
}

/// A server that runs.
pub(crate) struct Server {
    /// When it began, by its own time.
    pub(crate) begin: UnixMillis,
    plant: Plant,
    store: Box<dyn Store>,
    pub(crate) writer: Writer<GameId>,
    rooms: BTreeMap<GameId, Room>,
    visitors: BTreeMap<ConnectionId, Visitor>,
    seen: Vec<(PlayerId, Nonce)>,
    pub(crate) behind: u64,
    /// What it said that it should not have.
    pub(crate) fault: Option<String>,
}

struct Visitor {
    game: GameId,
    player: PlayerId,
    connection: Connection,
    has_entered: bool,
    wake: UnixMillis,
}

/// What the server does to the world.
pub(crate) enum Effect {
    /// Bytes to a client.
    Send(ConnectionId, Vec<u8>),
    /// The end of a line.
    Hang(ConnectionId),
}

/// Answers of the store that nobody has heard yet.
pub(crate) type Answers = Vec<(GameId, Result<(), StoreError>)>;

impl Server {
    /// Starts at this time by the clock on the wall; the store may be at fault.
    pub(crate) fn start(memory: &Memory, wall: UnixMillis, plant: Plant) -> Result<Self, StoreError> {
        let mut store = memory.open()?;
        let begin = recover(&mut *store, wall)?;
        Ok(Self {
            begin,
            plant,
            store,
            writer: Writer::default(),
            rooms: BTreeMap::new(),
            visitors: BTreeMap::new(),
            seen: Vec::new(),
            behind: 0,
            fault: None,
        })
    }

    pub(crate) fn open(
        &mut self,
        now: UnixMillis,
        id: ConnectionId,
        game: GameId,
        player: PlayerId,
        coin: bool,
    ) {
        let connection = Connection::new(now, coin);
        let visitor = Visitor { game, player, connection, has_entered: false, wake: now };
        self.visitors.insert(id, visitor);
    }

    /// A line is gone.
    pub(crate) fn hang(&mut self, now: UnixMillis, id: ConnectionId) {
        let Some(visitor) = self.visitors.remove(&id) else { return };
        if visitor.has_entered {
            self.tell_room(now, visitor.game, Input::Leave { who: id });
        }
    }

    pub(crate) fn hear(&mut self, now: UnixMillis, id: ConnectionId, bytes: &[u8]) {
        let request = self.visitors.get_mut(&id).and_then(|visitor| visitor.connection.hear(now, bytes));
        if let Some(request) = request {
            self.request(now, id, request);
        }
    }

    fn request(&mut self, now: UnixMillis, id: ConnectionId, request: Request) {
        let Some(Visitor { game, player, has_entered, .. }) = self.visitors.get_mut(&id) else { return };
        let (game, player) = (*game, *player);
        let input = match request {
            Request::Enter { seq } => {
                *has_entered = true;
                Input::Enter { who: id, player, seq }
            }
            Request::Ask { nonce, act } => {
                let nonce = self.planted_nonce(player, nonce);
                Input::Ask { who: id, nonce, act }
            }
            Request::Again => {
                self.behind += 1;
                Input::Again { who: id }
            }
        };
        self.tell_room(now, game, input);
    }

    /// With [`Plant::Twice`], what came before gets a new number.
    fn planted_nonce(&mut self, player: PlayerId, nonce: Nonce) -> Nonce {
        if self.plant != Plant::Twice {
            return nonce;
        }
        let is_again = self.seen.contains(&(player, nonce));
        self.seen.push((player, nonce));
        if is_again { nonce | 1 << 31 } else { nonce }
    }

    fn tell_room(&mut self, now: UnixMillis, game: GameId, input: Input) {
        if !self.rooms.contains_key(&game) {
            let stored = self.store.reader().and_then(|mut reader| reader.game(game));
            let why = match stored {
                Ok(Some(mut stored)) => {
                    if self.plant == Plant::Downtime {
                        stored.stopped = None;
                    }
                    // In the world the next game's number is the one after.
                    let room =
                        Room::new(stored, GameId(game.0 + 1), now).expect("what is stored can be replayed");
                    self.rooms.insert(game, room);
                    None
                }
                Ok(None) => Some(Closed::NoGame),
                Err(_) => Some(Closed::Fault),
            };
            if let (Some(why), Input::Enter { who, .. }) = (why, &input)
                && let Some(visitor) = self.visitors.get_mut(who)
            {
                visitor.connection.close(why);
            }
        }
        let Some(room) = self.rooms.get_mut(&game) else { return };
        let outputs = room.hear(now, input);
        self.check_clocks(game, &outputs);
        for output in outputs {
            match output {
                Output::Store(writes) => {
                    self.writer.take(Job { writes, from: game });
                    if self.plant == Plant::EarlyAnswer {
                        self.tell_room(now, game, Input::Stored(Ok(())));
                    }
                }
                Output::Tell(who, frame) => {
                    let frame = self.planted_frame(frame);
                    if let Some(visitor) = self.visitors.get_mut(&who) {
                        visitor.connection.tell(frame);
                    }
                }
                Output::TellAll(frame) => {
                    for visitor in
                        self.visitors.values_mut().filter(|own| own.game == game && own.has_entered)
                    {
                        visitor.connection.tell(frame.clone());
                    }
                }
                Output::Close(who, why) => {
                    if let Some(visitor) = self.visitors.get_mut(&who) {
                        visitor.has_entered = false;
                        visitor.connection.close(why);
                    }
                }
            }
        }
        if self.rooms.get(&game).is_some_and(|room| room.is_done(now)) {
            self.rooms.remove(&game);
        }
    }

    /// Nobody who comes may be told of a clock that has run since before this server began, unless the clock on the wall was set
    /// back by so little that the game's time goes on as if there had been no gap.
    fn check_clocks(&mut self, game: GameId, outputs: &[Output]) {
        let greets = |output: &Output| match output {
            Output::Tell(_, frame) => {
                matches!(decode(frame.bytes()), Ok(Down::Whole { .. } | Down::Tail { .. }))
            }
            _ => false,
        };
        let Some(room) = self.rooms.get(&game).filter(|_| outputs.iter().any(greets)) else { return };
        let since = room.told().clock.turn.and_then(|turn| turn.since);
        let begin = room.time(self.begin);
        if room.told().at < begin && since.is_some_and(|since| since < begin) {
            self.fault =
                Some(format!("game {game}: a clock is shown that ran without a server: {:?}", room.told()));
        }
    }

    /// With [`Plant::ShortTail`], the last event of a tail is missing.
    fn planted_frame(&self, frame: Frame) -> Frame {
        if self.plant != Plant::ShortTail {
            return frame;
        }
        match decode(frame.bytes()) {
            Ok(Down::Tail { you, now, mut events }) => {
                events.pop();
                Frame::of(Matter::Whole, &Down::Tail { you, now, events })
            }
            _ => frame,
        }
    }

    /// One call of the store; the rooms hear of it later.
    pub(crate) fn run_store(&mut self, now: UnixMillis) -> Answers {
        self.writer.run(now, &mut *self.store)
    }

    pub(crate) fn answered(&mut self, now: UnixMillis, answers: Answers) {
        for (game, result) in answers {
            if self.plant != Plant::EarlyAnswer {
                self.tell_room(now, game, Input::Stored(result));
            }
        }
    }

    /// Lets rooms and connections do what is due, as far as the lines take it.
    pub(crate) fn pump(&mut self, now: UnixMillis, is_free: impl Fn(ConnectionId) -> bool) -> Vec<Effect> {
        let mut effects = Vec::new();
        let due = |room: &Room| room.wake().is_some_and(|wake| wake <= now);
        let rooms: Vec<GameId> =
            self.rooms.iter().filter(|(_, room)| due(room)).map(|(game, _)| *game).collect();
        for game in rooms {
            self.tell_room(now, game, Input::Wake);
        }
        let ids: Vec<ConnectionId> = self.visitors.keys().copied().collect();
        for id in ids.into_iter().filter(|id| is_free(*id)) {
            let Some(visitor) = self.visitors.get_mut(&id) else { continue };
            match visitor.connection.next(now) {
                Next::Write(bytes) => {
                    visitor.wake = now;
                    effects.push(Effect::Send(id, bytes.to_vec()));
                }
                Next::Ask(request) => self.request(now, id, request),
                Next::Wait(until) => visitor.wake = until,
                Next::End => {
                    self.hang(now, id);
                    effects.push(Effect::Hang(id));
                }
            }
        }
        effects
    }

    /// When something is due by itself.
    pub(crate) fn wake(&self, is_free: impl Fn(ConnectionId) -> bool) -> Option<u64> {
        let rooms = self.rooms.values().filter_map(Room::wake);
        let free = self.visitors.iter().filter(|(id, _)| is_free(**id));
        rooms.chain(free.map(|(_, visitor)| visitor.wake)).map(|at| at.0).min()
    }
}
