//! The tags at the head of a game.

use chuhe_notation::Dialect;

use super::RESERVED;
use crate::draft::quote;
use crate::sink::Sink;
use crate::{Problem, Tags, tag};

/// A value is not looked for further than this, in lines.
const LINES: usize = 50;

/// What stands before the moves of a game.
#[derive(Default)]
pub(super) struct Section {
    pub(super) tags: Tags,
    pub(super) result: Option<String>,
    /// With its place in the text.
    pub(super) fen: Option<(String, usize)>,
    pub(super) rules: Option<String>,
    pub(super) dialect: Option<Dialect>,
    /// Whether there is any tag.
    pub(super) is_there: bool,
    /// Where the moves begin.
    pub(super) end: usize,
}

/// Reads the tags of a game.
pub(super) fn read(text: &str, byte: &dyn Fn(usize) -> usize, sink: &mut Sink<'_>) -> Section {
    let mut section = Section::default();
    loop {
        let rest = text[section.end..].trim_start();
        let start = text.len() - rest.len();
        if rest.starts_with('%') {
            section.end = start + rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        if !rest.starts_with('[') || rest.starts_with("[%") {
            section.end = start;
            return section;
        }
        let Some((name, value, length)) = pair(rest) else {
            let end = rest.find('\n').unwrap_or(rest.len());
            let found = quote(&rest[..end]);
            sink.warn(None, Some(byte(start)), Problem::BadTag { found });
            section.end = start + end;
            continue;
        };
        section.end = start + length;
        section.add(name, value, start);
    }
}

impl Section {
    fn add(&mut self, name: &str, value: String, place: usize) {
        self.is_there = true;
        let reserved = RESERVED.into_iter().find(|own| own.eq_ignore_ascii_case(name)).unwrap_or_default();
        match reserved {
            "FEN" => self.fen = Some((value, place)),
            "Result" => self.result = Some(value),
            "Rules" => self.rules = Some(value),
            "Format" => self.dialect = dialect(&value),
            "" => self.tags.set(usual_name(name), value),
            _ => {}
        }
    }
}

/// What moves are to be read as by the name that a file gives their notation.
fn dialect(name: &str) -> Option<Dialect> {
    let name = name.trim().to_ascii_lowercase();
    let notation = match name.as_str() {
        "chinese" => "chinese-simplified",
        name => name,
    };
    notation.parse().ok().map(Dialect::of)
}

/// The name that this project has for a tag.
pub(super) fn usual_name(name: &str) -> &str {
    const WHITE: [(&str, &str); 4] = [
        ("White", tag::RED),
        ("WhiteElo", tag::RED_ELO),
        ("WhiteTeam", tag::RED_TEAM),
        ("WhiteTime", tag::RED_TIME),
    ];
    let white = WHITE.iter().find(|(white, _)| white.eq_ignore_ascii_case(name)).map(|(_, red)| *red);
    white.or_else(|| tag::ALL.into_iter().find(|usual| usual.eq_ignore_ascii_case(name))).unwrap_or(name)
}

/// The name, the value and the length of a tag that begins here; its value may go over several lines.
fn pair(text: &str) -> Option<(&str, String, usize)> {
    let inner = &text[1..];
    let name = &inner[..inner.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?];
    let after = inner[name.len()..].trim_start_matches([' ', '\t']);
    let quote = after.chars().next().filter(|c| matches!(c, '"' | '“' | '”'))?;
    let value = &after[quote.len_utf8()..];
    if name.is_empty() {
        return None;
    }
    let start = text.len() - value.len();
    let mut line = 0;
    for (number, part) in value.split_inclusive('\n').take(LINES).enumerate() {
        if number > 0 && (part.trim().is_empty() || part.starts_with('[')) {
            break;
        }
        if let Some((end, length)) = end(part, quote) {
            return Some((name, unescape(&value[..line + end]), start + line + length));
        }
        line += part.len();
    }
    // Nothing closes it: it ends with its line.
    let first = value.lines().next().unwrap_or("");
    let trimmed = first.trim_end().trim_end_matches(']').trim_end_matches(['"', '“', '”']);
    Some((name, unescape(trimmed), start + first.len()))
}

/// Where in its last line a value ends that such a quote opens, and where the tag does.
///
/// The first quote of the same kind before a bracket counts most; other kinds and escaped ones only where it lacks.
fn end(line: &str, open: char) -> Option<(usize, usize)> {
    let quotes = line.char_indices().filter(|(_, c)| matches!(c, '"' | '“' | '”'));
    let ends = quotes.filter_map(|(at, quote)| {
        let after = &line[at + quote.len_utf8()..];
        let length = line.len() - after.trim_start().len() + 1;
        after.trim_start().starts_with(']').then_some((quote, at, length))
    });
    let ends: Vec<(char, usize, usize)> = ends.collect();
    let escaped = |at: usize| line[..at].bytes().rev().take_while(|byte| *byte == b'\\').count() % 2 == 1;
    let same = |quote: char| (quote == '"') == (open == '"');
    let mut plain = ends.iter().filter(|(_, at, _)| !escaped(*at));
    let end = plain.clone().find(|(quote, ..)| same(*quote)).or(plain.next()).or(ends.last());
    end.map(|(_, at, length)| (*at, *length))
}

/// A value without the backslashes before quotes and backslashes.
pub(crate) fn unescape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escapes = c == '\\' && chars.peek().is_some_and(|next| matches!(next, '"' | '\\'));
        value.extend(if escapes { chars.next() } else { Some(c) });
    }
    value
}
