//! Law: see `chuhe_fuzz::read_and_written`.
#![no_main]

use chuhe_record::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| chuhe_fuzz::read_and_written(bytes, Format::Pfc));
