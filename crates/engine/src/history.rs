//! What moves were good elsewhere in the tree.

use chuhe_rules::{Color, Move, Piece};

use crate::value::MAX_PLY;

/// The greatest worth of a move.
const LIMIT: i32 = 8_192;

/// A piece and where it went, as a number below 630.
pub(crate) type Step = usize;

const STEPS: usize = 7 * 90;

pub(crate) fn step(piece: Piece, mv: Move) -> Step {
    piece.role as usize * 90 + mv.to().index()
}

/// Moves that cut the tree, by where they go and by what they answer.
pub(crate) struct History {
    /// By side, from and to.
    butterfly: Vec<i16>,
    /// By side, the step before and the step.
    replies: Vec<i16>,
    /// Two quiet moves of each ply.
    killers: [[Option<Move>; 2]; MAX_PLY + 2],
}

impl History {
    pub(crate) fn new() -> Self {
        Self {
            butterfly: vec![0; 2 * 90 * 90],
            replies: vec![0; 2 * STEPS * STEPS],
            killers: [[None; 2]; MAX_PLY + 2],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.butterfly.fill(0);
        self.replies.fill(0);
        self.killers = [[None; 2]; MAX_PLY + 2];
    }

    /// Keeps a part of what was learned for the next move of the game.
    pub(crate) fn fade(&mut self) {
        for worth in &mut self.butterfly {
            *worth /= 2;
        }
        self.killers = [[None; 2]; MAX_PLY + 2];
    }

    fn butterfly_index(color: Color, mv: Move) -> usize {
        (color as usize * 90 + mv.from().index()) * 90 + mv.to().index()
    }

    fn reply_index(color: Color, before: Step, step: Step) -> usize {
        (color as usize * STEPS + before) * STEPS + step
    }

    /// What a quiet move is worth, −16384 to 16384.
    pub(crate) fn worth(&self, piece: Piece, mv: Move, before: Option<Step>) -> i32 {
        let reply =
            before.map_or(0, |before| self.replies[Self::reply_index(piece.color, before, step(piece, mv))]);
        i32::from(self.butterfly[Self::butterfly_index(piece.color, mv)]) + i32::from(reply)
    }

    /// Rewards a quiet move (or with a negative amount, punishes it).
    pub(crate) fn reward(&mut self, piece: Piece, mv: Move, before: Option<Step>, amount: i32) {
        reward(&mut self.butterfly[Self::butterfly_index(piece.color, mv)], amount);
        if let Some(before) = before {
            reward(&mut self.replies[Self::reply_index(piece.color, before, step(piece, mv))], amount);
        }
    }

    pub(crate) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    pub(crate) fn kill(&mut self, ply: usize, mv: Move) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}

/// Moves a worth toward the limit, the less the nearer it is.
fn reward(worth: &mut i16, amount: i32) {
    let old = i32::from(*worth);
    *worth = (old + amount - old * amount.abs() / LIMIT) as i16;
}
