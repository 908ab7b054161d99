//! The transposition table: what was found out about positions met before.

use chuhe_rules::Move;

use crate::Bound;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// The upper half of the key.
    check: u32,
    /// The best move, 0 for none.
    mv: u16,
    /// The value, mates counted from the position.
    value: i16,
    /// The static evaluation.
    evaluation: i16,
    /// The depth it was searched to.
    depth: u8,
    /// Two bits of bound (0 for an empty entry), six bits of age.
    flags: u8,
}

const _: () = assert!(size_of::<Cluster>() == 64);

/// Five entries fill a cache line.
#[derive(Clone)]
#[repr(align(64))]
struct Cluster([Entry; 5]);

impl Cluster {
    const EMPTY: Self = Self([Entry { check: 0, mv: 0, value: 0, evaluation: 0, depth: 0, flags: 0 }; 5]);
}

impl Entry {
    pub(crate) fn mv(self) -> Option<Move> {
        Move::from_bits(self.mv)
    }

    pub(crate) fn value(self) -> i32 {
        i32::from(self.value)
    }

    pub(crate) fn evaluation(self) -> i32 {
        i32::from(self.evaluation)
    }

    pub(crate) fn depth(self) -> i32 {
        i32::from(self.depth)
    }

    pub(crate) fn bound(self) -> Bound {
        match self.flags & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        }
    }

    fn is_empty(self) -> bool {
        self.flags.trailing_zeros() >= 2
    }

    fn age(self) -> u8 {
        self.flags >> 2
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

/// A table of fixed size.
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
        clusters.resize(count, Cluster::EMPTY);
        Self { clusters, age: 0 }
    }

    /// Its size.
    pub(crate) fn mebibytes(&self) -> usize {
        size_of_val(self.clusters.as_slice()) / MEBIBYTE
    }

    pub(crate) fn clear(&mut self) {
        self.clusters.fill(Cluster::EMPTY);
        self.age = 0;
    }

    /// Makes the entries so far old, to be replaced first.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.clusters.len() - 1)
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let check = (key >> 32) as u32;
        self.clusters[self.slot(key)]
            .0
            .iter()
            .copied()
            .find(|entry| entry.check == check && !entry.is_empty())
    }

    pub(crate) fn put(
        &mut self,
        key: u64,
        depth: i32,
        bound: Bound,
        value: i32,
        evaluation: i32,
        mv: Option<Move>,
    ) {
        let check = (key >> 32) as u32;
        let (slot, age) = (self.slot(key), self.age);
        let entries = &mut self.clusters[slot].0;
        let same = entries.iter().position(|entry| !entry.is_empty() && entry.check == check);
        let place = same.unwrap_or_else(|| {
            let worth = |entry: &Entry| {
                let years = (age.wrapping_sub(entry.age())) & 63;
                if entry.is_empty() { i32::MIN } else { i32::from(entry.depth) - 8 * i32::from(years) }
            };
            (0..5).min_by_key(|i| worth(&entries[*i])).unwrap_or(0)
        });
        let old = &mut entries[place];
        let keeps = same.is_some() && old.age() == age && bound != Bound::Exact && old.depth() > depth + 3;
        if keeps {
            return;
        }
        let mv = match (mv, same) {
            (None, Some(_)) => old.mv,
            (mv, _) => mv.map_or(0, Move::to_bits),
        };
        let bound = match bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        *old = Entry {
            check,
            mv,
            value: value as i16,
            evaluation: evaluation as i16,
            depth: depth.clamp(0, 255) as u8,
            flags: bound | age << 2,
        };
    }

    /// All that is kept.
    #[cfg(test)]
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry> {
        self.clusters.iter().flat_map(|cluster| cluster.0).filter(|entry| !entry.is_empty())
    }

    /// Parts in a thousand of a sample that are of this search.
    pub(crate) fn used(&self) -> u32 {
        let sample = &self.clusters[..self.clusters.len().min(200)];
        let fresh = sample
            .iter()
            .flat_map(|cluster| &cluster.0)
            .filter(|entry| !entry.is_empty() && entry.age() == self.age)
            .count();
        (fresh * 1000 / (sample.len() * 5)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_it_is_given() {
        let mut table = Table::new(1);
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
}
