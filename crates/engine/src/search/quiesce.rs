//! Captures until the position is quiet.

use super::node::refined;
use super::worker::Worker;
use crate::Bound;
use crate::order::{Kind, Picker};
use crate::table::Entry;
use crate::value::{EXCHANGE, INFINITE, LEAST_RULE_WIN, MAX_PLY, from_table, to_table};

/// How far a capture may lie below the window and still be looked at.
const HOPE: i32 = 180;

impl Worker<'_> {
    /// The value once no capture pays; out of check every move is looked at, and where `checks` are asked for those that
    /// give check at the first ply.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        checks: bool,
    ) -> i32 {
        if !self.enter(ply) {
            return 0;
        }
        if PV {
            self.begin_line(ply);
        }
        if let Some(value) = self.ruled::<PV>(ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate(ply);
        }
        let key = self.key(ply);
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && !PV
        {
            let value = from_table(entry.value(), ply);
            if Entry::settles(value, entry.bound(), alpha, beta) {
                return value;
            }
        }
        let check = self.frames[ply].check;
        let known = entry.and_then(Entry::mv);
        let (mut best, uncorrected) = if check {
            (-INFINITE, 0)
        } else {
            let uncorrected = entry.map_or_else(|| self.evaluate(ply), Entry::evaluation);
            let evaluation = self.corrected(uncorrected, ply);
            let evaluation = entry.map_or(evaluation, |entry| refined(entry, evaluation));
            if evaluation >= beta {
                if entry.is_none() {
                    self.table.put(key, 0, Bound::Lower, evaluation, uncorrected, None);
                }
                return evaluation;
            }
            (evaluation, uncorrected)
        };
        let (floor, evaluation) = (alpha, best);
        alpha = alpha.max(best);
        let mut picker = match (check, checks) {
            (true, _) => self.picker(ply, known),
            (false, true) => Picker::captures(known).with_checks(),
            (false, false) => Picker::captures(known),
        };
        let mut best_move = None;
        let mut tried = 0;
        let mut looked_back = usize::MAX;
        while let Some((mv, kind)) = picker.next(&self.position, self.history) {
            if check {
                // Once one way out is known not to lose, captures alone are looked at.
                if matches!(kind, Kind::Quiet | Kind::Check) && best > -LEAST_RULE_WIN && tried >= 3 {
                    picker.skip_quiets();
                    continue;
                }
            } else {
                let victim = self.position.piece_at(mv.to()).map_or(0, |piece| EXCHANGE[piece.role as usize]);
                if kind != Kind::Check && evaluation + victim + HOPE <= alpha {
                    best = best.max(evaluation + victim + HOPE);
                    continue;
                }
                if self.overlooks(mv, ply, tried) {
                    continue;
                }
            }
            tried += 1;
            self.looked_back = usize::MAX;
            let undo = self.make(mv, ply);
            let value = -self.quiesce::<PV>(ply + 1, -beta, -alpha, false);
            self.unmake(mv, undo);
            if self.stopped {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    alpha = value;
                    if PV {
                        self.extend_line(ply, mv, true);
                    }
                    if value >= beta {
                        looked_back = self.looked_back;
                        break;
                    }
                }
            }
            looked_back = looked_back.min(self.looked_back);
        }
        if check && tried == 0 {
            return self.no_move(ply);
        }
        if self.holds_everywhere(best, looked_back, ply) {
            let bound = Bound::of(best, floor, beta);
            self.table.put(key, 0, bound, to_table(best, ply), uncorrected, best_move);
        }
        best
    }
}
