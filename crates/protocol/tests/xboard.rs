//! Talks in CECP with an engine that thinks while it is spoken to.

mod program;

use std::io::Cursor;
use std::time::Duration;

use chuhe_engine::Now;
use chuhe_protocol::{Monotonic, Order, Player, drive};
use program::Program;
use proptest::prelude::*;

/// What the engine says to a script that is there at once.
fn talk(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    drive(Cursor::new(format!("xboard\n{script}\n")), &mut output, Player::new(1), &Monotonic::start())
        .unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

/// Red mates with `i0i9`, and with nothing else.
const MATE: &str = "3k5/R8/9/9/9/9/9/9/9/5K2R w 0 1";

/// Red has one move, and Black all the power.
const CORNER: &str = "3k5/9/9/9/9/9/9/9/1r7/5K3 w 0 1";

fn start() -> Program {
    let program = Program::start();
    for line in ["xboard", "protover 2", "new", "variant xiangqi"] {
        program.say(line);
    }
    program.expect("feature done=1");
    program
}

/// The move of a line `move …`.
fn moved(line: &str) -> chuhe_rules::Move {
    line.strip_prefix("move ").unwrap().parse().unwrap()
}

#[test]
fn a_whole_game_is_played_by_orders() {
    let program = start();
    let mut game = chuhe_rules::Game::start();
    for line in ["nopost", "sd 2", "level 0 1 0"] {
        program.say(line);
    }
    let mut next = "h2e2".parse().unwrap();
    while game.outcome().is_none() {
        game.play(next).unwrap();
        if game.outcome().is_some() {
            break;
        }
        program.say("time 5000");
        program.say("otim 5000");
        program.say(&format!("usermove {next}"));
        let mv = moved(&program.expect("move "));
        game.play(mv).unwrap();
        // The first of the moves that can be made: somebody who is easily beaten.
        let Some(first) = game.legal_moves().first().copied() else { break };
        next = first;
    }
    assert!(game.plies().len() > 8);
    if game.legal_moves().is_empty() && game.position().turn() == chuhe_rules::Color::Red {
        assert!(program.expect("0-1 {").contains('}'));
    }
    program.quit();
}

#[test]
fn thoughts_are_told_only_where_they_are_wanted() {
    let thoughts = |post: &str| {
        let lines = talk(&format!("{post}\nsd 3\nusermove h2e2\nping 1"));
        assert_eq!(lines.last().unwrap(), "pong 1");
        lines.iter().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count()
    };
    assert_eq!((thoughts("post"), thoughts("nopost"), thoughts("post\nnopost"), thoughts("")), (3, 0, 0, 0));
    let lines = talk("post\nsd 3\nusermove h2e2");
    let words: Vec<&str> = lines[2].split(' ').collect();
    assert!(words[0] == "3" && words[..4].iter().all(|word| word.parse::<i64>().is_ok()), "{lines:?}");
    assert!(words[4..].iter().all(|mv| mv.parse::<chuhe_rules::Move>().is_ok()) && words.len() > 4);
}

#[test]
fn a_move_is_made_at_once_when_asked_for() {
    let program = start();
    program.say("post");
    program.say("level 0 600 0");
    program.say("usermove h2e2");
    program.expect("3 ");
    program.say("?");
    moved(&program.expect("move "));
    program.say("ping 7");
    program.expect("pong 7");
    program.quit();
}

#[test]
fn no_move_is_made_once_the_engine_is_told_to_watch() {
    let program = start();
    program.say("post");
    program.say("level 0 600 0");
    program.say("usermove h2e2");
    program.expect("2 ");
    program.say("force");
    program.say("ping 1");
    let mut line = String::new();
    while line != "pong 1" {
        line = program.expect("");
        assert!(!line.starts_with("move"), "{line}");
    }
    // It has not forgotten the game, and plays the side that it is given.
    program.say("usermove h9g7");
    program.say("sd 2");
    program.say("nopost");
    program.say("go");
    let mv = moved(&program.expect("move "));
    assert!(mv.from().rank() as u8 <= 4, "{mv} is Red's");
    program.quit();
}

#[test]
fn a_position_is_analysed_as_it_changes() {
    let program = start();
    program.say("force");
    program.say(&format!("setboard {MATE}"));
    program.say("analyze");
    assert!(program.expect("2 ").ends_with(" i0i9"));
    program.say(".");
    let status: Vec<String> = program.expect("stat01: ").split(' ').map(str::to_owned).collect();
    assert!(status.len() == 6 && status[4] == "0" && status[5].parse::<u32>().unwrap() > 10, "{status:?}");
    program.say("usermove a8a7");
    program.expect("3 ");
    program.say("usermove a8a7");
    program.expect("Illegal move (");
    program.expect("2 ");
    program.say("ping 3");
    program.expect("pong 3");
    program.say("undo");
    assert!(program.expect("2 ").ends_with(" i0i9"));
    program.say("exit");
    program.say("ping 4");
    program.expect("pong 4");
    assert!(program.answers.recv_timeout(Duration::from_millis(50)).is_err());
    program.quit();
}

#[test]
fn the_opponents_time_is_used() {
    let program = start();
    for line in ["hard", "nopost", "sd 3", "usermove h2e2"] {
        program.say(line);
    }
    moved(&program.expect("move "));
    // It thinks on, answers meanwhile and says nothing else.
    program.say("ping 1");
    program.expect("pong 1");
    assert!(program.answers.recv_timeout(Duration::from_millis(50)).is_err());
    program.say("usermove h0g2");
    moved(&program.expect("move "));
    program.say("easy");
    program.say("undo");
    program.say("undo");
    program.say("undo");
    program.say("undo");
    program.say("force");
    program.say("usermove h2e2");
    program.say("ping 2");
    assert_eq!(program.expect(""), "pong 2");
    program.quit();
}

#[test]
fn a_draw_is_accepted_by_who_is_no_better_and_given_up_is_what_is_lost() {
    let setup = format!("force\nsetboard {CORNER}\nsd 3");
    assert_eq!(talk(&format!("{setup}\ndraw\ngo"))[..], ["offer draw", "move f0e0"]);
    assert_eq!(talk(&format!("{setup}\ngo"))[..], ["move f0e0"]);
    assert_eq!(talk(&format!("force\nsetboard {MATE}\nsd 3\ndraw\ngo"))[0], "move i0i9");
    // Behind for four of its moves in a row.
    let again = "ping 1\nundo\ngo\n".repeat(3);
    let lines = talk(&format!("option Resign=300\n{setup}\ngo\n{again}"));
    assert_eq!(lines, ["move f0e0", "pong 1", "move f0e0", "pong 1", "move f0e0", "pong 1", "resign"]);
}

#[test]
fn moves_left_until_the_next_control_are_counted() {
    let answers_within = |level: &str, time: &str| {
        let clock = Monotonic::start();
        talk(&format!("{level}\ntime {time}\nusermove h2e2\nping 1"));
        Duration::from_millis(clock.now())
    };
    // Of three seconds for forty moves not more than a part.
    assert!(answers_within("level 40 0:03 0", "300") < Duration::from_millis(1_500));
    assert!(answers_within("st 0.2", "20") < Duration::from_millis(1_500));
}

proptest! {
    #[test]
    fn an_order_is_read_back(
        head in prop::sample::select(vec![
            "", "protover ", "variant ", "setboard ", "level ", "st ", "sd ", "time ", "otim ", "usermove ", "ping ", "result ",
            "memory ", "cores ", "option ", "name ",
        ]),
        rest in "[0-9]{1,20}|[0-9]{0,3} [0-9]{1,3}(:[0-9]{2})? [0-9]{0,3}(\\.[0-9]{0,4})?|[a-i][0-9][a-i][0-9]|.{0,12}",
    ) {
        if let Ok(order) = Order::parse(&format!("{head}{rest}")) {
            prop_assert_eq!(Order::parse(&order.to_string()), Ok(order));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_talk_is_too_much(lines in prop::collection::vec("[ -~]{0,12}", 0..8), heads in prop::collection::vec(0..22usize, 8)) {
        let heads_of = [
            "", "protover ", "new", "force", "sd 1\ngo", "playother", "usermove h2e2", "undo", "remove", "setboard ", "option ",
            "analyze", "exit", ".", "?", "ping ", "result ", "level 0 1 0", "st 1", "time ", "draw", "hard",
        ];
        let script: Vec<String> = lines.iter().zip(heads).map(|(line, head)| format!("{}{line}", heads_of[head])).collect();
        let lines = talk(&format!("sd 1\n{}\nforce\nping 99", script.join("\n")));
        prop_assert_eq!(lines.last().map(String::as_str), Some("pong 99"));
    }
}
