//! `chuhe convert`: games from any format into any other.

mod tally;
mod target;

use std::io::{self, BufRead};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use chuhe_lang::{Locale, Messages};
use chuhe_notation::{Notation, Script};
use chuhe_record::{
    Charset, Format, Limits, Options, ReadError, Record, Visitor, Warning, XqfVersion, losses, read_games,
};
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::language::Language;
use crate::reason::{unread, warning};
use crate::source::{Source, Sources};
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
    let bar = bar(sources.bytes);
    let mut job = Job {
        format,
        options,
        target,
        tally: Tally::new(if arguments.verbose { usize::MAX } else { 20 }),
        bar: &bar,
        messages: &messages,
    };
    sources.read(&bar, &mut |source, content| job.file(source, content))?;
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

/// A bar on a terminal's standard error, and nothing elsewhere.
fn bar(bytes: u64) -> ProgressBar {
    if bytes == 0 {
        return ProgressBar::no_length();
    }
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes}, {eta}");
    ProgressBar::new(bytes).with_style(style.expect("the template is well formed"))
}

/// Games on their way.
struct Job<'a> {
    format: Format,
    options: Options,
    target: Target,
    tally: Tally,
    bar: &'a ProgressBar,
    messages: &'a Messages,
}

impl Job<'_> {
    /// Converts the games of a file.
    fn file(&mut self, source: &Source, content: io::Result<&mut dyn BufRead>) -> Result<()> {
        self.tally.files += 1;
        let mut pass = Pass { job: self, source, failure: None };
        let read = content
            .map_err(ReadError::Io)
            .and_then(|input| read_games(input, source.hint(), &Limits::default(), &mut pass));
        if let Some(failure) = pass.failure {
            return Err(failure);
        }
        if let Err(error) = read {
            self.tally.unread += 1;
            self.warn(|messages| unread(messages, &source.name, &error));
        }
        self.target.end_of_source(self.messages)
    }

    fn game(&mut self, source: &Source, record: &Record) -> Result<()> {
        self.tally.game(record, losses(record, self.format, &self.options));
        self.target.game(record, &source.below, self.messages)
    }

    fn warn(&mut self, text: impl FnOnce(&Messages) -> String) {
        if self.tally.may_say() {
            let text = text(self.messages);
            self.bar.suspend(|| tally::say(&text));
        }
    }
}

/// The games of one file on their way.
struct Pass<'a, 'b> {
    job: &'a mut Job<'b>,
    source: &'a Source,
    failure: Option<anyhow::Error>,
}

impl Visitor for Pass<'_, '_> {
    fn game(&mut self, record: Record) -> ControlFlow<()> {
        match self.job.game(self.source, &record) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failure = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn warning(&mut self, found: Warning) {
        self.job.tally.warnings += 1;
        self.job.warn(|messages| warning(messages, &self.source.name, &found));
    }
}
