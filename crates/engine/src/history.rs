//! What moves were good elsewhere in the tree.

use chuhe_rules::{Color, Move, Piece, Position};

use crate::correction::Corrections;
use crate::value::MAX_PLY;

/// The greatest worth of a move in one table.
const LIMIT: i32 = 8_192;

/// A piece and where it went, as a number below 1,260.
pub(crate) type Step = usize;

/// How many steps there are.
const STEPS: usize = 2 * 7 * 90;

pub(crate) fn step(piece: Piece, mv: Move) -> Step {
    (piece.color as usize * 7 + piece.role as usize) * 90 + mv.to().index()
}

/// The steps one, two and four plies before a node, where there are such.
pub(crate) type Before = [Option<Step>; 3];

/// Moves that cut the tree, by where they go, by what they capture and by what they follow.
pub(crate) struct History {
    /// By side, from and to.
    butterfly: Vec<i16>,
    /// By step and captured role.
    captures: Vec<i16>,
    /// By a step before and the step.
    continuations: Vec<i16>,
    /// Two quiet moves of each ply.
    killers: [[Option<Move>; 2]; MAX_PLY + 2],
    /// By how much the evaluation erred.
    pub(crate) corrections: Corrections,
}

impl History {
    pub(crate) fn new() -> Self {
        Self {
            butterfly: vec![0; 2 * 90 * 90],
            captures: vec![0; STEPS * 7],
            continuations: vec![0; STEPS * STEPS],
            killers: [[None; 2]; MAX_PLY + 2],
            corrections: Corrections::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.butterfly.fill(0);
        self.captures.fill(0);
        self.continuations.fill(0);
        self.corrections.clear();
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

    fn capture_index(position: &Position, mv: Move) -> Option<usize> {
        let piece = position.piece_at(mv.from())?;
        let victim = position.piece_at(mv.to())?;
        Some(step(piece, mv) * 7 + victim.role as usize)
    }

    /// What a quiet move of a piece is worth, −32,768 to 32,768.
    pub(crate) fn quiet(&self, piece: Piece, mv: Move, before: Before) -> i32 {
        let step = step(piece, mv);
        let follows = |before: Option<Step>| {
            before.map_or(0, |before| i32::from(self.continuations[before * STEPS + step]))
        };
        let butterfly = i32::from(self.butterfly[Self::butterfly_index(piece.color, mv)]);
        butterfly + follows(before[0]) + follows(before[1]) + follows(before[2])
    }

    /// What a capture is worth besides the victim, −8,192 to 8,192.
    pub(crate) fn capture(&self, position: &Position, mv: Move) -> i32 {
        Self::capture_index(position, mv).map_or(0, |index| i32::from(self.captures[index]))
    }

    /// Rewards a quiet move of a piece (or with a negative amount, punishes it).
    pub(crate) fn reward_quiet(&mut self, piece: Piece, mv: Move, before: Before, amount: i32) {
        reward(&mut self.butterfly[Self::butterfly_index(piece.color, mv)], amount);
        let step = step(piece, mv);
        for before in before.into_iter().flatten() {
            reward(&mut self.continuations[before * STEPS + step], amount);
        }
    }

    /// Rewards a capture (or with a negative amount, punishes it).
    pub(crate) fn reward_capture(&mut self, position: &Position, mv: Move, amount: i32) {
        if let Some(index) = Self::capture_index(position, mv) {
            reward(&mut self.captures[index], amount);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worth_stays_within_its_limit_and_forgets() {
        let mut worth = 0;
        for _ in 0..200 {
            reward(&mut worth, 1_600);
        }
        assert!((7_000..=LIMIT).contains(&i32::from(worth)), "{worth}");
        for _ in 0..10 {
            reward(&mut worth, -1_600);
        }
        assert!((-LIMIT..-3_000).contains(&i32::from(worth)), "{worth}");
    }

    #[test]
    fn a_move_is_worth_something_only_after_what_it_followed() {
        let position = Position::start();
        let mut history = History::new();
        let mv: Move = "h2e2".parse().unwrap();
        let piece = position.piece_at(mv.from()).unwrap();
        let reply = step(Piece::new(Color::Black, chuhe_rules::Role::Horse), "h9g7".parse().unwrap());
        history.reward_quiet(piece, mv, [Some(reply), None, None], 1_000);
        assert_eq!(history.quiet(piece, mv, [Some(reply), None, None]), 2_000);
        assert_eq!(history.quiet(piece, mv, [None, Some(reply), None]), 2_000);
        assert_eq!(history.quiet(piece, mv, [None; 3]), 1_000);
        assert_eq!(history.quiet(piece, "h2d2".parse().unwrap(), [Some(reply), None, None]), 0);
    }
}
