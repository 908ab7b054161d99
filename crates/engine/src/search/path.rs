//! The moves that led to a node, and the rules that look back at them.

mod quiet;
mod seen;

use chuhe_rules::{Color, Cycle, Game, Move, Piece, Position, RuleSet, Undo};

use crate::level::mix;
use crate::value::{RULE_WIN, mated};
use quiet::Quiet;
use seen::Seen;

/// A move on the way.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The key of the position before it.
    key: u64,
    /// The move; nothing for a pass.
    made: Option<(Move, Undo)>,
    /// Whether it gave check.
    check: bool,
    /// The plies without a capture before it.
    quiet: Quiet,
}

impl Step {
    /// Whether no position before it can come up after it.
    fn is_irreversible(&self) -> bool {
        self.made.is_none_or(|(_, undo)| undo.captured.is_some())
    }

    /// The move and whether it checks.
    fn ply(&self) -> Option<(Move, bool)> {
        self.made.map(|(mv, _)| (mv, self.check))
    }
}

/// The moves of the game since its last capture, and those from the root to the node.
pub(crate) struct Path {
    steps: Vec<Step>,
    /// How many of them were made in the game.
    root: usize,
    seen: Seen,
    quiet: Quiet,
    rules: RuleSet,
    /// After how many plies without a capture the game is drawn.
    quiet_limit: usize,
    /// After how many plies from the root it is drawn whatever happens.
    total_left: usize,
}

/// What the rules say of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// The value for the side to move.
    pub(crate) value: i32,
    /// The ply, counted from the root, of the earliest position that it looks back to; the greatest number where it
    /// looks back to none.
    pub(crate) since: usize,
}

/// So near to a limit, in plies, what is found holds only with as many plies to go.
const NEAR_LIMIT: usize = 20;

impl Path {
    pub(crate) fn new(game: &Game) -> Self {
        let mut path = Self {
            steps: Vec::new(),
            root: 0,
            seen: Seen::new(),
            quiet: Quiet::new(game.start_position().quiet_plies()),
            quiet_limit: match usize::from(game.rules().quiet_limit) {
                0 => usize::MAX,
                limit => limit,
            },
            total_left: game.total_left().unwrap_or(usize::MAX),
            rules: game.rules().clone(),
        };
        let mut side = game.start_position().turn();
        for ply in game.plies() {
            path.push(ply.key, side, ply.mv, ply.undo, ply.check);
            side = !side;
        }
        let reachable = path.steps.iter().rposition(Step::is_irreversible).map_or(0, |index| index + 1);
        for step in path.steps.drain(..reachable) {
            path.seen.remove(step.key);
        }
        path.root = path.steps.len();
        path
    }

    /// Adds a move that `side` made in the position of this key.
    pub(crate) fn push(&mut self, key: u64, side: Color, mv: Move, undo: Undo, check: bool) {
        self.steps.push(Step { key, made: Some((mv, undo)), check, quiet: self.quiet });
        self.seen.add(key);
        self.quiet = if undo.captured.is_some() {
            Quiet::new(0)
        } else {
            self.quiet.after(side, check, self.rules.checks_counted)
        };
    }

    pub(crate) fn push_pass(&mut self, key: u64) {
        self.steps.push(Step { key, made: None, check: false, quiet: self.quiet });
        self.seen.add(key);
    }

    pub(crate) fn pop(&mut self) {
        if let Some(step) = self.steps.pop() {
            self.seen.remove(step.key);
            self.quiet = step.quiet;
        }
    }

    /// The last move, and what it captured; nothing after a pass.
    pub(crate) fn last(&self) -> Option<(Move, Option<Piece>)> {
        self.steps.last()?.made.map(|(mv, undo)| (mv, undo.captured))
    }

    pub(crate) fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// What the rules say where they end the game, and where a search need not go on.
    ///
    /// A position that came up before in the search, after its root, is judged at its first return, as if both sides
    /// went on as they did; one of the game when the rules say.
    pub(crate) fn verdict(&self, position: &Position, ply: usize) -> Option<Verdict> {
        if self.seen.may_hold(position.key())
            && let Some(verdict) = self.repetition(position, ply)
        {
            return Some(verdict);
        }
        let drawn = self.quiet.plies() >= self.quiet_limit
            || ply >= self.total_left
            || self.rules.dead.draws(position);
        drawn.then(|| Verdict {
            value: if self.rules.can_go_on(position) { 0 } else { mated(ply) },
            since: usize::MAX,
        })
    }

    fn repetition(&self, position: &Position, ply: usize) -> Option<Verdict> {
        let now = self.steps.len();
        let mut earlier = self.earlier(position.key(), now, |step| step);
        let last = earlier.next()?;
        let decisive = usize::from(self.rules.occurrences);
        if last <= self.root && (decisive == 0 || earlier.count() + 2 < decisive) {
            return None;
        }
        let (winner, first) = self.winner(position, ply, last);
        let value = winner.map_or(0, |winner| {
            let value = RULE_WIN - ply as i32;
            if winner == position.turn() { value } else { -value }
        });
        Some(Verdict { value, since: first.saturating_sub(self.root) })
    }

    /// Who wins if both sides go on as they did since the step `last`, at which this position was there, and the step
    /// at which the cycle that is judged begins.
    fn winner(&self, position: &Position, ply: usize, last: usize) -> (Option<Color>, usize) {
        let now = self.steps.len();
        // After the steps made come those since `last`, again and again.
        let at = |step: usize| if step < now { step } else { last + (step - now) % (now - last) };
        let Some(before) = usize::from(self.rules.occurrences).checked_sub(2) else { return (None, last) };
        let (mut end, mut side, mut quiet) = (now, position.turn(), self.quiet);
        let first = loop {
            let step = &self.steps[at(end)];
            if let Some(first) = self.earlier(step.key, end, at).nth(before) {
                break first;
            }
            if quiet.plies() >= self.quiet_limit || ply + (end - now) >= self.total_left {
                return (None, last);
            }
            quiet = quiet.after(side, step.check, self.rules.checks_counted);
            side = !side;
            end += 1;
        };
        let turn = if (now - first).is_multiple_of(2) { position.turn() } else { !position.turn() };
        let plies = (first..end).filter_map(|step| self.steps[at(step)].ply());
        (Cycle::winner_of(turn, plies, || self.position_at(position, first), &self.rules), first)
    }

    /// The steps before `end` at whose beginning the position of this key was there, latest first; `at` says which steps
    /// they are.
    fn earlier(&self, key: u64, end: usize, at: impl Fn(usize) -> usize) -> impl Iterator<Item = usize> {
        (0..end)
            .rev()
            .map(move |step| (step, &self.steps[at(step)]))
            .take_while(|(_, step)| !step.is_irreversible())
            .filter(move |(_, step)| step.key == key)
            .map(|(step, _)| step)
    }

    /// The position at the beginning of a step.
    fn position_at(&self, now: &Position, step: usize) -> Position {
        let mut position = now.clone();
        for (mv, undo) in self.steps[step..].iter().rev().filter_map(|step| step.made) {
            position.undo(mv, undo);
        }
        position
    }

    /// What the keys of the table are changed by near a limit on the number of plies.
    ///
    /// A value found there depends on how many are left.
    pub(crate) fn key(&self, ply: usize) -> u64 {
        let quiet_left = self.quiet_limit.saturating_sub(self.quiet.plies());
        let left = quiet_left.min(self.total_left.saturating_sub(ply));
        if left > NEAR_LIMIT { 0 } else { mix(1 + left as u64) }
    }
}

#[cfg(test)]
mod tests;
