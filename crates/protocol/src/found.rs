//! What a page is told of a search, whoever searches: in a worker of the browser, or another program.

use core::fmt::Write as _;

use chuhe_engine::{Chances, Score};
use chuhe_rules::Move;

/// One of the best lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Plies looked ahead.
    pub depth: u32,
    /// Plies of the longest line that was looked at; 0 where nobody says.
    pub seldepth: u32,
    /// What it is worth for the side to move.
    pub score: Score,
    /// Its moves.
    pub moves: &'a [Move],
}

/// The message about the search of a name: `found ID NODES TIME`, and for each line `line DEPTH SELDEPTH KIND NUMBER WIN DRAW LOSS
/// MOVES`, with tabs between the fields.
///
/// Positions visited, milliseconds; the score for the side to move as `cp`, hundredths of a soldier, `mate` and `mated`, moves,
/// `won` and `lost`, by rule; the chances in parts of a thousand; the moves with spaces between them.
pub fn found<'a>(id: &str, nodes: u64, time: u64, lines: impl IntoIterator<Item = Line<'a>>) -> String {
    let mut text = format!("found\t{id}\t{nodes}\t{time}");
    for Line { depth, seldepth, score, moves } in lines {
        let (kind, number) = match score {
            Score::Centipawns(value) => ("cp", value),
            Score::MateIn(moves) => ("mate", i32::try_from(moves).unwrap_or(i32::MAX)),
            Score::MatedIn(moves) => ("mated", i32::try_from(moves).unwrap_or(i32::MAX)),
            Score::WinByRule => ("won", 0),
            Score::LossByRule => ("lost", 0),
        };
        let Chances { win, draw, loss } = Chances::of(score);
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\nline\t{depth}\t{seldepth}\t{kind}\t{number}\t{win}\t{draw}\t{loss}\t{}",
            moves.join(" ")
        );
    }
    text
}
