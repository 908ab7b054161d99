//! How terms are counted: into a value, or into the number of times that each weight counts.

use super::table::Weight;
use super::tapered::Tapered;
use super::weights::VALUES;

/// What the terms are counted into, Red's minus Black's.
///
/// The terms are written once over this trait; the compiler makes one copy of them for each kind of tally.
pub(super) trait Tally {
    /// Counts a weight so many times.
    fn add(&mut self, weight: Weight, times: i32);

    /// Turns the sign of all that was counted.
    fn negate(&mut self);
}

/// The sum of the weights, times how often each counts.
pub(super) struct Sum(pub(super) Tapered);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, weight: Weight, times: i32) {
        self.0 += VALUES[weight.index()] * times;
    }

    #[inline]
    fn negate(&mut self) {
        self.0 = -self.0;
    }
}

/// How often each weight counts.
pub(super) struct Counts(pub(super) Vec<i16>);

impl Tally for Counts {
    fn add(&mut self, weight: Weight, times: i32) {
        self.0[weight.index()] += times as i16;
    }

    fn negate(&mut self) {
        for count in &mut self.0 {
            *count = -*count;
        }
    }
}
