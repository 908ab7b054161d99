//! What the server says.

use chuhe_play::codec::{Code, CodecError, Reader};
use chuhe_play::{Event, Nonce, PlayerId, Time, View};

use crate::{Sentence, snapshot, unknown};

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Down {
    /// The whole game: the answer to a hello of somebody who has nothing of it or misses too much, and to one who reads too
    /// slowly to be told everything.
    Whole {
        /// Who the client is.
        you: PlayerId,
        /// What time it is on the line of the game's events.
        now: Time,
        /// The game.
        view: Box<View>,
    },
    /// What a client misses that has the rest: the answer to its hello.
    Tail {
        /// Who the client is.
        you: PlayerId,
        /// What time it is on the line of the game's events.
        now: Time,
        /// The events in order.
        events: Vec<Event>,
    },
    /// Something happened, and is stored.
    Event(Event),
    /// A command was carried out before, or brings nothing about; what it did was told already.
    Done {
        /// The command.
        nonce: Nonce,
    },
    /// A command is refused.
    Refused {
        /// The command.
        nonce: Nonce,
        /// Why.
        why: Sentence,
    },
    /// Whether the client is there, and how far away; it answers with [`Up::Pong`](crate::Up::Pong) at once.
    Ping {
        /// What the answer has to say.
        echo: u32,
    },
    /// How many look on.
    Watchers(u32),
    /// The last message: why the server ends the connection.
    Closed(Closed),
}

/// Why the server ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closed {
    /// There is no such game.
    NoGame,
    /// The client speaks another version: its page has to be loaded again.
    Version,
    /// What the client said is no message.
    Malformed,
    /// The client said too much in too short a time.
    TooMuch,
    /// The server stops; the client comes back a little later.
    Stopping,
    /// The server cannot store anything at the moment; the client comes back a little later.
    Fault,
    /// The game has more connections than the server can serve.
    Full,
}

impl Closed {
    /// All of them in the order of their stable numbers, from 0.
    pub const ALL: [Self; 7] = [
        Self::NoGame,
        Self::Version,
        Self::Malformed,
        Self::TooMuch,
        Self::Stopping,
        Self::Fault,
        Self::Full,
    ];

    /// Whether it is of use to come back with the same page.
    pub fn may_return(self) -> bool {
        !matches!(self, Self::NoGame | Self::Version)
    }
}

impl Down {
    /// The names of the messages by their first bytes.
    pub const NAMES: [&'static str; 8] =
        ["whole", "tail", "event", "done", "refused", "ping", "watchers", "closed"];

    /// Which message bytes hold, as far as the first one tells: its place among [`NAMES`](Self::NAMES).
    pub fn number(bytes: &[u8]) -> Option<usize> {
        bytes.first().map(|first| usize::from(*first)).filter(|number| *number < Self::NAMES.len())
    }
}

impl Code for Closed {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        let found = from.byte()?;
        Self::ALL.get(usize::from(found)).copied().ok_or(unknown("end of a connection", found))
    }
}

impl Code for Down {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Self::Whole { you, now, view } => {
                out.push(0);
                you.put(out);
                now.put(out);
                snapshot::put(view, out);
            }
            Self::Tail { you, now, events } => {
                out.push(1);
                you.put(out);
                now.put(out);
                snapshot::put_list(events, out);
            }
            Self::Event(event) => {
                out.push(2);
                event.put(out);
            }
            Self::Done { nonce } => {
                out.push(3);
                nonce.put(out);
            }
            Self::Refused { nonce, why } => {
                out.push(4);
                nonce.put(out);
                why.put(out);
            }
            Self::Ping { echo } => {
                out.push(5);
                echo.put(out);
            }
            Self::Watchers(count) => {
                out.push(6);
                count.put(out);
            }
            Self::Closed(closed) => {
                out.push(7);
                closed.put(out);
            }
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Whole {
                you: PlayerId::get(from)?,
                now: Time::get(from)?,
                view: Box::new(snapshot::get(from)?),
            },
            1 => Self::Tail {
                you: PlayerId::get(from)?,
                now: Time::get(from)?,
                events: snapshot::get_list(from)?,
            },
            2 => Self::Event(Event::get(from)?),
            3 => Self::Done { nonce: Nonce::get(from)? },
            4 => Self::Refused { nonce: Nonce::get(from)?, why: Sentence::get(from)? },
            5 => Self::Ping { echo: u32::get(from)? },
            6 => Self::Watchers(u32::get(from)?),
            7 => Self::Closed(Closed::get(from)?),
            found => return Err(unknown("message of a server", found)),
        })
    }
}
