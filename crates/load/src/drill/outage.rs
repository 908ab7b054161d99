//! Pairs who play, a server that ends and starts again, and a look at what is stored in between.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use chuhe_play::GameId;
use chuhe_store::{Database, UnixMillis};
use chuhe_testkit::Random;
use clap::Args;
use hdrhistogram::Histogram;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::ground::{Ground, Options};
use super::report::Report;
use crate::account::{Account, Found, Outage, wall};
use crate::measure::{histogram, record};
use crate::pair::{Back, Pair};
use crate::{Homes, Measure, Quantiles};

/// How much is played in a drill whose server ends.
#[derive(Args, Clone, Copy, Debug)]
pub struct Play {
    /// How many games are played at once
    #[arg(long, default_value_t = 500)]
    pub games: usize,
    /// Moves a second, of all games together
    #[arg(long, default_value_t = 500.0)]
    pub rate: f64,
}

/// How a server ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// As by `kill -9`.
    Killed,
    /// As it does when it is asked to.
    Asked,
}

/// Pairs before a server.
pub(super) struct Field {
    pub(super) ground: Ground,
    pub(super) seats: Vec<Seat>,
    pub(super) measure: Arc<Measure>,
    pub(super) random: Random,
    /// What all comparisons have found.
    pub(super) found: Found,
    form: String,
    /// How long a pair takes for a move.
    pace: Duration,
    /// The last one.
    outage: Option<Outage>,
    times: Times,
}

/// A pair, and what is known to be stored of its game.
pub(super) struct Seat {
    pub(super) pair: Pair,
    account: Account,
}

/// How long things took, in microseconds.
struct Times {
    start: Histogram<u64>,
    stop: Histogram<u64>,
    right: Histogram<u64>,
    away: Histogram<u64>,
}

/// From the moment that a socket is open until the board is right, in milliseconds.
const RIGHT: f64 = 300.0;

/// From the start of a server until it answers, in milliseconds.
const START: f64 = 1_000.0;

/// For how long games stand still when a server is replaced, in milliseconds.
const AWAY: f64 = 2_000.0;

impl Field {
    /// So many pairs before a new server, who make so many moves a second in all.
    pub(super) async fn start(options: &Options, games: usize, rate: f64) -> Result<Self> {
        ensure!(games > 0 && rate > 0.0, "there must be games and moves");
        ensure!(options.database.as_deref() != Some("memory"), "memory does not outlive the server");
        let ground = Ground::start(options, games * 2)?;
        let (homes, gate) = (Arc::new(Homes::default()), Arc::new(Semaphore::new(options.at_once)));
        let mut random = Random::new(options.seed);
        let mut coming = JoinSet::new();
        for _ in 0..games {
            let (homes, gate, own) = (Arc::clone(&homes), Arc::clone(&gate), Random::new(random.number()));
            let (server, form) = (ground.server.address(), options.form.clone());
            coming.spawn(async move {
                let _permit = gate.acquire_owned().await?;
                Pair::sit(server, &homes, &form, own).await
            });
        }
        let mut seats = Vec::new();
        while let Some(pair) = coming.join_next().await {
            seats.push(Seat { pair: pair??, account: Account::default() });
        }
        Ok(Self {
            ground,
            seats,
            measure: Arc::default(),
            random,
            found: Found::default(),
            form: options.form.clone(),
            pace: Duration::from_secs_f64(games as f64 / rate),
            outage: None,
            times: Times { start: histogram(), stop: histogram(), right: histogram(), away: histogram() },
        })
    }

    /// For each game, the number of the last event that either player was told, kept up to date while they play.
    pub(super) fn heard(&self) -> Vec<(GameId, Arc<AtomicU64>)> {
        self.seats.iter().map(|seat| (seat.pair.id(), Arc::clone(seat.pair.heard()))).collect()
    }

    /// Lets all pairs play, until the server ends.
    pub(super) fn play(&mut self) -> JoinSet<Seat> {
        let mut playing = JoinSet::new();
        for mut seat in self.seats.drain(..) {
            let (measure, pace) = (Arc::clone(&self.measure), self.pace);
            playing.spawn(async move {
                seat.pair.play(pace, &measure).await;
                seat
            });
        }
        playing
    }

    /// Ends the server, compares what is stored with what everybody was told, starts it again after a pause, and lets all come
    /// back; gives how many moves were stored that nobody had been told.
    pub(super) async fn outage(
        &mut self,
        ending: Ending,
        playing: JoinSet<Seat>,
        pause: Duration,
    ) -> Result<u64> {
        let (asked, down) = self.end(ending, playing).await?;
        let untold = self.check().await?;
        tokio::time::sleep(pause).await;
        let (start, up) = (Instant::now(), wall());
        self.ground.server.again()?;
        record(&mut self.times.start, start.elapsed());
        self.outage = Some(Outage { asked, down, up });
        self.come_back().await?;
        Ok(untold)
    }

    /// Asks the server to stop, compares for the last time, and puts what was found and measured into the report.
    pub(super) async fn finish(mut self, playing: JoinSet<Seat>, report: &mut Report) -> Result<()> {
        self.end(Ending::Asked, playing).await?;
        self.check().await?;
        let Self { found, times, measure, .. } = self;
        report.count("moves", "moves that were stored", found.moves as f64);
        report.count(
            "told",
            "events that players were told and that are stored as they were",
            found.told as f64,
        );
        report.count("over", "games that were over, each followed by another", found.over as f64);
        report.times(
            "start",
            "from the start of a server until it answers",
            &Quantiles::of(&times.start),
            Some(START),
        );
        report.times("stop", "from the word to stop until it has", &Quantiles::of(&times.stop), None);
        let right = Quantiles::of(&times.right);
        report.times(
            "right",
            "from the moment that a socket is open until the board is right",
            &right,
            Some(RIGHT),
        );
        report.times("away", "from the cut until then", &Quantiles::of(&times.away), Some(AWAY));
        report.row(
            "ran_on",
            "a clock ran on after a server was asked to stop, at most",
            found.ran_on as f64,
            "ms",
        );
        report.faults = measure.faults();
        report.faults.add_all(found.faults);
        Ok(())
    }

    /// Ends the server and waits until everybody has heard all that it still said; gives when it was asked and when it was gone.
    async fn end(&mut self, ending: Ending, mut playing: JoinSet<Seat>) -> Result<(UnixMillis, UnixMillis)> {
        let (start, asked) = (Instant::now(), wall());
        match ending {
            Ending::Killed => self.ground.server.kill()?,
            Ending::Asked => self.ground.server.end()?,
        }
        let down = wall();
        record(&mut self.times.stop, start.elapsed());
        while let Some(seat) = playing.join_next().await {
            let seat = seat?;
            if let Some((_, cut)) = seat.pair.first_cut().filter(|(at, _)| *at < start) {
                self.measure.fault("a player is cut while the server runs", cut);
            }
            self.seats.push(seat);
        }
        Ok((asked, down))
    }

    /// Compares what is stored with what everybody was told, and gives how many moves nobody was told.
    async fn check(&mut self) -> Result<u64> {
        let mut seats = std::mem::take(&mut self.seats);
        let (database, outage) = (self.ground.database().to_owned(), self.outage);
        let compare = move || {
            let database: Database = database.parse()?;
            let mut reader = database.reader(&chuhe_store::Options::default())?;
            let mut found = Found::default();
            for Seat { pair, account } in &mut seats {
                let stored = reader.game(pair.id())?;
                account.check(pair, stored.as_ref(), outage.as_ref(), &mut found);
            }
            anyhow::Ok((seats, found))
        };
        let (seats, found) = tokio::task::spawn_blocking(compare).await??;
        self.seats = seats;
        let untold = found.untold;
        self.found.add(found);
        Ok(untold)
    }

    /// Lets everybody come back.
    async fn come_back(&mut self) -> Result<()> {
        let mut coming = JoinSet::new();
        for mut seat in self.seats.drain(..) {
            let (measure, form) = (Arc::clone(&self.measure), self.form.clone());
            coming.spawn(async move {
                let backs = seat.pair.come_back(&form, seat.account.seq(), &measure).await?;
                anyhow::Ok((seat, backs))
            });
        }
        while let Some(came) = coming.join_next().await {
            let (seat, backs) = came??;
            self.seats.push(seat);
            for Back { right, away } in backs {
                record(&mut self.times.right, right);
                record(&mut self.times.away, away);
            }
        }
        Ok(())
    }
}
