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
    /// Say who wins a game by the rules, and why
    #[command(after_help = "Exits with 2 where a game or the rules cannot be read.")]
    Judge(cmd::judge::Arguments),
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
        Command::Judge(arguments) => {
            if let Err(error) = cmd::judge::run(&arguments) {
                complain(&error);
                return ExitCode::from(2);
            }
            Ok(())
        }
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
            complain(&error);
            ExitCode::FAILURE
        }
    }
}

/// Says why a command failed to whoever typed it.
#[expect(clippy::print_stderr, reason = "whoever typed the command wants to know why it failed")]
fn complain(error: &anyhow::Error) {
    eprintln!("chuhe: {error:#}");
}
