//! Chuhe in one binary.

mod board;
mod cmd;
mod columns;
mod input;
mod language;
mod output;
mod reason;
mod source;

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
    /// Copy the games that a server keeps, while it runs
    #[command(after_help = "For PostgreSQL use its own pg_dump.")]
    Backup(cmd::backup::Arguments),
    /// Play a game in the terminal
    Play(cmd::play::Arguments),
    /// Say who wins a game by the rules, and why
    #[command(after_help = "Exits with 2 where a game or the rules cannot be read.")]
    Judge(cmd::judge::Arguments),
    /// Write moves in another notation
    #[command(after_help = "Exits with 2 where a move or the position cannot be read.")]
    Notate(cmd::notate::Arguments),
    /// Bring games from any format into any other
    #[command(after_help = cmd::convert::EXIT_CODES)]
    Convert(cmd::convert::Arguments),
    /// Show a recorded game, step by step or as a text
    Show(cmd::show::Arguments),
    /// Check files of games: their moves, their results, games that are there twice
    #[command(after_help = cmd::check::EXIT_CODES)]
    Check(cmd::check::Arguments),
    /// Say what an engine thinks of games or a position: evaluations, mistakes, better lines
    #[command(visible_alias = "analyze", after_help = cmd::analyse::HELP)]
    Analyse(cmd::analyse::Arguments),
    /// Draw a board as a picture
    Diagram(cmd::diagram::Arguments),
    #[command(name = "engine", about = cmd::uci::ABOUT, visible_aliases = ["uci", "ucci", "xboard"], after_help = cmd::uci::HELP)]
    Uci,
    /// Let two engines play a match, and say which is stronger
    #[command(after_help = cmd::r#match::HELP)]
    Match(cmd::r#match::Arguments),
    /// Play the levels of the engine against their neighbours
    #[command(after_help = cmd::ladder::HELP)]
    Ladder(cmd::ladder::Arguments),
    /// Let the engine play with itself, and keep the games to learn from
    #[command(after_help = cmd::selfplay::EXIT_CODES)]
    Selfplay(cmd::selfplay::Arguments),
    /// Count move sequences
    Perft(cmd::perft::Arguments),
    /// Print the engine's signature and speed
    Bench,
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let failure = match command {
        Command::Judge(_)
        | Command::Notate(_)
        | Command::Convert(_)
        | Command::Check(_)
        | Command::Analyse(_)
        | Command::Match(_)
        | Command::Ladder(_)
        | Command::Selfplay(_) => ExitCode::from(2),
        _ => ExitCode::FAILURE,
    };
    let done = |()| ExitCode::SUCCESS;
    let result = match command {
        Command::Serve(arguments) => cmd::serve::run(&arguments).map(done),
        Command::Backup(arguments) => cmd::backup::run(&arguments).map(done),
        Command::Play(arguments) => cmd::play::run(&arguments).map(done),
        Command::Judge(arguments) => cmd::judge::run(&arguments).map(done),
        Command::Notate(arguments) => cmd::notate::run(&arguments).map(done),
        Command::Convert(arguments) => cmd::convert::run(&arguments),
        Command::Show(arguments) => cmd::show::run(&arguments).map(done),
        Command::Check(arguments) => cmd::check::run(&arguments),
        Command::Analyse(arguments) => cmd::analyse::run(&arguments),
        Command::Diagram(arguments) => cmd::diagram::run(&arguments).map(done),
        Command::Uci => cmd::uci::run().map(done),
        Command::Match(arguments) => cmd::r#match::run(&arguments),
        Command::Ladder(arguments) => cmd::ladder::run(&arguments),
        Command::Selfplay(arguments) => cmd::selfplay::run(&arguments),
        Command::Perft(arguments) => cmd::perft::run(&arguments).map(done),
        Command::Bench => cmd::bench::run().map(done),
    };
    match result {
        Ok(code) => code,
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
