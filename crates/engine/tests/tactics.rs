//! Mates of the shared table, each proven by others.

#![allow(clippy::print_stderr, reason = "the share found is worth reading")]

use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_rules::Game;

/// A position with a mate.
struct Row {
    game: Game,
    /// In how many moves another engine mates; there may be a shorter way.
    moves: u32,
    /// Whether two engines proved it.
    is_proven: bool,
}

/// The rows of the table that can occur in a game.
fn rows() -> Option<Vec<Row>> {
    let text = chuhe_testkit::shared_text("engine/tactics.tsv")?;
    let all = text.lines().skip(1).count();
    let rows: Vec<Row> = text
        .lines()
        .skip(1)
        .filter_map(|line| {
            let mut fields = line.split('\t');
            let game = Game::from_fen(fields.next().unwrap());
            let moves = fields.next().unwrap().parse().unwrap();
            Some(Row { game: game.ok()?, moves, is_proven: fields.next() == Some("yes") })
        })
        .collect();
    eprintln!("{} impossible positions of {all} left out", all - rows.len());
    Some(rows)
}

/// Asserts that in at least `percent` of the rows chosen a mate no longer than the known one is found within `nodes`.
#[track_caller]
fn finds(percent: usize, nodes: u64, at_least: usize, chosen: impl Fn(&Row) -> bool) {
    let Some(rows) = rows() else { return };
    let (mut found, mut all, mut missed) = (0, 0, Vec::new());
    let mut searcher = Searcher::new(16);
    for row in rows.iter().filter(|row| chosen(row)) {
        searcher.clear();
        let is_mate = |score| matches!(score, Score::MateIn(moves) if moves <= row.moves);
        let stop = Stop::new();
        let answer = searcher.search(&row.game, &Limits::nodes(nodes), &(), &stop, |report| {
            if is_mate(report.score) {
                stop.set();
            }
        });
        all += 1;
        if is_mate(answer.score) {
            found += 1;
        } else {
            let fen = row.game.position().fen();
            missed.push(format!("{fen}: {:?} instead of mate in {}", answer.score, row.moves));
        }
    }
    let missed = missed.join("\n");
    eprintln!("{found} of {all} mates found within {nodes} nodes\n{missed}");
    assert!(all >= at_least, "only {all} positions");
    assert!(found * 100 >= all * percent, "found {found} of {all}:\n{missed}");
}

#[test]
fn finds_mates_in_three() {
    finds(95, 100_000, 80, |row| row.moves <= 3);
}

// One thread visits more nodes than these within 2 and 10 seconds.

#[test]
fn slow_finds_proven_mates_in_five() {
    if !chuhe_testkit::slow() {
        eprintln!("skipped: set CHUHE_SLOW=1 for the long run");
        return;
    }
    finds(100, 2_000_000, 140, |row| row.moves <= 5 && row.is_proven);
}

#[test]
fn slow_finds_longer_mates() {
    if !chuhe_testkit::slow() {
        eprintln!("skipped: set CHUHE_SLOW=1 for the long run");
        return;
    }
    finds(95, 10_000_000, 70, |row| row.moves > 5 || !row.is_proven);
}
