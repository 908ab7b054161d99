//! CBR, the records of ccbridge (象棋桥), and the parts that its libraries share with them.
//!
//! Sources: the layout as other readers have it, checked on two files and on 131 records of two libraries; version 1 is unseen.

mod fields;
mod nodes;
mod read;
mod text;
mod write;

use chuhe_rules::{Color, Piece, Role, Square};

pub(crate) use fields::{GUID, MAGIC};
pub(crate) use read::{read, record};
pub(crate) use text::{fixed, guid, guid_text, put};
pub(crate) use write::{bytes, losses, write};

/// The name in [`tag::KIND`](crate::tag::KIND) of the records that ccbridge calls endings.
const ENDGAME: &str = "endgame";
/// The text in [`tag::RESULT_TEXT`](crate::tag::RESULT_TEXT) of a record with several results.
const SEVERAL: &str = "several";

/// The roles in the order of their numbers, from 1.
const ROLES: [Role; 7] =
    [Role::Chariot, Role::Horse, Role::Elephant, Role::Advisor, Role::General, Role::Cannon, Role::Soldier];

/// The piece of a byte of the board: the side's number above, the role's below.
fn piece(byte: u8) -> Option<Piece> {
    let color = match byte >> 4 {
        1 => Color::Red,
        2 => Color::Black,
        _ => return None,
    };
    let role = usize::from(byte & 15).checked_sub(1)?;
    Some(Piece::new(color, *ROLES.get(role)?))
}

/// The byte of a piece.
fn piece_byte(piece: Piece) -> u8 {
    let role = ROLES.iter().zip(1..).find(|(role, _)| **role == piece.role).map_or(0, |(_, number)| number);
    piece.color.fold(0x10, 0x20) | role
}

/// The square of a number that counts along the ranks from Black's back rank.
fn square(number: u8) -> Option<Square> {
    Square::try_new(usize::from(number)).map(Square::flip)
}

/// The number of a square.
fn number(square: Square) -> u8 {
    square.flip().index() as u8
}
