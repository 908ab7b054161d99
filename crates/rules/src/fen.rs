//! Positions as text: Forsyth-Edwards notation.
//!
//! One form is written: `rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1`.
//! Read as well are the habits of other programs:
//! - the letters `g` (general), `e` and `m` (elephant), `h` (horse), `s` (soldier);
//! - `r` for Red to move, either case, or no side at all (Red);
//! - anything or nothing in fields 3 and 4, counters right after the side, no counters, full move 0;
//! - `_` or `%20` for a space, and the prefixes `position`, `fen`, `v1`, `startpos` and `[FEN "…"]`;
//! - a tail ` moves h2e2 …`, for [`Game::from_fen`](crate::Game::from_fen) only.

use alloc::string::{String, ToString};
use core::fmt;

use crate::reason::{Args, Reason};
use crate::{Color, File, Piece, Rank, Setup, Square};

/// The start position.
pub(crate) const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// Why a text is no FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There is no board in the text.
    Empty,
    /// The board does not have ten rows.
    RowCount {
        /// How many rows there are.
        count: usize,
    },
    /// A row does not have nine points.
    RowWidth {
        /// Which row, 1 (Black's back rank) to 10.
        row: usize,
        /// How many points it has.
        count: usize,
    },
    /// A character stands for no piece.
    BadLetter {
        /// The character.
        letter: char,
        /// Which row, 1 (Black's back rank) to 10.
        row: usize,
    },
    /// The side to move is none of `w`, `r` and `b`.
    BadSide {
        /// What stands there.
        found: String,
    },
    /// A counter is no number from 0 to 65535.
    BadNumber {
        /// What stands there.
        found: String,
    },
    /// There is more after the sixth field.
    TooManyFields {
        /// What stands there.
        found: String,
    },
}

impl Reason for FenError {
    fn id(&self) -> &'static str {
        match self {
            Self::Empty => "fen-empty",
            Self::RowCount { .. } => "fen-row-count",
            Self::RowWidth { .. } => "fen-row-width",
            Self::BadLetter { .. } => "fen-bad-letter",
            Self::BadSide { .. } => "fen-bad-side",
            Self::BadNumber { .. } => "fen-bad-number",
            Self::TooManyFields { .. } => "fen-too-many-fields",
        }
    }

    fn args(&self) -> Args {
        let args = Args::new();
        match self {
            Self::Empty => args,
            Self::RowCount { count } => args.number("count", *count),
            Self::RowWidth { row, count } => args.number("row", *row).number("count", *count),
            Self::BadLetter { letter, row } => args.text("letter", *letter).number("row", *row),
            Self::BadSide { found } | Self::BadNumber { found } | Self::TooManyFields { found } => {
                args.text("found", found.as_str())
            }
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("no board found, expected ten rows such as 1c5c1"),
            Self::RowCount { count } => write!(f, "found {count} rows, expected 10"),
            Self::RowWidth { row, count } => {
                write!(f, "row {row} from the top has {count} points, expected 9")
            }
            Self::BadLetter { letter, row } => {
                write!(
                    f,
                    "found {letter:?} in row {row} from the top, expected a piece of rnbakcp or a number of points"
                )
            }
            Self::BadSide { found } => write!(f, "found {found:?} as the side to move, expected w or b"),
            Self::BadNumber { found } => write!(f, "found {found:?}, expected a number from 0 to 65535"),
            Self::TooManyFields { found } => write!(f, "found {found:?} after the last field"),
        }
    }
}

impl core::error::Error for FenError {}

/// The text without what programs wrap around a FEN, and the moves after it, if any.
pub(crate) fn unwrap(text: &str) -> (String, Option<String>) {
    let text = text.replace("%20", " ").replace('_', " ");
    let mut text = text.trim();
    for prefix in ["[FEN", "position", "fen", "v1 "] {
        text = text.strip_prefix(prefix).unwrap_or(text).trim_start();
    }
    let text = text.trim_end_matches(']').trim_matches(|c: char| c == '"' || c.is_whitespace());
    let (board, moves) = match text.split_once("moves") {
        Some((board, moves)) => (board.trim(), Some(moves.trim().to_string())),
        None => (text, None),
    };
    let board = if board == "startpos" { START } else { board };
    (board.to_string(), moves)
}

impl Setup {
    /// The board that a FEN describes.
    ///
    /// # Errors
    /// If the text is no FEN, or moves come after it; whether the board can occur in a game is not looked at.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        match unwrap(text) {
            (board, None) => Self::from_bare_fen(&board),
            (board, Some(moves)) => {
                Self::from_bare_fen(&board)?;
                Err(FenError::TooManyFields { found: alloc::format!("moves {moves}") })
            }
        }
    }

    pub(crate) fn from_bare_fen(text: &str) -> Result<Self, FenError> {
        let mut fields = text.split_whitespace();
        let mut setup = Self { board: board(fields.next().ok_or(FenError::Empty)?)?, ..Self::empty() };
        setup.turn = match fields.next() {
            None | Some("w" | "W" | "r" | "R") => Color::Red,
            Some("b" | "B") => Color::Black,
            Some(found) => return Err(FenError::BadSide { found: found.to_string() }),
        };
        let mut fields = fields.peekable();
        if fields.peek().is_some_and(|field| field.parse::<u16>().is_err()) {
            fields.next();
            fields.next();
        }
        let mut counter = |missing| match fields.next() {
            None | Some("-") => Ok(missing),
            Some(field) => field.parse::<u16>().map_err(|_| FenError::BadNumber { found: field.to_string() }),
        };
        setup.quiet_plies = counter(0)?;
        setup.full_moves = counter(1)?.max(1);
        match fields.next() {
            None => Ok(setup),
            Some(found) => Err(FenError::TooManyFields { found: found.to_string() }),
        }
    }

    /// The board as a FEN.
    pub fn fen(&self) -> String {
        let mut fen = String::with_capacity(80);
        for rank in Rank::ALL.iter().rev() {
            let mut gap = 0u8;
            for file in File::ALL {
                match self.board[Square::new(file, *rank).index()] {
                    None => gap += 1,
                    Some(piece) => {
                        push_gap(&mut fen, gap);
                        gap = 0;
                        fen.push(piece.fen());
                    }
                }
            }
            push_gap(&mut fen, gap);
            if *rank != Rank::R0 {
                fen.push('/');
            }
        }
        fen.push(' ');
        fen.push(self.turn.fen());
        fen.push_str(" - - ");
        fen.push_str(&self.quiet_plies.to_string());
        fen.push(' ');
        fen.push_str(&self.full_moves.to_string());
        fen
    }
}

fn push_gap(fen: &mut String, gap: u8) {
    if gap > 0 {
        fen.push((b'0' + gap) as char);
    }
}

fn board(text: &str) -> Result<[Option<Piece>; Square::COUNT], FenError> {
    let count = text.split('/').count();
    if count != 10 {
        return Err(FenError::RowCount { count });
    }
    let mut board = [None; Square::COUNT];
    for (i, (row, rank)) in text.split('/').zip(Rank::ALL.iter().rev()).enumerate() {
        let mut width = 0;
        for letter in row.chars() {
            if let Some(gap) = letter.to_digit(10).filter(|gap| *gap > 0) {
                width += gap as usize;
            } else {
                let piece = Piece::from_fen(letter).ok_or(FenError::BadLetter { letter, row: i + 1 })?;
                if let Some(file) = File::try_new(width) {
                    board[Square::new(file, *rank).index()] = Some(piece);
                }
                width += 1;
            }
        }
        if width != 9 {
            return Err(FenError::RowWidth { row: i + 1, count: width });
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_habits_of_other_programs() {
        let start = Setup::from_fen(START).unwrap();
        assert_eq!(start.fen(), START);
        for same in [
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR W - -",
            "rheagaehr/9/1c5c1/s1s1s1s1s/9/9/P1P1P1P1P/1C5C1/9/RHMAKAMHR w 0 1",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 0",
            "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]",
            "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR%20w%20-%20-%200%201",
            "  startpos ",
            "position startpos",
            "v1 rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        ] {
            assert_eq!(Setup::from_fen(same).as_ref(), Ok(&start), "{same}");
        }
        let black = Setup::from_fen("4k4/9/9/9/9/9/9/9/9/3K5 b x y 12 34").unwrap();
        assert_eq!(black.fen(), "4k4/9/9/9/9/9/9/9/9/3K5 b - - 12 34");
    }

    #[test]
    fn an_error_names_what_was_found() {
        let check = |fen: &str, id: &str| {
            let error = Setup::from_fen(fen).unwrap_err();
            assert_eq!(error.id(), id, "{fen}: {error}");
        };
        check("", "fen-empty");
        check("position fen", "fen-empty");
        check("rnbakabnr/9/9", "fen-row-count");
        check("4k4/9/9/9/9/9/9/9/9/9/3K5 w", "fen-row-count");
        check("4k4/8/9/9/9/9/9/9/9/3K5 w", "fen-row-width");
        check("4k4/99/9/9/9/9/9/9/9/3K5 w", "fen-row-width");
        check("4k4/9/9/9/9/9/9/9/9/3K5RRRRRRRRRRRRRRRRRRRRRRRR w", "fen-row-width");
        check("4k4/9/9/9/9/9/9/9/9/3Q5 w", "fen-bad-letter");
        check("4k4/9/9/9/9/9/9/9/9/3帥5 w", "fen-bad-letter");
        check("4k4/0/9/9/9/9/9/9/9/3K5 w", "fen-bad-letter");
        check("4k4/9/9/9/9/9/9/9/9/3K5 x", "fen-bad-side");
        check("4k4/9/9/9/9/9/9/9/9/3K5 w - - a 1", "fen-bad-number");
        check("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 99999", "fen-bad-number");
        check("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 2", "fen-too-many-fields");
        check("startpos moves h2e2", "fen-too-many-fields");
    }
}
