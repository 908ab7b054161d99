//! Reading a move in any notation.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use chuhe_rules::{Args, Illegal, Move, Piece, Position, Reason, Role, Square};

use crate::relative::{Direction, target};
use crate::selector::{on_file, tandems};
use crate::token::{Token, tokens};

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
                Args::new().text("found", found.as_str()).number("count", moves.len())
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

/// The legal move that a text names.
///
/// Read are
/// - coordinates: `h2e2`, `H2-E2`;
/// - Chinese: `炮二平五` with the glyphs of either script, side and habit, digits Chinese, Arabic or full-width, pieces
///   that share a file as 前 中 後, as 一 to 五, or as 前七 (soldiers of file 7);
/// - WXF: `C2=5`, `C2.5`, in either case, with the letters `K A E R H C P` or `G M B N S`, pieces that share a file as
///   `C+`, `+C`, `P.`, `Pa` to `Pe`, or `17` (first soldier of file 7);
/// - a mixture of both, spaces anywhere, a note in brackets or marks such as `!` at the end.
///
/// Where a word of place (前) is wrong, as no two such pieces share a file, it is ignored if the rest fits one move.
///
/// # Errors
/// If the text cannot be read, or does not name exactly one legal move.
pub fn parse(text: &str, position: &Position) -> Result<Move, ParseError> {
    let found = || text.trim().to_string();
    let packed: String = text.split_whitespace().collect();
    if let Ok(mv) = packed.parse::<Move>() {
        return position.legality(mv).map(|()| mv).map_err(ParseError::Illegal);
    }
    let tokens = tokens(text).ok_or_else(|| ParseError::Unreadable { found: found() })?;
    let pattern = Pattern::read(&tokens).ok_or_else(|| ParseError::Unreadable { found: found() })?;

    let candidates = pattern.moves(position);
    let legal: Vec<Move> = candidates.iter().copied().filter(|mv| position.is_legal(*mv)).collect();
    match (legal.as_slice(), candidates.first()) {
        ([mv], _) => Ok(*mv),
        ([], None) => Err(ParseError::NoSuchMove { found: found() }),
        ([], Some(mv)) => match position.legality(*mv) {
            Err(illegal) => Err(ParseError::Illegal(illegal)),
            Ok(()) => Ok(*mv),
        },
        _ => Err(ParseError::Ambiguous { found: found(), moves: legal }),
    }
}

/// Which piece a text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    /// One on the file with this number.
    File(u8),
    /// One that shares its file with another, by its place on the file.
    Place(Place),
    /// The one with this number, from 1, among all that share a file with another.
    Index(u8),
    /// By its place on the file with this number.
    PlaceOnFile(Place, u8),
}

/// A place among the pieces of a kind on one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Front,
    Middle,
    Rear,
    /// From the front, from 1.
    Number(u8),
}

impl Place {
    fn read(token: Token) -> Option<Self> {
        match token {
            Token::Front | Token::Plus => Some(Self::Front),
            Token::Middle | Token::Dot => Some(Self::Middle),
            Token::Rear | Token::Minus => Some(Self::Rear),
            _ => None,
        }
    }

    fn of(self, group: &[Square]) -> Option<Square> {
        match self {
            Self::Front => group.first(),
            Self::Middle if group.len() % 2 == 1 => group.get(group.len() / 2),
            Self::Middle => None,
            Self::Rear => group.last(),
            Self::Number(number) => group.get(usize::from(number).checked_sub(1)?),
        }
        .copied()
    }
}

/// What a text says.
struct Pattern {
    roles: &'static [Role],
    pick: Pick,
    direction: Direction,
    argument: u8,
}

impl Pattern {
    fn read(tokens: &[Token]) -> Option<Self> {
        let (which, [verb, Token::Digit(argument)]) = tokens.split_last_chunk()? else { return None };
        let direction = match verb {
            Token::Advance | Token::Plus => Direction::Advance,
            Token::Retreat | Token::Minus => Direction::Retreat,
            Token::Traverse | Token::Dot => Direction::Traverse,
            _ => return None,
        };
        let (roles, pick) = Self::read_selector(which)?;
        Some(Self { roles, pick, direction, argument: *argument })
    }

    fn read_selector(tokens: &[Token]) -> Option<(&'static [Role], Pick)> {
        const SOLDIER: &[Role] = &[Role::Soldier];
        Some(match *tokens {
            [Token::Piece(roles), Token::Digit(file)] => (roles, Pick::File(file)),
            [Token::Digit(index), Token::Piece(roles)] | [Token::Piece(roles), Token::Index(index)] => {
                (roles, Pick::Index(index))
            }
            [Token::Digit(number), Token::Digit(file)] => {
                (SOLDIER, Pick::PlaceOnFile(Place::Number(number), file))
            }
            [Token::Piece(roles), place, Token::Digit(file)]
            | [place, Token::Piece(roles), Token::Digit(file)] => {
                (roles, Pick::PlaceOnFile(Place::read(place)?, file))
            }
            [Token::Piece(roles), place] | [place, Token::Piece(roles)] => {
                (roles, Pick::Place(Place::read(place)?))
            }
            [place, Token::Digit(file)] => (SOLDIER, Pick::PlaceOnFile(Place::read(place)?, file)),
            _ => return None,
        })
    }

    /// The moves that fit, legal or not.
    fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for role in self.roles {
            let piece = Piece::new(position.turn(), *role);
            for from in self.pick.squares(piece, position) {
                let to = target(piece, from, self.direction, self.argument);
                moves.extend(to.and_then(|to| Move::try_new(from, to)));
            }
        }
        moves
    }
}

impl Pick {
    fn squares(self, piece: Piece, position: &Position) -> Vec<Square> {
        match self {
            Self::File(file) => on_file(piece, file, position),
            Self::PlaceOnFile(place, file) => place.of(&on_file(piece, file, position)).into_iter().collect(),
            Self::Place(place) => match tandems(piece, position).as_slice() {
                [] => position.pieces(piece.color, piece.role).into_iter().collect(),
                groups => groups.iter().filter_map(|group| place.of(group)).collect(),
            },
            Self::Index(index) => {
                let all = tandems(piece, position).concat();
                Place::Number(index).of(&all).into_iter().collect()
            }
        }
    }
}
