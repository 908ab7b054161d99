//! The positions that games begin with.

use core::fmt;

use chuhe_rules::{Game, GameError, Position, RuleSet};

/// Why a text holds no openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsError {
    /// A line is no position, or no game that goes on.
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        error: GameError,
    },
    /// By the rules of the match the game is over before it begins.
    Over {
        /// Which line, from 1.
        line: usize,
    },
    /// There is no position in it.
    None,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, error } => write!(f, "line {line}: {error}"),
            Self::Over { line } => write!(f, "line {line}: found a game that is over, expected one to play"),
            Self::None => f.write_str("found no position, expected a FEN on each line"),
        }
    }
}

impl core::error::Error for OpeningsError {}

/// Reads a position from each line: a FEN, with moves after the word `moves` if there are any.
///
/// Blank lines and those that begin with `#` do not count, nor does what follows a semicolon.
/// Moves lead to the position only: games begin without a past, so that repetitions are counted from there.
///
/// # Errors
/// If a line is no position, its game is over by these rules, or there is no line.
pub fn openings(text: &str, rules: &RuleSet) -> Result<Vec<Position>, OpeningsError> {
    let mut positions = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim_start_matches('\u{feff}').trim();
        let text = text.split(';').next().unwrap_or_default().trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let game =
            Game::from_fen_by(text, rules.clone()).map_err(|error| OpeningsError::Line { line, error })?;
        let game = Game::with_rules(game.position().clone(), rules.clone());
        if game.outcome().is_some() {
            return Err(OpeningsError::Over { line });
        }
        positions.push(game.position().clone());
    }
    if positions.is_empty() { Err(OpeningsError::None) } else { Ok(positions) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_a_position() {
        let text = "\u{feff}# ours\n\nrnbaka1nr/9/c6cb/p1p1p1p1p/9/6B2/P1P1P1P1P/1C5C1/9/RNBAKA1NR w - - 4 3 ; 3\r\n\
                    startpos moves h2e2 ; centre\nstartpos\n";
        let found = openings(text, &RuleSet::default()).unwrap();
        assert_eq!(found.len(), 3);
        assert_eq!(found[0].fen(), "rnbaka1nr/9/c6cb/p1p1p1p1p/9/6B2/P1P1P1P1P/1C5C1/9/RNBAKA1NR w - - 4 3");
        assert_eq!(found[1].fen(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
    }

    #[test]
    fn what_is_no_opening_is_named_by_its_line() {
        let error = |text: &str| openings(text, &RuleSet::default()).unwrap_err();
        assert!(matches!(error("startpos\nhello"), OpeningsError::Line { line: 2, .. }));
        assert!(matches!(error("startpos moves h2h8"), OpeningsError::Line { line: 1, .. }));
        assert_eq!(error("\n3k5/9/9/9/9/9/9/9/9/4K4 w"), OpeningsError::Over { line: 2 });
        assert_eq!((error(""), error("# x\n;y\n")), (OpeningsError::None, OpeningsError::None));
    }
}
