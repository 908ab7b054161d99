//! `chuhe play`: a game in the terminal.

mod table;

use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result};
use chuhe_engine::{Handicap, Level};
use chuhe_play::Handicap as Given;
use chuhe_rules::{Color, RuleSet};
use clap::ValueEnum;

use super::uci::seed;
use crate::board::{Colors, Look, Script};
use crate::language::Language;
use crate::reason::game;
use table::Table;

/// What `chuhe play` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position to begin with as a FEN, with moves after the word `moves` if there are any
    #[arg(long, default_value = "startpos", hide_default_value = true)]
    fen: String,
    /// Red gives Black something, 让子: begin with the position of this handicap, as two-horses
    #[arg(long, value_name = "NAME", conflicts_with = "fen", value_parser = by_name)]
    handicap: Option<Given>,
    /// The side you play; Red if not given, and with a handicap Black, who receives it
    #[arg(long, value_enum)]
    side: Option<Side>,
    /// How strong the computer is, 1 to 16
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=16))]
    level: u8,
    #[command(flatten)]
    language: Language,
    /// How pieces and moves are written; by the language if not given
    #[arg(long, value_enum)]
    script: Option<Script>,
    /// Whether to use colours
    #[arg(long, value_enum, default_value_t = Colors::Auto)]
    color: Colors,
    /// What the computer's mistakes are drawn from; another number in every game if not given
    #[arg(long)]
    seed: Option<u64>,
}

/// Who is at the keyboard.
#[derive(Clone, Copy, ValueEnum)]
enum Side {
    Red,
    Black,
    Both,
}

fn by_name(name: &str) -> Result<Given, String> {
    Given::named(name).ok_or_else(|| {
        let names: Vec<&str> = Given::all().map(Given::name).collect();
        format!("expected one of {}", names.join(", "))
    })
}

/// Plays a game until it is over, somebody leaves or the input ends.
///
/// # Errors
/// If the position cannot be read or cannot occur, or the terminal cannot be read or written.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let messages = arguments.language.messages();
    let given = arguments.handicap.map(Given::fen);
    let game = game(&messages, given.as_ref().unwrap_or(&arguments.fen), RuleSet::default())?;
    let usual = if arguments.handicap.is_some() { Side::Black } else { Side::Red };
    let script = arguments.script.unwrap_or(Script::for_language(messages.locale()));
    let stdout = io::stdout();
    let choice = arguments.color.choice();
    let humans: &[Color] = match arguments.side.unwrap_or(usual) {
        Side::Red => &[Color::Red],
        Side::Black => &[Color::Black],
        Side::Both => &Color::ALL,
    };
    let level = Level::try_new(arguments.level).context("there are the levels 1 to 16")?;
    let look = Look {
        script,
        paint: choice != ColorChoice::Never,
        bottom: humans.first().copied().unwrap_or(Color::Red),
    };
    let handicap = Handicap { level, seed: arguments.seed.unwrap_or_else(seed) };
    let stdin = io::stdin();
    let mut table = Table::new(game, humans, handicap, look, &messages);
    // What comes through a pipe is shown, so that the output can be read by itself.
    table.given = arguments.handicap;
    table.echo = !stdin.is_terminal();
    table
        .play(stdin.lock(), &mut AutoStream::new(stdout.lock(), choice))
        .context("cannot talk to the terminal")
}
