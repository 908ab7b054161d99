//! Where pieces go, as constant tables.
//!
//! A chariot or cannon looks along a line through one word of a table that is indexed by the line's occupancy
//! (9 bits for a rank, 10 for a file): 59 KB in all, small enough to stay in the nearest caches, where 128-bit magic
//! tables take megabytes.

use crate::{Bitboard, Color, Square};

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

/// By file of the looker, then by occupancy of its rank.
static RANKS: [[Line; 512]; 9] = {
    let mut table = [[Line(0); 512]; 9];
    let mut at = 0;
    while at < 9 {
        let mut occupied = 0;
        while occupied < 512 {
            table[at][occupied] = Line::see(at, 9, occupied);
            occupied += 1;
        }
        at += 1;
    }
    table
};

/// By rank of the looker, then by occupancy of its file.
static FILES: [[Line; 1024]; 10] = {
    let mut table = [[Line(0); 1024]; 10];
    let mut at = 0;
    while at < 10 {
        let mut occupied = 0;
        while occupied < 1024 {
            table[at][occupied] = Line::see(at, 10, occupied);
            occupied += 1;
        }
        at += 1;
    }
    table
};

/// A mask of ranks, spread over the points of file `a`.
static SPREAD: [u128; 1024] = {
    let mut table = [0; 1024];
    let mut mask = 0;
    while mask < 1024 {
        let mut rank = 0;
        while rank < 10 {
            if mask >> rank & 1 != 0 {
                table[mask] |= 1u128 << (rank * 9);
            }
            rank += 1;
        }
        mask += 1;
    }
    table
};

/// What is seen along the rank from `square`, given the rank's occupancy.
#[inline]
pub(crate) fn along_rank(square: Square, occupied: u16) -> Line {
    RANKS[square.index() % 9][(occupied & 0x1ff) as usize]
}

/// What is seen along the file from `square`, given the file's occupancy.
#[inline]
pub(crate) fn along_file(square: Square, occupied: u16) -> Line {
    FILES[square.index() / 9][(occupied & 0x3ff) as usize]
}

/// The points of a rank that a mask of files names; `square` is any point of that rank.
#[inline]
pub(crate) fn on_rank(square: Square, mask: u32) -> Bitboard {
    Bitboard::from_bits((mask as u128) << (square.index() / 9 * 9))
}

/// The points of a file that a mask of ranks names; `square` is any point of that file.
#[inline]
pub(crate) fn on_file(square: Square, mask: u32) -> Bitboard {
    Bitboard::from_bits(SPREAD[(mask & LINE_MASK) as usize] << (square.index() % 9))
}

/// The bits strictly between two positions on a line.
#[inline]
pub(crate) const fn between_mask(a: usize, b: usize) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    ((1 << high) - 1) & !((2 << low) - 1)
}

const fn step(square: usize, files: i8, ranks: i8) -> Option<Square> {
    Square::from_index(square as u8).offset(files, ranks)
}

const fn add(set: Bitboard, square: Option<Square>) -> Bitboard {
    match square {
        Some(square) => set.union(Bitboard::of(square)),
        None => set,
    }
}

const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// The points one step away inside a palace, by where the step begins; none outside the palaces.
const fn palace_steps(steps: [(i8, i8); 4]) -> [Bitboard; 90] {
    let mut table = [Bitboard::EMPTY; 90];
    let mut from = 0;
    while from < 90 {
        let color = Square::from_index(from as u8).bank();
        let mut i = 0;
        while i < 4 && Square::from_index(from as u8).in_palace(color) {
            if let Some(to) = step(from, steps[i].0, steps[i].1)
                && to.in_palace(color)
            {
                table[from].insert(to);
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// A general's points, by where it stands; empty outside the palaces.
pub(crate) static GENERAL: [Bitboard; 90] = palace_steps(ORTHOGONAL);

/// An advisor's points, by where it stands; empty outside the palaces.
pub(crate) static ADVISOR: [Bitboard; 90] = palace_steps(DIAGONAL);

/// An elephant's points, by where it stands and which of its four eyes are occupied (bit *i*: `DIAGONAL[i]`).
pub(crate) static ELEPHANT: [[Bitboard; 16]; 90] = {
    let mut table = [[Bitboard::EMPTY; 16]; 90];
    let mut from = 0;
    while from < 90 {
        let bank = Square::from_index(from as u8).bank();
        let mut eyes = 0;
        while eyes < 16 {
            let mut i = 0;
            while i < 4 {
                if eyes >> i & 1 == 0
                    && let Some(to) = step(from, 2 * DIAGONAL[i].0, 2 * DIAGONAL[i].1)
                    && to.bank() as u8 == bank as u8
                {
                    table[from][eyes].insert(to);
                }
                i += 1;
            }
            eyes += 1;
        }
        from += 1;
    }
    table
};

/// Which of an elephant's four eyes are occupied, as the index into [`ELEPHANT`].
#[inline]
pub(crate) fn elephant_eyes(from: Square, occupied: Bitboard) -> usize {
    // `from` itself lands on bit 10; an eye beyond the edge reads a wrong point, but no destination lies behind it.
    let around = (occupied.bits() << 10 >> from.index()) as u32;
    (around >> 20 & 1 | (around >> 18 & 1) << 1 | (around >> 2 & 1) << 2 | (around & 1) << 3) as usize
}

/// A horse's points, by where it stands and which of its four legs are occupied (bit *i*: `ORTHOGONAL[i]`).
pub(crate) static HORSE: [[Bitboard; 16]; 90] = {
    let mut table = [[Bitboard::EMPTY; 16]; 90];
    let mut from = 0;
    while from < 90 {
        let mut legs = 0;
        while legs < 16 {
            let mut i = 0;
            while i < 4 {
                if legs >> i & 1 == 0 {
                    let (files, ranks) = ORTHOGONAL[i];
                    table[from][legs] =
                        add(table[from][legs], step(from, 2 * files + ranks, 2 * ranks + files));
                    table[from][legs] =
                        add(table[from][legs], step(from, 2 * files - ranks, 2 * ranks - files));
                }
                i += 1;
            }
            legs += 1;
        }
        from += 1;
    }
    table
};

/// Which of a horse's four legs are occupied, as the index into [`HORSE`].
#[inline]
pub(crate) fn horse_legs(from: Square, occupied: Bitboard) -> usize {
    // As in `elephant_eyes`: a leg beyond the edge reads a wrong point, but no destination lies behind it.
    let around = (occupied.bits() << 10 >> from.index()) as u32;
    (around >> 11 & 1 | (around >> 9 & 1) << 1 | (around >> 19 & 1) << 2 | (around >> 1 & 1) << 3) as usize
}

/// The leg of a horse on `from` that jumps to `to`: the point next to it, in the long direction.
pub(crate) fn horse_leg(from: Square, to: Square) -> Square {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    from.offset(files / 2, ranks / 2).expect("a horse's leg lies between two points of the board")
}

/// A soldier's points, by side and by where it stands.
pub(crate) static SOLDIER: [[Bitboard; 90]; 2] = {
    let mut table = [[Bitboard::EMPTY; 90]; 2];
    let mut side = 0;
    while side < 2 {
        let color = Color::ALL[side];
        let forward = if side == 0 { 1 } else { -1 };
        let mut from = 0;
        while from < 90 {
            let mut set = add(Bitboard::EMPTY, step(from, 0, forward));
            if Square::from_index(from as u8).bank() as u8 != color as u8 {
                set = add(add(set, step(from, 1, 0)), step(from, -1, 0));
            }
            table[side][from] = set;
            from += 1;
        }
        side += 1;
    }
    table
};

/// From where a soldier of a side attacks a point, by side and by the attacked point.
pub(crate) static SOLDIER_ATTACKERS: [[Bitboard; 90]; 2] = {
    let mut table = [[Bitboard::EMPTY; 90]; 2];
    let mut side = 0;
    while side < 2 {
        let mut from = 0;
        while from < 90 {
            let mut to = 0;
            while to < 90 {
                if SOLDIER[side][from].contains(Square::from_index(to as u8)) {
                    table[side][to].insert(Square::from_index(from as u8));
                }
                to += 1;
            }
            from += 1;
        }
        side += 1;
    }
    table
};

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
    fn reach_by_count() {
        assert_eq!(GENERAL.iter().map(|set| set.count()).sum::<usize>(), 2 * 24);
        assert_eq!(ADVISOR.iter().map(|set| set.count()).sum::<usize>(), 2 * 16);
        let elephant = |name: &str| ELEPHANT[name.parse::<Square>().unwrap().index()][0].count();
        assert_eq!((elephant("c0"), elephant("e2"), elephant("a2")), (2, 4, 2));
        let horse = |name: &str| HORSE[name.parse::<Square>().unwrap().index()][0].count();
        assert_eq!((horse("a0"), horse("b0"), horse("e5")), (2, 3, 8));
        assert_eq!(SOLDIER[0].iter().map(|set| set.count()).sum::<usize>(), 45 + 36 + 5 * 16);
    }
}
