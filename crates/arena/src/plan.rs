//! What is played: everything that decides how games go.

use core::num::NonZeroU64;

use chuhe_rules::{Color, Position, RuleSet};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{DrawRule, Limit, ResignRule, Spec};

/// A match of two engines.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The engines; results are counted from the side of the first.
    pub engines: [Spec; 2],
    /// What games begin with; each is played twice in a row, with colours swapped, and when all have been they come again.
    pub openings: Vec<Position>,
    /// Whether openings come in twos: the first for a game in which the first engine has Red, the second for the one with
    /// colours swapped.
    pub paired: bool,
    /// How many games are played; an odd last one is half a pair.
    pub games: usize,
    /// How long engines may think that have no limit of their own.
    pub limit: Limit,
    /// How many positions are a millisecond of a clock; the time is then not looked at.
    pub nodes_as_time: Option<NonZeroU64>,
    /// The rules that the judge goes by.
    pub rules: RuleSet,
    /// By how much an engine may be late without losing, in ms.
    pub margin: u64,
    /// How long an engine may take to start, and to answer where time is not what is limited, in ms.
    pub patience: u64,
    /// After so many plies a game is a draw.
    pub max_plies: usize,
    /// When a game is lost by what both engines say.
    pub resign: Option<ResignRule>,
    /// When a game is drawn by what both engines say.
    pub draw: Option<DrawRule>,
    /// What the mistakes of our levels are drawn from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
}

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Round(pub usize);

impl Round {
    /// The pair of games that it belongs to, from 0.
    pub const fn pair(self) -> usize {
        self.0 / 2
    }

    /// Which engine plays a side: 0 or 1; the first engine is Red in the first game of a pair.
    pub const fn engine(self, color: Color) -> usize {
        (self.0 + color as usize) % 2
    }

    /// The side that an engine plays.
    pub fn color(self, engine: usize) -> Color {
        if self.engine(Color::Red) == engine { Color::Red } else { Color::Black }
    }
}

impl Plan {
    /// What the engines are called, each otherwise.
    pub fn names(&self) -> [String; 2] {
        let [first, second] = self
            .engines
            .each_ref()
            .map(|spec| if spec.name.is_empty() { spec.usual_name() } else { spec.name.clone() });
        let second = if second == first { format!("{second} (2)") } else { second };
        [first, second]
    }

    /// How long an engine may think.
    pub fn limit(&self, engine: usize) -> Limit {
        self.engines[engine].limit.unwrap_or(self.limit)
    }

    /// What a game begins with.
    pub(crate) fn opening(&self, round: Round) -> &Position {
        let number = if self.paired { round.0 } else { round.pair() };
        &self.openings[number % self.openings.len()]
    }

    /// What two runs must have in common to be one match: all but the number of games and how they are run.
    ///
    /// The openings are there as half of a SHA-256 digest of their FENs.
    ///
    /// # Panics
    /// Never: a digest is long enough.
    pub fn settings(&self) -> Value {
        let openings = self
            .openings
            .iter()
            .fold(Sha256::new(), |digest, position| digest.chain_update(position.fen()).chain_update("\n"));
        let digest: [u8; 32] = openings.finalize().into();
        let (half, _) = digest.split_first_chunk().expect("32 bytes are more than 16");
        json!({
            "engines": self.engines.each_ref().map(ToString::to_string),
            "openings": format!("{:032x}", u128::from_be_bytes(*half)),
            "paired": self.paired,
            "limit": self.limit.to_string(),
            "nodes_as_time": self.nodes_as_time,
            "rules": self.rules.to_string(),
            "margin": self.margin,
            "patience": self.patience,
            "max_plies": self.max_plies,
            "resign": self.resign,
            "draw": self.draw,
            "seed": self.seed,
        })
    }
}
