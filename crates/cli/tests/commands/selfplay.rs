use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::{chuhe, names, refused, said};

/// Quick games.
const QUICK: [&str; 5] = ["selfplay", "--nodes", "50", "--out", "games"];

fn with<'a>(first: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [first, more].concat()
}

/// The only shard of a folder of games.
fn shard(folder: &Path) -> Vec<u8> {
    fs::read(folder.join("games/00000.games")).unwrap_or_default()
}

#[test]
fn games_are_played_checked_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let text = said(folder.path(), &with(&QUICK, &["--games", "6"]), "");
    assert!(text.starts_with("Games: 6, positions: ") && text.contains(" New positions an hour: "), "{text}");
    assert_eq!(names(&folder.path().join("games")), ["00000.games", "lock"]);
    let positions = text.split(['.', ',']).nth(1).unwrap();
    let checked = said(folder.path(), &["selfplay", "verify", "games"], "");
    assert_eq!(checked.trim(), format!("Games: 6,{positions}, wrong games: 0."));
    let counted = said(folder.path(), &["selfplay", "stats", "games"], "");
    assert!(counted.starts_with(&format!("Games: 6,{positions}.\n")), "{counted}");
    for part in ["Won by Red: ", "median", "Different openings: 6. Games that are there twice: 0.", "≤ 10: "]
    {
        assert!(counted.contains(part), "{part}: {counted}");
    }
    let won: usize = counted
        .lines()
        .nth(1)
        .unwrap()
        .split(|c: char| !c.is_numeric())
        .filter_map(|n| n.parse::<usize>().ok())
        .sum();
    assert_eq!(won, 6, "each game has one result: {counted}");
    let counted = said(folder.path(), &["selfplay", "stats", "games", "--lang", "uk"], "");
    assert!(counted.starts_with("Партій: 6, "), "{counted}");
}

#[test]
fn mates_that_are_announced_are_looked_for() {
    let folder = tempfile::tempdir().unwrap();
    said(folder.path(), &with(&QUICK, &["--games", "12", "--play-out"]), "");
    let text = said(folder.path(), &["selfplay", "verify", "games", "--mates"], "");
    let numbers: Vec<usize> = text
        .lines()
        .next()
        .unwrap()
        .split(|c: char| !c.is_numeric())
        .filter_map(|n| n.parse().ok())
        .collect();
    let [announced, proven, found, refuted, open] = numbers[..] else { panic!("{text}") };
    assert_eq!((announced, refuted), (proven + found + open, 0), "{text}");
    assert!(proven > 0 && text.ends_with(", wrong games: 0.\n"), "{text}");
}

#[test]
fn a_killed_run_goes_on_and_threads_change_nothing() {
    let whole = tempfile::tempdir().unwrap();
    said(whole.path(), &with(&QUICK, &["--games", "60", "--threads", "1"]), "");
    let whole = shard(whole.path());
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let arguments = with(&QUICK, &["--games", "60", "--threads", "2"]);
    let mut kills = 0;
    for _ in 0..4 {
        let before = shard(folder).len();
        let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
            .args(&arguments)
            .current_dir(folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // As soon as there is another game it is killed, wherever it is.
        while shard(folder).len() < before + 2_000 && child.try_wait().unwrap().is_none() {
            sleep(Duration::from_millis(1));
        }
        kills += usize::from(child.kill().is_ok() && !child.wait().unwrap().success());
        assert!(whole.starts_with(&shard(folder)), "nothing else is written, and nothing twice");
    }
    assert!(kills > 0, "it was killed in the middle at least once");
    let output = chuhe(folder, &arguments, "");
    assert!(output.status.success());
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("Games in “games”: ") && told.ends_with(" It goes on from there.\n"), "{told}");
    assert_eq!(shard(folder), whole);
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_whole_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(QUICK)
        .current_dir(folder.path())
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    while shard(folder.path()).len() < 2_000 {
        assert_eq!(child.try_wait().unwrap(), None);
        sleep(Duration::from_millis(1));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let made = String::from_utf8(output.stdout).unwrap();
    let checked = said(folder.path(), &["selfplay", "verify", "games"], "");
    assert_eq!(made.split(". ").next(), checked.split(", wrong").next(), "{made}{checked}");
}

#[test]
fn hours_end_a_run() {
    let folder = tempfile::tempdir().unwrap();
    let text = said(folder.path(), &with(&QUICK, &["--hours", "0.0001"]), "");
    assert!(!text.starts_with("Games: 0,"), "the games under way are played out: {text}");
    let text = said(folder.path(), &["selfplay", "verify", "games"], "");
    assert!(text.ends_with("wrong games: 0.\n"), "{text}");
}

#[test]
fn what_is_wrong_with_a_folder_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    said(folder, &with(&QUICK, &["--games", "3"]), "");
    let path = folder.join("games/00000.games");
    let good = fs::read(&path).unwrap();
    let verify = ["selfplay", "verify", "games"];
    // Cut off in the middle of the last game.
    fs::write(&path, &good[..good.len() - 5]).unwrap();
    let output = chuhe(folder, &verify, "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("the last game is cut off. After byte ") && text.contains("Games: 2, "), "{text}");
    // A game with a changed byte.
    let mut bad = good.clone();
    let last = bad.len() - 10;
    bad[last] ^= 1;
    fs::write(&path, &bad).unwrap();
    for arguments in [&verify[..], &["selfplay", "stats", "games"], &with(&QUICK, &["--games", "4"])] {
        let (code, error) = refused(folder, arguments, "");
        assert!(code == 2 && error.contains("00000.games” is damaged at byte "), "{error}");
        assert!(error.contains(" The checksum is ") && error.contains(" and should be "), "{error}");
        assert_eq!(fs::read(&path).unwrap(), bad, "it is left as it is");
    }
    fs::write(&path, "[Event \"x\"]").unwrap();
    assert!(refused(folder, &verify, "").1.contains("It should begin with CHUHE-S1."));
    fs::write(&path, &good).unwrap();
    for (arguments, said) in [
        (with(&QUICK, &["--seed", "2"]), "“games” holds games that are played otherwise. Other there: seed."),
        (with(&QUICK, &["--play-out"]), "Other there: clear."),
        (vec!["selfplay"], "--out <FOLDER>"),
        (with(&QUICK, &["--games", "1", "--hours", "1"]), "cannot be used with"),
        (with(&QUICK, &["--hours", "0"]), "expected a number of hours that is more than 0"),
        (vec!["selfplay", "--out", "a", "--nodes", "0"], "0 is not in 1.."),
        (vec!["selfplay", "verify", "."], "“.” holds no games of the engine with itself."),
        (vec!["selfplay", "stats", "none"], "none: "),
        (vec!["selfplay", "--out", "games/lock", "--games", "1"], "games/lock: "),
    ] {
        let (code, error) = refused(folder, &arguments, "");
        assert!(code == 2 && error.contains(said), "{arguments:?}: {code}, {error}");
    }
}
