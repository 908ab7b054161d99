//! Values of other crates in words.

use chuhe_lang::{Arg, Messages};
use chuhe_rules::{Args, Piece, Reason, Square};

/// A message with the arguments of a value.
pub(super) fn format(messages: &Messages, id: &str, args: &Args) -> String {
    messages.format(id, &args.map(Arg::from, Arg::from))
}

/// The message of a reason.
pub(super) fn reason(messages: &Messages, reason: &impl Reason) -> String {
    format(messages, reason.id(), &reason.args())
}

/// The attribute `part` of a reason's message; empty if it has none.
pub(super) fn part(messages: &Messages, reason: &impl Reason, part: &str) -> String {
    let id = format!("{}.{part}", reason.id());
    if messages.has(&id) { format(messages, &id, &reason.args()) } else { String::new() }
}

/// A kind of piece of one side.
pub(super) fn role(messages: &Messages, piece: Piece) -> String {
    messages.format("role", &[("role", piece.role.name().into()), ("color", piece.color.name().into())])
}

/// A point and the piece on it.
pub(super) fn point(messages: &Messages, square: Square, piece: Piece) -> String {
    let label = chuhe_board::Label::new(square, Some(piece));
    let args = label.args();
    let args: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
    messages.format(label.id(), &args)
}
