//! What an engine thinks of a position.

use chuhe_engine::{Chances, Limits, Now, Score, Searcher, Stop};
use chuhe_rules::{Ending, Game, Move};

/// What an engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// What it is worth for the side to move.
    pub score: Score,
    /// The best line for both sides; empty where there is no move, or the game is over.
    pub line: Vec<Move>,
    /// How deep was looked, in plies; 0 where nothing had to be searched.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The next best lines, the better first, each with its own move to begin with; none unless they were asked for.
    pub others: Vec<Other>,
}

/// A line that is not the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// What the position is worth for the side to move if it is played.
    pub score: Score,
    /// The line for both sides.
    pub line: Vec<Move>,
}

impl Assessment {
    /// What the rules say of a game that is over.
    ///
    /// Who has lost by repetition has lost by rule; where there is no move left, or no general, it is mate.
    pub fn of_ended(game: &Game) -> Option<Self> {
        let outcome = game.outcome()?;
        let score = match (outcome.winner, outcome.ending) {
            (None, _) => Score::Centipawns(0),
            // Who won is never to move there.
            (_, Ending::Checkmate | Ending::Stalemate | Ending::GeneralCaptured) => Score::MatedIn(0),
            (Some(winner), _) if winner == game.position().turn() => Score::WinByRule,
            _ => Score::LossByRule,
        };
        Some(Self { score, line: Vec::new(), depth: 0, nodes: 0, others: Vec::new() })
    }

    /// The points that the side to move may expect, in thousandths: a win brings two, a draw one.
    pub fn points(&self) -> u32 {
        Chances::of(self.score).points()
    }

    /// The best move, if there is one.
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

/// What our own engine thinks of a game within limits; a game that is over is not searched.
///
/// Where the search is stopped before it has found anything, the answer is whatever it had, at depth 0.
pub fn assess<N: Now>(
    searcher: &mut Searcher,
    game: &Game,
    limits: &Limits,
    now: &N,
    stop: &Stop,
) -> Assessment {
    if let Some(ended) = Assessment::of_ended(game) {
        return ended;
    }
    let mut lines: Vec<Other> = Vec::new();
    let answer = searcher.search(game, limits, now, stop, |report| {
        let place = report.line as usize - 1;
        if !report.pv.is_empty() && place <= lines.len() {
            let line = Other { score: report.score, line: report.pv.clone() };
            lines.splice(place..lines.len().min(place + 1), [line]);
        }
    });
    // A search that is stopped may have another best move than the lines it has told.
    let is_best = |other: &Other| other.line.first() == answer.best.as_ref();
    let line = match lines.iter().position(is_best) {
        Some(place) => lines.remove(place).line,
        None => answer.best.into_iter().chain(answer.ponder).collect(),
    };
    Assessment { score: answer.score, line, depth: answer.depth, nodes: answer.nodes, others: lines }
}
