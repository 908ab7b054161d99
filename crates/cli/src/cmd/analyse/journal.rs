//! The log of an analysis: what was found, kept so that the analysis goes on after an interruption.
//!
//! The first line says how positions are searched; then comes each game, and after it each position that was searched.
//! All are JSON, and a line is on the disk before the next position is begun.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use chuhe_analysis::{Assessment, Look, Other, Review, Task};
use chuhe_lang::Messages;
use chuhe_rules::Game;
use serde_json::{Value, json};

use super::mind::Wish;
use super::report::{line, read_line, read_score, score};

/// What the first line begins with; the number grows when older logs cannot be read any more.
const VERSION: u64 = 1;

/// The log of an analysis.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    /// The games in it by their numbers: what tells them apart, and what was found.
    games: HashMap<u64, Known>,
    known: usize,
}

struct Known {
    game: Value,
    found: Vec<(Task, Assessment)>,
}

impl Journal {
    /// Opens the log, or begins it; a last line that was cut off is taken away.
    ///
    /// # Errors
    /// If it cannot be read or written, is in use, or is that of another analysis.
    pub(super) fn open(path: PathBuf, wish: &Wish<'_>, messages: &Messages) -> Result<Self> {
        let name = path.display().to_string();
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = file.with_context(|| name.clone())?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!(messages.format("cli-analyse-in-use", &[("path", (&name).into())]))
            }
            Err(TryLockError::Error(error)) => return Err(error).context(name),
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text).with_context(|| name.clone())?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let settings = settings(wish);
        let Some(games) = read(&text[..whole], &settings) else { bail!(other(&name, messages)) };
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).with_context(|| name)?;
        let known = games.values().map(|game| game.found.len()).sum();
        let mut journal = Self { path, file, games, known };
        if whole == 0 {
            journal.write(&json!({ "chuhe-analysis": VERSION, "settings": settings }))?;
        }
        Ok(journal)
    }

    /// How many searches it knew when it was opened.
    pub(super) fn known(&self) -> usize {
        self.known
    }

    /// That the analysis goes on from it, in words.
    pub(super) fn goes_on(&self, messages: &Messages) -> String {
        let path = self.path.display().to_string();
        let args = [("path", (&path).into()), ("positions", self.known.into())];
        messages.format("cli-analyse-goes-on", &args)
    }

    /// Begins a game, with what was found of it before.
    ///
    /// # Errors
    /// If there was another game of this number, or it cannot be written.
    pub(super) fn begin(&mut self, number: usize, review: &mut Review, messages: &Messages) -> Result<()> {
        let game = identity(review.game());
        let Some(known) = self.games.remove(&(number as u64)) else {
            return self.write(&json!({ "game": number, "moves": game }));
        };
        if known.game != game {
            bail!(other(&self.path.display().to_string(), messages));
        }
        let last = review.game().plies().len();
        for (task, found) in known.found.into_iter().filter(|(task, _)| task.ply <= last) {
            review.add(task, found);
        }
        Ok(())
    }

    /// Adds what was found of a position of the game begun last; it is on the disk when this returns.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn add(&mut self, task: Task, found: &Assessment) -> Result<()> {
        let others = found.others.iter().map(|other| json!([score(other.score), line(&other.line)]));
        self.write(&json!({
            "ply": task.ply,
            "look": task.look as u8,
            "score": score(found.score),
            "line": line(&found.line),
            "depth": found.depth,
            "nodes": found.nodes,
            "others": others.collect::<Value>(),
        }))
    }

    /// Takes the log away, when everything is written.
    ///
    /// # Errors
    /// If the system does not let it.
    pub(super) fn remove(self) -> Result<()> {
        fs::remove_file(&self.path).with_context(|| self.path.display().to_string())
    }

    fn write(&mut self, line: &Value) -> Result<()> {
        let written =
            self.file.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.file.sync_data());
        written.with_context(|| self.path.display().to_string())
    }
}

/// What two runs must have in common so that one goes on where the other ended.
fn settings(wish: &Wish<'_>) -> Value {
    json!({
        "engine": wish.spec.to_string(),
        "limit": wish.limit.map(|limit| limit.to_string()),
        "lines": wish.lines,
        "threads": wish.threads,
        "hash": wish.hash,
    })
}

/// What tells a game from others.
fn identity(game: &Game) -> Value {
    let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
    json!([game.start_position().fen(), moves.join(" "), game.rules().to_string()])
}

/// That the log is another's, in words.
fn other(path: &str, messages: &Messages) -> String {
    messages.format("cli-analyse-other", &[("path", path.into())])
}

/// The games of a log; nothing if it is another's.
fn read(text: &[u8], settings: &Value) -> Option<HashMap<u64, Known>> {
    let mut games: HashMap<u64, Known> = HashMap::new();
    let mut lines = text.split_inclusive(|byte| *byte == b'\n').map(serde_json::from_slice::<Value>);
    let Some(head) = lines.next() else { return Some(games) };
    let head = head.ok()?;
    if head["chuhe-analysis"] != VERSION || head["settings"] != *settings {
        return None;
    }
    let mut last = None;
    for value in lines {
        let value = value.ok()?;
        if let Some(number) = value["game"].as_u64() {
            games.insert(number, Known { game: value["moves"].clone(), found: Vec::new() });
            last = Some(number);
        } else {
            games.get_mut(&last?)?.found.push(found(&value)?);
        }
    }
    Some(games)
}

/// What a line says of a position.
fn found(value: &Value) -> Option<(Task, Assessment)> {
    let number = |name: &str| value[name].as_u64();
    let look = if number("look")? == Look::First as u64 { Look::First } else { Look::Second };
    let others = value["others"]
        .as_array()?
        .iter()
        .map(|other| Some(Other { score: read_score(&other[0])?, line: read_line(&other[1])? }));
    let assessment = Assessment {
        score: read_score(&value["score"])?,
        line: read_line(&value["line"])?,
        depth: u32::try_from(number("depth")?).ok()?,
        nodes: number("nodes")?,
        others: others.collect::<Option<_>>()?,
    };
    Some((Task { ply: usize::try_from(number("ply")?).ok()?, look, nodes: 0 }, assessment))
}
