//! One game before a crowd.

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use super::ground::{Ground, Options};
use super::report::Report;
use crate::Quantiles;

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How many people look on
    #[arg(long, default_value_t = 10_000)]
    pub watchers: usize,
    /// Moves a second
    #[arg(long, default_value_t = 2.0)]
    pub rate: f64,
    /// For how many seconds it is measured, without the crowd and with it
    #[arg(long, default_value_t = 20.0)]
    pub seconds: f64,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// The goal for the last of all who look on, in milliseconds (docs/benchmarks.md).
const LAST: f64 = 500.0;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { watchers, rate, seconds, options } = arguments;
    let mut ground = Ground::start(options, watchers + 2)?;
    let mut report = Report::new(format!(
        "One game with {watchers} people who look on, {rate} moves a second for {seconds} s, stored with `{}`",
        options.durability
    ));
    ground.hall.seat(1).await?;
    let span = Duration::from_secs_f64(*seconds);
    let alone = ground.hall.play(*rate, span).await.figures;
    let seated = ground.server.usage()?;
    ground.hall.look_on(*watchers).await?;
    // How many look on is told a moment after they have come.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let full = ground.server.usage()?;
    let look = ground.look()?;
    let played = ground.hall.play(*rate, span).await;
    let effort = look.end(&ground.server).await?;

    report.times(
        "alone",
        "a move is acknowledged, without the crowd",
        &Quantiles::of(&alone.acknowledged),
        None,
    );
    let figures = &played.figures;
    report.times(
        "acknowledged",
        "a move is acknowledged, before the crowd",
        &Quantiles::of(&figures.acknowledged),
        None,
    );
    report.times("opponent", "it is told to the opponent", &Quantiles::of(&figures.opponent), None);
    report.times("watcher", "it is told to who looks on", &Quantiles::of(&figures.watcher), None);
    let last = Quantiles::of(&figures.last_watcher);
    report.count("moves", "moves that all who look on were told", last.count as f64);
    report.row("last_p50", "it is told to the last of them, 50 %", last.p50, "ms");
    report.goal("last_most", "it is told to the last of them, the longest", last.most, "ms", LAST);
    let bytes = full.resident.saturating_sub(seated.resident) as f64;
    report.row("watcher_memory", "memory for each who looks on", bytes / 1_024.0 / *watchers as f64, "KiB");
    effort.tell(&mut report);
    ground.end(&mut report).await?;
    Ok(report)
}
