//! `chuhe bench`: the signature of the search and its speed.

use std::io::{self, Write};

use anyhow::Result;
use chuhe_engine::bench;
use chuhe_protocol::Monotonic;

/// Prints the nodes of the bench, which are the same on every machine, and on standard error the speed.
///
/// # Errors
/// If nothing can be written.
pub(crate) fn run() -> Result<()> {
    let result = bench(&Monotonic::start());
    writeln!(io::stdout(), "{} nodes", result.nodes)?;
    writeln!(io::stderr(), "{} ms, {} nodes/s", result.time, result.nodes * 1000 / result.time.max(1))?;
    Ok(())
}
