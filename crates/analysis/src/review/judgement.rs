//! What there is to say of a move.

use chuhe_engine::Score;
use chuhe_rules::{Color, Move};

use crate::Assessment;

/// How bad a mistake is, by the points that it costs: of a game's two, which a win brings.
///
/// The shares of the winning chances are those that Lichess goes by in chess (a twentieth, a tenth and three twentieths of a
/// game), which players know; what a score is worth in them is our own measurement, [`Chances`](chuhe_engine::Chances).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// It costs at least 0.1 points.
    Inaccuracy,
    /// It costs at least 0.2 points.
    Mistake,
    /// It costs at least 0.3 points.
    Blunder,
}

/// What was overlooked in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lapse {
    /// A mate that was there.
    MissedMate {
        /// In so many moves.
        moves: u32,
    },
    /// A win because the opponent could only have gone on by breaking the repetition rules; no mate.
    MissedWinByRule,
    /// A mate that the opponent has now.
    AllowedMate {
        /// In so many moves.
        moves: u32,
    },
    /// The opponent wins now because one can only go on by breaking the repetition rules; no mate.
    AllowedLossByRule,
}

/// What there is to say of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// How many plies were made before it.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub color: Color,
    /// The points that the mover could expect before, in thousandths: 0 to 2000, a draw is 1000.
    pub expected: u32,
    /// The points that it can expect after the move.
    pub kept: u32,
    /// What the move costs; nothing if it is the best.
    pub loss: u32,
    /// How bad a mistake it is, if it is one.
    pub grade: Option<Grade>,
    /// What was overlooked, if it is more than points.
    pub lapse: Option<Lapse>,
    /// The best line instead; empty where the move is the best.
    pub better: Vec<Move>,
}

impl Grade {
    /// All grades, the worst last.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The least loss that has this grade, in thousandths of a point.
    pub const fn least(self) -> u32 {
        match self {
            Self::Inaccuracy => 100,
            Self::Mistake => 200,
            Self::Blunder => 300,
        }
    }

    /// The grade of a loss in thousandths of a point, if it is a mistake at all.
    pub fn of(loss: u32) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|grade| loss >= grade.least())
    }

    /// Its stable id, by which it is put into words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Inaccuracy => "review-inaccuracy",
            Self::Mistake => "review-mistake",
            Self::Blunder => "review-blunder",
        }
    }

    /// Its numeric annotation glyph: `?!`, `?`, `??`.
    pub const fn nag(self) -> u8 {
        match self {
            Self::Inaccuracy => 6,
            Self::Mistake => 2,
            Self::Blunder => 4,
        }
    }
}

impl Lapse {
    /// What was overlooked between what the position was worth for the mover, and what it is worth now for the other side.
    pub(super) fn of(before: Score, after: Score) -> Option<Self> {
        match (before, after) {
            // Won or lost before and after, if in another way.
            (Score::MateIn(_) | Score::WinByRule, Score::MatedIn(_) | Score::LossByRule)
            | (Score::MatedIn(_) | Score::LossByRule, Score::MateIn(_) | Score::WinByRule) => None,
            (_, Score::MateIn(moves)) => Some(Self::AllowedMate { moves }),
            (_, Score::WinByRule) => Some(Self::AllowedLossByRule),
            (Score::MateIn(moves), _) => Some(Self::MissedMate { moves }),
            (Score::WinByRule, _) => Some(Self::MissedWinByRule),
            _ => None,
        }
    }

    /// Its stable id, by which it is put into words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::MissedMate { .. } => "review-missed-mate",
            Self::MissedWinByRule => "review-missed-win-by-rule",
            Self::AllowedMate { .. } => "review-allowed-mate",
            Self::AllowedLossByRule => "review-allowed-loss-by-rule",
        }
    }

    /// In how many moves there is mate, if it is about mate.
    pub const fn moves(self) -> Option<u32> {
        match self {
            Self::MissedMate { moves } | Self::AllowedMate { moves } => Some(moves),
            _ => None,
        }
    }
}

impl Judgement {
    /// How good the move is, above 0, up to 100 for one that costs nothing.
    ///
    /// A tenth of a game lost leaves 63, a half 10: close to the curve that players know from Lichess.
    pub fn accuracy(&self) -> f64 {
        100.0 * (-f64::from(self.loss) / 440.0).exp()
    }
}

/// So many thousandths of a point less than with the best move, and another is as good: half of what makes an inaccuracy, which
/// two searches of the same position may differ by.
const AS_GOOD: u32 = 50;

/// Whether a move keeps what its mover could expect, so that it is as good as the best: `expected` as [`Judgement::expected`] has
/// it, and what is thought of the position after the move.
pub fn is_as_good(expected: u32, after: &Assessment) -> bool {
    expected.saturating_sub(2_000 - after.points()) <= AS_GOOD
}
