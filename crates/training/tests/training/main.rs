//! Games of the engine with itself: played, kept, read, checked.

mod archive;
mod damage;
mod games;
mod tune;

use std::ops::ControlFlow;

use chuhe_engine::Stop;
use chuhe_training::{Plan, Played, run};

/// Short games at few nodes.
fn plan() -> Plan {
    Plan { plies: 60, ..Plan::new(1, 60) }
}

/// The games of these numbers.
fn games(plan: &Plan, numbers: core::ops::Range<u64>, threads: usize) -> Vec<Played> {
    let mut games = Vec::new();
    run(plan, numbers, threads, &Stop::new(), |game| {
        games.push(game);
        ControlFlow::Continue(())
    })
    .unwrap();
    games
}
