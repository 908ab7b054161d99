//! The most moves a second that this machine holds.

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use super::games::ACKNOWLEDGED;
use super::ground::{Effort, Ground, Options};
use super::report::Report;
use crate::Quantiles;

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How many games are played at once
    #[arg(long, default_value_t = 5_000)]
    pub games: usize,
    /// How many people look on, table by table
    #[arg(long, default_value_t = 5_000)]
    pub watchers: usize,
    /// Moves a second at first, of all games together; each step has twice as many
    #[arg(long, default_value_t = 400.0)]
    pub rate: f64,
    /// For how many seconds each step is measured
    #[arg(long, default_value_t = 5.0)]
    pub seconds: f64,
    /// How often the gap between what is held and what is not is halved
    #[arg(long, default_value_t = 3)]
    pub halvings: u32,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// A step of the search.
struct Step {
    rate: f64,
    times: Quantiles,
    /// Moves that were acknowledged a second.
    done: f64,
    effort: Effort,
}

/// The part of all moves that must be acknowledged in the span of a step for it to be held.
const DONE: f64 = 0.98;

/// How long the server has for what is left of a step that it did not hold.
const REST: Duration = Duration::from_secs(2);

/// The most moves a second in one game: the server lets each of its two players say ten things a second.
const PACE: f64 = 12.0;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { games, watchers, rate, halvings, options, .. } = arguments;
    let mut ground = Ground::start(options, games * 2 + watchers)?;
    let mut report = Report::new(format!(
        "The most moves a second in {games} games with {watchers} people who look on, stored with `{}`",
        options.durability
    ));
    ground.hall.seat(*games).await?;
    ground.hall.look_on(*watchers).await?;
    let (mut held, mut missed): (Option<Step>, Option<Step>) = (None, None);
    let (mut rate, fastest) = (*rate, PACE * *games as f64);
    while rate <= fastest {
        let step = tried(&mut ground, rate, arguments, &mut report).await?;
        let is_held = step.is_held();
        *if is_held { &mut held } else { &mut missed } = Some(step);
        if !is_held {
            break;
        }
        rate *= 2.0;
    }
    for _ in 0..*halvings {
        let Some(high) = &missed else { break };
        let low = held.as_ref().map_or(0.0, |step| step.rate);
        let step = tried(&mut ground, f64::midpoint(low, high.rate), arguments, &mut report).await?;
        let is_held = step.is_held();
        *if is_held { &mut held } else { &mut missed } = Some(step);
    }
    report.row("most", "moves a second that are held", held.as_ref().map_or(0.0, |step| step.rate), "");
    if let Some(held) = &held {
        report.times("acknowledged", "a move is acknowledged then", &held.times, Some(ACKNOWLEDGED));
        held.effort.tell(&mut report);
    }
    report.limit = Some(match missed {
        Some(step) => format!("{}, at {:.0} moves a second", step.effort.limit(), step.rate),
        None => format!("nothing yet: {games} games are too few for more than {fastest:.0} moves a second"),
    });
    ground.end(&mut report).await?;
    Ok(report)
}

impl Step {
    fn is_held(&self) -> bool {
        self.times.p99 <= ACKNOWLEDGED && self.done >= self.rate * DONE
    }
}

/// Measures at this rate, and once more if it is not held: something else may have been going on.
async fn tried(ground: &mut Ground, rate: f64, arguments: &Arguments, report: &mut Report) -> Result<Step> {
    let mut step = measured(ground, rate, arguments).await?;
    if !step.is_held() {
        tokio::time::sleep(REST).await;
        let second = measured(ground, rate, arguments).await?;
        if !second.is_held() {
            tokio::time::sleep(REST).await;
        }
        if second.times.p99 < step.times.p99 {
            step = second;
        }
    }
    let what = format!("at {rate:.0} moves a second, acknowledged in 99 %");
    report.goal(&format!("step_{rate:.0}"), &what, step.times.p99, "ms", ACKNOWLEDGED);
    Ok(step)
}

async fn measured(ground: &mut Ground, rate: f64, arguments: &Arguments) -> Result<Step> {
    let span = Duration::from_secs_f64(arguments.seconds);
    // The first second meets what is not warm yet, and is not measured.
    ground.hall.play(rate, span.min(Duration::from_secs(1))).await;
    let look = ground.look()?;
    let played = ground.hall.play(rate, span).await;
    let effort = look.end(&ground.server).await?;
    let times = Quantiles::of(&played.figures.acknowledged);
    Ok(Step { rate, times, done: times.count as f64 / played.span.as_secs_f64(), effort })
}
