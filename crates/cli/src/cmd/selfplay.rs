//! `chuhe selfplay`: games of the engine with itself, kept to learn from.

mod report;
mod told;
mod view;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use chuhe_engine::{Now, Stop};
use chuhe_lang::Messages;
use chuhe_protocol::Monotonic;
use chuhe_training::{Archive, Plan, Stats, run as play, verify};

use super::r#match::interrupted;
use crate::language::Language;
use view::View;

/// What the exit codes mean.
pub(crate) const EXIT_CODES: &str = "\
Exits with 0 if all went well, with 1 if `verify` finds a game that is wrong or cut off, with 2 if games cannot be played, \
                                     kept or read, with 130 if it was interrupted.";

/// What `chuhe selfplay` takes.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(group = clap::ArgGroup::new("until").args(["games", "hours"]))]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The folder to keep the games in; where it holds games of the same kind, they are gone on with
    #[arg(long, value_name = "FOLDER", required = true)]
    out: Option<PathBuf>,
    /// Positions to visit for each move; the depth that was begun is finished
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many games are played at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// How many games the folder holds in the end; until it is interrupted if neither this nor --hours is given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// For how many hours games are begun
    #[arg(long, value_name = "HOURS", value_parser = hours)]
    hours: Option<f64>,
    /// What the openings are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play games to their end by the rules, however clear the scores are
    #[arg(long)]
    play_out: bool,
    #[command(flatten)]
    language: Language,
}

/// What is done with games that are there.
#[derive(clap::Subcommand)]
enum Command {
    /// Play all games over again: every move legal, every end the judge's, every checksum right
    #[command(after_help = EXIT_CODES)]
    Verify(Verify),
    /// Count games, results, lengths, scores and openings
    Stats(Folder),
}

/// What `chuhe selfplay verify` takes.
#[derive(clap::Args)]
struct Verify {
    /// Look for every mate that was announced, too, which takes longer
    #[arg(long)]
    mates: bool,
    #[command(flatten)]
    folder: Folder,
}

/// A folder of games.
#[derive(clap::Args)]
struct Folder {
    /// The folder that the games are in
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    #[command(flatten)]
    language: Language,
}

/// Reads a number of hours.
fn hours(text: &str) -> Result<f64, String> {
    let hours = text.parse().ok().filter(|hours: &f64| hours.is_finite() && *hours > 0.0);
    hours.ok_or_else(|| "expected a number of hours that is more than 0".to_owned())
}

/// Plays games, or reads those that are there.
///
/// # Errors
/// If games cannot be kept or read, the engine breaks one off, or nothing can be written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.command {
        Some(Command::Verify(Verify { mates, folder })) => {
            check(&folder.folder, *mates, &folder.language.messages())
        }
        Some(Command::Stats(folder)) => count(&folder.folder, &folder.language.messages()),
        None => generate(arguments, &arguments.language.messages()),
    }
}

fn generate(arguments: &Arguments, messages: &Messages) -> Result<ExitCode> {
    let folder = arguments.out.as_deref().context("clap wants a folder")?;
    let mut plan = Plan::new(arguments.seed, arguments.nodes);
    plan.clear = plan.clear.filter(|_| !arguments.play_out);
    let mut archive = Archive::open(folder, &plan).map_err(|error| told::archive(error, folder, messages))?;
    let before = (archive.games(), archive.positions());
    if before.0 > 0 {
        let path = folder.display().to_string();
        let args = [("path", (&path).into()), ("games", (before.0 as usize).into())];
        told::say(&messages.format("selfplay-goes-on", &args));
    }
    let stop = interrupted();
    let clock = Monotonic::start();
    let view = View::new(arguments.games, arguments.hours, before, messages);
    let result = add(arguments, &plan, &mut archive, &stop, &mut |archive| {
        view.show(archive.games(), archive.positions(), clock.now());
        view.is_over(clock.now())
    });
    view.end();
    let kept = archive.sync();
    result.map_err(|error| match error {
        Failure::Archive(error) => told::archive(error, folder, messages),
        Failure::Broken(broken) => told::broken(&broken, messages),
    })?;
    kept.map_err(|error| told::archive(error, folder, messages))?;
    let text = view.text(archive.games(), archive.positions(), clock.now());
    writeln!(io::stdout(), "{text}").context("cannot write")?;
    Ok(if stop.is_set() { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

/// Why no more games are added.
enum Failure {
    Archive(chuhe_training::ArchiveError),
    Broken(chuhe_training::Broken),
}

/// Adds games until there are enough, or `hear` says after one of them that it is so.
fn add(
    arguments: &Arguments,
    plan: &Plan,
    archive: &mut Archive,
    stop: &Stop,
    hear: &mut impl FnMut(&Archive) -> bool,
) -> Result<(), Failure> {
    let numbers = archive.games()..arguments.games.unwrap_or(u64::MAX);
    let mut result = Ok(());
    let played = play(plan, numbers, usize::from(arguments.threads), stop, |game| {
        // After one that could not be kept, none is.
        if result.is_ok() {
            result = archive.add(&game);
        }
        if result.is_err() || hear(archive) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    result.map_err(Failure::Archive)?;
    played.map_err(Failure::Broken)
}

fn check(folder: &Path, mates: bool, messages: &Messages) -> Result<ExitCode> {
    let mut lines = io::stdout().lock();
    let mut result = Ok(());
    let verified = verify(folder, mates, |game, wrong| {
        if result.is_ok() {
            result = writeln!(lines, "{}", told::wrong(game.number, wrong, messages));
        }
    });
    result.context("cannot write")?;
    let verified = verified.map_err(|error| told::archive(error, folder, messages))?;
    lines.write_all(report::verified(&verified, messages).as_bytes()).context("cannot write")?;
    let is_right = verified.wrong == 0 && verified.torn.is_none();
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn count(folder: &Path, messages: &Messages) -> Result<ExitCode> {
    let stats = Stats::of(folder).map_err(|error| told::archive(error, folder, messages))?;
    io::stdout().lock().write_all(report::stats(&stats, messages).as_bytes()).context("cannot write")?;
    Ok(ExitCode::SUCCESS)
}
