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
        Some(Self { score, line: Vec::new(), depth: 0, nodes: 0 })
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
    let mut line = Vec::new();
    let answer = searcher.search(game, limits, now, stop, |report| {
        if report.line == 1 && !report.pv.is_empty() {
            line.clone_from(&report.pv);
        }
    });
    if line.first() != answer.best.as_ref() {
        line = answer.best.into_iter().chain(answer.ponder).collect();
    }
    Assessment { score: answer.score, line, depth: answer.depth, nodes: answer.nodes }
}
