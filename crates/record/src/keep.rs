//! What a format has no place for and is kept in comments instead, from where readers take it again.
//!
//! Marks, clocks, evaluations and drawings stand before the words, as the commands of `commands.rs`.
//! Tags stand behind what is said about the game, each on a line as PGN writes it: `[ECCO "B05"]`.

use std::borrow::Cow;

use crate::{Loss, NodeId, Notes, Record, Tags, commands, pgn};

/// What a comment holds for a format that has nothing but comments; `held` are the tags that have a place of their own.
pub(crate) fn comment(record: &Record, id: NodeId, held: impl Fn(&str, &str) -> bool) -> String {
    let notes = record.notes(id);
    let words = words(notes);
    if id != Record::ROOT {
        return commands::before(commands::write(notes, &notes.nags), &commands::escaped(&words));
    }
    let mut text = about(&words);
    add_tags(&mut text, record, held, plain);
    commands::before(commands::write(notes, &notes.nags), &text)
}

/// What is said about a move in one text: also what is said before it.
fn words(notes: &Notes) -> Cow<'_, str> {
    match (notes.before.as_str(), notes.comment.as_str()) {
        ("", comment) => Cow::Borrowed(comment),
        (before, "") => Cow::Borrowed(before),
        (before, comment) => Cow::Owned(format!("{before}\n{comment}")),
    }
}

/// What is said about the game, without what would be taken for a command or a tag.
pub(crate) fn about(words: &str) -> String {
    let line =
        |line: &str| if tag_of(line).is_some() { line.replacen('[', "[ ", 1) } else { line.to_owned() };
    plain(words).split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// A text without what would be taken for a command.
fn plain(text: &str) -> String {
    commands::escaped(text).into_owned()
}

/// Adds the tags that have no place: first those that no reader finds again, as mere words; `safe` is how the format has
/// a text.
pub(crate) fn add_tags(
    text: &mut String,
    record: &Record,
    held: impl Fn(&str, &str) -> bool,
    safe: impl Fn(&str) -> String,
) {
    let homeless = record.tags.iter().filter(|(name, value)| !held(name, value));
    let (found, lost): (Vec<_>, Vec<_>) = homeless.partition(|(name, value)| is_found(name, value, &safe));
    let found = found.into_iter().map(|(name, value)| line(name, value));
    let lost = lost.into_iter().map(|(name, value)| safe(&line(name, value).replacen('[', "[ ", 1)));
    for line in lost.chain(found) {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&line);
    }
}

/// The tags that have no place, and that no reader finds in a comment either.
pub(crate) fn lost_tags(
    record: &Record,
    held: impl Fn(&str, &str) -> bool,
    safe: impl Fn(&str) -> String,
) -> Vec<Loss> {
    let homeless = record.tags.iter().filter(|(name, value)| !held(name, value));
    let lost = homeless.filter(|(name, value)| !is_found(name, value, &safe));
    lost.map(|(name, _)| Loss::Tag { name: name.to_owned() }).collect()
}

/// What is lost of tags by a format whose comments take any text.
pub(crate) fn losses(record: &Record, held: impl Fn(&str, &str) -> bool) -> Vec<Loss> {
    lost_tags(record, held, plain)
}

/// At how many nodes the words are not kept to the letter: they hold a command, a tag, or a character that steers a machine.
pub(crate) fn changed(record: &Record) -> usize {
    let steers =
        |c: char| c.is_control() && !matches!(c, '\n' | '\t') || matches!(c, '\u{fffe}' | '\u{ffff}');
    let changed = |id: &NodeId| {
        let words = words(record.notes(*id));
        let is_kept = if *id == Record::ROOT { about(&words) == words } else { plain(&words) == words };
        !is_kept || words.contains(steers)
    };
    std::iter::once(Record::ROOT).chain(record.nodes()).filter(changed).count()
}

/// A tag as PGN writes it.
pub(crate) fn line(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The tag that [`line()`] made a line of.
fn tag_of(text: &str) -> Option<(&str, String)> {
    let (name, value) = text.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let value = pgn::unescape(value);
    let mut tags = Tags::new();
    tags.set(name, &value);
    let is_tag = !name.starts_with('%')
        && !pgn::is_reserved(name)
        && tags.iter().eq([(name, value.as_str())])
        && line(name, &value) == text;
    is_tag.then_some((name, value))
}

/// Whether a reader finds a tag in a comment.
fn is_found(name: &str, value: &str, safe: impl Fn(&str) -> String) -> bool {
    let line = line(name, value);
    safe(&line) == line && tag_of(&line).is_some_and(|found| found == (name, value.to_owned()))
}

/// Takes the tags at the end of what is said about a game, but for those that have another value already.
///
/// A value that a header has cut is made whole.
pub(crate) fn take_tags(said: &mut String, tags: &mut Tags) {
    let mut found = Vec::new();
    let mut rest = said.as_str();
    while !rest.is_empty() {
        let (before, last) = rest.rsplit_once('\n').unwrap_or(("", rest));
        let is_new = |value: &str, name: &str| tags.get(name).is_none_or(|cut| value.starts_with(cut));
        let Some((name, value)) = tag_of(last).filter(|(name, value)| is_new(value, name)) else { break };
        found.push((name.to_owned(), value));
        rest = before;
    }
    let length = rest.len();
    for (name, value) in found.into_iter().rev() {
        tags.set(&name, value);
    }
    said.truncate(length);
}

/// A comment as Windows programs keep it: without their line ends, the zeros that fill it up and the empty lines that close it.
pub(crate) fn lines(text: &str) -> String {
    text.replace('\0', "").replace("\r\n", "\n").replace('\r', "\n").trim_end_matches('\n').to_owned()
}

/// Whether a move has an answer and whether it has an alternative after it.
pub(crate) fn flags(record: &Record, id: NodeId) -> (bool, bool) {
    (record.children(id).next().is_some(), record.sibling(id).is_some())
}
