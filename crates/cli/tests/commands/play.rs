use std::io::Write;
use std::process::{Command, Stdio};

use super::{chuhe, said};

#[test]
fn perft_counts() {
    assert_eq!(said(".", &["perft", "--depth", "3"], ""), "79666\n");
    assert_eq!(said(".", &["perft", "--depth", "0"], ""), "1\n");
    let divided = said(".", &["perft", "--depth", "2", "--divide"], "");
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[45]), (46, "a0a1 44", "1920"));
    assert!(lines[..44].is_sorted());
    let mated = ["perft", "--depth", "1", "--divide", "--fen", "R3k4/1R7/9/9/9/9/9/9/9/3K5 b"];
    assert_eq!(said(".", &mated, ""), "\n0\n");
}

#[test]
fn what_cannot_be_read_is_named() {
    let output = chuhe(".", &["perft", "--fen", "9/9 w"], "");
    assert!(!output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("chuhe: The position has 2 rows; it needs 10."), "{error}");
    let output = chuhe(".", &["play", "--lang", "tlh"], "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("expected one of en, zh-Hans, zh-Hant, vi, ar, he, uk, nb, ro"), "{error}");
    assert!(!chuhe(".", &["play", "--level", "17"], "").status.success());
}

#[test]
fn reasons_are_given_in_the_language_chosen() {
    for (fen, reason) in [
        ("9/9 w", "fen-row-count"),
        ("9/9/9/9/9/9/9/9/9/3K5 w", "setup-no-general"),
        ("startpos moves h2e2 b9d8", "horse-leg-blocked"),
        ("startpos moves hello", "move-unreadable"),
    ] {
        let error = |command: &str, language: &str| {
            let output = chuhe(".", &[command, "--fen", fen, "--lang", language], "");
            assert!(!output.status.success() && output.stdout.is_empty(), "{command} {fen}");
            String::from_utf8(output.stderr).unwrap()
        };
        let expected = error("judge", "vi");
        assert_ne!(expected, error("judge", "en"), "{reason}");
        for command in ["play", "perft"] {
            assert_eq!(error(command, "vi"), expected, "{reason}");
        }
    }
}

#[test]
fn perft_has_a_greatest_depth() {
    let output = chuhe(".", &["perft", "--depth", "100000"], "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && error.contains("100000 is not in 0..=32"), "{error}");
}

#[test]
fn whoever_stops_reading_is_no_failure() {
    for arguments in [
        &["perft", "--depth", "2", "--divide"][..],
        &["bench"],
        &["judge", "--moves", "h2e2"],
        &["play"],
        &["uci"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_chuhe"));
        let output = command.args(arguments).stdin(Stdio::null()).stdout(writer).output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && !error.contains("panicked"), "{arguments:?}: {error}");
    }
}

/// A process may be given less memory than a table takes.
#[cfg(target_os = "linux")]
#[test]
fn a_table_without_memory_is_smaller() {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 1000000; exec \"$0\" uci", env!("CARGO_BIN_EXE_chuhe")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"setoption name Hash value 4096\ngo depth 3\n").unwrap();
    let talk = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(
        talk.starts_with("info string found memory for a table of 512 MiB, expected 4096 MiB\n"),
        "{talk}"
    );
    assert!(talk.lines().last().unwrap().starts_with("bestmove "), "{talk}");
}

#[test]
fn uci_talks() {
    let talk = said(".", &["uci"], "uci\nposition startpos moves h2e2\ngo nodes 500\n");
    assert!(talk.contains("uciok\n") && talk.lines().last().unwrap().starts_with("bestmove "), "{talk}");
}

#[test]
fn a_game_through_a_pipe() {
    let game = said(
        ".",
        &["play", "--level", "1", "--seed", "5", "--lang", "en"],
        "马二进三\nmoves\na0a5\nhello\n炮三平五\nundo\nflip\nquit\n",
    );
    assert!(game.contains("You play Red, the computer plays Black.\n"));
    assert!(game.contains("\n 0 (俥)(傌)(相)(仕)(帥)(仕)(相)─○──(俥) 0\n"), "{game}");
    assert!(game.contains("馬二進三 h0g2 is played.\n"));
    assert!(game.contains("The computer plays "));
    assert!(game.contains("\n1. 馬二進三 h0g2  "));
    assert!(game.contains("The way is blocked. "));
    assert!(game.contains("“hello” is not a move."));
    assert!(game.contains("No piece can make the move “炮三平五”."));
    assert!(game.contains("Move taken back.\n"));
    assert!(game.contains("\n    i   h   g   f   e   d   c   b   a\n"));
    assert!(game.ends_with("Goodbye.\n"));
    assert!(!game.contains('\u{1b}'));
}

#[test]
fn a_game_ends_with_its_result() {
    let mate = ["play", "--side", "both", "--fen", "3k5/R8/9/9/9/9/9/9/9/5K2R w - - 0 1", "--lang", "en"];
    let game = said(".", &mate, "i0i9\n");
    assert!(game.ends_with("Red wins by checkmate\nCheckmate: Black’s general cannot escape.\n"), "{game}");
    let game = said(".", &mate, "a8a9\nd9d8\n");
    assert!(game.contains("a8a9 is played.\nCheck!\n"), "{game}");
    let game = said(".", &["play", "--side", "both", "--seed", "1"], "resign\n");
    assert!(game.ends_with("Black wins by resignation\n"), "{game}");
    // The end of the input ends the game.
    assert!(said(".", &["play"], "").ends_with("Goodbye.\n"));
}

#[test]
fn any_bytes_may_be_typed() {
    let mut input = b"h2\xffe2\n".to_vec();
    input.extend([b'x'].repeat(3 << 20));
    input.extend(b"\nh2e2\nquit\n");
    let game = said(".", &["play", "--side", "both", "--lang", "en"], input);
    assert!(game.contains("“h2\u{fffd}e2” is not a move."), "{game}");
    assert!(game.len() < 20_000 && game.contains("xxx…” is not a move."), "{game}");
    assert!(game.contains("h2e2 is played.\n") && game.ends_with("Goodbye.\n"), "{game}");
}

#[test]
fn the_language_and_the_script_are_chosen() {
    let game = said(".", &["play", "--lang", "zh-Hans", "--seed", "1"], "h2e2\nquit\n");
    assert!(game.contains("炮二平五") && game.contains("[车][马]") && !game.contains("車"), "{game}");
    let game = said(".", &["play", "--lang", "ro", "--script", "letters", "--side", "both"], "C2=5\nquit\n");
    assert!(game.contains("C2=5 h2e2") && game.contains("r───h───e───a───k"), "{game}");
    let painted = said(".", &["play", "--color", "always"], "");
    assert!(painted.contains('\u{1b}') && !painted.contains("[車]"));
}

#[test]
fn the_computer_gives_a_handicap_and_plays_red() {
    let arguments = ["play", "--handicap", "two-horses", "--lang", "en", "--seed", "1"];
    let game = said(".", &arguments, "moves\nresign\n");
    assert!(game.contains("You play Black, the computer plays Red.\n"), "{game}");
    assert!(game.contains("Handicap: Two horses\n"), "{game}");
    assert!(game.contains("\n 0 (俥)─┬──(相)(仕)(帥)(仕)(相)─┬──(俥) 0\n"), "{game}");
    assert!(game.contains("The computer plays ") && game.contains("\nRed wins by resignation\n"), "{game}");
    let game = said(".", &["play", "--handicap", "first-move", "--lang", "en"], "炮2平5\n");
    assert!(game.contains("炮2平5 b7e7 is played.\n"), "{game}");
    for refused in [&["--handicap", "queen"][..], &["--handicap", "horse", "--fen", "startpos"]] {
        assert_eq!(chuhe(".", &[&["play"], refused].concat(), "").status.code(), Some(2), "{refused:?}");
    }
}

/// A game from the usual start in which Black mates after Red's move c2g2.
const MATED: &str = "startpos moves b2d2 h7e7 h2h6 h9g7 g0e2 i9h9 d2c2 h9h6 e2g4 e7e3 i3i4 b7b5";

#[test]
fn who_loses_is_offered_a_handicap_and_then_a_larger_one() {
    let play = |arguments: &[&str], typed: &str| {
        said(".", &[&["play", "--lang", "en", "--seed", "1"], arguments].concat(), typed)
    };
    let game = play(&[], "resign\nyes\nundo\nresign\nY\nmoves\nresign\n\n");
    let offers: Vec<&str> = game.lines().filter(|line| line.starts_with("Next game")).collect();
    let offered = |name: &str, typed: &str| {
        format!(
            "Next game, the computer can give you: {name}. Type yes to play that, or press Enter to leave: {typed}"
        )
    };
    assert_eq!(
        offers,
        [offered("Two horses", "yes"), offered("One chariot", "Y"), offered("A chariot and a horse", "")]
    );
    let begun: Vec<&str> =
        game.lines().filter(|line| line.starts_with("You play") || line.starts_with("Handicap: ")).collect();
    let black = "You play Black, the computer plays Red.";
    let expected = [
        "You play Red, the computer plays Black.",
        black,
        "Handicap: Two horses",
        black,
        "Handicap: One chariot",
    ];
    assert_eq!(begun, expected);
    assert!(game.contains("\n 0 (俥)─┬──(相)(仕)(帥)(仕)(相)─┬──(俥) 0\n"), "{game}");
    assert!(game.contains("There is no move to take back."), "the last game is no part of this one: {game}");
    assert!(game.ends_with("Goodbye.\n"), "{game}");
    // Mated from the usual start, and the end of the input for an answer.
    let mated = play(&["--level", "16", "--fen", MATED], "c2g2\n");
    assert!(
        mated.contains("\nBlack wins by checkmate\n") && mated.contains("give you: Two horses."),
        "{mated}"
    );
    assert!(mated.ends_with("\nGoodbye.\n"), "{mated}");
}

#[test]
fn nothing_is_offered_to_who_has_not_lost_to_the_computer_or_asked_for_a_game_of_their_own() {
    let own = "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1";
    for (arguments, winner) in [
        (&["--side", "both"][..], "Black"),
        (&["--side", "red", "--handicap", "horse"], "Black"),
        (&["--handicap", "two-chariots-and-horse"], "Red"),
        (&["--fen", own], "Black"),
    ] {
        let game = said(".", &[&["play", "--lang", "en", "--seed", "1"], arguments].concat(), "resign\n");
        assert!(game.ends_with(&format!("\n{winner} wins by resignation\n")), "{arguments:?}: {game}");
    }
    let quit = said(".", &["play", "--lang", "en"], "quit\n");
    assert!(!quit.contains("Next game"), "{quit}");
}
