//! Whole talks in each language, as they were when somebody last looked at them.
//!
//! What the engine thinks is left out: how much is visited on the way may change with the engine.

use std::io::Cursor;

use chuhe_protocol::{Player, drive};

/// What the engine says to a script that is there at once; its clock stands still.
fn talk(script: &str) -> Vec<String> {
    let mut output = Vec::new();
    drive(Cursor::new(script.to_owned()), &mut output, Player::new(1), &()).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

/// Whether a line tells what the engine thinks.
fn is_thought(line: &str) -> bool {
    let numbers = line.split(' ').take(4).filter(|word| word.parse::<i64>().is_ok()).count();
    line.starts_with("info time ") || line.starts_with("info depth ") || numbers == 4
}

#[track_caller]
fn check(golden: &str) {
    for (number, dialogue) in golden.split("\n\n").enumerate() {
        let said: Vec<&str> = dialogue.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        let expected: Vec<&str> = dialogue.lines().filter_map(|line| line.strip_prefix("< ")).collect();
        let mut heard = talk(&(said.join("\n") + "\n"));
        heard.retain(|line| !is_thought(line));
        assert_eq!(heard, expected, "dialogue {number}: {said:#?}");
        assert!(!expected.is_empty(), "dialogue {number}");
    }
}

#[test]
fn uci_is_spoken_as_it_was() {
    check(include_str!("golden/uci.txt"));
}

#[test]
fn ucci_is_spoken_as_it_was() {
    check(include_str!("golden/ucci.txt"));
}

#[test]
fn cecp_is_spoken_as_it_was() {
    check(include_str!("golden/cecp.txt"));
}
