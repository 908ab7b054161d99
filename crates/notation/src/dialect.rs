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
    pub(crate) const COORDINATES: Self = Self(1 << 3);
    pub(crate) const WESTERN: Self = Self(1 << 4);
    pub(crate) const ZERO: Self = Self(1 << 5);
    pub(crate) const ONE: Self = Self(1 << 6);
    pub(crate) const FAR: Self = Self(1 << 7);
    pub(crate) const NEAR: Self = Self(1 << 8);

    /// Every notation, as long as nothing is known.
    pub const ANY: Self = Self((1 << 9) - 1);

    /// This notation only, with every program's and book's habits.
    pub const fn of(notation: Notation) -> Self {
        match notation {
            Notation::Chinese { .. } => Self::CHINESE,
            Notation::Wxf(_) => Self::WXF,
            Notation::Vietnamese => Self::VIETNAMESE,
            Notation::Iccs => Self::COORDINATES.or(Self::ZERO),
            Notation::Uci(base) => Self::COORDINATES.or(Self::base(base)),
            Notation::Western(base) => Self::WESTERN.or(Self::base(base)),
            Notation::ChessOfChina(first) => Self::first(first),
        }
    }

    /// What either allows.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn base(base: RankBase) -> Self {
        match base {
            RankBase::Zero => Self::ZERO,
            RankBase::One => Self::ONE,
        }
    }

    pub(crate) const fn first(first: FirstRank) -> Self {
        match first {
            FirstRank::Far => Self::FAR,
            FirstRank::Near => Self::NEAR,
        }
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all that `other` asks for is allowed.
    pub(crate) const fn allows(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether some of `other` is allowed.
    pub(crate) const fn allows_some(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The names of what is allowed.
impl fmt::Debug for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = ["chinese", "wxf", "vietnamese", "coordinates", "western", "zero", "one", "far", "near"];
        f.debug_set().entries((0..9).filter(|bit| self.0 >> bit & 1 != 0).map(|bit| names[bit])).finish()
    }
}
