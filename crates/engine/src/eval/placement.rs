//! What each piece is worth where it stands; the part of the evaluation that is kept up to date move by move.

use chuhe_rules::{Color, Move, Piece, Position, Role, Square, Undo};

use super::material::Material;
use super::table::Weight;
use super::tally::Tally;
use super::tapered::{Tapered, taper};
use super::weights::{
    ADVISOR_PLACE, CANNON_PLACE, CHARIOT_PLACE, ELEPHANT_PLACE, GENERAL_PLACE, HORSE_PLACE, PIECE,
    SOLDIER_PLACE, VALUES,
};

/// The sum over all pieces, Red's minus Black's, and how many there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Placement {
    pub(super) sum: Tapered,
    pub(super) material: Material,
}

impl Placement {
    /// Counted from scratch.
    pub(super) fn of(position: &Position) -> Self {
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
    pub(super) fn after(mut self, position: &Position, mv: Move, undo: &Undo) -> Self {
        if let Some(piece) = position.piece_at(mv.to()) {
            self.sum += worth(piece, mv.to()) - worth(piece, mv.from());
        }
        if let Some(captured) = undo.captured {
            self.sum -= worth(captured, mv.to());
            self.material.remove(captured);
        }
        self
    }

    fn add(&mut self, piece: Piece, square: Square) {
        self.sum += worth(piece, square);
        self.material.add(piece);
    }
}

/// Counts the pieces and their places.
pub(super) fn count(position: &Position, tally: &mut impl Tally) {
    for square in position.occupied() {
        if let Some(piece) = position.piece_at(square) {
            let (sign, seen) = piece.color.fold((1, square), (-1, square.flip()));
            tally.add(PIECE.at(piece.role as usize), sign);
            if let Some(place) = place(piece.role, seen.index()) {
                tally.add(place, sign);
            }
        }
    }
}

/// The weight of the place of a red piece; none where such a piece cannot stand.
const fn place(role: Role, square: usize) -> Option<Weight> {
    let (file, rank) = (square % 9, square / 9);
    let file = if file > 4 { 8 - file } else { file };
    let (term, ranks, first) = match role {
        Role::General => (GENERAL_PLACE, 0..3, 3),
        Role::Advisor => (ADVISOR_PLACE, 0..3, 3),
        Role::Elephant => (ELEPHANT_PLACE, 0..5, 0),
        Role::Horse => (HORSE_PLACE, 0..10, 0),
        Role::Chariot => (CHARIOT_PLACE, 0..10, 0),
        Role::Cannon => (CANNON_PLACE, 0..10, 0),
        Role::Soldier => (SOLDIER_PLACE, 3..10, 0),
    };
    if file < first || rank < ranks.start || rank >= ranks.end {
        return None;
    }
    Some(term.at((ranks.end - 1 - rank) * (5 - first) + file - first))
}

/// Positive for Red's pieces, negative for Black's.
fn worth(piece: Piece, square: Square) -> Tapered {
    match piece.color {
        Color::Red => WORTH[piece.role as usize][square.index()],
        Color::Black => -WORTH[piece.role as usize][square.flip().index()],
    }
}

static WORTH: [[Tapered; 90]; 7] = {
    let mut table = [[taper(0, 0); 90]; 7];
    let mut role = 0;
    while role < Role::ALL.len() {
        let mut square = 0;
        while square < Square::COUNT {
            let piece = VALUES[PIECE.at(role).index()];
            let place = match place(Role::ALL[role], square) {
                Some(place) => VALUES[place.index()],
                None => taper(0, 0),
            };
            table[role][square] = taper(piece.middle() + place.middle(), piece.end() + place.end());
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
            prop_assert_eq!(placement.material.phase(), super::super::tapered::FULL);
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
