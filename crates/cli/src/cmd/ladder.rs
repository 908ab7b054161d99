//! `chuhe ladder`: the levels against their neighbours.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use chuhe_arena::elo::{Estimate, elo, score};
use chuhe_arena::{Journal, Ladder, Rung, Tally};
use chuhe_engine::{Level, Stop};
use chuhe_lang::Messages;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::r#match::{interrupted, signed, told};
use crate::columns::columns;
use crate::language::Language;
use crate::reason::printable;

/// What the columns and the exit codes mean.
pub(crate) const HELP: &str = "\
Each line is a match, counted from the side of the first: its points in per cent with the bounds that hold with 95 %, its Elo above \
                               the other, and what the points should be.
`greedy` takes what hangs and else plays anything, `random` plays anything; in `two-horses` level 1 gives both horses.
Where `greedy` plays level 1, a draw brings it no point: what counts is how often it wins.
Levels play as they do everywhere, the last with 45,000 positions a move.

Exits with 0 if every match came out as it should, with 1 if one did not, with 130 if it was interrupted.";

/// What `chuhe ladder` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many games each pair plays
    #[arg(long, value_name = "NUMBER", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The levels that take part
    #[arg(long, value_name = "FROM..TO", default_value = "1..16", value_parser = levels)]
    levels: RangeInclusive<u8>,
    /// What openings and mistakes are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    /// Keep a log of each match in this folder; what is there already is not played again
    #[arg(long, value_name = "FOLDER")]
    log: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: Language,
}

fn levels(text: &str) -> Result<RangeInclusive<u8>, String> {
    let level = |text: &str| text.parse().ok().and_then(Level::try_new).map(Level::number);
    let ends = text.split_once("..").and_then(|(from, to)| Some((level(from)?, level(to)?)));
    ends.filter(|(from, to)| from <= to)
        .map(|(from, to)| from..=to)
        .ok_or_else(|| format!("expected two levels such as 1..{}", Level::COUNT))
}

/// Plays the ladder.
///
/// # Errors
/// If a log cannot be read, or something cannot be written.
pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let messages = arguments.language.messages();
    let stop = interrupted();
    let ladder = Ladder {
        levels: arguments.levels.clone(),
        games: arguments.games as usize,
        seed: arguments.seed,
        concurrency: usize::from(arguments.concurrency),
    };
    let rungs = ladder.rungs();
    if let Some(folder) = &arguments.log {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let style = ProgressStyle::with_template("{msg}\n{wide_bar} {pos}/{len}, {eta}");
    let bar = ProgressBar::new(rungs.iter().map(|rung| rung.plan.games as u64).sum())
        .with_style(style.expect("the template is well formed"));
    let mut tallies: Vec<Tally> = Vec::new();
    for (number, rung) in rungs.iter().enumerate() {
        tallies.push(Tally::new(&rung.plan));
        let show = |tallies: &[Tally]| {
            if !bar.is_hidden() {
                bar.set_message(table(&rungs, tallies, &messages).trim_end().to_owned());
            }
        };
        let log = arguments.log.as_deref().map(|folder| folder.join(format!("{}.jsonl", rung.name)));
        play(rung, log.as_deref(), &stop, &messages, |game| {
            tallies[number].add(game);
            bar.inc(1);
            show(&tallies);
        })?;
        if stop.is_set() {
            break;
        }
    }
    bar.finish_and_clear();
    let text = if arguments.json {
        let rows: Vec<Value> = rungs.iter().zip(&tallies).map(|(rung, tally)| json(rung, tally)).collect();
        format!("{:#}\n", json!({ "seed": ladder.seed, "rungs": rows }))
    } else {
        table(&rungs, &tallies, &messages)
    };
    io::stdout().lock().write_all(text.as_bytes()).context("cannot write")?;
    if stop.is_set() {
        told::say(&messages.text("cli-match-interrupted"));
        return Ok(ExitCode::from(130));
    }
    let holds = rungs
        .iter()
        .zip(&tallies)
        .all(|(rung, tally)| tally.faults() == 0 && rung.holds(tally) == Some(true));
    Ok(if holds { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Plays a match, but for what its log has.
fn play(
    rung: &Rung,
    log: Option<&Path>,
    stop: &Stop,
    messages: &Messages,
    mut hear: impl FnMut(&chuhe_arena::Played),
) -> Result<()> {
    let mut done = BTreeSet::new();
    let mut journal = None;
    if let Some(path) = log {
        let (opened, played) =
            Journal::open(path, &rung.plan).map_err(|error| told::log(error, path, messages))?;
        for game in &played {
            done.insert(game.round);
            hear(game);
        }
        journal = Some(opened);
    }
    let mut result = Ok(());
    chuhe_arena::run(&rung.plan, &done, stop, |game| {
        if let Some(journal) = &mut journal {
            result = journal.add(&game).context("cannot write the log");
        }
        hear(&game);
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .map_err(|error| told::not_started(&error, messages))?;
    result
}

/// A line for each match below one of headings.
fn table(rungs: &[Rung], tallies: &[Tally], messages: &Messages) -> String {
    let heading = |id: &str| messages.text(id).into_owned();
    let mut rows = vec![[
        heading("cli-match-engine"),
        "%".to_owned(),
        "95 %".to_owned(),
        "Elo".to_owned(),
        heading("cli-match-won"),
        heading("cli-match-drawn"),
        heading("cli-match-lost"),
        String::new(),
    ]];
    rows.extend(rungs.iter().zip(tallies).map(|(rung, tally)| row(rung, tally)));
    columns(&rows).iter().map(|line| printable(line.trim_end()) + "\n").collect()
}

fn row(rung: &Rung, tally: &Tally) -> [String; 8] {
    let [won, drawn, lost] = tally.sides[0].results.map(|count| count.to_string());
    let (low, high) = (rung.expected.start(), rung.expected.end());
    let (points, bounds, elo, holds) = match rung.estimate(tally) {
        Some(Estimate { score: points, elo, low, high, .. }) => (
            format!("{:.1}", points * 100.0),
            format!("{:.1}–{:.1}", score(low) * 100.0, score(high) * 100.0),
            signed(elo),
            if rung.holds(tally) == Some(true) { "✓" } else { "✗" },
        ),
        None => ("–".to_owned(), String::new(), String::new(), ""),
    };
    [rung.name.clone(), points, bounds, elo, won, drawn, lost, format!("{low}–{high} {holds}")]
}

fn json(rung: &Rung, tally: &Tally) -> Value {
    let elo_above = rung.estimate(tally).map(|estimate| elo(estimate.score));
    json!({
        "name": rung.name,
        "expected": [rung.expected.start(), rung.expected.end()],
        "holds": rung.holds(tally),
        "elo": elo_above,
        "match": tally.json(None),
    })
}
