//! Where one game ends and the next begins.

use std::io::{self, BufRead, Read};

use crate::Problem;
use crate::sink::Sink;

/// A file of games, one after another; no more than one is in memory.
pub(super) struct Split<'a> {
    input: &'a mut dyn BufRead,
    limit: usize,
    byte: usize,
    game: Vec<u8>,
    /// The first line of the next game, which has been read already.
    next: Vec<u8>,
}

/// The bytes of a game.
pub(super) struct Part<'a> {
    pub(super) bytes: &'a [u8],
    /// Where they begin in the file.
    pub(super) byte: usize,
}

impl<'a> Split<'a> {
    /// The games of a file; one of more than `limit` bytes is cut.
    pub(super) fn new(input: &'a mut dyn BufRead, limit: usize) -> Self {
        Self { input, limit, byte: 0, game: Vec::new(), next: Vec::new() }
    }

    /// The next game; nothing at the end.
    pub(super) fn next(&mut self, sink: &mut Sink<'_>) -> io::Result<Option<Part<'_>>> {
        self.game.clear();
        let mut state = State::default();
        let start = self.byte;
        let mut line = std::mem::take(&mut self.next);
        loop {
            if line.is_empty() && self.read_line(&mut line)? == 0 {
                break;
            }
            let bytes = if self.byte == 0 && self.game.is_empty() { without_mark(&line) } else { &line };
            if state.begins_game(bytes) {
                self.next = line;
                break;
            }
            self.byte += line.len();
            if self.game.len() + line.len() > self.limit {
                // What follows is taken for a game of its own.
                sink.warn(None, Some(start), Problem::TooLong { limit: self.limit });
                self.game.extend_from_slice(&line[..self.limit - self.game.len()]);
                break;
            }
            self.game.extend_from_slice(&line);
            line.clear();
        }
        if self.game.is_empty() {
            return Ok(None);
        }
        let bytes = if start == 0 { without_mark(&self.game) } else { &self.game };
        Ok(Some(Part { bytes, byte: start + self.game.len() - bytes.len() }))
    }

    fn read_line(&mut self, line: &mut Vec<u8>) -> io::Result<usize> {
        (&mut *self.input).take(self.limit as u64 + 1).read_until(b'\n', line)
    }
}

fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// What the lines of a game so far were.
#[derive(Default)]
struct State {
    names: Vec<Vec<u8>>,
    /// Whether there was a line that is no tag.
    moves: bool,
    /// Whether the last line was empty.
    blank: bool,
    within: Within,
}

impl State {
    /// Whether a line is the first of another game; if not, it is taken for one of this game.
    fn begins_game(&mut self, line: &[u8]) -> bool {
        let blank = self.blank;
        self.blank = line.trim_ascii().is_empty();
        if self.blank {
            if self.within == Within::Value {
                self.within = Within::Nothing;
            }
            return false;
        }
        let Some(name) = tag_name(line) else {
            if self.within == Within::Value {
                self.within = after_tag(line);
                return false;
            }
            self.moves |= !(self.names.is_empty() && line.starts_with(b"%"));
            self.follow_braces(line);
            return false;
        };
        let first = is_first(name);
        if self.within == Within::Comment {
            // The brace was never closed, or somebody quotes a game.
            return blank && first;
        }
        let known = self.names.iter().any(|own| own.eq_ignore_ascii_case(name));
        if self.moves || blank && known {
            return true;
        }
        self.names.push(name.to_vec());
        self.within = after_tag(line);
        false
    }

    /// Keeps account of braces; in Chinese encodings the second byte of a character may look like one.
    fn follow_braces(&mut self, line: &[u8]) {
        let pairs = std::str::from_utf8(line).is_err();
        let mut bytes = line.iter();
        while let Some(byte) = bytes.next() {
            match byte {
                0x81..=0xfe if pairs => {
                    bytes.next();
                }
                b'{' => self.within = Within::Comment,
                b'}' => self.within = Within::Nothing,
                b';' if self.within != Within::Comment => return,
                _ => {}
            }
        }
    }
}

/// What the end of a line is within.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Within {
    #[default]
    Nothing,
    Comment,
    /// The value of a tag.
    Value,
}

/// What the end of a line of a tag is within.
fn after_tag(line: &[u8]) -> Within {
    if closes_value(line) { Within::Nothing } else { Within::Value }
}

/// Whether a tag ends in a line; neither sign is the second byte of a character after the other.
fn closes_value(line: &[u8]) -> bool {
    let line = line.trim_ascii_end();
    line.strip_suffix(b"]").is_some_and(|line| line.trim_ascii_end().ends_with(b"\""))
}

/// Whether a line is a tag, as in `[Red "…"]`.
pub(crate) fn is_tag_line(line: &str) -> bool {
    tag_name(line.as_bytes()).is_some()
}

/// Whether a game begins with a tag of this name.
fn is_first(name: &[u8]) -> bool {
    name.eq_ignore_ascii_case(b"Event") || name.eq_ignore_ascii_case(b"Game")
}

/// Whether a line within a comment may be taken for the first of another game.
pub(super) fn begins_game(line: &[u8]) -> bool {
    tag_name(line).is_some_and(is_first)
}

/// The name of the tag in a line that looks like `[Name "`.
pub(super) fn tag_name(line: &[u8]) -> Option<&[u8]> {
    let rest = line.trim_ascii_start().strip_prefix(b"[")?;
    let end = rest.iter().position(|byte| !(byte.is_ascii_alphanumeric() || *byte == b'_'))?;
    let value = rest[end..].trim_ascii_start();
    (end > 0 && end < 64 && rest[0].is_ascii_alphabetic() && value.starts_with(b"\"")).then_some(&rest[..end])
}
