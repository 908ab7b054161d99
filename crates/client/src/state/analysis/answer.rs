//! What the worker of crate `engine-web` tells about a position.

use chuhe_rules::{Color, Game, Move, Outcome};

use super::Limit;

/// What was found about a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// Positions visited.
    pub(super) nodes: u64,
    /// Milliseconds since the start.
    pub(super) time: u64,
    /// The best lines, the best first.
    pub(super) lines: Vec<BestLine>,
    /// What the other side would do.
    pub(super) threat: Option<Move>,
    /// So many lines within this limit were found to the end.
    pub(super) enough: Option<(usize, Limit)>,
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// Plies looked ahead.
    pub depth: u32,
    /// What it is worth.
    pub score: Score,
    /// Red's share of the points in parts of a thousand.
    pub red_share: u32,
    /// Its moves.
    pub moves: Vec<Move>,
}

/// What a line is worth, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a soldier that Red is ahead.
    Centipawns(i32),
    /// A mate.
    Mate {
        /// Who mates.
        winner: Color,
        /// In how many of its moves.
        moves: u32,
    },
    /// The loser can only go on by breaking a rule on repetition; no mate.
    ByRule {
        /// Who wins.
        winner: Color,
        /// How the game ends if the line is played to its end, where it goes so far.
        outcome: Option<Outcome>,
    },
}

impl Found {
    /// Reads the lines that come after `found ID NODES TIME`; what is no line is passed by.
    pub(super) fn read(game: &Game, nodes: &str, time: &str, lines: &str) -> Self {
        Self {
            nodes: nodes.parse().unwrap_or_default(),
            time: time.parse().unwrap_or_default(),
            lines: lines.lines().filter_map(|text| line(game, text)).collect(),
            ..Self::default()
        }
    }

    /// Takes over what another search of the same place has found.
    ///
    /// Until it is as deep as what is here, it only adds lines that are not: what is shown gets no shallower.
    pub(super) fn renew(&mut self, new: Self) {
        let depth = |found: &Self| found.lines.first().map_or(0, |line| line.depth);
        (self.nodes, self.time) = (new.nodes, new.time);
        if depth(&new) >= depth(self) && new.lines.len() >= self.lines.len().min(1) {
            self.lines = new.lines;
            return;
        }
        for line in new.lines {
            if self.lines.iter().all(|own| own.moves.first() != line.moves.first()) {
                self.lines.push(line);
            }
        }
    }
}

/// A line `line DEPTH SELDEPTH KIND NUMBER WIN DRAW LOSS MOVES`.
fn line(game: &Game, text: &str) -> Option<BestLine> {
    let fields: Vec<&str> = text.split('\t').collect();
    let ["line", depth, _, kind, number, win, draw, loss, moves] = fields.as_slice() else { return None };
    let moves: Vec<Move> = moves.split_whitespace().map_while(|text| text.parse().ok()).collect();
    let number: i32 = number.parse().ok()?;
    let turn = game.position().turn();
    let (win, draw, loss): (u32, u32, u32) = (win.parse().ok()?, draw.parse().ok()?, loss.parse().ok()?);
    let score = match *kind {
        "cp" => Score::Centipawns(turn.fold(number, -number)),
        "mate" => Score::Mate { winner: turn, moves: number.unsigned_abs() },
        "mated" => Score::Mate { winner: !turn, moves: number.unsigned_abs() },
        "won" => Score::ByRule { winner: turn, outcome: end(game, &moves, turn) },
        "lost" => Score::ByRule { winner: !turn, outcome: end(game, &moves, !turn) },
        _ => return None,
    };
    let red_share = turn.fold(win, loss) + draw / 2;
    Some(BestLine { depth: depth.parse().ok()?, score, red_share, moves })
}

/// How the game ends for the winner by a line; nothing if the line stops before, or ends another way.
fn end(game: &Game, moves: &[Move], winner: Color) -> Option<Outcome> {
    let mut game = game.clone();
    moves
        .iter()
        .find_map(|mv| match game.play(*mv) {
            Ok(()) => game.outcome(),
            Err(_) => None,
        })
        .filter(|outcome| outcome.winner == Some(winner))
}
