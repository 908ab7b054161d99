//! What one visitor has still to be told.

use std::collections::VecDeque;

use axum::body::Bytes;
use chuhe_wire::{Down, encode};

/// A message for visitors, encoded once for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    matter: Matter,
    bytes: Bytes,
}

/// What a message is about, as far as one may stand for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// All that a client misses; whatever comes before it is not missed.
    Whole,
    /// Something that happened.
    Event,
    /// The answer to a command.
    Answer,
    /// How many look on; only the last number counts.
    Watchers,
}

impl Frame {
    /// A message as bytes.
    pub fn of(matter: Matter, down: &Down) -> Self {
        Self { matter, bytes: encode(down).into() }
    }

    /// What the message is about.
    pub(crate) fn matter(&self) -> Matter {
        self.matter
    }

    /// The message's bytes.
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }
}

/// A bounded queue; who reads too slowly is told the whole game instead of what it held.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    frames: VecDeque<Frame>,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// Everything is told.
    #[default]
    Open,
    /// Too much waited; nothing is told before the whole game.
    Behind,
    /// The whole game was asked for.
    Asked,
}

/// The most messages that wait for one visitor.
const MOST: usize = 64;

impl Outbox {
    pub(super) fn push(&mut self, frame: Frame) {
        match frame.matter {
            Matter::Whole if self.state != State::Open => {
                self.frames.clear();
                self.state = State::Open;
            }
            _ if self.state != State::Open => return,
            Matter::Watchers => self.frames.retain(|own| own.matter != Matter::Watchers),
            _ => {}
        }
        if self.frames.len() >= MOST {
            self.frames.clear();
            self.state = State::Behind;
            return;
        }
        self.frames.push_back(frame);
    }

    pub(super) fn pop(&mut self) -> Option<Bytes> {
        self.frames.pop_front().map(|frame| frame.bytes)
    }

    pub(super) fn clear(&mut self) {
        self.frames.clear();
    }

    /// Whether the whole game has to be asked for; says so once.
    pub(super) fn take_behind(&mut self) -> bool {
        let is_behind = self.state == State::Behind;
        if is_behind {
            self.state = State::Asked;
        }
        is_behind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(matter: Matter, number: u32) -> Frame {
        Frame::of(matter, &Down::Watchers(number))
    }

    fn drain(outbox: &mut Outbox) -> Vec<Bytes> {
        std::iter::from_fn(|| outbox.pop()).collect()
    }

    #[test]
    fn a_new_number_takes_the_place_of_an_old_one() {
        let mut outbox = Outbox::default();
        for frame in [frame(Matter::Watchers, 1), frame(Matter::Event, 2), frame(Matter::Watchers, 3)] {
            outbox.push(frame);
        }
        assert_eq!(drain(&mut outbox), [2, 3].map(|number| frame(Matter::Event, number).bytes));
    }

    #[test]
    fn f9_who_reads_too_slowly_gets_the_whole_game_and_costs_no_memory() {
        let mut outbox = Outbox::default();
        for number in 0..10_000 {
            outbox.push(frame(Matter::Event, number));
            assert!(outbox.frames.len() <= MOST);
        }
        assert_eq!(drain(&mut outbox), [] as [Bytes; 0], "nothing that has a gap before it is told");
        assert!(outbox.take_behind());
        assert!(!outbox.take_behind(), "it is asked for once");
        outbox.push(frame(Matter::Event, 1));
        outbox.push(frame(Matter::Whole, 2));
        outbox.push(frame(Matter::Event, 3));
        assert_eq!(drain(&mut outbox), [2, 3].map(|number| frame(Matter::Event, number).bytes));
    }
}
