//! Whole talks in UCCI, and the change from one language to the other.

use std::io::Cursor;

use chuhe_engine::Now;
use chuhe_protocol::{Command, Dialect, Monotonic, Player, drive};
use proptest::prelude::*;

/// What the engine says to a script that is there at once; its clock stands still.
fn talk(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    drive(Cursor::new(script.to_owned()), &mut output, Player::new(1), &()).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

/// What it says after `ucciok` in UCCI with times in ms and searches played out, without what it thinks, up to `bye`.
fn ucci(script: &str) -> Vec<String> {
    let lines = talk(&format!("ucci\nsetoption usemillisec true\nsetoption batch true\n{script}\n"));
    let mut lines = lines.into_iter().skip_while(|line| line != "ucciok").skip(1).collect::<Vec<_>>();
    assert_eq!(lines.pop().as_deref(), Some("bye"));
    lines.retain(|line| !line.starts_with("info time ") && !line.starts_with("info depth "));
    lines
}

/// Red mates with `i0i9`, and with nothing else.
const MATE: &str = "3k5/R8/9/9/9/9/9/9/9/5K2R w - - 0 1";

#[test]
fn thoughts_are_told_in_plain_numbers() {
    let lines = talk(&format!("ucci\nposition fen {MATE}\ngo depth 3\n"));
    let thoughts: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth ")).collect();
    assert!(thoughts.iter().any(|line| line.ends_with(" score 9999 pv i0i9")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("info time 0 nodes ")), "{lines:?}");
    assert!(lines.iter().all(|line| !line.contains(" cp ") && !line.contains("info string")), "{lines:?}");
}

#[test]
fn a_worth_can_be_asked_for_without_a_move() {
    let lines = talk("ucci\nposition startpos\ngo depth 0\n");
    let [.., worth, none, _] = lines.as_slice() else { panic!("{lines:?}") };
    let score = worth.strip_prefix("info depth 0 score ").and_then(|score| score.parse::<i32>().ok());
    assert!(score.is_some_and(|score| score.abs() < 100), "{worth}");
    assert_eq!(none, "nobestmove");
}

#[test]
fn forbidden_moves_are_not_played_until_the_next_position() {
    let position = format!("position fen {MATE}");
    assert_eq!(ucci(&format!("{position}\ngo depth 3")), ["bestmove i0i9"]);
    let banned = ucci(&format!("{position}\nbanmoves i0i9\ngo depth 3"));
    assert!(banned[0].starts_with("bestmove ") && !banned[0].starts_with("bestmove i0i9"), "{banned:?}");
    assert_eq!(ucci(&format!("{position}\nbanmoves i0i9\n{position}\ngo depth 3")), ["bestmove i0i9"]);
    assert_eq!(ucci(&format!("{position}\nbanmoves i0i9\nbanmoves\ngo depth 3")), ["bestmove i0i9"]);
    // The only move may be forbidden, too.
    let corner = "position fen 3k5/9/9/9/9/9/9/9/1r7/5K3 w";
    assert!(ucci(&format!("{corner}\ngo depth 2"))[0].starts_with("bestmove f0e0"));
    assert_eq!(ucci(&format!("{corner}\nbanmoves f0e0\ngo depth 2")), ["nobestmove"]);
}

#[test]
fn a_draw_is_accepted_by_who_is_no_better() {
    let worse = "position fen 3k5/9/9/9/9/9/9/9/1r7/5K3 w";
    let accepted = ucci(&format!("{worse}\ngo draw depth 3"));
    assert!(accepted[0].starts_with("bestmove ") && accepted[0].ends_with(" draw"), "{accepted:?}");
    assert!(!ucci(&format!("{worse}\ngo depth 3"))[0].contains("draw"));
    assert!(!ucci(&format!("position fen {MATE}\ngo draw depth 3"))[0].contains("draw"));
}

#[test]
fn memory_can_be_asked_for() {
    let probe = format!("probe fen {MATE}");
    assert_eq!(ucci(&probe), ["pophash"]);
    let known =
        ucci(&format!("position fen {MATE}\ngo depth 4\nprobe fen {MATE}\nprobe startpos moves h2e2"));
    assert_eq!(known[0], "bestmove i0i9");
    assert!(known[1].starts_with("pophash bestmove i0i9 lowerbound 9999 depth "), "{known:?}");
    assert_eq!(known[2], "pophash", "the position that is on does not change what is asked");
    assert_eq!(
        ucci("probe startpos moves h2e2 h2e2"),
        ["info message move 2: h2e2 is illegal: no-piece (h2)", "pophash"]
    );
}

#[test]
fn times_are_seconds_unless_milliseconds_are_asked_for() {
    let (seconds, millis) =
        (Command::parse_in(Dialect::Ucci, "go time 60 increment 1"), "go time 60000 increment 1000");
    let Ok(Command::Go(seconds)) = seconds else { panic!("{seconds:?}") };
    let Ok(Command::Go(millis)) = Command::parse_in(Dialect::Ucci, millis) else { panic!() };
    assert_eq!(seconds.remaining.red.map(|time| time * 1_000), millis.remaining.red);
    // The loop goes by the option.
    let clock = Monotonic::start();
    let start = clock.now();
    let mut output = Vec::new();
    let script = "ucci\nsetoption usemillisec true\nposition startpos\ngo time 600 increment 0\n";
    drive(Cursor::new(script), &mut output, Player::new(1), &clock).unwrap();
    let took = clock.now() - start;
    assert!(took < 5_000, "{took} ms: of 600 s it would take some 18");
}

#[test]
fn lines_without_sense_are_answered_and_survived() {
    for (line, said) in [
        ("hello", "found \"hello\", expected"),
        ("position", "found the end of the line after \"position\", expected startpos or fen"),
        ("probe", "after \"probe\", expected startpos or fen"),
        ("probe fen 9/9", "found 2 rows, expected 10"),
        ("setoption", "expected the name of an option"),
        ("setoption hashsize many", "found \"many\" for Hash"),
        ("banmoves x", "found \"x\" after banmoves"),
        ("go depth deep", "expected a number or infinite"),
        ("go time soon", "found \"soon\" after \"time\", expected a number"),
        ("go wtime 5", "found \"wtime\" after \"go\", expected ponder, draw"),
    ] {
        let lines = ucci(&format!("{line}\nisready\nposition startpos\ngo depth 1"));
        assert!(lines[0].starts_with("info message ") && lines[0].contains(said), "{line}: {lines:?}");
        assert!(lines.contains(&"readyok".to_owned()), "{line}: {lines:?}");
        assert!(lines.last().unwrap().starts_with("bestmove "), "{line}: {lines:?}");
    }
    assert_eq!(
        ucci("setoption usebook false\nsetoption style solid\nsetoption hashsize 0\nisready"),
        ["readyok"]
    );
}

#[test]
fn in_a_batch_searches_are_played_out() {
    let script = "position startpos\ngo depth 5\nposition startpos moves h2e2\ngo depth 5\nisready";
    let lines = talk(&format!("ucci\nsetoption batch true\n{script}\n"));
    let depths = |lines: &[String]| lines.iter().filter(|line| line.starts_with("info depth 5 ")).count();
    assert_eq!(depths(&lines), 2, "{lines:?}");
}

proptest! {
    #[test]
    fn no_talk_is_too_much(lines in prop::collection::vec("[ -~]{0,30}", 0..6), heads in prop::collection::vec(0..12usize, 6)) {
        let heads_of = [
            "", "ucci ", "uci", "position ", "position startpos moves ", "banmoves ", "setoption ", "go depth 1 ", "probe ",
            "go nodes 9 time ", "stop ", "ponderhit ",
        ];
        let script: Vec<String> = lines.iter().zip(heads).map(|(line, head)| format!("{}{line}", heads_of[head])).collect();
        talk(&format!("ucci\n{}\nquit\n", script.join("\n")));
    }
}
