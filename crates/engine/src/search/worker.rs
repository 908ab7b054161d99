//! The state of one search.

use chuhe_rules::{Ending, Game, Goal, Move, MoveList, Position, Undo};

use super::deepen::Line;
use super::path::Path;
use super::shared::Shared;
use crate::correction::Keys;
use crate::eval::{Evaluation, Evaluator};
use crate::history::{Before, History, Step, step};
use crate::level::mix;
use crate::order::Picker;
use crate::table::Table;
use crate::timer::Timer;
use crate::value::{GREATEST_EVALUATION, MATE, MAX_PLY, RULE_WIN, is_by_rule, mated, score};
use crate::{Handicap, Limits, Report};

/// What is kept for each ply.
#[derive(Clone, Copy, Default)]
pub(super) struct Frame {
    /// The corrected evaluation, from the side to move; nothing in check.
    pub(super) evaluation: Option<i32>,
    /// What the evaluation keeps up to date.
    pub(super) state: Evaluation,
    /// What its evaluation is corrected by.
    pub(super) keys: Keys,
    /// The move made here, by its piece and target.
    pub(super) step: Option<Step>,
    /// Whether the side to move is in check.
    pub(super) check: bool,
    /// The move that is left out while the others are searched.
    pub(super) excluded: Option<Move>,
    /// How many moves on the way were searched two plies deeper.
    pub(super) doubled: u8,
}

/// The state of one search.
pub(super) struct Worker<'a> {
    pub(super) position: Position,
    pub(super) path: Path,
    pub(super) frames: Vec<Frame>,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    pub(super) table: &'a Table,
    shared: &'a Shared,
    pub(super) history: &'a mut History,
    pub(super) timer: Timer<'a>,
    pub(super) handicap: Option<Handicap>,
    /// What every key is changed by.
    salt: u64,
    /// What the root's key is changed by besides, where moves are left out there: its value is then another.
    root_salt: u64,
    /// The same for the moves that are never considered because others were asked for.
    unasked: u64,
    goal: Goal,
    /// The moves to consider at the root, and those of them that are not left out now.
    choices: MoveList,
    root_moves: MoveList,
    /// The values of those that end the game by repetition or take the general, which the rules judge exactly.
    decided: Vec<(Move, i32)>,
    /// The ply of the earliest position that the value of the node left last looks back to, where a position came up
    /// again; the greatest number where it looks back to none.
    pub(super) looked_back: usize,
    /// The first ply at which a side may pass.
    pub(super) pass_from: usize,
    pub(super) nodes: u64,
    /// How many of them were counted in what is shared.
    counted: u64,
    /// At how many nodes the clock and the flags are looked at next.
    next_look: u64,
    pub(super) seldepth: u32,
    pub(super) root_depth: i32,
    pub(super) stopped: bool,
}

impl<'a> Worker<'a> {
    pub(super) fn new(
        game: &Game,
        limits: &Limits,
        timer: Timer<'a>,
        shared: &'a Shared,
        history: &'a mut History,
    ) -> Self {
        let position = game.position().clone();
        let root_moves = root_moves(game, &limits.search_moves);
        let unasked = if limits.search_moves.is_empty() {
            0
        } else {
            key_of(self::root_moves(game, &[]).iter().filter(|mv| !root_moves.contains(mv)))
        };
        let mut decided = decided(game, &root_moves);
        let handicap = limits.handicap.map(|handicap| handicap.at(&position));
        if let Some(handicap) = handicap.filter(|_| game.rules().goal == Goal::Mate) {
            decided.extend(mates(game, &root_moves, handicap));
        }
        let root_moves = match handicap {
            Some(handicap) => {
                handicap.considered(game, root_moves, |mv| decided.iter().any(|(known, _)| known == mv))
            }
            None => root_moves,
        };
        let mut frames = vec![Frame::default(); MAX_PLY + 2];
        frames[0].state = Evaluation::of(&position);
        frames[0].keys = Keys::of(&position);
        frames[0].check = position.is_check();
        Self {
            path: Path::new(game),
            frames,
            lines: vec![Vec::new(); MAX_PLY + 2],
            table: &shared.table,
            shared,
            history,
            timer,
            handicap,
            salt: handicap.map_or(0, Handicap::key),
            root_salt: unasked,
            unasked,
            goal: game.rules().goal,
            choices: root_moves.clone(),
            root_moves,
            decided,
            looked_back: usize::MAX,
            pass_from: 0,
            nodes: 0,
            counted: 0,
            next_look: 0,
            seldepth: 0,
            root_depth: 0,
            stopped: false,
            position,
        }
    }

    /// Whether there is nothing to choose, and the time is not the user's.
    pub(super) fn only_one_move(&self, limits: &Limits) -> bool {
        self.choices.len() == 1 && limits.clock.is_some()
    }

    /// How many moves there are to choose from.
    pub(super) fn choices(&self) -> usize {
        self.choices.len()
    }

    /// Leaves these moves out at the root, and only these.
    pub(super) fn leave_out(&mut self, moves: &[Move]) {
        self.root_moves = self.choices.clone();
        self.root_moves.retain(|mv| !moves.contains(mv));
        self.root_salt = self.unasked ^ key_of(moves.iter());
    }

    /// The move to play if there is no time to think.
    pub(super) fn first_move(&mut self) -> Option<Move> {
        let known = self.table.get(self.key(0)).and_then(crate::table::Entry::mv);
        let mut moves = self.root_moves.clone();
        moves.retain(|mv| self.decided(*mv).is_none_or(|value| value >= 0));
        if let Some(mate) = moves.iter().find(|mv| self.decided(**mv) == Some(MATE - 1)) {
            return Some(*mate);
        }
        let moves = if moves.is_empty() { &self.root_moves } else { &moves };
        Picker::among(moves, known).next(&self.position, self.history).map(|(mv, _)| mv)
    }

    /// The value of a move of the root that ends the game.
    pub(super) fn decided(&self, mv: Move) -> Option<i32> {
        self.decided.iter().find(|(own, _)| *own == mv).map(|(_, value)| *value)
    }

    pub(super) fn root(&mut self, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.root_depth = depth;
        self.lines[0].clear();
        self.node::<true>(depth, 0, alpha, beta, false)
    }

    /// The best line found.
    pub(super) fn pv(&self) -> &[Move] {
        &self.lines[0]
    }

    /// The best line found where its value lies outside the window, so that it ends with its first move: as far as `before`,
    /// the line of the depth before, begins with it, or with the answer that the table knows.
    pub(super) fn line_beyond(&self, before: &[Move]) -> Vec<Move> {
        let mut line = self.pv().to_vec();
        if before.starts_with(&line) {
            return before.to_vec();
        }
        if let [only] = line[..]
            && self.decided(only).is_none()
        {
            let mut after = self.position.clone();
            after.play_unchecked(only);
            let known = self.table.get(after.key() ^ self.salt).and_then(crate::table::Entry::mv);
            line.extend(known.filter(|mv| after.is_legal(*mv)));
        }
        line
    }

    /// A report of a line; `number` says which it is, from 1.
    pub(super) fn report(&self, number: u32, line: &Line) -> Report {
        Report {
            line: number,
            depth: line.depth,
            seldepth: line.seldepth,
            score: score(line.value),
            bound: line.bound,
            nodes: self.total(),
            time: self.timer.elapsed(),
            table_used: self.table.used(),
            pv: line.moves.clone(),
        }
    }

    /// Counts what was visited here in what is shared.
    pub(super) fn count(&mut self) {
        self.shared.count(self.nodes - self.counted);
        self.counted = self.nodes;
    }

    /// How many positions all threads have visited, as far as the others have told.
    pub(super) fn total(&self) -> u64 {
        self.shared.visited() + (self.nodes - self.counted)
    }

    /// The key of the position in the table.
    pub(super) fn key(&self, ply: usize) -> u64 {
        let salt = if ply == 0 { self.salt ^ self.root_salt } else { self.salt };
        self.position.key() ^ salt ^ self.path.key(ply)
    }

    /// The value of a node after the root where the rules end the game, or where the general can be taken.
    pub(super) fn ruled<const PV: bool>(&mut self, ply: usize) -> Option<i32> {
        self.looked_back = usize::MAX;
        if let Some(verdict) = self.path.verdict(&self.position, ply) {
            self.looked_back = verdict.since;
            return Some(verdict.value);
        }
        let general = self.position.general(!self.position.turn());
        let by = match self.goal {
            Goal::Mate => None,
            Goal::Capture | Goal::CaptureFlying => {
                self.position.attackers(general, self.position.turn()).first()
            }
        }?;
        if PV {
            self.extend_line(ply, Move::new(by, general), false);
        }
        Some(-mated(ply + 1))
    }

    /// Whether a value holds on every path to the node, so that it may be kept in the table; `looked_back` is the
    /// earliest ply that the values it is made of look back to.
    pub(super) fn holds_everywhere(&mut self, value: i32, looked_back: usize, ply: usize) -> bool {
        // What looks back no farther than to the node itself does not depend on the path to it.
        self.looked_back = if looked_back < ply { looked_back } else { usize::MAX };
        looked_back >= ply && !is_by_rule(value)
    }

    /// Counts a node; no more may be visited if that is so.
    pub(super) fn enter(&mut self, ply: usize) -> bool {
        if self.nodes == self.next_look {
            self.look_up();
        }
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply as u32);
        true
    }

    /// Looks whether the search is to go on, and for how many nodes.
    #[cold]
    fn look_up(&mut self) {
        self.count();
        let given = if self.stopped || self.shared.is_over() || self.timer.is_over(self.total()) {
            0
        } else {
            self.shared.give()
        };
        self.next_look += given;
        self.stopped = given == 0;
    }

    pub(super) fn begin_line(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// The best line at `ply` is now this move and, where that was searched for one, the best line after it.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move, searched: bool) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        if searched {
            line.extend_from_slice(&lower[0]);
        }
    }

    /// The legal moves here, one by one; at the root those to be considered.
    pub(super) fn picker(&self, ply: usize, known: Option<Move>) -> Picker {
        if ply == 0 {
            Picker::among(&self.root_moves, known)
        } else {
            Picker::new(known, self.history.killers(ply), self.before(ply))
        }
    }

    /// The steps before a node.
    pub(super) fn before(&self, ply: usize) -> Before {
        [1, 2, 4].map(|plies| self.frames[ply.checked_sub(plies)?].step)
    }

    /// Whether the player does not see this capture; at least one move of the root is always seen, and what ends the game.
    pub(super) fn overlooks(&self, mv: Move, ply: usize, tried: usize) -> bool {
        let Some(handicap) = self.handicap.filter(|_| ply > 0 || tried > 0) else { return false };
        if ply == 0 && self.decided(mv).is_some() {
            return false;
        }
        handicap.overlooks(&self.position, mv, self.path.last().map(|(last, _)| last))
    }

    /// The value where no move is left, as the player sees it: who does not see a mate takes it for no change.
    pub(super) fn no_move(&self, ply: usize) -> i32 {
        let overlooked = (1..=2).contains(&ply)
            && self.handicap.is_some_and(|handicap| handicap.overlooks_mate(self.position.key()));
        if overlooked {
            let own = self.frames[0].evaluation.unwrap_or(0);
            if ply == 1 { -own } else { own }
        } else if self.goal == Goal::Capture && self.path.rules().can_go_on(&self.position) {
            // It goes on, and the general is taken.
            mated(ply + 2)
        } else {
            mated(ply)
        }
    }

    pub(super) fn make(&mut self, mv: Move, ply: usize) -> Undo {
        let (key, side) = (self.position.key(), self.position.turn());
        self.frames[ply].step = self.position.piece_at(mv.from()).map(|piece| step(piece, mv));
        let undo = self.position.play_unchecked(mv);
        self.table.prefetch(self.position.key() ^ self.salt);
        let check = self.position.is_check();
        self.path.push(key, side, mv, undo, check);
        let (above, below) = self.frames.split_at_mut(ply + 1);
        below[0].state.follow(&above[ply].state, &self.position, mv, &undo);
        below[0].keys = above[ply].keys.after(&self.position, mv, &undo);
        below[0].check = check;
        below[0].doubled = above[ply].doubled;
        undo
    }

    pub(super) fn unmake(&mut self, mv: Move, undo: Undo) {
        self.path.pop();
        self.position.undo(mv, undo);
    }

    pub(super) fn pass(&mut self, ply: usize) {
        self.frames[ply].step = None;
        self.path.push_pass(self.position.key());
        self.position.pass();
        self.frames[ply + 1].state = self.frames[ply].state;
        self.frames[ply + 1].keys = self.frames[ply].keys;
        self.frames[ply + 1].check = false;
        self.frames[ply + 1].doubled = self.frames[ply].doubled;
    }

    pub(super) fn undo_pass(&mut self) {
        self.position.undo_pass();
        self.path.pop();
    }

    /// An evaluation with what searches of positions alike found to be wrong with it.
    pub(super) fn corrected(&self, evaluation: i32, ply: usize) -> i32 {
        let correction = self.history.corrections.of(self.position.turn(), self.frames[ply].keys);
        (evaluation + correction).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
    }

    /// The static evaluation with the player's misjudgement.
    pub(super) fn evaluate(&self, ply: usize) -> i32 {
        let value = self.frames[ply].state.value(&self.position);
        let error = self.handicap.map_or(0, |handicap| handicap.misjudgement(self.position.key()));
        (value + error).clamp(-GREATEST_EVALUATION, GREATEST_EVALUATION)
    }
}

/// What a key is changed by where these moves are left out, whatever their order.
fn key_of<'a>(moves: impl Iterator<Item = &'a Move>) -> u64 {
    moves.fold(0, |key, mv| key ^ mix(u64::from(mv.to_bits())))
}

/// The moves to consider at the root: those asked for if any of them can be made; else those that take the general;
/// else those that do not leave the own general to be taken; else all.
fn root_moves(game: &Game, asked: &[Move]) -> MoveList {
    let (rules, position) = (game.rules(), game.position());
    if game.outcome().is_some_and(|outcome| outcome.ending == Ending::GeneralCaptured) {
        return MoveList::new();
    }
    let all = rules.legal_moves(position);
    let general = position.general(!position.turn());
    let chosen = |choice: &dyn Fn(&Move) -> bool| {
        let chosen: MoveList = all.iter().copied().filter(choice).collect();
        (!chosen.is_empty()).then_some(chosen)
    };
    chosen(&|mv| asked.contains(mv))
        .or_else(|| chosen(&|mv| mv.to() == general))
        .or_else(|| chosen(&|mv| position.is_legal(*mv)))
        .or_else(|| rules.can_go_on(position).then(|| all.clone()))
        .unwrap_or_default()
}

/// The values of the moves that mate at once, of those that the player sees; the others are as the search has them.
fn mates(game: &Game, moves: &[Move], handicap: Handicap) -> Vec<(Move, i32)> {
    let mut position = game.position().clone();
    let mut seen = |mv: &Move| {
        let undo = position.play_unchecked(*mv);
        let (mates, key) = (!position.has_legal_move(), position.key());
        position.undo(*mv, undo);
        (mates && !handicap.overlooks_mate(key)).then_some((*mv, MATE - 1))
    };
    moves.iter().filter_map(&mut seen).collect()
}

/// The values of the moves that end the game by repetition or take the general.
pub(super) fn decided(game: &Game, moves: &[Move]) -> Vec<(Move, i32)> {
    let side = game.position().turn();
    let general = game.position().general(!side);
    let value = |mv: &Move| {
        if mv.to() == general {
            return Some((*mv, MATE - 1));
        }
        let winner = game.forecast(*mv)?.outcome.winner;
        let value = winner.map_or(0, |winner| if winner == side { RULE_WIN - 1 } else { 1 - RULE_WIN });
        Some((*mv, value))
    };
    moves.iter().filter_map(value).collect()
}
