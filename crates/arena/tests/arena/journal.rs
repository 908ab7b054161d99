//! Matches that go on after an interruption.

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;

use chuhe_arena::{Journal, JournalError, Limit, Plan, Played, Round, run};
use chuhe_engine::Stop;

use super::{games, plan};

/// Plays what is missing in a log, as if it was killed after so many games; gives all games in it.
fn play(path: &std::path::Path, plan: &Plan, most: usize) -> Vec<Played> {
    let (mut journal, mut played) = Journal::open(path, plan).unwrap();
    let done: BTreeSet<Round> = played.iter().map(|game| game.round).collect();
    let mut count = 0;
    run(plan, &done, &Stop::new(), |game| {
        if count < most {
            journal.add(&game).unwrap();
            played.push(game);
            count += 1;
        }
        if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .unwrap();
    played.sort_by_key(|game| game.round);
    played
}

fn moves(games: &[Played]) -> Vec<(Round, usize, String)> {
    let text = |game: &Played| game.moves.iter().map(|moved| moved.mv.to_string()).collect();
    games.iter().map(|game| (game.round, game.moves.len(), text(game))).collect()
}

#[test]
fn a_match_in_pieces_is_the_match_in_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let plan = Plan { games: 6, max_plies: 150, ..plan("self", "self:2") };
    let whole = games(&plan).unwrap();
    assert_eq!(play(&path, &plan, 2).len(), 2);
    assert_eq!(play(&path, &plan, 1).len(), 3);
    let pieces = play(&path, &plan, usize::MAX);
    assert_eq!(moves(&pieces), moves(&whole));
    let (_, read) = Journal::open(&path, &plan).unwrap();
    assert_eq!(read.len(), 6);
    for game in &read {
        assert_eq!(
            pieces.iter().find(|other| other.round == game.round),
            Some(game),
            "nothing of it is lost"
        );
    }
}

#[test]
fn wherever_a_log_is_cut_off_only_one_game_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let plan = Plan { games: 4, max_plies: 6, ..plan("self", "self") };
    play(&path, &plan, usize::MAX);
    let bytes = fs::read(&path).unwrap();
    for cut in 0..bytes.len() {
        fs::write(&path, &bytes[..cut]).unwrap();
        let (journal, read) = Journal::open(&path, &plan).unwrap();
        drop(journal);
        let lines = bytes[..cut].split(|byte| *byte == b'\n').count() - 1;
        assert_eq!(read.len(), lines.saturating_sub(1), "cut at {cut}");
        let left = fs::read(&path).unwrap();
        assert!(left.ends_with(b"\n") && bytes.starts_with(&left));
    }
}

#[test]
fn the_log_of_another_match_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let plan = Plan { max_plies: 4, ..plan("self", "self") };
    play(&path, &plan, usize::MAX);
    let differing = |other: Plan| match Journal::open(&path, &other) {
        Err(JournalError::OtherMatch { differing }) => differing,
        other => panic!("{other:?}"),
    };
    let engines = super::plan("self,name=X", "self").engines;
    assert_eq!(differing(Plan { engines, ..plan.clone() }), ["engines"]);
    assert_eq!(differing(Plan { limit: Limit::Depth(2), seed: 9, ..plan.clone() }), ["limit", "seed"]);
    assert_eq!(differing(Plan { openings: plan.openings[..1].to_vec(), ..plan.clone() }), ["openings"]);
    let longer = Plan { games: 6, concurrency: 2, ..plan.clone() };
    assert_eq!(play(&path, &longer, usize::MAX).len(), 6, "a match may be made longer");
}

#[test]
fn what_is_no_log_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let plan = Plan { games: 1, max_plies: 2, ..plan("self", "self") };
    play(&path, &plan, usize::MAX);
    let good = fs::read_to_string(&path).unwrap();
    let damaged = |text: &str| {
        fs::write(&path, text).unwrap();
        let line = match Journal::open(&path, &plan) {
            Err(JournalError::Damaged { line }) => line,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        line
    };
    assert_eq!(damaged("[Event \"x\"]\n\n1. h2e2 *\n"), 1);
    assert_eq!(damaged("{}\n"), 1);
    assert_eq!(damaged(&good.replace("\"chuhe-match\":1", "\"chuhe-match\":2")), 1);
    assert_eq!(damaged(&format!("{good}hello\n")), 3);
    assert_eq!(damaged(&good.replace("\"end\":\"plies\"", "\"end\":{\"rules\":\"result-checkmate\"}")), 2);
    let mv = good.split("\"moves\":\"").nth(1).unwrap()[..4].to_owned();
    assert_eq!(damaged(&good.replace(&mv, "a0a9")), 2);
}

#[test]
fn a_log_has_one_writer() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.jsonl");
    let plan = plan("self", "self");
    let (_journal, _) = Journal::open(&path, &plan).unwrap();
    assert!(matches!(Journal::open(&path, &plan), Err(JournalError::InUse)));
}
