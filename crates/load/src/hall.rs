//! Many tables, and those who look on.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, ensure};
use chuhe_play::GameId;
use chuhe_rules::Move;
use chuhe_testkit::Random;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::table::{Left, Table};
use crate::watcher::{Ended, look_on};
use crate::{Course, Figures, Homes, Measure, Traffic, Visitor};

/// How a hall is filled.
#[derive(Clone, Debug)]
pub struct Seating {
    /// Where the server listens.
    pub server: SocketAddr,
    /// The form that makes a game.
    pub form: String,
    /// How many come at the same time.
    pub at_once: usize,
    /// The seed of all chance.
    pub seed: u64,
}

/// Games with two players each, and whoever looks on.
pub struct Hall {
    seating: Seating,
    homes: Arc<Homes>,
    measure: Arc<Measure>,
    tables: Vec<Place>,
    playing: JoinSet<Option<Left>>,
    looking: JoinSet<(GameId, Vec<Move>)>,
    random: Random,
    /// The table whose turn comes next.
    next: usize,
}

/// A table, seen from the hall.
struct Place {
    game: GameId,
    turns: mpsc::Sender<()>,
    course: Arc<Course>,
    ended: watch::Receiver<Ended>,
}

/// What was seen of a span of play.
pub struct Played {
    /// What was measured.
    pub figures: Figures,
    /// How long it was.
    pub span: Duration,
    /// How many turns came to tables that had several waiting already.
    pub late: u64,
}

/// What came out when everybody had left.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// Boards that were compared with each other and with what `rules` says: two for each game, and one for whoever looked on.
    pub boards: usize,
    /// The games that were under way at the end, with their moves.
    pub games: HashMap<GameId, Vec<Move>>,
    /// How many games were over before those.
    pub over: usize,
    /// What went over the players' connections since they came.
    pub traffic: Traffic,
}

/// How many turns may wait at a table; a further one is late.
const WAITING: usize = 2;

impl Hall {
    /// An empty hall.
    pub fn new(seating: Seating) -> Self {
        let random = Random::new(seating.seed);
        Self {
            seating,
            homes: Arc::default(),
            measure: Arc::default(),
            tables: Vec::new(),
            playing: JoinSet::new(),
            looking: JoinSet::new(),
            random,
            next: 0,
        }
    }

    /// What is measured here.
    pub fn measure(&self) -> &Arc<Measure> {
        &self.measure
    }

    /// The games that were begun here.
    pub fn games(&self) -> impl Iterator<Item = GameId> {
        self.tables.iter().map(|table| table.game)
    }

    /// Seats two players at each of so many more tables.
    ///
    /// # Errors
    /// If the server does not let them all in.
    pub async fn seat(&mut self, count: usize) -> Result<()> {
        let gate = Arc::new(Semaphore::new(self.seating.at_once));
        let mut coming = JoinSet::new();
        for _ in 0..count {
            let (gate, homes, measure) =
                (Arc::clone(&gate), Arc::clone(&self.homes), Arc::clone(&self.measure));
            let random = Random::new(self.random.number());
            let (server, form) = (self.seating.server, self.seating.form.clone());
            coming.spawn(async move {
                let _permit = gate.acquire_owned().await?;
                Table::seat(server, &homes, &form, random, measure).await
            });
        }
        while let Some(seated) = coming.join_next().await {
            let table = seated??;
            let (turns, receiver) = mpsc::channel(WAITING);
            let (sender, ended) = watch::channel(None);
            self.tables.push(Place { game: table.id(), turns, course: Arc::clone(table.course()), ended });
            self.playing.spawn(table.run(receiver, sender));
        }
        Ok(())
    }

    /// Lets so many more people look on, table by table.
    ///
    /// # Errors
    /// If there is no table, or the server does not let them all in.
    pub async fn look_on(&mut self, count: usize) -> Result<()> {
        ensure!(!self.tables.is_empty() || count == 0, "there is nothing to look at");
        let gate = Arc::new(Semaphore::new(self.seating.at_once));
        let mut coming = JoinSet::new();
        for number in 0..count {
            let place = number % self.tables.len();
            let mut visitor = Visitor::new(self.seating.server, &self.homes);
            visitor.visit(self.tables[place].game);
            let gate = Arc::clone(&gate);
            coming.spawn(async move {
                let _permit = gate.acquire_owned().await?;
                visitor.come().await?;
                anyhow::Ok((place, visitor))
            });
        }
        while let Some(came) = coming.join_next().await {
            let (place, visitor) = came??;
            let Place { course, ended, .. } = &self.tables[place];
            course.join();
            let measure = Arc::clone(&self.measure);
            self.looking.spawn(look_on(visitor, Arc::clone(course), measure, ended.clone()));
        }
        Ok(())
    }

    /// Lets the tables move in turn, so many moves a second in all, for so long.
    ///
    /// A turn comes when it is due, whether or not the moves before it were answered.
    pub async fn play(&mut self, rate: f64, span: Duration) -> Played {
        let start = Instant::now();
        let mut late = 0;
        // What came before is not part of this span.
        drop(self.measure.take());
        for number in 0_u32.. {
            let due = start + Duration::from_secs_f64(f64::from(number) / rate);
            if due >= start + span {
                break;
            }
            sleep_until(due).await;
            let table = &self.tables[self.next % self.tables.len()];
            self.next += 1;
            late += u64::from(table.turns.try_send(()).is_err());
        }
        sleep_until(start + span).await;
        Played { figures: self.measure.take(), span: start.elapsed(), late }
    }

    /// Waits until everybody knows the last move of his game, and compares all boards; what is wrong is among the faults.
    ///
    /// # Errors
    /// If a task has failed.
    pub async fn end(self) -> Result<Checked> {
        let Self { tables, mut playing, mut looking, measure, .. } = self;
        let ended: Vec<_> = tables.into_iter().map(|table| table.ended).collect();
        let mut checked = Checked::default();
        while let Some(left) = playing.join_next().await {
            let Some(Left { game, moves, over, traffic }) = left? else { continue };
            checked.boards += 2;
            checked.over += over;
            checked.traffic += traffic;
            checked.games.insert(game, moves);
        }
        while let Some(seen) = looking.join_next().await {
            let (game, moves) = seen?;
            checked.boards += 1;
            if checked.games.get(&game) != Some(&moves) {
                measure.fault("who looks on sees another board", &game);
            }
        }
        drop(ended);
        Ok(checked)
    }
}
