//! How a game between people ended.

use chuhe_rules::{Args, Color, Ending, Outcome, Reason};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Who won; nobody in a draw and in a game without a result.
    pub winner: Option<Color>,
    /// Why it is over.
    pub how: How,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// The rules say so.
    Rules(Ending),
    /// The loser resigned.
    Resignation,
    /// The loser's time was up; in a draw the other side had nothing left to win with.
    Time,
    /// Both agreed to draw.
    Agreement,
    /// One side went away and the other claimed the win or the draw.
    Absence,
    /// It was ended before it began in earnest, without a result.
    Abort,
}

impl End {
    /// Whether the game counts: it was won or drawn.
    pub const fn has_result(self) -> bool {
        !matches!(self.how, How::Abort)
    }
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        Self { winner: outcome.winner, how: How::Rules(outcome.ending) }
    }
}

/// The headline; the sentence is its attribute `reason`.
impl Reason for End {
    fn id(&self) -> &'static str {
        match (self.how, self.winner) {
            (How::Rules(ending), winner) => Outcome { winner, ending }.id(),
            (How::Resignation, _) => "result-resignation",
            (How::Time, Some(_)) => "play-result-time",
            (How::Time, None) => "play-result-time-draw",
            (How::Agreement, _) => "play-result-agreement",
            (How::Absence, Some(_)) => "play-result-absence",
            (How::Absence, None) => "play-result-absence-draw",
            (How::Abort, _) => "play-result-abort",
        }
    }

    fn args(&self) -> Args {
        match (self.how, self.winner) {
            (How::Rules(ending), winner) => Outcome { winner, ending }.args(),
            (_, Some(winner)) => Args::new().text("winner", winner.name()),
            (_, None) => Args::new(),
        }
    }
}
