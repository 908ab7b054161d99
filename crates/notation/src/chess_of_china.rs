//! The notation of the book *Chess of China*.
//!
//! A point is the number of its rank and the number of its file, both from the side of whoever moves.
//! The file counts from the right; the rank counts from the far edge, though some describe it from the near one.

use alloc::format;
use alloc::string::String;

use chuhe_rules::{Color, Move, Position, Rank, Role, Square};

use crate::notation::FirstRank;
use crate::selector;
use crate::token::{self, Token};

/// `C 82-85`; nothing if no piece moves.
pub(crate) fn write(mv: Move, position: &Position, first: FirstRank) -> Option<String> {
    let piece = position.piece_at(mv.from())?;
    let rank = |square: Square| match first {
        FirstRank::Far => 10 - square.rank().relative(piece.color),
        FirstRank::Near => 1 + square.rank().relative(piece.color),
    };
    let file = |square: Square| square.file().number(piece.color);
    let (from, to) = (mv.from(), mv.to());
    Some(format!("{} {}{}-{}{}", piece.role.letter(), rank(from), file(from), rank(to), file(to)))
}

/// What a text in this notation says.
pub(crate) struct Reading {
    /// The kinds of piece that its name can mean.
    pub(crate) roles: &'static [Role],
    from: Point,
    to: Point,
}

#[derive(Clone, Copy)]
struct Point {
    /// 1 to 10.
    rank: u8,
    /// 1 to 9 from the mover's right.
    file: u8,
}

impl Reading {
    /// Reads `C 82-85`, also with a point in brackets, a character for the piece or any dash.
    pub(crate) fn read(text: &[char]) -> Option<Self> {
        let (name, points) = text.split_first()?;
        let roles = match name.to_ascii_uppercase() {
            'G' | 'K' => &[Role::General],
            // The mandarin.
            'M' | 'A' => &[Role::Advisor],
            letter @ ('E' | 'H' | 'R' | 'C' | 'S' | 'P') => roles(letter)?,
            letter if letter.is_ascii() => return None,
            glyph => roles(glyph)?,
        };
        let mut halves = points.split(|c| *c == '-');
        let (from, to) = (Point::read(halves.next()?)?, Point::read(halves.next()?)?);
        halves.next().is_none().then_some(Self { roles, from, to })
    }

    /// The move as the side `mover` sees it, if both points are on the board and differ.
    pub(crate) fn resolve(&self, mover: Color, first: FirstRank) -> Option<Move> {
        Move::try_new(self.from.square(mover, first)?, self.to.square(mover, first)?)
    }
}

fn roles(name: char) -> Option<&'static [Role]> {
    match token::read(name) {
        Some(Token::Piece(roles)) => Some(roles),
        _ => None,
    }
}

impl Point {
    /// Reads `82`, `108` or `(32)`.
    fn read(text: &[char]) -> Option<Self> {
        let text = match text {
            ['(', within @ .., ')'] => within,
            plain => plain,
        };
        let digit = |c: &char| c.to_digit(10).map(|digit| digit as u8);
        let (rank, file) = match text {
            ['1', '0', file] => (10, digit(file)?),
            [rank, file] => (digit(rank)?, digit(file)?),
            _ => return None,
        };
        (rank > 0 && file > 0).then_some(Self { rank, file })
    }

    fn square(self, mover: Color, first: FirstRank) -> Option<Square> {
        let relative = match first {
            FirstRank::Far => 10 - self.rank,
            FirstRank::Near => self.rank - 1,
        };
        let rank = Rank::try_new(usize::from(mover.fold(relative, 9 - relative)))?;
        Some(Square::new(selector::file(self.file, mover)?, rank))
    }
}
