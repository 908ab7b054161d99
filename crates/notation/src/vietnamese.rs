//! The Vietnamese notation.

use alloc::string::String;
use core::fmt::Write;

use arrayvec::ArrayVec;
use chuhe_rules::Role;

use crate::relative::{Direction, Relative};
use crate::selector::Selector;
use crate::token::{self, Token, Tokens};

/// The initials: tướng, sĩ, tượng, mã, xe, pháo, binh.
const fn initial(role: Role) -> &'static str {
    match role {
        Role::General => "Tg",
        Role::Advisor => "S",
        Role::Elephant => "T",
        Role::Horse => "M",
        Role::Chariot => "X",
        Role::Cannon => "P",
        Role::Soldier => "B",
    }
}

/// Front, middle and rear are `t`, `g` and `s` (trước, giữa, sau).
///
/// No rule has been published for more than three soldiers in tandem.
/// Where two files hold them the file is added (`Bt7.1`), and four or five on one file are numbered from the front (`2B.1`).
pub(crate) fn write(relative: &Relative) -> String {
    let initial = initial(relative.piece.role);
    let mut text = String::with_capacity(6);
    let done = match relative.selector {
        Selector::File(file) => write!(text, "{initial}{file}"),
        Selector::Tandem { in_file, in_count: 4.., .. } => write!(text, "{}{initial}", in_file + 1),
        Selector::Tandem { in_file, in_count, count, file, .. } => {
            let place = match in_file {
                0 => 't',
                1 if in_count == 3 => 'g',
                _ => 's',
            };
            text.push_str(initial);
            text.push(place);
            if in_count < count { write!(text, "{file}") } else { Ok(()) }
        }
    };
    debug_assert!(done.is_ok(), "a string takes any text");
    text.push(match relative.direction {
        Direction::Advance => '.',
        Direction::Retreat => '/',
        Direction::Traverse => '-',
    });
    text.push(char::from(b'0' + relative.argument));
    text
}

/// The tokens of a text in this notation, which names a piece.
pub(crate) fn tokens(text: &[char]) -> Option<Tokens> {
    let mut tokens: Tokens = ArrayVec::new();
    let mut letters = text.iter().map(char::to_ascii_lowercase).peekable();
    while let Some(letter) = letters.next() {
        let after_piece = matches!(tokens.last(), Some(Token::Piece(_)));
        let read = match letter {
            'g' if after_piece => Token::Middle,
            't' if after_piece => {
                // `tr` is another way to write trước.
                letters.next_if_eq(&'r');
                Token::Front
            }
            's' if after_piece => Token::Rear,
            't' if letters.next_if_eq(&'g').is_some() => Token::Piece(&[Role::General]),
            't' | 'v' => Token::Piece(&[Role::Elephant]),
            's' => Token::Piece(&[Role::Advisor]),
            'm' => Token::Piece(&[Role::Horse]),
            'x' => Token::Piece(&[Role::Chariot]),
            'p' => Token::Piece(&[Role::Cannon]),
            'b' | 'c' => Token::Piece(&[Role::Soldier]),
            '1'..='9' => token::read(letter)?,
            '.' => Token::Advance,
            '/' => Token::Retreat,
            '-' => Token::Traverse,
            _ => return None,
        };
        tokens.try_push(read).ok()?;
    }
    tokens.iter().any(|token| matches!(token, Token::Piece(_))).then_some(tokens)
}
