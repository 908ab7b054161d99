//! How a game ended.

use crate::Color;
use crate::reason::{Args, Reason};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move, which loses.
    Stalemate,
    /// The general was taken, by rules under which it may be.
    GeneralCaptured,
    /// The position came up too often, and one side checked with every move in between, which loses.
    PerpetualCheck {
        /// How often the position came up.
        times: u8,
    },
    /// The position came up too often, and one side chased the same piece with every move in between, which loses.
    PerpetualChase {
        /// How often the position came up.
        times: u8,
    },
    /// The position came up too often, and one side checked, chased or threatened mate with every move in between,
    /// which loses by the Chinese rules.
    PerpetualAttack {
        /// How often the position came up.
        times: u8,
    },
    /// The position came up too often, and nobody or everybody broke a rule.
    Repetition {
        /// How often the position came up.
        times: u8,
    },
    /// Nothing was captured for too long.
    MoveLimit {
        /// After how many plies, checks beyond the counted ones not included.
        plies: u16,
    },
    /// The game went on for too long.
    TotalLimit {
        /// After how many plies.
        plies: u16,
    },
    /// What is left on the board cannot win, as the rule set sees it.
    DeadMaterial,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// Why it is over.
    pub ending: Ending,
}

impl Outcome {
    pub(crate) const fn win(winner: Color, ending: Ending) -> Self {
        Self { winner: Some(winner), ending }
    }

    pub(crate) const fn draw(ending: Ending) -> Self {
        Self { winner: None, ending }
    }

    /// Whether a repeated position decided it.
    pub const fn is_by_repetition(&self) -> bool {
        matches!(
            self.ending,
            Ending::PerpetualCheck { .. }
                | Ending::PerpetualChase { .. }
                | Ending::PerpetualAttack { .. }
                | Ending::Repetition { .. }
        )
    }
}

impl Reason for Outcome {
    fn id(&self) -> &'static str {
        match self.ending {
            Ending::Checkmate => "result-checkmate",
            Ending::Stalemate => "result-stalemate",
            Ending::GeneralCaptured => "result-general-captured",
            Ending::PerpetualCheck { .. } => "result-perpetual-check",
            Ending::PerpetualChase { .. } => "result-perpetual-chase",
            Ending::PerpetualAttack { .. } => "result-perpetual-attack",
            Ending::Repetition { .. } => "result-repetition",
            Ending::MoveLimit { .. } => "result-move-limit",
            Ending::TotalLimit { .. } => "result-total-limit",
            Ending::DeadMaterial => "result-dead-material",
        }
    }

    fn args(&self) -> Args {
        let args = match self.winner {
            Some(winner) => Args::new().color("winner", winner),
            None => Args::new(),
        };
        match self.ending {
            Ending::PerpetualCheck { times }
            | Ending::PerpetualChase { times }
            | Ending::PerpetualAttack { times }
            | Ending::Repetition { times } => args.number("count", usize::from(times)),
            Ending::MoveLimit { plies } | Ending::TotalLimit { plies } => {
                args.number("plies", usize::from(plies))
            }
            _ => args,
        }
    }
}

/// How one more return of a position would end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forecast {
    /// How the game would end.
    pub outcome: Outcome,
    /// How often the position has come up so far.
    pub count: usize,
}

/// A warning; `color` is who would lose.
impl Reason for Forecast {
    fn id(&self) -> &'static str {
        match (self.outcome.winner, self.outcome.ending) {
            (None, _) => "note-repetition",
            (Some(_), Ending::PerpetualCheck { .. }) => "note-perpetual-check",
            (Some(_), _) => "note-perpetual-chase",
        }
    }

    fn args(&self) -> Args {
        let args = Args::new().number("count", self.count);
        match self.outcome.winner {
            Some(winner) => args.color("color", !winner),
            None => args,
        }
    }
}
