//! Writing the notation of the World Xiangqi Federation.

use alloc::string::String;

use chuhe_rules::Color;

use crate::relative::{Direction, Relative};
use crate::selector::Selector;

/// Whose way of writing the World Xiangqi Federation's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Habit {
    /// `C2=5`, `P+=4`, `13=4`: letters `K A E H R C P`, `=` along the rank, and where more than two soldiers share files
    /// the place on the file and the file.
    Federation,
    /// `C2.5`, `P..6`, `Pa.4`: letters `K A B N R C P`, `.` along the rank, soldiers lettered from `a`.
    Xqbase,
    /// `C2.5`, `c8.5`: as the federation, but `.` along the rank and Black in lower case.
    PlayOk,
    /// `C2.5`, `+C.4`, `+7.6`: `.` along the rank, the place first, of several soldiers the place and the file.
    Dpxq,
}

pub(crate) fn write(relative: &Relative, habit: Habit) -> String {
    let Relative { piece, .. } = *relative;
    let letter = match (habit, piece.color) {
        (Habit::Xqbase, _) => piece.role.fen().to_ascii_uppercase(),
        (Habit::PlayOk, Color::Black) => piece.role.letter().to_ascii_lowercase(),
        _ => piece.role.letter(),
    };
    let mut text = String::with_capacity(4);
    match relative.selector {
        Selector::File(file) => text.extend([letter, digit(file)]),
        Selector::Tandem { index, count: 2, .. } if habit == Habit::Dpxq => {
            text.extend([sign(index, 2), letter]);
        }
        Selector::Tandem { index, count: 2, .. } => text.extend([letter, sign(index, 2)]),
        Selector::Tandem { index, count: 3, .. } if habit == Habit::Xqbase => {
            text.extend([letter, sign(index, 3)]);
        }
        Selector::Tandem { index, .. } if habit == Habit::Xqbase => {
            text.extend([letter, char::from(b'a' + index as u8)]);
        }
        Selector::Tandem { in_file, in_count, file, .. } if habit == Habit::Dpxq && in_count < 4 => {
            text.extend([sign(in_file, in_count), digit(file)]);
        }
        Selector::Tandem { in_file, file, .. } => text.extend([digit(in_file as u8 + 1), digit(file)]),
    }
    text.push(match relative.direction {
        Direction::Advance => '+',
        Direction::Retreat => '-',
        Direction::Traverse if habit == Habit::Federation => '=',
        Direction::Traverse => '.',
    });
    text.push(digit(relative.argument));
    text
}

fn digit(number: u8) -> char {
    char::from(b'0' + number)
}

/// The sign for a place among two or three.
fn sign(index: usize, count: usize) -> char {
    match index {
        0 => '+',
        1 if count == 3 => '.',
        _ => '-',
    }
}
