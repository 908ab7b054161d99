//! What a position is worth without looking ahead.
//!
//! The search sees an [`Evaluator`] only, and [`Evaluation`] names the one that plays: it is chosen when the program is
//! built, so that another costs no call through a pointer.
//! Today's counts terms: each has a weight, a pair of values for a full board and for an empty one, and the sum is mixed
//! by what is left on the board.
//! All weights stand in one table (`eval/weights.rs`); [`trace()`] says how often each of them counts in a position, which
//! is what a tuner needs, and runs the very code that the search runs.

mod classical;
mod material;
mod placement;
mod scale;
mod table;
mod tally;
mod tapered;
mod terms;
mod trace;
mod weights;

use chuhe_rules::{Move, Position, Undo};

use classical::Classical;
pub use trace::{Trace, trace};
pub use weights::{weights, weights_source};

/// Judges positions; a value of the type is what is kept up to date from move to move.
pub(crate) trait Evaluator: Copy + Default {
    /// The state for a position, made from scratch.
    fn of(position: &Position) -> Self;

    /// Becomes the state for `position`, which `mv` has led to from the position that `before` is for.
    fn follow(&mut self, before: &Self, position: &Position, mv: Move, undo: &Undo);

    /// The worth of the position that this state is for, from the side to move, within ±
    /// [`GREATEST_EVALUATION`](crate::value::GREATEST_EVALUATION).
    fn value(&self, position: &Position) -> i32;
}

/// What judges positions in the search.
pub(crate) type Evaluation = Classical;

/// The worth of a position for the side to move, in hundredths of a soldier.
///
/// Positive is good for the side to move; a mirrored board, or a turned one with exchanged colours, is worth the same.
pub fn evaluate(position: &Position) -> i32 {
    Evaluation::of(position).value(position)
}
