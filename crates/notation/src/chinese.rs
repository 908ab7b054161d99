//! Writing the Chinese notation.

use alloc::string::String;

use chuhe_rules::{Color, Role};

use crate::relative::{Direction, Relative};
use crate::selector::Selector;

/// One of the two Chinese scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// 車馬炮: Taiwan, Hong Kong and most sets of pieces.
    Traditional,
    /// 车马炮: mainland China.
    Simplified,
}

const DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

pub(crate) fn write(relative: &Relative, script: Script) -> String {
    let color = relative.piece.color;
    let glyph = glyph(relative.piece.role, color, script);
    let mut text = String::new();
    match relative.selector {
        Selector::File(file) => text.extend([glyph, digit(file, color)]),
        Selector::Tandem { index, count, .. } => text.extend([place(index, count, script), glyph]),
    }
    text.push(match (relative.direction, script) {
        (Direction::Advance, Script::Traditional) => '進',
        (Direction::Advance, Script::Simplified) => '进',
        (Direction::Retreat, _) => '退',
        (Direction::Traverse, _) => '平',
    });
    text.push(digit(relative.argument, color));
    text
}

fn digit(number: u8, color: Color) -> char {
    color.fold(DIGITS[usize::from(number)], char::from(b'0' + number))
}

/// The word for a place among pieces that share a file; from the fourth piece on they are numbered.
fn place(index: usize, count: usize, script: Script) -> char {
    match (index, count) {
        (0, ..4) => '前',
        (1, 3) => '中',
        (_, ..4) => match script {
            Script::Traditional => '後',
            Script::Simplified => '后',
        },
        _ => DIGITS[index + 1],
    }
}

fn glyph(role: Role, color: Color, script: Script) -> char {
    let traditional = script == Script::Traditional;
    match role {
        Role::General if traditional => color.fold('帥', '將'),
        Role::General => color.fold('帅', '将'),
        Role::Advisor => color.fold('仕', '士'),
        Role::Elephant => color.fold('相', '象'),
        Role::Horse => script.pick('馬', '马'),
        Role::Chariot => script.pick('車', '车'),
        Role::Cannon => '炮',
        Role::Soldier => color.fold('兵', '卒'),
    }
}

impl Script {
    fn pick<T>(self, traditional: T, simplified: T) -> T {
        match self {
            Self::Traditional => traditional,
            Self::Simplified => simplified,
        }
    }
}
