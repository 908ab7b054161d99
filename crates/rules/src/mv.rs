//! A move, and a list of moves.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::Square;

/// A move from one point to another, in 16 bits.
///
/// It carries no piece: what moves and what is captured is read off the position.
/// `Option<Move>` is as small as `Move`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(NonZeroU16);

const _: () = assert!(size_of::<Option<Move>>() == 2);

impl Move {
    /// A move from `from` to `to`.
    ///
    /// # Panics
    /// If both are the same point.
    #[track_caller]
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        match Self::try_new(from, to) {
            Some(mv) => mv,
            None => panic!("a move needs two different points"),
        }
    }

    /// A move from `from` to `to`, unless both are the same point.
    #[inline]
    pub const fn try_new(from: Square, to: Square) -> Option<Self> {
        if from.index() == to.index() {
            return None;
        }
        // Two different indices are not both 0, so the packed number is not 0 either.
        match NonZeroU16::new((from.index() | to.index() << 7) as u16) {
            Some(packed) => Some(Self(packed)),
            None => None,
        }
    }

    /// The point the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index((self.0.get() & 127) as u8)
    }

    /// The point the piece goes to.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0.get() >> 7) as u8)
    }

    /// The move as a number: the index of `from` plus 128 times the index of `to`.
    pub const fn to_bits(self) -> u16 {
        self.0.get()
    }

    /// The move that a number stands for, if it is one that [`Move::to_bits`] can give.
    pub const fn from_bits(bits: u16) -> Option<Self> {
        match (Square::try_new((bits & 127) as usize), Square::try_new((bits >> 7) as usize)) {
            (Some(from), Some(to)) => Self::try_new(from, to),
            _ => None,
        }
    }

    /// The same move seen in a mirror.
    pub const fn mirror(self) -> Self {
        Self::new(self.from().mirror(), self.to().mirror())
    }

    /// The same move after the board is turned by 180 degrees.
    pub const fn rotate(self) -> Self {
        Self::new(self.from().rotate(), self.to().rotate())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a move in coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a move such as h2e2 or H2-E2: two different points, files a–i and ranks 0–9")
    }
}

impl core::error::Error for ParseMoveError {}

/// Reads `h2e2` (UCI, UCCI) and `H2-E2` (ICCS).
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (from, rest) = text.split_at_checked(2).ok_or(ParseMoveError)?;
        let to = rest.strip_prefix('-').unwrap_or(rest);
        let from = from.parse().map_err(|_| ParseMoveError)?;
        let to = to.parse().map_err(|_| ParseMoveError)?;
        Self::try_new(from, to).ok_or(ParseMoveError)
    }
}

/// The moves of one position.
///
/// No position has more: a side has at most 2 chariots and 2 cannons with 17 moves each, 2 horses with 8, 5 soldiers
/// with 3, 2 elephants and 2 advisors with 4 and a general with 4, 119 in all.
pub type MoveList = ArrayVec<Move, 128>;

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn moves_survive_text_and_bits() {
        for from in Square::all() {
            for to in Square::all() {
                match Move::try_new(from, to) {
                    Some(mv) => {
                        assert_eq!((mv.from(), mv.to()), (from, to));
                        assert_eq!(mv.to_string().parse(), Ok(mv));
                        assert_eq!(Move::from_bits(mv.to_bits()), Some(mv));
                        assert_eq!(mv.mirror().mirror(), mv);
                        assert_eq!(mv.rotate().rotate(), mv);
                    }
                    None => assert_eq!(from, to),
                }
            }
        }
        assert_eq!("H2-E2".parse::<Move>().unwrap().to_string(), "h2e2");
        for bad in ["", "h2", "h2e", "h2h2", "h2e22", "h2--e2", "h10e3", "漢界"] {
            assert_eq!(bad.parse::<Move>(), Err(ParseMoveError), "{bad}");
        }
        assert_eq!(Move::from_bits(0), None);
        assert_eq!(Move::from_bits(90), None);
    }
}
