//! What games and players are known by.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

/// A player: a number that whoever runs the games gives out and this crate only compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u64);

/// A game: a number that whoever runs the games gives out and this crate only passes on.
///
/// Made of 64 random bits, nobody finds a game whose link he was not given.
/// In links it is written with [`GameId::LEN`] letters and digits, of which no two look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

/// The digits of base 58 in Bitcoin's order: no `0`, `O`, `I` nor `l`.
const DIGITS: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

impl GameId {
    /// How many characters its text has.
    pub const LEN: usize = 11;
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        let mut text = [0; Self::LEN];
        for place in text.iter_mut().rev() {
            *place = DIGITS[(rest % 58) as usize];
            rest /= 58;
        }
        f.pad(str::from_utf8(&text).expect("the digits are ASCII"))
    }
}

/// A text is no game's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameIdError;

impl fmt::Display for GameIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} letters and digits, none of them 0, O, I or l", GameId::LEN)
    }
}

impl Error for GameIdError {}

impl FromStr for GameId {
    type Err = GameIdError;

    fn from_str(text: &str) -> Result<Self, GameIdError> {
        if text.len() != Self::LEN {
            return Err(GameIdError);
        }
        let number = text.bytes().try_fold(0_u64, |number, byte| {
            let digit = DIGITS.iter().position(|own| *own == byte)?;
            number.checked_mul(58)?.checked_add(digit as u64)
        });
        number.map(Self).ok_or(GameIdError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_back_from_its_text() {
        for number in [0, 1, 57, 58, 0x0123_4567_89ab_cdef, u64::MAX - 1, u64::MAX] {
            let text = GameId(number).to_string();
            assert_eq!(text.len(), GameId::LEN);
            assert_eq!(text.parse(), Ok(GameId(number)), "{text}");
        }
        assert_eq!(GameId(0).to_string(), "11111111111");
        assert_eq!(GameId(u64::MAX).to_string(), "jpXCZedGfVQ");
    }

    #[test]
    fn what_is_no_game_is_refused() {
        // One more than the greatest, a letter that is no digit, too short, too long, nothing, another script.
        for text in ["jpXCZedGfVR", "zzzzzzzzzzz", "1111111111O", "1111111111", "111111111111", "", "楚河楚1"]
        {
            assert_eq!(text.parse::<GameId>(), Err(GameIdError), "{text}");
        }
    }
}
