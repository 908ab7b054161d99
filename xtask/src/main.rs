//! The project's own chores: set-up, build, checks, tests.
//!
//! `cargo xtask help` lists them.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program talks to the person at the terminal"
)]

mod process;
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
    /// Build everything that the browser gets into target/web/, and print its sizes
    Web(web::Options),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().chore {
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
