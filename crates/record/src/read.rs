//! Reading a file of any format.

use std::fmt;
use std::io::{self, BufRead, Read};
use std::ops::ControlFlow;

use crate::sink::Sink;
use crate::{
    Charset, Format, Problem, Record, Warning, cbf, cbl, cbr, dhtmlxq, json, pfc, pgn, positions, sniff, wxf,
    xay, xqf,
};

/// Who is told what a file holds, game by game.
///
/// The warnings about a game come before the game.
pub trait Visitor {
    /// A game; break ends the reading.
    fn game(&mut self, record: Record) -> ControlFlow<()>;

    /// Something that was lost or repaired.
    fn warning(&mut self, warning: Warning);
}

/// How long things may be before a reader gives up on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of a file that must be in memory as a whole; files of many games in text may be of any length.
    pub file: usize,
    /// The bytes of one game in a text file.
    pub game: usize,
    /// The moves of one game in all lines.
    pub moves: usize,
    /// The bytes of one comment.
    pub comment: usize,
}

impl Default for Limits {
    /// Far more than any file that was seen: the largest game has 226,491 moves in 915 KB.
    fn default() -> Self {
        Self { file: 512 << 20, game: 64 << 20, moves: 4 << 20, comment: 4 << 20 }
    }
}

/// Why nothing of a file could be read.
#[derive(Debug)]
pub enum ReadError {
    /// The file could not be read from where it lies.
    Io(io::Error),
    /// The file is in no known format.
    UnknownFormat,
    /// The file is in a format that is known and cannot be read.
    NotRead {
        /// Its name.
        format: &'static str,
    },
    /// The file is longer than [`Limits::file`].
    TooLong {
        /// The limit in bytes.
        limit: usize,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::UnknownFormat => f.write_str("the file is in no known format"),
            Self::NotRead { format } => {
                write!(f, "{format} is not read: programs disagree about what it means")
            }
            Self::TooLong { limit } => write!(f, "the file is longer than {limit} bytes"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// All that a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its format.
    pub format: Format,
    /// The games in order.
    pub games: Vec<Record>,
    /// What was lost or repaired.
    pub warnings: Vec<Warning>,
}

/// Reads a file as a whole.
///
/// `hint` is what the file's name promises; what the bytes say counts more.
///
/// # Errors
/// If the file is in no format that is read or too long.
pub fn read(bytes: &[u8], hint: Option<Format>, limits: &Limits) -> Result<Reading, ReadError> {
    #[derive(Default)]
    struct All(Vec<Record>, Vec<Warning>);
    impl Visitor for All {
        fn game(&mut self, record: Record) -> ControlFlow<()> {
            self.0.push(record);
            ControlFlow::Continue(())
        }

        fn warning(&mut self, warning: Warning) {
            self.1.push(warning);
        }
    }
    let mut all = All::default();
    let format = read_games(&mut &*bytes, hint, limits, &mut all)?;
    Ok(Reading { format, games: all.0, warnings: all.1 })
}

/// Reads a file game by game; a text file of many games is never in memory as a whole.
///
/// `hint` is what the file's name promises; what the bytes say counts more.
/// Gives the format.
///
/// # Errors
/// If the file cannot be read, is in no format that is read or too long; what was found before has been told.
pub fn read_games(
    input: &mut dyn BufRead,
    hint: Option<Format>,
    limits: &Limits,
    visitor: &mut dyn Visitor,
) -> Result<Format, ReadError> {
    let mut head = Vec::new();
    (&mut *input).take(sniff::HEAD as u64).read_to_end(&mut head)?;
    if sniff::is_che(&head) {
        return Err(ReadError::NotRead { format: "CHE" });
    }
    let format = sniff::format(&head, hint).ok_or(ReadError::UnknownFormat)?;
    let mut input = head.as_slice().chain(input);
    let utf16 = Charset::of_mark(&head).filter(|(charset, _)| *charset != Charset::Utf8);
    if let (Some((charset, mark)), Format::Fen | Format::Ucci | Format::Pgn) = (utf16, format) {
        // Lines cannot be told in it: it is read as a whole.
        let bytes = whole(&mut input, limits)?;
        let text = charset.decode(&bytes[mark..]).0.into_owned();
        return read_games(&mut text.as_bytes(), Some(format), limits, visitor);
    }
    let sink = &mut Sink::new(visitor, limits);
    match format {
        Format::Xqf => xqf::read(&whole(&mut input, limits)?, sink),
        Format::Cbr => cbr::read(&whole(&mut input, limits)?, sink),
        Format::Cbl => cbl::read(&whole(&mut input, limits)?, sink),
        Format::Cbf => document(&mut input, sink, cbf::read)?,
        Format::Pfc => document(&mut input, sink, pfc::read)?,
        Format::DhtmlXq => document(&mut input, sink, dhtmlxq::read)?,
        Format::Fen | Format::Ucci => positions::read(&mut input, sink)?,
        Format::Wxf => document(&mut input, sink, wxf::read)?,
        Format::Xay => document(&mut input, sink, xay::read)?,
        Format::Pgn => pgn::read(&mut input, sink)?,
        Format::Json => json::read(&mut input, sink)?,
    }
    Ok(format)
}

/// The whole of a file that must be in memory as a whole.
pub(crate) fn whole(input: &mut dyn BufRead, limits: &Limits) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    input.take(limits.file as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > limits.file { Err(ReadError::TooLong { limit: limits.file }) } else { Ok(bytes) }
}

/// Reads the whole of a text file, in whatever encoding, with a reader that is given the text and where it begins.
fn document(
    input: &mut dyn BufRead,
    sink: &mut Sink<'_>,
    read: fn(&str, usize, &mut Sink<'_>),
) -> Result<(), ReadError> {
    let bytes = whole(input, sink.limits)?;
    let (charset, mark) =
        Charset::of_mark(&bytes).unwrap_or_else(|| (Charset::guess(&bytes, Charset::Utf8), 0));
    let (text, bad) = charset.decode(&bytes[mark..]);
    if bad {
        sink.warn(None, Some(mark), Problem::BadText { charset });
    }
    if charset != Charset::Utf8 {
        sink.recode(charset, &text, mark);
    }
    read(&text, mark, sink);
    Ok(())
}
