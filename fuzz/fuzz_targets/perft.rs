//! Law: from any position, and after any moves, the moves are those that a slow and plain generator finds, and as many.
#![no_main]

#[path = "../../crates/rules/tests/oracle/mod.rs"]
mod oracle;

use chuhe_rules::{Position, Setup, perft};
use libfuzzer_sys::fuzz_target;

// A text up to the first zero is the position, the start if it is none; each further byte picks a move.
fuzz_target!(|data: &[u8]| {
    let end = data.iter().position(|byte| *byte == 0).unwrap_or(data.len());
    let setup = std::str::from_utf8(&data[..end]).ok().and_then(|text| Setup::from_fen(text).ok());
    let mut position = setup.and_then(|setup| Position::try_from(setup).ok()).unwrap_or_else(Position::start);
    for byte in data.iter().skip(end + 1).take(40) {
        let slow = oracle::legal_moves(&position.setup());
        let mut fast = position.legal_moves();
        fast.sort();
        assert_eq!(fast.as_slice(), slow, "{position}");
        if fast.is_empty() {
            return;
        }
        position.play_unchecked(fast[usize::from(*byte) % fast.len()]);
    }
    let setup = position.setup();
    let replies = |mv| oracle::legal_moves(&oracle::after(&setup, mv)).len() as u64;
    let slow: u64 = oracle::legal_moves(&setup).into_iter().map(replies).sum();
    assert_eq!(perft(&position, 2), slow, "{position}");
});
