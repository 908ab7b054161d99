//! Deeper and deeper: iterative deepening with a window around the value of the depth before.

mod node;
mod path;
mod quiesce;
mod worker;

use chuhe_rules::{Game, Move, RuleSet};

use crate::history::History;
use crate::table::Table;
use crate::timer::Timer;
use crate::value::{INFINITE, MAX_PLY, is_mate, mated, score};
use crate::{Answer, Bound, Limits, Memory, Now, Report, Stop};
use worker::Worker;

/// A player: what it remembers from one search to the next.
pub struct Searcher {
    table: Table,
    history: History,
    /// The rules of the game searched last: by others the same position is worth something else.
    rules: RuleSet,
}

impl Searcher {
    /// A player with a table of at most `mebibytes`, at least 1; of less where there is not that much memory.
    pub fn new(mebibytes: usize) -> Self {
        Self { table: Table::new(mebibytes), history: History::new(), rules: RuleSet::default() }
    }

    /// Forgets everything and takes a table of at most `mebibytes`, at least 1; of less where there is not that much
    /// memory.
    ///
    /// The answer is what it has now: the greatest power of two that is no more, or less.
    pub fn resize(&mut self, mebibytes: usize) -> usize {
        // The old table's memory is needed first.
        self.table = Table::new(1);
        *self = Self::new(mebibytes);
        self.table.mebibytes()
    }

    /// Forgets everything, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
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
    /// `sink` is given a report after each depth, and when a window was too narrow after the first thousand
    /// milliseconds.
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
        if self.rules != *game.rules() {
            self.clear();
            self.rules = game.rules().clone();
        }
        self.table.grow_older();
        self.history.fade();
        let timer = Timer::start(now, limits);
        let mut worker = Worker::new(game, limits, timer, stop, &self.table, &mut self.history);

        let Some(fallback) = worker.first_move() else {
            let value = mated(0);
            let report = worker.report(0, value, Bound::Exact, Vec::new());
            sink(&report);
            return Answer { best: None, ponder: None, score: score(value), nodes: 0, depth: 0 };
        };
        let mut best = Line { value: 0, moves: vec![fallback], depth: 0 };
        let mut calm = 0;
        let deepest = limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 / 2);
        for depth in 1..=deepest {
            let found = deepen(&mut worker, depth, &best, &mut sink);
            let whole = !worker.stopped;
            if let Some(line) = found {
                calm = if line.moves.first() == best.moves.first() { calm + 1 } else { 0 };
                best = Line { depth: if whole { depth } else { best.depth }, ..line };
                sink(&worker.report(depth, best.value, Bound::Exact, best.moves.clone()));
            }
            let is_enough = limits.soft_nodes.is_some_and(|most| worker.nodes >= most);
            if !whole
                || is_enough
                || worker.timer.is_enough(calm, worker.nodes)
                || worker.only_one_move(limits)
            {
                break;
            }
            // A mate found with plies to spare is not found faster by looking deeper.
            if is_mate(best.value) && depth as i32 > 2 * (crate::value::MATE - best.value.abs()) {
                break;
            }
        }
        if best.depth == 0 && best.moves.len() == 1 && worker.nodes == 0 {
            sink(&worker.report(0, best.value, Bound::Lower, best.moves.clone()));
        }
        Answer {
            best: best.moves.first().copied(),
            ponder: best.moves.get(1).copied(),
            score: score(best.value),
            nodes: worker.nodes,
            depth: best.depth,
        }
    }
}

/// A value with the moves it rests on.
struct Line {
    value: i32,
    moves: Vec<Move>,
    depth: u32,
}

/// Milliseconds after which reports of a missed window are sent.
const PATIENCE: u64 = 1_000;

/// Searches one depth, in a window that is widened until it holds the value.
///
/// Nothing if the search was stopped before any move was looked through.
fn deepen(
    worker: &mut Worker<'_>,
    depth: u32,
    before: &Line,
    sink: &mut impl FnMut(&Report),
) -> Option<Line> {
    let mut width = 24;
    let (mut alpha, mut beta) = if depth < 5 || is_mate(before.value) {
        (-INFINITE, INFINITE)
    } else {
        (before.value - width, before.value + width)
    };
    worker.seldepth = 0;
    let mut promising = None;
    loop {
        let value = worker.root(depth as i32, alpha, beta);
        let line = |worker: &Worker<'_>| Line { value, moves: worker.pv().to_vec(), depth };
        if worker.stopped {
            // What was found to be better before the stop counts.
            return if !worker.pv().is_empty() && value > alpha { Some(line(worker)) } else { promising };
        }
        let bound = if value <= alpha {
            beta = i32::midpoint(alpha, beta);
            alpha = (value - width).max(-INFINITE);
            Bound::Upper
        } else if value >= beta {
            beta = (value + width).min(INFINITE);
            promising = Some(line(worker));
            Bound::Lower
        } else {
            return Some(line(worker));
        };
        if worker.timer.elapsed() > PATIENCE {
            let pv = if worker.pv().is_empty() { before.moves.clone() } else { worker.pv().to_vec() };
            sink(&worker.report(depth, value, bound, pv));
        }
        width *= 3;
        if width > 1_000 {
            (alpha, beta) = (-INFINITE, INFINITE);
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
