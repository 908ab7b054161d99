//! By how much the evaluation erred in positions alike, as searches found out.
//!
//! Two positions are alike where a group of pieces stands on the same points: the soldiers, the chariots, the horses and
//! cannons, or the guards with their generals.

use chuhe_rules::{Color, Move, Piece, Position, Role, Square, Undo};

use crate::level::mix;

/// How many groups there are.
const GROUPS: usize = 4;

/// How many errors are kept for each side and group, a power of two.
const KEPT: usize = 1 << 14;

/// The greatest error kept, in parts of [`UNIT`].
const LIMIT: i32 = 1_024;

/// So much in one group corrects the evaluation by a hundredth of a soldier.
const UNIT: i32 = 20;

const fn group(role: Role) -> usize {
    match role {
        Role::Soldier => 0,
        Role::Chariot => 1,
        Role::Horse | Role::Cannon => 2,
        Role::Advisor | Role::Elephant | Role::General => 3,
    }
}

/// A number for the points that each group stands on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Keys([u32; GROUPS]);

impl Keys {
    pub(crate) fn of(position: &Position) -> Self {
        let mut keys = Self::default();
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                keys.toggle(piece, square);
            }
        }
        keys
    }

    /// After a move that was made in `position`.
    pub(crate) fn after(mut self, position: &Position, mv: Move, undo: &Undo) -> Self {
        if let Some(piece) = position.piece_at(mv.to()) {
            self.toggle(piece, mv.from());
            self.toggle(piece, mv.to());
        }
        if let Some(captured) = undo.captured {
            self.toggle(captured, mv.to());
        }
        self
    }

    fn toggle(&mut self, piece: Piece, square: Square) {
        let kind = piece.color as u64 * 7 + piece.role as u64;
        self.0[group(piece.role)] ^= mix(kind * 90 + square.index() as u64) as u32;
    }
}

/// The errors, by the side to move and what the positions have alike.
pub(crate) struct Corrections(Vec<i16>);

impl Corrections {
    pub(crate) fn new() -> Self {
        Self(vec![0; 2 * GROUPS * KEPT])
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    fn places(side: Color, keys: Keys) -> [usize; GROUPS] {
        let first = side as usize * GROUPS;
        std::array::from_fn(|group| (first + group) * KEPT + keys.0[group] as usize % KEPT)
    }

    /// What is to be added to the evaluation, in hundredths of a soldier.
    pub(crate) fn of(&self, side: Color, keys: Keys) -> i32 {
        Self::places(side, keys).iter().map(|place| i32::from(self.0[*place])).sum::<i32>() / UNIT
    }

    /// Learns that the evaluation was too low by `error`, as a search of this depth says.
    pub(crate) fn learn(&mut self, side: Color, keys: Keys, error: i32, depth: i32) {
        let amount = (error * depth / 5).clamp(-LIMIT / 4, LIMIT / 4);
        for place in Self::places(side, keys) {
            let old = i32::from(self.0[place]);
            self.0[place] = (old + amount - old * amount.abs() / LIMIT) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_are_kept_up_to_date_are_those_of_the_position() {
        let mut position = Position::start();
        let mut keys = Keys::of(&position);
        for text in "h2e2 h9g7 e2e6 g7e6 i0i1 a6a5 b2b9 a9b9 g3g4 d9e8".split(' ') {
            let mv: Move = text.parse().unwrap();
            assert!(position.is_legal(mv), "{text}");
            let undo = position.play_unchecked(mv);
            keys = keys.after(&position, mv, &undo);
            assert_eq!(keys, Keys::of(&position), "{text}");
        }
    }

    #[test]
    fn what_was_learned_corrects_positions_alike_and_no_others() {
        let mut corrections = Corrections::new();
        let keys = Keys::of(&Position::start());
        for _ in 0..100 {
            corrections.learn(Color::Red, keys, 80, 6);
        }
        let whole = corrections.of(Color::Red, keys);
        assert!((150..=4 * LIMIT / UNIT).contains(&whole), "{whole}");
        assert_eq!(corrections.of(Color::Black, keys), 0);
        let mut other = keys;
        other.toggle(Piece::new(Color::Red, Role::Soldier), "e4".parse().unwrap());
        assert!((1..whole).contains(&corrections.of(Color::Red, other)));
        for _ in 0..100 {
            corrections.learn(Color::Red, keys, -80, 6);
        }
        assert!(corrections.of(Color::Red, keys) < -100);
    }
}
