//! Bad files: what can be saved is read, what is lost is told with its place, and nothing panics.

use chuhe_record::{Format, GameResult, Limits, Options, Problem, Reading, Record, XqfVersion, read, write};
use chuhe_rules::{Color, Move, RuleSet, Setup};
use proptest::prelude::*;

use crate::common;

const ALL: [Format; 6] = [Format::Xqf, Format::Cbr, Format::Cbl, Format::Cbf, Format::Pfc, Format::DhtmlXq];

fn written(record: &Record, format: Format, xqf: XqfVersion) -> Vec<u8> {
    let mut bytes = Vec::new();
    let options = Options { xqf, ..Options::default() };
    write(std::slice::from_ref(record), format, &options, &mut bytes).expect("memory takes it");
    bytes
}

fn opened(bytes: &[u8]) -> Reading {
    read(bytes, None, &Limits::default()).expect("a known format")
}

/// `h2e2 h9g7 h0g2 i9h9 i0h0` with `b9c7` at the second ply and a comment at the third.
fn sample() -> Record {
    let mut record = Record::start();
    let mut id = Record::ROOT;
    for (ply, text) in ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"].into_iter().enumerate() {
        let mv: Move = text.parse().expect("a move");
        let parent = id;
        id = record.insert(parent, mv).expect("a legal move");
        if ply == 1 {
            record.insert(parent, "b9c7".parse().expect("a move")).expect("a legal move");
        }
        if ply == 2 {
            record.notes_mut(id).comment.push('好');
        }
    }
    record
}

fn main_line(record: &Record) -> String {
    let moves: Vec<String> =
        record.main_line().filter_map(|id| record.mv(id)).map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// Puts bytes in the place of others, which are there once.
fn patch(bytes: &mut [u8], from: &[u8], to: &[u8]) -> usize {
    let mut places =
        bytes.windows(from.len()).enumerate().filter(|(_, window)| *window == from).map(|(at, _)| at);
    let at = places.next().expect("the bytes are there");
    assert_eq!(places.next(), None, "once");
    bytes[at..at + to.len()].copy_from_slice(to);
    at
}

#[test]
fn a_file_may_end_anywhere() {
    let record = sample();
    for (format, xqf) in
        ALL.map(|format| (format, XqfVersion::V10)).into_iter().chain([(Format::Xqf, XqfVersion::V18)])
    {
        let bytes = written(&record, format, xqf);
        let from = if format == Format::Cbl { 101_900 } else { 0 };
        let to = if format == Format::Cbl { 104_500 } else { bytes.len() };
        let mut most = 0;
        for end in (from..to).chain([bytes.len()]) {
            let Ok(reading) = read(&bytes[..end], Some(format), &Limits::default()) else { continue };
            let moves = reading.games.first().map_or(0, Record::len);
            let lost = reading
                .warnings
                .iter()
                .any(|warning| matches!(warning.problem, Problem::Truncated | Problem::Malformed { .. }));
            assert!(moves == record.len() || lost || format == Format::DhtmlXq, "{format:?} {end}");
            // Never fewer moves than before, once they are there.
            assert!(moves >= most || matches!(format, Format::Cbf | Format::Pfc), "{format:?} {end}");
            most = most.max(moves);
        }
        assert_eq!(most, record.len(), "{format:?}");
    }
}

#[test]
fn an_xqf_with_a_bad_key_sum_is_read() {
    let mut bytes = written(&sample(), Format::Xqf, XqfVersion::V18);
    assert_eq!(opened(&bytes).games, [sample()]);
    // The key's first byte counts in the lengths of comments and in the masks: what does not depend on it stays.
    bytes[12] ^= 0x40;
    let reading = opened(&bytes);
    let sum =
        |problem: &Problem| matches!(problem, Problem::Malformed { found } if found.starts_with("key sum"));
    assert!(reading.warnings.iter().any(|warning| sum(&warning.problem) && warning.byte == Some(12)));
    assert_eq!(reading.games[0].setup(), sample().setup());
}

#[test]
fn an_absurd_length_costs_the_comment_alone() {
    let record = sample();
    let mut bytes = written(&record, Format::Xqf, XqfVersion::V10);
    // The comment of the third ply is two bytes long.
    let at = patch(&mut bytes, &[2, 0, 0, 0, 0xba, 0xc3], &[0xff, 0xff, 0xff, 0x7f]);
    let reading = opened(&bytes);
    let warning = &reading.warnings[0];
    assert_eq!((warning.ply, warning.byte), (Some(3), Some(at as u64 - 4)));
    assert!(main_line(&reading.games[0]).starts_with("h2e2 h9g7 h0g2"));

    let mut bytes = written(&record, Format::Cbr, XqfVersion::V10);
    let at = patch(&mut bytes, &[2, 0, 0, 0, 0x7d, 0x59], &[0xff, 0xff, 0xff, 0xff]);
    let reading = opened(&bytes);
    let warning = &reading.warnings[0];
    assert_eq!((warning.ply, warning.byte), (Some(3), Some(at as u64 - 4)));
    assert!(main_line(&reading.games[0]).starts_with("h2e2 h9g7 h0g2"));
}

#[test]
fn a_line_ends_before_an_illegal_move_and_the_others_go_on() {
    let record = sample();
    // The third ply becomes h0h9, a chariot's way for a horse.
    let patches: [(Format, &[u8], &[u8]); 5] = [
        (Format::Xqf, &[70 + 24, 62 + 32], &[70 + 24, 79 + 32]),
        (Format::Cbr, &[88, 69], &[88, 7]),
        (Format::Cbf, b"79-67", b"79-70"),
        (Format::Pfc, b"h0g2", b"h0h9"),
        (Format::DhtmlXq, b"7967", b"7970"),
    ];
    for (format, from, to) in patches {
        let mut bytes = written(&record, format, XqfVersion::V10);
        patch(&mut bytes, from, to);
        let reading = opened(&bytes);
        let game = &reading.games[0];
        assert_eq!((main_line(game).as_str(), game.len()), ("h2e2 h9g7", 3), "{format:?}");
        let [warning] = reading.warnings.as_slice() else { panic!("{format:?} {:?}", reading.warnings) };
        assert!(matches!(&warning.problem, Problem::BadMove { found, .. } if found == "h0h9"), "{format:?}");
        assert_eq!((warning.game, warning.ply), (1, Some(3)), "{format:?}");
        let byte = warning.byte.expect("a place") as usize;
        assert!(
            bytes[byte..byte + 20.min(bytes.len() - byte)].windows(to.len()).any(|window| window == to),
            "{format:?}"
        );
        let last = game.main_line().last().expect("a move");
        assert!(game.notes(last).comment.starts_with("h0h9 好 i9h9"), "{format:?}");
    }
}

#[test]
fn a_byte_that_is_no_square_is_no_move() {
    let record = sample();
    for (format, from, to) in
        [(Format::Xqf, [70 + 24, 62 + 32], [0u8, 0]), (Format::Cbr, [88, 69], [90, 255])]
    {
        let mut bytes = written(&record, format, XqfVersion::V10);
        patch(&mut bytes, &from, &to);
        let reading = opened(&bytes);
        assert_eq!(reading.games[0].len(), 3, "{format:?}");
        assert!(matches!(reading.warnings[0].problem, Problem::Malformed { .. }), "{format:?}");
    }
}

#[test]
fn the_side_that_moves_first_is_to_move() {
    let setup = Setup::from_fen("4k4/9/9/9/9/9/9/R8/9/3K5 w - - 0 1").expect("a FEN");
    let mut record = Record::new(setup, RuleSet::default());
    record.insert(Record::ROOT, "a2a3".parse().expect("a move")).expect("a legal move");
    let patches: [(Format, &[u8], &[u8]); 2] =
        [(Format::Cbf, b" w - -", b" b - -"), (Format::Pfc, b" w - -", b" b - -")];
    let mut files: Vec<(Format, Vec<u8>)> = vec![];
    for (format, from, to) in patches {
        let mut bytes = written(&record, format, XqfVersion::V10);
        patch(&mut bytes, from, to);
        files.push((format, bytes));
    }
    for (format, at, black) in [(Format::Xqf, 50, 1), (Format::Cbr, 2112, 2)] {
        let mut bytes = written(&record, format, XqfVersion::V10);
        bytes[at] = black;
        files.push((format, bytes));
    }
    for (format, bytes) in files {
        let reading = opened(&bytes);
        assert_eq!(reading.games, [record.clone()], "{format:?}");
        assert_eq!(reading.warnings.len(), 1);
        assert_eq!(reading.warnings[0].problem, Problem::SideCorrected);
    }
    // The tags of web sites do not say who moves first.
    let mut squares = ["99"; 32];
    (squares[4], squares[20]) = ("49", "30");
    let binit = squares.concat();
    let black = format!("[DhtmlXQ_binit]{binit}[/DhtmlXQ_binit][DhtmlXQ_movelist]3031[/DhtmlXQ_movelist]");
    let reading = opened(black.as_bytes());
    let game = &reading.games[0];
    assert_eq!((reading.warnings.len(), game.setup().turn, game.len()), (0, Color::Black, 1));
}

#[test]
fn an_impossible_board_is_kept_without_moves() {
    let record = sample();
    let mut bytes = written(&record, Format::Xqf, XqfVersion::V10);
    // Both chariots of Red on one point: the second is left out; then no general.
    bytes[17 + 7] = bytes[16];
    bytes[20] = 0xff;
    let reading = opened(&bytes);
    let game = &reading.games[0];
    assert_eq!((game.len(), game.setup().pieces().count()), (0, 30));
    let problems: Vec<&Problem> = reading.warnings.iter().map(|warning| &warning.problem).collect();
    assert!(
        matches!(problems.as_slice(), [Problem::Malformed { .. }, Problem::ImpossibleStart { .. }]),
        "{problems:?}"
    );
    assert!(game.notes(Record::ROOT).comment.starts_with("h2e2 h9g7 h0g2"), "the moves are kept in words");
}

#[test]
fn unknown_results_and_versions_are_told() {
    let mut bytes = written(&sample(), Format::Xqf, XqfVersion::V10);
    bytes[51] = 9;
    let reading = opened(&bytes);
    assert_eq!(reading.games[0].result, GameResult::Open);
    assert_eq!(reading.warnings[0].problem, Problem::UnknownResult { found: "9".to_owned() });
    let mut bytes = written(&sample(), Format::Cbr, XqfVersion::V10);
    bytes[19] = 7;
    assert!(
        matches!(&opened(&bytes).warnings[0].problem, Problem::Malformed { found } if found == "version 7")
    );
}

#[test]
fn entities_are_not_expanded_and_depth_is_no_trouble() {
    let bomb = "<?xml version=\"1.0\"?><!DOCTYPE n [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\
                <ChineseChessRecord><Head><Name>&b;&lt;</Name></Head><MoveList><Move value=\"00-00\">&a;</Move></MoveList></ChineseChessRecord>";
    let reading = opened(bomb.as_bytes());
    assert_eq!(reading.games[0].tags.get("Title"), Some("&b;<"));
    assert_eq!(reading.games[0].notes(Record::ROOT).comment, "&a;");
    for (head, open) in [
        ("<n version=\"2\" m=\"\">", "<n m=\"h2e2\">"),
        ("<ChineseChessRecord><MoveList><Move value=\"00-00\">", "<Move value=\"77-47\">"),
    ] {
        let deep = format!("{head}{}", open.repeat(200_000));
        let reading = opened(deep.as_bytes());
        assert_eq!(reading.games[0].len(), 1);
        assert!(reading.warnings.iter().any(|warning| warning.problem == Problem::Truncated));
    }
}

#[test]
fn variations_in_any_order_and_without_a_parent() {
    let text = "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist][DhtmlXQ_move_3_3_4]8081[/DhtmlXQ_move_3_3_4]\
                [DhtmlXQ_move_1_4_3]8081[/DhtmlXQ_move_1_4_3][DhtmlXQ_move_0_2_1]1022796780[/DhtmlXQ_move_0_2_1]\
                [DhtmlXQ_move_9_1_8]7747[/DhtmlXQ_move_9_1_8][DhtmlXQ_move_7_1_6]7747[/][DhtmlXQ_move_6_1_7]7747[/]\
                [DhtmlXQ_comment3_4]四[/DhtmlXQ_comment3_4][DhtmlXQ_comment77]远[/DhtmlXQ_comment77]";
    let reading = opened(text.as_bytes());
    let game = &reading.games[0];
    assert_eq!(main_line(game), "h2e2 h9g7 h0g2");
    // `b9c7 h0g2` with a truncated move, `i9i8` after it, and at its third ply a move of the wrong side.
    assert_eq!((game.len(), game.variations()), (6, 1));
    assert!(game.nodes().any(|id| game.notes(id).comment == "四" && game.ply(id) == 4));
    let count = |wanted: fn(&Problem) -> bool| {
        reading.warnings.iter().filter(|warning| wanted(&warning.problem)).count()
    };
    // Line 8 has no parent, 6 and 7 have each other, and the main line has no ply 77.
    assert_eq!(count(|problem| matches!(problem, Problem::Malformed { .. })), 4);
    assert_eq!(count(|problem| matches!(problem, Problem::Truncated)), 1);
    assert_eq!(count(|problem| matches!(problem, Problem::BadMove { .. })), 1);
}

#[test]
fn limits_hold() {
    let limits = Limits { moves: 3, comment: 4, ..Limits::default() };
    let mut record = sample();
    let first = record.main_line().next().expect("a move");
    let variation = record.nodes().find(|id| record.begins_variation(*id)).expect("a variation");
    record.notes_mut(Record::ROOT).comment = "abcdefgh".to_owned();
    record.notes_mut(first).comment = "一二三".to_owned();
    record.notes_mut(variation).before = "before".to_owned();
    let with_comments =
        Format::ALL.into_iter().filter(|format| format.can_write() && format.holds().comments);
    for format in with_comments {
        let reading =
            read(&written(&record, format, XqfVersion::V10), None, &limits).expect("a known format");
        let game = &reading.games[0];
        assert_eq!((game.len(), game.notes(Record::ROOT).comment.as_str()), (3, "abcd"), "{format:?}");
        let first = game.main_line().next().expect("a move");
        assert_eq!(game.notes(first).comment, "一", "{format:?}");
        for id in game.nodes() {
            assert!(game.notes(id).comment.len() <= 4 && game.notes(id).before.len() <= 4, "{format:?}");
        }
        assert!(reading.warnings.iter().all(|warning| matches!(warning.problem, Problem::TooLong { .. })));
        assert!(reading.warnings.iter().any(|warning| warning.ply == Some(1)), "{format:?}");
    }
    // What is read only from WXF and put together from many pieces.
    for (text, said) in [
        ("FORMAT WXF\nSTART{ 1. C2=5 {ab} {cdef} H8+7 }END", "ab\nc"),
        ("1. C2=5 {abc} ; def\n H8+7", "abc\n"),
    ] {
        let game = &read(text.as_bytes(), None, &limits).expect("a known format").games[0];
        let first = game.main_line().next().expect("a move");
        assert_eq!((game.len(), game.notes(first).comment.as_str()), (2, said), "{text}");
    }
    let tiny = Limits { file: 100, ..limits };
    assert!(read(&written(&record, Format::Xqf, XqfVersion::V10), None, &tiny).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    /// Whatever happens to a file, what is read of it is no more than it can hold, and can be written again.
    #[test]
    fn any_damage_is_survived(
        record in common::record(),
        format in prop::sample::select(&ALL[..]),
        hidden in any::<bool>(),
        hits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
    ) {
        let xqf = if hidden { XqfVersion::V18 } else { XqfVersion::V10 };
        let mut bytes = written(&record, format, xqf);
        // A library's texts are long and of no consequence.
        let from = if format == Format::Cbl { 101_952 } else { 0 };
        for (at, byte) in hits {
            let at = from + at.index(bytes.len() - from);
            bytes[at] = byte;
        }
        if let Ok(reading) = read(&bytes, Some(format), &Limits::default()) {
            let moves: usize = reading.games.iter().map(Record::len).sum();
            prop_assert!(moves <= bytes.len() / 4);
            for game in &reading.games {
                for format in ALL {
                    let again = written(game, format, xqf);
                    prop_assert_eq!(opened(&again).games[0].len(), game.len(), "{:?}", format);
                }
            }
        }
    }
}
