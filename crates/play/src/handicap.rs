//! Handicaps, 让子: the giver plays Red, moves first and lacks pieces.

use chuhe_rules::{Args, Reason};

/// What the stronger player gives; the receiver plays Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// The first move and nothing else, 让先: the receiver moves first.
    FirstMove,
    /// The left horse, 让马.
    Horse,
    /// Both horses, 让双马.
    TwoHorses,
    /// The left chariot, 让车.
    Chariot,
    /// The left chariot and the left horse, 让车马.
    ChariotAndHorse,
    /// Both chariots, 让双车.
    TwoChariots,
    /// Both chariots and the left horse, 让双车马.
    TwoChariotsAndHorse,
}

/// A handicap, its stable name, its message, Red's back rank, and who moves first.
const TABLE: [(Handicap, &str, &str, &str, char); 7] = [
    (Handicap::FirstMove, "first-move", "play-handicap-first-move", "RNBAKABNR", 'b'),
    (Handicap::Horse, "horse", "play-handicap-horse", "R1BAKABNR", 'w'),
    (Handicap::TwoHorses, "two-horses", "play-handicap-two-horses", "R1BAKAB1R", 'w'),
    (Handicap::Chariot, "chariot", "play-handicap-chariot", "1NBAKABNR", 'w'),
    (Handicap::ChariotAndHorse, "chariot-and-horse", "play-handicap-chariot-and-horse", "2BAKABNR", 'w'),
    (Handicap::TwoChariots, "two-chariots", "play-handicap-two-chariots", "1NBAKABN1", 'w'),
    (
        Handicap::TwoChariotsAndHorse,
        "two-chariots-and-horse",
        "play-handicap-two-chariots-and-horse",
        "2BAKABN1",
        'w',
    ),
];

impl Handicap {
    /// The one that is offered first to somebody for whom the computer is too strong.
    pub const OFFERED: Self = Self::TwoHorses;

    /// All handicaps, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.into_iter().map(|row| row.0)
    }

    /// The stable name, for instance `two-horses`.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// The handicap of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|handicap| handicap.name() == name)
    }

    /// The next larger one, if there is one.
    pub fn more(self) -> Option<Self> {
        TABLE.get(self as usize + 1).map(|row| row.0)
    }

    /// The position that the game begins in.
    pub fn fen(self) -> String {
        let (.., red, first) = self.row();
        format!("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/{red} {first} - - 0 1")
    }

    fn row(self) -> (Self, &'static str, &'static str, &'static str, char) {
        TABLE[self as usize]
    }
}

/// The name for people.
impl Reason for Handicap {
    fn id(&self) -> &'static str {
        self.row().2
    }

    fn args(&self) -> Args {
        Args::new()
    }
}
