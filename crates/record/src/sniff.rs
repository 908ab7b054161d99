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
    if let Some(format) = tagged(text) {
        return Some(format);
    }
    if crate::wxf::is_head(line) || text.contains("\nSTART{") {
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
    // Moves without tags.
    hint.or_else(|| line.starts_with(|c: char| c.is_ascii_digit()).then_some(Format::Pgn))
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
    if text.contains("<ChineseChessRecord") {
        Some(Format::Cbf)
    } else if text.contains("[pfchessrecord]") || text.contains("<n version") {
        Some(Format::Pfc)
    } else if text.as_bytes().windows(7).any(|word| word.eq_ignore_ascii_case(b"dhtmlxq"))
        || text.as_bytes().windows(9).any(|word| word.eq_ignore_ascii_case(b"dhjhtmlxq"))
    {
        Some(Format::DhtmlXq)
    } else {
        None
    }
}

/// The head as text in its most likely encoding.
fn text(head: &[u8]) -> String {
    let (charset, mark) = Charset::of_mark(head).unwrap_or_else(|| (Charset::guess(head, Charset::Utf8), 0));
    charset.decode(&head[mark..]).0.into_owned()
}
