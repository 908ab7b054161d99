//! The transposition table: what was found out about positions met before.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use chuhe_rules::Move;
use prefetch_index::prefetch_index;

use crate::Bound;

/// What the table knows of a position, in one word that is read and written whole.
///
/// From the lowest bit: 16 of the best move (0 for none), 16 of the value with mates counted from the position, 16 of the
/// static evaluation, 8 of the depth it was searched to, 2 of the bound (0 for an empty entry), 6 of the age.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry(u64);

/// Five entries fill a cache line.
///
/// Threads read and write it at once.
/// Each check is the upper half of the entry's key, changed by the entry: one that another thread has half written
/// belongs to no key.
#[derive(Default)]
#[repr(C, align(64))]
struct Cluster {
    entries: [AtomicU64; 5],
    checks: [AtomicU32; 5],
}

const _: () = assert!(size_of::<Cluster>() == 64);

impl Cluster {
    /// The entry of a place, and the upper half of its key.
    fn read(&self, place: usize) -> (Entry, u32) {
        let entry = Entry(self.entries[place].load(Ordering::Relaxed));
        (entry, self.checks[place].load(Ordering::Relaxed) ^ entry.digest())
    }

    fn write(&self, place: usize, entry: Entry, check: u32) {
        self.entries[place].store(entry.0, Ordering::Relaxed);
        self.checks[place].store(check ^ entry.digest(), Ordering::Relaxed);
    }

    fn clear(&mut self) {
        for (entry, check) in self.entries.iter_mut().zip(&mut self.checks) {
            *entry.get_mut() = 0;
            *check.get_mut() = 0;
        }
    }

    /// What is kept here.
    fn kept(&self) -> impl Iterator<Item = Entry> {
        (0..5).map(|place| self.read(place).0).filter(|entry| !entry.is_empty())
    }
}

impl Entry {
    fn new(mv: u16, value: i32, evaluation: i32, depth: i32, bound: Bound, age: u8) -> Self {
        let bound = match bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let sixteen = |number: i32| u64::from(number as i16 as u16);
        Self(
            u64::from(mv)
                | sixteen(value) << 16
                | sixteen(evaluation) << 32
                | (depth.clamp(0, 255) as u64) << 48
                | bound << 56
                | u64::from(age) << 58,
        )
    }

    /// Every bit of the entry has a part in this.
    fn digest(self) -> u32 {
        // By the golden ratio, as Knuth's multiplicative hashing does (The Art of Computer Programming, 6.4).
        (self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
    }

    pub(crate) fn mv(self) -> Option<Move> {
        Move::from_bits(self.0 as u16)
    }

    pub(crate) fn value(self) -> i32 {
        i32::from((self.0 >> 16) as i16)
    }

    pub(crate) fn evaluation(self) -> i32 {
        i32::from((self.0 >> 32) as i16)
    }

    pub(crate) fn depth(self) -> i32 {
        i32::from((self.0 >> 48) as u8)
    }

    pub(crate) fn bound(self) -> Bound {
        match self.0 >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        }
    }

    fn is_empty(self) -> bool {
        (self.0 >> 56).trailing_zeros() >= 2
    }

    fn age(self) -> u8 {
        (self.0 >> 58) as u8
    }

    /// Whether the value settles a search with this window.
    pub(crate) fn settles(value: i32, bound: Bound, alpha: i32, beta: i32) -> bool {
        match bound {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        }
    }
}

const MEBIBYTE: usize = 1 << 20;

/// A table of fixed size, which several threads may use at once.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    age: u8,
}

impl Table {
    /// An empty table of the greatest power of two of clusters within `mebibytes`, at least 1; where there is not that
    /// much memory, of the greatest for which there is.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let mut count = 1 << (mebibytes.max(1).saturating_mul(MEBIBYTE) / size_of::<Cluster>()).ilog2();
        let mut clusters = Vec::new();
        while count > 1 && clusters.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        clusters.resize_with(count, Cluster::default);
        Self { clusters, age: 0 }
    }

    /// Its size.
    pub(crate) fn mebibytes(&self) -> usize {
        size_of_val(self.clusters.as_slice()) / MEBIBYTE
    }

    pub(crate) fn clear(&mut self) {
        self.clusters.iter_mut().for_each(Cluster::clear);
        self.age = 0;
    }

    /// Makes the entries so far old, to be replaced first.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.clusters.len() - 1)
    }

    fn cluster(&self, key: u64) -> &Cluster {
        &self.clusters[self.place(key)]
    }

    /// Tells the processor that this key will soon be asked for.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(&self.clusters, self.place(key));
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let cluster = self.cluster(key);
        let upper = (key >> 32) as u32;
        (0..5)
            .map(|place| cluster.read(place))
            .find(|(entry, of)| *of == upper && !entry.is_empty())
            .map(|(entry, _)| entry)
    }

    pub(crate) fn put(
        &self,
        key: u64,
        depth: i32,
        bound: Bound,
        value: i32,
        evaluation: i32,
        mv: Option<Move>,
    ) {
        let cluster = self.cluster(key);
        let upper = (key >> 32) as u32;
        let entries: [(Entry, u32); 5] = std::array::from_fn(|place| cluster.read(place));
        let same = entries.iter().position(|(entry, of)| *of == upper && !entry.is_empty());
        let place = same.unwrap_or_else(|| {
            let worth = |entry: Entry| {
                let years = (self.age.wrapping_sub(entry.age())) & 63;
                if entry.is_empty() { i32::MIN } else { entry.depth() - 8 * i32::from(years) }
            };
            (0..5).min_by_key(|place| worth(entries[*place].0)).unwrap_or(0)
        });
        let old = same.map(|place| entries[place].0);
        let keeps = |old: Entry| old.age() == self.age && bound != Bound::Exact && old.depth() > depth + 3;
        if old.is_some_and(keeps) {
            return;
        }
        let mv = mv.or_else(|| old.and_then(Entry::mv)).map_or(0, Move::to_bits);
        cluster.write(place, Entry::new(mv, value, evaluation, depth, bound, self.age), upper);
    }

    /// All that is kept.
    #[cfg(test)]
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry> {
        self.clusters.iter().flat_map(Cluster::kept)
    }

    /// Parts in a thousand of a sample that are of this search.
    pub(crate) fn used(&self) -> u32 {
        let sample = &self.clusters[..self.clusters.len().min(200)];
        let fresh = sample.iter().flat_map(Cluster::kept).filter(|entry| entry.age() == self.age).count();
        (fresh * 1000 / (sample.len() * 5)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::mix;

    #[test]
    fn keeps_what_it_is_given() {
        let table = Table::new(1);
        let mv: Move = "h2e2".parse().unwrap();
        table.put(7 << 40 | 3, 5, Bound::Lower, -31_950, 40, Some(mv));
        let entry = table.get(7 << 40 | 3).unwrap();
        assert_eq!(
            (entry.mv(), entry.value(), entry.depth(), entry.bound()),
            (Some(mv), -31_950, 5, Bound::Lower)
        );
        assert_eq!(entry.evaluation(), 40);
        assert!(table.get(8 << 40 | 3).is_none());
        // Without a move of its own, the one known stays.
        table.put(7 << 40 | 3, 6, Bound::Upper, 10, 40, None);
        assert_eq!(table.get(7 << 40 | 3).unwrap().mv(), Some(mv));
    }

    #[test]
    fn is_as_large_as_asked_for_or_as_there_is_memory() {
        for (asked, had) in [(0, 1), (1, 1), (3, 2), (16, 16)] {
            assert_eq!(Table::new(asked).mebibytes(), had, "{asked} MiB");
        }
    }

    #[test]
    fn drops_the_shallow_and_the_old_first() {
        let mut table = Table::new(1);
        for i in 1..=5u64 {
            table.put(i << 40, i as i32, Bound::Exact, 0, 0, None);
        }
        table.put(6 << 40, 9, Bound::Exact, 0, 0, None);
        assert!(table.get(1 << 40).is_none() && table.get(2 << 40).is_some());
        table.grow_older();
        table.put(7 << 40, 1, Bound::Exact, 0, 0, None);
        table.put(8 << 40, 1, Bound::Exact, 0, 0, None);
        assert!(table.get(7 << 40).is_some() && table.get(6 << 40).is_some());
        assert!(table.get(2 << 40).is_none() && table.get(3 << 40).is_none());
        table.clear();
        assert!(table.get(8 << 40).is_none());
    }

    #[test]
    fn an_entry_that_another_thread_has_half_written_is_not_believed() {
        let table = Table::new(1);
        // All in two clusters, so that every write goes over another's.
        let key = |number: u64| mix(number) << 32 | number & 1;
        let content = |number: u64, depth: i32| {
            let drawn = mix(number ^ (depth as u64) << 32);
            (i32::from(drawn as i16), i32::from((drawn >> 16) as i16), Move::from_bits((drawn >> 32) as u16))
        };
        let rounds = if chuhe_testkit::slow() { 20_000_000 } else { 1_000_000 };
        let found: u64 = std::thread::scope(|scope| {
            let work = |thread: u64| {
                let mut found = 0;
                for round in 0..rounds {
                    let drawn = mix(round << 8 | thread);
                    let (number, depth) = (drawn % 40, (drawn >> 32) as i32 & 7);
                    if drawn >> 40 & 1 == 0 {
                        let (value, evaluation, mv) = content(number, depth);
                        table.put(key(number), depth, Bound::Exact, value, evaluation, mv);
                    } else if let Some(entry) = table.get(key(number)) {
                        let (value, evaluation, mv) = content(number, entry.depth());
                        assert_eq!((entry.value(), entry.evaluation()), (value, evaluation), "{number}");
                        assert!(mv.is_none() || entry.mv() == mv, "{number}");
                        found += 1;
                    }
                }
                found
            };
            let threads: Vec<_> = (0..3).map(|thread| scope.spawn(move || work(thread))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).sum()
        });
        // How many are found depends on how the threads meet: half written entries stay until others need their places.
        assert!(found > 1_000, "only {found} of {rounds} were found");
    }

    #[test]
    fn a_key_that_differs_in_any_bit_of_its_upper_half_is_another() {
        let table = Table::new(1);
        for bit in 0..32 {
            table.put(1 << 40 | bit, 1, Bound::Exact, 0, 0, None);
            assert!(table.get(1 << 40 | bit).is_some());
            assert!(table.get((1 << 40 | bit) ^ 1 << (32 + bit)).is_none(), "bit {bit}");
        }
    }
}
