//! What was lost or repaired while a file was read.

use std::fmt;

use chuhe_notation::ParseError;
use chuhe_rules::{Args, Fault, FenError, Reason};

use crate::Charset;

/// Something that was lost or repaired while a file was read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The game, from 1; the number it has, or would have had, in the file.
    pub game: usize,
    /// The ply that could not be made as it stands, from 1; nothing if no ply is meant.
    pub ply: Option<usize>,
    /// Where in the file, in bytes from its start; nothing if no place is meant.
    pub byte: Option<u64>,
    /// What.
    pub problem: Problem,
}

/// What was lost or repaired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Some bytes stand for no character in the text's encoding.
    BadText {
        /// The encoding.
        charset: Charset,
    },
    /// A text is no FEN; the usual start was taken, or the line was left out.
    BadFen {
        /// The text.
        found: String,
        /// Why.
        why: FenError,
    },
    /// A board can occur in no game; it was kept without moves.
    ImpossibleStart {
        /// The first thing that is wrong.
        fault: Fault,
    },
    /// A board can occur in no game, but all moves can be made from the usual start, which was taken.
    StartReplaced {
        /// The first thing that is wrong.
        fault: Fault,
    },
    /// The side to move of the start was changed to the one that moves first.
    SideCorrected,
    /// A move is illegal, fits several pieces or is none; the rest of the line was kept as a comment.
    BadMove {
        /// The text of the move.
        found: String,
        /// Why.
        why: ParseError,
    },
    /// A move text fits several legal moves, and the line goes on after more than one of them; the first was taken.
    AmbiguousMove {
        /// The text of the move.
        found: String,
    },
    /// The word of place in a move (前) is wrong; the rest fits one move, which was taken.
    PlaceIgnored {
        /// The text of the move.
        found: String,
    },
    /// A word among the moves is none; it was kept as a comment.
    NoMove {
        /// The word.
        found: String,
    },
    /// A bracket or brace is not closed before the game ends.
    Unclosed {
        /// `(` or `{`.
        found: char,
    },
    /// A tag's line has no name or no value.
    BadTag {
        /// The line.
        found: String,
    },
    /// A result is none of the known ones; it was kept as a tag.
    UnknownResult {
        /// The text.
        found: String,
    },
    /// The file ends in the middle of something.
    Truncated,
    /// A part is longer than the limit; the rest of it was left out.
    TooLong {
        /// The limit.
        limit: usize,
    },
    /// Something that belongs to the format is not as it must be; that part was left out.
    Malformed {
        /// What it is, in the format's own words.
        found: String,
    },
}

impl Problem {
    /// The reason behind it, if it is one that has words of its own.
    pub fn cause(&self) -> Option<&dyn Reason> {
        match self {
            Self::BadFen { why, .. } => Some(why),
            Self::ImpossibleStart { fault } | Self::StartReplaced { fault } => Some(fault),
            Self::BadMove { why, .. } => Some(why),
            _ => None,
        }
    }
}

impl Reason for Problem {
    fn id(&self) -> &'static str {
        match self {
            Self::BadText { .. } => "record-bad-text",
            Self::BadFen { .. } => "record-bad-fen",
            Self::ImpossibleStart { .. } => "record-impossible-start",
            Self::StartReplaced { .. } => "record-start-replaced",
            Self::SideCorrected => "record-side-corrected",
            Self::BadMove { .. } => "record-bad-move",
            Self::AmbiguousMove { .. } => "record-ambiguous-move",
            Self::PlaceIgnored { .. } => "record-place-ignored",
            Self::NoMove { .. } => "record-no-move",
            Self::Unclosed { .. } => "record-unclosed",
            Self::BadTag { .. } => "record-bad-tag",
            Self::UnknownResult { .. } => "record-unknown-result",
            Self::Truncated => "record-truncated",
            Self::TooLong { .. } => "record-too-long",
            Self::Malformed { .. } => "record-malformed",
        }
    }

    fn args(&self) -> Args {
        let args = Args::new();
        match self {
            Self::BadText { charset } => args.text("charset", charset.name()),
            Self::BadFen { found, .. }
            | Self::BadMove { found, .. }
            | Self::AmbiguousMove { found }
            | Self::PlaceIgnored { found }
            | Self::NoMove { found }
            | Self::BadTag { found }
            | Self::UnknownResult { found }
            | Self::Malformed { found } => args.text("found", found.as_str()),
            Self::Unclosed { found } => args.text("found", *found),
            Self::TooLong { limit } => args.number("limit", *limit),
            Self::ImpossibleStart { .. }
            | Self::StartReplaced { .. }
            | Self::SideCorrected
            | Self::Truncated => args,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadText { charset } => write!(f, "some bytes stand for nothing in {}", charset.name()),
            Self::BadFen { found, why } => write!(f, "{found:?} is no FEN: {why}"),
            Self::ImpossibleStart { fault } => write!(f, "the board can occur in no game: {fault}"),
            Self::StartReplaced { fault } => {
                write!(
                    f,
                    "the moves are those of a game from the usual start, not from the given board: {fault}"
                )
            }
            Self::SideCorrected => f.write_str("the other side moves first than the start says"),
            Self::BadMove { found, why } => write!(f, "the line ends before {found:?}: {why}"),
            Self::AmbiguousMove { found } => write!(f, "{found:?} fits several moves; the first was taken"),
            Self::PlaceIgnored { found } => {
                write!(f, "the word of place in {found:?} is wrong and was ignored")
            }
            Self::NoMove { found } => write!(f, "{found:?} is no move and was kept as a comment"),
            Self::Unclosed { found } => write!(f, "{found:?} is not closed"),
            Self::BadTag { found } => write!(f, "found {found:?}, expected a tag such as [Red \"…\"]"),
            Self::UnknownResult { found } => write!(f, "found {found:?}, expected a result such as 1-0"),
            Self::Truncated => f.write_str("the file ends in the middle of something"),
            Self::TooLong { limit } => write!(f, "a part is longer than {limit}"),
            Self::Malformed { found } => write!(f, "not as the format has it: {found}"),
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        if let Some(byte) = self.byte {
            write!(f, ", byte {byte}")?;
        }
        write!(f, ": {}", self.problem)
    }
}
