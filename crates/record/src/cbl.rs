//! CBL, the libraries of ccbridge (象棋桥): an index, and records that are CBR files.
//!
//! Sources: the layout as other readers have it, checked on two libraries.

use std::io::{self, Write};

use crate::sink::Sink;
use crate::{Problem, Record, cbr, tag};

/// What a library begins with.
pub(crate) const MAGIC: &[u8; 16] = b"CCBridgeLibrary\0";
/// How many entries the index has room for; not how many games there are.
const CAPACITY: usize = 60;
/// Where the index begins.
const INDEX: usize = 66624;
/// The length of an entry of the index.
const ENTRY: usize = 276;
/// Each record begins a multiple of this behind the index.
const BLOCK: usize = 4096;
/// The state of an entry whose record is there; 5 is seen for a deleted one, 0 is a free entry.
const LIVE: u32 = 7;

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// The states of the entries in use, in order.
fn states(bytes: &[u8], capacity: usize) -> Vec<u32> {
    let entries = bytes.get(INDEX..).unwrap_or_default().chunks_exact(ENTRY).take(capacity);
    entries.filter_map(|entry| number(entry, 0)).take_while(|state| *state != 0).collect()
}

/// Where the records begin.
///
/// The index alone does not tell it, and a damaged file may have lost some: they are found by how they begin.
fn starts(bytes: &[u8], data: usize) -> Vec<usize> {
    let is_start = |at: &usize| bytes[*at..].starts_with(cbr::MAGIC);
    let blocks: Vec<usize> = (data..bytes.len()).step_by(BLOCK).filter(is_start).collect();
    if blocks.is_empty() { (INDEX..bytes.len()).filter(is_start).collect() } else { blocks }
}

/// Reads the games of a library one after the other.
pub(crate) fn read(bytes: &[u8], sink: &mut Sink<'_>) {
    let Some(capacity) = number(bytes, CAPACITY) else {
        sink.warn(None, Some(bytes.len()), Problem::Truncated);
        return;
    };
    let states = states(bytes, capacity as usize);
    let data = INDEX.saturating_add(ENTRY.saturating_mul(capacity as usize));
    let starts = starts(bytes, data);
    if starts.len() < states.len() {
        let found = format!("{} records where the index has {}", starts.len(), states.len());
        sink.warn(None, Some(INDEX), Problem::Malformed { found });
    }
    for (place, start) in starts.iter().enumerate() {
        if states.get(place).is_some_and(|state| *state != LIVE) {
            continue;
        }
        let end = starts.get(place + 1).copied().unwrap_or(bytes.len());
        if let Some(record) = cbr::record(&bytes[*start..end], *start, sink)
            && sink.game(record).is_break()
        {
            break;
        }
    }
}

/// A library in the making: the index comes first, so nothing can be written before all games are there.
#[derive(Default)]
pub(crate) struct Library {
    entries: Vec<[u8; ENTRY]>,
    data: Vec<u8>,
}

impl Library {
    /// Adds a game.
    pub(crate) fn push(&mut self, record: &Record) {
        let bytes = cbr::bytes(record);
        let mut entry = [0; ENTRY];
        let numbers = [LIVE, self.entries.len() as u32, 1, bytes.len() as u32];
        for (place, number) in entry.chunks_exact_mut(4).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let guid = std::array::from_fn(|i| bytes[cbr::GUID + i]);
        cbr::put(&mut entry[20..100], &cbr::guid_text(guid));
        cbr::put(&mut entry[100..228], &title(record));
        self.entries.push(entry);
        self.data.extend(bytes);
        self.data.resize(self.data.len().next_multiple_of(BLOCK), 0);
    }

    /// Writes the library.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let capacity = self.entries.len().next_power_of_two().max(128);
        let mut head = vec![0; INDEX];
        head[..MAGIC.len()].copy_from_slice(MAGIC);
        head[16] = 3;
        head[20..36].copy_from_slice(&cbr::guid(&self.data));
        head[52..56].copy_from_slice(&i32::MAX.to_le_bytes());
        head[56] = 1;
        head[CAPACITY..CAPACITY + 4].copy_from_slice(&(capacity as u32).to_le_bytes());
        out.write_all(&head)?;
        let free = [0; ENTRY];
        for entry in self.entries.iter().chain(std::iter::repeat(&free)).take(capacity) {
            out.write_all(entry)?;
        }
        out.write_all(&self.data)
    }
}

/// The name of a game in the index.
fn title(record: &Record) -> String {
    let tag = |name| record.tags.get(name).unwrap_or_default();
    match (tag(tag::TITLE), tag(tag::RED), tag(tag::BLACK)) {
        ("", "", "") => tag(tag::EVENT).to_owned(),
        ("", red, black) => format!("{red} - {black}"),
        (title, ..) => title.to_owned(),
    }
}
