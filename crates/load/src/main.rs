//! Drills for `chuhe serve`; `chuhe-load help` lists them.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use chuhe_load::drill::Drill;
use clap::Parser;

/// Players by the thousand before a real server: drills that check and measure.
#[derive(Parser)]
#[command(
    name = "chuhe-load",
    after_help = "Exits with 1 if anything was wrong, with 2 if a drill cannot be run."
)]
struct Arguments {
    #[command(subcommand)]
    drill: Drill,
}

fn main() -> ExitCode {
    match run(&Arguments::parse().drill) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // If even this cannot be written, the exit code remains.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs a drill and prints its report; says whether nothing was wrong.
fn run(drill: &Drill) -> Result<bool> {
    let options = drill.options();
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(options.threads.max(1)).enable_all().build();
    let report = runtime.context("cannot start threads")?.block_on(drill.run())?;
    let mut out = io::stdout().lock();
    if options.json {
        serde_json::to_writer_pretty(&mut out, &report.json())?;
        writeln!(out)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(report.faults.count() == 0)
}
