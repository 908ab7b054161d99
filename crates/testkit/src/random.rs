//! Chance that is the same in every run.

/// Numbers from a seed: `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
///
/// Seeds that follow each other give runs that have nothing in common.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        number ^ (number >> 31)
    }

    /// A number below a bound.
    ///
    /// # Panics
    /// If the bound is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.number() % bound
    }

    /// A number from `low` to `high`, both included.
    ///
    /// # Panics
    /// If `low` is greater.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }

    /// True once in so many times.
    ///
    /// # Panics
    /// If that is 0.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of some values.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len() as u64) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_paper() {
        // The first outputs of the authors' program for the seed 1234567.
        let mut random = Random::new(1_234_567);
        let numbers: [u64; 3] = std::array::from_fn(|_| random.number());
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn numbers_keep_to_their_bounds() {
        let mut random = Random::new(1);
        for _ in 0..1_000 {
            assert!(random.below(3) < 3);
            assert!((5..=7).contains(&random.between(5, 7)));
            assert!([2, 4].contains(&random.pick(&[2, 4])));
        }
        assert!(random.once_in(1));
    }
}
