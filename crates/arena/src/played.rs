//! A game that was played.

use chuhe_engine::Score;
use chuhe_record::GameResult;
use chuhe_rules::{Color, Move, Outcome, Reason};

use crate::Round;
use crate::fault::Fault;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which one.
    pub round: Round,
    /// Its moves.
    pub moves: Vec<Moved>,
    /// How it ended.
    pub end: End,
}

/// A move of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub side: Color,
    /// How long it took, in ms.
    pub time: u64,
    /// What the engine thought of the position, from its own side.
    pub score: Option<Score>,
    /// How deep it looked, in plies.
    pub depth: Option<u32>,
    /// How many positions it visited.
    pub nodes: Option<u64>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules.
    Rules(Outcome),
    /// A side did what costs the game.
    Fault {
        /// The side.
        side: Color,
        /// What it did.
        fault: Fault,
    },
    /// A side gave up.
    Resigned {
        /// The side.
        side: Color,
    },
    /// One engine offered a draw, and the other accepted it with its next move.
    Agreed,
    /// Both engines agreed about the score for long enough.
    Scores {
        /// Who was winning; nobody in a draw.
        winner: Option<Color>,
    },
    /// There were as many plies as the match allows.
    Plies,
}

impl End {
    /// The ids of the ends that are neither by the rules nor by a fault.
    pub const IDS: [&str; 4] = ["match-resigned", "match-agreed", "match-scores", "match-plies"];

    /// Who won; nobody in a draw.
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Rules(outcome) => outcome.winner,
            Self::Fault { side, .. } | Self::Resigned { side } => Some(!*side),
            Self::Scores { winner } => *winner,
            Self::Agreed | Self::Plies => None,
        }
    }

    /// Its stable id, by which it is put into words.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Rules(outcome) => outcome.id(),
            Self::Fault { fault, .. } => fault.id(),
            Self::Resigned { .. } => Self::IDS[0],
            Self::Agreed => Self::IDS[1],
            Self::Scores { .. } => Self::IDS[2],
            Self::Plies => Self::IDS[3],
        }
    }

    /// What PGN has for it: the tag `Termination`.
    pub(crate) fn termination(&self) -> &'static str {
        match self {
            Self::Rules(_) | Self::Resigned { .. } | Self::Agreed => "normal",
            Self::Fault { fault, .. } => fault.termination(),
            Self::Scores { .. } | Self::Plies => "adjudication",
        }
    }
}

impl Played {
    /// The result as records have it.
    pub fn result(&self) -> GameResult {
        self.end.winner().map_or(GameResult::Draw, GameResult::win)
    }

    /// Half the points that an engine got: 0, 1 or 2.
    pub fn half_points(&self, engine: usize) -> usize {
        match self.end.winner() {
            None => 1,
            Some(winner) => 2 * usize::from(self.round.engine(winner) == engine),
        }
    }
}
