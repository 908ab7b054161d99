//! Bugs that people reported of other programs.
//!
//! The numbers are the rows of `formats/REPORTED_BUGS.md` in the test data; those about notations are in
//! `crates/notation/tests/reports.rs`, and more about text formats in `texts.rs`.

use chuhe_record::{
    Format, GameResult, Limits, Loss, Options, Problem, Reading, Record, Warning, losses, read, tag, write,
};
use chuhe_rules::{Color, Move, Reason, RuleSet, Setup, Value};

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn written(records: &[Record], format: Format) -> Vec<u8> {
    let mut bytes = Vec::new();
    write(records, format, &Options::default(), &mut bytes).expect("memory takes it");
    bytes
}

fn opened(bytes: &[u8]) -> Reading {
    read(bytes, None, &Limits::default()).expect("a known format")
}

/// A record from the usual start with lines of moves, each from the beginning; what they share is there once.
fn record(lines: &[&str]) -> Record {
    let mut record = Record::start();
    for line in lines {
        let mut id = Record::ROOT;
        for text in line.split_whitespace() {
            id = record.insert(id, mv(text)).expect("a legal move");
        }
    }
    record
}

const TREES: [Format; 5] = [Format::Xqf, Format::Cbr, Format::Cbf, Format::Pfc, Format::DhtmlXq];

/// Rows 5 and 52: Vietnamese texts in an XQF came out as Chinese characters.
#[test]
fn row_5_vietnamese_texts_in_an_xqf() {
    let mut record = record(&["h2e2 h9g7"]);
    let first = record.children(Record::ROOT).next().expect("a move");
    record.notes_mut(first).comment = "#".repeat(40);
    record.tags.set(tag::RED, "#".repeat(12));
    let mut bytes = written(&[record], Format::Xqf);
    // As a program in Windows' Vietnamese code page writes it, which has letters and tones apart.
    let vietnamese = b"Tr\xea\xccnh \xc1 S\xe1ng ti\xea\xecn ma\xde, ph\xe1o \xf0\xe2\xccu";
    let fill = |hay: &mut [u8], from: &[u8]| {
        let place = hay.windows(12).position(|window| window == b"############").expect("the text");
        hay[place..place + from.len()].copy_from_slice(from);
        for byte in hay[place + from.len()..].iter_mut().take_while(|byte| **byte == b'#') {
            *byte = b' ';
        }
    };
    fill(&mut bytes[..1024], b"Tr\xea\xccnh \xc1 S\xe1n");
    fill(&mut bytes[1024..], vietnamese);
    bytes[1016..1024].fill(0);
    let reading = opened(&bytes);
    let game = &reading.games[0];
    assert_eq!(reading.warnings, []);
    let said = &game.notes(game.children(Record::ROOT).next().expect("a move")).comment;
    assert_eq!(said.trim_end(), "Trê\u{300}nh Á Sáng tiê\u{301}n ma\u{303}, pháo đâ\u{300}u");
    assert_eq!(game.tags.get(tag::RED), Some("Trê\u{300}nh Á Sán"));
}

/// Rows 6 and 7: variations became lines of their own, or all but one of the first moves were lost.
#[test]
fn rows_6_and_7_variations_stay_a_tree_also_at_the_first_move() {
    let lines = [
        "h2e2 h9g7 h0g2",
        "h2e2 b9c7",
        "h2e2 h7e7 h0g2 h9g7",
        "b2e2",
        "c3c4 g6g5",
        "g0e2",
        "h2f2",
        "b0c2",
        "g3g4",
        "c0e2 c6c5",
    ];
    let record = record(&lines);
    assert_eq!((record.len(), record.children(Record::ROOT).count(), record.variations()), (16, 8, 9));
    for format in TREES {
        let reading = opened(&written(std::slice::from_ref(&record), format));
        assert_eq!(reading.games, std::slice::from_ref(&record), "{format:?}");
    }
}

/// Row 8: the board was taken for the usual one where the file says that it is a whole game.
#[test]
fn row_8_a_handicap_game_is_a_game() {
    let setup =
        Setup::from_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w - - 0 1").expect("a FEN");
    let mut record = Record::new(setup, RuleSet::default());
    record.insert(Record::ROOT, mv("b2e2")).expect("a legal move");
    let bytes = written(std::slice::from_ref(&record), Format::Xqf);
    assert_eq!(bytes[64], 0, "the kind of a whole game");
    assert_eq!(opened(&bytes).games, [record]);
}

/// Row 12: people bring games of many programs, and no name tells which.
#[test]
fn row_12_a_file_tells_its_format() {
    let moves = "h2e2 h9g7 h0g2";
    for (text, format) in [
        ("FORMAT\tWXF\nGAME\tone\nSTART{\n 1. C2.5 h8+7\n 2. H2+3\n}END\n", Format::Wxf),
        ("1. C2.5 h8+7 2. H2+3\n", Format::Pgn),
        ("{words\nbefore}\n1. C2.5 h8+7 2. H2+3\n", Format::Pgn),
        ("[Site \"PlayOK\"]\n1. C2.5 h8+7 2. H2+3", Format::Pgn),
        ("[Variant \"xiangqi\"]\n1. Che2 {+0.10/9 1} Hg7 2. Hg2", Format::Pgn),
        ("[Variant \"Xiangqi\"]\n1. Che3 Hg8 2. Hg3", Format::Pgn),
        ("h2e2 h9g7 h0g2\n", Format::Ucci),
        ("position startpos moves h2e2 h9g7 h0g2\n", Format::Ucci),
        ("<p>[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]</p>", Format::DhtmlXq),
        ("{\"games\":[{\"moves\":[\"h2e2\",\"h9g7\",\"h0g2\"]}]}", Format::Json),
    ] {
        let reading = opened(text.as_bytes());
        assert_eq!((reading.format, reading.games.len()), (format, 1), "{text}");
        let found = reading.games[0].main_line().filter_map(|id| reading.games[0].mv(id));
        assert_eq!(found.map(|mv| mv.to_string()).collect::<Vec<_>>().join(" "), moves, "{text}");
    }
    // A text that speaks of another format stays what it is.
    for (text, format) in [
        ("FORMAT WXF\nPLACE [DhtmlXQ]\nSTART{ 1. C2=5 }END", Format::Wxf),
        ("[DhtmlXQ][DhtmlXQ_title]<ChineseChessRecord>[/DhtmlXQ_title][/DhtmlXQ]", Format::DhtmlXq),
        (
            "<ChineseChessRecord><Head><Name>[DhtmlXQ]</Name></Head><MoveList /></ChineseChessRecord>",
            Format::Cbf,
        ),
    ] {
        assert_eq!(opened(text.as_bytes()).format, format, "{text}");
    }
}

/// Rows 22 and 33: what the numbers of a FEN mean, and that they are not lost on the way.
#[test]
fn rows_22_and_33_the_counters_stay() {
    let fen = "1rbP1a3/2N1k4/4b1n2/p3p3p/7P1/2C5P/P3P4/B1N1C4/4Ar3/3RKAB1c b - - 2 26";
    let reading = opened(fen.as_bytes());
    let setup = reading.games[0].setup();
    assert_eq!((setup.quiet_plies, setup.full_moves, reading.warnings.len()), (2, 26, 0));
    for format in [
        Format::Fen,
        Format::Ucci,
        Format::Wxf,
        Format::Pgn,
        Format::Json,
        Format::Cbf,
        Format::Pfc,
        Format::DhtmlXq,
    ] {
        let again = opened(&written(&reading.games, format));
        assert_eq!(again.games[0].setup(), setup, "{format:?}");
    }
    for format in [Format::Xqf, Format::Cbr, Format::Cbl] {
        assert!(
            losses(&reading.games[0], format, &Options::default()).contains(&Loss::Counters),
            "{format:?}"
        );
    }
}

/// Rows 23 and 31: an engine is told where the game began with all moves since, not where it is now with the same moves.
#[test]
fn rows_23_and_31_an_engine_is_told_the_root_and_all_moves() {
    let setup = Setup::from_fen("4k4/9/9/9/4r4/9/4R4/9/9/3K5 w - - 7 9").expect("a FEN");
    let mut game = Record::new(setup, RuleSet::default());
    let first = game.insert(Record::ROOT, mv("e3e5")).expect("a legal move");
    game.insert(first, mv("e9f9")).expect("a legal move");
    for (game, line) in [
        (game, "position fen 4k4/9/9/9/4r4/9/4R4/9/9/3K5 w - - 7 9 moves e3e5 e9f9\n"),
        (record(&["h2e2 h9g7", "b2e2"]), "position startpos moves h2e2 h9g7\n"),
    ] {
        assert_eq!(String::from_utf8(written(&[game], Format::Ucci)).expect("ASCII"), line);
    }
}

/// Row 29: the side is `r`, and it is Red's elephant that stands where none can.
#[test]
fn row_29_the_right_colour_is_named() {
    let reading = opened(b"4k4/9/9/9/9/9/9/c8/9/R2B1K3 r - - 0 1");
    let [Warning { problem: Problem::ImpossibleStart { fault }, .. }] = reading.warnings.as_slice() else {
        panic!("{:?}", reading.warnings)
    };
    let args = [("color", "red"), ("role", "elephant"), ("square", "d0")];
    assert!(
        args.iter().all(|(name, value)| fault.args().get(name) == Some(&Value::Text((*value).to_owned())))
    );
    assert_eq!(reading.games[0].setup().turn, Color::Red);
}

/// Row 49: closing tags that do not fit, and Chinese that had become question marks before.
#[test]
fn row_49_closing_tags_that_do_not_fit() {
    let text = "[DhtmlXQ]\n[DhtmlXQ_title]??[/DhtmlXQ_title]\n[DhtmlXQ_blacktime][/DhtmlXQ_time]\n[DhtmlXQ_black]乙\
                [/DhtmlXQ_blackname]\n[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ]";
    let reading = opened(text.as_bytes());
    let game = &reading.games[0];
    assert_eq!((reading.warnings.len(), game.len(), game.result), (0, 2, GameResult::Red));
    assert_eq!((game.tags.get(tag::TITLE), game.tags.get(tag::BLACK)), (Some("??"), Some("乙")));
}

/// Rows 50 and 51: the number in a library's header is the room in its index, and the records begin behind that room.
#[test]
fn rows_50_and_51_the_index_of_a_library_has_more_room_than_games() {
    for (games, capacity, data) in [(1, 128, 101_952), (130, 256, 137_280), (257, 512, 207_936)] {
        let records = vec![record(&["h2e2 h9g7"]); games];
        let bytes = written(&records, Format::Cbl);
        assert_eq!(bytes[60..64], u32::to_le_bytes(capacity));
        assert_eq!(bytes[data..data + 15], *b"CCBridge Record");
        assert_eq!(opened(&bytes).games.len(), games);
    }
    // A record whose entry says that it is deleted stays where it is, and is not read.
    let mut bytes = written(&[record(&["h2e2"]), record(&["b2e2"]), record(&["c3c4"])], Format::Cbl);
    bytes[66_624 + 276] = 5;
    let firsts: Vec<_> =
        opened(&bytes).games.iter().map(|game| game.main_line().next().and_then(|id| game.mv(id))).collect();
    assert_eq!(firsts, [Some(mv("h2e2")), Some(mv("c3c4"))]);
}

/// Row 53: illegal moves were left out without a word, so that the plies after them shifted.
#[test]
fn row_53_a_line_ends_before_an_illegal_move() {
    let Some(path) = chuhe_testkit::shared("formats/corpus/xqf/walker8088_cchess__BadMoveTest3.xqf") else {
        return;
    };
    let reading = opened(&std::fs::read(path).expect("the file is there"));
    let [warning] = reading.warnings.as_slice() else { panic!("{:?}", reading.warnings) };
    assert_eq!((warning.game, warning.ply, warning.byte), (1, Some(10), Some(1106)));
    assert!(matches!(&warning.problem, Problem::BadMove { found, .. } if found == "e1f0"));
    let game = &reading.games[0];
    let last = game.main_line().last().expect("a move");
    assert_eq!(game.ply(last), 9);
    assert!(game.notes(last).comment.ends_with("e1f0"), "the move is kept in words");
}

/// Row 54: other readers need more than a minute for a work of 107,001 moves, and recurse as deep as it is.
#[test]
fn row_54_a_great_work_is_the_same_in_two_formats() {
    let (Some(xqf), Some(tags)) = (
        chuhe_testkit::shared("formats/corpus/xqf_hard/hbsxcjp_cchess_c__仙人指路全集（史上最全最新版）.XQF"),
        chuhe_testkit::shared("formats/corpus/dhtmlxq/FastLight126_vschess__dhtmlxq.txt"),
    ) else {
        return;
    };
    let [xqf, tags] = [xqf, tags].map(|path| opened(&std::fs::read(path).expect("the file is there")));
    let lines = |reading: &Reading| {
        let game = &reading.games[0];
        let mut lines: Vec<Vec<Move>> = game
            .nodes()
            .filter(|id| game.children(*id).next().is_none())
            .map(|id| game.line(id).into_iter().filter_map(|id| game.mv(id)).collect())
            .collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(xqf.games[0].variations(), 1446);
    assert!(lines(&xqf) == lines(&tags), "the same lines");
    // Both have the same illegal move, with three moves after it: 107,001 moves in all.
    for reading in [&xqf, &tags] {
        let [warning] = reading.warnings.as_slice() else { panic!("{:?}", reading.warnings) };
        assert!(matches!(&warning.problem, Problem::BadMove { found, .. } if found == "e2g4"));
        assert_eq!((warning.ply, reading.games[0].len()), (Some(65), 107_001 - 4));
    }
}

/// A line as long as memory allows is no deeper than any other: nothing recurses.
#[test]
fn a_line_of_any_length_is_no_trouble() {
    let there_and_back = ["a0a1", "a9a8", "a1a0", "a8a9"].map(mv);
    let mut record = Record::start();
    let mut cursor = chuhe_record::Cursor::new(&record).expect("the usual start");
    for mv in there_and_back.into_iter().cycle().take(60_000) {
        cursor.play(&mut record, mv).expect("a legal move");
    }
    for format in TREES {
        let reading = opened(&written(std::slice::from_ref(&record), format));
        assert_eq!((reading.games[0].len(), reading.warnings.len()), (60_000, 0), "{format:?}");
    }
}
