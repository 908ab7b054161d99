//! The best move, told step by step.

use chuhe_rules::{Move, Square};

use crate::Assessment;

/// A step of a hint; each tells more than the one before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// Which piece to move.
    Piece(Square),
    /// Where it should go.
    Point(Move),
    /// What follows: the best line for both sides, the move included.
    Line(Vec<Move>),
}

impl Hint {
    /// How many steps there are.
    pub const STEPS: usize = 3;

    /// A step, from 0; nothing where there is no move, or no such step.
    pub fn step(assessment: &Assessment, step: usize) -> Option<Self> {
        let best = assessment.best()?;
        match step {
            0 => Some(Self::Piece(best.from())),
            1 => Some(Self::Point(best)),
            2 => Some(Self::Line(assessment.line.clone())),
            _ => None,
        }
    }
}
