//! Whether a position may have been there before: a counting filter of keys.

/// How many counters there are, a power of two: few enough for the nearest cache, many for the plies between captures.
const COUNTERS: usize = 2048;

/// How often keys with the same low bits are on the path.
pub(super) struct Seen(Box<[u16; COUNTERS]>);

impl Seen {
    pub(super) fn new() -> Self {
        Self(Box::new([0; COUNTERS]))
    }

    fn counter(&mut self, key: u64) -> &mut u16 {
        &mut self.0[key as usize % COUNTERS]
    }

    pub(super) fn add(&mut self, key: u64) {
        let counter = self.counter(key);
        *counter = counter.wrapping_add(1);
    }

    pub(super) fn remove(&mut self, key: u64) {
        let counter = self.counter(key);
        *counter = counter.wrapping_sub(1);
    }

    /// Whether the key may be on the path; if not, it is not.
    pub(super) fn may_hold(&self, key: u64) -> bool {
        self.0[key as usize % COUNTERS] > 0
    }
}
