//! A match: games one after the other, several at a time.

use core::ops::ControlFlow;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use chuhe_engine::Stop;
use chuhe_protocol::Monotonic;

use crate::contender::{Contender, Refusal, StartError};
use crate::fault::Fault;
use crate::game::play;
use crate::played::{End, Played};
use crate::{Plan, Round};

/// An engine that does not start again so many times in a row will not.
const TRIES: u32 = 3;

/// Plays the games of a match that are not in `done`, and tells of each when it is over, in any order.
///
/// `hear` may end the match: no new game is begun then, and those under way are played out.
/// `stop` breaks it off: games under way are not told of.
/// When this returns, no engine runs any more.
///
/// # Errors
/// If an engine does not start: at all, or three times in a row after it has crashed, which costs it a game each time.
pub fn run(
    plan: &Plan,
    done: &BTreeSet<Round>,
    stop: &Stop,
    mut hear: impl FnMut(Played) -> ControlFlow<()>,
) -> Result<(), StartError> {
    let clock = Monotonic::start();
    let rounds = Mutex::new((0..plan.games).map(Round).filter(|round| !done.contains(round)));
    let enough = AtomicBool::new(false);
    let next = || {
        let is_over = enough.load(Ordering::Relaxed) || stop.is_set();
        rounds.lock().ok().filter(|_| !is_over)?.next()
    };
    thread::scope(|scope| {
        let (told, games) = mpsc::channel();
        for _ in 0..plan.concurrency.clamp(1, plan.games.max(1)) {
            let (next, told) = (&next, told.clone());
            scope.spawn(move || {
                let seats = [const { Seat::empty() }; 2];
                Table { plan, stop, clock, seats }.play_all(next, &told);
            });
        }
        drop(told);
        let mut result = Ok(());
        for game in games {
            match game {
                Ok(played) => {
                    if hear(played).is_break() {
                        enough.store(true, Ordering::Relaxed);
                    }
                }
                Err(error) => {
                    enough.store(true, Ordering::Relaxed);
                    result = result.and(Err(error));
                }
            }
        }
        result
    })
}

/// Two engines and the games between them.
struct Table<'a> {
    plan: &'a Plan,
    stop: &'a Stop,
    clock: Monotonic,
    seats: [Seat; 2],
}

/// The place of an engine.
struct Seat {
    contender: Option<Contender>,
    /// Whether it has ever been ready.
    has_started: bool,
    /// How often in a row it has not started.
    failed: u32,
}

impl Seat {
    const fn empty() -> Self {
        Self { contender: None, has_started: false, failed: 0 }
    }
}

impl Table<'_> {
    fn play_all(mut self, next: &impl Fn() -> Option<Round>, told: &Sender<Result<Played, StartError>>) {
        while let Some(round) = next() {
            let game = match self.play(round) {
                Ok(Some(played)) => Ok(played),
                Ok(None) => return,
                Err(error) => Err(error),
            };
            let is_over = game.is_err();
            if told.send(game).is_err() || is_over {
                return;
            }
        }
    }

    /// Plays a game; nothing if the match is broken off.
    fn play(&mut self, round: Round) -> Result<Option<Played>, StartError> {
        for engine in 0..2 {
            if let Some(refusal) = self.seat(engine) {
                if self.stop.is_set() {
                    return Ok(None);
                }
                let why = refusal.to_fault().filter(|_| self.may_fail(engine));
                let Some(fault) = why else {
                    return Err(StartError { engine: self.plan.names()[engine].clone(), why: refusal });
                };
                let end = End::Fault { side: round.color(engine), fault };
                return Ok(Some(Played { round, moves: Vec::new(), end }));
            }
        }
        let [Seat { contender: Some(first), .. }, Seat { contender: Some(second), .. }] = &mut self.seats
        else {
            return Ok(None);
        };
        let game = play(self.plan, round, [first, second], self.stop).ok();
        for seat in &mut self.seats {
            seat.contender = seat.contender.take().filter(Contender::is_well);
        }
        Ok(game)
    }

    /// Starts an engine that is not there; why, if that does not work.
    fn seat(&mut self, engine: usize) -> Option<Refusal> {
        let seat = &mut self.seats[engine];
        if seat.contender.is_some() {
            return None;
        }
        match Contender::seat(self.plan, &self.plan.engines[engine], self.stop, self.clock) {
            Ok(contender) => {
                *seat = Seat { contender: Some(contender), has_started: true, failed: 0 };
                None
            }
            Err(refusal) => {
                seat.failed += 1;
                Some(refusal)
            }
        }
    }

    /// Whether an engine that did not start just now may be given another chance.
    fn may_fail(&self, engine: usize) -> bool {
        let seat = &self.seats[engine];
        seat.has_started && seat.failed < TRIES
    }
}

impl Refusal {
    /// What it costs an engine that had started before.
    fn to_fault(&self) -> Option<Fault> {
        match self {
            Self::Program { reason } => Some(Fault::Crash { status: reason.clone() }),
            Self::Ended { status } => Some(Fault::Crash { status: status.clone() }),
            Self::Silent { told } => Some(Fault::Crash { status: format!("no answer to {told}") }),
            Self::Option { .. } | Self::Value { .. } => None,
        }
    }
}
