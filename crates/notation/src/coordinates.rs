//! Writing the two points of a move.

use alloc::format;
use alloc::string::String;

use chuhe_rules::{Move, Square};

use crate::notation::RankBase;

/// `H2-E2`.
pub(crate) fn iccs(mv: Move) -> String {
    let point = |square: Square| [square.file().char().to_ascii_uppercase(), square.rank().char()];
    let mut text = String::with_capacity(5);
    text.extend(point(mv.from()));
    text.push('-');
    text.extend(point(mv.to()));
    text
}

/// `h2e2`, or `h3e3` where ranks are 1 to 10.
pub(crate) fn uci(mv: Move, base: RankBase) -> String {
    format!("{}{}", point(mv.from(), base), point(mv.to(), base))
}

/// A point such as `e3` or `a10`.
pub(crate) fn point(square: Square, base: RankBase) -> String {
    format!("{}{}", square.file(), base.number(square.rank() as u8))
}
