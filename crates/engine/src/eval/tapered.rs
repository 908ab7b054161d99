//! A value for a full board and one for an empty board.

use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A value that changes as pieces leave the board.
///
/// Both parts lie in one number, the one for the empty board above sixteen bits, so that they are added and multiplied
/// together; neither part of any sum exceeds 32,767.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tapered(i32);

/// How much of the attacking pieces the start position has: a chariot counts 2, a horse and a cannon 1.
pub(crate) const FULL: i32 = 16;

/// A value pair.
pub(crate) const fn taper(middle: i32, end: i32) -> Tapered {
    Tapered((end << 16) + middle)
}

impl Tapered {
    /// The value for a full board.
    pub(crate) const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The value for an empty board.
    pub(crate) const fn end(self) -> i32 {
        // A negative lower part has borrowed from the upper.
        (self.0 + 0x8000) >> 16
    }

    /// The value when `phase` of [`FULL`] is left.
    pub(crate) fn mixed(self, phase: i32) -> i32 {
        (self.middle() * phase + self.end() * (FULL - phase)) / FULL
    }
}

impl Add for Tapered {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl Sub for Tapered {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl Neg for Tapered {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;
    #[inline]
    fn mul(self, factor: i32) -> Self {
        Self(self.0.wrapping_mul(factor))
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_parts_are_kept_apart() {
        let samples = [-9000, -31, -1, 0, 1, 17, 9000];
        for (a, b, c, d) in samples
            .iter()
            .flat_map(|a| samples.iter().map(move |b| (*a, *b)))
            .flat_map(|(a, b)| samples.iter().map(move |c| (a, b, *c, -*c / 3)))
        {
            let sum = taper(a, b) + taper(c, d);
            assert_eq!((sum.middle(), sum.end()), (a + c, b + d));
            let difference = taper(a, b) - taper(c, d);
            assert_eq!((difference.middle(), difference.end()), (a - c, b - d));
            let product = taper(a, b) * -3;
            assert_eq!((product.middle(), product.end()), (-3 * a, -3 * b));
            assert_eq!(-sum + sum, taper(0, 0));
        }
        assert_eq!(taper(-100, 60).mixed(FULL), -100);
        assert_eq!(taper(-100, 60).mixed(0), 60);
        assert_eq!(taper(-100, 60).mixed(4), 20);
    }
}
