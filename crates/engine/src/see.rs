//! What an exchange on one point gains.

use chuhe_rules::{Bitboard, Move, Position, Role};

use crate::value::EXCHANGE;

/// The order in which pieces are given up.
const CHEAPEST_FIRST: [Role; 7] =
    [Role::Soldier, Role::Advisor, Role::Elephant, Role::Horse, Role::Cannon, Role::Chariot, Role::General];

/// Whether a legal move, with the captures that follow on its target, gains at least `threshold`.
///
/// Each side captures with its cheapest piece while that pays; screens and legs that vanish are regarded, pins are not.
pub(crate) fn gains(position: &Position, mv: Move, threshold: i32) -> bool {
    let worth = |role: Role| EXCHANGE[role as usize];
    let (from, to) = (mv.from(), mv.to());
    let Some(mover) = position.piece_at(from) else { return threshold <= 0 };

    let mut balance = position.piece_at(to).map_or(0, |victim| worth(victim.role)) - threshold;
    if balance < 0 {
        return false;
    }
    balance -= worth(mover.role);
    if balance >= 0 {
        return true;
    }
    let mut occupied = position.occupied().without(Bitboard::of(from)) | Bitboard::of(to);
    let mut side = !mover.color;
    loop {
        let attackers = position.attackers_within(to, occupied);
        let Some((square, role)) = CHEAPEST_FIRST
            .iter()
            .find_map(|role| Some(((attackers & position.pieces(side, *role)).first()?, *role)))
        else {
            break;
        };
        if role == Role::General && !(attackers & position.of(!side)).is_empty() {
            // The general may not capture what is protected.
            break;
        }
        occupied.remove(square);
        balance = -balance - 1 - worth(role);
        side = !side;
        if balance >= 0 {
            break;
        }
    }
    // The side that cannot or need not go on has lost the exchange.
    side != mover.color
}

#[cfg(test)]
mod tests {
    use super::*;
    use chuhe_rules::Setup;

    #[track_caller]
    fn check(fen: &str, mv: &str, gain: i32) {
        let position = Position::try_from(Setup::from_fen(fen).unwrap()).unwrap();
        let mv = mv.parse().unwrap();
        assert!(position.is_legal(mv));
        assert!(gains(&position, mv, gain), "{fen} {mv} gains at least {gain}");
        assert!(!gains(&position, mv, gain + 1), "{fen} {mv} gains at most {gain}");
    }

    #[test]
    fn exchanges() {
        let [_, advisor, _, horse, chariot, cannon, soldier] = EXCHANGE;
        let _ = advisor;
        // A loose piece.
        check("3k5/9/9/4n4/9/9/4R4/9/9/4K4 w - - 0 1", "e3e6", horse);
        // A horse protected by a chariot.
        check("3k5/9/9/r3n4/9/9/4R4/9/9/4K4 w - - 0 1", "e3e6", horse - chariot);
        // The same with a second chariot behind the first.
        check("3k5/9/9/r3n4/9/9/4R4/4R4/9/5K3 w - - 0 1", "e3e6", horse);
        // A cannon protects over the screen that the capture puts there.
        check("3k5/9/9/c2nn4/9/9/4R4/9/9/4K4 w - - 0 1", "e3e6", horse - chariot);
        // Nothing captured, soldier attacked by a chariot.
        check("3k5/9/9/9/r8/4P4/9/9/9/4K4 w - - 0 1", "e4e5", -soldier);
        // The cannon's own screen is not needed by the time it is recaptured.
        check("3k5/9/9/r3n4/9/9/4P4/4C4/9/5K3 w - - 0 1", "e2e6", horse - cannon);
        // The general recaptures, unless the target is protected.
        check("3k5/3c5/9/3R5/9/9/9/9/9/4K4 w - - 0 1", "d6d8", cannon - chariot);
        check("3k5/3c5/9/3R5/3R5/9/9/9/9/4K4 w - - 0 1", "d6d8", cannon);
    }
}
