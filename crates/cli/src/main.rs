//! Chuhe in one binary.

mod cmd;
mod language;
mod reason;

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
    /// Speak UCI, for programs that drive engines
    Uci,
    /// Count move sequences
    Perft(cmd::perft::Arguments),
    /// Print the engine's signature and speed
    Bench,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Serve(arguments) => cmd::serve::run(&arguments),
        Command::Play(arguments) => cmd::play::run(&arguments),
        Command::Uci => cmd::uci::run(),
        Command::Perft(arguments) => cmd::perft::run(&arguments),
        Command::Bench => {
            cmd::bench::run();
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "whoever typed the command wants to know why it failed")]
            {
                eprintln!("chuhe: {error:#}");
            }
            ExitCode::FAILURE
        }
    }
}
