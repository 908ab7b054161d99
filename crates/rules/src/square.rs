//! Files, ranks and the ninety points of the board.

use core::fmt;
use core::str::FromStr;

use crate::Color;

macro_rules! line {
    ($(#[$doc:meta])* $name:ident, $count:literal, $first:literal, $($variant:ident = $value:literal),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name { $($variant = $value),+ }

        impl $name {
            /// All of them in order.
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            /// The one with this index, if there is one.
            pub const fn try_new(index: usize) -> Option<Self> {
                if index < $count { Some(Self::ALL[index]) } else { None }
            }

            /// The one that this character names in a coordinate; letters may be of either case.
            pub const fn from_char(c: char) -> Option<Self> {
                let c = c.to_ascii_lowercase() as u32;
                let first = $first as u32;
                if c < first { None } else { Self::try_new((c - first) as usize) }
            }

            /// The character that names it in a coordinate.
            pub const fn char(self) -> char {
                ($first + self as u8) as char
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.char())
            }
        }
    };
}

line! {
    /// A vertical line, `a` to `i` from Red's left.
    File, 9, b'a', A = 0, B = 1, C = 2, D = 3, E = 4, F = 5, G = 6, H = 7, I = 8
}

line! {
    /// A horizontal line, `0` (Red's back rank) to `9` (Black's back rank).
    Rank, 10, b'0', R0 = 0, R1 = 1, R2 = 2, R3 = 3, R4 = 4, R5 = 5, R6 = 6, R7 = 7, R8 = 8, R9 = 9
}

impl File {
    /// The number players of `color` give this file: 1 to 9 from their own right.
    pub const fn number(self, color: Color) -> u8 {
        match color {
            Color::Red => 9 - self as u8,
            Color::Black => self as u8 + 1,
        }
    }

    /// Whether the palaces stand on this file: `d`, `e` and `f`.
    pub const fn in_palace(self) -> bool {
        matches!(self, Self::D | Self::E | Self::F)
    }
}

impl Rank {
    /// How far the rank is from `color`'s back rank: 0 to 9.
    pub const fn relative(self, color: Color) -> u8 {
        match color {
            Color::Red => self as u8,
            Color::Black => 9 - self as u8,
        }
    }

    /// The side of the river that the rank lies on.
    pub const fn bank(self) -> Color {
        if (self as u8) < 5 { Color::Red } else { Color::Black }
    }
}

/// A point of the board: one of ninety crossings, `a0` to `i9`.
///
/// The index runs along the ranks from Red's left: `a0` is 0, `i0` is 8, `a1` is 9, `i9` is 89.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many points there are.
    pub const COUNT: usize = 90;

    /// The point where a file and a rank cross.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(rank as u8 * 9 + file as u8)
    }

    /// The point with this index, if it is below 90.
    pub const fn try_new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The point with an index that the caller knows to be below 90.
    pub(crate) const fn from_index(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }

    /// All points from `a0` to `i9`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index, 0 to 89.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self.0 as usize % 9]
    }

    /// The rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.0 as usize / 9]
    }

    /// The point `files` to the right and `ranks` up as Red sees it, if that is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 % 9) as i8 + files;
        let rank = (self.0 / 9) as i8 + ranks;
        if file < 0 || file > 8 || rank < 0 || rank > 9 { None } else { Some(Self((rank * 9 + file) as u8)) }
    }

    /// The point seen in a mirror: file `a` becomes `i`.
    pub const fn mirror(self) -> Self {
        Self(self.0 / 9 * 9 + 8 - self.0 % 9)
    }

    /// The point after the board is turned by 180 degrees: `a0` becomes `i9`.
    pub const fn rotate(self) -> Self {
        Self(89 - self.0)
    }

    /// The point on the same file as far from the other side: `a0` becomes `a9`.
    pub const fn flip(self) -> Self {
        Self((9 - self.0 / 9) * 9 + self.0 % 9)
    }

    /// Whether the point is in `color`'s palace.
    pub const fn in_palace(self, color: Color) -> bool {
        self.file().in_palace() && self.rank().relative(color) <= 2
    }

    /// The side of the river that the point lies on.
    pub const fn bank(self) -> Color {
        self.rank().bank()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a point: a file `a`–`i` and a rank `0`–`9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a point such as e3: a file a–i and a rank 0–9")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut chars = text.chars();
        let file = chars.next().and_then(File::from_char).ok_or(ParseSquareError)?;
        let rank = chars.next().and_then(Rank::from_char).ok_or(ParseSquareError)?;
        if chars.next().is_some() { Err(ParseSquareError) } else { Ok(Self::new(file, rank)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_point_has_its_own_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
            assert_eq!(square.rotate(), square.mirror().flip());
            assert_eq!(square.mirror().mirror(), square);
        }
        assert_eq!("A9".parse::<Square>().unwrap().to_string(), "a9");
        for bad in ["", "a", "j0", "a10", "aa", "0a", "é3"] {
            assert_eq!(bad.parse::<Square>(), Err(ParseSquareError), "{bad}");
        }
    }

    #[test]
    fn files_are_numbered_from_the_players_right() {
        assert_eq!(File::H.number(Color::Red), 2);
        assert_eq!(File::H.number(Color::Black), 8);
    }
}
