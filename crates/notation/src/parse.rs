//! Reading a move in any notation.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use chuhe_rules::{Args, Illegal, Move, Position, Reason, RuleSet};

use crate::candidates::Candidates;
use crate::dialect::Dialect;
use crate::notation::Notation;
use crate::pattern::Belief;

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The text is in no known notation.
    Unreadable {
        /// The text.
        found: String,
    },
    /// The text names a piece that is not there, or a move that such a piece never makes.
    NoSuchMove {
        /// The text.
        found: String,
    },
    /// The text fits more than one legal move.
    Ambiguous {
        /// The text.
        found: String,
        /// The moves, at least two.
        moves: Vec<Move>,
    },
    /// The move is understood but illegal.
    Illegal(Illegal),
}

impl Reason for ParseError {
    fn id(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "move-unreadable",
            Self::NoSuchMove { .. } => "move-unmatched",
            Self::Ambiguous { .. } => "move-ambiguous",
            Self::Illegal(illegal) => illegal.id(),
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::Unreadable { found } | Self::NoSuchMove { found } => {
                Args::new().text("found", found.as_str())
            }
            Self::Ambiguous { found, moves } => {
                let list: Vec<String> = moves.iter().map(ToString::to_string).collect();
                Args::new()
                    .text("found", found.as_str())
                    .number("count", moves.len())
                    .text("moves", list.join(", "))
            }
            Self::Illegal(illegal) => illegal.args(),
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { found } => {
                write!(f, "found {found:?}, expected a move such as h2e2, 炮二平五 or C2=5")
            }
            Self::NoSuchMove { found } => write!(f, "no piece can make the move {found:?} names"),
            Self::Ambiguous { found, moves } => write!(f, "{found:?} fits {} moves: {moves:?}", moves.len()),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for ParseError {}

/// The legal move that a text names, in whatever notation it is.
///
/// Read are
/// - Chinese: `炮二平五` with the glyphs of either script, side and habit, digits Chinese, Arabic or full-width, pieces
///   that share a file as 前 中 後, as 一 to 五, or as 前七 (soldiers of file 7);
/// - WXF: `C2=5`, `C2.5`, in either case, with the letters `K A E R H C P` or `G M B N S`, pieces that share a file as
///   `C+`, `+C`, `P.`, `Pa` to `Pe`, or `17` (first soldier of file 7), and pieces by their number on the keypad
///   (`62.5` for `C2.5`);
/// - coordinates: `h2e2`, `H2-E2`, and with ranks from 1 to 10 `h3e3`;
/// - Western: `Che3`, `Rxd10+`, `c5`, `fe2`, also with `N`, `B`, `P` or both points, ranks from 0 or from 1;
/// - Vietnamese: `P2-5`, `Mt/8`, `Tg5.1`;
/// - *Chess of China*: `C 82-85`, ranks from the far side or from the near one;
/// - spaces anywhere, a note in brackets or marks such as `!` at the end.
///
/// A word of place (前) that is wrong is ignored if the rest fits.
/// Where ranks can be counted in two ways and both give legal moves, the notation's usual way is taken: coordinates from
/// 0, Western from 1, *Chess of China* from the far side.
/// A text that means different moves in WXF and in Vietnamese is ambiguous.
/// [`Notation::parse`] reads one notation, and [`Reader`](crate::Reader) finds out which one a whole game is in.
///
/// # Errors
/// If the text cannot be read, or does not name exactly one legal move.
pub fn parse_any(text: &str, position: &Position) -> Result<Move, ParseError> {
    parse(text, position, Dialect::ANY)
}

impl Notation {
    /// The legal move that a text in this notation names, whatever its script, its digits or other habits are.
    ///
    /// # Errors
    /// If the text cannot be read, or does not name exactly one legal move.
    pub fn parse(self, text: &str, position: &Position) -> Result<Move, ParseError> {
        parse(text, position, Dialect::of(self))
    }
}

fn parse(text: &str, position: &Position, dialect: Dialect) -> Result<Move, ParseError> {
    let mut candidates = Candidates::of(text, position, dialect, Belief::Whole);
    if candidates.legal.is_empty() {
        candidates.legal = Candidates::of(text, position, dialect, Belief::ButPlace).legal;
    }
    let usual: Vec<Move> = candidates
        .legal
        .iter()
        .filter(|candidate| !candidate.unusual)
        .map(|candidate| candidate.mv)
        .collect();
    match *usual {
        [mv] => Ok(mv),
        [] => Err(refusal(text, &candidates, position, dialect)),
        _ => Err(ParseError::Ambiguous { found: text.trim().to_string(), moves: usual }),
    }
}

/// The move that a text names in a game by these rules: two points where the rules allow the move, else as [`parse_any`]
/// reads it.
///
/// Rules may allow more than the notations know of, such as to leave the general to be captured.
///
/// # Errors
/// As [`parse_any`].
pub fn parse_by(text: &str, position: &Position, rules: &RuleSet) -> Result<Move, ParseError> {
    match text.trim().parse::<Move>() {
        Ok(mv) if rules.legality(position, mv).is_ok() => Ok(mv),
        _ => parse_any(text, position),
    }
}

/// Why none of the candidates is a legal move.
pub(crate) fn refusal(
    text: &str,
    candidates: &Candidates,
    position: &Position,
    dialect: Dialect,
) -> ParseError {
    let found = || text.trim().to_string();
    let illegal = |mv| position.legality(mv).err();
    if !candidates.readable {
        return ParseError::Unreadable { found: found() };
    }
    if let Some(illegal) = candidates.refused.and_then(illegal) {
        return ParseError::Illegal(illegal);
    }
    // A move is missing before it, or the wrong side is to move.
    let mut other = position.clone();
    other.pass();
    let theirs = Candidates::of(text, &other, dialect, Belief::Whole).legal;
    match theirs.first().and_then(|theirs| illegal(theirs.mv)) {
        Some(illegal) => ParseError::Illegal(illegal),
        None => ParseError::NoSuchMove { found: found() },
    }
}
