//! Law: bytes are one message or none, in one form.
#![no_main]

use chuhe_wire::{Down, Up, decode, encode};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(up) = decode::<Up>(data) {
        assert_eq!(encode(&up), data, "{up:?}");
    }
    if let Ok(down) = decode::<Down>(data) {
        assert_eq!(encode(&down), data, "{down:?}");
    }
});
