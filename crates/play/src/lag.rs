//! Credit for the time that a move spends on its way.
//!
//! Only what the server itself measures counts.
//! Each side has a quota: a move is credited its lag as far as the quota reaches, and each move gives some of it back.
//! A steady line shorter than the gain is credited whole for ever; a bad moment is credited up to the cap;
//! a side that pretends to be slow gains no more than the gain for each move.

use crate::Span;

/// What a side may still be credited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lag {
    /// The most that the next move can be credited.
    pub quota: Span,
    /// The lag measured with the last move: what a move that is on its way is granted before a flag falls.
    pub measured: Span,
}

impl Lag {
    /// What each move adds to the quota: a line from one end of the earth to the other.
    pub const GAIN: Span = Span(500);

    /// What the quota grows to: one lost and repeated packet on a phone.
    pub const CAP: Span = Span(3_000);

    /// What a move is credited that was `lag` on its way.
    pub fn credit(self, lag: Span) -> Span {
        lag.min(self.quota)
    }

    /// How long after its deadline a side is waited for.
    pub fn grace(self) -> Span {
        self.credit(self.measured)
    }

    /// The state after a move with this lag.
    #[must_use]
    pub fn after(self, lag: Span) -> Self {
        Self { quota: (self.quota - self.credit(lag) + Self::GAIN).min(Self::CAP), measured: lag }
    }
}

/// The quota at the beginning of a game.
impl Default for Lag {
    fn default() -> Self {
        Self { quota: Span(1_500), measured: Span::ZERO }
    }
}
