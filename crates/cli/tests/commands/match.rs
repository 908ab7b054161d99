use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use super::{chuhe, refused, said};

/// A short match of our own with itself.
const SHORT: [&str; 9] = [
    "match",
    "--engine",
    "self,name=A,nodes=600",
    "--engine",
    "self:1,name=B",
    "--games",
    "4",
    "--max-plies",
    "120",
];

fn with<'a>(first: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [first, more].concat()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A result without what depends on the machine.
fn timeless(mut result: Value) -> Value {
    for engine in result["engines"].as_array_mut().unwrap() {
        for name in ["ms_per_move", "longest_move_ms"] {
            assert!(engine.as_object_mut().unwrap().remove(name).is_some());
        }
    }
    result
}

#[test]
fn a_match_ends_with_a_table() {
    let text = said(".", &with(&SHORT, &["--sprt", "elo0=0,elo1=50"]), "");
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0][..6], ["Engine", "Points", "Won", "Drawn", "Lost", "Faults"]);
    assert_eq!((rows[1][0], rows[2][0], rows[1][5]), ("A", "B", "0"));
    let points: f64 = rows[1][1].parse::<f64>().unwrap() + rows[2][1].parse::<f64>().unwrap();
    assert!((points - 4.0).abs() < 1e-9, "{text}");
    for part in ["A: ", " Elo, with 95 % certainty between ", "Pairs of games", "SPRT, 0 against 50 Elo: "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = said(".", &with(&SHORT, &["--lang", "zh-Hans"]), "");
    assert!(text.starts_with("引擎") && text.contains("95 % 可信区间"), "{text}");
}

#[test]
fn our_engine_plays_the_same_in_this_process_and_in_its_own() {
    plays_the_same(
        "uci",
        &[&["--nodes", "500"], &["--depth", "3"], &["--tc", "2+0.1", "--nodes-as-time", "5"]],
    );
}

#[test]
fn our_engine_plays_the_same_in_ucci() {
    plays_the_same("ucci", &[&["--nodes", "500"], &["--depth", "3"]]);
}

#[test]
fn our_engine_plays_the_same_in_cecp() {
    plays_the_same("cecp", &[&["--depth", "3"]]);
}

fn plays_the_same(dialect: &str, limits: &[&[&str]]) {
    let folder = tempfile::tempdir().unwrap();
    let program = format!("cmd={},arg=engine,name=Other,proto={dialect}", env!("CARGO_BIN_EXE_chuhe"));
    fs::write(folder.path().join("a.fen"), "# two\nstartpos moves h2e2\n\nstartpos moves c3c4 ; 5\n")
        .unwrap();
    for limit in limits {
        let arguments = ["match", "--engine", "self,name=Own", "--engine", &program, "--openings", "a.fen"];
        let more = ["--max-plies", "60", "--pgn", "a.pgn", "--force", "--json", "--concurrency", "2"];
        let result = json(&said(folder.path(), &[&arguments[..], limit, &more[..]].concat(), ""));
        assert_eq!(result["games"], 4);
        assert_eq!(result["pairs"], json("[0, 0, 2, 0, 0]"), "{result}");
        let pgn = fs::read_to_string(folder.path().join("a.pgn")).unwrap();
        let games: Vec<(&str, &str)> =
            pgn.trim().split("[Game ").skip(1).map(|game| game.split_once("\n\n").unwrap()).collect();
        let moves = |round: &str| -> Vec<&str> {
            let (_, moves) =
                games.iter().find(|(tags, _)| tags.contains(&format!("[Round \"{round}\"]"))).unwrap();
            moves.split_whitespace().filter(|word| word.len() == 5 && word.as_bytes()[2] == b'-').collect()
        };
        assert!(moves("1.1").len() > 9, "{pgn}");
        assert_eq!((moves("1.1"), moves("2.1")), (moves("1.2"), moves("2.2")), "{limit:?}");
        let checked = chuhe(folder.path(), &["check", "a.pgn", "--json"], "");
        let found = json(std::str::from_utf8(&checked.stdout).unwrap());
        assert_eq!(found["games"], 4, "{found}");
        let ids = found["warnings"].as_array().unwrap().iter().map(|warning| warning["id"].as_str().unwrap());
        assert!(ids.into_iter().all(|id| id == "check-duplicate"), "every move is legal: {found}");
    }
}

#[test]
fn a_killed_match_goes_on_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let games = ["--games", "12", "--log", "match.jsonl", "--json"];
    let arguments = with(&SHORT[..5], &with(&games, &["--max-plies", "120"]));
    let whole = timeless(json(&said(
        folder,
        &with(&SHORT[..5], &["--games", "12", "--max-plies", "120", "--json"]),
        "",
    )));
    for _ in 0..3 {
        let before = lines(&folder.join("match.jsonl"));
        let mut child = start(folder, &with(&arguments, &["--verbose"]));
        // After another game or two it is killed, wherever it is.
        let told = BufReader::new(child.stderr.take().unwrap()).lines();
        told.take(2).for_each(|line| drop(line.unwrap()));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(lines(&folder.join("match.jsonl")) > before);
    }
    let output = chuhe(folder, &arguments, "");
    assert!(output.status.success());
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("Games of this match in “match.jsonl”: "), "{told}");
    assert_eq!(timeless(json(std::str::from_utf8(&output.stdout).unwrap())), whole);
    assert_eq!(lines(&folder.join("match.jsonl")), 13);
    let other = with(&arguments, &["--seed", "2"]);
    let (code, error) = refused(folder, &other, "");
    assert_eq!(
        (code, error.trim()),
        (2, "chuhe: “match.jsonl” is the log of another match. Other there: seed.")
    );
}

fn start(folder: &Path, arguments: &[&str]) -> std::process::Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chuhe"));
    command.args(arguments).current_dir(folder).env("LC_ALL", "C").stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// How many whole lines a file has; none if it is not there.
fn lines(path: &Path) -> usize {
    fs::read_to_string(path).map_or(0, |text| text.matches('\n').count())
}

#[test]
fn the_games_are_written_in_the_notation_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    for (notation, mv) in
        [(None, "1. H2-E2"), (Some("wxf"), "1. C2=5"), (Some("chinese-simplified"), "1. 炮二平五")]
    {
        fs::write(folder.path().join("a.fen"), "startpos\n").unwrap();
        let asked = notation.map_or(vec![], |notation| vec!["--notation", notation]);
        let arguments =
            with(&SHORT[..5], &["--games", "1", "--max-plies", "4", "--pgn", "-", "--openings", "a.fen"]);
        let text = said(folder.path(), &with(&arguments, &asked), "");
        let first =
            text.split_once("\n\n1. ").map(|(_, moves)| moves.split_whitespace().next().unwrap().to_owned());
        let (first, shape) = (first.unwrap(), mv.split_once(' ').unwrap().1);
        assert_eq!(first.chars().count(), shape.chars().count(), "{first} is to be such as {shape}: {text}");
        assert_eq!(first.is_ascii(), shape.is_ascii(), "{first} is to be such as {shape}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_killed_match_leaves_no_engine_behind() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // It hears the end of its input, and goes on all the same.
    let engine = "trap '' TERM HUP INT\necho $$ > pid\nwhile read -r line; do case $line in uci) echo uciok ;; isready) echo \
                  readyok ;; esac; done\nwhile :; do sleep 0.1; done\n";
    fs::write(folder.join("engine"), engine).unwrap();
    let arguments =
        ["match", "--engine", "self", "--engine", "cmd=/bin/sh,arg=engine,dir=.", "--nodes", "100"];
    let mut child = start(folder, &arguments);
    let mut number = String::new();
    let state = |number: &str| {
        let stat = fs::read_to_string(format!("/proc/{}/stat", number.trim())).unwrap_or_default();
        stat.rsplit(") ").next().and_then(|rest| rest.chars().next())
    };
    for _ in 0..500 {
        number = fs::read_to_string(folder.join("pid")).unwrap_or_default();
        if !number.is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(state(&number).is_some_and(|state| state != 'Z'), "{number}");
    child.kill().unwrap();
    child.wait().unwrap();
    // Who waits for what nobody else waits for may take its time, or not be there.
    let is_gone = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        state(&number).is_none_or(|state| state == 'Z')
    });
    assert!(is_gone, "{number} is still there");
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_says_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let program = format!("cmd={},arg=uci,name=Other", env!("CARGO_BIN_EXE_chuhe"));
    let arguments =
        ["match", "--engine", "self", "--engine", &program, "--nodes", "200", "--max-plies", "20"];
    let more = ["--games", "1000000", "--verbose", "--pgn", "a.pgn", "--log", "a.log", "--json"];
    let mut child = start(folder.path(), &with(&arguments, &more));
    let mut told = BufReader::new(child.stderr.take().unwrap()).lines();
    for _ in 0..3 {
        assert!(told.next().unwrap().unwrap().starts_with("Game "));
    }
    let number = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &number]).status().unwrap().success());
    // What is told meanwhile is read, so that it does not wait.
    let told: Vec<String> = told.map(Result::unwrap).collect();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(told.last().unwrap(), "Interrupted. Games under way do not count.");
    let result = json(std::str::from_utf8(&output.stdout).unwrap());
    let games = result["games"].as_u64().unwrap() as usize;
    assert_eq!(games, lines(&folder.path().join("a.log")) - 1);
    let pgn = fs::read_to_string(folder.path().join("a.pgn")).unwrap();
    assert_eq!(pgn.matches("[Game ").count(), games);
}

#[cfg(unix)]
#[test]
fn faults_are_told_and_decide_the_exit_code() {
    let folder = tempfile::tempdir().unwrap();
    let script = "while read -r line; do case $line in uci) echo uciok;; isready) echo readyok;; go*) exit 7;; esac; done";
    fs::write(folder.path().join("bad.sh"), script).unwrap();
    let engines =
        ["match", "--engine", "cmd=/bin/sh,arg=bad.sh,name=Bad", "--engine", "self", "--nodes", "100"];
    let output = chuhe(folder.path(), &engines, "");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told.lines().next(), Some("Game 1: Bad loses. Crash: exit status: 7"));
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(table.lines().any(|line| line == "Crash: 1") && table.contains("Bad"), "{table}");
}

#[test]
fn what_is_no_match_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let own = ["match", "--engine", "self", "--engine", "self"];
    fs::write(folder.path().join("bad.fen"), "startpos\n9/9 w\n").unwrap();
    fs::write(folder.path().join("over.fen"), "3k5/9/9/9/9/9/9/9/9/4K4 w\n").unwrap();
    for (arguments, said) in [
        (vec!["match", "--engine", "self", "--nodes", "9"], "two engines"),
        (with(&own, &["--engine", "self", "--nodes", "9"]), "two engines"),
        (own.to_vec(), "How long may an engine think?"),
        (vec!["match", "--engine", "pikafish", "--engine", "self", "--nodes", "9"], "expected"),
        (with(&own, &["--nodes", "0"]), "expected a number that is not 0"),
        (with(&own, &["--nodes", "9", "--depth", "2"]), "cannot be used with"),
        (with(&own, &["--tc", "fast"]), "expected seconds"),
        (with(&own, &["--nodes", "9", "--rules", "chess"]), "no rule set “chess”"),
        (with(&own, &["--nodes", "9", "--openings", "none.fen"]), "none.fen"),
        (with(&own, &["--nodes", "9", "--openings", "bad.fen"]), "bad.fen:2: "),
        (
            with(&own, &["--nodes", "9", "--openings", "over.fen"]),
            "over.fen:1: By the rules the game is over",
        ),
        (with(&own, &["--nodes", "9", "--sprt", "elo0=5"]), "expected elo0="),
        (with(&own, &["--nodes", "9", "--log", "bad.fen"]), "“bad.fen” is no log of this match: line 1"),
        (with(&own, &["--nodes", "9", "--pgn", "bad.fen"]), "--force replaces it"),
        (
            with(&["match", "--engine", "cmd=./none,name=N"], &["--engine", "self", "--nodes", "9"]),
            "N cannot be started: ./none: ",
        ),
        (
            with(&["match", "--engine", "self,option.Magic=1"], &["--engine", "self", "--nodes", "9"]),
            "Chuhe has no option “Magic”.",
        ),
    ] {
        let (code, error) = refused(folder.path(), &arguments, "");
        assert!(code == 2 && error.contains(said), "{arguments:?}: {code}, {error}");
    }
}
