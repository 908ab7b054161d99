//! Folders of games that go on after an interruption.

use std::fs;
use std::path::Path;

use chuhe_training::{Archive, ArchiveError, Plan, Played, read, shard};

use super::{games, plan};

/// Adds games that are there already to a folder.
fn add(folder: &Path, plan: &Plan, games: &[Played]) {
    let mut archive = Archive::open(folder, plan).unwrap();
    for game in &games[archive.games() as usize..] {
        archive.add(game).unwrap();
    }
    archive.sync().unwrap();
}

fn kept(folder: &Path) -> Vec<Played> {
    let mut kept = Vec::new();
    let torn = read(folder, |_, game| {
        kept.push(game);
        Ok::<_, ArchiveError>(())
    });
    assert_eq!(torn.unwrap(), None);
    kept
}

#[test]
fn what_is_kept_is_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan();
    let played = games(&plan, 0..6, 2);
    add(folder.path(), &plan, &played[..2]);
    add(folder.path(), &plan, &played);
    assert_eq!(kept(folder.path()), played);
    let archive = Archive::open(folder.path(), &plan).unwrap();
    let positions = played.iter().map(|game| game.moves.len() as u64).sum();
    assert_eq!((archive.games(), archive.positions()), (6, positions));
}

#[test]
fn wherever_a_process_is_killed_the_folder_becomes_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("00000.games");
    let plan = Plan { plies: 4, ..plan() };
    let played = games(&plan, 0..3, 2);
    add(folder.path(), &plan, &played);
    let bytes = fs::read(&path).unwrap();
    let head = shard::head(&plan, 0).len();
    let mut ends = vec![head];
    ends.extend(played.iter().scan(head, |at, game| {
        *at += shard::entry(game).len();
        Some(*at)
    }));
    for cut in 0..=bytes.len() {
        fs::write(&path, &bytes[..cut]).unwrap();
        let archive = Archive::open(folder.path(), &plan).unwrap();
        let whole = ends.iter().filter(|end| **end <= cut).count().saturating_sub(1);
        assert_eq!(archive.games(), whole as u64, "cut at {cut}");
        drop(archive);
        add(folder.path(), &plan, &played);
        assert_eq!(fs::read(&path).unwrap(), bytes, "cut at {cut}");
    }
}

#[test]
fn a_full_shard_is_followed_by_another() {
    let folder = tempfile::tempdir().unwrap();
    let plan = Plan { plies: 1, ..plan() };
    let game = games(&plan, 0..1, 1).remove(0);
    let games: Vec<Played> = (0..shard::GAMES + 3).map(|number| Played { number, ..game.clone() }).collect();
    add(folder.path(), &plan, &games[..shard::GAMES as usize]);
    assert_eq!(Archive::open(folder.path(), &plan).unwrap().games(), shard::GAMES);
    add(folder.path(), &plan, &games);
    assert_eq!(kept(folder.path()).len(), games.len());
    let shard = |name: &str| folder.path().join(name);
    // Killed while the second one was begun.
    let second = fs::read(shard("00001.games")).unwrap();
    for cut in [0, 1, shard::head(&plan, 1).len() - 1] {
        fs::write(shard("00001.games"), &second[..cut]).unwrap();
        assert_eq!(Archive::open(folder.path(), &plan).unwrap().games(), shard::GAMES);
        assert!(!shard("00001.games").exists());
        add(folder.path(), &plan, &games);
        assert_eq!(fs::read(shard("00001.games")).unwrap(), second);
    }
    // A shard that others follow is whole.
    let first = fs::read(shard("00000.games")).unwrap();
    fs::write(shard("00000.games"), &first[..first.len() - 1]).unwrap();
    let short =
        |result| matches!(result, Err(ArchiveError::Short { found, .. }) if found == shard::GAMES - 1);
    assert!(short(Archive::open(folder.path(), &plan).map(drop)));
    assert!(short(read(folder.path(), |_, _| Ok::<_, ArchiveError>(())).map(drop)));
    fs::rename(shard("00000.games"), shard("00002.games")).unwrap();
    let missing = |result: Result<_, _>| match result {
        Err(ArchiveError::Missing { path }) => path == shard("00000.games"),
        _ => false,
    };
    assert!(missing(Archive::open(folder.path(), &plan).map(drop)));
    assert!(missing(read(folder.path(), |_, _| Ok::<_, ArchiveError>(())).map(drop)));
}

#[test]
fn games_of_another_plan_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let plan = plan();
    add(folder.path(), &plan, &games(&plan, 0..1, 1));
    let differing = |other: Plan| match Archive::open(folder.path(), &other) {
        Err(ArchiveError::OtherPlan { differing }) => differing,
        other => panic!("{other:?}"),
    };
    assert_eq!(differing(Plan { seed: 9, nodes: 61, ..plan.clone() }), ["nodes", "seed"]);
    assert_eq!(differing(Plan { clear: None, ..plan.clone() }), ["clear"]);
    assert_eq!(differing(Plan { rules: chuhe_rules::RuleSet::SIMPLE, ..plan.clone() }), ["rules"]);
}

#[test]
fn a_folder_has_one_writer() {
    let folder = tempfile::tempdir().unwrap();
    let _archive = Archive::open(folder.path(), &plan()).unwrap();
    assert!(matches!(Archive::open(folder.path(), &plan()), Err(ArchiveError::InUse)));
}

#[test]
fn a_folder_without_games_is_said_to_be_so() {
    let folder = tempfile::tempdir().unwrap();
    let nothing = |folder: &Path| read(folder, |_, _| Ok::<_, ArchiveError>(()));
    assert!(matches!(nothing(folder.path()), Err(ArchiveError::Empty)));
    assert!(matches!(nothing(&folder.path().join("none")), Err(ArchiveError::Io { .. })));
}
