//! `chuhe uci`: the engine for programs that speak UCI or UCCI.

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use chuhe_protocol::{Monotonic, Player, drive};

/// Talks over standard input and output until `quit` or the end of the input.
///
/// # Errors
/// If the input cannot be read.
pub(crate) fn run() -> Result<()> {
    drive(io::stdin().lock(), io::stdout(), Player::new(seed()), &Monotonic::start())
        .context("cannot read commands")
}

/// A number that differs from one start to the next.
#[expect(clippy::disallowed_methods, reason = "an edge of the system: every game is to differ")]
pub(super) fn seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
