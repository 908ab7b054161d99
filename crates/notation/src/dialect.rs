//! What a text may be read as.

use core::fmt;

use crate::notation::{FirstRank, Notation, RankBase};

/// Which notations the moves of a game may be in, and in which rank base.
///
/// Some texts mean one move in one notation and another move in another: `P2.1` in letters of the World Xiangqi
/// Federation and in Vietnamese ones, `a1b1` with ranks from 0 and with ranks from 1.
/// A game is in one of them throughout, so what a move shows is kept for all that follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dialect(u16);

impl Dialect {
    pub(crate) const CHINESE: Self = Self(1);
    pub(crate) const WXF: Self = Self(1 << 1);
    pub(crate) const VIETNAMESE: Self = Self(1 << 2);
    pub(crate) const COORDINATES: Self = Self(1 << 3 | 1 << 4);
    pub(crate) const WESTERN: Self = Self(1 << 5 | 1 << 6);
    pub(crate) const CHESS_OF_CHINA: Self = Self(1 << 7 | 1 << 8);

    /// Every notation, as long as nothing is known.
    pub const ANY: Self = Self((1 << 9) - 1);

    /// This notation only, with every program's and book's habits.
    pub const fn of(notation: Notation) -> Self {
        match notation {
            Notation::Chinese { .. } => Self::CHINESE,
            Notation::Wxf(_) => Self::WXF,
            Notation::Vietnamese => Self::VIETNAMESE,
            Notation::Iccs => Self::coordinates(RankBase::Zero),
            Notation::Uci(base) => Self::coordinates(base),
            // A soldier's move may name both points and no piece.
            Notation::Western(base) => Self::western(base).or(Self::coordinates(base)),
            Notation::ChessOfChina(first) => Self::chess_of_china(first),
        }
    }

    /// What either allows.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn coordinates(base: RankBase) -> Self {
        match base {
            RankBase::Zero => Self(1 << 3),
            RankBase::One => Self(1 << 4),
        }
    }

    pub(crate) const fn western(base: RankBase) -> Self {
        match base {
            RankBase::Zero => Self(1 << 5),
            RankBase::One => Self(1 << 6),
        }
    }

    pub(crate) const fn chess_of_china(first: FirstRank) -> Self {
        match first {
            FirstRank::Far => Self(1 << 7),
            FirstRank::Near => Self(1 << 8),
        }
    }

    /// This, but of the ways in `family` only `one`.
    pub(crate) const fn locked(self, family: Self, one: Self) -> Self {
        Self(self.0 & !family.0 | one.0)
    }

    /// Whether some of `other` is allowed.
    pub(crate) const fn allows(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The names of what is allowed.
impl fmt::Debug for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names =
            ["chinese", "wxf", "vietnamese", "uci", "uci-1-10", "western-0-9", "western", "far", "near"];
        f.debug_set().entries((0..9).filter(|bit| self.0 >> bit & 1 != 0).map(|bit| names[bit])).finish()
    }
}
