//! `chuhe backup` in the middle of play.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use chuhe_play::{GameId, Session};
use chuhe_store::{Database, Options as Opening, Stored, UnixMillis};
use clap::Args;
use tempfile::TempDir;

use super::ground::Options;
use super::outage::{Field, Play};
use super::report::Report;
use crate::account::wall;
use crate::{Faults, Homes, Server, Serving, Visitor};

/// What this drill takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// How much is played
    #[command(flatten)]
    pub play: Play,
    /// How many copies are made
    #[arg(long, default_value_t = 5)]
    pub copies: u32,
    /// The seconds of play before each
    #[arg(long, default_value_t = 2.0)]
    pub seconds: f64,
    /// How the drill is run
    #[command(flatten)]
    pub options: Options,
}

/// How many games of a copy are looked at through a server.
const LOOKED_AT: usize = 20;

pub(super) async fn run(arguments: &Arguments) -> Result<Report> {
    let Arguments { play: Play { games, rate }, copies, seconds, options } = arguments;
    let folder = TempDir::new_in(&options.folder).with_context(|| options.folder.display().to_string())?;
    let mut field = Field::start(options, *games, *rate).await?;
    let mut report = Report::new(format!(
        "`chuhe backup` {copies} times in {games} games with {rate} moves a second, stored with `{}`",
        options.durability
    ));
    let (mut faults, mut held, mut longest) = (Faults::default(), 0, Duration::ZERO);
    let heard = field.heard();
    let playing = field.play();
    for number in 0..*copies {
        tokio::time::sleep(Duration::from_secs_f64(*seconds)).await;
        let told: Vec<(GameId, u64)> =
            heard.iter().map(|(game, seq)| (*game, seq.load(Ordering::Relaxed))).collect();
        let (copy, start) = (folder.path().join(format!("copy-{number}.sqlite")), Instant::now());
        let database = field.ground.database().to_owned();
        let made =
            Command::new(&options.binary).args(["backup", "--database", &database]).arg(&copy).status()?;
        ensure!(made.success(), "no copy is made");
        longest = longest.max(start.elapsed());
        let end = wall();
        let whole = tokio::task::spawn_blocking({
            let copy = copy.clone();
            move || compare(&database, &copy, &told)
        });
        let (copied, found) = whole.await??;
        faults.add_all(found);
        held += copied.iter().map(|stored| stored.events.len() as u64).sum::<u64>();
        let serving = Serving {
            bind: ([127, 0, 0, 1], 0).into(),
            database: copy.display().to_string(),
            ..field.ground.server.serving().clone()
        };
        look(serving, &copied[..copied.len().min(LOOKED_AT)], end, &mut faults).await?;
    }
    report.count("copies", "copies, each opened by a server of its own", (*copies).into());
    report.count("held", "events in them, among them all that players had been told before", held as f64);
    report.row("longest", "making one, the longest", longest.as_secs_f64() * 1_000.0, "ms");
    field.finish(playing, &mut report).await?;
    report.faults.add_all(faults);
    Ok(report)
}

/// The games of a copy; each must have all that its players were told before, and what the database has itself.
fn compare(database: &str, copy: &Path, told: &[(GameId, u64)]) -> Result<(Vec<Stored>, Faults)> {
    let mut reader = database.parse::<Database>()?.reader(&Opening::default())?;
    let mut copy = Database::file(copy).reader(&Opening::default())?;
    let (mut games, mut faults) = (Vec::new(), Faults::default());
    for (game, seq) in told {
        let stored = reader.game(*game)?.context("the game is stored")?;
        match copy.game(*game)? {
            Some(own) if own.events.len() as u64 >= *seq && stored.events.starts_with(&own.events) => {
                games.push(own);
            }
            own => {
                let length = own.map(|own| own.events.len());
                faults.add("a copy has not what was told before", &format!("{game}: {length:?} of {seq}"));
            }
        }
    }
    Ok((games, faults))
}

/// Has a server open a copy, and looks at games: no clock may have run since the copy was made.
async fn look(serving: Serving, games: &[Stored], end: UnixMillis, faults: &mut Faults) -> Result<()> {
    let server = Server::start(serving)?;
    let homes = Homes::default();
    for stored in games {
        let session = Session::replay(stored.terms.clone(), &stored.events)?;
        let mut visitor = Visitor::new(server.address(), &homes);
        visitor.visit(stored.game);
        visitor.come().await?;
        let view = visitor.link().view().context("who has come sees the game")?;
        let ran = session.view().clock.turn.is_some_and(|turn| turn.since.is_some());
        let stood = view.suspended && stored.created_at.0 + view.at.0 <= end.0;
        if session.view().end.is_none() && ran && !stood {
            faults.add("a clock of a copy ran on", &stored.game);
        }
    }
    server.stop()
}
