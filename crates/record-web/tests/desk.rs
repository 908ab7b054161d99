//! What a page asks of the desk, and what it is told.

use chuhe_lang::{Locale, catalogue};
use chuhe_record_web::{Answer, Desk};

const GAMES: &str = "\
[Event \"Club\"]
[Red \"A\tB\"]
[Black \"C\"]
[Result \"1-0\"]

1. 炮二平五 {center} 马8进7 (1... 炮8平5 2. 马二进三) 2. 马二进三 1-0

[Red \"D\"]

1. h2e2 h9g7 2. a0a9 *
";

fn desk(locale: Locale) -> Desk {
    let mut desk = Desk::new();
    let words = format!("words {}\n{}", locale.tag(), catalogue(locale));
    assert_eq!(desk.obey(&words, &[]), []);
    desk
}

/// The answers' lines, each with its fields.
fn told(answers: &[Answer]) -> Vec<Vec<String>> {
    let text = |answer: &Answer| match answer {
        Answer::Text(text) => text.clone(),
        Answer::File { head, .. } => head.clone(),
    };
    let lines = answers.iter().map(text).collect::<Vec<_>>().join("\n");
    lines.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn named<'a>(lines: &'a [Vec<String>], name: &str) -> Vec<&'a [String]> {
    lines.iter().filter(|line| line[0] == name).map(|line| &line[1..]).collect()
}

#[test]
fn a_file_is_opened_and_walked_through() {
    let mut desk = desk(Locale::En);
    let lines = told(&desk.obey("open games.pgn", GAMES.as_bytes()));
    assert_eq!(named(&lines, "opened"), [["games.pgn", "pgn", "2", "1"]]);
    assert_eq!(named(&lines, "entry"), [["A B", "C", "1-0", "Club", ""].as_slice(), &["D", "", "*", "", ""]]);
    assert!(named(&lines, "warning")[0][0].starts_with("Game 2, ply 3: "), "{lines:?}");
    assert_eq!(named(&lines, "view"), [["1", "2"]]);
    let moves = named(&lines, "move");
    assert_eq!(moves[0], ["0", "1", "h2e2", "c"]);
    assert_eq!(moves[1], ["1", "2", "h9g7", "v"]);

    let lines = told(&desk.obey("notation chinese-traditional", &[]));
    assert_eq!(named(&lines, "move")[0][2], "炮二平五");
    let lines = told(&desk.obey("forward", &[]));
    assert_eq!(named(&lines, "said"), [["center"]]);
    assert_eq!(named(&lines, "board")[0][1], "h2e2");
    let next = named(&lines, "next");
    assert_eq!(next.iter().map(|line| line[1].as_str()).collect::<Vec<_>>(), ["馬8進7", "炮8平5"]);

    let branch = next[1][0].clone();
    let lines = told(&desk.obey(&format!("go {branch}"), &[]));
    assert_eq!(named(&lines, "instead")[0][1], "馬8進7");
    assert_eq!(named(&lines, "board")[0][1], "h7e7");
    let lines = told(&desk.obey("last", &[]));
    assert_eq!(named(&lines, "board")[0][1], "h0g2");
    assert_eq!(named(&told(&desk.obey("first", &[])), "board")[0][1], "-");
    let lines = told(&desk.obey("pick 2", &[]));
    assert_eq!(named(&lines, "about"), [["Red", "D"]]);
    assert!(desk.obey("pick 3", &[]).is_empty() && desk.obey("pick 0", &[]).is_empty());
}

#[test]
fn moves_are_played_typed_and_refused() {
    let mut desk = desk(Locale::En);
    desk.obey("open games.pgn", GAMES.as_bytes());
    let lines = told(&desk.obey("play b2e2", &[]));
    assert_eq!(named(&lines, "instead")[0][1], "h2e2");
    assert_eq!(named(&told(&desk.obey("type 炮8平5", &[])), "board")[0][1], "h7e7");
    let lines = told(&desk.obey("type K5+3", &[]));
    assert!(!named(&lines, "refused")[0][0].is_empty());
    assert!(!named(&told(&desk.obey("play e0e5", &[])), "refused")[0][0].is_empty());
    assert!(desk.obey("play e0", &[]).is_empty());
}

#[test]
fn a_typed_move_follows_the_rules_of_its_game() {
    // The red general may go where the black chariot attacks, if the general is there to be taken.
    let fen = "3k5/9/9/9/9/9/9/9/4r4/5K3 w";
    let mut desk = desk(Locale::En);
    for (rules, allowed) in [("capture", true), ("wxf", false)] {
        let read = told(&desk.obey(&format!("read {rules}\n{fen}\nf0e0"), &[]));
        assert_eq!(!named(&read, "meant").is_empty(), allowed, "{rules}: {read:?}");
        desk.obey(&format!("take {rules}\n{fen}\n\n\n\n*"), &[]);
        let typed = told(&desk.obey("type f0e0", &[]));
        assert_eq!(named(&typed, "refused").is_empty(), allowed, "{rules}: {typed:?}");
    }
}

#[test]
fn the_page_s_own_game_is_taken_and_written() {
    let mut desk = desk(Locale::Ar);
    let fen = chuhe_rules::Position::start().to_string();
    let take = format!("take capture\n{fen}\nh2e2 h9g7\nأنا\nالحاسوب\n0-1");
    let lines = told(&desk.obey(&take, &[]));
    assert_eq!(named(&lines, "result"), [["0-1"]]);
    assert_eq!(named(&lines, "move").len(), 2);
    for format in ["pgn", "json"] {
        let answers = desk.obey(&format!("save {format}"), &[]);
        let [Answer::File { head, bytes }] = answers.as_slice() else { panic!("{answers:?}") };
        assert_eq!(*head, format!("saved\tأنا - الحاسوب.{format}"));
        let mut other = self::desk(Locale::En);
        let again = told(&other.obey(&format!("open x.{format}"), bytes));
        assert_eq!(named(&again, "move"), named(&lines, "move"));
        assert_eq!(named(&again, "board"), named(&lines, "board"));
    }
    assert_eq!(
        named(&told(&desk.obey("lose fen", &[])), "loss").len(),
        5,
        "moves, result, rules and two names"
    );
}

#[test]
fn what_is_no_game_is_told_so() {
    let mut desk = desk(Locale::Ro);
    let lines = told(&desk.obey("open x.bin", &[0, 1, 2, 3, 255]));
    assert!(named(&lines, "failed")[0][0].contains("x.bin"));
    for order in [
        "",
        "pick 1",
        "go 0",
        "last",
        "play h2e2",
        "type x",
        "save pgn",
        "save-all",
        "lose x",
        "take",
        "view",
    ] {
        assert!(desk.obey(order, &[]).is_empty(), "{order}");
    }
}
