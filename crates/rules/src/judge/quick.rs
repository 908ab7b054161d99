//! Who wins a cycle, found with as little work as that takes: for a search, which meets thousands.

use super::habit::{self, Habits};
use super::label::Labeller;
use super::mate;
use super::{Breach, Cycle};
use crate::{ByColor, Chase, Color, Move, Position, RuleSet};

/// How many checks and replies may be tried to learn whether a ply threatens mate.
const TRIES: u32 = 100;

impl Cycle {
    /// Who wins a cycle, without labelling more of its plies than that takes.
    ///
    /// `turn` makes the first of the `plies`, which are legal moves, none a capture, each with whether it checks.
    /// `start` gives the position that they begin in; it is asked only where the checks do not decide.
    /// The answer is that of [`Cycle::winner`], but for one thing: where by the Chinese rules it hangs on a threat of
    /// mate that takes long to see, nobody wins.
    pub fn winner_of(
        turn: Color,
        plies: impl Iterator<Item = (Move, bool)> + Clone,
        start: impl FnOnce() -> Position,
        rules: &RuleSet,
    ) -> Option<Color> {
        let mut checks = ByColor { red: true, black: true };
        let mut side = turn;
        for (_, check) in plies.clone() {
            checks[side] &= check;
            side = !side;
        }
        if checks.red || checks.black {
            let breach = |checks| if checks { Breach::Check } else { Breach::None };
            return habit::winner(ByColor { red: breach(checks.red), black: breach(checks.black) });
        }
        if rules.chase == Chase::Allowed {
            return None;
        }
        let mut labeller = Labeller::new(start(), rules);
        let mut habits = Habits::default();
        // Whether a side has a ply that is surely no offence.
        let mut idle = ByColor { red: false, black: false };
        let replies = plies.clone().map(|(mv, _)| mv).cycle().skip(1);
        for ((mv, _), reply) in plies.zip(replies) {
            let mut ply = labeller.label(mv, reply)?;
            if rules.chase == Chase::Chinese && !ply.offends() {
                let threat = mate::is_threatened(labeller.position(), TRIES);
                ply.mate_threat = threat == Some(true);
                idle[ply.piece.color] |= threat == Some(false);
            }
            habits.add(&ply, rules);
            if habits.are_innocent(rules) {
                return None;
            }
        }
        let guilt = habits.guilt(rules);
        let winner = habit::winner(ByColor::new_with(|color| guilt[color].0))?;
        (rules.chase != Chase::Chinese || idle[winner]).then_some(winner)
    }
}
