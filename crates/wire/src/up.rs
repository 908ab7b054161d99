//! What a client says.

use chuhe_play::codec::{Code, CodecError, Reader};
use chuhe_play::{Act, Choice, Nonce, Offer, Phrase, Span};
use chuhe_rules::{Color, Move};

use crate::unknown;

/// What a client says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Up {
    /// The first message: which protocol the client speaks, and how much of the game it has.
    Hello {
        /// Its [`VERSION`](crate::VERSION).
        version: u8,
        /// The number of the last event that it has taken over; 0 if it has nothing.
        seq: u32,
    },
    /// The player asks for something.
    Act {
        /// Which of the player's commands it is; the same one is carried out once, however often it comes.
        nonce: Nonce,
        /// What is asked.
        ///
        /// What only the server may know is not sent: the lag of a move comes as no time, a coin as Black's side.
        act: Act,
    },
    /// The answer to [`Down::Ping`](crate::Down::Ping).
    Pong {
        /// What the question said.
        echo: u32,
    },
}

impl Code for Up {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Self::Hello { version, seq } => {
                out.push(0);
                out.push(*version);
                seq.put(out);
            }
            Self::Act { nonce, act } => {
                out.push(1);
                nonce.put(out);
                put_act(act, out);
            }
            Self::Pong { echo } => {
                out.push(2);
                echo.put(out);
            }
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Hello { version: from.byte()?, seq: u32::get(from)? },
            1 => Self::Act { nonce: Nonce::get(from)?, act: get_act(from)? },
            2 => Self::Pong { echo: u32::get(from)? },
            found => return Err(unknown("message of a client", found)),
        })
    }
}

fn put_act(act: &Act, out: &mut Vec<u8>) {
    let mut say = |tag: u8, what: &dyn Fn(&mut Vec<u8>)| {
        out.push(tag);
        what(out);
    };
    match act {
        Act::Join(choice) => say(0, &|out| out.push(choice_number(*choice))),
        Act::Move { ply, mv, lag: _ } => say(1, &|out| {
            ply.put(out);
            mv.put(out);
        }),
        Act::Resign => say(2, &|_| ()),
        Act::Offer(offer) => say(3, &|out| offer.put(out)),
        Act::Accept(offer) => say(4, &|out| offer.put(out)),
        Act::Decline(offer) => say(5, &|out| offer.put(out)),
        Act::Abort => say(6, &|_| ()),
        Act::GiveTime(span) => say(7, &|out| span.put(out)),
        Act::ClaimWin => say(8, &|_| ()),
        Act::ClaimDraw => say(9, &|_| ()),
        Act::Say(phrase) => say(10, &|out| phrase.put(out)),
        Act::Flag => say(11, &|_| ()),
    }
}

fn get_act(from: &mut Reader<'_>) -> Result<Act, CodecError> {
    Ok(match from.byte()? {
        0 => Act::Join(match from.byte()? {
            0 => Choice::Color(Color::Red),
            1 => Choice::Color(Color::Black),
            2 => Choice::Random { red: false },
            3 => Choice::Any,
            found => return Err(unknown("choice of a seat", found)),
        }),
        1 => Act::Move { ply: u16::get(from)?, mv: Move::get(from)?, lag: Span::ZERO },
        2 => Act::Resign,
        3 => Act::Offer(Offer::get(from)?),
        4 => Act::Accept(Offer::get(from)?),
        5 => Act::Decline(Offer::get(from)?),
        6 => Act::Abort,
        7 => Act::GiveTime(Span::get(from)?),
        8 => Act::ClaimWin,
        9 => Act::ClaimDraw,
        10 => Act::Say(Phrase::get(from)?),
        11 => Act::Flag,
        found => return Err(unknown("request of a player", found)),
    })
}

/// The stable number of a choice.
fn choice_number(choice: Choice) -> u8 {
    match choice {
        Choice::Color(color) => color.fold(0, 1),
        Choice::Random { .. } => 2,
        Choice::Any => 3,
    }
}
