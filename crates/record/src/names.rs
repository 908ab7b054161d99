//! The names that the formats of Chinese web sites give to tags.

use crate::draft::quote;
use crate::sink::Sink;
use crate::{GameResult, Problem, Record, tag};

/// The sites' names and ours; where two of theirs mean the same, the first is written.
const NAMES: [(&str, &str); 23] = [
    ("title", tag::TITLE),
    ("event", tag::EVENT),
    ("date", tag::DATE),
    ("place", tag::SITE),
    ("round", tag::ROUND),
    ("group", "Group"),
    ("table", "Table"),
    ("red", tag::RED),
    ("redteam", tag::RED_TEAM),
    ("redrating", tag::RED_ELO),
    ("redtime", tag::RED_TIME),
    ("black", tag::BLACK),
    ("blackteam", tag::BLACK_TEAM),
    ("blackrating", tag::BLACK_ELO),
    ("blacktime", tag::BLACK_TIME),
    ("timerule", tag::TIME_CONTROL),
    ("endtype", tag::TERMINATION),
    ("remark", tag::ANNOTATOR),
    ("author", tag::AUTHOR),
    ("type", tag::KIND),
    ("open", tag::OPENING),
    ("judge", "Referee"),
    ("record", "Recorder"),
];

/// Our name for one of theirs; their own where we have none.
pub(crate) fn ours(name: &str) -> &str {
    NAMES.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map_or(name, |(_, ours)| ours)
}

/// Their name for one of ours; our own where they have none.
pub(crate) fn theirs(name: &str) -> &str {
    NAMES.iter().find(|(_, ours)| ours.eq_ignore_ascii_case(name)).map_or(name, |(own, _)| own)
}

/// The result in the words of Chinese sites.
pub(crate) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Red => "红胜",
        GameResult::Black => "黑胜",
        GameResult::Draw => "和局",
        GameResult::Open => "未知",
    }
}

/// Gives a record the result that a text at a byte stands for; a text that stands for none is kept as a tag.
pub(crate) fn set_result(record: &mut Record, text: &str, byte: usize, sink: &mut Sink<'_>) {
    if let Some(result) = GameResult::read(text) {
        record.result = result;
    } else {
        sink.warn(None, Some(byte), Problem::UnknownResult { found: quote(text) });
        record.tags.set(tag::RESULT_TEXT, text);
    }
}
