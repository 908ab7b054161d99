//! Text files as people and programs write them; numbers are those of the public bug reports.

use std::io::Cursor;
use std::ops::ControlFlow;

use chuhe_record::{
    Charset, Eval, Format, GameResult, Limits, Options, Problem, ReadError, Reading, Record, Score, Visitor,
    Warning, read, read_games, tag, write,
};
use chuhe_rules::{Color, Reason};

fn reading(text: &str) -> Reading {
    read(text.as_bytes(), None, &Limits::default()).unwrap()
}

/// The only game of a text, of which nothing is warned.
fn game(text: &str) -> Record {
    let Reading { mut games, warnings, .. } = reading(text);
    assert_eq!((games.len(), warnings), (1, Vec::new()), "{text}");
    games.remove(0)
}

fn moves(record: &Record) -> String {
    let moves = record.main_line().map(|id| record.mv(id).unwrap().to_string());
    moves.collect::<Vec<_>>().join(" ")
}

fn ids(warnings: &[Warning]) -> Vec<(&'static str, Option<usize>, Option<u64>)> {
    warnings.iter().map(|warning| (warning.problem.id(), warning.ply, warning.byte)).collect()
}

#[test]
fn the_dialects_of_pgn_mean_the_same_moves() {
    let expected = "h2e2 h9g7 h0g2 i9h9 i0h0";
    for text in [
        "1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二",
        "1.炮二平五 馬８進７ 2.馬二進三 車９平８ 3.車一平二 *",
        "  1. 炮二平五\n     马８进７\n  2. 马二进三\n     车９平８\n  3. 车一平二\n  *\n  =========\n",
        "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８ 3. Ｒ１＝２",
        "1. C2.5 h8+7 2. H2+3 r9.8 3. R1.2",
        "[Format \"ICCS\"]\n1. H2-E2 H9-G7 2. H0-G2 I9-H9 3. I0-H0",
        "1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0",
        "1. h3e3 h10g8 2. h1g3 i10h10 3. i1h1",
        "1. Che3 Hg8 2. Hg3 Rh10 3. Rh1",
        "1. Che2 Hg7 2. Hg2 Rh9 3. Rh0 1-0",
        "1. P2-5 M8.7 2. M2.3 X9-8 3. X1-2",
    ] {
        assert_eq!(moves(&game(text)), expected, "{text}");
    }
}

#[test]
fn tags_as_programs_write_them() {
    let record = game(
        "[Game \"Chinese Chess\"]\n[EVENT \"a \\\"quoted\\\" cup\"]\n[Site \"over\ntwo lines\"]\n[White \"A\"]\n[WhiteElo \"1500?\"]\n[Black  \"B]\n[Result \"先负\"]\n[Own_Name \"x\"]\n[Round \"\"]\n1. 炮二平五",
    );
    let tags: Vec<(&str, &str)> = record.tags.iter().collect();
    assert_eq!(
        tags,
        [
            ("Event", "a \"quoted\" cup"),
            ("Site", "over two lines"),
            ("Red", "A"),
            ("RedElo", "1500?"),
            ("Black", "B"),
            ("Own_Name", "x"),
        ]
    );
    assert_eq!((record.result, record.tags.number(tag::RED_ELO)), (GameResult::Black, Some(1500)));

    let Reading { games, warnings, .. } = reading("[Result \"won\"]\n[bad\n1. 炮二平五 1-0\n欢迎访问");
    assert_eq!(games[0].tags.get(tag::RESULT_TEXT), Some("won"));
    assert_eq!((games[0].result, games[0].len()), (GameResult::Red, 1));
    assert_eq!(ids(&warnings), [("record-bad-tag", None, Some(15)), ("record-unknown-result", None, None)]);
}

#[test]
fn comments_variations_and_marks() {
    let record = game(
        "[Event \"x\"]\n{game} 1. 炮二平五!! {after} (1. 兵七进一 {first} (1. 相三进五) 1... 卒7进1) 马8进7 ; to the end\n(1... 炮8平5 {twin}) (红方先手) 2. 马二进三 $14 $2",
    );
    let line: Vec<_> = record.main_line().collect();
    assert_eq!((record.len(), record.variations()), (7, 3));
    assert_eq!(record.notes(Record::ROOT).comment, "game");
    assert_eq!(record.notes(line[0]).nags, [3]);
    assert_eq!(record.notes(line[0]).comment, "after");
    assert_eq!(record.notes(line[1]).comment, "to the end\n红方先手");
    assert_eq!(record.notes(line[2]).nags, [14, 2]);
    let first: Vec<String> =
        record.children(Record::ROOT).map(|id| record.mv(id).unwrap().to_string()).collect();
    assert_eq!(first, ["h2e2", "c3c4", "g0e2"]);
}

#[test]
fn lines_with_comments_are_broken_as_well() {
    let comment = "x".repeat(25);
    let text = format!(
        "1. 车一进一 {{{comment}}} 车1进1 {{{comment}}} 2. 车一退一 {{{comment}}} 车1退1 {{{comment}}} "
    );
    let record = game(&text.repeat(9));
    let mut written = Vec::new();
    write(&[record], Format::Pgn, &Options::default(), &mut written).unwrap();
    let written = String::from_utf8(written).unwrap();
    let longest = written.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(written.matches(&comment).count() == 36 && longest <= 80 + comment.len() + 1, "{written}");
}

#[test]
fn xboard_says_what_it_thinks() {
    let record = game("[White \"a\"]\n1. Cbe2 {+0.38/19} Hg7 {-0.20/11 1:36} *");
    let line: Vec<_> = record.main_line().collect();
    let eval = |score| {
        Some(Eval { score: Score::Centipawns(score), depth: Some(if score == 38 { 19 } else { 11 }) })
    };
    assert_eq!(record.notes(line[0]).eval, eval(38));
    assert_eq!(record.notes(line[1]).eval, eval(20));
    assert_eq!(record.notes(line[1]).elapsed.map(|time| time.as_secs()), Some(96));
}

#[test]
fn black_may_begin_and_the_side_may_be_wrong() {
    let start = "[FEN \"4k4/9/9/9/4r4/9/4R4/9/9/3K5 b - - 0 9\"]\n";
    for moves in ["9. ...... 车5进2", "9...车5进2", "1.          车5进2", "1. … 车5进2"] {
        let record = game(&format!("{start}{moves}"));
        assert_eq!(self::moves(&record), "e5e3");
        assert_eq!(record.setup().full_moves, 9);
    }
    let Reading { games, warnings, .. } = reading(&format!("{start}1. 帅六平五 将5平4"));
    assert_eq!((games[0].setup().turn, moves(&games[0]).as_str()), (Color::Red, "d0e0 e9d9"));
    assert_eq!(ids(&warnings), [("record-side-corrected", Some(1), Some(49))]);
}

#[test]
fn what_cannot_be_played_is_kept_as_a_comment() {
    let Reading { games, warnings, .. } =
        reading("[Red \"甲\"]\n1. 炮二平五 马8进7 2. 帅五平五 {why} 车9平8 (2... 卒1进1) 1-0");
    assert_eq!(moves(&games[0]), "h2e2 h9g7");
    let last = games[0].main_line().last().unwrap();
    assert_eq!(games[0].notes(last).comment, "帅五平五 why 车9平8");
    assert_eq!(games[0].result, GameResult::Red);
    assert_eq!(ids(&warnings)[0].0, "record-bad-move");
    assert_eq!((warnings[0].ply, warnings[0].byte), (Some(3), Some(40)));
    assert!(matches!(&warnings[0].problem, Problem::BadMove { found, .. } if found == "帅五平五"));

    // A variation of a move that can be played stays, and words between moves do no harm.
    let Reading { games, warnings, .. } =
        reading("1. 炮二平五 应着 马8进7 (1... 车9进9) (1... 卒7进1) 2. 马二进三");
    assert_eq!((games[0].len(), moves(&games[0]).as_str()), (4, "h2e2 h9g7 h0g2"));
    assert_eq!(
        ids(&warnings).iter().map(|id| id.0).collect::<Vec<_>>(),
        ["record-no-move", "record-bad-move"]
    );
}

#[test]
fn impossible_boards_are_kept_or_seen_through() {
    let no_general = "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w - - 0 1\"]\n";
    let Reading { games, warnings, .. } = reading(&format!("{no_general}1. 炮二平五 马8进7"));
    assert_eq!(ids(&warnings)[0].0, "record-start-replaced");
    assert_eq!((games[0].len(), games[0].is_from_start()), (2, true));

    let Reading { games, warnings, .. } = reading("[FEN \"4k4/9/9/9/9/9/9/9/9/R8 w - - 0 1\"]\n1. 车九进一");
    assert_eq!(ids(&warnings)[0].0, "record-impossible-start");
    assert_eq!((games[0].len(), games[0].notes(Record::ROOT).comment.as_str()), (0, "车九进一"));
    assert_eq!(games[0].start_position().unwrap_err().faults.len(), 1);

    let Reading { games, warnings, .. } = reading("[FEN \"not a board\"]\n1. 炮二平五");
    assert_eq!((games[0].len(), ids(&warnings)[0].0), (1, "record-bad-fen"));
}

#[test]
fn unclosed_braces_do_not_swallow_the_next_game() {
    let one = "[Event \"one\"]\n\n1. 炮二平五 {no end\n\n";
    let Reading { games, warnings, .. } =
        reading(&format!("{one}{one}[Event \"two\"]\n1. 兵七进一 (1. 相三进五"));
    assert_eq!(games.len(), 3);
    assert_eq!(games.iter().map(Record::len).collect::<Vec<_>>(), [1, 1, 2]);
    assert_eq!(warnings.iter().map(|warning| warning.game).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(warnings.iter().all(|warning| warning.problem.id() == "record-unclosed"));
}

/// #41: bytes that belong to no encoding are replaced; the moves are read all the same.
#[test]
fn encodings_are_found_out_game_by_game() {
    let gbk = Charset::Gb18030.encode("[Event \"杯赛\"]\n1. 炮二平五 马８进７\n\n").0.into_owned();
    let big5 = Charset::Big5.encode("[Event \"盃賽\"]\n1. 炮二平五 馬８進７\n\n").0.into_owned();
    let utf8 = "[Event \"cúp\"]\n1. 炮二平五 马８进７\n\n".as_bytes().to_vec();
    let bad =
        [b"[Event \"\xff\xfe\x80\"]\n", &gbk[gbk.iter().position(|byte| *byte == b'\n').unwrap() + 1..]]
            .concat();
    let bytes = [gbk, big5, utf8, bad].concat();
    let Reading { games, warnings, .. } = read(&bytes, None, &Limits::default()).unwrap();
    let events: Vec<&str> = games.iter().filter_map(|game| game.tags.get(tag::EVENT)).collect();
    assert_eq!(events[..3], ["杯赛", "盃賽", "cúp"]);
    assert!(games.iter().all(|game| moves(game) == "h2e2 h9g7"));
    assert_eq!((games.len(), ids(&warnings)[0].0, warnings[0].game), (4, "record-bad-text", 4));

    let mut utf16 = vec![0xff, 0xfe];
    utf16.extend("[Event \"杯赛\"]\n1. 炮二平五".encode_utf16().flat_map(u16::to_le_bytes));
    let reading = read(&utf16, None, &Limits::default()).unwrap();
    assert_eq!(reading.games[0].tags.get(tag::EVENT), Some("杯赛"));
    assert_eq!(moves(&reading.games[0]), "h2e2");
}

/// #10: `Cb6` fits two cannons until a later move decides.
#[test]
fn a_later_move_decides() {
    let record = game("1. Che3 Nhg8 2. Nhg3 Ch2 3. Rih1 Chf2 4. Ra2 Cfb2 5. Cbc3 Cb6 6. Rb2 Ca8");
    assert!(moves(&record).ends_with("b1b5 a1b1 b7a7"), "{}", moves(&record));
}

/// #27: the head of `XieXie`, with its letters and without counters; #48: its tandem soldiers.
#[test]
fn wxf_files() {
    let record = game(
        "FORMAT  \tWXF\nRED\tA ; 1500 ; Club ;\nBLACK   \tB;;;\nDATE\t24-12-2022\nRESULT\t0-1 (resign)\nFEN\trheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR b\n\nSTART{\n 1.  C8.5  h8+7     !!2.  P3+1!  p3+1\n}END\n",
    );
    assert_eq!(moves(&record), "h7e7 b0c2 c6c5 g3g4");
    assert_eq!((record.setup().turn, record.result), (Color::Black, GameResult::Black));
    let tags = [tag::RED, tag::RED_ELO, tag::RED_TEAM, tag::BLACK, tag::DATE, tag::TERMINATION];
    let values: Vec<_> = tags.into_iter().filter_map(|name| record.tags.get(name)).collect();
    assert_eq!(values, ["A", "1500", "Club", "B", "24-12-2022", "resign"]);
    let one = "FORMAT WXF\nSTART{ 1. C2=5 H8+7 }END\n";
    assert_eq!(reading(&format!("{one}{one}")).games.len(), 2);
}

/// #24, #26 and lines that engines and web pages use.
#[test]
fn lines_of_positions_and_moves() {
    let rook = "4k4/9/9/9/4r4/9/4R4/9/9/3K5";
    for (line, expected) in [
        (format!("{rook} w"), ""),
        (format!("{rook} w 0 1"), ""),
        (format!("{rook} w - - 0 9 moves e3e5 e9f9"), "e3e5 e9f9"),
        (format!("position fen {rook} w moves e3e5"), "e3e5"),
        (format!("e3e5e9f9\n{rook}w"), "e3e5 e9f9"),
        (format!("https://example.org/?fen={}%20w", rook.replace('/', "%2F")), ""),
        (format!("https://example.org/analysis/{rook}_w_-_-_0_1"), ""),
        ("position startpos moves h2e2".into(), "h2e2"),
        ("H2-E2 H9-G7".into(), "h2e2 h9g7"),
        ("h3e3 h10g8".into(), "h2e2 h9g7"),
    ] {
        assert_eq!(moves(&game(&line)), expected, "{line}");
    }
    let list = format!("# a list\n{rook} w\n\n9/9 w\n{rook} b\n");
    let Reading { format, games, warnings } =
        read(list.as_bytes(), Some(Format::Fen), &Limits::default()).unwrap();
    assert_eq!((format, games.len()), (Format::Fen, 2));
    assert_eq!(ids(&warnings), [("record-malformed", None, Some(40))]);
}

/// Of a format that no two programs read alike nothing is made up.
#[test]
fn che_is_named_and_not_read() {
    for che in ["1,2,0,1,0,2,7,2,4,0,0,0,0,2,1,9,1,7,2,0,0,0", "1 1\r\n0 1 0 2 7 2 4 0 0 0\r\n"] {
        let error = read(che.as_bytes(), Some(Format::Pgn), &Limits::default()).unwrap_err();
        assert!(matches!(error, ReadError::NotRead { format: "CHE" }), "{error}");
    }
    for other in ["1. 62.5", "1 2 3", "1,1,0,1,0,22,7,2,4,0,0,0"] {
        let read = read(other.as_bytes(), Some(Format::Pgn), &Limits::default());
        assert!(!matches!(read, Err(ReadError::NotRead { .. })), "{other}");
    }
}

#[test]
fn json_of_others_and_damaged() {
    let puzzle = game(r#"[{"fen": "4k4/9/9/9/4r4/9/4R4/9/9/3K5 w", "solution": ["e3e5"], "kind": "x"}]"#);
    assert_eq!(moves(&puzzle), "e3e5");
    for (text, id, games) in [
        (r#"{"games":[{"moves":["h2e2"]},{"moves":["h2"#, "record-truncated", 1),
        (r#"{"games":[{"moves":7},{"moves":["h2e2"]}]}"#, "record-malformed", 1),
        (r#"[{"moves":["h2e2"]},{"moves":["h2e2",{"move":3}]},{"tags":{"Red":1}}]"#, "record-malformed", 1),
        (r#"{"format":"chuhe-record","version":1}"#, "record-malformed", 0),
        (r#"{"metadata":{},"moves":["h2e2"]}"#, "record-malformed", 0),
        (r#"{"games":{"moves":[]}}"#, "record-malformed", 0),
        (r#"{"games":["h2e2",{"moves":["h2e2"]}]}"#, "record-malformed", 1),
        (r#"{"games":[{"start":"9/9"},{"moves":["h2e2"]}]}"#, "record-bad-fen", 1),
        (r#"{"games":[{"moves":["h2e2",{"move":"h9g7","after":9}]}]}"#, "record-malformed", 1),
        (r#"{"games":[{"moves":["h2e2","h2e3","h9g7"]}]}"#, "record-bad-move", 1),
        (r#"{"games":[{"rules":"no such","moves":["h2e2"]}]}"#, "record-malformed", 1),
    ] {
        let reading = reading(text);
        assert_eq!((reading.games.len(), ids(&reading.warnings)[0].0), (games, id), "{text}");
        let bad = if text.starts_with('[') { 2 } else { 1 };
        assert_eq!(reading.warnings.len(), bad, "{text}");
    }
}

/// Whoever reads many games holds one.
#[test]
fn a_long_file_is_read_game_by_game_and_limits_hold() {
    struct First(usize, usize);
    impl Visitor for First {
        fn game(&mut self, record: Record) -> ControlFlow<()> {
            self.0 += 1;
            self.1 += record.len();
            if self.0 == 1000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }

        fn warning(&mut self, warning: Warning) {
            panic!("{warning}");
        }
    }
    let game = "[Event \"x\"]\n\n1. 炮二平五 马8进7 1-0\n\n";
    let mut visitor = First(0, 0);
    let endless = std::iter::repeat_n(game, 2000).collect::<String>();
    let mut input = Cursor::new(endless.as_bytes());
    assert_eq!(read_games(&mut input, None, &Limits::default(), &mut visitor).unwrap(), Format::Pgn);
    assert_eq!((visitor.0, visitor.1), (1000, 2000));
    assert!(input.position() < 200_000, "no more is read than was wanted");

    let limits = Limits { game: 200, moves: 3, ..Limits::default() };
    let reading = read("1. 炮二平五 马8进7 2. 马二进三 车9平8".as_bytes(), None, &limits).unwrap();
    assert_eq!((reading.games[0].len(), ids(&reading.warnings)[0].0), (3, "record-too-long"));
    let long = format!("[Event \"x\"]\n1. 炮二平五 {{{}}}", "長".repeat(1000));
    let reading = read(long.as_bytes(), None, &limits).unwrap();
    assert_eq!((reading.games[0].len(), ids(&reading.warnings)[0].0), (1, "record-too-long"));
    assert!(matches!(read(b"\x00\x01\x02", None, &limits), Err(ReadError::UnknownFormat)));
    assert!(matches!(read(b"", None, &limits), Err(ReadError::UnknownFormat)));
}

/// #28: a handicap game is played from its own start, not from the usual one.
#[test]
fn a_handicap_game() {
    let record = game(
        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w - - 0 1\"]\n1. 炮八平五 炮８平５\n2. 炮五进五 象７进５",
    );
    assert_eq!(moves(&record), "b2e2 h7e7 e2e7 g9e7");
}

/// What is written has the names that the published schema has.
#[test]
fn the_schema_knows_every_name() {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../../../docs/record.schema.json")).unwrap();
    let known = |part: &str, name: &str| !schema["$defs"][part]["properties"][name].is_null();
    let text = r#"{"games":[{"tags":{"Red":"a"},"result":"1-0","start":"4k4/9/9/9/4r4/9/4R4/9/9/3K5 w - - 0 9","rules":"axf","comment":"x","nags":[1],"shapes":["Ge3"],"moves":[{"move":"e3e5","before":"b","comment":"c","nags":[1],"shapes":["Rh2e2"],"clock":1,"elapsed":2,"centipawns":-3,"depth":4},{"move":"e3e4","after":0,"mate":-3}]}]}"#;
    let mut bytes = Vec::new();
    write(&[game(text)], Format::Json, &Options::default(), &mut bytes).unwrap();
    let written: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(written["format"], schema["properties"]["format"]["const"]);
    assert_eq!(written["version"], schema["properties"]["version"]["const"]);
    let names = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let game = &written["games"][0];
    assert!(names(game).iter().all(|name| known("game", name)), "{game}");
    let plies = game["moves"].as_array().unwrap();
    let all: std::collections::BTreeSet<String> = plies.iter().flat_map(names).collect();
    assert!(all.iter().all(|name| known("ply", name)), "{all:?}");
    assert_eq!(all.len(), schema["$defs"]["ply"]["properties"].as_object().unwrap().len(), "each is written");
}

/// Where the general may be left in danger, moves are written by their points, which need no other rules to be read.
#[test]
fn other_goals_keep_their_moves() {
    let text = "[Rules \"capture\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4R4/4K4 b - - 0 1\"]\n1... E9-E8 2. E1-E8 1-0";
    let record = game(text);
    assert_eq!((record.rules().name.as_ref(), record.len()), ("capture", 2));
    let mut bytes = Vec::new();
    write(std::slice::from_ref(&record), Format::Pgn, &Options::default(), &mut bytes).unwrap();
    assert_eq!(game(std::str::from_utf8(&bytes).unwrap()), record);
}

/// The diagrams that the documents of xiangqi-setup show.
#[test]
fn diagrams_with_marks() {
    let fen = "v1 r[<bm><a+1-2>]bakabnr/9/1c[<pm>n]4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2[<pm>C]2[<bm><a-3+0>]1/9/RNBAKABNR";
    let record = game(fen);
    assert_eq!(
        record.setup().fen(),
        "r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 1"
    );
    let mut bytes = Vec::new();
    write(&[record], Format::Json, &Options::default(), &mut bytes).unwrap();
    let written = String::from_utf8(bytes).unwrap();
    assert!(written.contains(r#""shapes":["Yb9","Yb9c7","Yc7","Ye2","Yh2","Yh2e2"]"#), "{written}");
    let xay = "version: '1'\nsetup: [ # top\n [[], [], [], [k, pg]], [[], [], [], [], [], [R, pb]], [], [], [],\n [], [], [], [],\n [[], [], [], [], [K]]]";
    let record = game(xay);
    assert_eq!(record.setup().fen(), "3k5/5R3/9/9/9/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(record.notes(Record::ROOT).shapes.len(), 2);
    assert_eq!(ids(&reading("version: '1'\nsetup: [[[q]]]").warnings)[0].0, "record-malformed");
}
