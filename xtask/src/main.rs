//! The project's own chores: set-up, build, checks, tests.
//!
//! `cargo xtask help` lists them.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program talks to the person at the terminal"
)]
#![allow(clippy::disallowed_methods, reason = "it looks for tools on this machine, and waits for them")]

mod dist;
mod glyphs;
mod process;
mod serve;
mod test;
mod tidy;
mod toolchain;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own chores: set-up, build, checks, tests.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything, then run the site on this machine
    Serve {
        /// Arguments of `chuhe serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Install what the tests need, and run them all
    Test(test::Options),
    /// Check the rules of the house that no compiler knows
    Tidy,
    /// Build the binary that is given to people
    Dist,
    /// Make the outlines of the board's characters from their font, or check the committed ones
    Glyphs(glyphs::Options),
    /// Build everything that the browser gets into target/web/, and print its sizes
    Web(web::Options),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
        Chore::Serve { arguments } => serve::run(&arguments),
        // It has told what failed, and nothing may follow its last line.
        Chore::Test(options) => {
            return if test::run(&options) { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Chore::Tidy => tidy::run(),
        Chore::Dist => dist::run(),
        Chore::Glyphs(options) => glyphs::run(options),
        Chore::Web(options) => web::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
