//! Principal variation search.

use super::extend::Singular;
use super::learn::PassedOver;
use super::reduce::{Late, PLY};
use super::worker::Worker;
use crate::Bound;
use crate::order::Kind;
use crate::table::Entry;
use crate::value::{GREATEST_EVALUATION, INFINITE, LEAST_RULE_WIN, MAX_PLY, from_table, mated, to_table};

/// A node before its moves are tried.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says something else")]
pub(super) struct Here {
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Whether its value may lie within the window.
    pub(super) pv: bool,
    /// Whether a value of at least `beta` is expected.
    pub(super) cut: bool,
    /// Whether the side to move is in check.
    pub(super) check: bool,
    /// The static evaluation; nothing in check.
    pub(super) uncorrected: Option<i32>,
    /// The same, corrected by what searches found out.
    pub(super) evaluation: Option<i32>,
    /// The corrected evaluation, or what the table knows better; nothing in check.
    pub(super) hoped: Option<i32>,
    /// Whether the side to move stands better than a move ago.
    pub(super) improving: bool,
    /// What the table knows it to be worth, and to which depth.
    pub(super) known_value: Option<(i32, i32)>,
    /// Whether the move that the table knows captures.
    pub(super) known_captures: bool,
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
            return self.quiesce::<PV>(ply, alpha, beta, true);
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
        let excluded = self.frames[ply].excluded;
        if let Some(entry) = entry
            && !PV
            && excluded.is_none()
            && entry.depth() >= depth
        {
            let value = from_table(entry.value(), ply);
            if Entry::settles(value, entry.bound(), alpha, beta) {
                if value >= beta
                    && let Some(known) = known
                {
                    self.learn_known(known, depth, ply);
                }
                return value;
            }
        }
        let here = self.here::<PV>(depth, ply, (alpha, beta), cut, entry);
        if !PV
            && excluded.is_none()
            && let Some(value) = self.cut_early(here)
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
        let here = Here { depth, ..here };

        let before = self.before(ply);
        let mut picker = self.picker(ply, known);
        let mut can_move = false;
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut tried: i32 = 0;
        let mut passed_over = PassedOver::default();
        let mut looked_back = usize::MAX;
        while let Some((mv, kind)) = picker.next(&self.position, self.history) {
            can_move = true;
            if Some(mv) == excluded {
                continue;
            }
            if self.overlooks(mv, ply, tried as usize) {
                continue;
            }
            let capture = self.position.piece_at(mv.to()).is_some();
            let worth = if capture {
                self.history.capture(&self.position, mv)
            } else {
                self.position.piece_at(mv.from()).map_or(0, |piece| self.history.quiet(piece, mv, before))
            };
            let mut less = here.reduction(Late { tried: tried + 1, capture, worth });
            if ply > 0
                && best > -LEAST_RULE_WIN
                && !here.check
                && self.is_hopeless(Here { alpha, ..here }, (mv, kind), &mut picker, tried, less, worth)
            {
                continue;
            }
            let mut extension = 0;
            if kind == Kind::Known
                && excluded.is_none()
                && let Some(entry) = entry
            {
                match self.singular(here, mv, entry) {
                    Singular::Extend(plies) => extension = plies,
                    Singular::Cut(value) if !PV => return value,
                    Singular::Cut(_) => {}
                }
                if self.stopped {
                    return 0;
                }
            }
            tried += 1;
            self.looked_back = usize::MAX;
            let undo = self.make(mv, ply);
            let gives_check = self.frames[ply + 1].check;
            self.frames[ply + 1].doubled += u8::from(extension > 1);
            if extension == 0 && gives_check && (ply as i32) < 2 * self.root_depth && kind != Kind::BadCapture
            {
                extension = 1;
            }
            let next = depth - 1 + extension;
            let mut value = -INFINITE;
            let decided = if ply == 0 { self.decided(mv) } else { None };
            let mut whole = PV && tried == 1 && decided.is_none();
            if let Some(decided) = decided {
                value = decided;
            } else if !whole {
                let late = depth >= 3 && tried > 1 + 2 * i32::from(PV);
                if late && (!capture || kind == Kind::BadCapture) {
                    if gives_check {
                        less -= PLY;
                    }
                    less = (less / PLY).clamp(0, (next - 1).max(0));
                } else {
                    less = 0;
                }
                // After a reduced move the other side is expected to do well, else what this node was not expected to.
                let expected = less > 0 || !cut;
                value = -self.node::<false>(next - less, ply + 1, -alpha - 1, -alpha, expected);
                if value > alpha && less > 0 && !self.stopped {
                    // Much better than hoped is worth a deeper look, barely better a shallower one.
                    let again =
                        next + i32::from(value > best + 60 + 4 * next) - i32::from(value < best + next);
                    if again > next - less {
                        value = -self.node::<false>(again, ply + 1, -alpha - 1, -alpha, !cut);
                    }
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
            let _ = if capture { passed_over.captures.try_push(mv) } else { passed_over.quiets.try_push(mv) };
        }
        if !can_move {
            return self.no_move(ply);
        }
        if best == -INFINITE && excluded.is_some() {
            // There is no other move at all.
            return alpha;
        }
        if best == -INFINITE {
            // Every move was overlooked: the player thinks the position quiet.
            return self.evaluate(ply);
        }
        let holds = self.holds_everywhere(best, looked_back, ply);
        if excluded.is_some() {
            return best;
        }
        if best >= beta
            && let Some(mv) = best_move
        {
            self.learn(mv, &passed_over, depth, ply);
        } else if best <= floor {
            self.learn_refutation(depth, ply);
        }
        self.correct(here, best, Bound::of(best, floor, beta), best_move);
        let (bound, value, depth) = if holds {
            (Bound::of(best, floor, beta), to_table(best, ply), depth)
        } else {
            // The move is worth knowing on every path; the bound says nothing.
            (Bound::Lower, -INFINITE, 0)
        };
        self.table.put(key, depth, bound, value, here.uncorrected.unwrap_or(0), best_move);
        best
    }

    /// What is known of a node before its moves are tried.
    fn here<const PV: bool>(
        &mut self,
        depth: i32,
        ply: usize,
        (alpha, beta): (i32, i32),
        cut: bool,
        entry: Option<Entry>,
    ) -> Here {
        let check = self.frames[ply].check;
        let uncorrected =
            if check { None } else { Some(entry.map_or_else(|| self.evaluate(ply), Entry::evaluation)) };
        let evaluation = uncorrected.map(|evaluation| self.corrected(evaluation, ply));
        self.frames[ply].evaluation = evaluation;
        let improving = evaluation
            .is_some_and(|now| ply >= 2 && self.frames[ply - 2].evaluation.is_none_or(|before| now > before));
        let hoped = evaluation.map(|now| entry.map_or(now, |entry| refined(entry, now)));
        let known = entry.and_then(Entry::mv);
        let known_captures = known.is_some_and(|mv| self.position.piece_at(mv.to()).is_some());
        Here {
            depth,
            ply,
            alpha,
            beta,
            pv: PV,
            cut,
            check,
            uncorrected,
            evaluation,
            hoped,
            improving,
            known_value: entry.map(|entry| (entry.value(), entry.depth())),
            known_captures,
        }
    }
}

/// A static evaluation, or the value of the table where that says that it is too low or too high.
pub(super) fn refined(entry: Entry, evaluation: i32) -> i32 {
    let value = entry.value();
    let better = match entry.bound() {
        Bound::Exact => true,
        Bound::Lower => value > evaluation,
        Bound::Upper => value < evaluation,
    };
    if better && value.abs() <= GREATEST_EVALUATION { value } else { evaluation }
}
