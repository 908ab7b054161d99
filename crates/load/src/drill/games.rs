//! Many games at once, with people who look on.

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use super::ground::{Ground, Options};
use super::report::Report;
use crate::{Figures, Quantiles};

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How many games are played at once
    #[arg(long, default_value_t = 2_000)]
    pub games: usize,
    /// How many people look on, table by table
    #[arg(long, default_value_t = 2_000)]
    pub watchers: usize,
    /// Moves a second, of all games together
    #[arg(long, default_value_t = 400.0)]
    pub rate: f64,
    /// For how many seconds it is measured
    #[arg(long, default_value_t = 30.0)]
    pub seconds: f64,
    /// For how many seconds they play before that
    #[arg(long, default_value_t = 5.0)]
    pub before: f64,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// Goals: milliseconds, bytes and KiB (docs/benchmarks.md).
pub(super) const ACKNOWLEDGED: f64 = 15.0;
const UP: f64 = 24.0;
const DOWN: f64 = 32.0;
const PLAYER: f64 = 40.0;

const KIB: f64 = 1_024.0;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { games, watchers, rate, seconds, before, options } = arguments;
    let players = games * 2;
    let mut ground = Ground::start(options, players + watchers)?;
    let mut report = Report::new(format!(
        "{games} games with {watchers} people who look on, {rate} moves a second for {seconds} s, stored with `{}`",
        options.durability
    ));
    ground.hall.seat(*games).await?;
    let seated = ground.server.usage()?;
    ground.hall.look_on(*watchers).await?;
    let full = ground.server.usage()?;

    // The first moves meet what is not warm yet.
    ground.hall.play(*rate, Duration::from_secs_f64(*before)).await;
    let look = ground.look()?;
    let played = ground.hall.play(*rate, Duration::from_secs_f64(*seconds)).await;
    let effort = look.end(&ground.server).await?;
    let last = ground.server.usage()?;

    let per_second = played.figures.acknowledged.len() as f64 / played.span.as_secs_f64();
    report.row("rate", "moves acknowledged a second", per_second, "");
    report.count("late", "turns at which the moves before were not answered yet", played.late as f64);
    tell_times(&mut report, &played.figures);
    let per = |bytes: u64, count: usize| bytes as f64 / KIB / count.max(1) as f64;
    let connected = per(last.resident.saturating_sub(ground.empty.resident), players + watchers);
    report.row("empty", "memory of the server before anybody came", per(ground.empty.resident, 1), "KiB");
    report.goal(
        "player",
        "memory for each player, his part of the game included",
        per(seated.resident.saturating_sub(ground.empty.resident), players),
        "KiB",
        PLAYER,
    );
    if *watchers > 0 {
        let watcher = per(full.resident.saturating_sub(seated.resident), *watchers);
        report.row("watcher", "memory for each who looks on", watcher, "KiB");
        // Who looks on has a connection as a player has, and no game.
        let game = per(seated.resident.saturating_sub(ground.empty.resident), *games) - 2.0 * watcher;
        report.row("game", "memory for each game without its players", game.max(0.0), "KiB");
    }
    report.goal("connection", "memory for each connection in the end", connected, "KiB", PLAYER);
    report.row("files", "open files of the server", last.files as f64, "");
    effort.tell(&mut report);
    ground.end(&mut report).await?;
    Ok(report)
}

/// Puts times and bytes into a report.
fn tell_times(report: &mut Report, figures: &Figures) {
    let acknowledged = Quantiles::of(&figures.acknowledged);
    report.times("acknowledged", "a move is acknowledged", &acknowledged, Some(ACKNOWLEDGED));
    report.times("opponent", "it is told to the opponent", &Quantiles::of(&figures.opponent), None);
    if !figures.watcher.is_empty() {
        report.times("watcher", "it is told to who looks on", &Quantiles::of(&figures.watcher), None);
    }
    report.goal("up", "a move on the line, up", figures.up.mean(), "B", UP);
    report.goal("down", "a move on the line, down to each player", figures.down.mean(), "B", DOWN);
}
