//! One side's attack, and the two positions that it is asked about.

use chuhe_rules::{Bitboard, Color, Move, Position, Role, RuleSet, Square};

use super::exchange::{captures_on, exchange};
use super::fact::Placed;

/// A position seen by a side that attacks.
pub(super) struct Scene<'a> {
    pub(super) rules: &'a RuleSet,
    /// The position as it stands.
    pub(super) position: &'a Position,
    pub(super) attacker: Color,
    /// The same board with the attacker to move.
    pub(super) acting: Position,
    /// Whether `acting` can come up, if need be after the other side passed: it is not in check.
    pub(super) can_act: bool,
    /// The same board with the other side to move, where the attacker is not in check.
    pub(super) defending: Option<Position>,
    /// The position before the last move, and that move.
    pub(super) last: Option<(&'a Position, Move)>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        rules: &'a RuleSet,
        position: &'a Position,
        attacker: Color,
        last: Option<(&'a Position, Move)>,
    ) -> Self {
        let passed = || {
            let mut passed = position.clone();
            passed.pass();
            passed
        };
        let attacks = position.turn() == attacker;
        let in_check = position.is_check();
        let acting = if attacks { position.clone() } else { passed() };
        let defending = if !attacks {
            Some(position.clone())
        } else if in_check {
            None
        } else {
            Some(passed())
        };
        Self { rules, position, attacker, acting, can_act: attacks || !in_check, defending, last }
    }

    /// The side under attack.
    pub(super) fn victim(&self) -> Color {
        !self.attacker
    }

    /// Whether the side under attack is to move.
    pub(super) fn victim_moves(&self) -> bool {
        self.position.turn() != self.attacker
    }

    /// Whether the last move was the attacker's.
    pub(super) fn is_by_attacker(&self) -> bool {
        self.last.is_some() && self.victim_moves()
    }

    /// The piece on a point, which must have one.
    pub(super) fn placed(&self, square: Square) -> Option<Placed> {
        Some(Placed { piece: self.position.piece_at(square)?, square })
    }

    /// The pieces under attack but the general.
    pub(super) fn targets(&self) -> impl Iterator<Item = Placed> + '_ {
        let targets = self.position.of(self.victim()).without(self.position.with(Role::General));
        targets.into_iter().filter_map(|square| self.placed(square))
    }

    /// The attacker's captures of a piece, each with what it gains.
    pub(super) fn captures(&self, square: Square) -> Vec<(Move, i32)> {
        captures_on(self.rules, &self.acting, square)
            .into_iter()
            .map(|mv| (mv, exchange(self.rules, &self.acting, mv)))
            .collect()
    }

    /// The pieces of a kind that the attacker has.
    pub(super) fn pieces(&self, role: Role) -> Bitboard {
        self.position.pieces(self.attacker, role)
    }

    /// The attacker's pieces whose attacks are looked at: all, or after its move only the one that moved.
    pub(super) fn actors(&self) -> impl Iterator<Item = Placed> + '_ {
        let moved = self.last.filter(|_| self.is_by_attacker()).map(|(_, mv)| mv.to());
        let all = self.position.of(self.attacker);
        let actors = moved.map_or(all, Bitboard::of);
        actors.into_iter().filter_map(|square| self.placed(square))
    }

    /// Where the general under attack stands.
    pub(super) fn general(&self) -> Square {
        self.position.general(self.victim())
    }

    /// The attacker's pieces that check.
    pub(super) fn checkers(&self) -> Bitboard {
        self.position.attackers(self.general(), self.attacker)
    }
}
