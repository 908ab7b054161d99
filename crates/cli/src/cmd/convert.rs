//! `chuhe convert`: games from any format into any other.

mod tally;
mod target;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use chuhe_lang::{Locale, Messages};
use chuhe_notation::{Notation, Script};
use chuhe_record::{Charset, Format, Loss, Options, Record, XqfVersion, losses};
use clap::builder::PossibleValuesParser;
use indicatif::ProgressBar;

use crate::language::Language;
use crate::reason::{unread, warning};
use crate::source::{Source, Sources, Told};
use tally::Tally;
use target::Target;

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
    /// The format to write, where the name does not tell
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    to: Option<String>,
    /// The encoding of text: utf-8, gb18030, big5, or another by its usual name
    #[arg(long, value_name = "NAME", value_parser = charset)]
    encoding: Option<Charset>,
    /// The notation of moves, such as chinese-simplified, wxf, iccs or western, where the format leaves it open
    #[arg(long, value_name = "NAME", value_parser = str::parse::<Notation>)]
    notation: Option<Notation>,
    /// The version of XQF to write: 10, which every program reads, or 18
    #[arg(long, value_name = "VERSION", default_value = "10", value_parser = xqf)]
    xqf_version: XqfVersion,
    /// Replace files that exist
    #[arg(long)]
    force: bool,
    /// Print all warnings, not only the first ones
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    language: Language,
}

/// The names of the formats that can be written.
fn formats() -> PossibleValuesParser {
    PossibleValuesParser::new(Format::ALL.into_iter().filter(|format| format.can_write()).map(Format::id))
}

/// The encoding of a name.
fn charset(name: &str) -> Result<Charset, String> {
    Charset::named(name).ok_or_else(|| "expected a name such as utf-8, gb18030 or big5".to_owned())
}

/// The version of XQF of a number.
fn xqf(number: &str) -> Result<XqfVersion, String> {
    match number {
        "10" => Ok(XqfVersion::V10),
        "18" => Ok(XqfVersion::V18),
        _ => Err("expected 10 or 18".to_owned()),
    }
}

/// Converts all games.
///
/// # Errors
/// If a name leads nowhere, the format is not known, a file exists, or nothing could be read or written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let messages = arguments.language.messages();
    let (format, options) = (format(arguments, &messages)?, options(arguments, &messages));
    let sources = Sources::find(&arguments.inputs, Some(&arguments.output))?;
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

/// The format to write.
fn format(arguments: &Arguments, messages: &Messages) -> Result<Format> {
    let by_name = || arguments.output.file_name().and_then(|name| Format::of_name(&name.to_string_lossy()));
    let format = match &arguments.to {
        Some(name) => Format::named(name),
        None => by_name().filter(|format| format.can_write()),
    };
    let Some(format) = format else {
        let writable = Format::ALL.into_iter().filter(|format| format.can_write());
        let names: Vec<&str> = writable.map(Format::id).collect();
        bail!(messages.format("cli-which-format", &[("formats", (&names.join(", ")).into())]))
    };
    Ok(format)
}

/// How to write: what was asked for, and what goes with it.
fn options(arguments: &Arguments, messages: &Messages) -> Options {
    let charset = arguments.encoding.unwrap_or_default();
    let traditional = charset == Charset::Big5 || messages.locale() == Locale::ZhHant;
    let script = if traditional { Script::Traditional } else { Script::Simplified };
    Options {
        charset,
        notation: arguments.notation.unwrap_or(Notation::chinese(script)),
        xqf: arguments.xqf_version,
    }
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
