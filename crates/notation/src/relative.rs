//! A move as the mover sees it: piece, direction and how far or where to.

use chuhe_rules::{Color, Move, Piece, Position, Role, Square};

use crate::selector::{self, Selector};

/// Where a move goes, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// Toward the other side.
    Advance,
    /// Toward the own side.
    Retreat,
    /// Along the rank.
    Traverse,
}

/// A move as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relative {
    /// What moves.
    pub(crate) piece: Piece,
    /// Which one of them.
    pub(crate) selector: Selector,
    /// Where it goes.
    pub(crate) direction: Direction,
    /// Along a file the number of ranks, otherwise the number of the file it goes to.
    pub(crate) argument: u8,
}

impl Relative {
    /// The move as its mover sees it, if there is a piece that makes it.
    pub(crate) fn of(mv: Move, position: &Position) -> Option<Self> {
        let (from, to) = (mv.from(), mv.to());
        let piece = position.piece_at(from)?;
        let (start, end) = (from.rank().relative(piece.color), to.rank().relative(piece.color));
        let direction = match end.cmp(&start) {
            core::cmp::Ordering::Greater => Direction::Advance,
            core::cmp::Ordering::Less => Direction::Retreat,
            core::cmp::Ordering::Equal => Direction::Traverse,
        };
        let argument =
            if from.file() == to.file() { start.abs_diff(end) } else { to.file().number(piece.color) };
        let selector = Selector::of(piece, from, position);
        let relative = Self { piece, selector, direction, argument };
        // What the text will be read as: something else for a move that no such piece makes.
        (target(piece, from, direction, argument) == Some(to)).then_some(relative)
    }
}

/// Where a piece on `from` comes to, if its kind can move like that.
pub(crate) fn target(piece: Piece, from: Square, direction: Direction, argument: u8) -> Option<Square> {
    let forward = match (direction, piece.color) {
        (Direction::Traverse, _) => 0,
        (Direction::Advance, Color::Red) | (Direction::Retreat, Color::Black) => 1,
        (Direction::Advance, Color::Black) | (Direction::Retreat, Color::Red) => -1,
    };
    let files = || Some(selector::file(argument, piece.color)? as i8 - from.file() as i8);
    let (files, ranks) = match (piece.role, direction) {
        (Role::Advisor | Role::Elephant | Role::Horse, Direction::Traverse) => return None,
        (Role::Advisor, _) => (files()?, 1),
        (Role::Elephant, _) => (files()?, 2),
        (Role::Horse, _) => (files()?, 3 - files()?.abs()),
        (_, Direction::Traverse) => (files()?, 0),
        _ => (0, i8::try_from(argument).ok()?),
    };
    let shaped = match piece.role {
        Role::Advisor => files.abs() == 1,
        Role::Elephant => files.abs() == 2,
        Role::Horse => matches!(files.abs(), 1 | 2),
        _ => (files, ranks) != (0, 0),
    };
    if shaped { from.offset(files, forward * ranks) } else { None }
}
