//! What a finished node teaches about moves.

use arrayvec::ArrayVec;
use chuhe_rules::Move;

use super::node::Here;
use super::worker::Worker;
use crate::Bound;
use crate::value::GREATEST_EVALUATION;

/// The moves of a node that were searched and did not cut.
#[derive(Default)]
pub(super) struct PassedOver {
    pub(super) quiets: ArrayVec<Move, 48>,
    pub(super) captures: ArrayVec<Move, 24>,
}

/// How much a search of this depth teaches.
fn amount(depth: i32) -> i32 {
    (160 * depth - 80).clamp(0, 1_600)
}

impl Worker<'_> {
    /// Remembers a move that cut, and that those before it did not.
    pub(super) fn learn(&mut self, best: Move, passed_over: &PassedOver, depth: i32, ply: usize) {
        let amount = amount(depth);
        if self.position.piece_at(best.to()).is_some() {
            self.history.reward_capture(&self.position, best, amount);
        } else {
            self.history.kill(ply, best);
            self.reward_quiet(best, ply, amount);
            for mv in &passed_over.quiets {
                self.reward_quiet(*mv, ply, -amount);
            }
        }
        for mv in &passed_over.captures {
            self.history.reward_capture(&self.position, *mv, -amount);
        }
    }

    /// Remembers that the table knew a move that cut.
    pub(super) fn learn_known(&mut self, known: Move, depth: i32, ply: usize) {
        if self.position.piece_at(known.to()).is_none() {
            self.reward_quiet(known, ply, amount(depth) / 2);
        }
    }

    /// Remembers that no move was good enough after the one before the node.
    pub(super) fn learn_refutation(&mut self, depth: i32, ply: usize) {
        let Some((mv, None)) = self.path.last() else { return };
        if let (Some(piece), Some(before)) = (self.position.piece_at(mv.to()), ply.checked_sub(1)) {
            self.history.reward_quiet(piece, mv, self.before(before), amount(depth) / 2);
        }
    }

    /// Remembers by how much the evaluation erred, where no capture explains the value.
    pub(super) fn correct(&mut self, here: Here, value: i32, bound: Bound, best: Option<Move>) {
        let Some(evaluation) = here.evaluation.filter(|_| value.abs() <= GREATEST_EVALUATION) else { return };
        let quiet = best.is_none_or(|mv| self.position.piece_at(mv.to()).is_none());
        let says_something = match bound {
            Bound::Exact => true,
            Bound::Lower => value > evaluation,
            Bound::Upper => value < evaluation,
        };
        if quiet && says_something {
            let (side, keys) = (self.position.turn(), self.frames[here.ply].keys);
            self.history.corrections.learn(side, keys, value - evaluation, here.depth);
        }
    }

    fn reward_quiet(&mut self, mv: Move, ply: usize, amount: i32) {
        if let Some(piece) = self.position.piece_at(mv.from()) {
            self.history.reward_quiet(piece, mv, self.before(ply), amount);
        }
    }
}
