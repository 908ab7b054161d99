//! Counting move sequences, the usual proof of a move generator.

use alloc::vec::Vec;

use crate::{Move, Position};

/// The greatest depth that is worth asking for, in plies: nobody lives to see the count of half of it.
///
/// Counting goes one call deeper with every ply.
pub const DEEPEST_PERFT: u32 = 32;

/// How many sequences of `depth` legal moves there are.
///
/// The last ply is counted without making the moves.
/// A `depth` of more than [`DEEPEST_PERFT`] may exhaust the stack.
///
/// # Panics
/// Never.
pub fn perft(position: &Position, depth: u32) -> u64 {
    descend(&mut position.clone(), depth, &|| true).expect("nobody ends the count")
}

/// How many sequences of `depth` legal moves begin with each legal move, in the order of their text; at depth 0 there
/// are none.
///
/// Nothing once `goes_on` has answered that the count is to end; it is asked before each move and every few thousand
/// positions.
pub fn divide(position: &Position, depth: u32, goes_on: impl Fn() -> bool) -> Option<Vec<(Move, u64)>> {
    let Some(rest) = depth.checked_sub(1) else { return Some(Vec::new()) };
    let mut position = position.clone();
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_key(|mv| (mv.from().file(), mv.from().rank(), mv.to().file(), mv.to().rank()));
    moves
        .into_iter()
        .map(|mv| {
            if !goes_on() {
                return None;
            }
            let undo = position.play_unchecked(mv);
            let count = descend(&mut position, rest, &goes_on);
            position.undo(mv, undo);
            Some((mv, count?))
        })
        .collect()
}

fn descend(position: &mut Position, depth: u32, goes_on: &impl Fn() -> bool) -> Option<u64> {
    match depth {
        0 => return Some(1),
        1 => return Some(position.count_legal() as u64),
        2 => {}
        _ if goes_on() => {}
        _ => return None,
    }
    let mut count = 0;
    for mv in position.legal_moves() {
        let undo = position.play_unchecked(mv);
        count += descend(position, depth - 1, goes_on)?;
        position.undo(mv, undo);
    }
    Some(count)
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::*;

    #[test]
    fn a_count_is_divided_among_the_moves_in_order() {
        let position = Position::start();
        for depth in 1..=3 {
            let counts = divide(&position, depth, || true).unwrap();
            assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), perft(&position, depth));
            assert!(counts.is_sorted_by_key(|(mv, _)| alloc::string::ToString::to_string(mv)));
        }
        assert_eq!(divide(&position, 0, || true), Some(Vec::new()));
    }

    #[test]
    fn a_count_can_be_ended() {
        let asked = Cell::new(0);
        let twice = || {
            asked.set(asked.get() + 1);
            asked.get() <= 2
        };
        assert_eq!(divide(&Position::start(), DEEPEST_PERFT, twice), None);
        assert_eq!(asked.get(), 3);
        assert_eq!(divide(&Position::start(), 1, || false), None);
    }
}
