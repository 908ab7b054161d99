//! `chuhe perft`: counts move sequences.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "the counts go to whoever typed the command")]

use anyhow::Result;
use chuhe_engine::Now;
use chuhe_protocol::Monotonic;
use chuhe_rules::{Game, perft};

/// What `chuhe perft` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position as a FEN, with moves after the word `moves` if there are any
    #[arg(long, default_value = "startpos", hide_default_value = true)]
    fen: String,
    /// How many plies deep
    #[arg(long, default_value_t = 4)]
    depth: u32,
    /// Show the count of every move
    #[arg(long)]
    divide: bool,
}

/// Prints how many sequences of legal moves there are, and on standard error how fast they were counted.
///
/// # Errors
/// If the position cannot be read or cannot occur.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let game = Game::from_fen(&arguments.fen)?;
    let position = game.position();
    let clock = Monotonic::start();
    let total = if arguments.divide && arguments.depth > 0 {
        let mut counts: Vec<(String, u64)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let mut after = position.clone();
                after.play_unchecked(mv);
                (mv.to_string(), perft(&after, arguments.depth - 1))
            })
            .collect();
        counts.sort();
        for (mv, count) in &counts {
            println!("{mv} {count}");
        }
        println!();
        counts.iter().map(|(_, count)| count).sum()
    } else {
        perft(position, arguments.depth)
    };
    println!("{total}");
    let time = clock.now().max(1);
    eprintln!("{time} ms, {} nodes/s", total * 1000 / time);
    Ok(())
}
