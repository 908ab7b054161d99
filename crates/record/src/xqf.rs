//! XQF, the files of XQStudio (象棋演播室), plain (version 10) and hidden (11 to 18).
//!
//! Sources: the layout published with version 10 and the reader `XQFRW.pas`, checked on 201 files of versions 10, 12, 13, 16 and 18.

mod cipher;
mod fields;
mod nodes;
mod read;
mod write;

use chuhe_rules::{Color, Piece, Role, Square};

pub(crate) use read::read;
pub(crate) use write::{changed, losses, write};

/// The version of XQF to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum XqfVersion {
    /// Version 10: plain, read by every program.
    #[default]
    V10,
    /// Version 18: hidden with a key, as later versions of XQStudio write.
    V18,
}

/// The pieces in the order of the header: Red's, from its left to its right along the ranks, then Black's.
fn pieces() -> impl Iterator<Item = Piece> {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    let back = [Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot];
    let roles = back.into_iter().chain([Cannon, Cannon, Soldier, Soldier, Soldier, Soldier, Soldier]);
    let side = move |color| roles.clone().map(move |role| Piece::new(color, role));
    side(Color::Red).chain(side(Color::Black))
}

/// The square of a byte, `file * 10 + rank`.
fn square(byte: u8) -> Option<Square> {
    let (file, rank) = (usize::from(byte / 10), usize::from(byte % 10));
    if file < 9 { Square::try_new(rank * 9 + file) } else { None }
}

/// The byte of a square.
fn byte(square: Square) -> u8 {
    square.file() as u8 * 10 + square.rank() as u8
}

/// The names that kinds of records have in [`tag::KIND`](crate::tag::KIND), by their number; 0 is a game from the start.
const KINDS: [&str; 4] = ["", "opening", "middlegame", "endgame"];
