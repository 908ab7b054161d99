//! Writing the notation of books in English.

use alloc::string::String;
use core::fmt::Write;

use chuhe_rules::{Bitboard, Move, Piece, Position, Role};

use crate::coordinates::point;
use crate::notation::RankBase;

/// The piece's letter but for a soldier, what tells it from others that can go there too, `x` for a capture, where it
/// goes, and `+` for check or `#` for mate.
///
/// Nothing if no piece moves.
pub(crate) fn write(mv: Move, position: &Position, base: RankBase) -> Option<String> {
    let (from, to) = (mv.from(), mv.to());
    let piece = position.piece_at(from)?;
    let captures = position.piece_at(to).is_some();
    let rivals = rivals(mv, piece, position);

    let mut text = String::with_capacity(8);
    if piece.role != Role::Soldier {
        text.push(piece.role.letter());
    }
    let rank = base.number(from.rank() as u8);
    let done = if piece.role == Role::Soldier && captures || !rivals.is_empty() {
        if (rivals & Bitboard::file(from.file())).is_empty() {
            write!(text, "{}", from.file())
        } else if (rivals & Bitboard::rank(from.rank())).is_empty() {
            write!(text, "{rank}")
        } else {
            write!(text, "{}{rank}", from.file())
        }
    } else {
        Ok(())
    };
    debug_assert!(done.is_ok(), "a string takes any text");
    if captures {
        text.push('x');
    }
    text.push_str(&point(to, base));

    let mut after = position.clone();
    after.play_unchecked(mv);
    if after.is_check() {
        text.push(if after.has_legal_move() { '+' } else { '#' });
    }
    Some(text)
}

/// The other pieces of the kind that may go to the same point.
fn rivals(mv: Move, piece: Piece, position: &Position) -> Bitboard {
    position
        .pieces(piece.color, piece.role)
        .into_iter()
        .filter(|other| *other != mv.from())
        .filter(|other| position.reach(piece.role, piece.color, *other).contains(mv.to()))
        .filter(|other| position.is_legal(Move::new(*other, mv.to())))
        .collect()
}
