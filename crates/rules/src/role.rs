//! What a piece is.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The seven kinds of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// 帥 將: one step along a line, inside the palace.
    General = 0,
    /// 仕 士: one step diagonally, inside the palace.
    Advisor = 1,
    /// 相 象: two steps diagonally, on its own side of the river, unless its eye is blocked.
    Elephant = 2,
    /// 傌 馬: one step along a line and one diagonally outward, unless its leg is blocked.
    Horse = 3,
    /// 俥 車: any way along a line.
    Chariot = 4,
    /// 炮 砲: moves as a chariot, captures over exactly one piece, the screen.
    Cannon = 5,
    /// 兵 卒: one step forward, across the river also sideways.
    Soldier = 6,
}

impl Role {
    /// All roles, from the general to the soldier.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
    ];

    /// The stable English name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Horse => "horse",
            Self::Chariot => "chariot",
            Self::Cannon => "cannon",
            Self::Soldier => "soldier",
        }
    }

    /// The lower-case FEN letter that is written: `k a b n r c p`.
    pub const fn fen(self) -> char {
        match self {
            Self::General => 'k',
            Self::Advisor => 'a',
            Self::Elephant => 'b',
            Self::Horse => 'n',
            Self::Chariot => 'r',
            Self::Cannon => 'c',
            Self::Soldier => 'p',
        }
    }

    /// The capital letter of the World Xiangqi Federation, as on pieces with letters: `K A E H R C P`.
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'E',
            Self::Horse => 'H',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'P',
        }
    }

    /// How many of this kind a side has at the start, and so at most.
    pub const fn count_at_start(self) -> usize {
        match self {
            Self::General => 1,
            Self::Soldier => 5,
            _ => 2,
        }
    }

    /// Whether the piece can ever leave its own side of the river, and so attack.
    pub const fn crosses_river(self) -> bool {
        matches!(self, Self::Horse | Self::Chariot | Self::Cannon | Self::Soldier)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value for each role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByRole<T>([T; 7]);

impl<T> ByRole<T> {
    /// Makes each value from its role.
    pub fn new_with(make: impl FnMut(Role) -> T) -> Self {
        Self(Role::ALL.map(make))
    }
}

impl<T> Index<Role> for ByRole<T> {
    type Output = T;

    #[inline]
    fn index(&self, role: Role) -> &T {
        &self.0[role as usize]
    }
}

impl<T> IndexMut<Role> for ByRole<T> {
    #[inline]
    fn index_mut(&mut self, role: Role) -> &mut T {
        &mut self.0[role as usize]
    }
}
