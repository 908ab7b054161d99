//! What a format has no place for and is kept in comments instead.

use std::borrow::Cow;
use std::fmt::Write;

use crate::{NodeId, Notes, Record};

/// What is said about a move, in one text: also what is said before it.
pub(crate) fn said(notes: &Notes) -> Cow<'_, str> {
    match (notes.before.as_str(), notes.comment.as_str()) {
        ("", comment) => Cow::Borrowed(comment),
        (before, "") => Cow::Borrowed(before),
        (before, comment) => Cow::Owned(format!("{before}\n{comment}")),
    }
}

/// What is said about the game, and after it the tags that have no place of their own, as PGN writes them.
pub(crate) fn said_of_game(record: &Record, held: impl Fn(&str, &str) -> bool) -> String {
    let mut text = said(record.notes(Record::ROOT)).into_owned();
    for (name, value) in record.tags.iter().filter(|(name, value)| !held(name, value)) {
        let line = if text.is_empty() { "" } else { "\n" };
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(text, "{line}[{name} \"{value}\"]").expect("a string takes any text");
    }
    text
}

/// A comment as Windows programs keep it: without their line ends, the zeros that fill it up and the empty lines that close it.
pub(crate) fn lines(text: &str) -> String {
    text.replace('\0', "").replace("\r\n", "\n").replace('\r', "\n").trim_end_matches('\n').to_owned()
}

/// Whether a move has an answer and whether it has an alternative after it.
pub(crate) fn flags(record: &Record, id: NodeId) -> (bool, bool) {
    (record.children(id).next().is_some(), record.sibling(id).is_some())
}
