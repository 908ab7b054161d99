//! `chuhe perft`: counts move sequences.

use std::io::{self, Write};

use anyhow::{Context, Result};
use chuhe_engine::Now;
use chuhe_protocol::Monotonic;
use chuhe_rules::{DEEPEST_PERFT, RuleSet, divide, perft};

use crate::language::Language;
use crate::reason::game;

/// What `chuhe perft` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position as a FEN, with moves after the word `moves` if there are any
    #[arg(long, default_value = "startpos", hide_default_value = true)]
    fen: String,
    /// How many plies deep
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(..=i64::from(DEEPEST_PERFT)))]
    depth: u32,
    /// Show the count of every move
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    language: Language,
}

/// Prints how many sequences of legal moves there are, and on standard error how fast they were counted.
///
/// # Errors
/// If the position cannot be read or cannot occur, or nothing can be written.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let game = game(&arguments.language.messages(), &arguments.fen, RuleSet::default())?;
    let position = game.position();
    let mut out = io::stdout().lock();
    let clock = Monotonic::start();
    let total = if arguments.divide && arguments.depth > 0 {
        let counts = divide(position, arguments.depth, || true).context("nobody ends the count")?;
        for (mv, count) in &counts {
            writeln!(out, "{mv} {count}")?;
        }
        writeln!(out)?;
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft(position, arguments.depth)
    };
    writeln!(out, "{total}")?;
    let time = clock.now().max(1);
    writeln!(io::stderr(), "{time} ms, {} nodes/s", total.saturating_mul(1000) / time)?;
    Ok(())
}
