//! A server that is asked to stop in the middle of play, and replaced.

use std::time::Duration;

use anyhow::Result;
use clap::Args;

use super::ground::Options;
use super::outage::{Ending, Field, Play};
use super::report::Report;

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How much is played
    #[command(flatten)]
    pub play: Play,
    /// How often the server is replaced
    #[arg(long, default_value_t = 10)]
    pub deploys: u32,
    /// The seconds of play before that
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// The seconds for which there is no server
    #[arg(long, default_value_t = 0.0)]
    pub outage: f64,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { play: Play { games, rate }, deploys, seconds, outage, options } = arguments;
    let mut field = Field::start(options, *games, *rate).await?;
    let mut report = Report::new(format!(
        "The server replaced {deploys} times in {games} games with {rate} moves a second, stored with `{}`",
        options.durability
    ));
    let span = Duration::from_secs_f64(*seconds);
    for _ in 0..*deploys {
        let playing = field.play();
        tokio::time::sleep(span).await;
        field.outage(Ending::Asked, playing, Duration::from_secs_f64(*outage)).await?;
    }
    report.count("deploys", "servers replaced", (*deploys).into());
    let playing = field.play();
    tokio::time::sleep(span).await;
    field.finish(playing, &mut report).await?;
    Ok(report)
}
