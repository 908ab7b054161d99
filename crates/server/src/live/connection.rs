//! What one visitor may say and is told.

use axum::body::Bytes;
use chuhe_play::{Act, Choice, Nonce, Span};
use chuhe_store::UnixMillis;
use chuhe_wire::{Closed, Down, LONGEST_UP, Up, VERSION, decode, encode};

use super::outbox::{Frame, Outbox};

/// One visitor's connection to a game.
///
/// It begins with a hello; what it says after that goes to the room, as far as it keeps within its limits.
/// How far away the visitor is, only the answers to the server's own questions tell.
#[derive(Debug)]
pub struct Connection {
    /// How a coin falls for this visitor.
    coin: bool,
    outbox: Outbox,
    state: State,
    /// When the visitor last said something; at first, when he came.
    heard: UnixMillis,
    allowance: Allowance,
    ping: Ping,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The hello has not come.
    New,
    Open,
    /// This is still to be said.
    Closing(Closed),
    Closed,
}

/// How much a visitor may say: so many messages at once, and so many more with each second.
#[derive(Debug)]
struct Allowance {
    /// Thousandths of a message.
    left: u64,
    at: UnixMillis,
}

/// The question whether the visitor is there.
///
/// It is not asked again before it is answered: where the answers are lost and the questions are not, the visitor hears nothing
/// more, and knows by that.
#[derive(Debug)]
struct Ping {
    echo: u32,
    /// When it was asked, if it has no answer yet.
    asked: Option<UnixMillis>,
    /// When it is asked again at the earliest.
    due: UnixMillis,
    /// How long question and answer take together, smoothed.
    lag: Option<Span>,
}

/// What a visitor wants of the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// To be told of the game from the event after this one.
    Enter {
        /// The last event that he has; 0 if he has nothing.
        seq: u32,
    },
    /// To do something.
    Ask {
        /// Which of the player's commands it is.
        nonce: Nonce,
        /// What; its lag and its coin are the server's.
        act: Act,
    },
    /// The whole game, because he read too slowly to be told everything.
    Again,
}

/// What is to be done next on a connection.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// To write this.
    Write(Bytes),
    /// To ask the room.
    Ask(Request),
    /// To wait until something comes, or until then.
    Wait(UnixMillis),
    /// To close it.
    End,
}

/// How long a visitor may take for the hello.
const HELLO: Span = Span::seconds(10);

/// How often the server asks whether the visitor is there: well within [`Link::SILENCE`](chuhe_wire::Link::SILENCE).
const PING: Span = Span::seconds(4);

/// After so long without a word the visitor is gone.
const SILENCE: Span = Span::seconds(15);

/// How many messages a visitor may send at once, and how many more each second.
const MESSAGES: (u64, u64) = (40, 10);

/// The new measurement's part in the smoothed lag: one of so many.
const SMOOTH: u64 = 4;

impl Connection {
    /// A connection that has just opened; `coin` is how a coin falls for this visitor.
    pub fn new(now: UnixMillis, coin: bool) -> Self {
        Self {
            coin,
            outbox: Outbox::default(),
            state: State::New,
            heard: now,
            allowance: Allowance { left: MESSAGES.0 * 1_000, at: now },
            ping: Ping { echo: 0, asked: None, due: now, lag: None },
        }
    }

    /// Hears a message, and gives what it wants of the room.
    pub fn hear(&mut self, now: UnixMillis, bytes: &[u8]) -> Option<Request> {
        if !matches!(self.state, State::New | State::Open) {
            return None;
        }
        self.heard = now;
        if !self.allowance.take(now) {
            self.close(Closed::TooMuch);
            return None;
        }
        let up = if bytes.len() <= LONGEST_UP { decode(bytes).ok() } else { None };
        match (self.state, up) {
            (_, Some(Up::Hello { version, .. })) if version != VERSION => self.close(Closed::Version),
            (_, Some(Up::Hello { version: _, seq })) => {
                self.state = State::Open;
                return Some(Request::Enter { seq });
            }
            (State::Open, Some(Up::Act { nonce, act })) => {
                return Some(Request::Ask { nonce, act: self.with_own(act) });
            }
            (State::Open, Some(Up::Pong { echo })) => self.ping.answer(now, echo),
            _ => self.close(Closed::Malformed),
        }
        None
    }

    /// Puts what only the server knows into an act.
    fn with_own(&self, act: Act) -> Act {
        match act {
            Act::Move { ply, mv, .. } => Act::Move { ply, mv, lag: self.lag() },
            Act::Join(Choice::Random { .. }) => Act::Join(Choice::Random { red: self.coin }),
            act => act,
        }
    }

    /// How long a message to the visitor and his answer take together, as far as measured.
    pub fn lag(&self) -> Span {
        self.ping.lag.unwrap_or(Span::ZERO)
    }

    /// Tells the visitor something, as soon as he reads.
    pub fn tell(&mut self, frame: Frame) {
        if self.state == State::Open {
            self.outbox.push(frame);
        }
    }

    /// Ends the connection with this as the last word.
    pub fn close(&mut self, why: Closed) {
        if self.state != State::Closed {
            self.state = State::Closing(why);
            self.outbox.clear();
        }
    }

    /// What is to be done next; to be asked again after it is done, and after anything has come.
    pub fn next(&mut self, now: UnixMillis) -> Next {
        let silent_at = self.heard.0 + if self.state == State::New { HELLO.0 } else { SILENCE.0 };
        match self.state {
            State::Closed => return Next::End,
            State::Closing(why) => {
                self.state = State::Closed;
                return Next::Write(encode(&Down::Closed(why)).into());
            }
            State::New | State::Open if now.0 >= silent_at => {
                self.state = State::Closed;
                return Next::End;
            }
            State::New => return Next::Wait(UnixMillis(silent_at)),
            State::Open => {}
        }
        // A slow reader is asked, too, or he would seem to be silent.
        if self.ping.due().is_some_and(|due| now >= due) {
            return Next::Write(encode(&self.ping.ask(now)).into());
        }
        if let Some(bytes) = self.outbox.pop() {
            return Next::Write(bytes);
        }
        if self.outbox.take_behind() {
            return Next::Ask(Request::Again);
        }
        Next::Wait(UnixMillis(self.ping.due().map_or(silent_at, |due| due.0.min(silent_at))))
    }
}

impl Allowance {
    /// Whether one more message is within the limit.
    fn take(&mut self, now: UnixMillis) -> bool {
        let (most, each_second) = MESSAGES;
        let more = now.0.saturating_sub(self.at.0).saturating_mul(each_second);
        self.left = self.left.saturating_add(more).min(most * 1_000);
        self.at = now;
        let is_within = self.left >= 1_000;
        self.left = self.left.saturating_sub(1_000);
        is_within
    }
}

impl Ping {
    /// When it is asked again, unless an answer is waited for.
    fn due(&self) -> Option<UnixMillis> {
        self.asked.is_none().then_some(self.due)
    }

    fn ask(&mut self, now: UnixMillis) -> Down {
        self.echo = self.echo.wrapping_add(1);
        self.asked = Some(now);
        self.due = UnixMillis(now.0 + PING.0);
        Down::Ping { echo: self.echo }
    }

    /// Measures; an answer to an older question, or to none, says nothing.
    fn answer(&mut self, now: UnixMillis, echo: u32) {
        if echo != self.echo {
            return;
        }
        if let Some(asked) = self.asked.take() {
            let lag = now.0.saturating_sub(asked.0);
            let smooth = self.lag.map_or(lag, |old| (old.0 * (SMOOTH - 1) + lag) / SMOOTH);
            self.lag = Some(Span(smooth));
        }
    }
}

#[cfg(test)]
mod tests;
