//! What is drawn on a disc: characters, letters and figures.

mod figures;
mod kai;
mod marks;

use chuhe_notation::Script;
use chuhe_rules::{Color, Piece, Role};

pub(crate) use figures::figure;
pub(crate) use kai::GRID;

/// The licence of the font whose outlines the characters have, with the names of its authors.
pub const GLYPHS_LICENCE: &str = include_str!("glyphs/OFL.txt");

/// The character on a piece in a script.
pub const fn character(piece: Piece, script: Script) -> char {
    match (script, piece.color, piece.role) {
        (Script::Traditional, Color::Red, Role::General) => '帥',
        (Script::Traditional, Color::Red, Role::Horse) => '傌',
        (Script::Traditional, Color::Red, Role::Chariot) => '俥',
        (Script::Traditional, Color::Black, Role::General) => '將',
        (Script::Traditional, Color::Black, Role::Horse) => '馬',
        (Script::Traditional, Color::Black, Role::Chariot) => '車',
        (Script::Traditional, Color::Black, Role::Cannon) => '砲',
        (Script::Simplified, Color::Red, Role::General) => '帅',
        (Script::Simplified, Color::Black, Role::General) => '将',
        (Script::Simplified, _, Role::Horse) => '马',
        (Script::Simplified, _, Role::Chariot) => '车',
        (_, _, Role::Cannon) => '炮',
        (_, Color::Red, Role::Advisor) => '仕',
        (_, Color::Black, Role::Advisor) => '士',
        (_, Color::Red, Role::Elephant) => '相',
        (_, Color::Black, Role::Elephant) => '象',
        (_, Color::Red, Role::Soldier) => '兵',
        (_, Color::Black, Role::Soldier) => '卒',
    }
}

/// The words in the river, Red's left to right.
pub(crate) const fn river(script: Script) -> [char; 4] {
    match script {
        Script::Traditional => ['楚', '河', '漢', '界'],
        Script::Simplified => ['楚', '河', '汉', '界'],
    }
}

/// The outline of a character as SVG path data in a square of [`GRID`], or nothing for one that the board never draws.
pub(crate) fn outline(character: char) -> &'static str {
    kai::OUTLINES.iter().find(|(c, _)| *c == character).map_or("", |(_, path)| path)
}

/// The outline of a character of the coordinates as SVG path data: an em is [`GRID`], zero the middle of the baseline.
pub(crate) fn mark(character: char) -> &'static str {
    marks::MARKS.iter().find(|(c, _)| *c == character).map_or("", |(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_drawn_has_an_outline() {
        for &script in Script::ALL {
            for color in Color::ALL {
                for role in Role::ALL {
                    let character = character(Piece::new(color, role), script);
                    assert!(outline(character).starts_with('M'), "{character}");
                }
            }
            for character in river(script) {
                assert!(outline(character).starts_with('M'), "{character}");
            }
        }
        for role in Role::ALL {
            assert!(outline(role.letter()).starts_with('M'));
        }
        for character in "0123456789abcdefghi一二三四五六七八九".chars() {
            assert!(mark(character).starts_with('M'), "{character}");
        }
    }
}
