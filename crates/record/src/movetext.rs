//! Moves, comments and variations as PGN and its relatives write them.

use crate::draft::Draft;
use crate::sink::Sink;
use crate::{GameResult, Problem, nag};

/// Reads a text of moves into a draft, and gives the result it ends with.
///
/// Places in the draft are `offset` more than those in the text; `comment` reads what is said in braces.
pub(crate) struct Movetext<'a, 'b> {
    pub(crate) text: &'a str,
    pub(crate) offset: usize,
    pub(crate) draft: &'a mut Draft,
    pub(crate) sink: &'a mut Sink<'b>,
    pub(crate) comment: &'a dyn Fn(&str, &mut Draft),
    pub(crate) byte: &'a dyn Fn(usize) -> usize,
}

impl Movetext<'_, '_> {
    /// Reads to the end or to the result.
    pub(crate) fn read(mut self) -> Option<GameResult> {
        let text = self.text;
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            let rest = &text[at..];
            match c {
                _ if c.is_whitespace() => at += c.len_utf8(),
                '{' => {
                    let end = self.end(rest, '{', '}');
                    (self.comment)(inner(&rest[1..end], '}'), self.draft);
                    at += end;
                }
                ';' => {
                    let end = rest.find('\n').unwrap_or(rest.len());
                    (self.comment)(rest[1..end].trim(), self.draft);
                    at += end;
                }
                '%' if at == 0 || text[..at].ends_with('\n') => at += rest.find('\n').unwrap_or(rest.len()),
                '(' | '（' if is_variation(&rest[c.len_utf8()..]) && self.draft.open() => at += c.len_utf8(),
                '(' | '（' => {
                    let end = closing(rest).unwrap_or(rest.len());
                    let said = &rest[c.len_utf8()..end];
                    self.draft.comment(said.strip_suffix([')', '）']).unwrap_or(said).trim());
                    at += end;
                }
                ')' | '）' => {
                    self.draft.close();
                    at += c.len_utf8();
                }
                '$' => {
                    let digits = rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1);
                    if let Ok(nag) = rest[1..=digits].parse() {
                        self.draft.notes().nags.push(nag);
                    }
                    at += 1 + digits;
                }
                _ => {
                    let end = rest.find(ends_word).unwrap_or(rest.len());
                    // A character that ends words ends one of no length: it is a word of its own.
                    let end = if end == 0 { c.len_utf8() } else { with_points(rest, end) };
                    let result = self.word(&rest[..end], at);
                    if result.is_some() {
                        return result;
                    }
                    at += end;
                }
            }
        }
        if self.draft.depth() > 0 {
            self.sink.warn(None, None, Problem::Unclosed { found: '(' });
        }
        None
    }

    /// Where something ends that begins here, after its last character; the end of the text if nothing closes it.
    fn end(&mut self, rest: &str, open: char, close: char) -> usize {
        rest.find(close).map_or_else(
            || {
                let place = self.offset + (self.text.len() - rest.len());
                self.sink.warn(None, Some((self.byte)(place)), Problem::Unclosed { found: open });
                rest.len()
            },
            |end| end + close.len_utf8(),
        )
    }

    /// Takes a word: a move number, a move, marks, or a result, which it gives.
    fn word(&mut self, word: &str, at: usize) -> Option<GameResult> {
        let may_end = word == "*" || word.chars().count() > 1;
        if let Some(result) = GameResult::read(word).filter(|_| may_end) {
            return (self.draft.depth() == 0).then_some(result);
        }
        let word = strip_number(word.trim_start_matches(['!', '?', '！', '？']));
        let bare = word.trim_end_matches(['!', '?', '！', '？']);
        let marks = &word[bare.len()..];
        if bare
            .chars()
            .all(|c| matches!(c, '.' | '…' | '-' | '=' | '。' | '、' | '，' | ',' | ']' | '}' | '"'))
        {
            return None;
        }
        let place = at + (bare.as_ptr() as usize - self.text[at..].as_ptr() as usize);
        self.draft.push(bare, self.offset + place);
        if let Some(nag) = nag::of_mark(&marks.replace('！', "!").replace('？', "?")) {
            self.draft.notes().nags.push(nag);
        }
        None
    }
}

/// Where a word ends, and for the piece in `C 82-85` the points after it.
fn with_points(rest: &str, end: usize) -> usize {
    let mut letters = strip_number(&rest[..end]).chars();
    let points = rest[end..].trim_start_matches(' ');
    let alone = letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none();
    if !alone || !points.starts_with(|c: char| c.is_ascii_digit()) {
        return end;
    }
    let length = points.find(ends_word).unwrap_or(points.len());
    let ended = points[..length].ends_with(['.', '…']);
    if ended { end } else { rest.len() - points.len() + length }
}

/// What a pair of brackets holds: all but the closing one, which may be missing.
fn inner(text: &str, close: char) -> &str {
    text.strip_suffix(close).unwrap_or(text).trim()
}

fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '{' | '(' | ')' | '（' | '）' | ';' | '$')
}

/// Whether what follows a bracket are moves and not prose.
fn is_variation(rest: &str) -> bool {
    let mut rest = rest.trim_start();
    while let Some(after) = rest.strip_prefix('{') {
        rest = after.find('}').map_or("", |end| after[end + 1..].trim_start());
    }
    let word = &rest[..rest.find(ends_word).unwrap_or(rest.len())];
    let bare = strip_number(word);
    bare.len() < word.len() || looks_like_move(bare)
}

/// Whether a word has the form of a move; a quick look that need not be exact.
fn looks_like_move(word: &str) -> bool {
    let word = word.trim_end_matches(['!', '?', '+', '#']);
    let count = word.chars().count();
    let chinese = (4..=5).contains(&count) && word.chars().any(|c| "进進退平上下".contains(c));
    let letters = word.is_ascii() && (2..=7).contains(&count) && word.ends_with(|c: char| c.is_ascii_digit());
    chinese || letters && word.starts_with(|c: char| c.is_ascii_alphanumeric() || "+-".contains(c))
}

/// Where the bracket ends that opens at the start, after its last character.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '（' => depth += 1,
            ')' | '）' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + c.len_utf8());
        }
    }
    None
}

/// A word without the move number and the dots that it begins with.
fn strip_number(word: &str) -> &str {
    let digits =
        word.find(|c: char| !(c.is_ascii_digit() || ('０'..='９').contains(&c))).unwrap_or(word.len());
    let after = &word[digits..];
    let rest = after.trim_start_matches(['.', '…', '、', '．', '。']);
    let dots = rest.len() < after.len();
    if digits > 0 && after.is_empty() && word.len() < 5 {
        // A number alone.
        return after;
    }
    // `17.6` moves the first soldier of file 7 to file 6.
    let number =
        dots && (rest.is_empty() || !rest.starts_with(|c: char| c.is_ascii_digit()) || rest.len() > 3);
    if number { rest } else { word }
}
