//! Fits the weights of the evaluation to games of the engine with itself.
//!
//! ```text
//! chuhe selfplay --out games --hours 2
//! cargo run --release -p chuhe-training --example tune -- games --out crates/engine/src/eval/weights.rs
//! ```

#![allow(clippy::print_stdout, reason = "the losses are what it tells")]

use std::path::PathBuf;

use chuhe_engine::{weights, weights_source};
use chuhe_training::tune::{Filter, Fit, Samples, Settings};
use clap::Parser;

/// Fits the weights of the evaluation to games of the engine with itself.
#[derive(Parser)]
struct Arguments {
    /// Folders that `chuhe selfplay` has filled
    #[arg(required = true, value_name = "FOLDER")]
    folders: Vec<PathBuf>,
    /// The file to write the weights to, as the engine has them; only the losses are shown if not given
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How much the result of a game counts against the scores of the searches, from 0 to 1
    #[arg(long, default_value_t = Settings::default().result)]
    result: f64,
    /// How far a step moves a weight at first, in hundredths of a soldier
    #[arg(long, default_value_t = Settings::default().rate)]
    rate: f64,
    /// How many steps are made
    #[arg(long, default_value_t = Settings::default().steps)]
    steps: usize,
    /// What a weight was before counts as much as so many positions
    #[arg(long, default_value_t = Settings::default().prior)]
    prior: f64,
    /// Positions in which a side is ahead by more hundredths of a soldier are left out
    #[arg(long, default_value_t = Filter::default().decided)]
    decided: u32,
    /// How many threads work
    #[arg(long, default_value_t = Settings::default().threads)]
    threads: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let mut samples = Samples::new(Filter { decided: arguments.decided, ..Filter::default() });
    for folder in &arguments.folders {
        samples.add_all(folder)?;
    }
    let (taken, held_out) = samples.taken();
    println!("{} positions, {taken} to learn from, {held_out} held out", samples.positions());
    if taken == 0 || held_out == 0 {
        return Err("found too few quiet positions, expected some to learn from and some held out".into());
    }
    let settings = Settings {
        result: arguments.result.clamp(0.0, 1.0),
        rate: arguments.rate,
        steps: arguments.steps,
        prior: arguments.prior,
        threads: arguments.threads,
    };
    let mut fit = Fit::new(&samples, settings, &weights());
    println!("k = {:.6}", fit.scale());
    println!("{:>5}  {:>9}  {:>9}  {:>9}  {:>9}", "step", "loss", "held out", "results", "scores");
    let tell = |fit: &Fit<'_>| {
        let [mixed, results, scores] = [settings.result, 1.0, 0.0].map(|result| fit.held_out_loss(result));
        println!("{:>5}  {:.7}  {mixed:.7}  {results:.7}  {scores:.7}", fit.steps(), fit.loss());
    };
    tell(&fit);
    while fit.steps() < settings.steps {
        fit.step();
        if fit.steps().is_multiple_of(50) || fit.steps() == settings.steps {
            tell(&fit);
        }
    }
    if let Some(out) = &arguments.out {
        std::fs::write(out, weights_source(&fit.weights()))?;
    }
    Ok(())
}
