//! `chuhe match`: two engines against each other.

pub(super) mod told;
mod view;

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::num::NonZeroU64;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use chuhe_arena::{
    DrawRule, Journal, Limit, OpeningsError, Plan, Played, ResignRule, Spec, Sprt, Tally, handicap, openings,
    record,
};
use chuhe_engine::Stop;
use chuhe_lang::Messages;
use chuhe_notation::Notation;
use chuhe_play::Handicap;
use chuhe_record::{Format, Options, WriteError, Writer};
use chuhe_rules::{Position, RuleSet};
use chuhe_store::UnixMillis;

use super::judge::rules;
use super::serve::stop;
use crate::language::Language;
use crate::output::Output;
use crate::reason::describe;
use view::View;
pub(super) use view::signed;

/// What the exit codes mean, and how engines are named.
pub(crate) const HELP: &str = "\
An engine is `self` (this program's own), `self:LEVEL` (1 to 16), `greedy` (takes what hangs), `random`, or `cmd=FILE` for a program;
after commas may follow:
  name=NAME           what it is called
  option.NAME=VALUE   an option of the engine
  nodes=, depth=, movetime=, tc=
                      its own limit, as the options of these names have it
  proto=uci|ucci|cecp the language it speaks (uci if not given)
  arg=TEXT            what the program is started with, as often as wanted
  dir=FOLDER          where it is started
  ranks=0|1           what it calls Red's back rank; guessed if not given
A comma in a value is written `\\,`.

Exits with 0 if the match was played, with 1 if an engine crashed, did not answer, was late or played what is illegal, with 2 if \
                                nothing could be played, with 130 if it was interrupted.";

/// What `chuhe match` takes.
#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("limit").args(["nodes", "depth", "movetime", "tc"]))]
pub(crate) struct Arguments {
    /// An engine, such as `self` or `cmd=./pikafish,option.Hash=64`; given twice, results are counted from the first's side
    #[arg(long = "engine", value_name = "ENGINE", required = true, value_parser = str::parse::<Spec>)]
    engines: Vec<Spec>,
    /// A file of positions to begin with, a FEN on each line, each played with both colours; the usual start if not given
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// What the second engine gives in every game: first-move, horse, two-horses, chariot, chariot-and-horse, two-chariots,
    /// two-chariots-and-horse
    #[arg(long, value_name = "NAME", conflicts_with = "openings", value_parser = given)]
    handicap: Option<Handicap>,
    /// How many games are played; two from each opening if not given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Positions to visit for each move
    #[arg(long, value_name = "NUMBER", value_parser = limit("nodes"))]
    nodes: Option<Limit>,
    /// Plies to look ahead
    #[arg(long, value_name = "PLIES", value_parser = limit("depth"))]
    depth: Option<Limit>,
    /// Time for each move, in milliseconds
    #[arg(long, value_name = "MS", value_parser = limit("movetime"))]
    movetime: Option<Limit>,
    /// A clock: seconds for the game, and those added with each move
    #[arg(long, value_name = "BASE+INCREMENT", value_parser = limit("tc"))]
    tc: Option<Limit>,
    /// Count so many positions as a millisecond of the clock, whatever the time is; programs need the option `nodestime`
    #[arg(long, value_name = "NUMBER")]
    nodes_as_time: Option<NonZeroU64>,
    /// How many games are played at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    /// The rules: the name of a set (wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian), or a file
    /// that holds one
    #[arg(long, value_name = "NAME|FILE", default_value = "wxf")]
    rules: String,
    /// By how many milliseconds an engine may be late
    #[arg(long, value_name = "MS", default_value_t = 100)]
    margin: u32,
    /// After how many seconds an engine is given up that does not answer and has no time to keep
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    patience: u32,
    /// After so many plies a game is a draw
    #[arg(long, value_name = "PLIES", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    max_plies: u32,
    /// End a game as won when both engines say so for a while, such as `score=900,plies=6`
    #[arg(long, value_name = "RULE", value_parser = str::parse::<ResignRule>)]
    resign: Option<ResignRule>,
    /// End a game as drawn when both engines say so for a while, such as `score=10,plies=16,after=80`
    #[arg(long, value_name = "RULE", value_parser = str::parse::<DrawRule>)]
    draw: Option<DrawRule>,
    /// End the match when enough is known, such as `elo0=0,elo1=5`; if wanted with alpha=, beta= and model=normalized
    #[arg(long, value_name = "TEST", value_parser = str::parse::<Sprt>)]
    sprt: Option<Sprt>,
    /// What the mistakes of our levels are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep a log of the games in this file; where it is there, the match goes on from it
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the games to this file as PGN when the match ends; `-` for standard output
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// The notation of the moves there, such as chinese-simplified, wxf, iccs or western
    #[arg(long, value_name = "NAME", default_value = "iccs", value_parser = str::parse::<Notation>)]
    notation: Notation,
    /// Replace a PGN file that exists
    #[arg(long)]
    force: bool,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Print a line for every game
    #[arg(short, long)]
    verbose: bool,
    #[command(flatten)]
    language: Language,
}

/// Reads a handicap by its name.
pub(super) fn given(name: &str) -> Result<Handicap, String> {
    Handicap::named(name).ok_or_else(|| {
        let names: Vec<_> = Handicap::all().map(Handicap::name).collect();
        format!("expected one of {}", names.join(", "))
    })
}

/// Reads a limit of this name.
fn limit(name: &'static str) -> impl Fn(&str) -> Result<Limit, String> + Clone + Send + Sync + 'static {
    move |value| {
        Limit::named(name, value).ok_or_else(|| match name {
            "tc" => "expected seconds such as 10+0.1".to_owned(),
            _ => "expected a number that is not 0".to_owned(),
        })
    }
}

/// Plays a match.
///
/// # Errors
/// If an engine does not start, the openings, the rules or the log cannot be read, or something cannot be written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let messages = arguments.language.messages();
    let plan = plan(arguments, &messages)?;
    let pgn = arguments.pgn.as_deref().map(|path| Pgn::create(path, arguments, &messages)).transpose()?;
    let mut sheet = Sheet { plan: &plan, journal: None, pgn, tally: Tally::new(&plan) };
    let mut done = BTreeSet::new();
    if let Some(path) = &arguments.log {
        let (journal, played) =
            Journal::open(path, &plan).map_err(|error| told::log(error, path, &messages))?;
        if !played.is_empty() {
            let path = path.display().to_string();
            let args = [("path", (&path).into()), ("games", played.len().into())];
            told::say(&messages.format("cli-match-goes-on", &args));
        }
        for game in &played {
            done.insert(game.round);
            sheet.add(game)?;
        }
        sheet.journal = Some(journal);
    }
    let view = View::new(&plan, arguments.sprt, &messages);
    view.show(&sheet.tally);
    let interrupted = interrupted();
    let is_decided = |tally: &Tally| {
        let decision = arguments.sprt.and_then(|sprt| sprt.standing(tally.pairs).decision());
        decision.is_some()
    };
    if !is_decided(&sheet.tally) {
        let mut result = Ok(());
        let played = chuhe_arena::run(&plan, &done, &interrupted, |game| {
            // A game that is not kept is not counted either.
            if result.is_ok() {
                result = sheet.add(&game);
            }
            view.tell(&game, arguments.verbose);
            view.show(&sheet.tally);
            if result.is_err() || is_decided(&sheet.tally) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        view.end();
        result?;
        played.map_err(|error| told::not_started(&error, &messages))?;
    }
    view.end();
    if let Some(pgn) = sheet.pgn.take() {
        pgn.keep(&messages)?;
    }
    let text = if arguments.json {
        format!("{:#}\n", sheet.tally.json(arguments.sprt.as_ref()))
    } else {
        view.text(&sheet.tally)
    };
    io::stdout().lock().write_all(text.as_bytes()).context("cannot write")?;
    if interrupted.is_set() {
        told::say(&messages.text("cli-match-interrupted"));
        return Ok(ExitCode::from(130));
    }
    Ok(if sheet.tally.faults() == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The match that the arguments ask for.
fn plan(arguments: &Arguments, messages: &Messages) -> Result<Plan> {
    let Ok(mut engines) = <[Spec; 2]>::try_from(arguments.engines.clone()) else {
        bail!(messages.text("cli-match-two-engines").into_owned());
    };
    let limits = [arguments.nodes, arguments.depth, arguments.movetime, arguments.tc];
    let limit = match (limits.into_iter().flatten().next(), engines.each_ref().map(Spec::own_limit)) {
        (Some(limit), _) => limit,
        (None, [Some(first), Some(second)]) => {
            (engines[0].limit, engines[1].limit) = (Some(first), Some(second));
            first
        }
        _ => bail!(messages.text("cli-match-no-limit").into_owned()),
    };
    let rules = rules(&arguments.rules, messages)?;
    let openings = match &arguments.openings {
        Some(path) => read_openings(path, &rules, messages)?,
        None => vec![Position::start()],
    };
    let games = arguments.games.map_or(2 * openings.len(), |games| games as usize);
    let (openings, paired) = match arguments.handicap {
        Some(given) => (handicap(given).to_vec(), true),
        None => (openings, false),
    };
    Ok(Plan {
        engines,
        games,
        openings,
        paired,
        limit,
        nodes_as_time: arguments.nodes_as_time,
        rules,
        margin: u64::from(arguments.margin),
        patience: 1_000 * u64::from(arguments.patience),
        max_plies: arguments.max_plies as usize,
        resign: arguments.resign,
        draw: arguments.draw,
        seed: arguments.seed,
        concurrency: usize::from(arguments.concurrency),
    })
}

/// The positions of a file.
fn read_openings(path: &Path, rules: &RuleSet, messages: &Messages) -> Result<Vec<Position>> {
    let file = path.display();
    let text = fs::read_to_string(path).with_context(|| file.to_string())?;
    openings(&text, rules).or_else(|error| match error {
        OpeningsError::Line { line, error } => bail!("{file}:{line}: {}", describe(&error, messages)),
        OpeningsError::Over { line } => bail!("{file}:{line}: {}", messages.text("cli-match-over")),
        OpeningsError::None => bail!("{file}: {}", messages.text("cli-no-game")),
    })
}

/// Where games are kept and counted.
struct Sheet<'a> {
    plan: &'a Plan,
    journal: Option<Journal>,
    pgn: Option<Pgn>,
    tally: Tally,
}

impl Sheet<'_> {
    fn add(&mut self, game: &Played) -> Result<()> {
        if let Some(journal) = &mut self.journal {
            journal.add(game).context("cannot write the log")?;
        }
        if let Some(pgn) = &mut self.pgn {
            pgn.add(self.plan, game)?;
        }
        self.tally.add(game);
        Ok(())
    }
}

/// A file of games in the making.
struct Pgn {
    writer: Writer<Output>,
    date: String,
}

impl Pgn {
    fn create(path: &Path, arguments: &Arguments, messages: &Messages) -> Result<Self> {
        let options = Options { notation: arguments.notation, ..Options::default() };
        let output = Output::create(path, arguments.force, messages)?;
        let writer = Writer::new(Format::Pgn, options, output).map_err(plain)?;
        Ok(Self { writer, date: today() })
    }

    fn add(&mut self, plan: &Plan, game: &Played) -> Result<()> {
        self.writer.game(&record(plan, game, &self.date)).map_err(plain)
    }

    fn keep(self, messages: &Messages) -> Result<()> {
        self.writer.finish().map_err(plain)?.keep(messages)
    }
}

/// An error of writing by its cause, by which a closed pipe is known.
fn plain(error: WriteError) -> anyhow::Error {
    match error {
        WriteError::Io(error) => error.into(),
        error => error.into(),
    }
}

/// The date in UTC as PGN has it.
#[expect(clippy::disallowed_methods, reason = "an edge of the system: games are dated")]
fn today() -> String {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMillis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)).date()
}

/// A flag that is set when the process is asked to stop, by Ctrl+C or by the system.
pub(super) fn interrupted() -> Stop {
    let flag = Stop::new();
    let set = flag.clone();
    // Without it such a request ends the process at once, which loses no more.
    if let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() {
        std::thread::spawn(move || {
            runtime.block_on(stop());
            set.set();
        });
    }
    flag
}
