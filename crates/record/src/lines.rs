//! A text file line by line.

use std::io::{self, BufRead, Read};

use crate::sink::Sink;
use crate::{Charset, Problem};

/// A text file line by line, each decoded on its own, so that no more than a line is in memory.
pub(crate) struct Lines<'a> {
    input: &'a mut dyn BufRead,
    limit: usize,
    byte: usize,
    charset: Charset,
    buffer: Vec<u8>,
}

/// A line without its end.
pub(crate) struct Line {
    pub(crate) text: String,
    /// Where it begins in the file.
    pub(crate) byte: usize,
}

impl<'a> Lines<'a> {
    /// The lines of a file; a line longer than `limit` bytes is cut.
    pub(crate) fn new(input: &'a mut dyn BufRead, limit: usize) -> Self {
        Self { input, limit, byte: 0, charset: Charset::Utf8, buffer: Vec::new() }
    }

    /// The next line; nothing at the end.
    pub(crate) fn next(&mut self, sink: &mut Sink<'_>) -> io::Result<Option<Line>> {
        let Some(byte) = self.next_bytes(sink)? else { return Ok(None) };
        let mut bytes = self.buffer.as_slice();
        if byte == 0 {
            bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        }
        let text = text(bytes, &mut self.charset, byte, sink);
        Ok(Some(Line { text, byte }))
    }

    /// Reads the next line into the buffer and tells where it begins.
    fn next_bytes(&mut self, sink: &mut Sink<'_>) -> io::Result<Option<usize>> {
        let byte = self.byte;
        self.buffer.clear();
        let count = (&mut *self.input).take(self.limit as u64).read_until(b'\n', &mut self.buffer)?;
        self.byte += count;
        if count == 0 {
            return Ok(None);
        }
        if count == self.limit && !self.buffer.ends_with(b"\n") {
            sink.warn(None, Some(byte), Problem::TooLong { limit: self.limit });
            self.byte += skip_line(self.input)?;
        }
        while self.buffer.last().is_some_and(|last| matches!(last, b'\n' | b'\r')) {
            self.buffer.pop();
        }
        Ok(Some(byte))
    }
}

/// A part of a file as text; `usual` is the encoding of the parts before it, and is kept up to date.
pub(crate) fn text(bytes: &[u8], usual: &mut Charset, byte: usize, sink: &mut Sink<'_>) -> String {
    let charset = Charset::guess(bytes, *usual);
    let (text, bad) = charset.decode(bytes);
    if bad {
        sink.warn(None, Some(byte), Problem::BadText { charset });
    }
    if !bytes.is_ascii() {
        *usual = charset;
    }
    text.into_owned()
}

/// Skips to the end of a line and tells how many bytes that were.
fn skip_line(input: &mut dyn BufRead) -> io::Result<usize> {
    let mut skipped = 0;
    loop {
        let part = input.fill_buf()?;
        if part.is_empty() {
            return Ok(skipped);
        }
        let (length, ended) = match part.iter().position(|byte| *byte == b'\n') {
            Some(place) => (place + 1, true),
            None => (part.len(), false),
        };
        input.consume(length);
        skipped += length;
        if ended {
            return Ok(skipped);
        }
    }
}
