//! Law: a game read from any text can be taken back to its start, and any two bytes are a move that is played or refused.
#![no_main]

use chuhe_rules::{Game, Move};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut game =
        std::str::from_utf8(data).ok().and_then(|text| Game::from_fen(text).ok()).unwrap_or_else(Game::start);
    for bits in data.chunks_exact(2) {
        let Some(mv) = Move::from_bits(u16::from_le_bytes([bits[0], bits[1]])) else { continue };
        let before = game.clone();
        if game.play(mv).is_err() {
            assert_eq!(game, before);
        }
    }
    while game.undo().is_some() {}
    assert_eq!(game.position(), game.start_position());
});
