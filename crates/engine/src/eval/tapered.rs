//! A value for a full board and one for an empty board.

use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A value that changes as pieces leave the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tapered {
    middle: i32,
    end: i32,
}

/// How much of the attacking pieces the start position has: a chariot counts 2, a horse and a cannon 1.
pub(crate) const FULL: i32 = 16;

/// A value pair.
pub(crate) const fn taper(middle: i32, end: i32) -> Tapered {
    Tapered { middle, end }
}

impl Tapered {
    /// The value when `phase` of [`FULL`] is left.
    pub(crate) fn mixed(self, phase: i32) -> i32 {
        (self.middle * phase + self.end * (FULL - phase)) / FULL
    }
}

impl Add for Tapered {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        taper(self.middle + other.middle, self.end + other.end)
    }
}

impl Sub for Tapered {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        taper(self.middle - other.middle, self.end - other.end)
    }
}

impl Neg for Tapered {
    type Output = Self;
    fn neg(self) -> Self {
        taper(-self.middle, -self.end)
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;
    fn mul(self, factor: i32) -> Self {
        taper(self.middle * factor, self.end * factor)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
