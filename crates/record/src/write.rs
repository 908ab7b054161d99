//! Writing games in any format.

use std::fmt;
use std::io::{self, Write};

use chuhe_notation::{Notation, Script};

use crate::{
    Charset, Format, Record, XqfVersion, cbf, cbl, cbr, dhtmlxq, json, pfc, pgn, positions, wxf, xqf,
};

/// How to write, where a format leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The encoding of text formats.
    pub charset: Charset,
    /// The notation of moves in formats that leave it open.
    pub notation: Notation,
    /// The version of XQF.
    pub xqf: XqfVersion,
}

impl Default for Options {
    fn default() -> Self {
        Self { charset: Charset::Utf8, notation: Notation::chinese(Script::Simplified), xqf: XqfVersion::V10 }
    }
}

/// Why games could not be written.
#[derive(Debug)]
pub enum WriteError {
    /// The bytes could not be written.
    Io(io::Error),
    /// Nothing can be written in this format.
    NotWritten(Format),
    /// The format holds one game, and there is a second.
    OneGame(Format),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::NotWritten(format) => write!(f, "{} is read only", format.id()),
            Self::OneGame(format) => {
                write!(f, "a file in {} holds one game, and there are more", format.id())
            }
        }
    }
}

impl std::error::Error for WriteError {}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Writes a file game by game.
///
/// What the format cannot hold is left out; [`losses`](crate::losses) tells what that is.
pub struct Writer<W> {
    format: Format,
    options: Options,
    out: W,
    games: usize,
    /// The games of a library, which is written when all are there.
    library: cbl::Library,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    ///
    /// # Errors
    /// If nothing can be written in the format, or `out` fails.
    pub fn new(format: Format, options: Options, mut out: W) -> Result<Self, WriteError> {
        if !format.can_write() {
            return Err(WriteError::NotWritten(format));
        }
        if format == Format::Json {
            json::begin(&mut out)?;
        }
        Ok(Self { format, options, out, games: 0, library: cbl::Library::default() })
    }

    /// Writes a game.
    ///
    /// # Errors
    /// If the format holds one game and has it, or `out` fails.
    pub fn game(&mut self, record: &Record) -> Result<(), WriteError> {
        if self.games > 0 && !self.format.holds().many {
            return Err(WriteError::OneGame(self.format));
        }
        match self.format {
            Format::Xqf => xqf::write(record, self.options.xqf, &mut self.out)?,
            Format::Cbr => cbr::write(record, &mut self.out)?,
            Format::Cbl => self.library.push(record),
            Format::Cbf => cbf::write(record, &mut self.out)?,
            Format::Pfc => pfc::write(record, &mut self.out)?,
            Format::DhtmlXq => dhtmlxq::write(record, self.options.charset, &mut self.out)?,
            Format::Fen => positions::write_fen(record, &mut self.out)?,
            Format::Ucci => positions::write_moves(record, &mut self.out)?,
            Format::Xay => return Err(WriteError::NotWritten(self.format)),
            Format::Wxf => wxf::write(record, self.options, &mut self.out)?,
            Format::Pgn => pgn::write(record, self.options, &mut self.out)?,
            Format::Json => json::write(record, self.games == 0, &mut self.out)?,
        }
        self.games += 1;
        Ok(())
    }

    /// Ends the file and gives back where it was written to.
    ///
    /// # Errors
    /// If `out` fails.
    pub fn finish(mut self) -> Result<W, WriteError> {
        match self.format {
            Format::Json => json::end(&mut self.out)?,
            Format::Cbl => self.library.write(&mut self.out)?,
            _ => {}
        }
        self.out.flush()?;
        Ok(self.out)
    }

    /// The options that the file is written with.
    pub fn options(&self) -> &Options {
        &self.options
    }
}

/// Writes games as a file.
///
/// # Errors
/// If nothing can be written in the format, it holds one game and there are more, or `out` fails.
pub fn write(
    records: &[Record],
    format: Format,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), WriteError> {
    let mut writer = Writer::new(format, *options, out)?;
    for record in records {
        writer.game(record)?;
    }
    writer.finish().map(drop)
}
