//! A game that was played.

use chuhe_engine::Score;
use chuhe_rules::{Color, Ending, Move, Outcome, Position};

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which one of its plan, from 0.
    pub number: u64,
    /// The position after the opening, with which it begins.
    pub start: Position,
    /// The moves, each with what the search said.
    pub moves: Vec<Moved>,
    /// How it ended.
    pub end: End,
}

/// A move, and what the position before it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The move.
    pub mv: Move,
    /// The search's score, from the side that moves.
    pub score: Score,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// Why it is over.
    pub why: Why,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Why {
    /// See [`Ending::Checkmate`].
    Checkmate = 0,
    /// See [`Ending::Stalemate`].
    Stalemate = 1,
    /// See [`Ending::GeneralCaptured`].
    GeneralCaptured = 2,
    /// See [`Ending::PerpetualCheck`].
    PerpetualCheck = 3,
    /// See [`Ending::PerpetualChase`].
    PerpetualChase = 4,
    /// See [`Ending::PerpetualAttack`].
    PerpetualAttack = 5,
    /// See [`Ending::Repetition`].
    Repetition = 6,
    /// See [`Ending::MoveLimit`].
    MoveLimit = 7,
    /// See [`Ending::TotalLimit`].
    TotalLimit = 8,
    /// See [`Ending::DeadMaterial`].
    DeadMaterial = 9,
    /// The scores were clear for long enough.
    Scores = 10,
    /// There were as many plies as the plan allows.
    Plies = 11,
}

impl Why {
    /// All of them, each at the index that is its number.
    pub const ALL: [Self; 12] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::GeneralCaptured,
        Self::PerpetualCheck,
        Self::PerpetualChase,
        Self::PerpetualAttack,
        Self::Repetition,
        Self::MoveLimit,
        Self::TotalLimit,
        Self::DeadMaterial,
        Self::Scores,
        Self::Plies,
    ];

    /// Its stable id, by which it is put into words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "result-checkmate",
            Self::Stalemate => "result-stalemate",
            Self::GeneralCaptured => "result-general-captured",
            Self::PerpetualCheck => "result-perpetual-check",
            Self::PerpetualChase => "result-perpetual-chase",
            Self::PerpetualAttack => "result-perpetual-attack",
            Self::Repetition => "result-repetition",
            Self::MoveLimit => "result-move-limit",
            Self::TotalLimit => "result-total-limit",
            Self::DeadMaterial => "result-dead-material",
            Self::Scores => "selfplay-scores",
            Self::Plies => "selfplay-plies",
        }
    }
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        let why = match outcome.ending {
            Ending::Checkmate => Why::Checkmate,
            Ending::Stalemate => Why::Stalemate,
            Ending::GeneralCaptured => Why::GeneralCaptured,
            Ending::PerpetualCheck { .. } => Why::PerpetualCheck,
            Ending::PerpetualChase { .. } => Why::PerpetualChase,
            Ending::PerpetualAttack { .. } => Why::PerpetualAttack,
            Ending::Repetition { .. } => Why::Repetition,
            Ending::MoveLimit { .. } => Why::MoveLimit,
            Ending::TotalLimit { .. } => Why::TotalLimit,
            Ending::DeadMaterial => Why::DeadMaterial,
        };
        Self { winner: outcome.winner, why }
    }
}
