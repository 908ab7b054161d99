//! The two sides.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// A side: Red sits at the bottom of a diagram (rank 0) and usually moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// The side at ranks 0–4, upper case in FEN.
    Red = 0,
    /// The side at ranks 5–9, lower case in FEN.
    Black = 1,
}

impl Color {
    /// Both sides, Red first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The stable English name in lower case: `red` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }

    /// The FEN letter of the side: `w` or `b`.
    pub const fn fen(self) -> char {
        match self {
            Self::Red => 'w',
            Self::Black => 'b',
        }
    }

    /// `red` for Red, `black` for Black.
    pub fn fold<T>(self, red: T, black: T) -> T {
        match self {
            Self::Red => red,
            Self::Black => black,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Red's value.
    pub red: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Makes both values from the side they are for.
    pub fn new_with(mut make: impl FnMut(Color) -> T) -> Self {
        Self { red: make(Color::Red), black: make(Color::Black) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.red,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Red => &mut self.red,
            Color::Black => &mut self.black,
        }
    }
}
