//! By how much late moves are searched less deep.

use super::node::Here;

/// A ply, in the parts that reductions are counted in.
pub(super) const PLY: i32 = 1024;

/// 256 times the natural logarithm, so that every platform reduces alike; by number, 1 to 63.
static LOGARITHM: [i32; 64] = {
    // ln((n + 1) / n) from its series in 1 / (2n + 1).
    let mut table = [0; 64];
    let mut exact: i128 = 0;
    let mut n: i128 = 1;
    while n < 63 {
        let one = 1 << 40;
        let x = one / (2 * n + 1);
        let cube = (x * x * x) >> 80;
        let fifth = (cube * x * x) >> 80;
        exact += 2 * (x + cube / 3 + fifth / 5);
        n += 1;
        table[n as usize] = (exact >> 32) as i32;
    }
    table
};

fn logarithm(number: i32) -> i32 {
    LOGARITHM[number.clamp(1, 63) as usize]
}

/// What is known of a move that may be searched less deep.
#[derive(Clone, Copy)]
pub(super) struct Late {
    /// How many moves were tried, with this one.
    pub(super) tried: i32,
    /// Whether it captures.
    pub(super) capture: bool,
    /// What its history says.
    pub(super) worth: i32,
}

impl Here {
    /// By how much a move is searched less deep, in parts of a ply; negative where it deserves more.
    pub(super) fn reduction(&self, late: Late) -> i32 {
        let logarithms = logarithm(self.depth) * logarithm(late.tried);
        // Half a ply and 0.45 times the product of the logarithms.
        let mut less = PLY / 2 + (logarithms >> 8) * 461 / 256;
        if self.cut {
            less += PLY;
        }
        if !self.improving {
            less += PLY;
        }
        if self.pv {
            less -= PLY;
        }
        if self.check {
            less -= PLY;
        }
        if self.known_captures && !late.capture {
            less += PLY / 2;
        }
        less - late.worth / 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithms_are_those_of_the_books() {
        for number in 1..=63 {
            let error = f64::from(logarithm(number)) / 256.0 - f64::from(number).ln();
            assert!(error.abs() < 0.01, "{number}: {error}");
        }
        assert_eq!(logarithm(200), logarithm(63));
        assert_eq!(logarithm(0), 0);
    }

    #[test]
    fn later_deeper_and_worse_moves_lose_more_plies() {
        let here = |depth| Here { depth, improving: true, ..Here::default() };
        let late = |tried| Late { tried, capture: false, worth: 0 };
        assert!(here(8).reduction(late(4)) < here(8).reduction(late(20)));
        assert!(here(4).reduction(late(9)) < here(12).reduction(late(9)));
        assert!(here(8).reduction(late(9)) < here(8).reduction(Late { worth: -9_000, ..late(9) }));
        assert!(here(8).reduction(late(9)) < Here { cut: true, ..here(8) }.reduction(late(9)));
    }
}
