//! A verdict with its reason, as a value for crate `lang`.

use super::{Breach, Cycle};
use crate::reason::{Args, Reason};
use crate::{Ending, Outcome};

/// How a repetition ended a game, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, and by which rule.
    pub outcome: Outcome,
    /// What both sides did.
    pub cycle: Cycle,
}

/// One sentence: who repeated what, how often, and what was expected of whom.
impl Reason for Verdict {
    fn id(&self) -> &'static str {
        let breaches = &self.cycle.breaches;
        match self.outcome.ending {
            Ending::PerpetualCheck { .. } => "verdict-perpetual-check",
            Ending::PerpetualChase { .. } => match breaches.red.max(breaches.black) {
                Breach::ChaseOfPinned => "verdict-perpetual-chase-pinned",
                _ => "verdict-perpetual-chase",
            },
            Ending::PerpetualAttack { .. } => "verdict-perpetual-attack",
            _ => match breaches.red {
                Breach::Check => "verdict-both-check",
                Breach::Chase | Breach::ChaseOfPinned => "verdict-both-chase",
                Breach::None => "verdict-nobody",
            },
        }
    }

    /// Those of the outcome, and `role` and `square` of the piece that the loser chased: where it stands now.
    fn args(&self) -> Args {
        let args = self.outcome.args();
        let chased = self.outcome.winner.and_then(|winner| self.cycle.chased[!winner]);
        match (chased, self.outcome.ending) {
            (Some((role, square)), Ending::PerpetualChase { .. }) => {
                args.role("role", role).square("square", square)
            }
            _ => args,
        }
    }
}
