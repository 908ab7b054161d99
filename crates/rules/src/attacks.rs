//! Where pieces go.
//!
//! A chariot or cannon looks along a line through one word of a table that is indexed by the line's occupancy
//! (9 bits for a rank, 10 for a file): 59 KB in all, small enough to stay in the nearest caches, where 128-bit magic
//! tables take megabytes.
//! Without the feature `tables` every entry is computed when it is needed: a page in a browser asks seldom, and is there
//! sooner without 130 KB of tables.

use crate::{Bitboard, Color, Square};

/// Entry `[$row][$column]` of the table of what the constant function `$compute` gives: looked up, or computed now.
macro_rules! look_up {
    ($compute:ident: [[$entry:ty; $columns:literal]; $rows:literal], $row:expr, $column:expr) => {
        if cfg!(feature = "tables") {
            static TABLE: [[$entry; $columns]; $rows] = {
                let mut table = [[$compute(0, 0); $columns]; $rows];
                let mut row = 0;
                while row < $rows {
                    let mut column = 0;
                    while column < $columns {
                        table[row][column] = $compute(row, column);
                        column += 1;
                    }
                    row += 1;
                }
                table
            };
            TABLE[$row][$column]
        } else {
            $compute($row, $column)
        }
    };
}

/// What a piece on a line sees: three masks of ten bits each in one word.
#[derive(Clone, Copy)]
pub(crate) struct Line(u32);

const LINE_MASK: u32 = 0x3ff;

impl Line {
    /// The empty points up to the nearest piece on either side.
    #[inline]
    pub(crate) const fn quiet(self) -> u32 {
        self.0 & LINE_MASK
    }

    /// The nearest piece on either side.
    #[inline]
    pub(crate) const fn near(self) -> u32 {
        self.0 >> 10 & LINE_MASK
    }

    /// The piece behind the nearest one on either side.
    #[inline]
    pub(crate) const fn far(self) -> u32 {
        self.0 >> 20
    }

    const fn see(at: usize, length: usize, occupied: usize) -> Self {
        let mut masks = [0u32; 3];
        let mut direction = 0;
        while direction < 2 {
            let mut met = 0;
            let mut i = at;
            while met < 2 && (if direction == 0 { i + 1 < length } else { i > 0 }) {
                i = if direction == 0 { i + 1 } else { i - 1 };
                if occupied >> i & 1 != 0 {
                    met += 1;
                    masks[met] |= 1 << i;
                } else if met == 0 {
                    masks[0] |= 1 << i;
                }
            }
            direction += 1;
        }
        Self(masks[0] | masks[1] << 10 | masks[2] << 20)
    }
}

/// What is seen along a rank from a file, given the rank's occupancy.
const fn see_rank(file: usize, occupied: usize) -> Line {
    Line::see(file, 9, occupied)
}

/// What is seen along a file from a rank, given the file's occupancy.
const fn see_file(rank: usize, occupied: usize) -> Line {
    Line::see(rank, 10, occupied)
}

/// What is seen along the rank from `square`, given the rank's occupancy.
#[inline]
pub(crate) fn along_rank(square: Square, occupied: u16) -> Line {
    look_up!(see_rank: [[Line; 512]; 9], square.index() % 9, (occupied & 0x1ff) as usize)
}

/// What is seen along the file from `square`, given the file's occupancy.
#[inline]
pub(crate) fn along_file(square: Square, occupied: u16) -> Line {
    look_up!(see_file: [[Line; 1024]; 10], square.index() / 9, (occupied & 0x3ff) as usize)
}

/// A mask of ranks, spread over the points of a file.
const fn spread(file: usize, mask: usize) -> Bitboard {
    let mut bits = 0;
    let mut rank = 0;
    while rank < 10 {
        if mask >> rank & 1 != 0 {
            bits |= 1u128 << (rank * 9);
        }
        rank += 1;
    }
    Bitboard::from_bits(bits << file)
}

/// The points of a rank that a mask of files names; `square` is any point of that rank.
#[inline]
pub(crate) fn on_rank(square: Square, mask: u32) -> Bitboard {
    Bitboard::from_bits((mask as u128) << (square.index() / 9 * 9))
}

/// The points of a file that a mask of ranks names; `square` is any point of that file.
#[inline]
pub(crate) fn on_file(square: Square, mask: u32) -> Bitboard {
    let first = look_up!(spread: [[Bitboard; 1024]; 1], 0, (mask & LINE_MASK) as usize);
    Bitboard::from_bits(first.bits() << (square.index() % 9))
}

/// The bits strictly between two positions on a line.
#[inline]
pub(crate) const fn between_mask(a: usize, b: usize) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((2 << low) - 1)
}

const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// The points one step away inside a palace; none outside the palaces.
const fn palace_steps(from: Square, steps: [(i8, i8); 4]) -> Bitboard {
    let color = from.bank();
    let mut set = Bitboard::EMPTY;
    let mut i = 0;
    while i < 4 && from.in_palace(color) {
        if let Some(to) = from.offset(steps[i].0, steps[i].1)
            && to.in_palace(color)
        {
            set.insert(to);
        }
        i += 1;
    }
    set
}

const fn general_steps(_: usize, from: usize) -> Bitboard {
    palace_steps(Square::from_index(from as u8), ORTHOGONAL)
}

const fn advisor_steps(_: usize, from: usize) -> Bitboard {
    palace_steps(Square::from_index(from as u8), DIAGONAL)
}

/// The points of an elephant with these eyes occupied: bit *i* for `DIAGONAL[i]`.
const fn elephant_jumps(from: usize, eyes: usize) -> Bitboard {
    let from = Square::from_index(from as u8);
    let mut set = Bitboard::EMPTY;
    let mut i = 0;
    while i < 4 {
        if eyes >> i & 1 == 0
            && let Some(to) = from.offset(2 * DIAGONAL[i].0, 2 * DIAGONAL[i].1)
            && to.bank() as u8 == from.bank() as u8
        {
            set.insert(to);
        }
        i += 1;
    }
    set
}

/// The points of a horse with these legs occupied: bit *i* for `ORTHOGONAL[i]`.
const fn horse_jumps(from: usize, legs: usize) -> Bitboard {
    let from = Square::from_index(from as u8);
    let mut set = Bitboard::EMPTY;
    let mut i = 0;
    while i < 4 {
        if legs >> i & 1 == 0 {
            let (files, ranks) = ORTHOGONAL[i];
            set = add(set, from.offset(2 * files + ranks, 2 * ranks + files));
            set = add(set, from.offset(2 * files - ranks, 2 * ranks - files));
        }
        i += 1;
    }
    set
}

/// One step ahead as a side sees it, or with -1 behind; and once across the river to the sides.
const fn soldier_around(side: usize, from: Square, ahead: i8) -> Bitboard {
    let color = Color::ALL[side];
    let forward = if side == 0 { ahead } else { -ahead };
    let mut set = add(Bitboard::EMPTY, from.offset(0, forward));
    if from.bank() as u8 != color as u8 {
        set = add(add(set, from.offset(1, 0)), from.offset(-1, 0));
    }
    set
}

const fn soldier_steps(side: usize, from: usize) -> Bitboard {
    soldier_around(side, Square::from_index(from as u8), 1)
}

const fn soldier_origins(side: usize, to: usize) -> Bitboard {
    // A step ahead ends where the step behind it begins, on any bank; one to the side stays on its bank.
    soldier_around(side, Square::from_index(to as u8), -1)
}

const fn add(set: Bitboard, square: Option<Square>) -> Bitboard {
    match square {
        Some(square) => set.union(Bitboard::of(square)),
        None => set,
    }
}

/// A general's points; none outside the palaces.
#[inline]
pub(crate) fn general_moves(from: Square) -> Bitboard {
    look_up!(general_steps: [[Bitboard; 90]; 1], 0, from.index())
}

/// An advisor's points; none outside the palaces.
#[inline]
pub(crate) fn advisor_moves(from: Square) -> Bitboard {
    look_up!(advisor_steps: [[Bitboard; 90]; 1], 0, from.index())
}

/// An elephant's points.
#[inline]
pub(crate) fn elephant_moves(from: Square, occupied: Bitboard) -> Bitboard {
    // `from` itself lands on bit 10; an eye beyond the edge reads a wrong point, but no destination lies behind it.
    let around = (occupied.bits() << 10 >> from.index()) as u32;
    let eyes = around >> 20 & 1 | (around >> 18 & 1) << 1 | (around >> 2 & 1) << 2 | (around & 1) << 3;
    look_up!(elephant_jumps: [[Bitboard; 16]; 90], from.index(), eyes as usize)
}

/// A horse's points.
#[inline]
pub(crate) fn horse_moves(from: Square, occupied: Bitboard) -> Bitboard {
    // As for an elephant: a leg beyond the edge reads a wrong point, but no destination lies behind it.
    let around = (occupied.bits() << 10 >> from.index()) as u32;
    let legs = around >> 11 & 1 | (around >> 9 & 1) << 1 | (around >> 19 & 1) << 2 | (around >> 1 & 1) << 3;
    look_up!(horse_jumps: [[Bitboard; 16]; 90], from.index(), legs as usize)
}

/// The leg of a horse on `from` that jumps to `to`: the point next to it, in the long direction.
pub(crate) fn horse_leg(from: Square, to: Square) -> Square {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    from.offset(files / 2, ranks / 2).expect("a horse's leg lies between two points of the board")
}

/// The points of a soldier of a side.
#[inline]
pub(crate) fn soldier_moves(color: Color, from: Square) -> Bitboard {
    look_up!(soldier_steps: [[Bitboard; 90]; 2], color as usize, from.index())
}

/// From where a soldier of a side attacks a point.
#[inline]
pub(crate) fn soldier_attackers(color: Color, to: Square) -> Bitboard {
    look_up!(soldier_origins: [[Bitboard; 90]; 2], color as usize, to.index())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_shows_three_things() {
        // . x . A . . x x .
        let line = Line::see(3, 9, 0b0_1100_1010);
        assert_eq!(line.quiet(), 0b0_0011_0100);
        assert_eq!(line.near(), 0b0_0100_0010);
        assert_eq!(line.far(), 0b0_1000_0000);
        assert_eq!(between_mask(1, 4), 0b1100);
        assert_eq!(between_mask(4, 1), 0b1100);
        assert_eq!(between_mask(3, 4), 0);
    }

    #[test]
    fn a_table_holds_what_is_computed() {
        for (at, occupied) in (0..10).flat_map(|at| (0..1024).map(move |occupied| (at, occupied))) {
            let line = occupied as u16;
            if at < 9 && occupied < 512 {
                let point = Square::from_index(4 * 9 + at as u8);
                assert_eq!(along_rank(point, line).0, see_rank(at, occupied).0);
                assert_eq!(on_file(point, occupied as u32), spread(at, occupied));
            }
            assert_eq!(along_file(Square::from_index(at as u8 * 9 + 7), line).0, see_file(at, occupied).0);
        }
        for from in Square::all() {
            let index = from.index();
            assert_eq!(general_moves(from), general_steps(0, index));
            assert_eq!(advisor_moves(from), advisor_steps(0, index));
            for color in Color::ALL {
                assert_eq!(soldier_moves(color, from), soldier_steps(color as usize, index));
                let attackers = Square::all().filter(|at| soldier_moves(color, *at).contains(from)).collect();
                assert_eq!(soldier_attackers(color, from), attackers);
            }
            for around in 0..16 {
                let blocked = |steps: [(i8, i8); 4]| {
                    let steps = (0..4).filter(|i| around >> i & 1 != 0).map(|i| steps[i]);
                    steps.filter_map(|(files, ranks)| from.offset(files, ranks)).collect::<Bitboard>()
                };
                assert_eq!(elephant_moves(from, blocked(DIAGONAL)), elephant_jumps(index, around));
                assert_eq!(horse_moves(from, blocked(ORTHOGONAL)), horse_jumps(index, around));
            }
        }
    }

    #[test]
    fn reach_by_count() {
        fn count(moves: impl Fn(Square) -> Bitboard) -> usize {
            Square::all().map(|from| moves(from).count()).sum()
        }
        assert_eq!(count(general_moves), 2 * 24);
        assert_eq!(count(advisor_moves), 2 * 16);
        let elephant = |name: &str| elephant_moves(name.parse().unwrap(), Bitboard::EMPTY).count();
        assert_eq!((elephant("c0"), elephant("e2"), elephant("a2")), (2, 4, 2));
        let horse = |name: &str| horse_moves(name.parse().unwrap(), Bitboard::EMPTY).count();
        assert_eq!((horse("a0"), horse("b0"), horse("e5")), (2, 3, 8));
        assert_eq!(count(|from| soldier_moves(Color::Red, from)), 45 + 36 + 5 * 16);
    }
}
