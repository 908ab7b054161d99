//! Which format a file is in.

use crate::{Charset, Format};

/// How many bytes of a file are looked at.
pub(crate) const HEAD: usize = 64 << 10;

/// The format of a file that begins like this; `hint` decides where the bytes leave a choice.
pub(crate) fn format(head: &[u8], hint: Option<Format>) -> Option<Format> {
    let text = text(head);
    let text = text.trim_start();
    if text.starts_with(['{', '[']) && text[1..].trim_start().starts_with(['"', '{', ']']) {
        return Some(Format::Json);
    }
    let line = text.lines().next()?;
    if chuhe_rules::Setup::from_fen(line.trim()).is_ok() {
        return Some(Format::Fen);
    }
    hint
}

/// The head as text in its most likely encoding.
fn text(head: &[u8]) -> String {
    let (charset, mark) = Charset::of_mark(head).unwrap_or_else(|| (Charset::guess(head, Charset::Utf8), 0));
    charset.decode(&head[mark..]).0.into_owned()
}
