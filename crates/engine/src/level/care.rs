//! What a player who has learned the moves not long ago looks at before a move: whether a piece of its own can then be taken
//! in plain sight, and whether the move goes forward.

use chuhe_rules::{Color, Move, MoveList, Position, Role};

use super::sight::Sight;

/// What a piece is worth to somebody who has learned the moves not long ago, in soldiers, counted on the fingers.
pub const fn plain_worth(role: Role) -> i32 {
    match role {
        Role::General => 1_000,
        Role::Chariot => 9,
        Role::Cannon => 5,
        Role::Horse => 4,
        Role::Advisor | Role::Elephant => 2,
        Role::Soldier => 1,
    }
}

/// Leaves those of the moves after which least can be taken in plain sight; `sees` says which captures the player sees.
pub(super) fn careful(
    position: &Position,
    moves: &MoveList,
    sees: impl Fn(&Position, Move) -> bool,
) -> MoveList {
    let loss = |mv: &Move| {
        let mut after = position.clone();
        let taken = after.play_unchecked(*mv).captured.map_or(0, |victim| plain_worth(victim.role));
        (loss(&after, &sees) - taken).max(0)
    };
    let losses: Vec<i32> = moves.iter().map(loss).collect();
    let least = losses.iter().copied().min().unwrap_or(0);
    let mut careful = MoveList::new();
    careful.extend(moves.iter().zip(&losses).filter(|(_, loss)| **loss == least).map(|(mv, _)| *mv));
    careful
}

/// Whether a move goes towards the other side.
pub(super) fn is_forward(position: &Position, mv: Move) -> bool {
    let (from, to) = (mv.from().rank(), mv.to().rank());
    match position.turn() {
        Color::Red => to > from,
        Color::Black => to < from,
    }
}

/// The most that the side to move gains by a capture in plain sight.
fn loss(position: &Position, sees: &impl Fn(&Position, Move) -> bool) -> i32 {
    let gain = |mv: &Move| {
        let piece = position.piece_at(mv.from())?;
        // A soldier that is taken is no reason to move otherwise.
        let victim = position.piece_at(mv.to()).filter(|victim| victim.role != Role::Soldier)?;
        if Sight::of(piece.role, *mv) != Sight::Near || !sees(position, *mv) {
            return None;
        }
        let mut after = position.clone();
        after.play_unchecked(*mv);
        let guarded = after.legal_moves().iter().any(|reply| reply.to() == mv.to());
        Some(plain_worth(victim.role) - if guarded { plain_worth(piece.role) } else { 0 })
    };
    position.legal_moves().iter().filter_map(gain).max().unwrap_or(0).max(0)
}
