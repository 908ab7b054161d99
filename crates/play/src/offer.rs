//! What one player may propose and the other accept.

use chuhe_rules::Color;

/// A proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take back moves.
    Takeback {
        /// How many plies of the game stay.
        to: u16,
    },
    /// To stop the clock.
    Pause,
    /// To go on after a pause.
    Resume,
    /// To play again.
    Rematch,
}

impl Offer {
    /// How many kinds there are.
    pub(crate) const KINDS: usize = 5;

    /// The number of its kind.
    pub(crate) const fn kind(self) -> usize {
        match self {
            Self::Draw => 0,
            Self::Takeback { .. } => 1,
            Self::Pause => 2,
            Self::Resume => 3,
            Self::Rematch => 4,
        }
    }

    /// How often a side may make such an offer in a game, and how many moves of its own must lie between two.
    pub(crate) const fn limits(self) -> Limits {
        match self {
            Self::Draw | Self::Pause => Limits { most: 8, gap: 5 },
            Self::Takeback { .. } => Limits { most: 30, gap: 0 },
            Self::Resume => Limits { most: 60, gap: 0 },
            Self::Rematch => Limits { most: 3, gap: 0 },
        }
    }
}

/// What keeps offers from being a nuisance.
pub(crate) struct Limits {
    pub(crate) most: u8,
    pub(crate) gap: u16,
}

/// An offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// Who made it.
    pub by: Color,
    /// The offer.
    pub offer: Offer,
}
