//! What the guides take the pieces to be worth.

/// A guide's values; guides that give none have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The id of the message that names the guide, says as `values` what its values mean, and as `errors` what it gets
    /// wrong.
    pub id: &'static str,
    /// What each kind of piece is worth, from the general to the soldier, in the order of `chuhe_rules::Role`.
    pub worth: [Worth; 7],
}

/// What a kind of piece is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The guide does not say.
    Unsaid,
    /// So many points, as the guide writes it.
    Points(&'static str),
    /// So many points, and so many across the river.
    Crossing(&'static str, &'static str),
    /// No points, but this place among the pieces, from 1 for the most precious.
    Place(u8),
}

use Worth::{Crossing, Place, Points, Unsaid};

/// The five guides: Hebrew, Ukrainian, Norwegian, Arabic, Romanian.
///
/// The order of the values is general, advisor, elephant, horse, chariot, cannon, soldier.
pub const SCALES: [Scale; 5] = [
    Scale {
        id: "guide-hebrew",
        worth: [
            Unsaid,
            Points("2"),
            Points("2"),
            Points("4.5"),
            Points("9–10"),
            Points("5"),
            Crossing("1", "2–3"),
        ],
    },
    Scale { id: "guide-ukrainian", worth: [Unsaid; 7] },
    Scale {
        id: "guide-norwegian",
        worth: [Points("4"), Points("3"), Points("4"), Points("6"), Points("10"), Points("7"), Points("2")],
    },
    Scale { id: "guide-arabic", worth: [Unsaid; 7] },
    Scale {
        id: "guide-romanian",
        worth: [Place(1), Place(5), Place(6), Place(4), Place(2), Place(3), Place(7)],
    },
];
