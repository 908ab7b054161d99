//! `chuhe check`: what is wrong with files of games.

mod duplicates;
mod finding;
mod report;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use chuhe_record::{Limits, ReadError, Record, Visitor, Warning, read_games};
use chuhe_rules::RuleSet;
use indicatif::ProgressBar;

use super::judge::rules;
use crate::language::Language;
use crate::source::{Source, Sources};
use duplicates::Duplicates;
use finding::Finding;
use report::{Report, Total};

/// What the exit codes mean.
pub(crate) const EXIT_CODES: &str =
    "Exits with 0 if nothing is wrong, with 1 if something was found, with 2 if nothing could be read.";

/// What `chuhe check` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What to check, in any format: files, folders with all that is below them, patterns, zip archives; `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The rules that results are held against: the name of a set or a file that holds one; each game's own if not given
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,
    /// Print one line of JSON for each file
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: Language,
}

/// Checks all games.
///
/// # Errors
/// If a name leads nowhere, the rules cannot be read, no game is found, or nothing can be written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let messages = arguments.language.messages();
    let rules = arguments.rules.as_deref().map(|name| rules(name, &messages)).transpose()?;
    let sources = Sources::find(&arguments.files, None)?;
    let mut out = io::stdout().lock();
    let mut duplicates = Duplicates::new();
    let mut total = Total::default();
    sources.read(&ProgressBar::hidden(), &mut |source, content| {
        let report = check(source, content, rules.as_ref(), &mut duplicates);
        total.add(&report);
        let text = if arguments.json { report.json(&messages) } else { report.text(&messages) };
        out.write_all(text.as_bytes()).context("cannot write")
    })?;
    if !arguments.json {
        out.write_all(total.text(&messages).as_bytes()).context("cannot write")?;
    }
    if total.games == 0 {
        bail!(messages.text("cli-no-game").into_owned());
    }
    Ok(if total.found == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Checks the games of a file.
fn check(
    source: &Source,
    content: io::Result<&mut dyn BufRead>,
    rules: Option<&RuleSet>,
    duplicates: &mut Duplicates,
) -> Report {
    let mut report = Report::new(&source.name);
    let mut pass = Pass { report: &mut report, rules, duplicates };
    let read = content
        .map_err(ReadError::Io)
        .and_then(|input| read_games(input, source.hint(), &Limits::default(), &mut pass));
    match read {
        Ok(format) => report.format = Some(format),
        Err(error) => report.unread = Some(error),
    }
    report
}

/// The games of one file on their way.
struct Pass<'a> {
    report: &'a mut Report,
    rules: Option<&'a RuleSet>,
    duplicates: &'a mut Duplicates,
}

impl Visitor for Pass<'_> {
    fn game(&mut self, record: Record) -> ControlFlow<()> {
        self.report.count(&record);
        let game = self.report.games;
        if let Some(first) = self.duplicates.see(&record, &self.report.file, game) {
            self.report.add(Finding::duplicate(game, first));
        }
        if let Some(finding) = Finding::of_result(&record, game, self.rules) {
            self.report.add(finding);
        }
        ControlFlow::Continue(())
    }

    fn warning(&mut self, warning: Warning) {
        self.report.add(Finding::Warning(warning));
    }
}
