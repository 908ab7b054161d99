//! How the pieces move.

use chuhe_rules::{Role, Square};

/// A piece on a board that shows where it may go, and what stands in its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The id of its message.
    pub id: &'static str,
    /// The piece, a red one.
    pub role: Role,
    /// The position, as a FEN.
    pub start: &'static str,
    from: &'static str,
}

impl Walk {
    const fn new(id: &'static str, role: Role, start: &'static str, from: &'static str) -> Self {
        Self { id, role, start, from }
    }

    /// Where the piece stands.
    ///
    /// # Panics
    /// Never: a test reads all points.
    pub fn from(&self) -> Square {
        self.from.parse().expect("every walk's point is tested")
    }
}

/// One for each kind of piece, in the order of the back rank, then the cannon and the soldier.
pub const WALKS: [Walk; 7] = [
    Walk::new("walk-general", Role::General, "3k5/9/9/8p/9/9/9/9/4K4/9 w", "e1"),
    Walk::new("walk-advisor", Role::Advisor, "4k4/9/9/8p/9/9/9/9/4A4/3K5 w", "e1"),
    Walk::new("walk-elephant", Role::Elephant, "3k5/9/9/9/9/9/3p5/4B4/9/4K4 w", "e2"),
    Walk::new("walk-horse", Role::Horse, "4k4/9/9/9/4P4/4N4/9/9/9/4K4 w", "e4"),
    Walk::new("walk-chariot", Role::Chariot, "3k5/9/9/9/4n4/9/9/9/1C2R4/5K3 w", "e1"),
    Walk::new("walk-cannon", Role::Cannon, "3k5/9/4n4/9/4P4/9/9/4C4/9/5K3 w", "e2"),
    Walk::new("walk-soldier", Role::Soldier, "3k5/9/9/4P4/9/9/2P6/9/9/5K3 w", "e6"),
];
