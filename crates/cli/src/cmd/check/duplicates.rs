//! Games that were seen before.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use chuhe_record::Record;

/// Where a game stands: its file and its number there.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) file: Arc<str>,
    pub(super) game: usize,
}

/// What two games share that begin alike and have the same moves in their main lines: a hash of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key(u64, u64);

impl Key {
    /// The key of a game; nothing if it has no moves.
    pub(super) fn of(record: &Record) -> Option<Self> {
        record.main_line().next()?;
        let mut both = (DefaultHasher::new(), DefaultHasher::new());
        // Two hashes of the same are one hash: what comes before tells them apart.
        both.1.write_u8(1);
        for hash in [&mut both.0, &mut both.1] {
            (record.setup().board, record.setup().turn).hash(hash);
            record.main_line().for_each(|id| record.mv(id).hash(hash));
        }
        Some(Self(both.0.finish(), both.1.finish()))
    }
}

/// The games that were seen; each takes some forty bytes, however long it is.
pub(super) struct Duplicates {
    seen: HashMap<Key, Place>,
    /// The file that was seen last, to be named once.
    file: Arc<str>,
}

impl Duplicates {
    /// Nothing yet.
    pub(super) fn new() -> Self {
        Self { seen: HashMap::new(), file: "".into() }
    }

    /// Where the same moves were seen before, if they were.
    pub(super) fn see(&mut self, key: Key, file: &str, game: usize) -> Option<Place> {
        if *self.file != *file {
            self.file = file.into();
        }
        let place = Place { file: self.file.clone(), game };
        match self.seen.entry(key) {
            Entry::Occupied(entry) => Some(entry.get().clone()),
            Entry::Vacant(entry) => {
                entry.insert(place);
                None
            }
        }
    }
}
