//! What all plies of a side in a cycle have in common, and how that breaks the rules.

use super::{Breach, Label};
use crate::{Bitboard, ByColor, Chase, Color, RuleSet};

/// What every ply of a side does.
#[derive(Clone, Copy)]
struct Habit {
    /// It checks.
    check: bool,
    /// It checks or threatens some piece.
    busy: bool,
    /// The Chinese rules call it offensive.
    offends: bool,
    /// The pieces that it chases along a new line.
    victims: Bitboard,
    /// Of those, the chariots that an enemy horse pins.
    pinned: Bitboard,
    /// The pieces that it threatens as they were not threatened before.
    threatened: Bitboard,
}

impl Habit {
    fn of(ply: &Label, rules: &RuleSet) -> Self {
        let unless = |barred, set| if barred { Bitboard::EMPTY } else { set };
        let barred = ply.check && !rules.check_may_chase;
        Self {
            check: ply.check,
            busy: ply.check || !(ply.chases.is_empty() && ply.uncovered.is_empty()),
            offends: ply.offends(),
            victims: unless(barred, ply.victims),
            pinned: unless(barred, ply.pinned),
            threatened: unless(ply.check, ply.threatened),
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            check: self.check && other.check,
            busy: self.busy && other.busy,
            offends: self.offends && other.offends,
            victims: self.victims & other.victims,
            pinned: self.pinned & other.pinned,
            threatened: self.threatened & other.threatened,
        }
    }

    /// Whether no more plies can make it a breach.
    fn is_innocent(self, rules: &RuleSet) -> bool {
        let chases = match rules.chase {
            Chase::Allowed => false,
            Chase::Chinese => self.offends,
            Chase::Asian | Chase::Unprotected | Chase::Lesser => !(self.victims | self.threatened).is_empty(),
        };
        !self.check && !chases
    }

    /// The breach by checks and by chases along new lines, with the pieces chased.
    fn first_tier(self, rules: &RuleSet) -> (Breach, Bitboard) {
        let (chase, victims) = match rules.chase {
            Chase::Allowed => (Breach::None, Bitboard::EMPTY),
            Chase::Chinese => (if self.offends { Breach::Chase } else { Breach::None }, Bitboard::EMPTY),
            Chase::Asian if !self.pinned.is_empty() => (Breach::ChaseOfPinned, self.pinned),
            _ => chase_of(self.victims),
        };
        (if self.check { Breach::Check } else { chase }, victims)
    }
}

fn chase_of(victims: Bitboard) -> (Breach, Bitboard) {
    (if victims.is_empty() { Breach::None } else { Breach::Chase }, victims)
}

/// The habits of both sides; of a side without plies there are none.
#[derive(Clone, Copy, Default)]
pub(super) struct Habits(ByColor<Option<Habit>>);

impl Habits {
    /// Those of all plies.
    pub(super) fn of(plies: &[Label], rules: &RuleSet) -> Self {
        let mut habits = Self::default();
        for ply in plies {
            habits.add(ply, rules);
        }
        habits
    }

    /// Those of the plies so far and one more.
    pub(super) fn add(&mut self, ply: &Label, rules: &RuleSet) {
        let habit = Habit::of(ply, rules);
        let own = &mut self.0[ply.piece.color];
        *own = Some(own.map_or(habit, |own| own.and(habit)));
    }

    /// Whether both sides have plies, and no more of them can make a breach.
    pub(super) fn are_innocent(&self, rules: &RuleSet) -> bool {
        Color::ALL.into_iter().all(|color| self.0[color].is_some_and(|habit| habit.is_innocent(rules)))
    }

    /// How each side breaks the rules, with the pieces that it chases with every ply.
    pub(super) fn guilt(&self, rules: &RuleSet) -> ByColor<(Breach, Bitboard)> {
        let none = (Breach::None, Bitboard::EMPTY);
        let first = ByColor::new_with(|color| self.0[color].map_or(none, |habit| habit.first_tier(rules)));
        let guilty = Color::ALL.into_iter().any(|color| first[color].0 > Breach::None);
        if guilty || matches!(rules.chase, Chase::Allowed | Chase::Chinese) {
            return first;
        }
        ByColor::new_with(|color| {
            let excused = self.0[!color].is_none_or(|other| other.busy);
            self.0[color].filter(|_| !excused).map_or(none, |own| chase_of(own.threatened))
        })
    }
}

/// Who wins: the side with the lesser breach.
pub(super) fn winner(breaches: ByColor<Breach>) -> Option<Color> {
    match breaches.red.cmp(&breaches.black) {
        core::cmp::Ordering::Less => Some(Color::Red),
        core::cmp::Ordering::Equal => None,
        core::cmp::Ordering::Greater => Some(Color::Black),
    }
}
