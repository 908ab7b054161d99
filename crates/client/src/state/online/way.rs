//! How the page gets to the server, and back to it after a cut.

use chuhe_play::{Span, Time};
use chuhe_wire::Line;

use super::Online;
use super::road::{Road, Roads};

/// How long a connection may take to open.
const OPENING: Span = Span::seconds(6);

/// How far the clock of the day may run ahead of the page's own before the device must have slept.
const SLEEP: i64 = 2_000;

/// What is to be done now about the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    /// To open one, by this way.
    Open(Road),
    /// To give up the one there is: it is dead.
    Drop,
}

/// How far the page is on its way to the server.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    state: State,
    /// How many tries in a row have come to nothing.
    failures: u32,
    roads: Roads,
    /// By how many milliseconds the clock of the day was ahead of the page's own.
    ahead: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// There is no connection; the next try is due at this moment.
    Down(Time),
    /// One is being opened since this moment.
    Opening(Time),
    /// There is one.
    Up,
    /// No other try is of use.
    Over,
}

impl Way {
    pub(super) const fn new(road: Road, now: Time) -> Self {
        Self { state: State::Down(now), failures: 0, roads: Roads::new(road, now), ahead: None }
    }

    /// The server has said something; with its first word, the way that the next page should begin with.
    pub(super) fn is_up(&mut self) -> Option<Road> {
        self.failures = 0;
        self.roads.works()
    }

    /// Whether the last try came to nothing.
    pub(super) const fn has_failed(&self) -> bool {
        self.failures > 0
    }

    /// No other try is of use.
    pub(super) fn end(&mut self) {
        self.state = State::Over;
    }

    /// When the next try is due, while there is no connection.
    pub(super) fn due(self) -> Option<Time> {
        if let State::Down(due) = self.state { Some(due) } else { None }
    }
}

impl Online {
    /// What is to be done about the connection at this moment; it is done then.
    pub fn beat(&mut self, now: Time) -> Option<Beat> {
        match self.way.state {
            State::Down(due) if now >= due => {
                self.way.state = State::Opening(now);
                Some(Beat::Open(self.way.roads.take()))
            }
            State::Opening(since) if now.since(since) >= OPENING => Some(Beat::Drop),
            State::Up if self.link.is_silent(now) => Some(Beat::Drop),
            _ => None,
        }
    }

    /// The connection is open; what it gives is to be said at once.
    ///
    /// Nothing if this one is not to be used: then another one is due now.
    pub fn opened(&mut self, now: Time) -> Option<Vec<u8>> {
        if !self.way.roads.opens() {
            self.way.state = State::Down(now);
            return None;
        }
        self.way.state = State::Up;
        Some(chuhe_wire::encode(&self.link.opened(now)))
    }

    /// There is no connection any more, or none came about; the next try follows after a random while.
    pub fn cut(&mut self, now: Time, dice: u32) {
        if matches!(self.way.state, State::Down(_) | State::Over) {
            return;
        }
        // One that was open and said nothing is no better than one that did not open.
        if self.link.line() != Line::Open {
            self.way.failures += 1;
        }
        self.way.roads.ends(now);
        self.link.cut();
        self.way.state = State::Down(now + self.link.pause(dice));
    }

    /// Whether the device has slept since this was asked last: the clock of the day has gone on then, and the page's own
    /// stood still.
    ///
    /// What the page has of the clocks is late then, and the connection most likely dead.
    pub fn has_slept(&mut self, now: Time, day: Time) -> bool {
        let ahead = day.0.cast_signed() - now.0.cast_signed();
        let before = self.way.ahead.replace(ahead);
        before.is_some_and(|before| ahead - before > SLEEP)
    }

    /// Something has changed that makes a try worth while now.
    pub fn hurry(&mut self, now: Time) {
        if let State::Down(due) = &mut self.way.state {
            *due = now.min(*due);
        }
    }
}
