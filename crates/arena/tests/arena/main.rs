//! Whole matches.

mod analyst;
mod fakes;
mod honest;
mod journal;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use chuhe_arena::{Limit, Plan, Played, StartError, openings, run};
use chuhe_engine::Stop;
use chuhe_rules::RuleSet;

/// Three openings.
const OPENINGS: &str = "startpos\nstartpos moves h2e2 h9g7\nstartpos moves c3c4 g6g5\n";

/// A match of these engines, two games from the start, at few nodes.
fn plan(first: &str, second: &str) -> Plan {
    Plan {
        engines: [first, second].map(|text| text.parse().unwrap()),
        openings: openings(OPENINGS, &RuleSet::default()).unwrap(),
        games: 2,
        limit: Limit::Nodes(200),
        nodes_as_time: None,
        rules: RuleSet::default(),
        margin: 100,
        patience: 20_000,
        max_plies: 400,
        resign: None,
        draw: None,
        seed: 1,
        concurrency: 1,
        paired: false,
    }
}

/// All games of a match, in their order.
fn games(plan: &Plan) -> Result<Vec<Played>, StartError> {
    let mut games = Vec::new();
    run(plan, &BTreeSet::new(), &Stop::new(), |played| {
        games.push(played);
        ControlFlow::Continue(())
    })?;
    games.sort_by_key(|played| played.round);
    Ok(games)
}
