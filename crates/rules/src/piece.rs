//! A piece of a side.

use core::fmt;

use crate::{Color, Role};

/// A piece: a side and a role.
///
/// `Option<Piece>` is as small as `Piece`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

const _: () = assert!(size_of::<Option<Piece>>() == 2);

impl Piece {
    /// A piece of `color` and `role`.
    pub const fn new(color: Color, role: Role) -> Self {
        Self { color, role }
    }

    /// The piece that a FEN letter stands for.
    ///
    /// Upper case is Red.
    /// Besides `kabnrcp` the letters in use elsewhere are read: `g` general, `e` and `m` elephant, `h` horse, `s` soldier.
    pub const fn from_fen(letter: char) -> Option<Self> {
        let role = match letter.to_ascii_lowercase() {
            'k' | 'g' => Role::General,
            'a' => Role::Advisor,
            'b' | 'e' | 'm' => Role::Elephant,
            'n' | 'h' => Role::Horse,
            'r' => Role::Chariot,
            'c' => Role::Cannon,
            'p' | 's' => Role::Soldier,
            _ => return None,
        };
        let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
        Some(Self { color, role })
    }

    /// The FEN letter: upper case for Red, lower case for Black.
    pub const fn fen(self) -> char {
        match self.color {
            Color::Red => self.role.fen().to_ascii_uppercase(),
            Color::Black => self.role.fen(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
