//! Law: what is read as a board is written so that it is read as the same board, and a legal one makes only legal moves.
#![no_main]

use chuhe_rules::{Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(setup) = Setup::from_fen(text) else { return };
    assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup.clone()));
    let Ok(mut position) = Position::try_from(setup) else { return };
    for mv in position.legal_moves() {
        let undo = position.play_unchecked(mv);
        assert!(Position::try_from(position.setup()).is_ok());
        position.undo(mv, undo);
    }
});
