//! `chuhe engine`: the engine for programs that speak UCI, UCCI or `XBoard`'s protocol.

use std::io;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use chuhe_protocol::{Monotonic, Player, drive};

/// What the command does.
pub(crate) const ABOUT: &str = "Speak UCI, UCCI or XBoard's protocol, for programs that drive engines";

/// How programs use it.
pub(crate) const HELP: &str = "\
The program's first line, `uci`, `ucci` or `xboard`, decides the language; squares are a0 to i9 in each.

  XBoard:   xboard -variant xiangqi -fcp \"chuhe engine\"
  others:   name the file `chuhe`, with the argument `engine`
  by hand:  type `position startpos`, `go movetime 1000`, `quit`";

/// Talks over standard input and output until `quit` or the end of the input.
///
/// # Errors
/// If the input cannot be read.
pub(crate) fn run() -> Result<()> {
    // Twice the processors: more threads than that only take from each other.
    let most_threads = 2 * available_parallelism().map_or(1, NonZeroUsize::get);
    let player = Player::new(seed()).with_threads(most_threads);
    drive(io::stdin().lock(), io::stdout(), player, &Monotonic::start()).context("cannot read commands")
}

/// A number that differs from one start to the next.
#[expect(clippy::disallowed_methods, reason = "an edge of the system: every game is to differ")]
pub(super) fn seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
