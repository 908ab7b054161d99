//! A set of points.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Color, File, Rank, Square};

/// A set of points: bit *i* is the point with index *i*.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(u128);

const ALL: u128 = (1 << 90) - 1;

impl Bitboard {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// All ninety points.
    pub const ALL: Self = Self(ALL);

    /// The set with this bit mask; bits above 89 are ignored.
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & ALL)
    }

    /// The bit mask.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of one point.
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// All points of a file.
    pub const fn file(file: File) -> Self {
        // Every ninth bit.
        Self((ALL / 0x1ff) << file as usize)
    }

    /// All points of a rank.
    pub const fn rank(rank: Rank) -> Self {
        Self(0x1ff << (rank as usize * 9))
    }

    /// All points on `color`'s side of the river.
    pub const fn bank(color: Color) -> Self {
        match color {
            Color::Red => Self((1 << 45) - 1),
            Color::Black => Self(ALL ^ ((1 << 45) - 1)),
        }
    }

    /// Whether the set holds the point.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points the set holds.
    #[inline]
    pub const fn count(self) -> usize {
        // Two halves: a 128-bit count is a call in wasm.
        ((self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()) as usize
    }

    /// The point with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_index(self.0.trailing_zeros() as u8)) }
    }

    /// The only point, if there is exactly one.
    pub const fn single(self) -> Option<Square> {
        if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Removes a point.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// The points of `self` that are not in `other`.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The points of both.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & ALL)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

/// The points of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Squares {
    low: u64,
    high: u64,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let index = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            Some(Square::from_index(index))
        } else if self.high != 0 {
            let index = 64 + self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            Some(Square::from_index(index))
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.low.count_ones() + self.high.count_ones()) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

/// A picture: ten ranks from Black's side, `x` for a point of the set.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.iter().rev() {
            f.write_str("\n")?;
            for file in File::ALL {
                f.write_str(if self.contains(Square::new(file, *rank)) { " x" } else { " ." })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn a_set_of_points() {
        assert_eq!(Bitboard::ALL.count(), 90);
        assert_eq!(Bitboard::ALL.into_iter().collect::<Vec<_>>(), Square::all().collect::<Vec<_>>());
        assert_eq!(Bitboard::file(File::E).count(), 10);
        assert_eq!(Bitboard::rank(Rank::R9).count(), 9);
        assert_eq!(Bitboard::bank(Color::Red) | Bitboard::bank(Color::Black), Bitboard::ALL);
        assert_eq!((!Bitboard::bank(Color::Red)), Bitboard::bank(Color::Black));
        let mut set = Bitboard::EMPTY;
        for square in Square::all() {
            assert!(!set.contains(square));
            set.insert(square);
            assert!(set.contains(square));
            assert_eq!(Bitboard::of(square).single(), Some(square));
            assert_eq!(Bitboard::of(square).into_iter().len(), 1);
        }
        assert_eq!(set, Bitboard::ALL);
        assert_eq!(set.single(), None);
        set.remove(Square::new(File::A, Rank::R0));
        assert_eq!(set.first(), Some(Square::new(File::B, Rank::R0)));
    }
}
