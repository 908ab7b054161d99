//! Which moves a rule set allows: the same as ever, unless the general is taken rather than mated.

use super::{Goal, RuleSet};
use crate::{Bitboard, Illegal, Move, MoveList, Position, Role, Setup, SetupError, Square, Why};

impl RuleSet {
    /// The position of a board in a game by this set.
    ///
    /// # Errors
    /// If the board cannot occur in such a game; all reasons are named.
    pub fn position(&self, setup: Setup) -> Result<Position, SetupError> {
        match self.goal {
            Goal::Mate => Position::try_from(setup),
            Goal::Capture => Position::with_exposed_general(setup, false),
            Goal::CaptureFlying => Position::with_exposed_general(setup, true),
        }
    }

    /// The points that the piece on `from` may go to; none if it is not a piece of the side to move.
    pub fn targets(&self, position: &Position, from: Square) -> Bitboard {
        if self.goal == Goal::Mate {
            return position.legal_targets(from);
        }
        let us = position.turn();
        let Some(piece) = position.piece_at(from).filter(|piece| piece.color == us) else {
            return Bitboard::EMPTY;
        };
        let mut targets = position.reach(piece.role, us, from).without(position.of(us));
        if self.goal == Goal::CaptureFlying {
            if piece.role == Role::General && position.generals_face() {
                targets.insert(position.general(!us));
            }
            return targets;
        }
        let general = position.general(!us);
        targets
            .into_iter()
            .filter(|to| {
                let mut after = position.clone();
                after.play_unchecked(Move::new(from, *to));
                *to == general || !after.generals_face()
            })
            .collect()
    }

    /// All moves that the set allows.
    pub fn legal_moves(&self, position: &Position) -> MoveList {
        if self.goal == Goal::Mate {
            return position.legal_moves();
        }
        let mut moves = MoveList::new();
        for from in position.of(position.turn()) {
            moves.extend(self.targets(position, from).into_iter().map(|to| Move::new(from, to)));
        }
        moves
    }

    /// Whether the set allows a move, and if not, why.
    ///
    /// # Errors
    /// The first reason found.
    pub fn legality(&self, position: &Position, mv: Move) -> Result<(), Illegal> {
        if self.targets(position, mv.from()).contains(mv.to()) {
            return Ok(());
        }
        position.legality(mv)?;
        // The move would be legal where mate is the goal, so the generals are what forbids it here: they would face.
        let square = position.general(!position.turn());
        Err(Illegal {
            mv,
            turn: position.turn(),
            piece: position.piece_at(mv.from()),
            why: Why::GeneralsWouldFace { square },
        })
    }

    /// Whether the side to move can go on.
    ///
    /// Where the general is taken along an open file too, a side that can only expose its general is beaten already,
    /// unless it takes the other general first.
    pub fn can_go_on(&self, position: &Position) -> bool {
        let own = position.of(position.turn());
        let general = position.general(!position.turn());
        match self.goal {
            Goal::Mate => position.has_legal_move(),
            Goal::Capture => own.into_iter().any(|from| !self.targets(position, from).is_empty()),
            Goal::CaptureFlying => {
                position.has_legal_move()
                    || own.into_iter().any(|from| self.targets(position, from).contains(general))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(set: &RuleSet, fen: &str, from: &str) -> alloc::vec::Vec<alloc::string::String> {
        use alloc::string::ToString;
        let position = set.position(Setup::from_fen(fen).unwrap()).unwrap();
        set.targets(&position, from.parse().unwrap()).into_iter().map(|to| to.to_string()).collect()
    }

    #[test]
    fn a_general_may_be_left_attacked_where_it_is_taken() {
        let fen = "4k4/9/9/9/4r4/9/9/9/4R4/3K5 b";
        assert_eq!(targets(&RuleSet::WXF, fen, "e9"), ["e8", "f9"]);
        assert_eq!(targets(&RuleSet::CAPTURE, fen, "e9"), ["e8", "f9"]);
        assert_eq!(targets(&RuleSet::UKRAINIAN, fen, "e9"), ["e8", "d9", "f9"]);
        // The chariot may leave its general to the other one.
        assert!(targets(&RuleSet::WXF, fen, "e5").len() < targets(&RuleSet::CAPTURE, fen, "e5").len());
    }

    #[test]
    fn the_general_flies_where_it_may() {
        let fen = "4k4/9/9/9/9/9/9/9/9/4K4 w";
        assert!(Position::try_from(Setup::from_fen(fen).unwrap()).is_err());
        assert!(RuleSet::CAPTURE.position(Setup::from_fen(fen).unwrap()).is_err());
        assert_eq!(targets(&RuleSet::UKRAINIAN, fen, "e0"), ["d0", "f0", "e1", "e9"]);
    }
}
