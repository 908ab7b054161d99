//! Which of several pieces of a kind is meant.

use alloc::vec::Vec;

use chuhe_rules::{Color, File, Piece, Position, Role, Square};

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
        /// Its file.
        file: u8,
    },
}

impl Selector {
    /// How the piece on `square` is told from the others.
    pub(crate) fn of(piece: Piece, square: Square, position: &Position) -> Self {
        let file = square.file().number(piece.color);
        // Two advisors or elephants on one file never make the same move, so theirs is always the file.
        let tandems = match piece.role {
            Role::General | Role::Advisor | Role::Elephant => Vec::new(),
            _ => tandems(piece, position),
        };
        let before: usize = tandems.iter().take_while(|group| !group.contains(&square)).map(Vec::len).sum();
        let in_file = tandems.iter().flatten().position(|other| *other == square).map(|index| index - before);
        match in_file {
            None => Self::File(file),
            Some(in_file) => Self::Tandem {
                index: before + in_file,
                count: tandems.iter().map(Vec::len).sum(),
                in_file,
                file,
            },
        }
    }
}

/// The pieces of a kind that share a file with another, grouped by file from the mover's right, each front to rear.
pub(crate) fn tandems(piece: Piece, position: &Position) -> Vec<Vec<Square>> {
    (1..=9).map(|number| on_file(piece, number, position)).filter(|group| group.len() > 1).collect()
}

/// The pieces of a kind on a file, front to rear.
pub(crate) fn on_file(piece: Piece, number: u8, position: &Position) -> Vec<Square> {
    let mut squares: Vec<Square> = position
        .pieces(piece.color, piece.role)
        .into_iter()
        .filter(|square| square.file().number(piece.color) == number)
        .collect();
    if piece.color == Color::Red {
        squares.reverse();
    }
    squares
}

/// The file that a side gives this number.
pub(crate) fn file(number: u8, color: Color) -> Option<File> {
    File::ALL.into_iter().find(|file| file.number(color) == number)
}
