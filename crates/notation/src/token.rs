//! The characters of a move, whatever notation they are from.

use arrayvec::ArrayVec;
use chuhe_rules::Role;

/// What one character can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A piece; a letter may mean two.
    Piece(&'static [Role]),
    /// A digit 1 to 9, Arabic or Chinese.
    Digit(u8),
    /// A letter `a` to `e` after a soldier's: the first to fifth of those that share a file.
    Index(u8),
    /// `+`: advance, or the front one.
    Plus,
    /// `-`: retreat, or the rear one.
    Minus,
    /// `.`: traverse, or the middle one.
    Dot,
    /// `=`, 平.
    Traverse,
    /// 進.
    Advance,
    /// 退.
    Retreat,
    /// 前.
    Front,
    /// 中.
    Middle,
    /// 後.
    Rear,
}

/// No move has more.
pub(crate) type Tokens = ArrayVec<Token, 6>;

/// The characters of a text in their plain form, without spaces; no move has more, but a note may follow.
pub(crate) type Packed = ArrayVec<char, 24>;

/// The plain form of a text: no spaces, no full-width forms, one kind of dash and of bracket.
///
/// Nothing if it is too long to be a move.
pub(crate) fn pack(text: &str) -> Option<Packed> {
    let mut packed = Packed::new();
    for c in text.chars().filter(|c| !c.is_whitespace()).map(plain) {
        if packed.try_push(c).is_err() {
            return packed.contains(&'(').then_some(packed);
        }
    }
    Some(packed)
}

/// A packed text without a note in brackets and marks such as `!` after it.
pub(crate) fn strip(packed: &[char]) -> &[char] {
    let mut text = packed.split(|c| *c == '(').next().unwrap_or_default();
    while let [rest @ .., '!' | '?' | '+' | '#' | 'x'] = text {
        text = rest;
    }
    text
}

/// The compatible character that notations use, as Unicode's form NFKC has it for those that occur.
fn plain(c: char) -> char {
    match c {
        '［' | '[' | '【' | '〔' => '(',
        '］' | ']' | '】' | '〕' => ')',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{2010}'..='\u{2015}' | '−' | '﹣' => '-',
        '·' | '‧' | '•' | '﹒' => '.',
        '﹢' => '+',
        '﹦' => '=',
        // Radicals, as text copied from a PDF has them.
        '⼀' => '一',
        '⼆' => '二',
        '⼋' => '八',
        '⼠' => '士',
        '⾞' | '\u{f902}' => '車',
        '⾺' => '馬',
        '⻋' => '车',
        '⻢' => '马',
        _ => c,
    }
}

/// The tokens of a packed text.
///
/// Nothing if a character belongs to no notation, or there are too many.
pub(crate) fn tokens(text: &[char]) -> Option<Tokens> {
    let mut tokens = Tokens::new();
    for &c in text {
        let token = match (tokens.as_slice(), c.to_ascii_lowercase()) {
            ([Token::Piece([Role::Soldier])], letter @ 'a'..='e') => Token::Index(letter as u8 - b'a' + 1),
            _ => read(c)?,
        };
        tokens.try_push(token).ok()?;
    }
    Some(tokens)
}

/// What a character in its plain form stands for.
pub(crate) fn read(c: char) -> Option<Token> {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    Some(match c.to_ascii_uppercase() {
        'K' | '帅' | '帥' | '将' | '將' => Token::Piece(&[General]),
        // A general in the letters of some books, a guard in others.
        'G' => Token::Piece(&[General, Advisor]),
        'A' | '仕' | '士' => Token::Piece(&[Advisor]),
        'E' | 'B' | 'M' | '相' | '象' => Token::Piece(&[Elephant]),
        'H' | 'N' | '马' | '馬' | '傌' => Token::Piece(&[Horse]),
        'R' | '车' | '車' | '俥' | '硨' | '砗' => Token::Piece(&[Chariot]),
        'C' | '炮' | '砲' | '包' | '礮' => Token::Piece(&[Cannon]),
        'P' | 'S' | '兵' | '卒' => Token::Piece(&[Soldier]),
        // Each digit by itself: Unicode does not have the Chinese ones in a row.
        '1' | '一' | '壹' | 'ㄧ' => Token::Digit(1),
        '2' | '二' | '贰' | '貳' => Token::Digit(2),
        '3' | '三' | '叁' | '叄' | '參' | '参' => Token::Digit(3),
        '4' | '四' | '肆' => Token::Digit(4),
        '5' | '五' | '伍' => Token::Digit(5),
        '6' | '六' | '陆' | '陸' => Token::Digit(6),
        '7' | '七' | '柒' => Token::Digit(7),
        '8' | '八' | '捌' => Token::Digit(8),
        '9' | '九' | '玖' => Token::Digit(9),
        '+' => Token::Plus,
        '-' => Token::Minus,
        '.' => Token::Dot,
        '=' | '平' => Token::Traverse,
        '进' | '進' | '上' => Token::Advance,
        '退' | '下' => Token::Retreat,
        '前' => Token::Front,
        '中' => Token::Middle,
        '后' | '後' => Token::Rear,
        _ => return None,
    })
}
