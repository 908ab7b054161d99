//! The judge of repetition.
//!
//! Once a position has come up often enough, the plies since it came up first are a cycle.
//! Each ply is labelled: does it check, and which pieces does it chase?
//! A side whose every ply breaks the rules in the same way is guilty, and the graver breach loses.
//!
//! The tests of the Asian rules are those that the World Xiangqi Federation prints, in two tiers:
//! 1. A chase is a threat along a new line: the attacker did not attack the victim before the ply.
//! 2. Only where the first tier finds neither side guilty, threats count too that a ply made out of standing attacks, by
//!    cutting the victim's protection; unless the other side checks or chases with every ply.
//!
//! In both tiers a threat counts only if the reply lifts it: the victim leaves, is protected or takes its turn to attack,
//! another piece closes the line or takes the screen away, or the reply checks.
//! "A attacks with every move, and B lifts the attack with every move", says the definition; whoever leaves a piece under
//! attack is not chased. `docs/verdicts.md` has the argument.
//!
//! What the Chinese rules ask is computed only in part, and their set is named `cxa-lite` for it.

mod chase;
mod exchange;
mod habit;
mod label;
mod mate;
mod nature;
mod quick;
mod verdict;

use alloc::vec::Vec;

use crate::{ByColor, Chase, Color, Move, Position, Role, RuleSet, Square};
use habit::Habits;
use label::Labeller;
use mate::Plies;

pub use chase::Attack;
pub use label::Label;
pub use nature::Nature;
pub use verdict::Verdict;

/// How gravely a side breaks the rules in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Breach {
    /// Not at all.
    None,
    /// Every ply chases the same piece; by the Chinese rules every ply checks, threatens mate or chases any piece.
    Chase,
    /// Every ply chases the same chariot, which cannot move because an enemy horse would check.
    ChaseOfPinned,
    /// Every ply checks.
    Check,
}

/// A cycle with its labels, and who broke the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// What each ply does, oldest first.
    pub plies: Vec<Label>,
    /// How each side broke the rules.
    pub breaches: ByColor<Breach>,
    /// The piece that each side chased with every ply, if it did so, and where that stood when the cycle began.
    pub chased: ByColor<Option<(Role, Square)>>,
}

impl Cycle {
    /// Labels and judges the plies of a cycle that begins in `start` and captures nothing.
    ///
    /// Illegal moves end it early.
    pub fn new(start: &Position, moves: impl IntoIterator<Item = Move>, rules: &RuleSet) -> Self {
        Self::with(start, moves, rules, Plies::All)
    }

    /// Judges the plies of a cycle as [`Cycle::new`] does, and labels with threats of mate only those that matter.
    pub fn judged(start: &Position, moves: impl IntoIterator<Item = Move>, rules: &RuleSet) -> Self {
        Self::with(start, moves, rules, Plies::Decisive)
    }

    fn with(
        start: &Position,
        moves: impl IntoIterator<Item = Move>,
        rules: &RuleSet,
        threats: Plies,
    ) -> Self {
        let moves: Vec<Move> = moves.into_iter().collect();
        let replies = moves.iter().cycle().skip(1);
        let mut labeller = Labeller::new(start.clone(), rules);
        let mut plies: Vec<Label> =
            moves.iter().zip(replies).map_while(|(mv, reply)| labeller.label(*mv, *reply)).collect();
        if rules.chase == Chase::Chinese {
            mate::label(start, &mut plies, threats);
        }
        let guilt = Habits::of(&plies, rules).guilt(rules);
        let breaches = ByColor::new_with(|color| guilt[color].0);
        let chased = ByColor::new_with(|color| {
            let square = guilt[color].1.first()?;
            Some((start.piece_at(square)?.role, square))
        });
        Self { plies, breaches, chased }
    }

    /// Who wins: the side with the lesser breach.
    pub fn winner(&self) -> Option<Color> {
        habit::winner(self.breaches)
    }
}
