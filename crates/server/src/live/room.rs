//! One game with those who are there.

mod presence;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};

use chuhe_play::{
    Act, Command, Event, GameId, Kind, Nonce, PlayerId, Refusal, ReplayError, Session, Span, System, Time,
    View,
};
use chuhe_rules::ByColor;
use chuhe_store::{StoreError, Stored, UnixMillis, Write};
use chuhe_wire::{Closed, Down, Sentence};

use super::created::created;
use super::outbox::{Frame, Matter};
use presence::Presence;

/// The number of a connection; no two connections of a server have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// One game: its session, its connections, and what is being stored.
///
/// A room does one thing at a time: what a command brings about is stored before anybody hears of it and before the next
/// command is looked at, which counts as of the moment when it came in.
#[derive(Debug)]
pub struct Room {
    game: GameId,
    /// The number of the game that is played next, if one is.
    next: GameId,
    /// When the line of the game's events began.
    origin: UnixMillis,
    /// The game with what is being stored.
    session: Session,
    /// The game as everybody may know it: what is stored.
    told: View,
    /// What is stored.
    log: Vec<Event>,
    members: BTreeMap<ConnectionId, PlayerId>,
    /// Those who came while `stop` was not stored, with what they have: nobody is told of a clock that has not run.
    coming: Vec<(ConnectionId, PlayerId, u32)>,
    asked: VecDeque<Asked>,
    doing: Doing,
    /// From when on the clock must be taken to have stood still, until that is stored.
    stop: Option<Time>,
    presence: Presence,
}

/// A command that waits for its turn.
#[derive(Debug)]
struct Asked {
    at: UnixMillis,
    who: ConnectionId,
    player: PlayerId,
    nonce: Nonce,
    act: Act,
}

#[derive(Debug)]
enum Doing {
    /// Nothing.
    Waiting,
    /// These events are being stored; then somebody has to be told more than them.
    Storing { since: UnixMillis, events: Vec<Event>, answer: Option<(ConnectionId, Down)> },
    /// Something could not be stored that happened at `since`; the next try is due at `again`.
    Failed { since: Time, again: UnixMillis },
    /// The room's past is not the store's: it must be made anew.
    Broken,
}

/// What a room hears.
#[derive(Debug)]
pub enum Input {
    /// Somebody wants to be told of the game.
    Enter {
        /// On which connection.
        who: ConnectionId,
        /// Who it is.
        player: PlayerId,
        /// The last event that the client has; 0 if it has nothing.
        seq: u32,
    },
    /// A connection is gone.
    Leave {
        /// Which.
        who: ConnectionId,
    },
    /// Somebody who has entered asks for something.
    Ask {
        /// On which connection.
        who: ConnectionId,
        /// Which of the player's commands it is.
        nonce: Nonce,
        /// What is asked; lag and coin are the server's own.
        act: Act,
    },
    /// Somebody who read too slowly has read everything and needs the whole game.
    Again {
        /// On which connection.
        who: ConnectionId,
    },
    /// What became of the last [`Output::Store`].
    Stored(Result<(), StoreError>),
    /// Time has passed.
    Wake,
}

/// What a room wants done, in this order.
#[derive(Debug)]
pub enum Output {
    /// To have this stored, whole or not at all; [`Input::Stored`] is the answer, and until then there is no other.
    Store(Vec<Write>),
    /// To tell somebody something.
    Tell(ConnectionId, Frame),
    /// To tell everybody who has entered.
    TellAll(Frame),
    /// To end a connection, which has left with that.
    Close(ConnectionId, Closed),
}

/// The most connections of one game.
const MOST_MEMBERS: usize = 20_000;

/// The most commands that wait for their turn in one game; a connection's own limit is far lower.
const MOST_ASKED: usize = 256;

/// How long after a failure the store is tried again.
const AGAIN: Span = Span::seconds(1);

/// From how long a wait for the store on, nobody's clock runs in it.
const LATE: Span = Span(250);

/// How much a client must miss for the whole game to be worth a comparison.
const SHORT_TAIL: usize = 8;

impl Room {
    /// The room of a stored game; `next` is a number for the game that may follow it, as random as the game's own.
    ///
    /// # Errors
    /// If no game has this past.
    pub fn new(stored: Stored, next: GameId, now: UnixMillis) -> Result<Self, ReplayError> {
        let Stored { game, created_at, terms, events, stopped } = stored;
        let session = Session::replay(terms, &events)?;
        let told = session.view().clone();
        // The line goes on where it ended even if the clock on the wall was set back meanwhile.
        let origin = UnixMillis(created_at.0.min(now.0.saturating_sub(told.at.0)));
        let presence = Presence::new(now);
        let stop = stopped.filter(|_| clock_runs(&told)).map(|at| Time(at.0.saturating_sub(origin.0)));
        Ok(Self {
            game,
            next,
            origin,
            session,
            told,
            log: events,
            members: BTreeMap::new(),
            coming: Vec::new(),
            asked: VecDeque::new(),
            doing: Doing::Waiting,
            stop,
            presence,
        })
    }

    /// The game as everybody may know it.
    pub fn told(&self) -> &View {
        &self.told
    }

    /// The connections of those who play.
    pub(super) fn players(&self) -> impl Iterator<Item = ConnectionId> {
        let seats = self.told.seats;
        let members = self.members.iter();
        members
            .filter(move |(_, player)| seats.red == Some(**player) || seats.black == Some(**player))
            .map(|(who, _)| *who)
    }

    /// What time it is on the line of the game's events.
    pub fn time(&self, now: UnixMillis) -> Time {
        Time(now.0.saturating_sub(self.origin.0))
    }

    /// Whether nobody misses the room if it is put away, or it must be made anew.
    pub fn is_done(&self, now: UnixMillis) -> bool {
        match self.doing {
            Doing::Broken => true,
            Doing::Waiting => self.members.is_empty() && self.is_quiet(now),
            Doing::Storing { .. } | Doing::Failed { .. } => false,
        }
    }

    /// Whether nothing is being stored and nothing waits for its turn.
    pub fn is_settled(&self) -> bool {
        !matches!(self.doing, Doing::Storing { .. }) && self.asked.is_empty()
    }

    /// Whether it can be put away before nobody misses it, and comes back from the store as it was.
    pub(super) fn may_go(&self) -> bool {
        let is_empty = self.members.is_empty() && self.coming.is_empty() && self.asked.is_empty();
        is_empty && self.stop.is_none() && matches!(self.doing, Doing::Waiting)
    }

    /// Hears something.
    pub fn hear(&mut self, now: UnixMillis, input: Input) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Enter { who, player, seq } => self.enter(now, who, player, seq, &mut out),
            Input::Leave { who } => {
                self.leave(now, who);
            }
            Input::Ask { who, nonce, act } => match self.members.get(&who) {
                Some(_) if self.asked.len() >= MOST_ASKED => self.close(now, who, Closed::TooMuch, &mut out),
                Some(player) => {
                    self.asked.push_back(Asked { at: now, who, player: *player, nonce, act });
                }
                None => {}
            },
            Input::Again { who } => {
                if let Some(player) = self.members.get(&who) {
                    out.push(Output::Tell(who, self.whole(now, *player)));
                }
            }
            Input::Stored(Ok(())) => self.stored(now, &mut out),
            Input::Stored(Err(error)) => self.not_stored(now, &error, &mut out),
            Input::Wake => {}
        }
        self.go_on(now, &mut out);
        out
    }

    fn enter(
        &mut self,
        now: UnixMillis,
        who: ConnectionId,
        player: PlayerId,
        seq: u32,
        out: &mut Vec<Output>,
    ) {
        let closed = match self.doing {
            Doing::Failed { .. } | Doing::Broken => Closed::Fault,
            _ if self.members.len() + self.coming.len() >= MOST_MEMBERS
                && !self.members.contains_key(&who) =>
            {
                Closed::Full
            }
            _ if self.stop.is_some() => {
                self.coming.push((who, player, seq));
                return;
            }
            _ => {
                if self.members.insert(who, player).is_none() {
                    self.presence.came(player);
                }
                out.push(Output::Tell(who, self.since(now, player, seq)));
                self.look(now);
                out.extend(self.watchers_for(who));
                return;
            }
        };
        self.close(now, who, closed, out);
    }

    fn close(&mut self, now: UnixMillis, who: ConnectionId, why: Closed, out: &mut Vec<Output>) {
        self.leave(now, who);
        out.push(Output::Close(who, why));
    }

    fn leave(&mut self, now: UnixMillis, who: ConnectionId) {
        self.coming.retain(|(own, ..)| *own != who);
        if let Some(player) = self.members.remove(&who) {
            self.presence.went(player);
            self.look(now);
        }
    }

    /// What brings a client that has the events up to `seq` up to date.
    fn since(&self, now: UnixMillis, player: PlayerId, seq: u32) -> Frame {
        let missed = self.log.get(seq as usize..).filter(|_| seq > 0);
        let Some(missed) = missed else { return self.whole(now, player) };
        let tail = Down::Tail { you: player, now: self.time(now), events: missed.to_vec() };
        let tail = Frame::of(Matter::Whole, &tail);
        if missed.len() <= SHORT_TAIL {
            return tail;
        }
        let whole = self.whole(now, player);
        if whole.bytes().len() < tail.bytes().len() { whole } else { tail }
    }

    fn whole(&self, now: UnixMillis, player: PlayerId) -> Frame {
        let whole = Down::Whole { you: player, now: self.time(now), view: Box::new(self.told.clone()) };
        Frame::of(Matter::Whole, &whole)
    }

    /// What was to be stored is.
    fn stored(&mut self, now: UnixMillis, out: &mut Vec<Output>) {
        let Doing::Storing { since, events, answer } = std::mem::replace(&mut self.doing, Doing::Waiting)
        else {
            return;
        };
        self.stop = None;
        for event in events {
            self.told.follow(&event);
            self.log.push(event);
            if !self.members.is_empty() {
                out.push(Output::TellAll(Frame::of(Matter::Event, &Down::Event(event))));
            }
        }
        if let Some((who, down)) = answer {
            out.push(Output::Tell(who, Frame::of(Matter::Answer, &down)));
        }
        if now.0 - since.0 >= LATE.0 && clock_runs(&self.told) {
            // Nobody could know whose turn it was.
            self.stop = Some(self.told.at);
        }
        self.look(now);
        for (who, player, seq) in std::mem::take(&mut self.coming) {
            self.enter(now, who, player, seq, out);
        }
    }

    /// What was to be stored is not: it has not happened, and everybody has to come back.
    fn not_stored(&mut self, now: UnixMillis, error: &StoreError, out: &mut Vec<Output>) {
        let Doing::Storing { events, .. } = &self.doing else { return };
        let since = events.first().map_or(self.told.at, |event| event.at);
        let session = Session::replay(self.told.terms.clone(), &self.log);
        let is_behind =
            matches!(error, StoreError::Conflict { .. } | StoreError::Unknown(_) | StoreError::Taken(_));
        self.doing = match session {
            Ok(session) if !is_behind => {
                self.session = session;
                Doing::Failed { since, again: UnixMillis(now.0 + AGAIN.0) }
            }
            _ => Doing::Broken,
        };
        self.asked.clear();
        self.stop = None;
        let coming = std::mem::take(&mut self.coming).into_iter().map(|(who, ..)| who);
        let all = std::mem::take(&mut self.members).into_keys().chain(coming);
        out.extend(all.map(|who| Output::Close(who, Closed::Fault)));
        self.presence.all_went();
        self.look(now);
    }

    /// Does what is to be done, until something has to be stored or nothing is left.
    fn go_on(&mut self, now: UnixMillis, out: &mut Vec<Output>) {
        if let Doing::Failed { since, again } = self.doing
            && now >= again
        {
            self.doing = Doing::Waiting;
            self.stop = clock_runs(&self.told).then_some(since);
        }
        while let Doing::Waiting = self.doing {
            if let Some(writes) = self.suspend_or_restore(now) {
                out.push(Output::Store(writes));
            } else if let Some(asked) = self.asked.pop_front() {
                self.carry_out(now, &asked, out);
            } else if let Some(writes) = self.notice(now) {
                out.push(Output::Store(writes));
            } else {
                break;
            }
        }
        out.extend(self.watchers_for_all(now));
    }

    /// Carries out a command as of the moment when it came in.
    fn carry_out(&mut self, now: UnixMillis, asked: &Asked, out: &mut Vec<Output>) {
        let Asked { at, who, player, nonce, act } = *asked;
        let command = Command::Player { player, nonce, act };
        let answer = |down: &Down| Output::Tell(who, Frame::of(Matter::Answer, down));
        match self.session.apply(self.time(at), command) {
            Err(why) => out.push(answer(&Down::Refused { nonce, why: Sentence::of(&why) })),
            Ok(events) if events.is_empty() => out.push(answer(&Down::Done { nonce })),
            Ok(events) => {
                let is_own = |event: &Event| event.by.is_some_and(|origin| origin.nonce == nonce);
                let void = Down::Refused { nonce, why: Sentence::of(&Refusal::Over) };
                let answer = (!events.iter().any(is_own)).then_some((who, void));
                out.push(Output::Store(self.store(now, events, answer)));
            }
        }
    }

    /// Begins to store events; with those that agree on a rematch comes the game in which it is played.
    fn store(
        &mut self,
        now: UnixMillis,
        mut events: Vec<Event>,
        answer: Option<(ConnectionId, Down)>,
    ) -> Vec<Write> {
        let mut writes = Vec::new();
        if events.iter().any(|event| event.kind == Kind::Rematched) {
            writes = self.again(now);
            if !writes.is_empty() {
                let at = self.session.view().at;
                let follow = self.session.apply(at, Command::System(System::Follow(self.next)));
                events.extend(follow.unwrap_or_default());
            }
        }
        let append = |event: &Event| Write::Append { game: self.game, event: *event, at: now };
        writes.extend(events.iter().map(append));
        self.doing = Doing::Storing { since: now, events, answer };
        writes
    }

    /// The game that was agreed on, with both players in their seats; nothing if there is none.
    fn again(&self, now: UnixMillis) -> Vec<Write> {
        let Some(rematch) = self.session.rematch() else { return Vec::new() };
        created(self.next, rematch.terms, ByColor::new_with(|color| Some(rematch.seats[color])), now)
            .unwrap_or_default()
    }
}

fn clock_runs(view: &View) -> bool {
    view.end.is_none() && view.clock.turn.is_some_and(|turn| turn.since.is_some())
}
