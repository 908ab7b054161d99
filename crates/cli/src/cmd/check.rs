//! `chuhe check`: what is wrong with files of games.

mod duplicates;
mod finding;
mod report;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use chuhe_record::Record;

use super::judge::rules;
use crate::language::Language;
use crate::source::{Sources, Told};
use duplicates::Duplicates;
use finding::Finding;
use report::{Checked, Report, Total};

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
    let sources = Sources::find(&arguments.files, None, &messages)?;
    let bar = sources.bar();
    let mut out = io::stdout().lock();
    let mut duplicates = Duplicates::new();
    let mut total = Total::default();
    let mut report = Report::default();
    let work = |record: Record, game| Checked::of(&record, game, rules.as_ref());
    sources.read(&bar, work, &mut |told| {
        match told {
            Told::File(source) => report = Report::new(&source.name),
            Told::Warning(warning) => report.add(Finding::Warning(warning)),
            Told::Game(checked) => report.game(checked, &mut duplicates),
            Told::End(read) => {
                match read {
                    Ok(format) => report.format = Some(format),
                    Err(error) => report.unread = Some(error),
                }
                total.add(&report);
                let text = if arguments.json { report.json(&messages) } else { report.text(&messages) };
                bar.suspend(|| out.write_all(text.as_bytes())).context("cannot write")?;
            }
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    if !arguments.json {
        out.write_all(total.text(&messages).as_bytes()).context("cannot write")?;
    }
    if total.games == 0 {
        bail!(messages.text("cli-no-game").into_owned());
    }
    Ok(if total.found == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
