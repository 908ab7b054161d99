//! `chuhe ladder`: the levels against their neighbours.

#![allow(clippy::print_stderr, reason = "the table is worth reading")]

use crate::chuhe;
use serde_json::Value;

#[test]
fn a_ladder_is_told_as_a_table_and_goes_on_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let ladder = |games: &str, more: &[&str]| {
        let arguments = ["ladder", "--levels", "1..2", "--lang", "en", "--games", games, "--log", "logs"];
        let output = chuhe(folder.path(), &[&arguments[..], more].concat(), "");
        String::from_utf8(output.stdout).unwrap()
    };
    let table = ladder("6", &[]);
    let names: Vec<&str> = table.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names, ["Engine", "greedy-random", "greedy-1", "greedy-1-two-horses", "2-1"], "{table}");
    assert!(table.lines().nth(1).unwrap().contains("60–100 ✓"), "{table}");
    // What is in the log is not played again, and gives the same table.
    let log = folder.path().join("logs/2-1.jsonl");
    let before = std::fs::read(&log).unwrap();
    assert_eq!(ladder("6", &[]), table);
    assert_eq!(std::fs::read(&log).unwrap(), before);
    let json: Value = serde_json::from_str(&ladder("6", &["--json"])).unwrap();
    assert_eq!(json["rungs"][3]["match"]["games"], 6);
    assert_eq!(json["rungs"][3]["expected"], serde_json::json!([60, 80]));
}

#[test]
fn levels_that_do_not_exist_are_refused() {
    for levels in ["0..3", "3..2", "1..17", "5", "a..b"] {
        assert_eq!(chuhe(".", &["ladder", "--levels", levels], "").status.code(), Some(2), "{levels}");
    }
}

/// Plays a part of the table that `docs/levels.md` has, with 400 games for each pair; each must come out as it should.
#[track_caller]
fn holds(levels: &str) {
    if !chuhe_testkit::slow() {
        return;
    }
    let output = chuhe(".", &["ladder", "--lang", "en", "--levels", levels], "");
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{table}");
    eprint!("{table}");
}

#[test]
fn slow_every_level_up_to_8_beats_the_one_below_by_as_much_as_it_should() {
    holds("1..8");
}

/// Most of an hour on one core.
#[test]
fn slow_every_level_from_9_on_beats_the_one_below_by_as_much_as_it_should() {
    holds("8..16");
}
