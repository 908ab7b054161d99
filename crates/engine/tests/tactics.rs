//! Mates of the shared table, each proven by others.

#![allow(clippy::print_stderr, reason = "the share found is worth reading")]

use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_rules::Game;

/// The share of `mate_in_at_most` ≤ `most` that is found within `nodes`, with what was missed.
fn found(most: u32, nodes: u64) -> Option<(usize, usize, Vec<String>)> {
    let text = chuhe_testkit::shared_text("engine/tactics.tsv")?;
    let (mut found, mut all, mut missed) = (0, 0, Vec::new());
    let mut impossible = 0;
    let mut searcher = Searcher::new(16);
    for line in text.lines().skip(1) {
        let mut fields = line.split('\t');
        let fen = fields.next().unwrap();
        let moves: u32 = fields.next().unwrap().parse().unwrap();
        if moves > most {
            continue;
        }
        // Some compositions cannot occur in a game.
        let Ok(game) = Game::from_fen(fen) else {
            impossible += 1;
            continue;
        };
        searcher.clear();
        let answer = searcher.search(&game, &Limits::nodes(nodes), &(), &Stop::new(), |_| {});
        all += 1;
        match answer.score {
            Score::MateIn(found_moves) if found_moves <= moves => found += 1,
            score => missed.push(format!("{fen}: {score:?} instead of mate in {moves}")),
        }
    }
    eprintln!("{impossible} impossible positions left out");
    Some((found, all, missed))
}

#[test]
fn finds_mates_in_three() {
    let Some((found, all, missed)) = found(3, 100_000) else { return };
    eprintln!("{found} of {all} mates in at most 3 found within 100000 nodes\n{}", missed.join("\n"));
    assert!(all >= 80, "only {all} positions");
    assert!(found * 100 >= all * 95, "found {found} of {all}:\n{}", missed.join("\n"));
}

#[test]
fn slow_finds_longer_mates() {
    if !chuhe_testkit::slow() {
        eprintln!("skipped: set CHUHE_SLOW=1 for the long run");
        return;
    }
    let Some((found, all, missed)) = found(6, 2_000_000) else { return };
    eprintln!("{found} of {all} mates in at most 6 found within 2000000 nodes\n{}", missed.join("\n"));
    assert!(found * 100 >= all * 90, "found {found} of {all}:\n{}", missed.join("\n"));
}
