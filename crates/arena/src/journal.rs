//! The log of a match: what was played, kept so that the match goes on after an interruption.
//!
//! The first line says what match it is, each further one is a game; all are JSON.
//! A line is written whole and is on the disk before anything else happens, so that whatever ends the process, only the games
//! under way are lost.

mod line;

use core::fmt;
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::{Plan, Played};

/// What the first line begins with; the number grows when older logs cannot be read any more.
const VERSION: u64 = 1;

/// The log of a match that is being played.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

/// Why a match cannot go on from a log.
#[derive(Debug)]
pub enum JournalError {
    /// It cannot be read or written.
    Io(io::Error),
    /// Another process is writing to it.
    InUse,
    /// It is the log of another match.
    OtherMatch {
        /// What differs, by the names that [`Plan::settings`] has.
        differing: Vec<String>,
    },
    /// A line is no game of the match.
    Damaged {
        /// Which line, from 1.
        line: usize,
    },
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::InUse => f.write_str("another match is writing to it"),
            Self::OtherMatch { differing } => {
                write!(f, "it is the log of another match, with other {}", differing.join(", "))
            }
            Self::Damaged { line } => write!(f, "line {line} is no game of this match"),
        }
    }
}

impl core::error::Error for JournalError {}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Journal {
    /// Opens the log of a match, or begins it, and gives the games in it.
    ///
    /// A last line that was cut off is taken away.
    ///
    /// # Errors
    /// If it cannot be read or written, is in use, or holds another match or anything else.
    pub fn open(path: &Path, plan: &Plan) -> Result<(Self, Vec<Played>), JournalError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::InUse),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let played = read(&bytes[..whole], plan)?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut journal = Self { file };
        if whole == 0 {
            journal.write(&json!({ "chuhe-match": VERSION, "settings": plan.settings() }))?;
        }
        Ok((journal, played))
    }

    /// Adds a game; it is on the disk when this returns.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, played: &Played) -> io::Result<()> {
        let line = serde_json::to_value(line::Line::from(played))?;
        self.write(&line)
    }

    fn write(&mut self, line: &Value) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())?;
        self.file.sync_data()
    }
}

/// The games of a log; none where it is empty.
fn read(bytes: &[u8], plan: &Plan) -> Result<Vec<Played>, JournalError> {
    let mut lines = (1..).zip(bytes.split_inclusive(|byte| *byte == b'\n'));
    let Some((line, head)) = lines.next() else { return Ok(Vec::new()) };
    let damaged = |line| JournalError::Damaged { line };
    let head: Map<String, Value> = serde_json::from_slice(head).map_err(|_| damaged(line))?;
    let settings = head.get("settings").and_then(Value::as_object).ok_or(damaged(line))?;
    if head.get("chuhe-match") != Some(&VERSION.into()) {
        return Err(damaged(line));
    }
    let own = plan.settings();
    let own = own.as_object().ok_or(damaged(line))?;
    let names: BTreeSet<&String> = own.keys().chain(settings.keys()).collect();
    let differing: Vec<String> =
        names.into_iter().filter(|name| own.get(*name) != settings.get(*name)).cloned().collect();
    if !differing.is_empty() {
        return Err(JournalError::OtherMatch { differing });
    }
    let mut rounds = BTreeSet::new();
    let mut games = Vec::new();
    for (line, text) in lines {
        let game: line::Line = serde_json::from_slice(text).map_err(|_| damaged(line))?;
        let game = game.replay(plan).ok_or(damaged(line))?;
        if rounds.insert(game.round) {
            games.push(game);
        }
    }
    Ok(games)
}
