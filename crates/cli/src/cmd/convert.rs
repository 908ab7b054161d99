//! `chuhe convert`: games from any format into any other.

mod form;
mod tally;
mod target;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use chuhe_lang::Messages;
use chuhe_record::{Loss, Record, losses};
use indicatif::ProgressBar;

use crate::language::Language;
use crate::reason::{unread, warning};
use crate::source::{Source, Sources, Told};
pub(super) use form::Form;
pub(super) use tally::Tally;
pub(super) use target::Target;

/// What the exit codes mean.
pub(crate) const EXIT_CODES: &str = "Exits with 0 if every game was read and kept as it is, with 1 if something was not \
                                     (what, is said on standard error), with 2 if nothing was written.";

/// What `chuhe convert` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What to read, in any format: files, folders with all that is below them, patterns, zip archives; `-` for standard input
    #[arg(required = true, value_name = "IN")]
    inputs: Vec<String>,
    /// The file to write, in the format that its name ends in; a folder (such as `games/`), for a file for each file that is
    /// read, or for each game if the format holds one game; `-` for standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[command(flatten)]
    form: Form,
    /// Replace files that exist
    #[arg(long)]
    force: bool,
    /// Print all warnings, not only the first ones
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    language: Language,
}

/// Converts all games.
///
/// # Errors
/// If a name leads nowhere, the format is not known, a file exists, or nothing could be read or written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let messages = arguments.language.messages();
    let form = &arguments.form;
    let (format, options) = (form.format(&arguments.output, &messages)?, form.options(&messages));
    let sources = Sources::find(&arguments.inputs, Some(&arguments.output), &messages)?;
    let target = Target::new(&arguments.output, format, options, arguments.force, &messages)?;
    let bar = sources.bar();
    let tally = Tally::new(if arguments.verbose { usize::MAX } else { 20 });
    let mut job = Job { target, tally, source: Source::default(), bar: &bar, messages: &messages };
    let work = |record: Record, _| {
        let losses = losses(&record, format, &options);
        (record, losses)
    };
    sources.read(&bar, work, &mut |told| job.hear(told))?;
    bar.finish_and_clear();
    let Job { target, tally, .. } = job;
    if tally.games == 0 {
        tally.say(format, &messages)?;
        bail!("{}", messages.text("cli-no-game"));
    }
    // What is lost is said before the file is there.
    tally.say(format, &messages)?;
    target.finish(&messages)?;
    Ok(if tally.is_clean() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Games on their way.
struct Job<'a> {
    target: Target,
    tally: Tally,
    /// The file that they come from.
    source: Source,
    bar: &'a ProgressBar,
    messages: &'a Messages,
}

impl Job<'_> {
    /// Takes what comes next: a file, its games with what is lost of them, and its end.
    fn hear(&mut self, told: Told<(Record, Vec<Loss>)>) -> Result<()> {
        match told {
            Told::File(source) => {
                self.tally.files += 1;
                self.source = source;
                Ok(())
            }
            Told::Warning(found) => {
                self.tally.warnings += 1;
                self.warn(|messages, file| warning(messages, file, &found));
                Ok(())
            }
            Told::Game((record, losses)) => {
                self.tally.game(&record, losses);
                self.target.game(&record, &self.source.below, self.messages)
            }
            Told::End(read) => {
                if let Err(error) = read {
                    self.tally.unread += 1;
                    self.warn(|messages, file| unread(messages, file, &error));
                }
                self.target.end_of_source(self.messages)
            }
        }
    }

    fn warn(&mut self, text: impl FnOnce(&Messages, &str) -> String) {
        if self.tally.may_say() {
            let text = text(self.messages, &self.source.name);
            self.bar.suspend(|| tally::say(&text));
        }
    }
}
