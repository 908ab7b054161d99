//! The plies without a capture, as the rule sets count them.

use chuhe_rules::{ByColor, Color};

/// The counted plies since the last capture.
///
/// Where only so many checks of each side count, one beyond them does not, nor does the reply to it; see
/// [`Game::quiet_left`](chuhe_rules::Game::quiet_left).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quiet {
    plies: u16,
    checks: ByColor<u16>,
    /// Whether the last ply did not count, so that the reply does not either.
    free: bool,
}

impl Quiet {
    /// After this many plies, of which all count.
    pub(super) fn new(plies: u16) -> Self {
        Self { plies, checks: ByColor { red: 0, black: 0 }, free: false }
    }

    /// After one more ply of `side`, where at most `counted` checks of each count.
    pub(super) fn after(mut self, side: Color, check: bool, counted: Option<u16>) -> Self {
        self.checks[side] = self.checks[side].saturating_add(u16::from(check));
        let beyond = check && counted.is_some_and(|counted| self.checks[side] > counted);
        self.plies = self.plies.saturating_add(u16::from(!beyond && !self.free));
        self.free = beyond;
        self
    }

    /// How many plies count.
    pub(super) fn plies(self) -> usize {
        usize::from(self.plies)
    }
}
