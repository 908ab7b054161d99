//! All games that are live, and the way to the store.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use chuhe_play::{GameId, PlayerId, Session, Span, Terms, TermsError, View};
use chuhe_rules::ByColor;
use chuhe_store::{Reader, Store, StoreError, Stored, TokenHash, UnixMillis, Write};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use super::clock::Clock;
use super::created::created;
use super::idle::Idle;
use super::recover;
use super::room::{ConnectionId, Room};
use super::run::{self, ToRoom};
use super::threads::{self, Question, Reply};
use super::writer::Job;
use crate::allowance::{Allowances, What};
use crate::metrics::{Counted, Metrics};

/// All games that are live, and the way to the store; clones are the same.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

pub(super) struct Shared {
    pub(super) clock: Clock,
    rooms: Mutex<HashMap<GameId, mpsc::Sender<ToRoom>>>,
    idle: Mutex<Idle>,
    jobs: Mutex<Option<SyncSender<Job<Reply>>>>,
    questions: SyncSender<Question>,
    writer: Mutex<Option<JoinHandle<()>>>,
    last_connection: AtomicU64,
    allowances: Allowances,
    pub(super) metrics: Arc<Metrics>,
    /// True once the server stops; tasks hold a receiver as long as they run.
    pub(super) stopping: watch::Sender<bool>,
    /// When it was told to stop: from then on no clock runs.
    until: Arc<AtomicU64>,
}

/// The most jobs, questions and messages of a room that wait; more are refused or wait where they come from.
const MOST_JOBS: usize = 16_384;
const MOST_QUESTIONS: usize = 1_024;
const MOST_MESSAGES: usize = 1_024;

/// How long connections and rooms may take to come to their end.
const STOP: Duration = Duration::from_secs(8);

impl Hub {
    /// Takes a store over; no clock has run since a server was last known to be alive.
    ///
    /// # Errors
    /// If the store cannot be read and written, or the system gives no threads.
    pub fn start(mut store: Box<dyn Store>) -> Result<Self, StoreError> {
        let clock = Clock::start();
        let clock = clock.from(recover(&mut *store, clock.now())?);
        let until = Arc::new(AtomicU64::new(u64::MAX));
        let mut reader = store.reader()?;
        let (jobs, incoming) = sync_channel(MOST_JOBS);
        let (questions, asked) = sync_channel(MOST_QUESTIONS);
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        let writer = thread::Builder::new().name("store".to_owned());
        let beat = {
            let until = Arc::clone(&until);
            move || UnixMillis(clock.now().0.min(until.load(Ordering::Relaxed)))
        };
        let metrics = Arc::<Metrics>::default();
        let measure = Arc::clone(&metrics);
        let write = move || threads::write(&mut *store, &incoming, beat, &measure);
        let writer = writer.spawn(write).map_err(failed)?;
        let reading = thread::Builder::new().name("reader".to_owned());
        reading.spawn(move || threads::read(&mut *reader, &asked)).map_err(failed)?;
        Ok(Self(Arc::new(Shared {
            clock,
            rooms: Mutex::default(),
            idle: Mutex::default(),
            jobs: Mutex::new(Some(jobs)),
            questions,
            writer: Mutex::new(Some(writer)),
            last_connection: AtomicU64::new(0),
            allowances: Allowances::default(),
            metrics,
            stopping: watch::Sender::new(false),
            until,
        })))
    }

    /// Makes a game; who makes it may take a seat at once.
    ///
    /// # Errors
    /// If nothing can be played under the terms, or the game cannot be stored.
    pub(crate) async fn create(
        &self,
        terms: Terms,
        seats: ByColor<Option<PlayerId>>,
    ) -> Result<Result<GameId, TermsError>, StoreError> {
        let game = GameId(random()?);
        match created(game, terms, seats, self.now()) {
            Ok(writes) => {
                self.store(writes).await?;
                self.0.metrics.games.inc();
                Ok(Ok(game))
            }
            Err(error) => Ok(Err(error)),
        }
    }

    /// What is stored of a game, as everybody may see it; nothing if there is no such game.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn view(&self, game: GameId) -> Result<Option<View>, StoreError> {
        self.read(move |reader| {
            let Some(Stored { terms, events, .. }) = reader.game(game)? else { return Ok(None) };
            let session = Session::replay(terms, &events);
            session
                .map(|own| Some(own.view().clone()))
                .map_err(|error| StoreError::Corrupt(error.to_string()))
        })
        .await
    }

    /// Who holds a token, if anybody who has done something does.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn known(&self, token: TokenHash) -> Result<Option<PlayerId>, StoreError> {
        self.read(move |reader| reader.guest(&token)).await
    }

    /// Stores a guest; that he is stored already, from another of his connections, is no error.
    ///
    /// # Errors
    /// If he cannot be stored.
    pub(crate) async fn welcome(&self, token: TokenHash, player: PlayerId) -> Result<(), StoreError> {
        match self.store(vec![Write::Guest { token, player, at: self.now() }]).await {
            Err(StoreError::GuestTaken) if self.known(token).await? == Some(player) => Ok(()),
            stored => stored,
        }
    }

    /// What the server counts and measures of itself.
    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    /// Resolves when the server is told to stop.
    pub async fn stopped(&self) {
        let mut stopping = self.0.stopping.subscribe();
        // The sender lives as long as this does.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// Whether a stranger behind this address may have one more of something now; else how long it takes until he may.
    pub(crate) fn allow(&self, what: What, address: IpAddr) -> Result<(), Span> {
        let taken = self.0.allowances.take(what, address, self.now());
        taken.inspect_err(|_| self.0.metrics.limited(what.name()))
    }

    /// A number for a new connection.
    pub(super) fn connection(&self) -> ConnectionId {
        ConnectionId(self.0.last_connection.fetch_add(1, Ordering::Relaxed))
    }

    /// The way to a game's room, which is made if there is none yet; nothing if there is no such game.
    pub(super) async fn room(&self, game: GameId) -> Result<Option<mpsc::Sender<ToRoom>>, StoreError> {
        if let Some(room) = self.0.rooms().get(&game).filter(|room| !room.is_closed()) {
            return Ok(Some(room.clone()));
        }
        let Some(stored) = self.read(move |reader| reader.game(game)).await? else { return Ok(None) };
        let room = Room::new(stored, GameId(random()?), self.now());
        let room = room.map_err(|error| StoreError::Corrupt(format!("game {game}: {error}")))?;
        let mut rooms = self.0.rooms();
        if let Some(first) = rooms.get(&game).filter(|room| !room.is_closed()) {
            return Ok(Some(first.clone()));
        }
        let (sender, inbox) = mpsc::channel(MOST_MESSAGES);
        rooms.insert(game, sender.clone());
        self.0.metrics.rooms.inc();
        drop(rooms);
        tokio::spawn(run::room(Arc::clone(&self.0), game, room, inbox));
        Ok(Some(sender))
    }

    pub(super) fn now(&self) -> UnixMillis {
        self.0.clock.now()
    }

    pub(super) fn shared(&self) -> &Shared {
        &self.0
    }

    pub(super) async fn store(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.0.store(writes).await.unwrap_or_else(|_| Err(gone()))
    }

    pub(super) async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn Reader) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        // Who has asked may have gone.
        let question: Question = Box::new(move |reader| drop(sender.send(question(reader))));
        self.0.questions.try_send(question).map_err(|_| StoreError::Busy)?;
        let _counted = Counted::new(&self.0.metrics.questions);
        answer.await.unwrap_or_else(|_| Err(gone()))
    }

    /// Tells all visitors that the server stops; they come back a little later, and until then no clock runs.
    pub fn begin_stop(&self) {
        self.0.until.fetch_min(self.now().0, Ordering::Relaxed);
        self.0.stopping.send_replace(true);
    }

    /// Waits until everything under way is stored and everybody is told, and closes the store.
    pub async fn stop(&self) {
        self.begin_stop();
        if timeout(STOP, self.0.stopping.closed()).await.is_err() {
            tracing::warn!("some connections were not ended in time");
        }
        lock(&self.0.jobs).take();
        let Some(writer) = lock(&self.0.writer).take() else { return };
        let ended = tokio::task::spawn_blocking(move || writer.join().is_ok());
        if !matches!(timeout(STOP, ended).await, Ok(Ok(true))) {
            tracing::error!("the store was not closed in time");
        }
    }
}

impl Shared {
    pub(super) fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, mpsc::Sender<ToRoom>>> {
        lock(&self.rooms)
    }

    /// Nobody is in a room any more; if there are too many of those, another one is put away.
    pub(super) fn is_idle(&self, game: GameId) {
        let oldest = lock(&self.idle).add(game);
        let Some(room) = oldest.and_then(|oldest| self.rooms().get(&oldest).cloned()) else { return };
        // A room with so much to do that it cannot be told is not idle.
        let _ = room.try_send(ToRoom::PutAway);
    }

    /// Somebody is in a room, or it is gone.
    pub(super) fn is_busy(&self, game: GameId) {
        lock(&self.idle).remove(game);
    }

    /// Has something stored; the answer comes when it is known what became of it.
    pub(super) fn store(&self, writes: Vec<Write>) -> oneshot::Receiver<Result<(), StoreError>> {
        let (sender, answer) = oneshot::channel::<Result<(), StoreError>>();
        let counted = Counted::new(&self.metrics.jobs);
        let reply: Reply = Box::new(move |result| {
            drop(counted);
            // Who wanted it stored may have gone.
            let _ = sender.send(result);
        });
        let refused = match &*lock(&self.jobs) {
            Some(jobs) => jobs.try_send(Job { writes, from: reply }).err(),
            None => return answer,
        };
        if let Some(error) = refused {
            let (std::sync::mpsc::TrySendError::Full(job) | std::sync::mpsc::TrySendError::Disconnected(job)) =
                error;
            (job.from)(Err(StoreError::Busy));
        }
        answer
    }
}

/// The answer when there is nobody left to answer.
pub(super) fn gone() -> StoreError {
    StoreError::Failed("the server stops".to_owned())
}

/// A random number that nobody can guess.
fn random() -> Result<u64, StoreError> {
    getrandom::u64().map_err(|error| StoreError::Failed(format!("no random numbers: {error}")))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing panics halfway through a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
