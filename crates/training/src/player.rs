//! One game: the engine moves for both sides until it is over.

use core::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use chuhe_engine::{Limits, Searcher, Stop};
use chuhe_rules::{Game, Move};

use crate::adjudicate::Adjudicator;
use crate::opening::opening;
use crate::{Moved, Plan, Played};

/// The table of a searcher, in MiB: as much as the moves of a game at a thousand nodes fill, and quickly cleared.
const TABLE: usize = 1;

/// So many times the nodes of a move end its search, whatever depth it is in.
const HARD: u64 = 8;

/// What the engine did that no engine may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The search panicked.
    Crash,
    /// It answered without a move, though there was one.
    NoMove,
    /// Its move is illegal.
    Illegal(Move),
}

/// A game that the engine did not play to its end by its own fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which game.
    pub number: u64,
    /// At which ply, from 1; 0 in the opening.
    pub ply: usize,
    /// What the engine did.
    pub fault: Fault,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, ply, .. } = self;
        match self.fault {
            Fault::Crash => write!(f, "game {number}, ply {ply}: the search crashed"),
            Fault::NoMove => write!(f, "game {number}, ply {ply}: found no move, expected one"),
            Fault::Illegal(mv) => write!(f, "game {number}, ply {ply}: found {mv}, expected a legal move"),
        }
    }
}

impl core::error::Error for Broken {}

/// A player of games of one plan, one after the other.
pub struct Player<'a> {
    plan: &'a Plan,
    searcher: Searcher,
}

impl<'a> Player<'a> {
    /// A player with a small table of its own.
    pub fn new(plan: &'a Plan) -> Self {
        Self { plan, searcher: Searcher::new(TABLE) }
    }

    /// Plays the game of this number: the same whatever was played before.
    ///
    /// Nothing if `stop` is set before it is over.
    ///
    /// # Errors
    /// If the engine does what no engine may.
    pub fn play(&mut self, number: u64, stop: &Stop) -> Result<Option<Played>, Broken> {
        let mut ply = 0;
        let played = catch_unwind(AssertUnwindSafe(|| self.try_play(number, stop, &mut ply)));
        match played {
            Ok(Ok(played)) => Ok(played),
            Ok(Err(fault)) => Err(Broken { number, ply, fault }),
            Err(_) => {
                self.searcher = Searcher::new(TABLE);
                Err(Broken { number, ply, fault: Fault::Crash })
            }
        }
    }

    fn try_play(&mut self, number: u64, stop: &Stop, ply: &mut usize) -> Result<Option<Played>, Fault> {
        let plan = self.plan;
        let Some(start) = opening(plan, number, &mut self.searcher, stop) else { return Ok(None) };
        self.searcher.clear();
        let mut game = Game::with_rules(start.clone(), plan.rules.clone());
        let mut adjudicator = Adjudicator::default();
        let mut moves = Vec::new();
        loop {
            if let Some(end) = adjudicator.end(&game, plan) {
                return Ok(Some(Played { number, start, moves, end }));
            }
            *ply = moves.len() + 1;
            let answer = self.searcher.search(&game, &limits(plan), &(), stop, |_| {});
            if stop.is_set() {
                return Ok(None);
            }
            let mv = answer.best.ok_or(Fault::NoMove)?;
            let turn = game.position().turn();
            game.play(mv).map_err(|_| Fault::Illegal(mv))?;
            adjudicator.hear(turn, answer.score);
            moves.push(Moved { mv, score: answer.score });
        }
    }
}

/// How long a search is.
pub(crate) fn limits(plan: &Plan) -> Limits {
    Limits { soft_nodes: Some(plan.nodes), ..Limits::nodes(plan.nodes.saturating_mul(HARD)) }
}
