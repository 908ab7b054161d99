//! `chuhe analyse`: what an engine thinks of games, or of a position.

mod job;
mod journal;
mod mind;
mod report;
mod words;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use chuhe_arena::{Limit, Spec};

use super::convert::Form;
use super::judge::rules;
use super::r#match::interrupted;
use super::show;
use crate::language::Language;
use crate::reason::game;
use job::Job;
use mind::{Mind, Wish};

/// What the exit codes mean, and how engines are named.
pub(crate) const HELP: &str = "\
An engine is `self` or `cmd=FILE`, with the options that `chuhe match --help` lists.
Without a limit each position of a game is searched for some 100,000 positions, those beside a mistake for more, and a single \
                                position for two million.
Scores in JSON are those of the side to move: hundredths of a soldier (cp), moves to mate (mate), or a win by the rules on \
                                repetition (rule), which is no mate. A mistake has an explanation there, in words and as the facts \
                                that were proved.

Exits with 0 if everything was analysed, with 1 if something could not be read or kept (what, is said on standard error), with 2 \
                                if nothing was analysed or the engine failed, with 130 if it was interrupted.";

/// What `chuhe analyse` takes.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("limit").args(["nodes", "depth", "time"]))]
pub(crate) struct Arguments {
    /// The games, in any format: files, folders, patterns, zip archives; `-` for standard input
    #[arg(required_unless_present = "fen", conflicts_with = "fen", value_name = "FILE")]
    files: Vec<String>,
    /// A position instead, as a FEN, with the moves that led on from there after the word `moves`
    #[arg(long, conflicts_with = "output")]
    fen: Option<String>,
    /// The rules of the position: the name of a set, or a file that holds one
    #[arg(long, value_name = "NAME|FILE", default_value = "wxf", requires = "fen")]
    rules: String,
    /// Where to write the games with what was found out: a file, in the format that its name ends in, or a folder; printed as
    /// text if not given
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
    /// Replace files that exist
    #[arg(long)]
    force: bool,
    /// Positions to visit for each position
    #[arg(long, value_name = "NUMBER", value_parser = limit("nodes"))]
    nodes: Option<Limit>,
    /// Plies to look ahead
    #[arg(long, value_name = "PLIES", value_parser = limit("depth"))]
    depth: Option<Limit>,
    /// Time for each position, in milliseconds
    #[arg(long, value_name = "MS", value_parser = limit("movetime"))]
    time: Option<Limit>,
    /// How many of the best lines to tell
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    lines: u8,
    /// How many threads search
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The memory for what the search has found, in MiB
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: Option<u32>,
    /// The engine, such as `cmd=./pikafish`; our own if not given
    #[arg(long, value_name = "ENGINE", default_value = "self", hide_default_value = true, value_parser = str::parse::<Spec>)]
    engine: Spec,
    /// After how many seconds an engine is given up that does not answer and has no time to keep
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    patience: u32,
    /// Keep what was found in this file, to go on from there after an interruption; beside the output if not given
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    log: Option<PathBuf>,
    /// Print one line of JSON for each game, or for the position
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: Language,
}

/// Reads a limit of this name.
fn limit(name: &'static str) -> impl Fn(&str) -> Result<Limit, String> + Clone + Send + Sync + 'static {
    move |value| Limit::named(name, value).ok_or_else(|| "expected a number that is not 0".to_owned())
}

impl Arguments {
    /// What the engine is to do.
    fn wish(&self) -> Wish<'_> {
        let limit = [self.nodes, self.depth, self.time].into_iter().flatten().next();
        Wish {
            spec: &self.engine,
            limit: limit.or(self.engine.own_limit()),
            lines: usize::from(self.lines),
            threads: self.threads,
            hash: self.hash,
            patience: 1_000 * u64::from(self.patience),
        }
    }
}

/// Analyses the games or the position.
///
/// # Errors
/// If nothing can be read, the engine does not start or fails, the log is another's, or something cannot be written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let messages = arguments.language.messages();
    let stop = interrupted();
    let notation = || {
        let usual = show::notation(None, messages.locale());
        arguments.form.notation().unwrap_or(usual)
    };
    let Some(fen) = &arguments.fen else {
        return Job::new(arguments, notation(), &messages, &stop)?.run();
    };
    let game = game(&messages, fen, rules(&arguments.rules, &messages)?)?;
    if game.outcome().is_some() {
        bail!(messages.text("cli-analyse-over").into_owned());
    }
    let mut mind = Mind::start(&arguments.wish(), game.rules(), &messages, &stop)?;
    let said = mind.think(&game, None, &messages, &stop)?;
    let text = match said {
        _ if stop.is_set() => return Ok(ExitCode::from(130)),
        said if arguments.json => format!("{}\n", report::position(&game, &said, &mind.name())),
        said => words::position(&game, &said, notation(), &messages),
    };
    io::stdout().lock().write_all(text.as_bytes()).context("cannot write")?;
    Ok(ExitCode::SUCCESS)
}

/// Whether a person looks at what is printed.
fn is_watched() -> bool {
    io::stderr().is_terminal()
}
