//! Where readers put what they find.

use std::ops::ControlFlow;

use crate::{Limits, Problem, Record, Visitor, Warning};

/// Where the reader of a format puts games and warnings; it numbers them.
pub(crate) struct Sink<'a> {
    visitor: &'a mut dyn Visitor,
    /// How long things may be.
    pub(crate) limits: &'a Limits,
    games: usize,
}

impl<'a> Sink<'a> {
    pub(crate) fn new(visitor: &'a mut dyn Visitor, limits: &'a Limits) -> Self {
        Self { visitor, limits, games: 0 }
    }

    /// Hands over a finished game; break is the wish for no more of them.
    pub(crate) fn game(&mut self, record: Record) -> ControlFlow<()> {
        self.games += 1;
        self.visitor.game(record)
    }

    /// Warns if a record begins with an impossible board, and gives it back.
    pub(crate) fn start(&mut self, record: Record, byte: Option<usize>) -> Record {
        if let Err(error) = record.start_position() {
            self.warn(None, byte, Problem::ImpossibleStart { fault: error.faults[0] });
        }
        record
    }

    /// Warns about the game that is being read.
    pub(crate) fn warn(&mut self, ply: Option<usize>, byte: Option<usize>, problem: Problem) {
        let byte = byte.map(|byte| byte as u64);
        self.visitor.warning(Warning { game: self.games + 1, ply, byte, problem });
    }
}
