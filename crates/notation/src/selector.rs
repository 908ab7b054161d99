//! Which of several pieces of a kind is meant.

use arrayvec::ArrayVec;
use chuhe_rules::{Bitboard, Color, File, Piece, Position, Role, Square};

/// How a piece is told from others of its kind; files are numbered from the mover's right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Selector {
    /// By the file it stands on.
    File(u8),
    /// By its place among the pieces of its kind that share a file with another.
    Tandem {
        /// Its place among all of them: file by file from the mover's right, on each file front to rear; from 0.
        index: usize,
        /// How many there are.
        count: usize,
        /// Its place on its file, front to rear, from 0.
        in_file: usize,
        /// How many there are on its file.
        in_count: usize,
        /// Its file.
        file: u8,
    },
}

impl Selector {
    /// How the piece on `square` is told from the others.
    pub(crate) fn of(piece: Piece, square: Square, position: &Position) -> Self {
        let file = square.file().number(piece.color);
        // Two advisors or elephants on one file never make the same move, so theirs is always the file.
        if matches!(piece.role, Role::General | Role::Advisor | Role::Elephant) {
            return Self::File(file);
        }
        let kind = position.pieces(piece.color, piece.role);
        let here = kind & Bitboard::file(square.file());
        if here.count() < 2 {
            return Self::File(file);
        }
        let in_file = front_to_rear(here, piece.color).iter().take_while(|other| **other != square).count();
        let (mut before, mut count) = (0, 0);
        for number in 1..=9 {
            if number == file {
                before = count;
            }
            count += tandem(kind, number, piece.color).map_or(0, Bitboard::count);
        }
        Self::Tandem { index: before + in_file, count, in_file, in_count: here.count(), file }
    }
}

/// Some pieces of a kind; a side has at most five.
pub(crate) type Group = ArrayVec<Square, 5>;

/// The pieces of a kind that share the file with this number, if there are at least two.
fn tandem(kind: Bitboard, number: u8, color: Color) -> Option<Bitboard> {
    let here = kind & Bitboard::file(file(number, color)?);
    (here.count() > 1).then_some(here)
}

/// The pieces of a kind that share a file with another, grouped by file from the mover's right, each front to rear.
pub(crate) fn tandems(piece: Piece, position: &Position) -> impl Iterator<Item = Group> {
    let kind = position.pieces(piece.color, piece.role);
    (1..=9)
        .filter_map(move |number| tandem(kind, number, piece.color))
        .map(move |group| front_to_rear(group, piece.color))
}

/// The pieces of a kind on a file, front to rear.
pub(crate) fn on_file(piece: Piece, number: u8, position: &Position) -> Group {
    let here = file(number, piece.color).map_or(Bitboard::EMPTY, Bitboard::file);
    front_to_rear(position.pieces(piece.color, piece.role) & here, piece.color)
}

fn front_to_rear(pieces: Bitboard, color: Color) -> Group {
    let mut squares: Group = pieces.into_iter().take(5).collect();
    if color == Color::Red {
        squares.reverse();
    }
    squares
}

/// The file that a side gives this number.
pub(crate) fn file(number: u8, color: Color) -> Option<File> {
    let index = match color {
        Color::Red => 9_u8.checked_sub(number)?,
        Color::Black => number.checked_sub(1)?,
    };
    File::try_new(usize::from(index))
}
