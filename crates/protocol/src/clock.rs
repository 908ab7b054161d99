//! The one file of this crate that reads the clock.

use std::time::Instant;

use chuhe_engine::Now;

/// Milliseconds since it was made.
#[derive(Clone, Copy, Debug)]
pub struct Monotonic(Instant);

impl Monotonic {
    /// A clock that starts at 0.
    #[expect(clippy::disallowed_methods, reason = "the edge that reads the clock for this crate")]
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Now for Monotonic {
    fn now(&self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}
