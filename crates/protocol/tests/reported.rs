//! What users of other engines have reported about their talk, by the numbers of `REPORTED_BUGS.md` in the collection of test
//! data.

mod program;

use std::io::Cursor;

use chuhe_protocol::{Player, drive};
use chuhe_rules::{Game, Position};
use program::Program;
use proptest::prelude::*;

/// What the engine says to a script that is there at once.
fn talk(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    drive(Cursor::new(script.to_owned()), &mut output, Player::new(1), &()).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn no_24_generals_that_face_each_other_are_refused_with_a_reason() {
    for (hello, told) in [("uci", "info string "), ("ucci", "info message ")] {
        let lines = talk(&format!(
            "{hello}\nposition fen 4k4/9/9/9/9/9/9/9/9/4K4 w\nposition startpos\ngo depth 1\n"
        ));
        let said = lines.iter().find(|line| line.starts_with(told)).unwrap();
        assert!(said.contains("the generals face each other"), "{said}");
        assert!(lines.iter().any(|line| line.starts_with("bestmove ")));
    }
    let lines = talk("xboard\nsetboard 4k4/9/9/9/9/9/9/9/9/4K4 w 0 1\ngo\n");
    assert!(lines[0].starts_with("tellusererror Illegal position: "), "{lines:?}");
    assert_eq!(lines[1], "Error (there is no legal position): go");
}

#[test]
fn no_25_a_storm_of_positions_searches_and_stops_is_lived_through() {
    let program = Program::start();
    let mut game = Game::start();
    let mut moves = String::new();
    for round in 0_usize..120 {
        program.say(&format!("position startpos moves{moves}"));
        program.say(["go infinite", "go movetime 1", "go depth 3", "go ponder wtime 50 btime 50"][round % 4]);
        for line in &["isready", "stop", "ponderhit", "stop", "isready"][round % 5..] {
            program.say(line);
        }
        program.say("stop");
        let line = program.expect("bestmove ");
        let mv = line.split(' ').nth(1).unwrap();
        game.play_on(mv.parse().unwrap()).unwrap();
        moves.push(' ');
        moves.push_str(mv);
        if game.legal_moves().is_empty() || game.plies().len() > 60 {
            game = Game::new(Position::start());
            moves.clear();
        }
    }
    program.quit();
}

#[test]
fn no_26_where_no_move_is_left_each_language_says_so() {
    let mated = "R3k4/1R7/9/9/9/9/9/9/9/3K5 b";
    let last = |script: String| talk(&script).pop().unwrap();
    assert_eq!(last(format!("position fen {mated}\ngo depth 9\n")), "bestmove (none)");
    let ucci = talk(&format!("ucci\nposition fen {mated}\ngo depth 9\n"));
    assert_eq!(ucci[ucci.len() - 2..], ["nobestmove", "bye"]);
    assert_eq!(last(format!("xboard\nforce\nsetboard {mated}\ngo\n")), "1-0 {Red mates}");
}

#[test]
fn no_29_positions_are_understood_without_the_word() {
    for line in [
        "fen 3k5/R8/9/9/9/9/9/9/9/5K2R w",
        "fen 3k5/R8/9/9/9/9/9/9/9/5K2R w - - 0 1 moves",
        "3k5/R8/9/9/9/9/9/9/9/5K2R w - - 0 1",
    ] {
        for hello in ["uci", "ucicyclone", "ucci"] {
            let asked = format!(
                "{hello}\n{}{line}\ngo depth 2\n",
                if line.starts_with("fen") { "" } else { "position " }
            );
            assert!(talk(&asked).contains(&"bestmove i0i9".to_owned()), "{hello}: {line}");
        }
    }
    let lines = talk("startpos moves h2e2 h9g7\nd\n");
    assert!(lines.iter().any(|line| line.contains("rnbakab1r/9/1c4nc1/p1p1p1p1p")), "{lines:?}");
}

#[test]
fn no_31_what_cannot_be_set_is_told() {
    for (line, said) in [
        ("setoption name Threads value 0", "found \"0\" for Threads, expected a number from 1 to "),
        (
            "setoption name Threads value 99999999",
            "found \"99999999\" for Threads, expected a number from 1 to ",
        ),
        (
            "setoption name Move Overhead value -1",
            "found \"-1\" for Move Overhead, expected a number from 0 to 5000",
        ),
        ("setoption name UCI_Variant value chess", "found \"chess\" for UCI_Variant, expected xiangqi"),
    ] {
        let lines = talk(&format!("{line}\nisready\n"));
        assert!(lines[0].starts_with(&format!("info string {said}")), "{lines:?}");
        assert_eq!(lines[1], "readyok");
    }
}

#[test]
fn chances_are_told_where_they_are_asked_for() {
    let lines = talk("setoption name UCI_ShowWDL value true\nposition startpos\ngo depth 4\n");
    for line in lines.iter().filter(|line| line.starts_with("info depth ")) {
        let (_, chances) = line.split_once(" wdl ").unwrap();
        let chances: Vec<u32> = chances.split(' ').take(3).map(|number| number.parse().unwrap()).collect();
        assert_eq!(chances.iter().sum::<u32>(), 1_000, "{line}");
    }
    assert!(lines.len() > 4);
    let mate =
        talk("setoption name UCI_ShowWDL value true\nposition fen 3k5/R8/9/9/9/9/9/9/9/5K2R w\ngo depth 2\n");
    assert!(mate[0].contains(" score mate 1 wdl 1000 0 0 nodes "), "{mate:?}");
    let off =
        talk("setoption name UCI_ShowWDL value true\nsetoption name UCI_ShowWDL value false\ngo depth 1\n");
    assert!(!off[0].contains("wdl"), "{off:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if chuhe_testkit::slow() { 2_000 } else { 40 }))]

    #[test]
    fn no_25_any_order_of_commands_is_answered(picks in prop::collection::vec(0..12_usize, 1..40)) {
        let lines = [
            "position startpos", "position startpos moves h2e2 h9g7", "position fen 3k5/R8/9/9/9/9/9/9/9/5K2R w",
            "go infinite", "go nodes 50", "go ponder", "go depth 2", "stop", "ponderhit", "ucinewgame", "isready", "fen 9/9",
        ];
        let script: Vec<&str> = picks.iter().map(|pick| lines[*pick]).collect();
        let said = talk(&format!("{}\nisready\nquit\n", script.join("\n")));
        let asked = script.iter().filter(|line| line.starts_with("go")).count();
        let answered = said.iter().filter(|line| line.starts_with("bestmove ")).count();
        prop_assert_eq!(asked, answered, "{:#?}", said);
    }
}
