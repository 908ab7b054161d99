//! Law: whatever is read is a legal move, and in every notation it is written so that it is read back; a game's moves can be made.
#![no_main]

use chuhe_notation::{Dialect, Notation, Reader, parse_any};
use chuhe_rules::{Position, Setup};
use libfuzzer_sys::fuzz_target;

// The first line is the position; a game's moves follow, separated by commas.
fuzz_target!(|text: &str| {
    let (fen, moves) = text.split_once('\n').unwrap_or(("", text));
    let setup = Setup::from_fen(fen).ok();
    let start = setup.and_then(|setup| Position::of_diagram(setup).ok()).unwrap_or_else(Position::start);
    let mut reader = Reader::game(&start, Dialect::ANY);
    for text in moves.split(',') {
        if let Ok(mv) = parse_any(text, &start) {
            assert!(start.is_legal(mv));
            for notation in Notation::all() {
                let text = notation.text(mv, &start);
                assert_eq!(notation.parse(&text, &start), Ok(mv), "{text}");
            }
        }
        let plies = reader.plies();
        let read = reader.push(text).is_ok();
        assert_eq!(reader.plies(), plies + usize::from(read));
    }
    let line = reader.finish();
    let mut position = line.start;
    for mv in line.moves {
        assert!(position.is_legal(mv));
        position.play_unchecked(mv);
    }
});
