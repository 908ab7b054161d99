//! Whole games: what one move leaves open, later ones decide.

use chuhe_notation::{Dialect, Line, Notation, ParseError, Reader, Warning};
use chuhe_rules::{Color, Position, Setup, Why};

fn position(fen: &str) -> Position {
    Position::try_from(Setup::from_fen(fen).unwrap()).unwrap()
}

/// Reads moves separated by spaces, all of which must fit.
#[track_caller]
fn read(fen: &str, texts: &str) -> Line {
    let mut reader = Reader::game(&position(fen), Dialect::ANY);
    for text in texts.split(if texts.contains(',') { ',' } else { ' ' }) {
        if let Err(error) = reader.push(text) {
            panic!("ply {}: {error}", reader.plies());
        }
    }
    reader.finish()
}

#[track_caller]
fn reads(fen: &str, texts: &str, moves: &str) {
    let line = read(fen, texts);
    let read: Vec<_> = line.moves.iter().map(ToString::to_string).collect();
    assert_eq!(read.join(" "), moves);
    assert_eq!(line.warnings, [], "{texts}");
}

const START: &str = "startpos";

#[test]
fn the_rank_base_is_found_once() {
    reads(START, "h2e2 h9g7 h0g2", "h2e2 h9g7 h0g2");
    reads(START, "h3e3 h10g8 h1g3", "h2e2 h9g7 h0g2");
    reads(START, "Che3 Hg8 Hg3", "h2e2 h9g7 h0g2");
    reads(START, "Che2 Hg7 Hg2", "h2e2 h9g7 h0g2");
    // `Ra2` alone is a step or two; the next move of either chariot says which.
    reads(START, "Ra2 Ra9 Raf2", "a0a1 a9a8 a1f1");
    reads(START, "Ra2 Hc7 Hc2", "a0a2 b9c7 b0c2");
    // Both chariots stand on file a, and both bases fit the first move.
    let rooks = "3k5/9/9/9/9/9/R8/R8/9/4K4 w";
    reads(rooks, "a3b3 d10d9 b3b10", "a2b2 d9d8 b2b9");
    reads(rooks, "a3b3 d9d8 b3b0", "a3b3 d9d8 b3b0");
}

#[test]
fn the_first_rank_is_found_once() {
    reads(START, "炮 82-85, 馬 108-87", "h2e2 h9g7");
    reads(START, "炮 32-35, 馬 18-37", "h2e2 h9g7");
    // On the middle ranks both readings fit until the third move.
    let rook = "3k5/9/9/9/R8/R8/9/9/9/4K4 w";
    reads(rook, "R 69-68, K 104-94, R 59-19", "a4b4 d9d8 a5a9");
    reads(rook, "R 69-68, K 14-24, R 59-109", "a5b5 d9d8 a4a9");
}

#[test]
fn the_letters_are_found_once() {
    // `P2.1` is a soldier that goes aside in WXF, and a cannon that advances in Vietnamese.
    let both = "3k5/9/9/7P1/9/9/9/7C1/9/4K4 w";
    reads(both, "P2.1 K4+1 P1+1", "h6i6 d9d8 i6i7");
    reads(both, "P2.1 Tg4.1 P2-1", "h2h3 d9d8 h3i3");
}

#[test]
fn a_tandem_is_found_by_what_follows() {
    // XieXie's `P3+1` names one of two soldiers on file 3.
    let two = "3k5/9/9/6P2/9/6P2/9/9/9/4K4 w";
    reads(two, "P3+1 K4+1 h8", "g6g7 d9d8 g7h7");
    reads(two, "P3+1 K4+1 g5h5", "g4g5 d9d8 g5h5");
}

#[test]
fn what_stays_open_is_said() {
    let two = "3k5/9/9/6P2/9/6P2/9/9/9/4K4 w";
    let line = read(two, "P3+1 K4+1");
    assert_eq!(line.warnings, [Warning::Ambiguous { ply: 0, count: 2 }]);
    // Either order of the two steps gives the same position.
    let line = read(two, "P3+1 K4+1 P3+1 K4-1 兵三平二 K4+1 P3.4");
    assert!(
        matches!(line.warnings[..], [Warning::Ambiguous { ply: 0, count: 2 }, ..]),
        "{:?}",
        line.warnings
    );
    // Of two ways to count ranks the usual one is taken.
    reads("3k5/9/9/9/9/9/R8/R8/9/4K4 w", "a3b3", "a3b3");
    reads(START, "Ra2", "a0a1");
}

#[test]
fn a_wrong_word_of_place_is_said() {
    let line = read("3k5/9/9/9/9/9/9/4C4/9/5K3 w", "前炮进三 将4进1");
    assert_eq!(line.warnings, [Warning::PlaceIgnored { ply: 0 }]);
    assert_eq!(line.moves.len(), 2);
}

#[test]
fn the_first_move_decides_who_begins() {
    let fen = "3k5/9/9/9/9/9/9/4C4/9/5K3 b";
    let line = read(fen, "炮五进三 将4进1");
    assert_eq!(line.warnings, [Warning::SideChanged]);
    assert_eq!((line.start.turn(), line.moves.len()), (Color::Red, 2));
    // A variation begins where its line is.
    let mut reader = Reader::variation(&position(fen), Dialect::ANY);
    assert!(reader.push("炮五进三").is_err());
    // Red would be to move with Black in check.
    let mut reader = Reader::game(&position("4k4/9/9/9/9/9/9/4R4/9/4K4 b"), Dialect::ANY);
    assert!(reader.push("车五平四").is_err());
}

#[test]
fn what_is_no_move_changes_nothing() {
    let mut reader = Reader::game(&Position::start(), Dialect::ANY);
    reader.push("炮二平五").unwrap();
    let before = reader.position().clone();
    assert!(matches!(reader.push("然后"), Err(ParseError::Unreadable { .. })));
    assert!(matches!(reader.push("炮三平五"), Err(ParseError::NoSuchMove { .. })));
    // A move of Black is missing before it.
    match reader.push("h0g2") {
        Err(ParseError::Illegal(illegal)) => assert_eq!(illegal.why, Why::OpponentPiece),
        other => panic!("{other:?}"),
    }
    match reader.push("炮五进四") {
        Err(ParseError::Illegal(illegal)) => assert_eq!(illegal.mv.to_string(), "e2e6"),
        other => panic!("{other:?}"),
    }
    assert_eq!((reader.plies(), reader.position()), (1, &before));
    reader.push("马8进7").unwrap();
    assert_eq!(reader.finish().moves.len(), 2);
}

#[test]
fn a_dialect_can_be_given() {
    let rooks = position("3k5/9/9/9/9/9/R8/R8/9/4K4 w");
    let mut reader = Reader::game(&rooks, Dialect::of("uci-1-10".parse::<Notation>().unwrap()));
    reader.push("a3b3").unwrap();
    assert!(reader.push("炮2平5").is_err());
    let line = reader.finish();
    assert_eq!(line.moves[0].to_string(), "a2b2");
    // A variation keeps what the line has shown.
    let mut variation = Reader::variation(&rooks, line.dialect);
    variation.push("a4b4").unwrap();
    assert_eq!(variation.finish().moves[0].to_string(), "a3b3");
}

#[test]
fn many_readings_need_little_memory() {
    // Two chariots, and every text fits both for ever.
    let mut reader = Reader::game(&position("3k5/9/9/9/9/9/R8/R8/9/4K4 w"), Dialect::ANY);
    for _ in 0..2_000 {
        for text in ["R9=8", "K4+1", "R9=8", "K4-1", "R8=9", "K4+1", "R8=9", "K4-1"] {
            reader.push(text).unwrap();
        }
    }
    let line = reader.finish();
    assert_eq!(line.moves.len(), 16_000);
    assert!(!line.warnings.is_empty() && line.warnings.len() <= 16_000, "{}", line.warnings.len());
}
