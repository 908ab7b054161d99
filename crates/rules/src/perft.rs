//! Counting move sequences, the usual proof of a move generator.

use crate::Position;

/// How many sequences of `depth` legal moves there are.
///
/// The last ply is counted without making the moves.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal() as u64,
        _ => descend(&mut position.clone(), depth),
    }
}

fn descend(position: &mut Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_legal() as u64;
    }
    let mut count = 0;
    for mv in position.legal_moves() {
        let undo = position.play_unchecked(mv);
        count += descend(position, depth - 1);
        position.undo(mv, undo);
    }
    count
}
