//! What is said about a checked file, as text and as JSON.

use chuhe_lang::Messages;
use chuhe_record::{Format, ReadError, Record};
use chuhe_rules::RuleSet;
use serde_json::{Value, json};

use super::duplicates::{Duplicates, Key};
use super::finding::Finding;
use crate::reason::{arguments, located, unread};

/// So many findings of one file are kept; the rest is counted.
const KEPT: usize = 10_000;

/// What is known of a game by itself.
pub(super) struct Checked {
    /// Its number in the file, from 1.
    game: usize,
    /// The plies of the main line.
    plies: usize,
    variations: usize,
    key: Option<Key>,
    finding: Option<Finding>,
}

impl Checked {
    /// Checks a game, its result by `rules` or else by its own.
    pub(super) fn of(record: &Record, game: usize, rules: Option<&RuleSet>) -> Self {
        Self {
            game,
            plies: record.main_line().count(),
            variations: record.variations(),
            key: Key::of(record),
            finding: Finding::of_result(record, game, rules),
        }
    }
}

/// What was found in a file.
#[derive(Default)]
pub(super) struct Report {
    pub(super) file: String,
    pub(super) format: Option<Format>,
    /// Why it could not be read, or not to its end.
    pub(super) unread: Option<ReadError>,
    pub(super) games: usize,
    /// The plies of the main lines.
    plies: usize,
    variations: usize,
    findings: Vec<Finding>,
    /// How many findings there are.
    found: usize,
}

impl Report {
    /// A file that nothing is known of.
    pub(super) fn new(file: &str) -> Self {
        Self { file: file.to_owned(), ..Self::default() }
    }

    /// Adds a game.
    pub(super) fn game(&mut self, checked: Checked, duplicates: &mut Duplicates) {
        let Checked { game, plies, variations, key, finding } = checked;
        self.games += 1;
        self.plies += plies;
        self.variations += variations;
        if let Some(first) = key.and_then(|key| duplicates.see(key, &self.file, game)) {
            self.add(Finding::duplicate(game, first));
        }
        if let Some(finding) = finding {
            self.add(finding);
        }
    }

    /// Adds what is wrong.
    pub(super) fn add(&mut self, finding: Finding) {
        self.found += 1;
        if self.findings.len() < KEPT {
            self.findings.push(finding);
        }
    }

    /// One line about the file, and one for each finding.
    pub(super) fn text(&self, messages: &Messages) -> String {
        let mut lines = Vec::new();
        if let Some(error) = &self.unread {
            lines.push(unread(messages, &self.file, error));
        }
        if let Some(format) = self.format {
            let args = [
                ("path", (&self.file).into()),
                ("format", format.id().into()),
                ("games", self.games.into()),
                ("plies", self.plies.into()),
                ("variations", self.variations.into()),
                ("count", self.found.into()),
            ];
            lines.push(messages.format("cli-checked", &args));
        }
        lines.extend(self.findings.iter().map(|finding| {
            let (game, ply, byte) = finding.place();
            located(messages, &self.file, game, ply, byte, &finding.words(messages))
        }));
        lines.into_iter().map(|line| line + "\n").collect()
    }

    /// A line of JSON: the counts, and of each finding its place, its id, its arguments and its sentence.
    pub(super) fn json(&self, messages: &Messages) -> String {
        let findings: Vec<Value> = self
            .findings
            .iter()
            .map(|finding| {
                let (game, ply, byte) = finding.place();
                let reason = finding.reason();
                json!({
                    "game": game,
                    "ply": ply,
                    "byte": byte,
                    "id": reason.id(),
                    "args": arguments(&reason.args()),
                    "text": finding.words(messages),
                })
            })
            .collect();
        let line = json!({
            "file": self.file,
            "format": self.format.map(Format::id),
            "error": self.unread.as_ref().map(|error| unread(messages, &self.file, error)),
            "games": self.games,
            "plies": self.plies,
            "variations": self.variations,
            "found": self.found,
            "warnings": findings,
        });
        line.to_string() + "\n"
    }
}

/// What was found in all files.
#[derive(Default)]
pub(super) struct Total {
    files: usize,
    pub(super) games: usize,
    plies: usize,
    /// Findings, and files that could not be read.
    pub(super) found: usize,
    unread: usize,
}

impl Total {
    /// Adds a file.
    pub(super) fn add(&mut self, report: &Report) {
        let unread = usize::from(report.unread.is_some());
        self.files += 1;
        self.games += report.games;
        self.plies += report.plies;
        self.found += report.found + unread;
        self.unread += unread;
    }

    /// A line with the sums, where there is more than one file.
    pub(super) fn text(&self, messages: &Messages) -> String {
        if self.files < 2 {
            return String::new();
        }
        let args = [
            ("files", self.files.into()),
            ("games", self.games.into()),
            ("plies", self.plies.into()),
            ("warnings", (self.found - self.unread).into()),
            ("unread", self.unread.into()),
        ];
        messages.format("cli-summary", &args) + "\n"
    }
}
