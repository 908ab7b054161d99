//! Keys of positions: placement and side to move, nothing else.

use crate::{Color, Piece, Square};

/// The next number of the `SplitMix64` generator (Steele, Lea, Flood 2014) and its state after it.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31), state)
}

static PIECES: [[[u64; 90]; 7]; 2] = {
    let mut table = [[[0; 90]; 7]; 2];
    let mut state = 0x695a_6368_7568_6500; // any constant; changing it changes stored keys
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 7 {
            let mut square = 0;
            while square < 90 {
                (table[color][role][square], state) = split_mix(state);
                square += 1;
            }
            role += 1;
        }
        color += 1;
    }
    table
};

/// What a position's key is changed by when Black is to move.
pub(crate) const TURN: u64 = split_mix(0x0074_7572_6e00).0;

/// What a position's key is changed by a piece on a point.
#[inline]
pub(crate) fn of(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.role as usize][square.index()]
}

/// What a position's key is changed by the side to move.
#[inline]
pub(crate) fn of_turn(turn: Color) -> u64 {
    match turn {
        Color::Red => 0,
        Color::Black => TURN,
    }
}
