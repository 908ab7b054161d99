//! The characters of a move, whatever notation they are from.

use alloc::vec::Vec;

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

/// The tokens of a text, without spaces, a note in brackets and marks such as `!` after it.
///
/// Nothing if a character belongs to no notation, or there are more than six.
pub(crate) fn tokens(text: &str) -> Option<Vec<Token>> {
    let text = text.split(['(', '（', '[', '【']).next()?.trim();
    let text = text.trim_end_matches(['!', '?', '+', '#', 'x', '！', '？']);
    let mut tokens = Vec::new();
    for c in text.chars().filter(|c| !c.is_whitespace()).map(narrow) {
        let token = match (tokens.as_slice(), c.to_ascii_lowercase()) {
            ([Token::Piece([Role::Soldier])], letter @ 'a'..='e') => Token::Index(letter as u8 - b'a' + 1),
            _ => token(c)?,
        };
        if tokens.len() == 6 {
            return None;
        }
        tokens.push(token);
    }
    Some(tokens)
}

/// The letter of a full-width form (U+FF01 to U+FF5E), or the character itself.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

fn token(c: char) -> Option<Token> {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    Some(match c.to_ascii_uppercase() {
        'K' | '帅' | '帥' | '将' | '將' => Token::Piece(&[General]),
        // A general in the letters of some books, a guard in others.
        'G' => Token::Piece(&[General, Advisor]),
        'A' | '仕' | '士' => Token::Piece(&[Advisor]),
        'E' | 'B' | 'M' | '相' | '象' => Token::Piece(&[Elephant]),
        'H' | 'N' | '马' | '馬' | '傌' => Token::Piece(&[Horse]),
        'R' | '车' | '車' | '俥' | '硨' | '砗' => Token::Piece(&[Chariot]),
        'C' | '炮' | '砲' | '包' => Token::Piece(&[Cannon]),
        'P' | 'S' | '兵' | '卒' => Token::Piece(&[Soldier]),
        '1' | '一' | '壹' | 'ㄧ' => Token::Digit(1),
        '2' | '二' | '贰' | '貳' => Token::Digit(2),
        '3' | '三' | '叁' | '參' => Token::Digit(3),
        '4' | '四' | '肆' => Token::Digit(4),
        '5' | '五' | '伍' => Token::Digit(5),
        '6' | '六' | '陆' | '陸' => Token::Digit(6),
        '7' | '七' | '柒' => Token::Digit(7),
        '8' | '八' | '捌' => Token::Digit(8),
        '9' | '九' | '玖' => Token::Digit(9),
        '+' => Token::Plus,
        '-' | '\u{2010}'..='\u{2015}' | '−' => Token::Minus,
        '.' | '·' => Token::Dot,
        '=' | '平' => Token::Traverse,
        '进' | '進' | '上' => Token::Advance,
        '退' | '下' => Token::Retreat,
        '前' => Token::Front,
        '中' => Token::Middle,
        '后' | '後' => Token::Rear,
        _ => return None,
    })
}
