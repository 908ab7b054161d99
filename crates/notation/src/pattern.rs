//! Reading the notations that see a move from the mover's side.

use arrayvec::ArrayVec;
use chuhe_rules::{Move, Piece, Position, Role, Square};

use crate::relative::{Direction, target};
use crate::selector::{Group, on_file, tandems};
use crate::token::Token;

/// What a text says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    roles: &'static [Role],
    pick: Pick,
    direction: Direction,
    argument: u8,
}

/// Which piece a text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    /// One on the file with this number.
    File(u8),
    /// One that shares its file with another, by its place on the file.
    Place(Place),
    /// The one with this number, from 1, among all that share a file with another.
    Index(u8),
    /// By its place on the file with this number.
    PlaceOnFile(Place, u8),
    /// Two digits: a soldier by its place on a file, or a piece by its number on the keypad.
    Keypad(u8, u8),
}

/// A place among the pieces of a kind on one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Front,
    Middle,
    Rear,
    /// From the front, from 1.
    Number(u8),
}

/// How far a text is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Belief {
    /// All of it.
    Whole,
    /// Not the word of place, which some programs get wrong.
    ButPlace,
}

impl Place {
    fn read(token: Token) -> Option<Self> {
        match token {
            Token::Front | Token::Plus => Some(Self::Front),
            Token::Middle | Token::Dot => Some(Self::Middle),
            Token::Rear | Token::Minus => Some(Self::Rear),
            _ => None,
        }
    }

    fn of(self, group: &[Square]) -> Option<Square> {
        match self {
            Self::Front => group.first(),
            Self::Middle if group.len() % 2 == 1 => group.get(group.len() / 2),
            Self::Middle => None,
            Self::Rear => group.last(),
            Self::Number(number) => group.get(usize::from(number).checked_sub(1)?),
        }
        .copied()
    }
}

/// What the number pad's keys 1 to 7 stand for in xqbase's programs.
const KEYPAD: [Role; 7] =
    [Role::General, Role::Advisor, Role::Elephant, Role::Horse, Role::Chariot, Role::Cannon, Role::Soldier];

const SOLDIER: &[Role] = &[Role::Soldier];

impl Pattern {
    pub(crate) fn read(tokens: &[Token]) -> Option<Self> {
        let (which, [verb, Token::Digit(argument)]) = tokens.split_last_chunk()? else { return None };
        let direction = match verb {
            Token::Advance | Token::Plus => Direction::Advance,
            Token::Retreat | Token::Minus => Direction::Retreat,
            Token::Traverse | Token::Dot => Direction::Traverse,
            _ => return None,
        };
        let (roles, pick) = Self::read_selector(which)?;
        Some(Self { roles, pick, direction, argument: *argument })
    }

    fn read_selector(tokens: &[Token]) -> Option<(&'static [Role], Pick)> {
        Some(match *tokens {
            [Token::Piece(roles), Token::Digit(file)] => (roles, Pick::File(file)),
            [Token::Digit(index), Token::Piece(roles)] | [Token::Piece(roles), Token::Index(index)] => {
                (roles, Pick::Index(index))
            }
            [Token::Digit(number), Token::Digit(file)] => (SOLDIER, Pick::Keypad(number, file)),
            [Token::Piece(roles), place, Token::Digit(file)]
            | [place, Token::Piece(roles), Token::Digit(file)] => {
                (roles, Pick::PlaceOnFile(Place::read(place)?, file))
            }
            [Token::Piece(roles), place] | [place, Token::Piece(roles)] => {
                (roles, Pick::Place(Place::read(place)?))
            }
            [place, Token::Digit(file)] => (SOLDIER, Pick::PlaceOnFile(Place::read(place)?, file)),
            _ => return None,
        })
    }

    /// Calls `visit` with every move that fits, legal or not.
    pub(crate) fn moves(&self, position: &Position, belief: Belief, mut visit: impl FnMut(Move)) {
        let mut of_kind = |role: Role, pick: Pick| {
            let piece = Piece::new(position.turn(), role);
            for from in pick.squares(piece, position, belief) {
                let to = target(piece, from, self.direction, self.argument);
                if let Some(mv) = to.and_then(|to| Move::try_new(from, to)) {
                    visit(mv);
                }
            }
        };
        if let Pick::Keypad(key, file) = self.pick {
            let tandem = on_file(Piece::new(position.turn(), Role::Soldier), file, position);
            match KEYPAD.get(usize::from(key) - 1) {
                Some(role) if usize::from(key) > tandem.len() || tandem.len() < 2 => {
                    of_kind(*role, Pick::File(file));
                }
                _ => of_kind(Role::Soldier, Pick::PlaceOnFile(Place::Number(key), file)),
            }
        } else {
            for role in self.roles {
                of_kind(*role, self.pick);
            }
        }
    }
}

impl Pick {
    fn squares(self, piece: Piece, position: &Position, belief: Belief) -> Group {
        let all = || position.pieces(piece.color, piece.role).into_iter().take(5).collect();
        match (self, belief) {
            (Self::File(file) | Self::Keypad(_, file), _)
            | (Self::PlaceOnFile(_, file), Belief::ButPlace) => on_file(piece, file, position),
            (Self::Place(_) | Self::Index(_), Belief::ButPlace) => all(),
            (Self::PlaceOnFile(place, file), Belief::Whole) => {
                place.of(&on_file(piece, file, position)).into_iter().collect()
            }
            (Self::Place(place), Belief::Whole) => {
                tandems(piece, position).filter_map(|group| place.of(&group)).collect()
            }
            (Self::Index(index), Belief::Whole) => {
                let all: ArrayVec<Square, 5> = tandems(piece, position).flatten().take(5).collect();
                Place::Number(index).of(&all).into_iter().collect()
            }
        }
    }
}
