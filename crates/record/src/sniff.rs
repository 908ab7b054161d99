//! Which format a file is in.

use crate::{Charset, Format, cbl, cbr, positions};

/// How many bytes of a file are looked at.
pub(crate) const HEAD: usize = 64 << 10;

/// The format of a file that begins like this; `hint` decides where the bytes leave a choice.
pub(crate) fn format(head: &[u8], hint: Option<Format>) -> Option<Format> {
    if let Some(format) = magic(head) {
        return Some(format);
    }
    let text = text(head);
    let text = text.trim_start();
    let line = text.lines().next()?.trim();
    if crate::pgn::is_tag_line(line) {
        return Some(Format::Pgn);
    }
    if text.starts_with(['{', '[']) && text[1..].trim_start().starts_with(['"', '{', ']']) {
        return Some(Format::Json);
    }
    if crate::wxf::is_head(line) {
        return Some(Format::Wxf);
    }
    if let Some(format) = tagged(text) {
        return Some(format);
    }
    if text.contains("\nSTART{") {
        return Some(Format::Wxf);
    }
    if crate::xay::is_diagram(text) {
        return Some(Format::Xay);
    }
    if positions::is_board(line) {
        return Some(if line.contains(" moves") || line.starts_with("position") {
            Format::Ucci
        } else {
            Format::Fen
        });
    }
    if positions::is_moves(line) {
        return Some(Format::Ucci);
    }
    // Moves without tags, perhaps with words before them.
    let said = text.strip_prefix('{').and_then(|rest| rest.split_once('}'));
    let moves = said.map_or(line, |(_, moves)| moves.trim_start());
    hint.or_else(|| moves.starts_with(|c: char| c.is_ascii_digit()).then_some(Format::Pgn))
}

/// Whether a file is a game of the QQ platform (CHE): numbers alone, a kind, a count and ten for each move, of which the
/// fourth to the seventh are its points.
///
/// Two programs read such files, one as the mirror image of the other, and no file has been seen that tells which is right.
pub(crate) fn is_che(head: &[u8]) -> bool {
    let divides = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|' | b'/');
    if !head.iter().all(|byte| byte.is_ascii_digit() || divides(byte)) {
        return false;
    }
    let words = head.split(|byte| divides(byte)).filter(|word| !word.is_empty());
    let numbers: Vec<&[u8]> = words.collect();
    let mut moves = numbers.get(2..).unwrap_or_default().chunks(10);
    let is_move = |of: &[&[u8]]| of.len() == 10 && of[3..7].iter().all(|number| number.len() == 1);
    numbers.len() > 2 && moves.all(is_move)
}

/// The binary format that begins like this.
fn magic(head: &[u8]) -> Option<Format> {
    if head.starts_with(b"XQ") && head.get(2).is_some_and(|version| (1..32).contains(version)) {
        Some(Format::Xqf)
    } else if head.starts_with(cbr::MAGIC) {
        Some(Format::Cbr)
    } else if head.starts_with(cbl::MAGIC) {
        Some(Format::Cbl)
    } else {
        None
    }
}

/// The format whose tags or elements appear in a text.
fn tagged(text: &str) -> Option<Format> {
    // The tags of PGN may speak of other formats.
    let pgn = text.strip_prefix('[').and_then(|rest| rest.split_once(' '));
    if pgn.is_some_and(|(name, rest)| {
        name.bytes().all(|byte| byte.is_ascii_alphanumeric()) && rest.trim_start().starts_with('"')
    }) {
        return None;
    }
    // What comes first counts: a text in one format may speak of another.
    let word =
        |word: &[u8]| text.as_bytes().windows(word.len()).position(|part| part.eq_ignore_ascii_case(word));
    let marks = [
        (text.find("<ChineseChessRecord"), Format::Cbf),
        (text.find("[pfchessrecord]"), Format::Pfc),
        (text.find("<n version"), Format::Pfc),
        (word(b"dhtmlxq"), Format::DhtmlXq),
        (word(b"dhjhtmlxq"), Format::DhtmlXq),
    ];
    let found = marks.into_iter().filter_map(|(place, format)| Some((place?, format)));
    found.min_by_key(|(place, _)| *place).map(|(_, format)| format)
}

/// The head as text in its most likely encoding.
fn text(head: &[u8]) -> String {
    let (charset, mark) = Charset::of_mark(head).unwrap_or_else(|| (Charset::guess(head, Charset::Utf8), 0));
    charset.decode(&head[mark..]).0.into_owned()
}
