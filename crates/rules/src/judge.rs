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
//! What the Chinese rules ask is computed only in part, and their set is named `cxa-lite` for it.

mod chase;
mod exchange;
mod label;
mod nature;
mod verdict;

use alloc::vec::Vec;

use crate::{Bitboard, ByColor, Chase, Color, Position, Role, RuleSet, Square};

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
    pub fn new(start: &Position, moves: impl IntoIterator<Item = crate::Move>, rules: &RuleSet) -> Self {
        let plies = label::label(start, moves, rules);
        let common = match rules.chase {
            Chase::Allowed | Chase::Chinese => ByColor::default(),
            Chase::Asian | Chase::Unprotected | Chase::Lesser => in_tiers(&plies, rules),
        };
        let breaches = ByColor::new_with(|color| {
            let mut own = of(&plies, color).peekable();
            if own.peek().is_some() && own.all(|ply| ply.check) {
                Breach::Check
            } else if let Some((breach, _)) = common[color] {
                breach
            } else if rules.chase == Chase::Chinese && of(&plies, color).all(Label::offends) {
                Breach::Chase
            } else {
                Breach::None
            }
        });
        let chased = ByColor::new_with(|color| {
            let square = common[color].and_then(|(_, victims)| victims.first())?;
            Some((start.piece_at(square)?.role, square))
        });
        Self { plies, breaches, chased }
    }

    /// Who wins: the side with the lesser breach.
    pub fn winner(&self) -> Option<Color> {
        match self.breaches.red.cmp(&self.breaches.black) {
            core::cmp::Ordering::Less => Some(Color::Red),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(Color::Black),
        }
    }
}

fn of(plies: &[Label], color: Color) -> impl Iterator<Item = &Label> {
    plies.iter().filter(move |ply| ply.piece.color == color)
}

/// The pieces that are in the sets of all plies of a side.
fn common(plies: &[Label], color: Color, victims: impl Fn(&Label) -> Bitboard) -> Bitboard {
    of(plies, color).map(victims).reduce(|common, victims| common & victims).unwrap_or(Bitboard::EMPTY)
}

/// The chases of each side, each with the pieces chased by every ply.
fn in_tiers(plies: &[Label], rules: &RuleSet) -> ByColor<Option<(Breach, Bitboard)>> {
    let some = |breach, victims: Bitboard| (!victims.is_empty()).then_some((breach, victims));
    let first = ByColor::new_with(|color| {
        let all = |victims: fn(&Label) -> Bitboard| {
            let barred = |ply: &Label| ply.check && !rules.check_may_chase;
            common(plies, color, |ply| if barred(ply) { Bitboard::EMPTY } else { victims(ply) })
        };
        let pinned = if rules.chase == Chase::Asian { all(|ply| ply.pinned) } else { Bitboard::EMPTY };
        some(Breach::ChaseOfPinned, pinned).or_else(|| some(Breach::Chase, all(|ply| ply.victims)))
    });
    let guilty = |color| first[color].is_some() || of(plies, color).all(|ply| ply.check);
    if Color::ALL.into_iter().any(guilty) {
        return first;
    }
    ByColor::new_with(|color| {
        let busy = of(plies, !color).all(|ply| ply.check || !(ply.threatened | ply.victims).is_empty());
        let victims = common(plies, color, |ply| if ply.check { Bitboard::EMPTY } else { ply.threatened });
        if busy { None } else { some(Breach::Chase, victims) }
    })
}
