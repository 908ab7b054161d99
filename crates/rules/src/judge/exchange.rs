//! What the Chinese rules weigh: exchanges on one point.

use crate::{Bitboard, Move, Position, Role, Square};

/// What a piece counts in an exchange: a chariot as two horses or cannons, those as two guards.
fn worth(role: Role) -> i32 {
    match role {
        // Whoever retakes with the general gives nothing: it cannot be taken.
        Role::General => 0,
        Role::Chariot => 4,
        Role::Horse | Role::Cannon => 2,
        Role::Advisor | Role::Elephant | Role::Soldier => 1,
    }
}

/// What a capture wins when both sides take on its point as long as that pays.
pub(super) fn gain(capture: Move, position: &Position) -> i32 {
    let role = |square: Square| position.piece_at(square).map_or(Role::General, |piece| piece.role);
    let mut after = position.clone();
    after.play_unchecked(capture);
    worth(role(capture.to())) - retake(&after, capture.to(), worth(role(capture.from())))
}

/// What the side to move wins by taking on a point where a piece of this worth stands; nothing if it had better not.
fn retake(position: &Position, point: Square, worth_there: i32) -> i32 {
    let least = position
        .legal_moves_to(Bitboard::of(point))
        .into_iter()
        .filter_map(|mv| Some((worth(position.piece_at(mv.from())?.role), mv)))
        .min_by_key(|(worth, _)| *worth);
    let Some((own, mv)) = least else { return 0 };
    let mut after = position.clone();
    after.play_unchecked(mv);
    (worth_there - retake(&after, point, own)).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    fn at(fen: &str) -> Position {
        Game::from_fen(fen).unwrap().position().clone()
    }

    #[test]
    fn an_exchange_is_counted_to_its_end() {
        let wins = |fen: &str, mv: &str| gain(mv.parse().unwrap(), &at(fen));
        // A horse alone, a horse that a chariot protects, a chariot that a horse attacks.
        assert_eq!(wins("3k5/9/9/9/n8/9/9/9/R8/4K4 w", "a1a5"), 2);
        assert_eq!(wins("3k5/9/9/r8/n8/9/9/9/R8/4K4 w", "a1a5"), -2);
        assert_eq!(wins("3k5/9/9/r8/n8/9/9/9/R8/R3K4 w", "a1a5"), 2);
        assert_eq!(wins("3k5/9/9/r8/9/1N7/9/9/9/4K4 w", "b4a6"), 4);
    }
}
