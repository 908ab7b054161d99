//! What is measured while people play.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use serde::Serialize;

/// What all players and watchers of a hall have seen.
#[derive(Debug, Default)]
pub struct Measure(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    figures: Figures,
    faults: Faults,
}

/// What was measured in a span of time.
#[derive(Clone, Debug)]
pub struct Figures {
    /// When the span began.
    pub since: Instant,
    /// From the moment that a move leaves its player until it is told to him as an event, in microseconds.
    pub acknowledged: Histogram<u64>,
    /// Until it is told to the opponent.
    pub opponent: Histogram<u64>,
    /// Until it is told to somebody who looks on.
    pub watcher: Histogram<u64>,
    /// Until it is told to the last of those who look on.
    pub last_watcher: Histogram<u64>,
    /// How many moves were said, and their bytes on the line.
    pub up: Sum,
    /// How often a move was told to a player, and its bytes on the line.
    pub down: Sum,
}

/// How many there were, and how much together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How many.
    pub count: u64,
    /// How much.
    pub total: u64,
}

/// What was wrong, by kind, with how often and the first example.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Faults(pub BTreeMap<String, (u64, String)>);

/// How long things took: so many in a hundred or a thousand took at most so many milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Quantiles {
    /// How many there were.
    pub count: u64,
    /// Half of them, in milliseconds.
    pub p50: f64,
    /// 99 of 100.
    pub p99: f64,
    /// 999 of 1000.
    pub p999: f64,
    /// All.
    pub most: f64,
}

/// The longest time that is told from a longer one: a minute, in microseconds.
const LONGEST: u64 = 60_000_000;

impl Default for Figures {
    fn default() -> Self {
        Self {
            since: Instant::now(),
            acknowledged: histogram(),
            opponent: histogram(),
            watcher: histogram(),
            last_watcher: histogram(),
            up: Sum::default(),
            down: Sum::default(),
        }
    }
}

impl Measure {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        // Nothing panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes something that was seen.
    pub(crate) fn note(&self, note: impl FnOnce(&mut Figures)) {
        note(&mut self.inner().figures);
    }

    /// Notes that something is wrong; `kind` is one of few.
    pub fn fault(&self, kind: &str, example: &impl ToString) {
        self.inner().faults.add(kind, example);
    }

    /// What was measured since this was last asked; from now on it is measured anew.
    pub fn take(&self) -> Figures {
        std::mem::take(&mut self.inner().figures)
    }

    /// What was wrong until now.
    pub fn faults(&self) -> Faults {
        self.inner().faults.clone()
    }
}

impl Faults {
    /// Adds one.
    pub fn add(&mut self, kind: &str, example: &impl ToString) {
        if let Some((count, _)) = self.0.get_mut(kind) {
            *count += 1;
        } else {
            self.0.insert(kind.to_owned(), (1, example.to_string()));
        }
    }

    /// Adds all of others.
    pub(crate) fn add_all(&mut self, others: Self) {
        for (kind, (count, example)) in others.0 {
            self.0.entry(kind).or_insert((0, example)).0 += count;
        }
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.0.values().map(|(count, _)| count).sum()
    }
}

impl Sum {
    /// Adds one.
    pub(crate) fn add(&mut self, much: u64) {
        self.count += 1;
        self.total += much;
    }

    /// How much each of them was; 0 if there were none.
    pub fn mean(self) -> f64 {
        self.total as f64 / self.count.max(1) as f64
    }
}

impl Quantiles {
    /// Those of a histogram of microseconds.
    pub fn of(histogram: &Histogram<u64>) -> Self {
        let milliseconds = |value: u64| value as f64 / 1_000.0;
        let quantile = |part| milliseconds(histogram.value_at_quantile(part));
        Self {
            count: histogram.len(),
            p50: quantile(0.5),
            p99: quantile(0.99),
            p999: quantile(0.999),
            most: milliseconds(histogram.max()),
        }
    }
}

/// An empty histogram of microseconds; three digits of each time are kept.
pub(crate) fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, LONGEST, 3).expect("the bounds are sound")
}

/// Adds a time to a histogram of microseconds.
pub(crate) fn record(histogram: &mut Histogram<u64>, span: Duration) {
    histogram.saturating_record((span.as_micros() as u64).max(1));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_what_was_noted() {
        let measure = Measure::default();
        for millisecond in 1..=1_000 {
            measure.note(|figures| record(&mut figures.acknowledged, Duration::from_millis(millisecond)));
        }
        let Quantiles { count, p50, p99, p999, most } = Quantiles::of(&measure.take().acknowledged);
        assert_eq!(count, 1_000);
        for (found, expected) in [(p50, 500.0), (p99, 990.0), (p999, 999.0), (most, 1_000.0)] {
            assert!((found / expected - 1.0_f64).abs() < 0.002, "{found} is not {expected}");
        }
        assert_eq!(measure.take().acknowledged.len(), 0, "it is measured anew");
    }

    #[test]
    fn a_time_beyond_all_bounds_is_counted() {
        let mut figures = Figures::default();
        record(&mut figures.opponent, Duration::from_secs(600));
        assert!(Quantiles::of(&figures.opponent).most > 59_000.0);
    }

    #[test]
    fn faults_are_counted_by_kind_with_the_first_example() {
        let mut faults = Faults::default();
        faults.add("cut", &"first");
        faults.add("cut", &"second");
        assert_eq!(faults.count(), 2);
        assert_eq!(faults.0.get("cut"), Some(&(2, "first".to_owned())));
    }
}
