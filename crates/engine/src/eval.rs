//! What a position is worth without looking ahead.
//!
//! Every term is a pair of values, for a full board and for an empty one, and is mixed by what is left on the board.
//! The values are our own, set by hand from common teaching: a chariot is worth nine to ten soldiers, a cannon and a
//! horse about half of it (the cannon more with many screens, the horse more with few), an advisor or an elephant two,
//! a soldier one before the river and two to three beyond.

mod placement;
mod scale;
mod tapered;
mod terms;

use chuhe_rules::Position;

use crate::value::GREATEST_EVALUATION;
pub(crate) use placement::Placement;

/// The right to move is worth this.
const TEMPO: i32 = 12;

/// The worth of a position for the side to move, in hundredths of a soldier.
///
/// Positive is good for the side to move; a mirrored board, or a turned one with exchanged colours, is worth the same.
pub fn evaluate(position: &Position) -> i32 {
    evaluate_with(position, &Placement::of(position))
}

/// [`evaluate`], with the sum over the pieces at hand.
pub(crate) fn evaluate_with(position: &Position, placement: &Placement) -> i32 {
    let total = placement.sum + terms::of(position);
    let red = scale::scaled(position, total.mixed(placement.phase));
    let turn = position.turn();
    (turn.fold(red, -red) + TEMPO).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
}
