//! The rule sets that have a name.

use alloc::borrow::Cow;

use super::{Chase, Dead, First, Goal, RuleSet};

impl RuleSet {
    /// The World Xiangqi Federation's rules, the default.
    ///
    /// That advisors and elephants may not chase greater pieces is a reading that others share; the text is silent.
    /// It draws where nobody has a chance to win (rule 4): here, where no play can lead to mate.
    /// What is a draw by good play only is left to the limit and to the players.
    pub const WXF: Self = Self {
        name: Cow::Borrowed("wxf"),
        goal: Goal::Mate,
        first: First::Red,
        occurrences: 3,
        chase: Chase::Asian,
        minor_on_major: true,
        check_may_chase: true,
        quiet_limit: 120,
        checks_counted: None,
        total_limit: 0,
        dead: Dead::NoMate,
    };

    /// The Asian federation's rules to the letter: only horses and cannons are named as hitters of a chariot, and at
    /// most ten checks of each side count in the limit of plies without a capture.
    pub const AXF: Self =
        Self { name: Cow::Borrowed("axf"), minor_on_major: false, checks_counted: Some(10), ..Self::WXF };

    /// The computable part of the Chinese association's rules.
    pub const CXA_LITE: Self =
        Self { name: Cow::Borrowed("cxa-lite"), chase: Chase::Chinese, check_may_chase: false, ..Self::WXF };

    /// Perpetual check loses, any other repetition is a draw.
    pub const SIMPLE: Self =
        Self { name: Cow::Borrowed("simple"), chase: Chase::Allowed, dead: Dead::NoAttackers, ..Self::WXF };

    /// Take the general to win, four hundred plies: the Arabic seed.
    pub const CAPTURE: Self = Self {
        name: Cow::Borrowed("capture"),
        goal: Goal::Capture,
        occurrences: 0,
        chase: Chase::Allowed,
        quiet_limit: 0,
        total_limit: 400,
        dead: Dead::NoAttackers,
        ..Self::WXF
    };

    /// The Hebrew seed: two repetitions of a check are allowed, the third loses.
    pub const HEBREW: Self = Self {
        name: Cow::Borrowed("hebrew"),
        occurrences: 4,
        chase: Chase::Allowed,
        quiet_limit: 0,
        dead: Dead::NoAttackers,
        ..Self::WXF
    };

    /// The Ukrainian seed: the general is taken, also by the flying general, and no unprotected piece may be chased.
    ///
    /// Generals that cross the river themselves can win with nothing else left, so no material is dead.
    pub const UKRAINIAN: Self = Self {
        name: Cow::Borrowed("ukrainian"),
        goal: Goal::CaptureFlying,
        chase: Chase::Unprotected,
        minor_on_major: false,
        quiet_limit: 0,
        dead: Dead::Never,
        ..Self::WXF
    };

    /// The Norwegian seed: either side may begin; it has no rule of repetition, so the simple one serves.
    pub const NORWEGIAN: Self =
        Self { name: Cow::Borrowed("norwegian"), first: First::Either, quiet_limit: 0, ..Self::SIMPLE };

    /// The Romanian seed: neither checks nor attacks on lesser pieces may be repeated.
    pub const ROMANIAN: Self = Self {
        name: Cow::Borrowed("romanian"),
        chase: Chase::Lesser,
        minor_on_major: false,
        quiet_limit: 0,
        dead: Dead::NoAttackers,
        ..Self::WXF
    };

    /// All sets that have a name, the default first.
    pub const NAMED: [Self; 9] = [
        Self::WXF,
        Self::AXF,
        Self::CXA_LITE,
        Self::SIMPLE,
        Self::CAPTURE,
        Self::HEBREW,
        Self::UKRAINIAN,
        Self::NORWEGIAN,
        Self::ROMANIAN,
    ];

    /// The set of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|set| set.name == name)
    }
}
