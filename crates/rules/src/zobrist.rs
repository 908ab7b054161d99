//! Keys of positions: placement and side to move, nothing else.

use crate::{Color, Piece, Square};

/// Number *n* of the `SplitMix64` generator (Steele, Lea, Flood 2014) that starts from `seed`.
///
/// Any number of the sequence can be had at once, so no table is needed: in a browser, ten kilobytes of numbers that do
/// not compress would weigh more than the few instructions.
#[inline]
const fn split_mix(seed: u64, n: u64) -> u64 {
    let z = seed.wrapping_add((n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Any constant will do; changing it changes stored keys.
const SEED: u64 = 0x695a_6368_7568_6500;

/// What a position's key is changed by when Black is to move.
pub(crate) const TURN: u64 = split_mix(0x0074_7572_6e00, 0);

/// What a position's key is changed by a piece on a point.
#[inline]
pub(crate) const fn of(piece: Piece, square: Square) -> u64 {
    let kind = piece.color as u64 * 7 + piece.role as u64;
    split_mix(SEED, kind * 90 + square.index() as u64)
}

/// What a position's key is changed by the side to move.
#[inline]
pub(crate) fn of_turn(turn: Color) -> u64 {
    match turn {
        Color::Red => 0,
        Color::Black => TURN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Role;
    use std::collections::BTreeSet;

    #[test]
    fn all_keys_differ() {
        let keys: BTreeSet<u64> = Color::ALL
            .iter()
            .flat_map(|color| Role::ALL.iter().map(|role| Piece::new(*color, *role)))
            .flat_map(|piece| Square::all().map(move |square| of(piece, square)))
            .chain([TURN])
            .collect();
        assert_eq!(keys.len(), 2 * 7 * 90 + 1);
    }
}
