//! Our own engine at the board, in this process.

use std::panic::{AssertUnwindSafe, catch_unwind};

use chuhe_engine::{Clock, Handicap, Level, Limits, Now, Searcher, Stop};
use chuhe_protocol::{Monotonic, Thought};
use chuhe_rules::Game;

use super::{Answer, Ask, Failure, Refusal, Wish};
use crate::Limit;
use crate::fault::Fault;

/// Our own engine at the board.
pub(crate) struct Own {
    searcher: Searcher,
    options: OwnOptions,
    level: Option<Level>,
    seed: u64,
    clock: Monotonic,
}

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnOptions {
    /// The size of the table, in MiB.
    hash: usize,
}

impl OwnOptions {
    /// Reads options by the names that `chuhe uci` has for them.
    pub(crate) fn read(options: &[(String, String)]) -> Result<Self, Refusal> {
        let mut read = Self { hash: 16 };
        for (option, value) in options {
            if !option.eq_ignore_ascii_case("hash") {
                return Err(Refusal::Option { option: option.clone() });
            }
            let size = value.parse().ok().filter(|size| (1..=4096).contains(size));
            read.hash =
                size.ok_or_else(|| Refusal::Value { option: option.clone(), value: value.clone() })?;
        }
        Ok(read)
    }
}

impl Own {
    pub(super) fn new(level: Option<Level>, options: OwnOptions, clock: Monotonic) -> Self {
        Self { searcher: Searcher::new(options.hash), options, level, seed: 0, clock }
    }

    pub(super) fn new_game(&mut self, seed: u64) {
        self.searcher.clear();
        self.seed = seed;
    }

    pub(super) fn think(&mut self, game: &Game, ask: &Ask, stop: &Stop) -> Result<Answer, Failure> {
        let limits = self.limits(game, ask);
        let start = self.clock.now();
        let mut thought = Thought::default();
        let found = catch_unwind(AssertUnwindSafe(|| {
            self.searcher.search(game, &limits, &self.clock, stop, |report| {
                thought = Thought {
                    depth: Some(report.depth),
                    score: Some(report.score),
                    nodes: Some(report.nodes),
                    ..Thought::default()
                };
            })
        }));
        let Ok(found) = found else {
            self.searcher = Searcher::new(self.options.hash);
            return Err(Failure::Fault(Fault::Crash { status: "panic".to_owned() }));
        };
        let time = self.clock.now() - start;
        if stop.is_set() {
            return Err(Failure::Cut);
        }
        thought.nodes = Some(found.nodes);
        Ok(Answer { wish: found.best.map_or(Wish::Nothing, Wish::Move), draw: false, time, thought })
    }

    fn limits(&self, game: &Game, ask: &Ask) -> Limits {
        let handicap = self.level.map(|level| Handicap { level, seed: self.seed });
        let mut limits = handicap.map_or_else(Limits::default, Limits::handicap);
        match ask.limit {
            Limit::Nodes(nodes) => limits.nodes = limits.nodes.into_iter().chain([nodes]).min(),
            Limit::Depth(depth) => limits.depth = limits.depth.into_iter().chain([depth]).min(),
            Limit::MoveTime(time) => limits.move_time = Some(time),
            Limit::Clock { .. } => {
                let clock = ask.clocks[game.position().turn()];
                limits.clock =
                    clock.map(|(remaining, increment)| Clock { remaining, increment, moves_to_go: None });
                limits.nodes_as_time = ask.nodes_as_time;
            }
        }
        limits
    }
}
