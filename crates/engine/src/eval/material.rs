//! How many pieces of each kind there are.

use chuhe_rules::{Color, Piece, Position, Role};

/// The number of pieces of each side and role, four bits for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Material(u64);

impl Material {
    /// Counted from scratch.
    pub(super) fn of(position: &Position) -> Self {
        let mut material = Self::default();
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                material.add(piece);
            }
        }
        material
    }

    #[inline]
    pub(super) fn add(&mut self, piece: Piece) {
        self.0 += 1 << place(piece.color, piece.role);
    }

    #[inline]
    pub(super) fn remove(&mut self, piece: Piece) {
        self.0 -= 1 << place(piece.color, piece.role);
    }

    #[inline]
    pub(super) const fn number(self, color: Color, role: Role) -> i32 {
        (self.0 >> place(color, role) & 15) as i32
    }

    /// What is left on the board, at most [`FULL`](super::tapered::FULL).
    #[inline]
    pub(super) const fn phase(self) -> i32 {
        let mut phase = 0;
        let mut side = 0;
        while side < 2 {
            let color = Color::ALL[side];
            phase += 2 * self.number(color, Role::Chariot)
                + self.number(color, Role::Horse)
                + self.number(color, Role::Cannon);
            side += 1;
        }
        phase
    }
}

#[inline]
const fn place(color: Color, role: Role) -> u32 {
    color as u32 * 28 + role as u32 * 4
}
