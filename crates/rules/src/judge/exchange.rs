//! What the Chinese rules weigh: exchanges on one point, and mates by unbroken checks.

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

/// How many positions the search for a mate by checks may visit; where it is cut off, there is none.
pub(super) const MATE_NODES: u32 = 50_000;

/// How many own moves such a mate may take.
const MATE_MOVES: u32 = 4;

/// Whether the side to move mates by nothing but checks, within [`MATE_MOVES`] moves.
///
/// Unknown where that takes more than `nodes` positions.
pub(super) fn mates_by_checks(position: &Position, nodes: u32) -> Option<bool> {
    let mut left = nodes;
    let mates = attack(&mut position.clone(), MATE_MOVES, &mut left);
    (mates || left > 0).then_some(mates)
}

fn attack(position: &mut Position, moves: u32, nodes: &mut u32) -> bool {
    for mv in position.legal_moves() {
        let Some(left) = nodes.checked_sub(1) else { return false };
        *nodes = left;
        let undo = position.play_unchecked(mv);
        let mates = position.is_check() && cannot_defend(position, moves - 1, nodes);
        position.undo(mv, undo);
        if mates {
            return true;
        }
    }
    false
}

fn cannot_defend(position: &mut Position, moves: u32, nodes: &mut u32) -> bool {
    position.legal_moves().into_iter().all(|mv| {
        if moves == 0 {
            return false;
        }
        let undo = position.play_unchecked(mv);
        let mated = attack(position, moves, nodes);
        position.undo(mv, undo);
        mated
    })
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

    #[test]
    fn checks_that_mate() {
        let mates = |fen: &str, nodes| mates_by_checks(&at(fen), nodes);
        assert_eq!(mates("4k4/R8/9/9/9/9/9/9/9/3K2R2 w", MATE_NODES), Some(true));
        assert_eq!(mates("4k4/9/R8/9/9/9/9/9/6R2/3K5 w", MATE_NODES), Some(true));
        assert_eq!(mates("4k4/9/9/9/9/9/9/9/9/3K2R2 w", MATE_NODES), Some(false));
        assert_eq!(mates("startpos", MATE_NODES), Some(false));
        assert_eq!(mates("startpos", 20), None);
    }
}
