//! Writing the Chinese notation.

use alloc::string::String;

use chuhe_rules::{Color, Role};

use crate::relative::{Direction, Relative};
use crate::selector::Selector;

/// One of the two Chinese scripts, of texts and of the characters on the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Script {
    /// 車馬炮, and on pieces 俥傌炮: Taiwan, Hong Kong and most sets of pieces.
    #[default]
    Traditional,
    /// 车马炮: mainland China.
    Simplified,
}

impl Script {
    /// Both, in the order in which a menu shows them.
    pub const ALL: &'static [Self] = &[Self::Traditional, Self::Simplified];

    /// The stable name: `traditional` or `simplified`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Traditional => "traditional",
            Self::Simplified => "simplified",
        }
    }

    /// The one of that stable name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|script| script.name() == name)
    }
}

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Digits {
    /// 炮二平五, 馬8進7: Red's Chinese, Black's Arabic.
    BySide,
    /// 炮二平五, 馬８進７: the same with Black's as wide as a character, as xqbase and `XQStudio` write them.
    FullWidth,
    /// 炮二平五, 馬八進七: both sides' Chinese, as some books print them.
    AllChinese,
}

/// How pieces that share files with others of their kind are told apart, where there are more than three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tandem {
    /// 一兵 to 五兵, file by file from the mover's right and each from front to rear.
    Numbered,
    /// 前七 and 後七 where two files hold them, otherwise 前 and then 二 to 五: the older books.
    ByFile,
}

const DIGITS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

pub(crate) fn write(relative: &Relative, script: Script, digits: Digits, tandem: Tandem) -> String {
    let color = relative.piece.color;
    let digit = |number| digit(number, color, digits);
    let glyph = glyph(relative.piece.role, color, script);
    let mut text = String::with_capacity(12);
    match relative.selector {
        Selector::File(file) => text.extend([glyph, digit(file)]),
        Selector::Tandem { in_file, in_count, count, file, .. }
            if tandem == Tandem::ByFile && in_count < count =>
        {
            text.extend([place(in_file, in_count, script), digit(file)]);
        }
        Selector::Tandem { index: 0, .. } if tandem == Tandem::ByFile => text.extend(['前', glyph]),
        Selector::Tandem { index, count, .. } => text.extend([place(index, count, script), glyph]),
    }
    text.push(match (relative.direction, script) {
        (Direction::Advance, Script::Traditional) => '進',
        (Direction::Advance, Script::Simplified) => '进',
        (Direction::Retreat, _) => '退',
        (Direction::Traverse, _) => '平',
    });
    text.push(digit(relative.argument));
    text
}

fn digit(number: u8, color: Color, digits: Digits) -> char {
    match (digits, color) {
        (Digits::AllChinese, _) | (_, Color::Red) => DIGITS[usize::from(number)],
        (Digits::BySide, Color::Black) => char::from(b'0' + number),
        (Digits::FullWidth, Color::Black) => {
            ['０', '１', '２', '３', '４', '５', '６', '７', '８', '９'][usize::from(number)]
        }
    }
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
    let by_script = |traditional, simplified| match script {
        Script::Traditional => traditional,
        Script::Simplified => simplified,
    };
    match role {
        Role::General => color.fold(by_script('帥', '帅'), by_script('將', '将')),
        Role::Advisor => color.fold('仕', '士'),
        Role::Elephant => color.fold('相', '象'),
        Role::Horse => by_script('馬', '马'),
        Role::Chariot => by_script('車', '车'),
        Role::Cannon => '炮',
        Role::Soldier => color.fold('兵', '卒'),
    }
}
