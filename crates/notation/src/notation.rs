//! The notations by name, and writing a move in one of them.

use alloc::format;
use alloc::string::{String, ToString};

use chuhe_rules::{Move, Position};

use crate::chinese::{self, Script};
use crate::relative::{Direction, Relative};
use crate::selector::Selector;

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `炮二平五`, `馬8進7`: Red's digits Chinese, Black's Arabic.
    Chinese(Script),
    /// `C2=5`, `H8+7`: letters of the World Xiangqi Federation.
    Wxf,
    /// `h2e2`: the two points, as engines write them.
    Coordinates,
    /// `H2-E2`: the two points, as the Internet Chinese Chess Server wrote them.
    Iccs,
}

impl Notation {
    /// The move in this notation.
    ///
    /// `position` is the one before the move, in which the move must be legal.
    /// A move of no piece, or one no piece makes, is written in coordinates.
    pub fn text(self, mv: Move, position: &Position) -> String {
        let relative = || Relative::of(mv, position);
        match self {
            Self::Chinese(script) => relative().map(|relative| chinese::write(&relative, script)),
            Self::Wxf => relative().map(|relative| wxf(&relative)),
            Self::Coordinates => None,
            Self::Iccs => Some(format!("{}-{}", mv.from(), mv.to()).to_ascii_uppercase()),
        }
        .unwrap_or_else(|| mv.to_string())
    }
}

fn wxf(relative: &Relative) -> String {
    use chuhe_rules::Role;
    let letter = match relative.piece.role {
        Role::General => 'K',
        Role::Advisor => 'A',
        Role::Elephant => 'E',
        Role::Horse => 'H',
        Role::Chariot => 'R',
        Role::Cannon => 'C',
        Role::Soldier => 'P',
    };
    let selector = match relative.selector {
        Selector::File(file) => format!("{letter}{file}"),
        Selector::Tandem { index, count: 2, .. } => format!("{letter}{}", if index == 0 { '+' } else { '-' }),
        Selector::Tandem { in_file, file, .. } => format!("{}{file}", in_file + 1),
    };
    let direction = match relative.direction {
        Direction::Advance => '+',
        Direction::Retreat => '-',
        Direction::Traverse => '=',
    };
    format!("{selector}{direction}{}", relative.argument)
}
