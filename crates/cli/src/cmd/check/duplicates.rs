//! Games that were seen before.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use chuhe_record::Record;

/// Where a game stands: its file and its number there.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) file: Rc<str>,
    pub(super) game: usize,
}

/// The games that were seen, by their start and the moves of their main line.
///
/// Each takes some forty bytes, however long it is: of its moves a hash of 128 bits is kept.
pub(super) struct Duplicates {
    seen: HashMap<(u64, u64), Place>,
    /// The file that was seen last, to be named once.
    file: Rc<str>,
}

impl Duplicates {
    /// Nothing yet.
    pub(super) fn new() -> Self {
        Self { seen: HashMap::new(), file: "".into() }
    }

    /// Where the same moves were seen before, if they were.
    ///
    /// A game without moves is not looked at.
    pub(super) fn see(&mut self, record: &Record, file: &str, game: usize) -> Option<Place> {
        let mut both = (DefaultHasher::new(), DefaultHasher::new());
        // Two hashes of the same are one hash: what comes before tells them apart.
        both.1.write_u8(1);
        for hash in [&mut both.0, &mut both.1] {
            (record.setup().board, record.setup().turn).hash(hash);
            record.main_line().for_each(|id| record.mv(id).hash(hash));
        }
        record.main_line().next()?;
        if *self.file != *file {
            self.file = file.into();
        }
        let place = Place { file: self.file.clone(), game };
        match self.seen.entry((both.0.finish(), both.1.finish())) {
            std::collections::hash_map::Entry::Occupied(entry) => Some(entry.get().clone()),
            std::collections::hash_map::Entry::Vacant(entry) => {
                entry.insert(place);
                None
            }
        }
    }
}
