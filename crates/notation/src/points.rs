//! Reading the two points of a move, or the piece and where it goes.

use chuhe_rules::{Color, File, Piece, Position, Rank, Role, Square};

use crate::notation::RankBase;
use crate::token::{self, Token};

/// What a text in coordinates or in the Western notation says; ranks are numbers in a base yet unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Points {
    /// The kinds that the piece's letter can mean; nothing where there is no letter.
    pub(crate) roles: Option<&'static [Role]>,
    file: Option<File>,
    rank: Option<u8>,
    to: (File, u8),
}

impl Points {
    /// Reads `h2e2`, `H2-E2`, `Che3`, `Rxd10`, `fe2`, `cxc7` and the like.
    pub(crate) fn read(text: &[char]) -> Option<Self> {
        Self::shouted(text).or_else(|| Self::western(text))
    }

    /// Whether the text names two points and no piece.
    pub(crate) fn is_coordinates(&self) -> bool {
        self.roles.is_none() && self.file.is_some() && self.rank.is_some()
    }

    /// Two points in capitals, which could be pieces.
    fn shouted(text: &[char]) -> Option<Self> {
        let (first, to) = point(text, 'A'..='I')?;
        let first = first.strip_suffix(&['-']).unwrap_or(first);
        let (rest, from) = point(first, 'A'..='I')?;
        rest.is_empty().then_some(Self { roles: None, file: Some(from.0), rank: Some(from.1), to })
    }

    fn western(text: &[char]) -> Option<Self> {
        let (rest, to) = point(text, 'a'..='i')?;
        let rest = match rest {
            [rest @ .., 'x' | 'X' | '-' | ':'] => rest,
            _ => rest,
        };
        let (roles, hint) = match rest {
            [letter @ 'A'..='Z', hint @ ..] => match token::read(*letter) {
                Some(Token::Piece(roles)) => (Some(roles), hint),
                _ => return None,
            },
            hint => (None, hint),
        };
        let (hint, rank) = number(hint);
        let file = match hint {
            [] => None,
            [letter @ 'a'..='i'] => Some(File::from_char(*letter)?),
            _ => return None,
        };
        Some(Self { roles, file, rank, to })
    }

    /// The point that the move leaves, if the text names it and there is such a rank.
    pub(crate) fn from(&self, base: RankBase) -> Option<Square> {
        square((self.file?, self.rank?), base)
    }

    /// The point that the move goes to, if there is such a rank.
    pub(crate) fn to(&self, base: RankBase) -> Option<Square> {
        square(self.to, base)
    }

    /// The pieces of a side that the text may mean, wherever they can go.
    pub(crate) fn pieces(
        &self,
        turn: Color,
        position: &Position,
        base: RankBase,
    ) -> impl Iterator<Item = (Piece, Square)> {
        let (file, rank) = (self.file, self.rank);
        self.roles
            .unwrap_or(&[Role::Soldier])
            .iter()
            .flat_map(move |role| {
                position.pieces(turn, *role).into_iter().map(move |from| (Piece::new(turn, *role), from))
            })
            .filter(move |(_, from)| {
                file.is_none_or(|file| from.file() == file)
                    && rank.is_none_or(|rank| base.number(from.rank() as u8) == rank)
            })
    }
}

fn square((file, number): (File, u8), base: RankBase) -> Option<Square> {
    Some(Square::new(file, Rank::try_new(usize::from(base.index(number)?))?))
}

/// The point at the end of a text, and what is before it.
fn point(text: &[char], files: core::ops::RangeInclusive<char>) -> Option<(&[char], (File, u8))> {
    let (text, rank) = number(text);
    match text {
        [rest @ .., file] if files.contains(file) => Some((rest, (File::from_char(*file)?, rank?))),
        _ => None,
    }
}

/// The number of a rank at the end of a text, 0 to 10, and what is before it.
fn number(text: &[char]) -> (&[char], Option<u8>) {
    match text {
        [rest @ .., '1', '0'] => (rest, Some(10)),
        [rest @ .., digit @ '0'..='9'] => (rest, Some(*digit as u8 - b'0')),
        _ => (text, None),
    }
}
