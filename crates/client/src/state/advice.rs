//! What the engine says at its full strength: a hint before a move, and what a move of the computer's leads to.
//!
//! It is asked apart from the computer player, whose thoughts are the level's and must not change by this.

use chuhe_board::{Arrow, ArrowKind, Scene};
use chuhe_notation::Script;
use chuhe_rules::{Bitboard, Move};

use super::{LocalGame, MoveText};

/// How many positions the engine visits: about a second in a browser, and far more than a level up to the middle does.
const NODES: u32 = 200_000;

/// How many plies of a line are told: what fits on a phone.
const TOLD: usize = 5;

/// What the engine expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves, the first one being the advice.
    pub moves: Vec<Move>,
    /// What they are worth.
    pub worth: Worth,
}

/// What a line is worth for who begins it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// So many hundredths of a soldier more, or less.
    Soldiers(i32),
    /// Mate in so many moves; where it is negative, the other side mates.
    Mate(i32),
    /// The rules on repetition decide: a win, or a loss.
    Rule(bool),
}

/// As many hundredths of a soldier mean that the rules on repetition decide: `chuhe_protocol::answer` writes it so.
const BY_RULE: i32 = 20_000;

impl Line {
    /// The line of an `info` of UCI, if it tells one.
    pub fn parse(info: &str) -> Option<Self> {
        let mut words = info.split(' ');
        words.find(|word| *word == "score")?;
        let worth = match (words.next()?, words.next()?.parse().ok()?) {
            ("mate", moves) => Worth::Mate(moves),
            (_, BY_RULE) => Worth::Rule(true),
            (_, value) if value == -BY_RULE => Worth::Rule(false),
            (_, value) => Worth::Soldiers(value),
        };
        words.find(|word| *word == "pv")?;
        let moves: Vec<Move> = words.filter_map(|word| word.parse().ok()).collect();
        (!moves.is_empty()).then_some(Self { moves, worth })
    }

    /// The first moves as text, as they follow so many plies of a game, as far as they can be made there.
    pub fn text(&self, local: &LocalGame, plies: usize, text: MoveText, script: Script) -> Vec<String> {
        let told = &self.moves[..self.moves.len().min(TOLD)];
        local.continued(plies, told).move_texts(text, script).split_off(plies)
    }
}

/// A question to the engine at its full strength, and its answer once there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Lines of UCI.
    pub question: String,
    /// What it found.
    pub line: Option<Line>,
    /// What the move does, a line for each fact as crate `engine-web` writes it.
    pub facts: String,
}

impl Advice {
    /// What to ask so that a hint can be given: nothing where no person is to move, or another person elsewhere.
    pub fn before_move(local: &LocalGame) -> Option<Self> {
        let asks = local.movable().is_some() && !local.is_elsewhere();
        asks.then(|| Self::new(local, local.plies(), None))
    }

    /// What to ask about the move that led to the board shown: nothing where the computer did not make it.
    pub fn after_move(local: &LocalGame) -> Option<Self> {
        let before = local.shown().checked_sub(1)?;
        let mv = local.game().moves().nth(before)?;
        local.made_by_computer(before).then(|| Self::new(local, before, Some(mv)))
    }

    /// The same question gets the same answer whatever was asked before.
    fn new(local: &LocalGame, plies: usize, about: Option<Move>) -> Self {
        let (why, only) =
            about.map_or_else(Default::default, |mv| (format!("why {mv}\n"), format!(" searchmoves {mv}")));
        let question = format!("ucinewgame\n{}\n{why}go nodes {NODES}{only}", local.told(plies));
        Self { question, line: None, facts: String::new() }
    }
}

/// A hint in steps: which piece, where to, what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What was asked.
    pub advice: Advice,
    /// How much of it is shown: from 1, the piece, to [`Hint::STEPS`], the line.
    pub step: usize,
}

impl Hint {
    /// The piece, the point, the line.
    pub const STEPS: usize = 3;

    /// The move to make, once it is known.
    pub fn mv(&self) -> Option<Move> {
        self.advice.line.as_ref().map(|line| line.moves[0])
    }

    /// Points out the piece, and then where it goes.
    pub fn show(&self, scene: &mut Scene) {
        let Some(mv) = self.mv() else { return };
        scene.hinted = Bitboard::of(mv.from());
        if let Some(piece) = scene.piece(mv.from()).filter(|_| self.step > 1) {
            scene.arrows.push(Arrow::new(ArrowKind::Move, piece.role, mv.from(), mv.to()));
        }
    }

    /// Shows more, once there is something to show.
    pub fn go_on(&mut self) {
        if self.advice.line.is_some() {
            self.step = (self.step + 1).min(Self::STEPS);
        }
    }
}

#[cfg(test)]
mod tests;
