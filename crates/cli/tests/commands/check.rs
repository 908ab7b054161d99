use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{chuhe, refused};

/// A game of these moves with this result.
fn game(moves: &str, result: &str, fen: Option<&str>) -> String {
    let fen = fen.map(|fen| format!("[FEN \"{fen}\"]\n")).unwrap_or_default();
    format!("[Event \"x\"]\n[Format \"ICCS\"]\n{fen}[Result \"{result}\"]\n\n{moves} {result}\n\n")
}

/// Red mates with this move.
const MATE: (&str, &str) = ("1. I0-I9", "3k5/R8/9/9/9/9/9/9/9/5K2R w - - 0 1");

fn check(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let output = chuhe(folder, &[&["check"], arguments].concat(), "");
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

fn json(folder: &Path, arguments: &[&str]) -> (i32, Vec<Value>) {
    let (code, text) = check(folder, &[arguments, &["--json"]].concat());
    (code, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

#[test]
fn results_are_held_against_the_judge() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mv, fen) = MATE;
    let text = [game(mv, "1-0", Some(fen)), game(mv, "0-1", Some(fen)), game(mv, "*", Some(fen))].concat();
    fs::write(folder.join("a.pgn"), text).unwrap();
    let (code, files) = json(folder, &["a.pgn"]);
    assert_eq!(code, 1);
    let warnings = files[0]["warnings"].as_array().unwrap();
    let ids = |game: u64| -> Vec<&str> {
        let of = warnings.iter().filter(|warning| warning["game"] == game);
        of.map(|warning| warning["id"].as_str().unwrap()).collect()
    };
    assert_eq!(ids(1), [""; 0]);
    assert_eq!(ids(2), ["check-duplicate", "check-result-differs"]);
    assert_eq!(ids(3), ["check-duplicate", "check-result-open"]);
    let differs = warnings.iter().find(|warning| warning["id"] == "check-result-differs").unwrap();
    assert_eq!((&differs["ply"], &differs["args"]["outcome"]), (&1.into(), &"result-checkmate".into()));
    assert_eq!(
        differs["text"],
        "The result is given as 0-1, but by the rules it is another. Red wins by checkmate"
    );
    let (_, text) = check(folder, &["a.pgn", "--lang", "vi"]);
    assert!(text.contains("a.pgn: ván 2, nước 1: Kết quả ghi là 0-1"), "{text}");
}

#[test]
fn the_rule_set_decides() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let cycle = "1. H0-G2 H9-G7 2. G2-H0 G7-H9 ".repeat(3);
    fs::write(folder.join("a.pgn"), game(&cycle, "*", None)).unwrap();
    let ids = |rules: &str| {
        let (_, files) = json(folder, &["a.pgn", "--rules", rules]);
        let warnings = files[0]["warnings"].as_array().unwrap().clone();
        warnings
            .iter()
            .map(|warning| (warning["id"].as_str().unwrap().to_owned(), warning["ply"].clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(ids("wxf"), [("check-played-on".to_owned(), 8.into())]);
    fs::write(folder.join("slow.rules"), "base = simple\nname = slow\noccurrences = 9\n").unwrap();
    assert_eq!(ids("slow.rules"), []);
    let (code, error) = refused(folder, &["check", "a.pgn", "--rules", "chess"], "");
    assert!(code == 2 && error.contains("There is no rule set “chess”"), "{error}");
}

#[test]
fn games_that_are_there_twice_are_found_in_any_format() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("a.pgn"), game("1. H2-E2 H9-G7", "*", None)).unwrap();
    assert!(chuhe(folder, &["convert", "a.pgn", "-o", "b.xqf"], "").status.code().unwrap() < 2);
    fs::write(folder.join("c.pgn"), game("1. H2-E2 B9-C7", "*", None)).unwrap();
    let (code, text) = check(folder, &["."]);
    assert_eq!(
        (code, text.as_str()),
        (
            1,
            "./a.pgn: pgn, games: 1, moves: 2, variations: 0, warnings: 0
./b.xqf: xqf, games: 1, moves: 2, variations: 0, warnings: 1
./b.xqf: game 1: The same moves as in ./a.pgn, game 1.
./c.pgn: pgn, games: 1, moves: 2, variations: 0, warnings: 0
Files: 3, games: 3, moves: 6, warnings: 1, unreadable files: 0.
"
        )
    );
    assert_eq!(check(folder, &["a.pgn", "c.pgn"]).0, 0);
}

#[test]
fn illegal_moves_have_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = game("1. H2-E2 B9-D8 2. H0-G2", "*", None);
    fs::write(folder.join("a.pgn"), &text).unwrap();
    fs::write(folder.join("b.bin"), b"\0\x01").unwrap();
    let (code, files) = json(folder, &["a.pgn", "b.bin"]);
    assert_eq!(code, 1);
    assert_eq!(files[0]["format"], "pgn");
    assert_eq!(
        (&files[0]["games"], &files[0]["plies"], &files[0]["variations"]),
        (&1.into(), &1.into(), &0.into())
    );
    let warning = &files[0]["warnings"][0];
    assert_eq!(
        (&warning["id"], &warning["game"], &warning["ply"]),
        (&"record-bad-move".into(), &1.into(), &2.into())
    );
    assert_eq!(warning["byte"], text.find("B9-D8").unwrap());
    assert_eq!(warning["args"]["found"], "B9-D8");
    assert!(warning["text"].as_str().unwrap().contains("The horse’s leg is blocked."));
    assert!(files[1]["format"].is_null() && files[1]["error"].as_str().unwrap().contains("no known format"));
    assert_eq!(refused(folder, &["check", "b.bin"], "").0, 2);
    fs::write(folder.join("c.che"), "1,1,0,1,0,2,7,2,4,0,0,0").unwrap();
    let (_, text) = check(folder, &["c.che"]);
    assert_eq!(text, "c.che: CHE is not read: programs disagree about what its files mean.\n");
    assert_eq!(refused(folder, &["check", "none.pgn"], "").0, 2);
}
