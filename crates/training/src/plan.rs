//! What is played: everything that decides how games go.

use chuhe_rules::RuleSet;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The most plies that a plan may allow a game.
pub const MOST_PLIES: usize = 1_000;

/// Everything that decides how games go: with the number of a game it gives the game, move by move.
///
/// The same engine is meant; another one plays other games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What the openings are drawn from.
    pub seed: u64,
    /// Positions to visit for each move, at least 1: no new depth is begun after as many, and eight times as many end the
    /// search.
    pub nodes: u64,
    /// The rules that games are judged by.
    #[serde(with = "rules")]
    pub rules: RuleSet,
    /// What games begin with.
    pub opening: Opening,
    /// When a game is decided by its scores; only the rules and the number of plies end one if nothing.
    pub clear: Option<Clear>,
    /// After so many plies a game is a draw; at most [`MOST_PLIES`].
    pub plies: usize,
}

/// What games begin with: random legal moves after which neither side is far ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The fewest plies; it is that many or one more, so that both sides begin games.
    pub plies: usize,
    /// By so many hundredths of a soldier a side may be ahead in a search of as many positions as a move gets.
    pub ahead: u32,
}

/// When a game is decided by its scores: values in hundredths of a soldier, and for how many plies in a row they hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clear {
    /// Won by whom both sides see ahead by as much.
    pub win: u32,
    /// For so many plies.
    pub win_plies: usize,
    /// Drawn when neither side is ahead by more.
    pub draw: u32,
    /// For so many plies.
    pub draw_plies: usize,
    /// Not drawn before so many plies.
    pub draw_after: usize,
}

impl Plan {
    /// What is usual: the default rules, openings of 8 or 9 plies, games decided by clear scores and after 400 plies.
    pub fn new(seed: u64, nodes: u64) -> Self {
        Self {
            seed,
            nodes,
            rules: RuleSet::default(),
            opening: Opening { plies: 8, ahead: 300 },
            clear: Some(Clear { win: 2_000, win_plies: 4, draw: 10, draw_plies: 16, draw_after: 80 }),
            plies: 400,
        }
    }

    /// The plan by the names of its parts; two runs with the same are one.
    ///
    /// # Panics
    /// Never: a plan has only names and numbers.
    pub fn settings(&self) -> Map<String, Value> {
        match serde_json::to_value(self).expect("numbers and texts are JSON") {
            Value::Object(settings) => settings,
            _ => unreachable!("a struct is an object"),
        }
    }

    /// Whether games can be played by it.
    pub(crate) fn is_sound(&self) -> bool {
        self.nodes > 0 && (1..=MOST_PLIES).contains(&self.plies) && self.opening.plies < 100
    }
}

/// A rule set as its text.
mod rules {
    use super::RuleSet;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(rules: &RuleSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(rules)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<RuleSet, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::custom("no rule set"))
    }
}
