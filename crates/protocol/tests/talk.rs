//! Whole talks with the engine, driven through two streams.

mod program;

use std::io::Cursor;
use std::time::Duration;

use chuhe_protocol::{Command, Monotonic, Player, drive};
use program::Program;
use proptest::prelude::*;

/// What the engine says to a script that is there at once.
fn talk(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    drive(Cursor::new(script.to_string()), &mut output, Player::new(1), &Monotonic::start()).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_string).collect()
}

/// The last line of a talk.
fn last(script: &str) -> String {
    talk(script).pop().unwrap_or_default()
}

#[test]
fn an_engine_introduces_itself() {
    let lines = talk("uci\nisready\nquit\n");
    assert!(lines[0].starts_with("id name Chuhe "));
    assert!(lines.contains(&"option name Hash type spin default 16 min 1 max 4096".to_string()));
    assert!(lines.contains(&"option name UCI_Variant type combo default xiangqi var xiangqi".to_string()));
    let rules = "option name Rules type combo default wxf var wxf var axf var cxa-lite var simple var capture var hebrew \
                 var ukrainian var norwegian var romanian";
    assert!(lines.contains(&rules.to_string()), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn a_search_reports_and_answers_even_at_the_end_of_the_input() {
    let lines = talk("position startpos moves h2e2\ngo depth 5");
    let infos: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth ")).collect();
    assert_eq!(infos.len(), 5);
    assert!(infos.iter().all(|line| line.contains(" score cp ") && line.contains(" pv ")));
    assert!(lines.last().unwrap().starts_with("bestmove "));
    assert!(!last("go nodes 1").contains("(none)"));
    assert!(talk("go nodes 5000").iter().all(|line| !line.contains("nodes 5001")));
}

#[test]
fn lines_without_sense_are_answered_and_survived() {
    for (line, said) in [
        ("hello", "found \"hello\", expected uci"),
        ("position", "found the end of the line after \"position\", expected startpos or fen"),
        ("position somewhere", "found \"somewhere\" after \"position\""),
        ("position fen", "expected a FEN"),
        ("position fen 9/9 w", "found 2 rows, expected 10"),
        ("position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w", "red has no general"),
        (
            "position startpos moves h2e2 e2e5",
            "move 2: e2e5 is illegal: opponent-piece (e2); the moves before it are kept",
        ),
        ("position startpos moves hello", "move 1: found \"hello\""),
        ("setoption value 3", "found \"value\" after \"setoption\", expected name"),
        ("setoption name", "expected the name of an option"),
        ("setoption name Hash value many", "found \"many\" for Hash, expected a number from 1 to 4096"),
        ("setoption name Hash value 0", "expected a number from 1 to 4096"),
        ("setoption name Level value 17", "expected a number from 0 to 16"),
        ("setoption name Threads value 8", "found 8 for Threads, this engine uses 1"),
        ("setoption name Threads value 0", "found \"0\" for Threads, expected a number from 1 to 256"),
        ("setoption name MultiPV value 0", "found \"0\" for MultiPV, expected a number from 1 to 128"),
        (
            "setoption name Rules value chess",
            "found \"chess\" for Rules, expected wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian or romanian",
        ),
        ("rules chess", "found \"chess\" after \"rules\", expected wxf, axf"),
        ("rules", "found the end of the line after \"rules\", expected wxf, axf"),
        ("rules wxf axf", "found \"wxf axf\" after \"rules\""),
        ("go depth", "found the end of the line after \"depth\", expected a number"),
        ("go depth deep", "found \"deep\" after \"depth\", expected a number"),
        ("go fast", "found \"fast\" after \"go\", expected depth"),
        ("go perft 33", "found \"33\" after \"perft\", expected a number from 0 to 32"),
        ("go perft 9000000000", "after \"perft\", expected a number from 0 to 32"),
        ("go level 17", "found \"17\" after \"level\", expected a number from 1 to 16"),
        ("\u{feff}", "found an empty line"),
    ] {
        let lines = talk(&format!("{line}\nisready\ngo depth 1\n"));
        assert!(lines[0].starts_with("info string ") && lines[0].contains(said), "{line}: {lines:?}");
        assert_eq!(lines[1], "readyok");
        assert!(lines.last().unwrap().starts_with("bestmove "), "{line}: {lines:?}");
    }
    // Bytes that are no text at all.
    let mut output = Vec::new();
    drive(Cursor::new(b"\xff\xfe\nisready\n"), &mut output, Player::new(1), &()).unwrap();
    assert!(String::from_utf8(output).unwrap().ends_with("readyok\n"));
    // Options this engine does not know are no error.
    assert_eq!(talk("setoption name Sixty Move Rule value true\nisready\n"), ["readyok"]);
}

#[test]
fn an_illegal_move_keeps_those_before_it() {
    let lines = talk("position startpos moves h2e2 h9g7 a0a9 h0g2\nd\n");
    assert!(lines[0].contains("move 3: a0a9 is illegal: path-blocked (a3)"), "{}", lines[0]);
    assert!(
        lines
            .iter()
            .any(|line| line.contains("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w"))
    );
}

#[test]
fn forms_of_other_programs_are_understood() {
    let fen = "3k5/R8/9/9/9/9/9/9/9/5K2R";
    for position in [
        format!("position fen {fen} w - - 0 1"),
        format!("position fen {fen} r"),
        format!("position fen {fen} moves"),
        format!("fen {fen} w"),
        format!("position {fen} w"),
        format!("\u{feff}position fen {fen} w - - 0 1\r"),
    ] {
        assert_eq!(last(&format!("{position}\ngo depth 3\n")), "bestmove i0i9", "{position}");
    }
    assert_eq!(last("startpos moves h2e2\ngo searchmoves h7e7 depth 2\n").split(' ').nth(1), Some("h7e7"));
}

#[test]
fn where_no_move_is_left_the_answer_says_so() {
    // Checkmate, then stalemate.
    for fen in ["R3k4/1R7/9/9/9/9/9/9/9/3K5 b", "3k5/9/3P5/9/9/9/9/9/4K4/9 b"] {
        for go in ["go depth 3", "go movetime 5", "go wtime 100 btime 100"] {
            let lines = talk(&format!("position fen {fen}\n{go}\n"));
            assert_eq!(lines.len(), 2, "{lines:?}");
            assert!(lines[0].starts_with("info depth 0 seldepth 0 multipv 1 score mate 0 "), "{}", lines[0]);
            assert_eq!(lines[1], "bestmove (none)");
        }
    }
    // A game that is over only by our rules goes on for a referee of others.
    let cycle = "b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9 b0c2";
    let answer = last(&format!("position startpos moves {cycle}\ngo depth 1\n"));
    assert!(answer.starts_with("bestmove ") && !answer.contains("(none)"), "{answer}");
}

#[test]
fn mates_are_told_in_moves_of_the_side_to_move() {
    let told = |fen: &str| {
        let lines = talk(&format!("position fen {fen}\ngo depth 8\n"));
        lines[lines.len() - 2].clone()
    };
    assert!(told("3k5/R8/9/9/9/9/9/9/9/5K2R w").contains(" score mate 1 "));
    assert!(told("4k4/9/R8/1R7/9/9/9/9/9/3K5 b").contains(" score mate -"));
}

#[test]
fn a_rule_set_is_chosen_before_the_position() {
    // Black's general is attacked, and taken where that is the way to win.
    let exposed = "position fen 4k4/9/9/9/4R4/9/9/9/4A4/3K5 w\ngo depth 2\n";
    for choice in ["rules capture", "rules ukrainian", "setoption name Rules value Capture"] {
        let lines = talk(&format!("{choice}\n{exposed}"));
        assert!(lines[0].contains(" score mate 1 ") && lines[0].ends_with(" pv e5e9"), "{choice}: {lines:?}");
        assert_eq!(lines.last().unwrap(), "bestmove e5e9");
    }
    for choice in ["", "rules wxf", "rules capture\nrules norwegian"] {
        let lines = talk(&format!("{choice}\n{exposed}"));
        assert!(lines[0].contains("black is in check but not to move"), "{choice}: {lines:?}");
    }
    // The choice stays for the next games, and takes the board back to the start.
    let lines = talk(&format!("position startpos moves h2e2\nrules capture\nd\nucinewgame\n{exposed}"));
    assert!(lines.iter().any(|line| line.ends_with("/RNBAKABNR w - - 0 1")), "{lines:?}");
    assert_eq!(lines.last().unwrap(), "bestmove e5e9");
    // A move that leaves the own general attacked is one of the game's.
    let moves = "position startpos moves h2e2 h7e7 e2e6 a9a8";
    assert!(talk(&format!("{moves}\ngo depth 2\n"))[0].contains("move 4: a9a8 is illegal"));
    let lines = talk(&format!("rules capture\n{moves}\ngo depth 2\n"));
    assert!(lines.last().unwrap().starts_with("bestmove e6e9"), "{lines:?}");
}

#[test]
fn a_win_by_rule_is_told_apart_from_a_mate() {
    // Black closes the cycle in which Red's chariot has chased a horse.
    let cycle = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0";
    let lines = talk(&format!("position fen {cycle}\ngo depth 3\n"));
    let told: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth ")).collect();
    assert!(told.iter().all(|line| line.contains(" score cp 20000 ")), "{lines:?}");
    assert!(
        lines.contains(&"info string by the rules on repetition the side to move wins".to_string()),
        "{lines:?}"
    );
    let lines = talk(
        "position fen 3k4n/9/9/9/9/9/9/9/9/4K3R b moves i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9\ngo depth 1 searchmoves h0i0\n",
    );
    assert!(lines[0].contains(" score cp -20000 "), "{lines:?}");
    assert_eq!(lines[1], "info string by the rules on repetition the side to move loses");
}

#[test]
fn several_lines_are_told_where_they_are_asked_for() {
    let lines = talk("setoption name MultiPV value 3\nposition startpos\ngo depth 4\n");
    let numbers: Vec<&str> = lines
        .iter()
        .filter(|line| line.starts_with("info depth 4 "))
        .filter_map(|line| line.split(" multipv ").nth(1)?.split(' ').next())
        .collect();
    assert_eq!(numbers, ["1", "2", "3"], "{lines:?}");
    let first =
        |number: usize| lines[lines.len() - 5 + number].split(" pv ").nth(1).unwrap().split(' ').next();
    assert!(first(1) != first(2) && first(2) != first(3) && first(1) != first(3), "{lines:?}");
    assert_eq!(lines.last().unwrap().split(' ').nth(1), first(1));
    // In UCCI, which has no word for it, the first line is told as if it were alone.
    let lines = talk("ucci\nsetoption multipv 2\nposition startpos\ngo depth 3\n");
    assert!(lines.iter().any(|line| line.starts_with("info depth 3 score ")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("info depth 3 multipv 2 score ")), "{lines:?}");
}

#[test]
fn the_last_line_before_the_move_tells_all_nodes() {
    for nodes in [1, 777, 5_000] {
        let lines = talk(&format!("position startpos moves h2e2\ngo nodes {nodes}\n"));
        assert!(lines[lines.len() - 2].contains(&format!(" nodes {nodes} ")), "{lines:?}");
    }
}

#[cfg(feature = "threads")]
#[test]
fn threads_are_started_and_what_cannot_be_is_told() {
    let talk = |script: &str| {
        let mut output = Vec::new();
        let player = Player::new(1).with_threads(4);
        drive(Cursor::new(script.to_owned()), &mut output, player, &Monotonic::start()).unwrap();
        String::from_utf8(output).unwrap()
    };
    let said = talk("setoption name Threads value 3\nposition startpos\ngo depth 5\n");
    assert!(said.starts_with("info depth 1 ") && said.contains("\nbestmove "), "{said}");
    let said = talk("setoption name Threads value 32\nucci\nsetoption threads 5\ngo depth 3\nquit\n");
    assert!(said.starts_with("info string found 32 for Threads, this engine uses 4\n"), "{said}");
    assert!(said.contains("\ninfo message found 5 for Threads, this engine uses 4\n"), "{said}");
}

#[test]
fn moves_are_counted() {
    let lines = talk("go perft 2\n");
    assert_eq!(lines.len(), 46);
    assert!(lines.is_sorted_by_key(|line| line.is_empty() || line.starts_with("Nodes")));
    assert_eq!(lines[45], "Nodes searched: 1920");
    assert_eq!(last("go perft 0\n"), "Nodes searched: 1");
    assert_eq!(talk("go bench\n")[0], format!("Nodes searched: {}", chuhe_engine::bench(&()).nodes));
}

#[test]
fn a_count_can_be_stopped() {
    let program = Program::start();
    program.say("go perft 32");
    program.say("isready");
    program.expect("readyok");
    program.say("stop");
    assert_eq!(program.expect("info"), "info string the count was stopped");
    program.say("go perft 32");
    program.quit();
}

#[test]
fn at_the_end_of_the_input_a_search_without_end_is_stopped() {
    for go in ["go", "go infinite", "go btime 1000", "go searchmoves h2e2"] {
        assert!(last(go).starts_with("bestmove "), "{go}");
    }
}

#[test]
fn what_limits_the_side_to_move_ends_a_search() {
    let endless = |setting: &str, line: &str| {
        let mut player = Player::new(1);
        player.obey(Command::parse(setting).unwrap(), |answer| panic!("{answer}"));
        let Ok(Command::Go(go)) = Command::parse(line) else { panic!("{line}") };
        player.is_endless(&go)
    };
    for go in [
        "go",
        "go btime 1000",
        "go winc 5",
        "go movestogo 3",
        "go infinite depth 3",
        "go ponder wtime 9",
        "go seed 1",
    ] {
        assert!(endless("position startpos", go), "{go}");
    }
    for go in [
        "go depth 3",
        "go nodes 5",
        "go movetime 5",
        "go wtime 1000",
        "go wtime 0",
        "go mate 1",
        "go level 1",
        "go level 16",
        "go perft 1",
        "go bench",
    ] {
        assert!(!endless("position startpos", go), "{go}");
    }
    assert!(!endless("position startpos moves h2e2", "go btime 1000"));
    assert!(endless("position startpos moves h2e2", "go wtime 1000"));
    assert!(!endless("setoption name Level value 2", "go"));
}

#[test]
fn a_clock_may_show_any_number() {
    let most = i64::MAX;
    let program = Program::start();
    program.say(&format!("go wtime {most} winc {most} movestogo 1"));
    program.expect("info depth 3");
    program.say("stop");
    program.expect("bestmove ");
    program.quit();
}

#[test]
fn a_line_without_end_is_answered() {
    let lines = talk(&format!("position {}\nisready\n", "x".repeat(3 << 20)));
    assert!(
        lines[0].starts_with("info string found a line that begins with \"position xxxxx"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1..], ["readyok"]);
}

#[test]
fn a_level_plays_the_same_game_for_the_same_seed() {
    let game = |seed: u32| {
        let mut moves = String::new();
        for _ in 0..10 {
            let answer = last(&format!("position startpos moves{moves}\ngo level 1 seed {seed}\n"));
            moves.push(' ');
            moves.push_str(answer.split(' ').nth(1).unwrap());
        }
        moves
    };
    assert_eq!(game(3), game(3));
    assert!((4..12).any(|seed| game(seed) != game(3)));
}

#[test]
fn a_search_can_be_stopped_and_asked() {
    let program = Program::start();
    program.say("go infinite");
    program.expect("info depth 4");
    program.say("isready");
    program.expect("readyok");
    program.say("stop");
    program.expect("bestmove ");
    // Nothing is searched now: nothing to say.
    program.say("stop");
    program.say("ponderhit");
    program.say("isready");
    program.expect("readyok");
    program.quit();
}

#[test]
fn an_endless_search_does_not_answer_before_it_is_stopped() {
    let program = Program::start();
    // Mated at once, and still the answer waits.
    program.say("position fen R3k4/1R7/9/9/9/9/9/9/9/3K5 b");
    program.say("go infinite");
    program.expect("info depth 0");
    assert!(program.answers.recv_timeout(Duration::from_millis(50)).is_err());
    program.say("stop");
    assert_eq!(program.expect("bestmove"), "bestmove (none)");
    program.quit();
}

#[test]
fn pondering_becomes_thinking() {
    let program = Program::start();
    program.say("position startpos moves h2e2 h9g7");
    program.say("go ponder wtime 2000 btime 2000");
    program.expect("info depth 5");
    program.say("ponderhit");
    let answer = program.expect("bestmove ");
    assert_ne!(answer, "bestmove (none)");
    program.say("isready");
    // One answer for one search.
    loop {
        let line = program.expect("");
        assert!(!line.starts_with("bestmove"));
        if line == "readyok" {
            break;
        }
    }
    program.quit();
}

#[test]
fn commands_during_a_search_end_it_first() {
    let program = Program::start();
    for _ in 0..20 {
        program.say("position startpos");
        program.say("go infinite");
        program.say("position startpos moves h2e2");
        program.expect("bestmove ");
        program.say("go nodes 100");
        program.say("go nodes 100");
        program.expect("bestmove ");
        program.expect("bestmove ");
        program.say("ucinewgame");
    }
    program.say("go infinite");
    program.quit();
}

#[test]
fn whole_game_by_uci_ends_by_the_rules() {
    let mut moves = String::new();
    let mut game = chuhe_rules::Game::start();
    while game.outcome().is_none() {
        let answer = last(&format!("position startpos moves{moves}\ngo nodes 400\n"));
        let mv = answer.split(' ').nth(1).unwrap();
        game.play(mv.parse().unwrap()).unwrap();
        moves.push(' ');
        moves.push_str(mv);
    }
    assert!(game.plies().len() > 20);
}

proptest! {
    #[test]
    fn no_line_upsets_the_reader(line in "(go|position|setoption|fen|startpos|uci|d|stop)?( (name|value|depth|nodes|moves|startpos|fen|level|[a-i0-9/wb-]{0,9})){0,6}|.{0,40}") {
        if let Ok(command) = Command::parse(&line) {
            // Where there is nothing to think about, it is carried out.
            Player::new(1).obey(command, |_| {});
        }
    }
}
