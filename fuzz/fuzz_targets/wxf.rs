//! Law: see `texts.rs`.
#![no_main]

use chuhe_fuzz::texts;
use chuhe_record::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| texts::law(Format::Wxf, data));
