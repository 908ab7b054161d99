//! Squares as two digits `xy`: the file from Red's left, the rank from the top.

use chuhe_rules::{Move, Square};

use crate::plant::{Stored, stored};

/// The square of two digits.
pub(crate) fn square(x: u8, y: u8) -> Option<Square> {
    let (x, y) = (x.wrapping_sub(b'0'), y.wrapping_sub(b'0'));
    if x < 9 && y < 10 { Square::try_new(usize::from(9 - y) * 9 + usize::from(x)) } else { None }
}

/// The two digits of a square.
pub(crate) fn digits(square: Square) -> [char; 2] {
    let digit = |number: u8| char::from(b'0' + number);
    [digit(square.file() as u8), digit(9 - square.rank() as u8)]
}

/// The move of four digits.
pub(crate) fn mv(digits: [u8; 4], raw: &str) -> Stored {
    let [x, y, to_x, to_y] = digits;
    stored(square(x, y), square(to_x, to_y), || raw.to_owned())
}

/// The four digits of a move, with `between` the squares.
pub(crate) fn text(mv: Move, between: &str) -> String {
    let mut text: String = digits(mv.from()).into_iter().collect();
    text.push_str(between);
    text.extend(digits(mv.to()));
    text
}
