//! What holds where several threads search.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use chuhe_engine::{Answer, Clock, Handicap, Level, Limits, Now, Report, Score, Searcher, Stop};
use chuhe_rules::Game;

const TEXTS: [&str; 5] = [
    "startpos",
    "startpos moves h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5",
    "2bak1b2/4a4/n3c4/p3p3p/9/2P3R2/P3P3P/2N1C4/4A4/2BAK1B2 w - - 0 1",
    "3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1",
    "3k5/9/9/9/9/9/9/9/9/4K4 w",
];

fn games() -> impl Iterator<Item = Game> {
    TEXTS.iter().map(|text| Game::from_fen(text).unwrap())
}

fn crew(threads: usize) -> Searcher {
    let mut searcher = Searcher::new(1);
    assert_eq!(searcher.set_threads(threads), threads);
    searcher
}

#[test]
fn one_thread_searches_as_it_always_did() {
    for game in games() {
        let search = |searcher: &mut Searcher| {
            let mut reports: Vec<Report> = Vec::new();
            let limits = Limits::nodes(20_000);
            let answer =
                searcher.search(&game, &limits, &(), &Stop::new(), |report| reports.push(report.clone()));
            (answer, reports)
        };
        let plain = search(&mut Searcher::new(1));
        let mut again = crew(4);
        again.set_threads(1);
        assert_eq!(search(&mut again), plain);
    }
}

#[test]
fn several_threads_answer_with_a_legal_move_hundreds_of_times() {
    let rounds = if chuhe_testkit::slow() { 2_000 } else { 60 };
    for threads in [2, 3, 8] {
        let mut searcher = crew(threads);
        for round in 0..rounds {
            for game in games() {
                let limits = match round % 3 {
                    0 => Limits::depth(1 + round % 5),
                    1 => Limits::nodes(u64::from(round) * 37),
                    _ => Limits::soft_nodes(u64::from(round) * 17),
                };
                let mut last: Option<Report> = None;
                let answer = searcher.search(&game, &limits, &(), &Stop::new(), |report| {
                    assert!(last.as_ref().is_none_or(|last| last.nodes <= report.nodes));
                    last = Some(report.clone());
                });
                let best = answer.best.unwrap();
                assert!(game.position().is_legal(best));
                let last = last.unwrap();
                assert_eq!(
                    (last.pv.first(), last.nodes, last.score),
                    (Some(&best), answer.nodes, answer.score)
                );
            }
            if round % 10 == 9 {
                searcher.clear();
                searcher.resize(1);
            }
        }
    }
}

#[test]
fn the_nodes_of_all_threads_count() {
    let game = Game::start();
    for threads in [2, 5] {
        let mut searcher = crew(threads);
        for nodes in [0, 1, 1_000, 5_000, 100_000] {
            searcher.clear();
            let answer = searcher.search(&game, &Limits::nodes(nodes), &(), &Stop::new(), |report| {
                assert!(report.nodes <= nodes);
            });
            // What is missing was given to threads that were stopped before they came to it.
            let missing = threads as u64 * 1_024;
            assert!(answer.nodes <= nodes && answer.nodes + missing > nodes, "{nodes}: {answer:?}");
        }
    }
}

#[test]
fn a_mate_is_found_by_several_threads() {
    for _ in 0..20 {
        let game = Game::from_fen("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1").unwrap();
        let answer = crew(4).search(&game, &Limits::depth(6), &(), &Stop::new(), |_| {});
        assert_eq!((answer.score, answer.best), (Score::MateIn(1), "i0i9".parse().ok()));
    }
}

#[test]
fn where_nothing_can_move_no_thread_finds_a_move() {
    let game = Game::from_fen("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1 moves i0i9").unwrap();
    let answer = crew(3).search(&game, &Limits::depth(3), &(), &Stop::new(), |_| {});
    assert_eq!((answer.best, answer.score, answer.nodes), (None, Score::MatedIn(0), 0));
}

#[test]
fn a_flag_ends_all_threads() {
    let mut searcher = crew(4);
    for round in 0..30 {
        let stop = Stop::new();
        let answer = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(round % 7));
                stop.set();
            });
            searcher.search(&Game::start(), &Limits::default(), &(), &stop, |_| {})
        });
        assert!(answer.best.is_some());
    }
    // A flag that is set from the beginning still gives a move.
    let stop = Stop::new();
    stop.set();
    let answer = searcher.search(&Game::start(), &Limits::default(), &(), &stop, |_| {});
    assert!(answer.best.is_some() && answer.nodes == 0);
}

/// A clock that goes on by one millisecond each time it is read.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Now for Ticking {
    fn now(&self) -> u64 {
        self.0.fetch_add(1, Ordering::Relaxed)
    }
}

#[test]
fn only_the_thread_that_is_asked_reads_the_clock() {
    let mut searcher = crew(4);
    for limits in [
        Limits { move_time: Some(50), ..Limits::default() },
        Limits { clock: Some(Clock { remaining: 1_000, ..Clock::default() }), ..Limits::default() },
    ] {
        let now = Ticking::default();
        let answer = searcher.search(&Game::start(), &limits, &now, &Stop::new(), |_| {});
        assert!(answer.best.is_some());
        let taken = now.0.load(Ordering::Relaxed);
        assert!(taken <= 50 + 100, "{taken} ms");
    }
}

#[test]
fn a_weakened_player_plays_the_same_whatever_is_set() {
    let limits = Limits::handicap(Handicap { level: Level::try_new(4).unwrap(), seed: 7 });
    for game in games() {
        let think =
            |mut searcher: Searcher| -> Answer { searcher.search(&game, &limits, &(), &Stop::new(), |_| {}) };
        assert_eq!(think(crew(4)), think(Searcher::new(1)));
    }
}

#[test]
fn several_threads_report_several_lines() {
    let limits = Limits { lines: 3, ..Limits::depth(6) };
    for game in games().take(4) {
        let mut lines = Vec::new();
        let answer = crew(3).search(&game, &limits, &(), &Stop::new(), |report| {
            if report.line == 1 {
                lines.clear();
            }
            lines.push(report.clone());
        });
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[0].pv.first().copied(), answer.best);
        let firsts: std::collections::HashSet<_> = lines.iter().map(|line| line.pv[0]).collect();
        assert_eq!(firsts.len(), 3);
    }
}
