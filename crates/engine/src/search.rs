//! A search: what it begins with, who takes part, and what it ends with.

#[cfg(feature = "threads")]
mod crew;
mod deepen;
mod extend;
mod learn;
mod node;
mod path;
mod prune;
mod quiesce;
mod reduce;
mod shared;
#[cfg(feature = "threads")]
mod vote;
mod worker;

use std::cell::Cell;
use std::sync::Arc;

use chuhe_rules::{Game, Move, RuleSet};

use crate::history::History;
use crate::table::Table;
use crate::timer::Timer;
use crate::value::{mated, score};
use crate::{Answer, Bound, Limits, Memory, Now, Report, Stop};
use deepen::{Line, think};
use shared::Shared;
use worker::Worker;

/// A player: what it remembers from one search to the next.
pub struct Searcher {
    /// Shared only while a search is on.
    table: Arc<Table>,
    history: History,
    /// The rules of the game searched last: by others the same position is worth something else.
    rules: RuleSet,
    #[cfg(feature = "threads")]
    crew: crew::Crew,
}

impl Searcher {
    /// A player with a table of at most `mebibytes`, at least 1; of less where there is not that much memory.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Arc::new(Table::new(mebibytes)),
            history: History::new(),
            rules: RuleSet::default(),
            #[cfg(feature = "threads")]
            crew: crew::Crew::default(),
        }
    }

    /// Forgets everything and takes a table of at most `mebibytes`, at least 1; of less where there is not that much
    /// memory.
    ///
    /// The answer is what it has now: the greatest power of two that is no more, or less.
    pub fn resize(&mut self, mebibytes: usize) -> usize {
        // The old table's memory is needed first.
        self.table = Arc::new(Table::new(1));
        self.table = Arc::new(Table::new(mebibytes));
        self.clear();
        self.table.mebibytes()
    }

    /// Searches with so many threads from now on, at least 1, the one that asks included.
    ///
    /// The answer is how many there are: fewer where the system gives no more.
    /// With more than one the same search may visit other positions each time; with 1 it is always the same.
    /// A weakened player uses one whatever is set.
    #[cfg(feature = "threads")]
    pub fn set_threads(&mut self, count: usize) -> usize {
        1 + self.crew.resize(count.max(1) - 1)
    }

    /// Forgets everything, for a new game.
    pub fn clear(&mut self) {
        self.own_table().clear();
        self.history.clear();
        #[cfg(feature = "threads")]
        self.crew.clear();
    }

    /// The table, between searches.
    fn own_table(&mut self) -> &mut Table {
        Arc::get_mut(&mut self.table)
            .expect("whoever takes part in a search gives the table back before it ends")
    }

    /// What is remembered about the position of a game from the searches so far, by players of full strength.
    pub fn recall(&self, game: &Game) -> Option<Memory> {
        let key = game.position().key() ^ path::Path::new(game).key(0);
        let entry = self.table.get(key).filter(|_| self.rules == *game.rules())?;
        let is_legal = |mv: &Move| game.rules().legality(game.position(), *mv).is_ok();
        Some(Memory {
            mv: entry.mv().filter(is_legal),
            score: score(entry.value()),
            bound: entry.bound(),
            depth: entry.depth().max(0).unsigned_abs(),
        })
    }

    /// Thinks about a game within limits and answers with a move.
    ///
    /// `sink` is given a report of each line after each depth, when a window was too narrow after the first thousand
    /// milliseconds, and at the end where positions were visited since the last.
    /// A game that is over by repetition, move limit or dead material is still searched; where there is no legal move
    /// the answer has none and the score is `MatedIn(0)`.
    pub fn search<N: Now>(
        &mut self,
        game: &Game,
        limits: &Limits,
        now: &N,
        stop: &Stop,
        mut sink: impl FnMut(&Report),
    ) -> Answer {
        self.run(game, limits, now, stop, &mut sink)
    }

    fn run(
        &mut self,
        game: &Game,
        limits: &Limits,
        now: &dyn Now,
        stop: &Stop,
        sink: &mut dyn FnMut(&Report),
    ) -> Answer {
        if self.rules != *game.rules() {
            self.clear();
            self.rules = game.rules().clone();
        }
        self.own_table().grow_older();
        self.history.fade();
        let shared = Arc::new(Shared::new(Arc::clone(&self.table), stop.clone(), limits.nodes));
        let timer = Timer::start(now, limits);
        let mut worker = Worker::new(game, limits, timer, &shared, &mut self.history);

        let Some(fallback) = worker.first_move() else {
            let value = mated(0);
            let none = Line { value, bound: Bound::Exact, moves: Vec::new(), depth: 0, seldepth: 0 };
            sink(&worker.report(1, &none));
            return Answer { best: None, ponder: None, score: score(value), nodes: 0, depth: 0 };
        };
        #[cfg(feature = "threads")]
        let work = limits.handicap.is_none().then(|| self.crew.begin(game, limits, &shared));
        let told = Cell::new(None);
        let found = think(&mut worker, limits, fallback, &mut |report| {
            told.set(Some(report.nodes));
            sink(report);
        });
        #[cfg(feature = "threads")]
        let found = match work.map(crew::Work::end) {
            Some(others) if limits.lines <= 1 && !others.is_empty() => {
                let mut all: Vec<_> = std::iter::once(found).chain(others).collect();
                let elected = vote::elect(&all);
                if elected > 0 {
                    told.set(None);
                }
                all.swap_remove(elected)
            }
            _ => found,
        };
        let nodes = worker.total();
        if told.get() != Some(nodes) {
            for (number, line) in (1..).zip(&found.lines) {
                sink(&worker.report(number, line));
            }
        }
        let best = &found.lines[0];
        Answer {
            best: best.moves.first().copied(),
            ponder: best.moves.get(1).copied(),
            score: score(best.value),
            nodes,
            depth: found.finished,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::is_by_rule;

    #[test]
    fn the_table_keeps_no_win_by_rule() {
        for fen in ["3k4n/9/9/9/9/9/9/9/9/4K3R b", "3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w"] {
            let mut searcher = Searcher::new(1);
            let mut rule_wins = 0;
            let game = Game::from_fen(fen).unwrap();
            for mv in game.legal_moves() {
                let mut game = game.clone();
                game.play(mv).unwrap();
                searcher.search(&game, &Limits::depth(9), &(), &Stop::new(), |_| {});
            }
            for entry in searcher.table.entries() {
                rule_wins += usize::from(is_by_rule(entry.value()));
            }
            assert!(searcher.table.entries().count() > 100 && rule_wins == 0, "{fen}: {rule_wins}");
        }
    }
}
