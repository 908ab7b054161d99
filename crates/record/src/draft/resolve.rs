//! Finding the moves that the texts of a line stand for.

use chuhe_notation::{Dialect, ParseError, Reader, Warning, parse_by};
use chuhe_rules::{Goal, Move, Position, RuleSet};

/// The moves that the texts of a line stand for.
pub(super) struct Resolved {
    /// One for each text as far as could be found; nothing for a text that is no move.
    pub(super) moves: Vec<Option<Move>>,
    /// What the texts of variations may be read as.
    pub(super) dialect: Dialect,
    /// What is doubtful, by text.
    pub(super) doubts: Vec<(usize, Doubt)>,
    /// Why the text after them could not be found.
    pub(super) why: Option<ParseError>,
}

/// Why a move that was found may not be the one that is meant.
pub(super) enum Doubt {
    /// The text fits several moves, and what follows does not decide.
    Ambiguous,
    /// The word of place is wrong.
    Place,
}

/// Finds the moves of a line.
pub(super) fn resolve(position: &Position, rules: &RuleSet, texts: &[&str], dialect: Dialect) -> Resolved {
    if rules.goal != Goal::Mate {
        return by_rules(position, rules, texts, dialect);
    }
    let mut reader = Reader::variation(position, dialect);
    let mut is_move = Vec::with_capacity(texts.len());
    let mut why = None;
    for text in texts {
        match reader.push(text) {
            Ok(()) => is_move.push(true),
            // Words between moves are no reason to stop, but for a beginning there must be a move.
            Err(ParseError::Unreadable { .. }) if reader.plies() > 0 => is_move.push(false),
            Err(error) => {
                why = Some(error);
                break;
            }
        }
    }
    // Words at the end of what can be played are not told from moves that cannot be read.
    let line = reader.finish();
    let places: Vec<usize> = (0..is_move.len()).filter(|index| is_move[*index]).collect();
    let doubts = line.warnings.iter().filter_map(|warning| {
        let doubt = match warning {
            Warning::Ambiguous { .. } | Warning::GivenUp { .. } => Doubt::Ambiguous,
            Warning::PlaceIgnored { .. } => Doubt::Place,
            Warning::SideChanged => return None,
        };
        Some((*places.get(warning.ply())?, doubt))
    });
    let doubts = doubts.collect();
    let mut moves = line.moves.into_iter();
    let moves = is_move.into_iter().map(|is_move| if is_move { moves.next() } else { None }).collect();
    Resolved { moves, dialect: line.dialect, doubts, why }
}

/// Finds the moves of a line by rules under which more moves are legal than those that notations know: move by move.
fn by_rules(position: &Position, rules: &RuleSet, texts: &[&str], dialect: Dialect) -> Resolved {
    let mut position = position.clone();
    let mut resolved =
        Resolved { moves: Vec::with_capacity(texts.len()), dialect, doubts: Vec::new(), why: None };
    for text in texts {
        match parse_by(text, &position, rules) {
            Ok(mv) => {
                position.play_unchecked(mv);
                resolved.moves.push(Some(mv));
            }
            Err(why) => {
                resolved.why = Some(why);
                break;
            }
        }
    }
    resolved
}
