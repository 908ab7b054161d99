//! What each piece is worth where it stands; the part of the evaluation that is kept up to date move by move.

use chuhe_rules::{Color, Move, Piece, Position, Role, Square, Undo};

use super::tapered::{Tapered, taper};

/// The sum over all pieces, Red's minus Black's, and what is left on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(super) sum: Tapered,
    pub(super) phase: i32,
}

impl Placement {
    /// Counted from scratch.
    pub(crate) fn of(position: &Position) -> Self {
        let mut placement = Self::default();
        for square in position.occupied() {
            if let Some(piece) = position.piece_at(square) {
                placement.add(piece, square);
            }
        }
        placement
    }

    /// After a move on `position`, the position reached by it.
    #[must_use]
    pub(crate) fn after(mut self, position: &Position, mv: Move, undo: &Undo) -> Self {
        if let Some(piece) = position.piece_at(mv.to()) {
            self.sum += worth(piece, mv.to()) - worth(piece, mv.from());
        }
        if let Some(captured) = undo.captured {
            self.sum -= worth(captured, mv.to());
            self.phase -= PHASE[captured.role as usize];
        }
        self
    }

    fn add(&mut self, piece: Piece, square: Square) {
        self.sum += worth(piece, square);
        self.phase += PHASE[piece.role as usize];
    }
}

/// By role: see [`FULL`](super::tapered::FULL).
const PHASE: [i32; 7] = [0, 0, 0, 1, 2, 1, 0];

/// Positive for Red's pieces, negative for Black's.
fn worth(piece: Piece, square: Square) -> Tapered {
    match piece.color {
        Color::Red => WORTH[piece.role as usize][square.index()],
        Color::Black => -WORTH[piece.role as usize][square.flip().index()],
    }
}

/// A piece's worth on a full and on an empty board, by role.
const BASE: [(i32, i32); 7] = [(0, 0), (190, 180), (190, 190), (410, 470), (940, 980), (460, 430), (75, 110)];

/// What the place adds, by role: ten ranks from the enemy's back rank to the own, files a to e; f to i as in a mirror.
type Half = [[i32; 5]; 10];

const GENERAL: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, -60, -70],
    [0, 0, 0, -30, -35],
    [0, 0, 0, 0, 12],
];

const ADVISOR: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, -12, 0],
    [0, 0, 0, 0, 14],
    [0, 0, 0, 4, 0],
];

const ELEPHANT: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, -4, 0, 0],
    [0, 0, 0, 0, 0],
    [-12, 0, 0, 0, 20],
    [0, 0, 0, 0, 0],
    [0, 0, 4, 0, 0],
];

const HORSE: Half = [
    [-10, -8, -4, -6, -10],
    [-6, 10, 44, 22, -16],
    [4, 18, 30, 40, 22],
    [8, 40, 28, 34, 30],
    [4, 22, 26, 32, 34],
    [2, 16, 22, 26, 26],
    [0, 12, 16, 14, 18],
    [-6, 2, 12, 6, -6],
    [-14, -8, -2, 0, -34],
    [-24, -16, -10, -12, -20],
];

const CHARIOT: Half = [
    [14, 14, 12, 24, 22],
    [18, 24, 20, 36, 44],
    [12, 14, 12, 24, 26],
    [14, 22, 20, 26, 26],
    [14, 18, 20, 22, 24],
    [12, 18, 18, 20, 22],
    [6, 12, 10, 18, 18],
    [0, 10, 4, 16, 14],
    [2, 10, 6, 16, 2],
    [-12, 8, 2, 16, 0],
];

const CANNON: Half = [
    [22, 18, 6, -10, -14],
    [10, 12, 4, -8, -12],
    [6, 8, 4, -4, 0],
    [2, 6, 6, 8, 16],
    [2, 4, 6, 8, 20],
    [0, 4, 6, 8, 20],
    [0, 2, 6, 6, 16],
    [2, 6, 8, 10, 20],
    [0, 4, 6, 8, 6],
    [0, 2, 4, 6, 4],
];

const SOLDIER: Half = [
    [-30, -24, -18, -10, 0],
    [50, 80, 110, 140, 160],
    [55, 85, 115, 140, 150],
    [55, 80, 105, 120, 125],
    [50, 70, 85, 95, 100],
    [12, 0, 26, 0, 24],
    [-4, 0, 0, 0, 4],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
];

/// How many hundredths of what the place adds hold on an empty board, by role.
const AT_END: [i32; 7] = [-20, 50, 70, 70, 60, 40, 115];

static WORTH: [[Tapered; 90]; 7] = {
    let halves = [&GENERAL, &ADVISOR, &ELEPHANT, &HORSE, &CHARIOT, &CANNON, &SOLDIER];
    let mut table = [[taper(0, 0); 90]; 7];
    let mut role = 0;
    while role < Role::ALL.len() {
        let mut square = 0;
        while square < Square::COUNT {
            let file = square % 9;
            let place = halves[role][9 - square / 9][if file > 4 { 8 - file } else { file }];
            let (middle, end) = BASE[role];
            table[role][square] = taper(middle + place, end + place * AT_END[role] / 100);
            square += 1;
        }
        role += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn kept_up_to_date_is_counted_anew(picks in prop::collection::vec(any::<prop::sample::Index>(), 0..200)) {
            let mut position = Position::start();
            let mut placement = Placement::of(&position);
            prop_assert_eq!(placement.phase, super::super::tapered::FULL);
            for pick in picks {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[pick.index(moves.len())];
                let undo = position.play_unchecked(mv);
                placement = placement.after(&position, mv, &undo);
                prop_assert_eq!(placement, Placement::of(&position));
            }
        }
    }
}
