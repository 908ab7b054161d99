//! PGN in the dialects that xiangqi programs write.

mod split;
mod tags;
mod write;

use std::cell::RefCell;
use std::io::{self, BufRead};

use chuhe_rules::{RuleSet, Setup};

use crate::draft::{Draft, quote};
use crate::movetext::Movetext;
use crate::sink::Sink;
use crate::{Charset, GameResult, Problem, Record, commands, keep, lines, tag};
use split::Split;

pub(crate) use split::is_tag_line;
pub(crate) use tags::unescape;
pub(crate) use write::{changed, losses, write};

/// Names that PGN has for what a record keeps elsewhere, or that say what game it is.
const RESERVED: [&str; 7] = ["Game", "Variant", "Format", "FEN", "SetUp", "Result", "Rules"];

/// Whether a name is one of those.
pub(crate) fn is_reserved(name: &str) -> bool {
    RESERVED.iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// Reads a file game by game.
pub(crate) fn read(input: &mut dyn BufRead, sink: &mut Sink<'_>) -> io::Result<()> {
    let mut split = Split::new(input, sink.limits.game);
    let mut charset = Charset::Utf8;
    while let Some(part) = split.next(sink)? {
        let text = lines::text(part.bytes, &mut charset, part.byte, sink);
        let charset = if part.bytes.is_ascii() { Charset::Utf8 } else { charset };
        if let Some(record) = game(&text, part.byte, charset, sink)
            && sink.game(record).is_break()
        {
            break;
        }
    }
    Ok(())
}

/// The game that a text holds; nothing if it holds nothing.
fn game(text: &str, start: usize, charset: Charset, sink: &mut Sink<'_>) -> Option<Record> {
    // Where in the file a place of the text is; exact where no bytes were replaced.
    let byte = |place: usize| {
        let before = text.get(..place).unwrap_or(text);
        start + if charset == Charset::Utf8 { before.len() } else { charset.encode(before).0.len() }
    };
    let section = tags::read(text, &byte, sink);
    let mut draft = Draft::default();
    draft.dialect = section.dialect;
    let tags = RefCell::new(section.tags);
    let comment = |said: &str, draft: &mut Draft| {
        let mut said = commands::take(said, draft.notes());
        if draft.len() == 0 {
            keep::take_tags(&mut said, &mut tags.borrow_mut());
        }
        draft.comment(said.trim());
    };
    let moves = Movetext {
        text: &text[section.end..],
        offset: section.end,
        draft: &mut draft,
        sink,
        comment: &comment,
        byte: &byte,
    };
    let ended = moves.read();
    if !section.is_there && draft.len() == 0 {
        return None;
    }
    let mut record = Record::new(setup(section.fen, &byte, sink), rules(section.rules.as_deref(), sink));
    record.tags = tags.into_inner();
    record = draft.play(record, &byte, sink);
    set_result(&mut record, section.result.as_deref(), ended, sink);
    for id in record.nodes().collect::<Vec<_>>() {
        if record.notes(id).comment.contains('/') {
            let mover = record.mover(id);
            commands::take_xboard(record.notes_mut(id), mover);
        }
    }
    Some(record)
}

fn setup(fen: Option<(String, usize)>, byte: &dyn Fn(usize) -> usize, sink: &mut Sink<'_>) -> Setup {
    let usual = || Record::start().setup().clone();
    let Some((fen, place)) = fen else { return usual() };
    Setup::from_fen(&fen).unwrap_or_else(|why| {
        sink.warn(None, Some(byte(place)), Problem::BadFen { found: quote(&fen), why });
        usual()
    })
}

fn rules(text: Option<&str>, sink: &mut Sink<'_>) -> RuleSet {
    let Some(text) = text else { return RuleSet::default() };
    let own = || text.replace("; ", "\n").parse().ok();
    RuleSet::named(text).or_else(own).unwrap_or_else(|| {
        sink.warn(None, None, Problem::Malformed { found: format!("Rules {}", quote(text)) });
        RuleSet::default()
    })
}

/// The result of the tag, or where that says nothing the one after the moves.
fn set_result(record: &mut Record, text: Option<&str>, ended: Option<GameResult>, sink: &mut Sink<'_>) {
    match text.map(|text| (GameResult::read(text), text)) {
        Some((Some(result), _)) => record.result = result,
        Some((None, text)) => {
            sink.warn(None, None, Problem::UnknownResult { found: quote(text) });
            record.tags.set(tag::RESULT_TEXT, text);
        }
        None => {}
    }
    if record.result == GameResult::Open {
        record.result = ended.unwrap_or_default();
    }
}
