use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use chuhe_rules::Game;
use serde_json::Value;

use super::{chuhe, names, refused, said};

/// A short game in which Black gives a chariot away.
const GAME: &str = "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n[Format \"ICCS\"]\n\n1. h2e2 i9i8 2. h0g2 i8d8 \
                    3. a0a1 {mine} d8d1 4. a1d1 *\n";

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect(text)
}

fn folder_with_game() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pgn"), GAME).unwrap();
    folder
}

#[test]
fn a_game_is_annotated_in_its_own_format_and_in_others() {
    let folder = folder_with_game();
    let folder = folder.path();
    said(
        folder,
        &["analyse", "a.pgn", "-o", "b.pgn", "--nodes", "3000", "--notation", "iccs", "--lang", "en"],
        "",
    );
    let text = fs::read_to_string(folder.join("b.pgn")).unwrap();
    for part in [
        "mine",
        "%eval",
        "Blunder. The chances fall from ",
        "The red chariot on a1 can take the black chariot on d1",
        "Better is ",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Everything that stands there can be read again, the better line as a variation.
    assert_eq!(names(folder), ["a.pgn", "b.pgn"], "no log is left");
    let shown = said(folder, &["show", "b.pgn", "--lang", "en"], "");
    assert!(shown.contains("??") && shown.contains('('), "{shown}");
    let (code, error) =
        refused(folder, &["analyse", "a.pgn", "-o", "b.pgn", "--nodes", "100", "--lang", "en"], "");
    assert!(code == 2 && error.contains("--force"), "{error}");
    said(folder, &["analyse", "a.pgn", "-o", "c.json", "--nodes", "300"], "");
    assert!(fs::read_to_string(folder.join("c.json")).unwrap().contains("\"depth\""));
}

#[test]
fn without_an_output_the_game_is_printed_with_the_accuracy_of_both_sides() {
    let folder = folder_with_game();
    let text = said(folder.path(), &["analyse", "a.pgn", "--nodes", "3000", "--lang", "en"], "");
    for part in ["Red: accuracy ", "Black: accuracy ", "blunders 1", "Blunder.", "[+"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let chinese = said(folder.path(), &["analyse", "a.pgn", "--nodes", "3000", "--lang", "zh-Hans"], "");
    assert!(chinese.contains("大错。") && chinese.contains("车"), "{chinese}");
}

#[test]
fn json_has_every_position_and_every_move() {
    let folder = folder_with_game();
    let text = said(folder.path(), &["analyse", "a.pgn", "--json", "--nodes", "3000", "--lines", "2"], "");
    let game = json(text.trim());
    assert_eq!((game["game"].as_u64(), game["engine"].as_str()), (Some(1), Some("Chuhe")));
    let positions = game["positions"].as_array().unwrap();
    assert_eq!((positions.len(), positions[0]["others"].as_array().unwrap().len()), (8, 1));
    let moves = game["moves"].as_array().unwrap();
    assert_eq!((moves[5]["move"].as_str(), moves[5]["grade"].as_str()), (Some("d8d1"), Some("blunder")));
    assert_eq!(moves[5]["color"], "black");
    assert!(game["accuracy"]["black"].as_f64() < game["accuracy"]["red"].as_f64());
}

#[test]
fn json_explains_mistakes_in_words_and_as_facts() {
    let folder = folder_with_game();
    let text = said(folder.path(), &["analyse", "a.pgn", "--json", "--nodes", "3000", "--lang", "en"], "");
    let game = json(text.trim());
    let moves = game["moves"].as_array().unwrap();
    let why = &moves[5]["explanation"];
    let text = why["text"].as_str().unwrap();
    let fact = "The red chariot on a1 can take the black chariot on d1";
    assert!(text.starts_with("Blunder.") && text.contains(fact) && text.contains("Better is "), "{why}");
    assert_eq!(why["reply"], "a1d1");
    let costs = why["costs"].as_array().unwrap();
    assert!(costs[0]["text"].as_str().unwrap().contains(fact), "{why}");
    assert!(costs[0]["fact"].as_str().is_some_and(|id| !id.is_empty()) && why["better"].is_array(), "{why}");
    assert!(moves[0].get("explanation").is_none(), "it is no mistake: {}", moves[0]);
}

#[test]
fn games_that_find_no_room_in_one_file_are_refused_before_they_are_analysed() {
    let folder = folder_with_game();
    let folder = folder.path();
    fs::copy(folder.join("a.pgn"), folder.join("b.pgn")).unwrap();
    let arguments = ["analyse", "a.pgn", "b.pgn", "-o", "c.xqf", "--time", "60000", "--lang", "en"];
    let (code, error) = refused(folder, &arguments, "");
    assert!(code == 2 && error.contains("“c.xqf” can hold only one game"), "{error}");
    assert_eq!(names(folder), ["a.pgn", "b.pgn"]);
    said(folder, &["analyse", "a.pgn", "b.pgn", "-o", "d/", "--to", "xqf", "--nodes", "100"], "");
    assert_eq!(names(&folder.join("d")), ["a.xqf", "b.xqf"]);
}

#[test]
fn a_position_is_told_with_several_lines() {
    let mate = "3k5/R8/9/9/9/9/9/9/9/4K3R w";
    let text = said(".", &["analyse", "--fen", mate, "--nodes", "2000", "--notation", "uci"], "");
    assert!(text.starts_with("1. [#1] ") && text.trim_end().ends_with(" i0i9"), "{text}");
    let lines =
        said(".", &["analyse", "--fen", "startpos", "--depth", "3", "--lines", "3", "--lang", "en"], "");
    assert_eq!(lines.lines().count(), 3, "{lines}");
    let value = json(&said(".", &["analyse", "--fen", mate, "--time", "20", "--json"], ""));
    assert_eq!((&value["score"]["mate"], &value["line"][0]), (&json("1"), &json("\"i0i9\"")));
}

#[test]
fn a_win_by_rule_is_named_so_and_is_no_mate() {
    // Red has given check all the time: once more, and it has lost.
    let game = "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1";
    let folder = tempfile::tempdir().unwrap();
    let (board, moves) = game.split_once(" moves ").unwrap();
    let text =
        format!("[Game \"Chinese Chess\"]\n[FEN \"{board} - - 0 1\"]\n[Format \"ICCS\"]\n\n{moves} *\n");
    fs::write(folder.path().join("a.pgn"), text).unwrap();
    let value = json(&said(folder.path(), &["analyse", "a.pgn", "--json", "--nodes", "500"], ""));
    let last = value["positions"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["score"]["rule"], &last["nodes"]), (&json("\"win\""), &json("0")));
    let (code, error) = refused(".", &["analyse", "--fen", game, "--lang", "en"], "");
    assert!(code == 2 && error.contains("the game is over here"), "{error}");
}

#[test]
fn what_cannot_be_analysed_is_said() {
    let folder = folder_with_game();
    let folder = folder.path();
    fs::write(folder.join("empty.txt"), "hello").unwrap();
    for (arguments, expected) in [
        (&["analyse", "empty.txt"][..], "no"),
        (&["analyse", "nowhere.pgn"], "There is no file “nowhere.pgn”. Expected a file, a folder"),
        (&["analyse", "nowhere/*.pgn"], "No file matches “nowhere/*.pgn”."),
        (&["analyse", "--fen", "9/9 w"], "2 rows"),
        (&["analyse", "a.pgn", "-o", "b.xyz"], "pgn"),
        (&["analyse", "a.pgn", "--engine", "self:2"], "weakened"),
        (&["analyse", "a.pgn", "--engine", "cmd=/nowhere/engine"], "cannot be started"),
        (&["analyse", "a.pgn", "--nodes", "0"], "not 0"),
        (&["analyse", "a.pgn", "--nodes", "5", "--depth", "5"], "cannot be used with"),
        (&["analyse"], "required"),
    ] {
        let (code, error) = refused(folder, &[arguments, &["--lang", "en"]].concat(), "");
        assert!(code == 2 && error.contains(expected), "{arguments:?}: {error}");
    }
}

#[test]
fn another_engine_finds_what_our_own_does() {
    let folder = folder_with_game();
    let engine = format!("cmd={},arg=engine", env!("CARGO_BIN_EXE_chuhe"));
    let arguments = ["analyse", "a.pgn", "--json", "--nodes", "3000", "--lines", "2", "--hash", "64"];
    let own = json(&said(folder.path(), &arguments, ""));
    let other = json(&said(folder.path(), &[&arguments[..], &["--engine", &engine]].concat(), ""));
    assert!(other["engine"].as_str().unwrap().starts_with("Chuhe"), "{other}");
    let grades = |game: &Value| -> Vec<Value> {
        game["moves"].as_array().unwrap().iter().map(|mv| mv["grade"].clone()).collect()
    };
    assert_eq!((grades(&own)[5].as_str(), grades(&other)[5].as_str()), (Some("blunder"), Some("blunder")));
    for position in other["positions"].as_array().unwrap() {
        assert_eq!(position["others"].as_array().unwrap().len(), 1, "{position}");
        assert!(position["depth"].as_u64() > Some(0), "{position}");
    }
}

#[cfg(unix)]
#[test]
fn an_engine_that_breaks_down_ends_the_analysis_and_what_was_found_is_kept() {
    let folder = folder_with_game();
    let folder = folder.path();
    let script = r#"while read -r line; do case "$line" in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) echo go >> goes; [ "$(wc -l < goes)" -eq 4 ] && exit 3; echo info depth 5 score cp 10 nodes 5; echo "bestmove (none)" ;;
        quit) exit ;;
    esac; done"#;
    fs::write(folder.join("engine.sh"), script).unwrap();
    let arguments = [
        "analyse",
        "a.pgn",
        "-o",
        "b.json",
        "--engine",
        "cmd=/bin/sh,arg=engine.sh",
        "--depth",
        "5",
        "--lang",
        "en",
    ];
    let (code, error) = refused(folder, &arguments, "");
    assert!(code == 2 && error.contains("sh does not say what it thinks: crashed"), "{error}");
    assert!(!folder.join("b.json").exists() && folder.join("b.json.analysis").exists());
    let output = chuhe(folder, &arguments, "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && error.contains("b.json.analysis”: 3."), "{error}");
    // Eight positions, one of which was asked for twice.
    assert_eq!(fs::read_to_string(folder.join("goes")).unwrap().lines().count(), 9);
    assert_eq!(names(folder), ["a.pgn", "b.json", "engine.sh", "goes"]);
}

#[test]
fn a_killed_analysis_goes_on_and_comes_to_the_same() {
    let folder = folder_with_game();
    let folder = folder.path();
    let arguments = ["analyse", "a.pgn", "-o", "b.pgn", "--nodes", "30000"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(arguments)
        .current_dir(folder)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = |path: &Path| fs::read_to_string(path).map_or(0, |text| text.lines().count());
    let log = folder.join("b.pgn.analysis");
    // The head, the game, and two positions.
    for _ in 0..60_000 {
        if lines(&log) >= 4 || child.try_wait().unwrap().is_some() {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let kept: Vec<String> = fs::read_to_string(&log).unwrap().lines().map(ToOwned::to_owned).collect();
    assert!(kept.len() >= 4, "{kept:?}");
    // Other searches are no part of it.
    let (code, error) =
        refused(folder, &["analyse", "a.pgn", "-o", "b.pgn", "--nodes", "20000", "--lang", "en"], "");
    assert!(code == 2 && error.contains("no log of this analysis"), "{error}");
    let output = chuhe(folder, &[&arguments[..], &["--log", "b.pgn.analysis", "--lang", "en"]].concat(), "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && error.contains("The analysis goes on from there."), "{error}");
    let whole = fs::read_to_string(&log).unwrap();
    let found: Vec<&str> = whole.lines().collect();
    // What had been found was not searched again, and a log that was asked for stays.
    assert!(kept.iter().take(kept.len() - 1).zip(&found).all(|(kept, found)| kept == found), "{whole}");
    assert_eq!(found.len(), 2 + 8, "{whole}");
    assert!(folder.join("b.pgn").exists());
}

/// A game of moves that nobody has thought about.
fn careless(plies: usize) -> String {
    let (mut game, mut number) = (Game::start(), 7_usize);
    let mut moves = Vec::new();
    for _ in 0..plies {
        let legal = game.legal_moves();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(mv) = legal.get((number >> 33) % legal.len().max(1)) else { break };
        game.play_on(*mv).unwrap();
        moves.push(mv.to_string());
    }
    format!("[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n{} *\n", moves.join(" "))
}

/// What a program says that is interrupted, with the exit code of one that is.
#[cfg(unix)]
fn interrupted(mut child: Child) -> String {
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let told = BufReader::new(child.stderr.take().unwrap())
        .lines()
        .map_while(Result::ok)
        .collect::<Vec<_>>()
        .join(" ");
    assert_eq!(child.wait().unwrap().code(), Some(130), "{told}");
    told
}

#[cfg(unix)]
#[test]
fn explanations_are_interrupted_as_well() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pgn"), careless(80)).unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(["analyse", "a.pgn", "-o", "b.pgn", "--nodes", "100", "--lang", "en"])
        .current_dir(folder.path())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let log = folder.path().join("b.pgn.analysis");
    let lines = || fs::read_to_string(&log).map_or(0, |text| text.lines().count());
    // The head, the game and all positions; once no more come, what is found is being explained.
    let mut before = 0;
    for _ in 0..600 {
        thread::sleep(Duration::from_millis(100));
        let now = lines();
        if now >= 2 + 81 && now == before {
            break;
        }
        before = now;
    }
    let told = interrupted(child);
    assert!(told.contains("The same command goes on from here.") && log.exists(), "{told}");
    assert!(!folder.path().join("b.pgn").exists());
}

#[cfg(unix)]
#[test]
fn an_interrupted_analysis_says_that_it_can_go_on() {
    let folder = folder_with_game();
    let child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(["analyse", "a.pgn", "-o", "b.pgn", "--time", "60000", "--lang", "en"])
        .current_dir(folder.path())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let log = folder.path().join("b.pgn.analysis");
    for _ in 0..12_000 {
        if log.exists() {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    // The flag is set by a handler that is there before the log is.
    thread::sleep(Duration::from_millis(500));
    let told = interrupted(child);
    assert!(told.contains("The same command goes on from here."), "{told}");
    assert!(!folder.path().join("b.pgn").exists());
}
