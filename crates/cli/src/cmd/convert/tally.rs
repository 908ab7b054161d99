//! What is counted while games are converted.

use std::collections::BTreeMap;
use std::io::{self, Write};

use anyhow::Result;
use chuhe_lang::Messages;
use chuhe_record::{Format, Loss, Record};
use chuhe_rules::{Reason, Value};

/// So many kinds of losses are told apart: every tag name is one.
const KINDS: usize = 100;

/// What was read, and what was lost.
pub(in crate::cmd) struct Tally {
    pub(in crate::cmd) files: usize,
    /// Files that could not be read, or not to their end.
    pub(in crate::cmd) unread: usize,
    pub(in crate::cmd) games: usize,
    /// Moves in all lines.
    moves: usize,
    pub(in crate::cmd) warnings: usize,
    /// The kinds of losses by the id of the message and the name in it.
    losses: BTreeMap<(&'static str, String), Lost>,
    /// How many lines of warnings may still be printed.
    room: usize,
    unsaid: usize,
}

/// What was lost of one kind.
#[derive(Default)]
struct Lost {
    games: usize,
    /// How often, where that is counted.
    count: usize,
}

impl Tally {
    /// Nothing yet; so many warnings are printed.
    pub(in crate::cmd) fn new(room: usize) -> Self {
        Self {
            files: 0,
            unread: 0,
            games: 0,
            moves: 0,
            warnings: 0,
            losses: BTreeMap::new(),
            room,
            unsaid: 0,
        }
    }

    /// Counts a game and what is lost of it.
    pub(in crate::cmd) fn game(&mut self, record: &Record, losses: Vec<Loss>) {
        self.games += 1;
        self.moves += record.len();
        for loss in losses {
            let (mut name, mut count) = (String::new(), 0);
            for (_, value) in loss.args().iter() {
                match value {
                    Value::Text(text) => name.clone_from(text),
                    Value::Number(number) => count = *number,
                }
            }
            let kind = (loss.id(), name);
            if self.losses.len() < KINDS || self.losses.contains_key(&kind) {
                let lost = self.losses.entry(kind).or_default();
                lost.games += 1;
                lost.count += count;
            }
        }
    }

    /// Whether a warning may be printed; it is counted otherwise.
    pub(in crate::cmd) fn may_say(&mut self) -> bool {
        let may = self.room > 0;
        if may {
            self.room -= 1;
        } else {
            self.unsaid += 1;
        }
        may
    }

    /// Whether everything was read and kept.
    pub(in crate::cmd) fn is_clean(&self) -> bool {
        self.unread == 0 && self.warnings == 0 && self.losses.is_empty()
    }

    /// Prints what was counted.
    ///
    /// # Errors
    /// If standard error is closed.
    pub(in crate::cmd) fn say(&self, format: Format, messages: &Messages) -> Result<()> {
        let mut err = io::stderr().lock();
        if self.unsaid > 0 {
            writeln!(err, "{}", messages.format("cli-more-warnings", &[("count", self.unsaid.into())]))?;
        }
        if !self.losses.is_empty() {
            writeln!(err, "{}", messages.format("cli-losses", &[("format", format.id().into())]))?;
        }
        for ((id, name), lost) in &self.losses {
            let loss = messages.format(id, &[("name", name.into()), ("count", lost.count.into())]);
            let args = [("loss", (&loss).into()), ("games", lost.games.into())];
            writeln!(err, "  {}", messages.format("cli-loss", &args))?;
        }
        let args = [
            ("files", self.files.into()),
            ("games", self.games.into()),
            ("plies", self.moves.into()),
            ("warnings", self.warnings.into()),
            ("unread", self.unread.into()),
        ];
        writeln!(err, "{}", messages.format("cli-summary", &args))?;
        Ok(())
    }
}

/// Prints a line on standard error, if anybody can see it.
pub(in crate::cmd) fn say(text: &str) {
    // A closed standard error is no reason to stop.
    let _ = writeln!(io::stderr(), "{text}");
}
