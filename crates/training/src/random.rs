//! Chance that is the same in every run.

/// Numbers from a seed: `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// The numbers that belong to a number, such as a game's, in the run of a seed.
    pub(crate) fn of(seed: u64, number: u64) -> Self {
        // One after the other: a seed and a number that change places must not give the same.
        let run = Self(seed).number();
        Self(Self(run.wrapping_add(number)).number())
    }

    /// Any number.
    pub(crate) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^ (number >> 31)
    }

    /// A number below a bound that is not 0; the small ones are likelier by less than one part in 2⁵⁰.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.number() % bound as u64) as usize
    }
}
