//! Moves in coordinates whose ranks count from any number.

use chuhe_rules::{File, Move, Rank, Square};

/// Reads a move such as `h2e2`, where Red's back rank is `first`; nothing if it is none.
pub(crate) fn read(text: &str, first: u8) -> Option<Move> {
    let second = text.get(1..)?.find(|c: char| c.is_ascii_alphabetic())? + 1;
    let square = |text: &str| {
        let mut letters = text.chars();
        let file = File::from_char(letters.next()?)?;
        let digits = letters.as_str();
        let digits = digits.bytes().all(|byte| byte.is_ascii_digit()).then_some(digits)?;
        let rank = digits.parse::<u8>().ok()?.checked_sub(first)?;
        Some(Square::new(file, Rank::try_new(usize::from(rank))?))
    };
    Move::try_new(square(&text[..second])?, square(&text[second..])?)
}
