//! Facts as values: a stable id with plain arguments, and what to mark on the board.

use chuhe_rules::{Args, Forecast, Move, Piece, Reason, Role, Square};

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Its point.
    pub square: Square,
}

/// One thing to say about a position or a move, proved by a search.
///
/// `by` is the piece that does it, on the side that attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A piece can be taken for less than it is worth.
    Hangs {
        /// The piece.
        victim: Placed,
        /// What takes it.
        by: Placed,
        /// Whether something can take back.
        protected: bool,
    },
    /// One piece attacks two, or checks and attacks another, and one of them is lost.
    Fork {
        /// What attacks.
        by: Placed,
        /// The greater of the two; a general is in check.
        first: Placed,
        /// The other.
        second: Placed,
    },
    /// A piece may not or cannot well leave its place, because of what stands behind it.
    Pin {
        /// The piece.
        pinned: Placed,
        /// What pins it.
        by: Placed,
        /// What stands behind it; before a general it may not leave.
        behind: Placed,
    },
    /// A piece under attack, or a general in check, cannot leave its place without losing what stands behind it.
    Skewer {
        /// What attacks.
        by: Placed,
        /// What is attacked.
        front: Placed,
        /// What stands behind it.
        behind: Placed,
    },
    /// A piece has moved out of the way of another, which checks.
    DiscoveredCheck {
        /// What moved, where it stands now.
        mover: Placed,
        /// What checks.
        by: Placed,
    },
    /// Two pieces check at the same time.
    DoubleCheck {
        /// One.
        first: Placed,
        /// The other.
        second: Placed,
    },
    /// A cannon faces a general with nothing between them, where nothing may step.
    HollowCannon {
        /// The cannon.
        cannon: Placed,
    },
    /// A cannon checks over another one, and nothing may step before that.
    DoubleCannon {
        /// The nearer to the general.
        front: Placed,
        /// The one behind it.
        rear: Placed,
    },
    /// A horse on the middle point of its own palace leaves its general without a move, and that can be used.
    PalaceHorse {
        /// The horse.
        horse: Placed,
    },
    /// A piece under attack has no point to go to where it is not lost.
    Trapped {
        /// The piece.
        piece: Placed,
    },
    /// Whoever is to move, or has just moved, mates.
    Mate {
        /// What moves first.
        piece: Placed,
        /// Its move.
        mv: Move,
        /// In how many moves, this one included.
        count: u32,
    },
    /// If the side to move did nothing, it would be mated.
    MateThreat {
        /// What would move first.
        piece: Placed,
        /// Its move.
        mv: Move,
        /// In how many moves, this one included.
        count: u32,
    },
    /// A piece is all that protects two others, and can take back for only one.
    Overloaded {
        /// The piece.
        guard: Placed,
        /// What it protects.
        first: Placed,
        /// What it protects too.
        second: Placed,
    },
    /// A screen has gone, and a cannon no longer protects what is under attack.
    ScreenGuardGone {
        /// The cannon.
        cannon: Placed,
        /// What it protected.
        left: Placed,
        /// Where the screen stood.
        screen: Square,
    },
    /// A screen has gone, and a cannon no longer attacks what it could have taken.
    ScreenAttackGone {
        /// The cannon.
        cannon: Placed,
        /// What it attacked.
        saved: Placed,
        /// Where the screen stood.
        screen: Square,
    },
    /// If the game goes on as it does, a side loses by the rules of repetition.
    Repetition(Forecast),
}

impl Fact {
    /// The points to mark: the pieces that the fact is about.
    pub fn points(&self) -> Vec<Square> {
        let (piece, by, also) = self.pieces();
        [piece, by, also].into_iter().flatten().map(|placed| placed.square).collect()
    }

    /// The arrows to draw, each from a piece to what it aims at or where it goes.
    pub fn arrows(&self) -> Vec<(Square, Square)> {
        match *self {
            Self::Hangs { victim, by, .. } => vec![(by.square, victim.square)],
            Self::Fork { by, first, second } => {
                vec![(by.square, first.square), (by.square, second.square)]
            }
            Self::Pin { by, behind, .. } | Self::Skewer { by, behind, .. } => {
                vec![(by.square, behind.square)]
            }
            Self::Mate { mv, .. } | Self::MateThreat { mv, .. } => vec![(mv.from(), mv.to())],
            Self::Overloaded { guard, first, second } => {
                vec![(guard.square, first.square), (guard.square, second.square)]
            }
            Self::ScreenGuardGone { cannon, left: end, .. }
            | Self::ScreenAttackGone { cannon, saved: end, .. } => vec![(cannon.square, end.square)],
            _ => Vec::new(),
        }
    }

    /// What may be lost by the fact, apart from generals.
    pub(super) fn victims(&self) -> impl Iterator<Item = Placed> {
        let (first, second) = match *self {
            Self::Hangs { victim, .. } => (Some(victim), None),
            Self::Fork { first, second, .. } | Self::Overloaded { first, second, .. } => {
                (Some(first), Some(second))
            }
            Self::Skewer { front, behind, .. } => (Some(front), Some(behind)),
            Self::Pin { behind, .. } => (Some(behind), None),
            Self::Trapped { piece } => (Some(piece), None),
            Self::ScreenGuardGone { left, .. } => (Some(left), None),
            _ => (None, None),
        };
        [first, second].into_iter().flatten().filter(|placed| placed.piece.role != Role::General)
    }

    /// The piece that the sentence is about, what does it, and one more of the first one's side.
    pub(super) fn pieces(&self) -> (Option<Placed>, Option<Placed>, Option<Placed>) {
        match *self {
            Self::Hangs { victim, by, .. } => (Some(victim), Some(by), None),
            Self::Fork { by, first, second } => (Some(second), Some(by), Some(first)),
            Self::Pin { pinned, by, behind } => (Some(pinned), Some(by), Some(behind)),
            Self::Skewer { by, front, behind } => (Some(behind), Some(by), Some(front)),
            Self::DiscoveredCheck { mover, by } => (Some(mover), Some(by), None),
            Self::DoubleCheck { first, second } => (Some(first), Some(second), None),
            Self::HollowCannon { cannon } => (Some(cannon), None, None),
            Self::DoubleCannon { front, rear } => (Some(front), Some(rear), None),
            Self::PalaceHorse { horse: piece }
            | Self::Trapped { piece }
            | Self::Mate { piece, .. }
            | Self::MateThreat { piece, .. } => (Some(piece), None, None),
            Self::Overloaded { guard, first, second } => (Some(first), Some(guard), Some(second)),
            Self::ScreenGuardGone { cannon, left: end, .. }
            | Self::ScreenAttackGone { cannon, saved: end, .. } => (Some(end), Some(cannon), None),
            Self::Repetition(_) => (None, None, None),
        }
    }
}

impl Reason for Fact {
    fn id(&self) -> &'static str {
        match self {
            Self::Hangs { protected: false, .. } => "fact-hangs",
            Self::Hangs { protected: true, .. } => "fact-hangs-protected",
            Self::Fork { first, .. } if first.piece.role == Role::General => "fact-fork-check",
            Self::Fork { .. } => "fact-fork",
            Self::Pin { behind, .. } if behind.piece.role == Role::General => "fact-pin",
            Self::Pin { .. } => "fact-pin-piece",
            Self::Skewer { front, .. } if front.piece.role == Role::General => "fact-skewer-check",
            Self::Skewer { .. } => "fact-skewer",
            Self::DiscoveredCheck { .. } => "fact-discovered-check",
            Self::DoubleCheck { .. } => "fact-double-check",
            Self::HollowCannon { .. } => "fact-hollow-cannon",
            Self::DoubleCannon { .. } => "fact-double-cannon",
            Self::PalaceHorse { .. } => "fact-palace-horse",
            Self::Trapped { .. } => "fact-trapped",
            Self::Mate { count: 1, .. } => "fact-mate-now",
            Self::Mate { .. } => "fact-mate",
            Self::MateThreat { count: 1, .. } => "fact-mate-threat-now",
            Self::MateThreat { .. } => "fact-mate-threat",
            Self::Overloaded { .. } => "fact-overloaded",
            Self::ScreenGuardGone { .. } => "fact-screen-guard",
            Self::ScreenAttackGone { .. } => "fact-screen-attack",
            Self::Repetition(forecast) => forecast.id(),
        }
    }

    /// `color`, `role`, `square` are the piece that the sentence is about, with `by-` what does it, with `also-` one more
    /// of the first one's side; `from` and `to` are a move, `count` says how many moves; a screen stood on `from`.
    fn args(&self) -> Args {
        let mut args = match self {
            Self::Repetition(forecast) => return forecast.args(),
            _ => Args::new(),
        };
        let (piece, by, also) = self.pieces();
        if let Some(Placed { piece, square }) = piece {
            args = args
                .text("color", piece.color.name())
                .text("role", piece.role.name())
                .text("square", square.to_string());
        }
        if let Some(Placed { piece, square }) = by {
            args = args
                .text("by-color", piece.color.name())
                .text("by-role", piece.role.name())
                .text("by-square", square.to_string());
        }
        if let Some(Placed { piece, square }) = also {
            args = args.text("also-role", piece.role.name()).text("also-square", square.to_string());
        }
        match *self {
            Self::Mate { mv, count, .. } | Self::MateThreat { mv, count, .. } => args
                .text("from", mv.from().to_string())
                .text("to", mv.to().to_string())
                .number("count", count as usize),
            Self::ScreenGuardGone { screen, .. } | Self::ScreenAttackGone { screen, .. } => {
                args.text("from", screen.to_string())
            }
            _ => args,
        }
    }
}
