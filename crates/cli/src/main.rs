//! Chuhe in one binary.

mod cmd;
mod language;
mod output;
mod reason;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The open home of xiangqi, Chinese chess.
#[derive(Parser)]
#[command(name = "chuhe", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the web site
    Serve(cmd::serve::Arguments),
    /// Play a game in the terminal
    Play(cmd::play::Arguments),
    /// Say who wins a game by the rules, and why
    #[command(after_help = "Exits with 2 where a game or the rules cannot be read.")]
    Judge(cmd::judge::Arguments),
    /// Write moves in another notation
    #[command(after_help = "Exits with 2 where a move or the position cannot be read.")]
    Notate(cmd::notate::Arguments),
    /// Draw a board as a picture
    Diagram(cmd::diagram::Arguments),
    /// Speak UCI, for programs that drive engines
    Uci,
    /// Count move sequences
    Perft(cmd::perft::Arguments),
    /// Print the engine's signature and speed
    Bench,
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let failure = match command {
        Command::Judge(_) | Command::Notate(_) => ExitCode::from(2),
        _ => ExitCode::FAILURE,
    };
    let result = match command {
        Command::Serve(arguments) => cmd::serve::run(&arguments),
        Command::Play(arguments) => cmd::play::run(&arguments),
        Command::Judge(arguments) => cmd::judge::run(&arguments),
        Command::Notate(arguments) => cmd::notate::run(&arguments),
        Command::Diagram(arguments) => cmd::diagram::run(&arguments),
        Command::Uci => cmd::uci::run(),
        Command::Perft(arguments) => cmd::perft::run(&arguments),
        Command::Bench => cmd::bench::run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has left.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If even this cannot be written, the exit code remains.
            let _ = writeln!(io::stderr(), "chuhe: {error:#}");
            failure
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
