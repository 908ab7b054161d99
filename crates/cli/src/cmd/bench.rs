//! `chuhe bench`: the signature of the search and its speed.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the figures go to whoever typed the command")]

use chuhe_engine::bench;
use chuhe_protocol::Monotonic;

/// Prints the nodes of the bench, which are the same on every machine, and on standard error the speed.
pub(crate) fn run() {
    let result = bench(&Monotonic::start());
    println!("{} nodes", result.nodes);
    eprintln!("{} ms, {} nodes/s", result.time, result.nodes * 1000 / result.time.max(1));
}
