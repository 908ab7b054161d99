//! `kill -9` in the middle of play, again and again.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use postgres::{Client, NoTls};

use super::ground::Options;
use super::outage::{Ending, Field, Play};
use super::report::Report;

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How much is played
    #[command(flatten)]
    pub play: Play,
    /// How often the server is killed
    #[arg(long, default_value_t = 50)]
    pub kills: u32,
    /// The seconds of play before a kill, on the average
    #[arg(long, default_value_t = 0.5)]
    pub seconds: f64,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// How long a kill waits for a moment at which something is being stored.
const MOMENT: Duration = Duration::from_millis(50);

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { play: Play { games, rate }, kills, seconds, options } = arguments;
    let mut field = Field::start(options, *games, *rate).await?;
    let mut report = Report::new(format!(
        "`kill -9` {kills} times in {games} games with {rate} moves a second, stored with `{}`",
        options.durability
    ));
    let (mut between, mut untold) = (0, 0);
    for _ in 0..*kills {
        let playing = field.play();
        let share = field.random.between(40, 160) as f64 / 100.0;
        tokio::time::sleep(Duration::from_secs_f64(seconds * share)).await;
        let database = field.ground.database().to_owned();
        tokio::task::spawn_blocking(move || wait_for_a_moment(&database)).await??;
        let moves = field.outage(Ending::Killed, playing, Duration::ZERO).await?;
        between += u32::from(moves > 0);
        untold += moves;
    }
    report.count("kills", "kills", (*kills).into());
    report.count(
        "between",
        "kills after which moves were stored that no player had been told",
        between.into(),
    );
    report.count("untold", "such moves", untold as f64);
    let playing = field.play();
    tokio::time::sleep(Duration::from_secs_f64(*seconds)).await;
    field.finish(playing, &mut report).await?;
    Ok(report)
}

/// Waits until the database begins to store something, or not for long: most kills shall come between a commit and the word of it.
///
/// Where a database writes first is its log, SQLite's a file beside it.
fn wait_for_a_moment(database: &str) -> Result<()> {
    if !database.starts_with("postgres") {
        let log = PathBuf::from(format!("{database}-wal"));
        wait_for_a_change(|| fs::metadata(&log).and_then(|data| Ok((data.len(), data.modified()?))).ok());
        return Ok(());
    }
    let mut client = Client::connect(database, NoTls)?;
    let end = client.prepare("SELECT pg_current_wal_insert_lsn()::text")?;
    wait_for_a_change(|| client.query_one(&end, &[]).ok().map(|row| row.get::<_, String>(0)));
    Ok(())
}

/// Waits until something is no longer what it is, or cannot be read, or not for long.
fn wait_for_a_change<T: PartialEq>(mut state: impl FnMut() -> Option<T>) {
    let (start, before) = (Instant::now(), state());
    while before.is_some() && state() == before && start.elapsed() < MOMENT {
        std::hint::spin_loop();
    }
}
