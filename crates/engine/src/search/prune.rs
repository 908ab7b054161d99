//! What need not be searched: nodes far outside the window, and moves that will not bring them back.

use chuhe_rules::{Move, Role};

use super::node::Here;
use super::reduce::PLY;
use super::worker::Worker;
use crate::order::{Kind, Picker};
use crate::see;
use crate::value::{EXCHANGE, GREATEST_EVALUATION, LEAST_RULE_WIN};

/// From this depth on, a cut by passing is verified by a search without it.
const VERIFIED: i32 = 12;

impl Worker<'_> {
    /// The value where no move needs to be tried to know that it is outside the window.
    pub(super) fn cut_early(&mut self, here: Here) -> Option<i32> {
        let Here { depth, ply, alpha, beta, improving, .. } = here;
        let evaluation = here.hoped?;
        if beta.abs() > GREATEST_EVALUATION {
            return None;
        }
        // So far ahead that the other side will not catch up.
        if depth <= 8 && evaluation - 95 * (depth - i32::from(improving)) >= beta {
            return Some(i32::midpoint(evaluation, beta));
        }
        // So far behind that only captures can help.
        if depth <= 3 && evaluation + 220 + 200 * depth < alpha {
            let value = self.quiesce::<false>(ply, alpha, alpha + 1, true);
            if value <= alpha || self.stopped {
                return Some(value);
            }
        }
        if let Some(value) = self.pass_and_hold(here, evaluation) {
            return Some(value);
        }
        self.capture_and_hold(here, evaluation)
    }

    /// The value where it is good enough even if the other side moves twice in a row.
    fn pass_and_hold(&mut self, here: Here, evaluation: i32) -> Option<i32> {
        let Here { depth, ply, beta, cut, .. } = here;
        if depth < 3 || !cut || evaluation < beta || !self.may_pass(ply) {
            return None;
        }
        let less = 3 + depth / 4 + ((evaluation - beta) / 200).min(3);
        self.pass(ply);
        let value = -self.node::<false>(depth - less, ply + 1, -beta, -beta + 1, false);
        self.undo_pass();
        if self.stopped || value < beta {
            return None;
        }
        let value = if value >= LEAST_RULE_WIN { beta } else { value };
        if depth < VERIFIED {
            return Some(value);
        }
        // So deep a cut is worth being sure that it is not a position in which nobody wants to move.
        let before =
            std::mem::replace(&mut self.pass_from, ply + 1 + (3 * (depth - less) / 4).max(0) as usize);
        let moved = self.node::<false>(depth - less, ply, beta - 1, beta, false);
        self.pass_from = before;
        (!self.stopped && moved >= beta).then_some(value)
    }

    /// The value where a capture keeps it well above the window, as a shallower search says.
    fn capture_and_hold(&mut self, here: Here, evaluation: i32) -> Option<i32> {
        let Here { depth, ply, beta, cut, improving, .. } = here;
        let above = beta + if improving { 130 } else { 190 };
        let is_doubtful = here.known_value.is_some_and(|(value, known)| known >= depth - 3 && value < above);
        if depth < 5 || above > GREATEST_EVALUATION || is_doubtful {
            return None;
        }
        let mut picker = Picker::captures(None);
        while let Some((mv, _)) = picker.next(&self.position, self.history) {
            if self.overlooks(mv, ply, 1) || !see::gains(&self.position, mv, above - evaluation) {
                continue;
            }
            let undo = self.make(mv, ply);
            let mut value = -self.quiesce::<false>(ply + 1, -above, -above + 1, true);
            if value >= above && !self.stopped {
                value = -self.node::<false>(depth - 4, ply + 1, -above, -above + 1, !cut);
            }
            self.unmake(mv, undo);
            if self.stopped {
                return None;
            }
            if value >= above {
                return Some(if value >= LEAST_RULE_WIN { beta } else { value - (above - beta) });
            }
        }
        None
    }

    /// Whether passing is surely no better than moving.
    ///
    /// With fewer than two pieces that attack freely, having to move is often what loses.
    fn may_pass(&self, ply: usize) -> bool {
        let us = self.position.turn();
        let free = [Role::Chariot, Role::Horse, Role::Cannon]
            .iter()
            .map(|role| self.position.pieces(us, *role).count())
            .sum::<usize>();
        free >= 2 && ply >= self.pass_from && ply > 0 && self.frames[ply - 1].step.is_some()
    }

    /// Whether a move of a node that has a value already is not worth a search; `less` is its reduction and `worth` what
    /// its history says.
    pub(super) fn is_hopeless(
        &self,
        here: Here,
        (mv, kind): (Move, Kind),
        picker: &mut Picker,
        tried: i32,
        less: i32,
        worth: i32,
    ) -> bool {
        let Here { depth, alpha, .. } = here;
        let left = (depth - less / PLY).clamp(0, depth);
        match kind {
            // A check may mate, whatever was thought of the position and the move, and whatever it loses.
            Kind::Known | Kind::Check => false,
            Kind::Quiet => {
                if depth <= 8 && tried >= (4 + depth * depth) / if here.improving { 1 } else { 2 } {
                    picker.skip_quiets();
                    return true;
                }
                let hopeless =
                    here.evaluation.is_some_and(|now| now + 120 + 110 * left + worth / 128 <= alpha);
                depth <= 8 && hopeless
                    || depth <= 5 && worth < -3_000 * depth
                    || depth <= 9 && !see::gains(&self.position, mv, -20 - 20 * left * left)
            }
            Kind::Capture | Kind::BadCapture => {
                let victim = self.position.piece_at(mv.to()).map_or(0, |piece| EXCHANGE[piece.role as usize]);
                let hopeless =
                    here.evaluation.is_some_and(|now| now + 250 + 200 * depth + victim + worth / 32 <= alpha);
                let unpromising = depth <= 6 && hopeless
                    || kind == Kind::BadCapture
                        && depth <= 7
                        && !see::gains(&self.position, mv, -90 * depth - worth / 64);
                unpromising && !self.position.gives_check(mv)
            }
        }
    }
}
