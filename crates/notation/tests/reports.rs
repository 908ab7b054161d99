//! What users of other programs have reported, row by row of the shared `formats/REPORTED_BUGS.md`.
//!
//! Rows 1, 44, 45 and 47 are also in the table of cases.

use chuhe_notation::{Dialect, Line, Notation, ParseError, Reader, Warning, parse_any};
use chuhe_rules::{Move, Position, Setup};

fn position(fen: &str) -> Position {
    Position::try_from(Setup::from_fen(fen).unwrap()).unwrap()
}

#[track_caller]
fn reads(fen: &str, mv: &str, texts: &[&str]) {
    let position = position(fen);
    for text in texts {
        assert_eq!(parse_any(text, &position), Ok(mv.parse().unwrap()), "{text}");
    }
}

#[track_caller]
fn writes(fen: &str, mv: &str, name: &str, text: &str) {
    let notation: Notation = name.parse().unwrap();
    assert_eq!(notation.text(mv.parse().unwrap(), &position(fen)), text);
}

/// Reads a whole game from the start, all of which must fit.
#[track_caller]
fn game(texts: &str) -> Line {
    let mut reader = Reader::game(&Position::start(), Dialect::ANY);
    for text in texts.split_whitespace() {
        if let Err(error) = reader.push(text) {
            panic!("ply {}: {error}", reader.plies());
        }
    }
    reader.finish()
}

const START: &str = "startpos";
const TWO_AND_TWO: &str = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w";

#[test]
fn row_1_two_files_with_two_soldiers_each() {
    for (mv, text) in [("g7g8", "13+1"), ("g6f6", "23=4"), ("c7c8", "17+1"), ("c6b6", "27=8")] {
        writes(TWO_AND_TWO, mv, "wxf", text);
        reads(TWO_AND_TWO, mv, &[text]);
    }
    // A lone soldier beside one tandem keeps its file.
    writes("3k5/9/2P3P2/2P6/9/9/9/9/9/5K3 w", "g7f7", "wxf", "P3=4");
}

#[test]
fn row_2_the_old_and_the_new_numbering() {
    let fen = "3a1kb2/2P1a1P1R/1RC6/n1N2PPc1/2b6/2B2pNr1/2P6/2n2App1/2p2K1p1/2B2ArC1 w";
    reads(fen, "c8d8", &["前七平六", "三兵平六", "前兵七平六"]);
    writes(fen, "c8d8", "chinese-simplified", "三兵平六");
    writes(fen, "c8d8", "chinese-simplified-book", "前七平六");
}

#[test]
fn row_3_the_first_soldier_of_many() {
    reads("1R1cka3/4a4/9/9/p8/p8/p8/p8/9/4K4 b", "a2a1", &["一卒进1", "前卒进1"]);
    reads("3a5/5k3/b3P2Rb/9/9/5p3/3p5/9/3p1p1p1/2B1K2n1 b", "d1e1", &["一卒平5", "前4平5"]);
    reads("3a1kb2/2P1a1P1R/1RC6/n1N2PPc1/2b6/2B2pNr1/2P6/2n2App1/2p2K1p1/2B2ArC1 w", "g8f8", &["一兵平四"]);
    reads("2P2a3/3k2C2/4R3b/9/3r2p1P/3p5/7C1/B8/3p2ppc/c3K4 b", "d1e1", &["一卒平5"]);
}

#[test]
fn row_4_advisors_on_one_file() {
    let fen = "3ak4/9/3a5/9/9/9/9/9/9/5K3 b";
    reads(fen, "d9e8", &["士4进5", "A4+5"]);
    reads(fen, "d7e8", &["士4退5", "A4-5"]);
    writes(fen, "d9e8", "chinese-simplified", "士4进5");
}

#[test]
fn row_9_both_chariots_reach_the_point() {
    writes("3k5/9/9/9/9/9/9/R8/9/4K3R w", "i0i2", "western-0-9", "Rii2");
}

#[test]
fn row_10_all_that_fit_are_followed() {
    let opening = "Che3 Nhg8 Nhg3 Ch2 Rih1 Chf2 Ra2 Cfb2 Cbc3 Cb6";
    let line = game(opening);
    assert_eq!((line.moves.len(), &line.warnings[..]), (10, &[Warning::Ambiguous { ply: 9, count: 2 }][..]));
    for (next, cannon) in [("a5 Cb2-b3", "b7b5"), ("a5 Cb8-b7", "b1b5")] {
        let line = game(&format!("{opening} {next}"));
        assert_eq!((line.moves[9].to_string().as_str(), &line.warnings[..]), (cannon, &[][..]));
    }
}

#[test]
fn rows_11_18_26_and_30_ranks_from_0_and_from_1() {
    for (texts, name) in [
        ("Che2 Hg7 Hg2 Hc7", "western-0-9"),
        ("Che3 Hg8 Hg3 Hc8", "western"),
        ("h2e2 h9g7 h0g2 b9c7", "uci"),
        ("h3e3 h10g8 h1g3 b10c8", "uci-1-10"),
    ] {
        let line = game(texts);
        let (notation, mut position) = (name.parse::<Notation>().unwrap(), line.start);
        assert_eq!(line.moves.last().unwrap().to_string(), "b9c7", "{texts}");
        for (mv, text) in line.moves.iter().zip(texts.split_whitespace()) {
            assert_eq!(notation.text(*mv, &position), text);
            position.play_unchecked(*mv);
        }
    }
}

#[test]
fn row_13_what_playok_writes() {
    let line = game("C2.5 h8+7 H2+3 r9.8 R1.2 p7+1");
    assert_eq!(line.moves.len(), 6);
    writes("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b", "h7e7", "wxf-playok", "c8.5");
}

#[test]
fn row_15_letters_for_horse_and_elephant() {
    writes(START, "b0c2", "western", "Hc3");
    writes(START, "c0e2", "western", "Ece3");
    reads(START, "b0c2", &["Nc3", "Nbc3"]);
    reads(START, "c0e2", &["Bce3"]);
}

#[test]
fn rows_16_and_17_told_apart_by_legal_moves_only() {
    // The other cannon attacks along the rank but cannot go there.
    writes("r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C4NC1/9/RNBAKAB1R w", "b2e2", "western", "Ce3");
    // The other horse's leg is blocked, or it is pinned.
    writes("4k4/9/9/9/9/9/9/1C2N4/1N7/3K5 w", "e2c3", "western", "Hc4");
    writes("4k4/9/9/4r4/9/9/2N1N4/9/9/4K4 w", "c3d5", "western", "Hd6");
    // Both advisors can go there.
    writes(START, "d0e1", "western", "Ade2");
}

#[test]
fn row_18_tandem_horses() {
    reads("3k5/9/9/2N6/9/9/2N6/9/9/4K4 w", "c3d5", &["H-+6", "-H+6", "马-进六"]);
}

#[test]
fn row_25_the_tenth_rank() {
    let fen = "r2k5/9/9/9/9/9/9/9/9/5K3 b";
    reads(fen, "a9b9", &["a10b10", "Rb10", "a9b9"]);
    writes(fen, "a9b9", "uci-1-10", "a10b10");
}

#[test]
fn rows_36_and_37_tandem_pieces() {
    let fen = "3k5/9/9/9/9/4C4/9/4C4/9/5K3 w";
    writes(fen, "e4e6", "chinese-simplified", "前炮进二");
    let three = "3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w";
    for (mv, text) in [("e7d7", "前兵平六"), ("e6d6", "中兵平六"), ("e5d5", "后兵平六")] {
        writes(three, mv, "chinese-simplified", text);
        reads(three, mv, &[text]);
    }
    // TChess names no place: any of both.
    match parse_any("炮五平四", &position(fen)) {
        Err(ParseError::Ambiguous { moves, .. }) => assert_eq!(moves.len(), 2),
        other => panic!("{other:?}"),
    }
}

#[test]
fn row_42_full_width_text() {
    assert_eq!(game("Ｃ２＝５ Ｈ８＋７ Ｈ２＋３ Ｒ９＝８ Ｐ７＋１ Ｐ７＋１").moves.len(), 6);
}

#[test]
fn row_43_traditional_characters() {
    assert_eq!(game("炮二平五 馬8進7 馬二進三 車9平8 帥五進一 將5進1").moves.len(), 6);
    reads("3k5/9/R8/9/9/R8/9/9/9/4K4 w", "a4b4", &["後車平八", "后车平八", "后車平八", "後俥平八"]);
}

#[test]
fn row_44_front_soldier_of_two_files() {
    // What cchess writes for either file fits both.
    match parse_any("前兵进一", &position(TWO_AND_TWO)) {
        Err(ParseError::Ambiguous { moves, .. }) => {
            assert_eq!(moves, ["g7g8".parse::<Move>().unwrap(), "c7c8".parse().unwrap()]);
        }
        other => panic!("{other:?}"),
    }
    reads(TWO_AND_TWO, "g7g8", &["一兵进一", "前三进一"]);
}

#[test]
fn row_45_the_middle_one() {
    reads("3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w", "e6d6", &["中兵平六"]);
    reads("5k3/9/9/9/9/4p4/4p4/4p4/9/3K5 b", "e3f3", &["中卒平6", "中卒平６"]);
    reads("3k5/9/2P3P2/2P3P2/2P6/9/9/9/9/5K3 w", "c6d6", &["中七平六"]);
}

#[test]
fn row_46_a_file_for_a_tandem_piece() {
    reads("3k5/9/9/9/9/R8/9/9/R8/4K4 w", "a4a2", &["R9-2", "R+-2"]);
    reads("3k5/9/9/9/2N6/9/9/9/2N6/4K4 w", "c5d3", &["H7-6", "H+-6"]);
    reads("4k4/9/4c4/9/9/4c4/9/4N4/9/3K5 b", "e7e2", &["C5+5", "C-+5"]);
}

#[test]
fn row_47_files_count_from_the_movers_right() {
    writes(START, "h2e2", "wxf", "C2=5");
    reads(START, "h2e2", &["炮二平五", "C2=5"]);
}

#[test]
fn row_48_a_file_for_one_of_two_soldiers() {
    for file in ["game1", "game2", "game4", "game5", "no_tag_game2", "no_tag_game3"] {
        let path = format!("formats/corpus/wxf/benckx_elephantchess__{file}.wxf");
        let Some(text) = chuhe_testkit::shared_text(&path) else { return };
        let moves = text.split_once("START{").map_or(text.as_str(), |(_, moves)| moves);
        let moves = moves.split('}').next().unwrap();
        let tokens = moves.split_whitespace().map(|token| token.trim_start_matches('!'));
        let tokens: Vec<&str> = tokens.filter(|token| !token.is_empty() && !token.ends_with('.')).collect();
        let line = game(&tokens.join(" "));
        assert!(line.moves.len() > 20, "{file}");
        assert_eq!(line.warnings, [], "{file}");
    }
}

#[test]
fn row_52_every_chinese_digit() {
    for (file, digit) in ('a'..='i').zip(['九', '八', '七', '六', '五', '四', '三', '二', '一']) {
        let fen = format!("3k5/9/9/9/9/9/{}C{}/9/9/5K3 w", gap(file as u8 - b'a'), gap(b'i' - file as u8));
        reads(&fen, &format!("{file}3{file}4"), &[&format!("炮{digit}进一")]);
    }
}

fn gap(count: u8) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}
