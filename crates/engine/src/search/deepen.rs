//! Deeper and deeper: iterative deepening with a window around the value of the depth before.

use core::cmp::Reverse;

use chuhe_rules::Move;

use super::worker::Worker;
use crate::value::{GREATEST_EVALUATION, INFINITE, MATE, MAX_PLY, is_mate};
use crate::{Bound, Limits, Report};

/// A value with the moves it rests on.
pub(super) struct Line {
    pub(super) value: i32,
    pub(super) bound: Bound,
    pub(super) moves: Vec<Move>,
    /// How deep was looked, in plies, and how deep the deepest line went.
    pub(super) depth: u32,
    pub(super) seldepth: u32,
}

/// What a thread has found.
pub(super) struct Found {
    /// The best lines, the best first; at least one.
    pub(super) lines: Vec<Line>,
    /// The deepest depth that was finished.
    pub(super) finished: u32,
}

impl Found {
    pub(super) fn mv(&self) -> Option<Move> {
        self.lines.first().and_then(Line::mv)
    }
}

impl Line {
    fn mv(&self) -> Option<Move> {
        self.moves.first().copied()
    }

    /// Whether a mate is found that is not found faster by looking deeper.
    fn is_settled(&self, depth: u32) -> bool {
        is_mate(self.value) && depth as i32 > 2 * (MATE - self.value.abs())
    }
}

/// Searches deeper and deeper until a limit is reached.
///
/// `sink` is given a report of each line after each depth.
pub(super) fn think(
    worker: &mut Worker<'_>,
    limits: &Limits,
    fallback: Move,
    sink: &mut dyn FnMut(&Report),
) -> Found {
    let count = worker.choices().min(limits.lines.max(1) as usize);
    let unknown = Line { value: 0, bound: Bound::Lower, moves: vec![fallback], depth: 0, seldepth: 0 };
    let mut found = Found { lines: vec![unknown], finished: 0 };
    let mut calm = 0;
    let deepest = limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 / 2);
    for depth in 1..=deepest {
        let fresh = look(worker, depth, count, &found.lines, sink);
        let whole = !worker.stopped;
        if let Some(best) = fresh.first() {
            calm = if best.mv() == found.mv() { calm + 1 } else { 0 };
            found.lines = together(fresh, found.lines, count);
            for (number, line) in (1..).zip(&found.lines) {
                sink(&worker.report(number, line));
            }
        }
        if !whole {
            break;
        }
        found.finished = depth;
        let nodes = worker.total();
        let is_enough = limits.soft_nodes.is_some_and(|most| nodes >= most);
        if is_enough || worker.timer.is_enough(calm, nodes) || worker.only_one_move(limits) {
            break;
        }
        if found.lines.iter().all(|line| line.is_settled(depth)) {
            break;
        }
    }
    found
}

/// The best `count` lines of one depth, each the best without the moves of those before it; fewer if the search was
/// stopped.
fn look(
    worker: &mut Worker<'_>,
    depth: u32,
    count: usize,
    before: &[Line],
    sink: &mut dyn FnMut(&Report),
) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::with_capacity(count);
    while lines.len() < count && !worker.stopped {
        let number = lines.len();
        if number > 0 {
            let better: Vec<Move> = lines.iter().filter_map(Line::mv).collect();
            worker.leave_out(&better);
        }
        let Some(line) = before.get(number).or(before.last()) else { break };
        let found = deepen(worker, depth, number, line, sink);
        // Of what comes after the best only what was looked through counts.
        lines.extend(found.filter(|_| number == 0 || !worker.stopped));
    }
    if lines.len() > 1 {
        worker.leave_out(&[]);
    }
    lines
}

/// The new lines by their values, and after them those that were not reached this time.
fn together(mut fresh: Vec<Line>, before: Vec<Line>, count: usize) -> Vec<Line> {
    fresh.sort_by_key(|line| Reverse(line.value));
    for line in before {
        if fresh.len() < count && line.depth > 0 && fresh.iter().all(|other| other.mv() != line.mv()) {
            fresh.push(line);
        }
    }
    fresh
}

/// Milliseconds after which reports of a missed window are sent.
const PATIENCE: u64 = 1_000;

/// Searches one depth, in a window that is widened until it holds the value; `number` lines were found before this one.
///
/// Nothing if the search was stopped before any move was looked through.
fn deepen(
    worker: &mut Worker<'_>,
    depth: u32,
    number: usize,
    before: &Line,
    sink: &mut dyn FnMut(&Report),
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
        let line = |worker: &Worker<'_>, bound| Line {
            value,
            bound,
            moves: if bound == Bound::Exact {
                worker.pv().to_vec()
            } else {
                worker.line_beyond(&before.moves)
            },
            depth,
            seldepth: worker.seldepth,
        };
        if worker.stopped {
            // What was found to be better before the stop counts, but that all is lost is not known before the last move.
            let is_better = !worker.pv().is_empty()
                && value > alpha
                && (value > -GREATEST_EVALUATION || worker.choices() == 1);
            return if is_better { Some(line(worker, Bound::Exact)) } else { promising };
        }
        let bound = Bound::of(value, alpha, beta);
        match bound {
            Bound::Upper => {
                beta = i32::midpoint(alpha, beta);
                alpha = (value - width).max(-INFINITE);
            }
            Bound::Lower => {
                beta = (value + width).min(INFINITE);
                promising = Some(line(worker, bound));
            }
            Bound::Exact => return Some(line(worker, bound)),
        }
        if number == 0 && worker.timer.elapsed() > PATIENCE {
            sink(&worker.report(1, &line(worker, bound)));
        }
        width *= 3;
        if width > 1_000 {
            (alpha, beta) = (-INFINITE, INFINITE);
        }
    }
}
