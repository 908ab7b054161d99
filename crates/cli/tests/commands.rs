//! The commands as they are typed.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `chuhe` with these arguments and this input.
fn chuhe(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
    child.wait_with_output().unwrap()
}

/// What a command prints, which must succeed.
#[track_caller]
fn said(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let output = chuhe(arguments, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn perft_counts() {
    assert_eq!(said(&["perft", "--depth", "3"], ""), "79666\n");
    assert_eq!(said(&["perft", "--depth", "0"], ""), "1\n");
    let divided = said(&["perft", "--depth", "2", "--divide"], "");
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[45]), (46, "a0a1 44", "1920"));
    assert!(lines[..44].is_sorted());
    let mated = ["perft", "--depth", "1", "--divide", "--fen", "R3k4/1R7/9/9/9/9/9/9/9/3K5 b"];
    assert_eq!(said(&mated, ""), "\n0\n");
}

#[test]
fn what_cannot_be_read_is_named() {
    let output = chuhe(&["perft", "--fen", "9/9 w"], "");
    assert!(!output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.starts_with("chuhe: The position has 2 rows; it needs 10."), "{error}");
    let output = chuhe(&["play", "--lang", "tlh"], "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("expected one of en, zh-Hans, zh-Hant, vi, ar, he, uk, nb, ro"), "{error}");
    assert!(!chuhe(&["play", "--level", "4"], "").status.success());
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
            let output = chuhe(&[command, "--fen", fen, "--lang", language], "");
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
    let output = chuhe(&["perft", "--depth", "100000"], "");
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
    let talk = said(&["uci"], "uci\nposition startpos moves h2e2\ngo nodes 500\n");
    assert!(talk.contains("uciok\n") && talk.lines().last().unwrap().starts_with("bestmove "), "{talk}");
}

#[test]
fn a_game_through_a_pipe() {
    let game = said(
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
    let game = said(&mate, "i0i9\n");
    assert!(game.ends_with("Red wins by checkmate\nCheckmate: Black’s general cannot escape.\n"), "{game}");
    let game = said(&mate, "a8a9\nd9d8\n");
    assert!(game.contains("a8a9 is played.\nCheck!\n"), "{game}");
    let game = said(&["play", "--side", "black", "--seed", "1"], "resign\n");
    assert!(game.ends_with("Red wins by resignation\n"), "{game}");
    // The end of the input ends the game.
    assert!(said(&["play"], "").ends_with("Goodbye.\n"));
}

#[test]
fn any_bytes_may_be_typed() {
    let mut input = b"h2\xffe2\n".to_vec();
    input.extend([b'x'].repeat(3 << 20));
    input.extend(b"\nh2e2\nquit\n");
    let game = said(&["play", "--side", "both", "--lang", "en"], input);
    assert!(game.contains("“h2\u{fffd}e2” is not a move."), "{game}");
    assert!(game.len() < 20_000 && game.contains("xxx…” is not a move."), "{game}");
    assert!(game.contains("h2e2 is played.\n") && game.ends_with("Goodbye.\n"), "{game}");
}

#[test]
fn the_language_and_the_script_are_chosen() {
    let game = said(&["play", "--lang", "zh-Hans", "--seed", "1"], "h2e2\nquit\n");
    assert!(game.contains("炮二平五") && game.contains("[车][马]") && !game.contains("車"), "{game}");
    let game = said(&["play", "--lang", "ro", "--script", "letters", "--side", "both"], "C2=5\nquit\n");
    assert!(game.contains("C2=5 h2e2") && game.contains("r───h───e───a───k"), "{game}");
    let painted = said(&["play", "--color", "always"], "");
    assert!(painted.contains('\u{1b}') && !painted.contains("[車]"));
}

/// A chariot chases an unprotected horse for ever.
const CHASE: [&str; 13] = [
    "judge",
    "--fen",
    "3k4n/9/9/9/9/9/9/9/9/4K2R1 w",
    "--moves",
    "h0i0",
    "i9h7",
    "i0h0",
    "h7i9",
    "h0i0",
    "i9h7",
    "i0h0",
    "h7i9",
    "--explain",
];

#[test]
fn a_chase_is_judged_and_explained() {
    assert_eq!(
        said(&CHASE, ""),
        "Rules: WXF rules
Black wins: perpetual chase by Red
The position came up 3 times, and with every move in between Red attacked the same piece of Black’s, the horse on i9. \
         Red had to play something else, and so loses.

   1  Red  h0i0  chariot i0 chases horse i9
   2  Black  i9h7  attacks nothing
   3  Red  i0h0  chariot h0 chases horse h7
   4  Black  h7i9  attacks nothing
   5  Red  h0i0  chariot i0 chases horse i9
   6  Black  i9h7  attacks nothing
   7  Red  i0h0  chariot h0 chases horse h7
   8  Black  h7i9  attacks nothing
"
    );
    let chinese = said(&[&CHASE[..], &["--lang", "zh-Hans"]].concat(), "");
    assert!(chinese.contains("   1  红方  h0i0  i0 的车捉 i9 的马\n"), "{chinese}");
    let moves = ["车二平一", "H9+8", "X1-2", "馬8退9"];
    let mixed = said(&[&CHASE[..3], &["--moves"], &moves, &moves].concat(), "");
    assert!(mixed.starts_with("Rules: WXF rules\nBlack wins: perpetual chase by Red\n"), "{mixed}");
    let simple = said(&[&CHASE[..12], &["--rules", "simple"]].concat(), "");
    assert!(simple.contains("\nDraw by repetition\n"), "{simple}");
}

#[test]
fn a_verdict_for_programs() {
    let verdict = said(&[&CHASE[..12], &["--json"]].concat(), "");
    let verdict: serde_json::Value = serde_json::from_str(&verdict).unwrap();
    assert_eq!(verdict["result"], "black wins");
    assert_eq!((&verdict["rule"], &verdict["rules"]), (&"perpetual-chase".into(), &"wxf".into()));
    assert_eq!(verdict["reason"]["id"], "verdict-perpetual-chase");
    assert_eq!(verdict["reason"]["args"]["square"], "i9");
    let first = &verdict["cycle"][0];
    assert_eq!((&first["ply"], &first["move"], &first["color"]), (&1.into(), &"h0i0".into(), &"red".into()));
    assert_eq!(
        first["labels"][0]["args"],
        serde_json::json!({ "role": "horse", "square": "i9", "by-role": "chariot", "from": "i0" })
    );
    let ongoing = said(&["judge", "--json", "--moves", "h2e2"], "");
    let ongoing: serde_json::Value = serde_json::from_str(&ongoing).unwrap();
    assert_eq!(ongoing["result"], "ongoing");
    assert!(ongoing["rule"].is_null() && ongoing["reason"].is_null());
}

#[test]
fn a_file_of_games_is_judged_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_string()
    };
    let games = write("games.fen", "# two games\n\nstartpos moves h2e2\nR3k4/1R7/9/9/9/9/9/9/9/3K5 b\n");
    assert_eq!(
        said(&["judge", &games], ""),
        "Rules: WXF rules\nThe game goes on.\nRules: WXF rules\nRed wins by checkmate\nCheckmate: Black’s general cannot escape.\n"
    );
    let own = write("club.rules", "base = simple\nname = our-club\noccurrences = 2\n");
    let verdict = said(&["judge", "--rules", &own, "--moves", "h0g2", "h9g7", "g2h0", "g7h9"], "");
    assert!(verdict.starts_with("Rules: Own rules: our-club\nDraw by repetition\n"), "{verdict}");

    let refused = |arguments: &[&str], expected: &str| {
        let output = chuhe(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected), "{error}");
    };
    let illegal = write("illegal.fen", "startpos moves h2e2\nstartpos moves h2e2 b9d8\n");
    refused(
        &["judge", &illegal],
        "illegal.fen:2: Move 2 (b9d8): The horse’s leg is blocked. The black elephant on c9 stands in its way.\n",
    );
    refused(&["judge", "--moves", "h2e2", "xx"], "chuhe: Move 2 (xx): “xx” is not a move.");
    refused(&["judge", "--moves", "炮二平五", "马8进8"], "chuhe: Move 2 (马8进8): No piece can make");
    refused(&["judge", "--fen", "9/9 w"], "The position has 2 rows; it needs 10.");
    refused(&["judge", &write("empty.fen", "# nothing\n")], "found no game, expected a FEN on each line");
    refused(&["judge", "--moves", "h2e2", "--rules", "chess"], "There is no rule set “chess”");
    let bad = write("bad.rules", "name = ours\nquiet-limit = -5\n");
    refused(
        &["judge", "--moves", "h2e2", "--rules", &bad],
        "bad.rules: Line 2: “-5” is no value for quiet-limit.",
    );
    refused(&["judge", folder.path().join("none.fen").to_str().unwrap()], "none.fen: No such file");
}

#[test]
fn moves_change_their_notation() {
    let moves = ["炮二平五", "h9g7", "H2+3", "Rh10", "X1-2"];
    for (name, expected) in [
        ("chinese-simplified", "炮二平五\n马8进7\n马二进三\n车9平8\n车一平二\n"),
        ("chinese-traditional", "炮二平五\n馬8進7\n馬二進三\n車9平8\n車一平二\n"),
        ("wxf", "C2=5\nH8+7\nH2+3\nR9=8\nR1=2\n"),
        ("iccs", "H2-E2\nH9-G7\nH0-G2\nI9-H9\nI0-H0\n"),
        ("uci", "h2e2\nh9g7\nh0g2\ni9h9\ni0h0\n"),
        ("uci-1-10", "h3e3\nh10g8\nh1g3\ni10h10\ni1h1\n"),
        ("western", "Che3\nHg8\nHg3\nRh10\nRh1\n"),
        ("vietnamese", "P2-5\nM8.7\nM2.3\nX9-8\nX1-2\n"),
        ("chess-of-china", "C 82-85\nH 108-87\nH 102-83\nR 109-108\nR 101-102\n"),
    ] {
        assert_eq!(said(&[&["notate", "--to", name], &moves[..]].concat(), ""), expected);
    }
    let chariots = ["notate", "--fen", "3k5/9/9/9/9/9/R8/R8/9/4K4 w", "--to", "wxf", "a3b3"];
    assert_eq!(said(&chariots, ""), "R+=8\n");
    assert_eq!(said(&[&chariots[..], &["--from", "uci-1-10"]].concat(), ""), "R-=8\n");
    // A move may begin as an option does.
    let tandem = "3k5/9/9/4P4/4P4/9/9/9/9/5K3 w";
    assert_eq!(said(&["notate", "--fen", tandem, "--to", "wxf", "--", "-P=6"], ""), "P-=6\n");
}

#[test]
fn a_move_that_cannot_be_notated_is_named() {
    let refused = |arguments: &[&str], expected: &str| {
        let output = chuhe(&[&["notate", "--to", "wxf", "--lang", "en"], arguments].concat(), "");
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(expected), "{error}");
    };
    refused(
        &["炮二平五", "hello"],
        "chuhe: Move 2 (hello): “hello” is not a move. A move is written like h2e2, 炮二平五 or C2=5.\n",
    );
    refused(
        &["h2e2", "b9d8"],
        "Move 2 (b9d8): The horse’s leg is blocked. The black elephant on c9 stands in its way.\n",
    );
    refused(&["炮三平五"], "Move 1 (炮三平五): No piece can make the move “炮三平五”.");
    refused(&["h9g7"], "Move 1 (h9g7): That horse is Black’s. Red is to move.");
    let two_files = ["--fen", "3k5/9/2P3P2/2P3P2/9/9/9/9/9/5K3 w", "前兵进一"];
    refused(
        &two_files,
        "Move 1 (前兵进一): “前兵进一” fits more than one move. It can be any of these: g7g8, c7c8.\n",
    );
    refused(&["--fen", "9/9 w", "h2e2"], "The position has 2 rows; it needs 10.");
    refused(&["--fen", "9/9/9/9/9/9/9/9/9/3K5 w", "d0d1"], "general");
    let output = chuhe(&["notate", "h2e2", "--to", "chess"], "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.code() == Some(2) && error.contains("expected one of chinese-simplified"),
        "{error}"
    );
}
