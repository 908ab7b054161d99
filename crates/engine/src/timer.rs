//! The clock as an argument, the stop flag, and how much time a move may take.

use std::num::NonZeroU64;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Clock, Limits};

/// A monotonic clock, given by the caller.
pub trait Now {
    /// Milliseconds since some moment that stays the same.
    fn now(&self) -> u64;
}

/// No clock: for searches that are not limited by time; every report says 0 ms.
impl Now for () {
    fn now(&self) -> u64 {
        0
    }
}

/// A flag that ends a search, shared between whoever searches and whoever may interrupt.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the search.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes the flag ready for another search.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A game is thought to last this many more moves when nobody says.
const MOVES_TO_GO: u64 = 32;

/// More than this on a clock is as good as this, in ms: 34 years, and sums of such times fit.
const LONGEST: u64 = 1 << 40;

/// How much time a search may take, in ms from its start.
pub(crate) struct Timer<'a> {
    now: &'a dyn Now,
    start: u64,
    /// How many nodes are a millisecond, where they are what is limited.
    nodes: Option<NonZeroU64>,
    /// No new depth is begun after this.
    soft: Option<u64>,
    /// The search ends at this.
    hard: Option<u64>,
}

impl<'a> Timer<'a> {
    pub(crate) fn start(now: &'a dyn Now, limits: &Limits) -> Self {
        let (mut soft, mut hard) = (None, limits.move_time);
        if let Some(Clock { remaining, increment, moves_to_go }) = limits.clock {
            let usable = remaining.min(LONGEST).saturating_sub(limits.overhead).max(1);
            let moves = moves_to_go.map_or(MOVES_TO_GO, u64::from).clamp(1, 50);
            let share = usable / moves + increment.min(LONGEST) * 3 / 4;
            let most = if moves == 1 { usable } else { usable / 2 };
            soft = Some(share.min(most));
            let ceiling = (share * 4).min(most).max(1);
            hard = Some(hard.map_or(ceiling, |hard| hard.min(ceiling)));
        }
        Self { now, start: now.now(), nodes: limits.nodes_as_time, soft, hard }
    }

    /// Milliseconds since the start.
    pub(crate) fn elapsed(&self) -> u64 {
        self.now.now().saturating_sub(self.start)
    }

    /// What the search has used of the time it is given, after so many nodes.
    fn used(&self, nodes: u64) -> u64 {
        self.nodes.map_or_else(|| self.elapsed(), |per_ms| nodes / per_ms)
    }

    /// Whether the search must end now, after so many nodes.
    pub(crate) fn is_over(&self, nodes: u64) -> bool {
        self.hard.is_some_and(|hard| self.used(nodes) >= hard)
    }

    /// Whether another depth is unlikely to be worth its time, after so many nodes.
    ///
    /// `calm` is how many depths in a row gave the same best move: the calmer, the earlier the end.
    pub(crate) fn is_enough(&self, calm: u32, nodes: u64) -> bool {
        let percent = 110 - 12 * u64::from(calm.min(5));
        self.soft.is_some_and(|soft| self.used(nodes) * 100 >= soft * percent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timer(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Timer<'static> {
        let clock = Some(Clock { remaining, increment, moves_to_go });
        Timer::start(&(), &Limits { clock, ..Limits::default() })
    }

    #[test]
    fn no_clock_is_too_long_to_reckon_with() {
        for (remaining, increment) in [(u64::MAX, u64::MAX), (0, u64::MAX), (u64::MAX, 0)] {
            for moves_to_go in [None, Some(0), Some(1), Some(u32::MAX)] {
                let timer = timer(remaining, increment, moves_to_go);
                assert!(timer.soft <= timer.hard && timer.hard <= Some(LONGEST), "{remaining} {increment}");
                assert!(!timer.is_over(0) && !timer.is_enough(9, 0) || remaining == 0);
            }
        }
    }

    #[test]
    fn a_share_of_the_clock_is_kept_back() {
        let timer = timer(60_020, 1_000, None);
        assert_eq!((timer.soft, timer.hard), (Some(2_625), Some(10_500)));
    }

    #[test]
    fn what_is_lost_with_each_move_is_kept_back() {
        let clock = Some(Clock { remaining: 1_000, increment: 0, moves_to_go: Some(1) });
        for (overhead, hard) in [(0, 1_000), (20, 980), (300, 700), (1_000, 1), (u64::MAX, 1)] {
            let timer = Timer::start(&(), &Limits { clock, overhead, ..Limits::default() });
            assert_eq!(timer.hard, Some(hard), "{overhead} ms");
        }
        assert_eq!(Limits::default().overhead, 20);
    }

    #[test]
    fn nodes_can_be_the_time() {
        let limits = Limits { move_time: Some(10), nodes_as_time: NonZeroU64::new(100), ..Limits::default() };
        let timer = Timer::start(&(), &limits);
        assert!(!timer.is_over(999) && timer.is_over(1000));
    }
}
