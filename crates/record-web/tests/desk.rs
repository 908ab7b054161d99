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

/// The serial of a view.
fn serial(lines: &[Vec<String>]) -> String {
    named(lines, "view")[0][0].clone()
}

/// Gives an order about the view that these lines tell of.
fn about(desk: &mut Desk, view: &[Vec<String>], order: &str, argument: &str) -> Vec<Vec<String>> {
    told(&desk.obey(&format!("{order} {} {argument}", serial(view)), &[]))
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
    assert_eq!(named(&lines, "view"), [["1", "1", "2", "-"]]);
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
    let lines = about(&mut desk, &lines, "go", &branch);
    assert_eq!(named(&lines, "view")[0][1..], ["1", "2", "0.1"]);
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
    let lines = told(&desk.obey("open games.pgn", GAMES.as_bytes()));
    let lines = about(&mut desk, &lines, "play", "b2e2");
    assert_eq!(named(&lines, "instead")[0][1], "h2e2");
    assert_eq!(named(&lines, "added"), [["1", "-", "b2e2"]]);
    let lines = about(&mut desk, &lines, "type", "炮8平5");
    assert_eq!(named(&lines, "board")[0][1], "h7e7");
    assert_eq!(named(&lines, "added"), [["1", "1", "h7e7"]]);
    assert!(!named(&about(&mut desk, &lines, "type", "K5+3"), "refused")[0][0].is_empty());
    assert!(!named(&about(&mut desk, &lines, "play", "e0e5"), "refused")[0][0].is_empty());
    assert!(about(&mut desk, &lines, "play", "e0").is_empty());
    // What is there already is not added.
    let lines = told(&desk.obey("first", &[]));
    assert!(named(&about(&mut desk, &lines, "play", "h2e2"), "added").is_empty());
}

#[test]
fn a_line_is_played_at_once_as_far_as_it_goes() {
    let mut desk = desk(Locale::En);
    let lines = told(&desk.obey("open games.pgn", GAMES.as_bytes()));
    let lines = about(&mut desk, &lines, "play", "h2e2 h9g7 b2d2 a9a8");
    assert_eq!(named(&lines, "added"), [["1", "0.0", "b2d2"], ["1", "0.0.1", "a9a8"]]);
    assert_eq!(named(&lines, "way")[0][1], "h2e2 h9g7 b2d2 a9a8");
    // What comes before a move that cannot be made is made.
    let first = told(&desk.obey("first", &[]));
    let answers = desk.obey(&format!("play {} g3g4 g6g5 e0e9", named(&first, "view")[0][0]), &[]);
    assert_eq!(answers.len(), 2);
    assert_eq!(named(&told(&answers[..1]), "added"), [["1", "-", "g3g4"], ["1", "1", "g6g5"]]);
    assert!(!named(&told(&answers[1..]), "refused")[0][0].is_empty());
}

#[test]
fn an_order_about_an_older_view_does_nothing() {
    let mut desk = desk(Locale::En);
    let old = told(&desk.obey("open games.pgn", GAMES.as_bytes()));
    let new = told(&desk.obey("pick 2", &[]));
    for (order, argument) in [("go", "1"), ("play", "h2e2"), ("type", "炮二平五")] {
        assert!(about(&mut desk, &old, order, argument).is_empty(), "{order}");
        assert!(desk.obey(&format!("{order} {argument}"), &[]).is_empty(), "{order}");
    }
    assert_eq!(named(&about(&mut desk, &new, "go", "1"), "board")[0][1], "h9g7");
}

#[test]
fn a_file_that_is_opened_again_gets_what_was_added() {
    let open = "open games.pgn";
    let mut first = desk(Locale::En);
    let mut lines = told(&first.obey(open, GAMES.as_bytes()));
    let mut added = String::new();
    for (order, argument) in [("play", "b2e2"), ("type", "h9g7"), ("play", "h0g2")] {
        lines = about(&mut first, &lines, order, argument);
        added += &(named(&lines, "added")[0].join(" ") + "\n");
    }
    lines = told(&first.obey("back", &[]));
    let mut second = desk(Locale::En);
    second.obey(open, GAMES.as_bytes());
    let place = format!("{} {}", named(&lines, "view")[0][1], named(&lines, "view")[0][3]);
    let again = told(&second.obey(&format!("again {place}\n{added}"), &[]));
    assert_eq!(again[1..], lines[1..]);
    assert_eq!(named(&again, "view")[0][1..], named(&lines, "view")[0][1..]);
    assert_eq!(first.obey("save json", &[]), second.obey("save json", &[]));
    // Places that are not there change nothing.
    let wrong = told(&second.obey("again 9 0.7\n3 - h2e2\n1 5.5 h2e2\n1 - a0a9\nx", &[]));
    assert_eq!(named(&wrong, "view")[0][1..], ["1", "2", "-"]);
    assert_eq!(first.obey("save json", &[]), second.obey("save json", &[]));
}

#[test]
fn what_is_lost_of_all_games_is_added_up() {
    let mut desk = desk(Locale::En);
    let two = "1. h2e2 {a} h9g7 {b} *\n\n[Result \"1-0\"]\n\n1. h2e2 {c} 1-0\n";
    desk.obey("open two.pgn", two.as_bytes());
    let loss = |order: &str, desk: &mut Desk| {
        let lines = told(&desk.obey(order, &[]));
        named(&lines, "loss").iter().map(|line| line[0].clone()).collect::<Vec<_>>()
    };
    let shown = loss("lose cbf", &mut desk);
    let all = loss("lose-all fen", &mut desk);
    assert!(loss("lose fen", &mut desk).len() + 1 == all.len(), "{all:?}");
    assert!(all.iter().any(|line| line.contains('3')), "three moves or comments: {all:?}, {shown:?}");
}

#[test]
fn a_typed_move_follows_the_rules_of_its_game() {
    // The red general may go where the black chariot attacks, if the general is there to be taken.
    let fen = "3k5/9/9/9/9/9/9/9/4r4/5K3 w";
    let mut desk = desk(Locale::En);
    for (rules, allowed) in [("capture", true), ("wxf", false)] {
        let read = told(&desk.obey(&format!("read {rules}\n{fen}\nf0e0"), &[]));
        assert_eq!(
            named(&read, "meant").first().is_some_and(|meant| *meant == ["f0e0", fen]),
            allowed,
            "{rules}"
        );
        let taken = told(&desk.obey(&format!("take {rules}\n{fen}\n\n\n\n*"), &[]));
        let typed = about(&mut desk, &taken, "type", "f0e0");
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
        "go 0 0",
        "again 1 -",
        "last",
        "play 0 h2e2",
        "type 0 x",
        "save pgn",
        "save-all",
        "lose x",
        "take",
        "view",
    ] {
        assert!(desk.obey(order, &[]).is_empty(), "{order}");
    }
}
