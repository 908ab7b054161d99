//! What a search says.

use chuhe_rules::Move;

/// What a position is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a soldier.
    Centipawns(i32),
    /// The side to move mates, in this many of its own moves.
    MateIn(u32),
    /// The side to move is mated, in this many moves of the other side; 0 if it has no legal move now.
    MatedIn(u32),
    /// The other side can only go on by breaking the repetition rules; no mate.
    WinByRule,
    /// The side to move can only go on by breaking the repetition rules; no mate.
    LossByRule,
}

/// How exact a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is this.
    Exact,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
}

impl Bound {
    /// How exact a value is that a search in this window came to.
    pub(crate) fn of(value: i32, alpha: i32, beta: i32) -> Self {
        if value >= beta {
            Self::Lower
        } else if value > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// What a search has found out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Which of the best lines this is, 1 for the best.
    pub line: u32,
    /// Plies looked ahead, extensions not counted.
    pub depth: u32,
    /// The deepest ply reached.
    pub seldepth: u32,
    /// What the position is worth.
    pub score: Score,
    /// How exact the score is.
    pub bound: Bound,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Milliseconds since the start.
    pub time: u64,
    /// Parts in a thousand of the table that this search has filled.
    pub table_used: u32,
    /// The best line for both sides; empty only where there is no legal move.
    pub pv: Vec<Move>,
}

/// What is remembered about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// The best move, if one was found.
    pub mv: Option<Move>,
    /// What the position is worth.
    pub score: Score,
    /// How exact the score is.
    pub bound: Bound,
    /// How deep was looked for it, in plies.
    pub depth: u32,
}

/// What a search ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move to play; nothing only where there is none.
    pub best: Option<Move>,
    /// The reply that is expected.
    pub ponder: Option<Move>,
    /// What the position is worth.
    pub score: Score,
    /// Positions visited.
    pub nodes: u64,
    /// The deepest finished search, in plies.
    pub depth: u32,
}
