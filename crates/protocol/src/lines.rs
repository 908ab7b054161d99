//! Lines from a stream that may hold anything.

use core::fmt;
use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes: a game of 200 000 moves.
const LONGEST: usize = 1 << 20;

/// A line of more than 1 MiB, which was passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongLine {
    /// Its first characters, at most 40.
    pub start: String,
}

impl fmt::Display for LongLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found a line that begins with {:?}, expected at most {LONGEST} bytes", self.start)
    }
}

impl core::error::Error for LongLine {}

/// The next line without the white space around it; nothing at the end of the input.
///
/// What is no UTF-8 is read as replacement characters.
/// Of a line that is too long no more than 1 MiB is kept at any time.
///
/// # Errors
/// If the input cannot be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, LongLine>>> {
    let mut bytes = Vec::new();
    if input.take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let long = bytes.len() > LONGEST && !bytes.ends_with(b"\n");
    if long {
        input.skip_until(b'\n')?;
        bytes.truncate(200);
    }
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim();
    Ok(Some(if long {
        Err(LongLine { start: text.chars().take(40).collect() })
    } else {
        Ok(text.to_string())
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Result<String, LongLine>> {
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn bytes_that_are_no_text_are_replaced() {
        assert_eq!(
            lines(b" h2\xffe2\r\n\n\xe9"),
            [Ok("h2\u{fffd}e2".into()), Ok(String::new()), Ok("\u{fffd}".into())]
        );
    }

    #[test]
    fn a_line_may_be_a_mebibyte_long() {
        let mut input = vec![b'a'; LONGEST];
        input.extend(b"\nb");
        assert_eq!(lines(&input), [Ok("a".repeat(LONGEST)), Ok("b".into())]);
        input.insert(0, b'a');
        assert_eq!(lines(&input), [Err(LongLine { start: "a".repeat(40) }), Ok("b".into())]);
        input.truncate(LONGEST + 1);
        assert_eq!(lines(&input), [Err(LongLine { start: "a".repeat(40) })]);
    }
}
