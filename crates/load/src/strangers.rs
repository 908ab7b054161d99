//! Strangers who mean harm: they stall, send what is no message, forge answers, and guess at links and cookies.

mod guess;
mod line;
mod noise;
mod stall;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use chuhe_play::GameId;
use chuhe_testkit::Random;
use tokio::runtime::Builder;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::{Homes, Measure, system};

/// How many strangers come, and to what.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Where the server listens.
    pub(crate) server: SocketAddr,
    /// The games that others play.
    pub(crate) games: Vec<GameId>,
    /// Sockets that stall, in several kinds; each has an address of its own.
    pub(crate) stalled: usize,
    /// Sockets at a time that send what is no message.
    pub(crate) noisy: usize,
    /// Sockets at a time that forge the answers by which the server measures how far away somebody is.
    pub(crate) forgers: usize,
    /// Guesses at links and cookies that are on their way at a time.
    pub(crate) guessers: usize,
    /// The seed of all chance.
    pub(crate) seed: u64,
}

/// What strangers do, and what they get for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    Stalled,
    Ended,
    Frames,
    Oversized,
    Pongs,
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
    pub(crate) const ALL: [(Self, &'static str, &'static str); 12] = [
        (Self::Stalled, "stalled", "sockets that stalled"),
        (Self::Ended, "ended", "of them ended by the server while the strangers waited for it"),
        (Self::Frames, "frames", "fuzzed frames"),
        (Self::Oversized, "oversized", "messages, heads and addresses that are too large"),
        (Self::Pongs, "pongs", "forged answers to the question how far away somebody is"),
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

    fn game(&self, random: &mut Random) -> GameId {
        random.pick(&self.plan.games)
    }

    fn note(&self, seen: Seen) {
        self.tally.note(seen);
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

/// The sockets that stall are opened one by one within this time: a thousand at once would measure how long it takes to let
/// them in, not what they do once they are there.
const COMING: Duration = Duration::from_secs(1);

/// From how many addresses guesses come; the server allows 600 from each at once, and 20 more a second.
const GUESSERS: usize = 3;

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
        let ground = Arc::clone(ground);
        let task = async move {
            sleep(COMING.mul_f64(number as f64 / stalled as f64)).await;
            stall::stall(ground, kind, random).await
        };
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
        busy.spawn(noise::forge(Arc::clone(ground), number, Random::new(seeds.number())));
    }
    let homes: [IpAddr; GUESSERS] = std::array::from_fn(|_| ground.home());
    for from in homes.into_iter().cycle().take(guessers) {
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
            ground.measure.fault("a stalled socket outlasts the limits", &stalling.len());
        }
    }
    stalling.shutdown().await;
}
