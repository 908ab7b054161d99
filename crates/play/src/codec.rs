//! Terms and events as bytes, for logs; other formats use the parts.
//!
//! The first byte is the version of the form.
//! Numbers are varints: seven bits in each byte, lowest first, the eighth bit set in all bytes but the last, as few bytes as possible.
//! So each value has one form, and what is read from other bytes is an error, never a panic nor a large allocation.

mod event;
mod terms;
mod values;

use core::fmt;

/// The version of the form that is written.
pub const VERSION: u8 = 1;

/// A value that can be written to bytes and read from them.
pub trait Code: Sized {
    /// Appends the value.
    fn put(&self, out: &mut Vec<u8>);

    /// Reads a value.
    ///
    /// # Errors
    /// If the bytes are not what [`Code::put`] gives.
    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError>;
}

/// Appends a value after the version.
pub fn encode<T: Code>(value: &T, out: &mut Vec<u8>) {
    out.push(VERSION);
    value.put(out);
}

/// Reads what [`encode`] wrote, to the last byte.
///
/// # Errors
/// If the bytes are anything else.
pub fn decode<T: Code>(bytes: &[u8]) -> Result<T, CodecError> {
    let mut from = Reader::new(bytes);
    match from.byte()? {
        VERSION => {}
        found => return Err(CodecError::Version { found }),
    }
    let value = T::get(&mut from)?;
    match from.rest().len() {
        0 => Ok(value),
        count => Err(CodecError::Rest { count }),
    }
}

/// Why bytes are no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CodecError {
    /// They were written in another form.
    Version {
        /// Which.
        found: u8,
    },
    /// They end too early.
    End,
    /// A number is too large for its place, or longer than it need be.
    Number,
    /// A number stands for nothing.
    Tag {
        /// Of which kind.
        kind: &'static str,
        /// The number.
        found: u64,
    },
    /// A text is too long or none.
    Text,
    /// There is more after the value.
    Rest {
        /// How many bytes.
        count: usize,
    },
}

impl fmt::Display for CodecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version { found } => write!(f, "found version {found}, expected {VERSION}"),
            Self::End => f.write_str("the bytes end too early"),
            Self::Number => f.write_str("a number is too large, or longer than it need be"),
            Self::Tag { kind, found } => write!(f, "found {found}, which is no {kind}"),
            Self::Text => f.write_str("a text is too long or not what belongs there"),
            Self::Rest { count } => write!(f, "{count} bytes come after the value"),
        }
    }
}

impl core::error::Error for CodecError {}

/// Reads values from bytes.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// Begins with the first byte.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    /// What is still to be read.
    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// The next byte.
    ///
    /// # Errors
    /// If there is none.
    pub fn byte(&mut self) -> Result<u8, CodecError> {
        let (first, rest) = self.rest.split_first().ok_or(CodecError::End)?;
        self.rest = rest;
        Ok(*first)
    }

    /// The next bytes, this many.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn bytes(&mut self, count: usize) -> Result<&'a [u8], CodecError> {
        let (bytes, rest) = self.rest.split_at_checked(count).ok_or(CodecError::End)?;
        self.rest = rest;
        Ok(bytes)
    }

    /// The next number.
    ///
    /// # Errors
    /// If it has more than 64 bits or more bytes than it needs.
    pub fn number(&mut self) -> Result<u64, CodecError> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7F);
            if bits << shift >> shift != bits || (byte == 0 && shift > 0) {
                return Err(CodecError::Number);
            }
            number |= bits << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(CodecError::Number)
    }

    /// The next text, whose length stands before it.
    ///
    /// # Errors
    /// If it has more than `most` bytes or is not UTF-8.
    pub fn text(&mut self, most: usize) -> Result<&'a str, CodecError> {
        let count = usize::try_from(self.number()?).map_err(|_| CodecError::Text)?;
        if count > most {
            return Err(CodecError::Text);
        }
        core::str::from_utf8(self.bytes(count)?).map_err(|_| CodecError::Text)
    }
}

/// Appends a number.
pub fn put_number(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends a text with its length before it.
pub fn put_text(text: &str, out: &mut Vec<u8>) {
    put_number(text.len() as u64, out);
    out.extend_from_slice(text.as_bytes());
}
