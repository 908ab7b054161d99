//! Where converted games go: into one file, or into a folder of files.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chuhe_lang::Messages;
use chuhe_record::{Format, Options, Record, WriteError, Writer};

use crate::output::Output;

/// Where converted games go.
pub(in crate::cmd) struct Target {
    format: Format,
    options: Options,
    force: bool,
    place: Place,
}

enum Place {
    /// Everything into one file.
    File(Box<Writer<Output>>, PathBuf),
    Folder {
        path: PathBuf,
        /// The file that takes the games of the present source.
        open: Option<Box<Writer<Output>>>,
        /// What was written, each with the last number that was put behind its name.
        made: HashMap<PathBuf, usize>,
    },
}

impl Target {
    /// Begins the file, or makes the folder, at `path`.
    ///
    /// # Errors
    /// If a file is there and shall not be replaced, or it cannot be written.
    pub(in crate::cmd) fn new(
        path: &Path,
        format: Format,
        options: Options,
        force: bool,
        messages: &Messages,
    ) -> Result<Self> {
        let is_folder = path.is_dir() || path.to_string_lossy().ends_with(['/', std::path::MAIN_SEPARATOR]);
        let place = if is_folder {
            Place::Folder { path: path.to_owned(), open: None, made: HashMap::new() }
        } else {
            let out = Output::create(path, force, messages)?;
            let writer = Writer::new(format, options, out).map_err(plain)?;
            Place::File(Box::new(writer), path.to_owned())
        };
        Ok(Self { format, options, force, place })
    }

    /// Looks whether so many games can be written.
    ///
    /// # Errors
    /// If they are to go into one file whose format holds one game.
    pub(in crate::cmd) fn has_room(&self, games: usize, messages: &Messages) -> Result<()> {
        match &self.place {
            Place::File(_, path) if games > 1 && !self.format.holds().many => bail!(one_game(path, messages)),
            _ => Ok(()),
        }
    }

    /// Writes a game that was found at `below`.
    ///
    /// # Errors
    /// If the file holds one game and has it, a file of that name exists, or it cannot be written.
    pub(in crate::cmd) fn game(&mut self, record: &Record, below: &Path, messages: &Messages) -> Result<()> {
        match &mut self.place {
            Place::File(writer, path) => match writer.game(record) {
                Err(WriteError::OneGame(_)) => bail!(one_game(path, messages)),
                written => written.map_err(plain).with_context(|| path.display().to_string()),
            },
            Place::Folder { path, open, made } => {
                if open.is_none() {
                    let path = free(path, below, self.format, made);
                    if let Some(folder) = path.parent() {
                        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
                    }
                    let out = Output::create(&path, self.force, messages)?;
                    *open = Some(Box::new(Writer::new(self.format, self.options, out).map_err(plain)?));
                }
                if let Some(writer) = open {
                    writer.game(record).map_err(plain)?;
                }
                if !self.format.holds().many {
                    self.end_of_source(messages)?;
                }
                Ok(())
            }
        }
    }

    /// Ends the file that takes the games of one source.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(in crate::cmd) fn end_of_source(&mut self, messages: &Messages) -> Result<()> {
        match &mut self.place {
            Place::Folder { open, .. } => match open.take() {
                Some(writer) => writer.finish().map_err(plain)?.keep(messages),
                None => Ok(()),
            },
            Place::File(..) => Ok(()),
        }
    }

    /// Ends everything.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(in crate::cmd) fn finish(self, messages: &Messages) -> Result<()> {
        match self.place {
            Place::File(writer, path) => {
                let out = writer.finish().map_err(plain).with_context(|| path.display().to_string())?;
                out.keep(messages)
            }
            Place::Folder { .. } => Ok(()),
        }
    }
}

/// That a file has room for one game only, in words.
fn one_game(path: &Path, messages: &Messages) -> String {
    let path = path.display().to_string();
    messages.format("cli-one-game", &[("path", (&path).into())])
}

/// The name for what was found at `below`, with a number where this run has used the name already.
fn free(folder: &Path, below: &Path, format: Format, made: &mut HashMap<PathBuf, usize>) -> PathBuf {
    let ending = format.extensions()[0];
    let first = folder.join(below).with_extension(ending);
    let stem = below.file_stem().unwrap_or(below.as_os_str()).to_string_lossy().into_owned();
    let mut number = made.get(&first).copied().unwrap_or(0);
    let mut path = first.clone();
    while made.contains_key(&path) {
        number += 1;
        path = first.with_file_name(format!("{stem}-{number}.{ending}"));
    }
    made.insert(path.clone(), 1);
    made.insert(first, number.max(1));
    path
}

/// A failure to write without its wrapping, so that a closed pipe is known.
fn plain(error: WriteError) -> anyhow::Error {
    match error {
        WriteError::Io(error) => error.into(),
        other => other.into(),
    }
}
