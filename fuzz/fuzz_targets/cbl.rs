//! Law: see `chuhe_fuzz::read_and_written`.
#![no_main]

use chuhe_record::Format;
use libfuzzer_sys::fuzz_target;

/// Where the index of a library begins.
const INDEX: usize = 66624;

// The first byte is the room in the index; the others are what follows the texts of the library, which are left empty.
fuzz_target!(|bytes: &[u8]| {
    let Some((room, rest)) = bytes.split_first() else { return };
    let mut library = vec![0; INDEX];
    library[..16].copy_from_slice(b"CCBridgeLibrary\0");
    library[60] = *room;
    library.extend_from_slice(rest);
    chuhe_fuzz::read_and_written(&library, Format::Cbl);
});
