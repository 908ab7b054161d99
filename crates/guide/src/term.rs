//! The values of a rule set, as rows of a table.

use chuhe_rules::{Args, Chase, Dead, First, Goal, RuleSet};

/// A row: what is settled, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The id of the message that names what is settled.
    pub id: &'static str,
    /// The id of the message that says how.
    pub value: &'static str,
    /// That message's arguments.
    pub args: Args,
}

impl Term {
    fn new(id: &'static str, value: &'static str) -> Self {
        Self { id, value, args: Args::new() }
    }

    fn yes_or_no(id: &'static str, yes: bool) -> Self {
        Self::new(id, if yes { "term-yes" } else { "term-no" })
    }

    /// A number that is absent, or shown as `name`.
    fn number(
        id: &'static str,
        value: &'static str,
        name: &'static str,
        number: Option<u16>,
        none: &'static str,
    ) -> Self {
        match number {
            Some(number) => Self { id, value, args: Args::new().number(name, usize::from(number)) },
            None => Self::new(id, none),
        }
    }
}

/// All values of a rule set but its name.
pub fn terms(set: &RuleSet) -> Vec<Term> {
    // Every field is named, so that a new one cannot be forgotten.
    let RuleSet {
        name: _,
        goal,
        first,
        occurrences,
        chase,
        minor_on_major,
        check_may_chase,
        quiet_limit,
        checks_counted,
        total_limit,
        dead,
    } = set;
    let some = |number: u16| (number > 0).then_some(number);
    vec![
        Term::new(
            "term-goal",
            match goal {
                Goal::Mate => "goal-mate",
                Goal::Capture => "goal-capture",
                Goal::CaptureFlying => "goal-capture-flying",
            },
        ),
        Term::new(
            "term-first",
            match first {
                First::Red => "first-red",
                First::Either => "first-either",
            },
        ),
        Term::number(
            "term-repetition",
            "repetition-judged",
            "count",
            some(u16::from(*occurrences)),
            "repetition-never",
        ),
        Term::new(
            "term-chase",
            match chase {
                Chase::Allowed => "chase-allowed",
                Chase::Asian => "chase-asian",
                Chase::Unprotected => "chase-unprotected",
                Chase::Lesser => "chase-lesser",
                Chase::Chinese => "chase-chinese",
            },
        ),
        Term::yes_or_no("term-minor", *minor_on_major),
        Term::yes_or_no("term-check-chase", *check_may_chase),
        Term::number("term-quiet-limit", "limit-plies", "plies", some(*quiet_limit), "limit-none"),
        Term::number("term-checks", "checks-counted", "count", *checks_counted, "checks-all"),
        Term::number("term-total-limit", "limit-plies", "plies", some(*total_limit), "limit-none"),
        Term::new(
            "term-dead",
            match dead {
                Dead::Never => "dead-never",
                Dead::NoAttackers => "dead-no-attackers",
                Dead::NoMate => "dead-no-mate",
                Dead::NoForcedMate => "dead-no-forced-mate",
            },
        ),
    ]
}
