//! Values inside the search: hundredths of a soldier from the side to move, and what lies beyond evaluation.

use crate::Score;

/// A value no search returns.
pub(crate) const INFINITE: i32 = 32_100;

/// Mate on the board; a mate `n` plies away is worth `n` less.
pub(crate) const MATE: i32 = 32_000;

/// The deepest ply a search reaches.
pub(crate) const MAX_PLY: usize = 120;

/// The least value of a mate.
pub(crate) const LEAST_MATE: i32 = MATE - 2 * MAX_PLY as i32;

/// A game won because the other side may not go on repeating, less the plies to it.
///
/// Apart from mate: the loser can still leave the cycle, and the value holds only on the path it was found on.
pub(crate) const RULE_WIN: i32 = 20_000;

/// The least value of a win by rule.
pub(crate) const LEAST_RULE_WIN: i32 = RULE_WIN - 2 * MAX_PLY as i32;

/// The greatest value of an evaluation.
pub(crate) const GREATEST_EVALUATION: i32 = 15_000;

/// Worth of the pieces in exchanges, by role; the general's exceeds all others together.
pub(crate) const EXCHANGE: [i32; 7] = [20_000, 200, 200, 430, 950, 450, 110];

/// The value of being mated at `ply`.
pub(crate) const fn mated(ply: usize) -> i32 {
    ply as i32 - MATE
}

pub(crate) const fn is_mate(value: i32) -> bool {
    value.abs() >= LEAST_MATE
}

/// Whether a value rests on the repetition rules, and so on the path to its position.
pub(crate) const fn is_by_rule(value: i32) -> bool {
    value.abs() >= LEAST_RULE_WIN && value.abs() <= RULE_WIN
}

/// A mate counted from this position instead of from the root, as the table keeps it.
pub(crate) const fn to_table(value: i32, ply: usize) -> i32 {
    if value >= LEAST_MATE {
        value + ply as i32
    } else if value <= -LEAST_MATE {
        value - ply as i32
    } else {
        value
    }
}

/// The reverse of [`to_table`].
pub(crate) const fn from_table(value: i32, ply: usize) -> i32 {
    if value >= LEAST_MATE {
        value - ply as i32
    } else if value <= -LEAST_MATE {
        value + ply as i32
    } else {
        value
    }
}

/// The value as it is reported.
pub(crate) fn score(value: i32) -> Score {
    let plies = MATE - value.abs();
    match value {
        LEAST_MATE.. => Score::MateIn(plies.unsigned_abs().div_ceil(2)),
        ..=0 if is_mate(value) => Score::MatedIn(plies.unsigned_abs().div_ceil(2)),
        _ if is_by_rule(value) && value > 0 => Score::WinByRule,
        _ if is_by_rule(value) => Score::LossByRule,
        _ => Score::Centipawns(value),
    }
}
