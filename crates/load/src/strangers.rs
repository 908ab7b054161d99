//! Strangers who mean harm: they stall, send what is no message, forge answers, and guess at links and cookies.

mod forge;
mod guess;
mod line;
mod noise;
mod sink;
mod stall;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use chuhe_play::GameId;
use chuhe_testkit::Random;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};

use crate::{Homes, Measure, http, system};

pub(crate) use sink::Sink;

/// How many strangers come, and to what.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// What they attack.
    pub(crate) targets: Targets,
    /// The games that others play.
    pub(crate) games: Vec<GameId>,
    /// The seats that strangers have in games of their own.
    pub(crate) seats: Vec<Seat>,
    /// Sockets that stall, in several kinds; each has an address of its own, and all of them come at the same moment.
    pub(crate) stalled: usize,
    /// Strangers who send what is no message, ten times a second on a new socket each.
    pub(crate) noisy: usize,
    /// Sockets at a time that forge the answers by which the server measures how far away somebody is; those who have seats
    /// come first.
    pub(crate) forgers: usize,
    /// Strangers who guess at links and cookies, 40 times a second each, all from one address.
    pub(crate) guessers: usize,
    /// The seed of all chance.
    pub(crate) seed: u64,
}

/// Where strangers do what; a server has one address for all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Targets {
    /// Where they stall, and forge answers.
    pub(crate) stalls: SocketAddr,
    /// Where they send what is no message.
    pub(crate) noise: SocketAddr,
    /// Where they guess.
    pub(crate) guesses: SocketAddr,
    /// Whether it is a server, which must not be wrong.
    pub(crate) is_server: bool,
}

impl Targets {
    /// A server.
    pub(crate) fn server(address: SocketAddr) -> Self {
        Self { stalls: address, noise: address, guesses: address, is_server: true }
    }
}

/// A seat of a stranger.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    /// In which game.
    pub(crate) game: GameId,
    /// The cookie by which the server knows him.
    pub(crate) cookie: String,
}

/// What strangers do, and what they get for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    Opened,
    Stalled,
    Ended,
    Frames,
    Oversized,
    Pongs,
    Seated,
    Cut,
    Kept,
    Links,
    Cookies,
    TooMuch,
    Denied,
    Unanswered,
}

impl Seen {
    /// All of them, each with its name for programs and what it is.
    pub(crate) const ALL: [(Self, &'static str, &'static str); 14] = [
        (Self::Opened, "opened", "connections that strangers began"),
        (Self::Stalled, "stalled", "sockets that stalled"),
        (Self::Ended, "ended", "of them ended by the server while the strangers waited for it"),
        (Self::Frames, "frames", "fuzzed frames"),
        (Self::Oversized, "oversized", "messages, heads and addresses that are too large"),
        (Self::Pongs, "pongs", "forged answers to the question how far away somebody is"),
        (Self::Seated, "seated", "of them said by players of a game"),
        (Self::Cut, "cut", "connections that the server ended for what was said on them"),
        (Self::Kept, "kept", "connections on which nothing was said that would end them"),
        (Self::Links, "links", "guessed links that lead to no game"),
        (Self::Cookies, "cookies", "guessed cookies that are nobody's"),
        (Self::TooMuch, "too_much", "requests answered with 429, too many"),
        (Self::Denied, "denied", "requests answered with another 4xx"),
        (Self::Unanswered, "unanswered", "connections without an answer"),
    ];
}

/// How often each of them was seen.
#[derive(Debug, Default)]
pub(crate) struct Tally([AtomicU64; Seen::ALL.len()]);

impl Tally {
    fn note(&self, seen: Seen) {
        self.0[seen as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// How often it was seen until now.
    pub(crate) fn count(&self, seen: Seen) -> u64 {
        self.0[seen as usize].load(Ordering::Relaxed)
    }
}

/// What all strangers know.
struct Ground {
    plan: Plan,
    homes: Arc<Homes>,
    tally: Arc<Tally>,
    measure: Arc<Measure>,
}

impl Ground {
    fn home(&self) -> IpAddr {
        self.homes.next()
    }

    /// A connection that counts.
    async fn connect(&self, from: IpAddr, to: SocketAddr) -> io::Result<TcpStream> {
        self.note(Seen::Opened);
        http::connect(from, to).await
    }

    fn game(&self, random: &mut Random) -> GameId {
        random.pick(&self.plan.games)
    }

    fn note(&self, seen: Seen) {
        self.tally.note(seen);
    }

    /// Notes what a server should not do.
    fn fault(&self, kind: &str, example: &impl ToString) {
        if self.plan.targets.is_server {
            self.measure.fault(kind, example);
        }
    }
}

/// What strangers are told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// To do harm.
    Harm,
    /// To do no more, and to stay until the server ends what has stalled.
    Wait,
    /// To leave.
    Leave,
}

/// Strangers who are at it, on a thread of their own, so that they do not hold up whoever plays and measures.
pub(crate) struct Strangers {
    order: watch::Sender<Order>,
    left: oneshot::Receiver<()>,
}

/// How long the server may take to end a socket that stalls: its longest limit, 15 s for a head or without a word, and for the
/// one that reads nothing as long as that waits before it looks, with room for a slow machine.
const LIMIT: Duration = Duration::from_secs(40);

/// The priority of the strangers' thread is so much lower: strangers bring machines of their own, and do not take away the
/// players' processor.
const NICE: i32 = 10;

impl Strangers {
    /// Lets them come.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub(crate) fn come(
        plan: Plan,
        homes: Arc<Homes>,
        tally: Arc<Tally>,
        measure: Arc<Measure>,
    ) -> Result<Self> {
        let (order, orders) = watch::channel(Order::Harm);
        let (done, left) = oneshot::channel();
        let runtime = Builder::new_current_thread().enable_all().build().context("cannot start a thread")?;
        let ground = Arc::new(Ground { plan, homes, tally, measure });
        let work = move || {
            system::yield_to_others(NICE);
            runtime.block_on(harm(&ground, orders));
            // Whoever waits for it may have gone.
            let _ = done.send(());
        };
        thread::Builder::new().name("strangers".to_owned()).spawn(work).context("cannot start a thread")?;
        Ok(Self { order, left })
    }

    /// Has them leave at once.
    pub(crate) async fn leave(self) {
        self.order.send_replace(Order::Leave);
        // The thread ends without a word only if it has failed, which it says itself.
        let _ = self.left.await;
    }

    /// Has them do no more, and waits until the server has ended all that stalls and that it ends within its limits.
    pub(crate) async fn wait(self) {
        self.order.send_replace(Order::Wait);
        let _ = self.left.await;
    }
}

/// Does harm until the order comes to stop.
async fn harm(ground: &Arc<Ground>, mut orders: watch::Receiver<Order>) {
    let Plan { stalled, noisy, forgers, guessers, seed, .. } = ground.plan;
    let mut seeds = Random::new(seed);
    let (mut busy, mut stalling) = (JoinSet::new(), JoinSet::new());
    for number in 0..stalled {
        let (kind, random) = (stall::KINDS[number % stall::KINDS.len()], Random::new(seeds.number()));
        let task = stall::stall(Arc::clone(ground), kind, random);
        // A body that trickles may take as long as a connection may last: five minutes.
        if kind == stall::Kind::Body {
            busy.spawn(async move { drop(task.await) });
        } else {
            stalling.spawn(task);
        }
    }
    for number in 0..noisy {
        busy.spawn(noise::fuzz(Arc::clone(ground), number, Random::new(seeds.number())));
    }
    for number in 0..forgers {
        let seat = ground.plan.seats.get(number).cloned();
        busy.spawn(forge::forge(Arc::clone(ground), number, seat, Random::new(seeds.number())));
    }
    // The server allows one address 600 looks at once, and 20 more a second: it soon has to refuse.
    let from = ground.home();
    for _ in 0..guessers {
        busy.spawn(guess::guess(Arc::clone(ground), from, Random::new(seeds.number())));
    }
    // Whoever gives the orders may have gone, too.
    let _ = orders.wait_for(|order| *order != Order::Harm).await;
    let order = *orders.borrow();
    busy.shutdown().await;
    if order == Order::Wait {
        let all_ended = timeout(LIMIT, async {
            while let Some(ended) = stalling.join_next().await {
                if ended.is_ok_and(|ended| ended.is_ok()) {
                    ground.note(Seen::Ended);
                }
            }
        });
        if all_ended.await.is_err() {
            ground.fault("a stalled socket outlasts the limits", &stalling.len());
        }
    }
    stalling.shutdown().await;
}

/// When something is done again and again, whatever becomes of it: at the same pace before each target; it begins at a moment of
/// its own, so that not all do it at the same.
fn pace(each: Duration, random: &mut Random) -> Interval {
    let start = Instant::now() + Duration::from_micros(random.below(each.as_micros() as u64));
    let mut ticks = interval_at(start, each);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    ticks
}
