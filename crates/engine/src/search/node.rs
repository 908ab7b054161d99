//! Principal variation search with the usual cuts.

use chuhe_rules::{Move, Role};

use super::worker::Worker;
use crate::Bound;
use crate::order::{Kind, Picker};
use crate::see;
use crate::table::Entry;
use crate::value::{GREATEST_EVALUATION, INFINITE, LEAST_RULE_WIN, MAX_PLY, from_table, mated, to_table};

/// 256 times the natural logarithm, so that every platform reduces alike; by number, 1 to 63.
static LOGARITHM: [i32; 64] = {
    // ln((n + 1) / n) from its series in 1 / (2n + 1).
    let mut table = [0; 64];
    let mut exact: i128 = 0;
    let mut n: i128 = 1;
    while n < 63 {
        let one = 1 << 40;
        let x = one / (2 * n + 1);
        let cube = (x * x * x) >> 80;
        let fifth = (cube * x * x) >> 80;
        exact += 2 * (x + cube / 3 + fifth / 5);
        n += 1;
        table[n as usize] = (exact >> 32) as i32;
    }
    table
};

fn logarithm(number: i32) -> i32 {
    LOGARITHM[number.clamp(1, 63) as usize]
}

/// Plies by which a late quiet move is searched less deep.
fn reduction(depth: i32, tried: i32) -> i32 {
    (128 + logarithm(depth) * logarithm(tried) / 2 / 256 * 9 / 10) / 256
}

impl Worker<'_> {
    /// The value of the position, at least `beta` or at most `alpha` where it lies outside the window.
    ///
    /// `cut` says that a value of at least `beta` is expected.
    pub(super) fn node<const PV: bool>(
        &mut self,
        depth: i32,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce::<PV>(ply, alpha, beta);
        }
        if !self.enter(ply) {
            return 0;
        }
        if PV {
            self.begin_line(ply);
        }
        if ply > 0 {
            if let Some(value) = self.ruled::<PV>(ply) {
                return value;
            }
            if ply >= MAX_PLY {
                return self.evaluate(ply);
            }
            // Nothing below can be better than mating next, or worse than being mated now.
            alpha = alpha.max(mated(ply));
            beta = beta.min(-mated(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let floor = alpha;
        let key = self.key(ply);
        let entry = self.table.get(key);
        let known = entry.and_then(Entry::mv);
        if let Some(entry) = entry
            && !PV
            && entry.depth() >= depth
        {
            let value = from_table(entry.value(), ply);
            if Entry::settles(value, entry.bound(), alpha, beta) {
                return value;
            }
        }
        let check = self.frames[ply].check;
        let evaluation =
            if check { None } else { Some(entry.map_or_else(|| self.evaluate(ply), Entry::evaluation)) };
        self.frames[ply].evaluation = evaluation;
        let improving = evaluation
            .is_some_and(|now| ply >= 2 && self.frames[ply - 2].evaluation.is_none_or(|before| now > before));

        if !PV
            && let Some(evaluation) = evaluation
            && let Some(value) = self.cut_early(depth, ply, alpha, beta, evaluation, improving, cut)
        {
            return value;
        }
        if self.stopped {
            return 0;
        }
        // What was tried before the moves has no part in the value.
        self.looked_back = usize::MAX;
        // Without a move to begin with, a shallower search finds one cheaper.
        let depth = if depth >= 4 && known.is_none() && (PV || cut) { depth - 1 } else { depth };

        let moves = self.moves(ply);
        if moves.is_empty() {
            return self.no_move(ply);
        }
        let before = if ply > 0 { self.frames[ply - 1].step } else { None };
        let mut picker = Picker::new(&self.position, &moves, known, self.history, ply, before);
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut tried: i32 = 0;
        let mut quiets: arrayvec::ArrayVec<Move, 48> = arrayvec::ArrayVec::new();
        let mut looked_back = usize::MAX;
        while let Some((mv, kind)) = picker.next(&self.position) {
            if self.overlooks(mv, ply, tried as usize) {
                continue;
            }
            let quiet = self.position.piece_at(mv.to()).is_none();
            let worth = if quiet {
                self.position.piece_at(mv.from()).map_or(0, |piece| self.history.worth(piece, mv, before))
            } else {
                0
            };
            if ply > 0 && best > -LEAST_RULE_WIN && !check && kind != Kind::Known {
                if quiet && kind == Kind::Quiet {
                    let late = 4 + depth * depth / if improving { 1 } else { 2 };
                    if depth <= 7 && tried >= late {
                        continue;
                    }
                    let hopeless =
                        evaluation.is_some_and(|evaluation| evaluation + 120 + 110 * depth <= alpha);
                    if depth <= 6 && hopeless && tried > 0 {
                        continue;
                    }
                    if depth <= 4 && worth < -2_500 * depth {
                        continue;
                    }
                    if depth <= 7 && !see::gains(&self.position, mv, -40 * depth) {
                        continue;
                    }
                } else if depth <= 6
                    && kind == Kind::BadCapture
                    && !see::gains(&self.position, mv, -90 * depth)
                {
                    continue;
                }
            }
            tried += 1;
            self.looked_back = usize::MAX;
            let undo = self.make(mv, ply);
            let gives_check = self.frames[ply + 1].check;
            let extension =
                i32::from(gives_check && (ply as i32) < 2 * self.root_depth && kind != Kind::BadCapture);
            let next = depth - 1 + extension;
            let mut value = -INFINITE;
            let decided = if ply == 0 { self.decided(mv) } else { None };
            let mut whole = PV && tried == 1 && decided.is_none();
            if let Some(decided) = decided {
                value = decided;
            } else if !whole {
                let mut less = 0;
                if depth >= 3 && tried > 1 + 2 * i32::from(PV) && (quiet || kind == Kind::BadCapture) {
                    less = reduction(depth, tried);
                    less -= i32::from(PV) + i32::from(check) + i32::from(gives_check);
                    less += i32::from(cut) + i32::from(!improving);
                    less -= worth / 6_000;
                    less = less.clamp(0, (next - 1).max(0));
                }
                value = -self.node::<false>(next - less, ply + 1, -alpha - 1, -alpha, true);
                if value > alpha && less > 0 && !self.stopped {
                    value = -self.node::<false>(next, ply + 1, -alpha - 1, -alpha, !cut);
                }
                whole = PV && value > alpha && (ply == 0 || value < beta) && !self.stopped;
            }
            if whole {
                value = -self.node::<true>(next, ply + 1, -beta, -alpha, false);
            }
            self.unmake(mv, undo);
            if self.stopped {
                return if ply == 0 { best } else { 0 };
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_line(ply, mv, whole);
                    }
                    if value >= beta {
                        // The other moves have no part in the value.
                        looked_back = self.looked_back;
                        break;
                    }
                    alpha = value;
                }
            }
            looked_back = looked_back.min(self.looked_back);
            if quiet {
                let _ = quiets.try_push(mv);
            }
        }
        if best == -INFINITE {
            // Every move was overlooked: the player thinks the position quiet.
            return self.evaluate(ply);
        }
        if best >= beta
            && let Some(mv) = best_move
        {
            self.learn(mv, &quiets, depth, ply);
        }
        let (bound, value, depth) = if self.holds_everywhere(best, looked_back, ply) {
            (Bound::of(best, floor, beta), to_table(best, ply), depth)
        } else {
            // The move is worth knowing on every path; the bound says nothing.
            (Bound::Lower, -INFINITE, 0)
        };
        self.table.put(key, depth, bound, value, evaluation.unwrap_or(0), best_move);
        best
    }

    /// The value where no move needs to be tried to know that it is outside the window.
    #[expect(clippy::too_many_arguments, reason = "all of them are the node's own")]
    fn cut_early(
        &mut self,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        evaluation: i32,
        improving: bool,
        cut: bool,
    ) -> Option<i32> {
        if beta.abs() > GREATEST_EVALUATION {
            return None;
        }
        // So far ahead that the other side will not catch up.
        if depth <= 7 && evaluation - 95 * (depth - i32::from(improving)) >= beta {
            return Some(i32::midpoint(evaluation, beta));
        }
        // So far behind that only captures can help.
        if depth <= 2 && evaluation + 220 + 200 * depth < alpha {
            let value = self.quiesce::<false>(ply, alpha, alpha + 1);
            if value <= alpha || self.stopped {
                return Some(value);
            }
        }
        // Good enough even if the other side moves twice in a row.
        if depth >= 3 && cut && evaluation >= beta && self.may_pass(ply) {
            let less = 3 + depth / 4 + ((evaluation - beta) / 200).min(3);
            self.pass(ply);
            let value = -self.node::<false>(depth - less, ply + 1, -beta, -beta + 1, false);
            self.undo_pass();
            if !self.stopped && value >= beta {
                return Some(if value >= LEAST_RULE_WIN { beta } else { value });
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
        free >= 2 && ply > 0 && self.frames[ply - 1].step.is_some()
    }

    /// Remembers a move that cut, and that the quiet ones before it did not.
    fn learn(&mut self, mv: Move, quiets: &[Move], depth: i32, ply: usize) {
        if self.position.piece_at(mv.to()).is_some() {
            return;
        }
        self.history.kill(ply, mv);
        let before = if ply > 0 { self.frames[ply - 1].step } else { None };
        let amount = (160 * depth - 80).min(1_600);
        for (other, amount) in quiets.iter().map(|other| (*other, -amount)).chain([(mv, amount)]) {
            if let Some(piece) = self.position.piece_at(other.from())
                && (other != mv || amount > 0)
            {
                self.history.reward(piece, other, before, amount);
            }
        }
    }
}
