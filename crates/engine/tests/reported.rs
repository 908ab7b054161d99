//! What users of other engines have reported, by the numbers of `REPORTED_BUGS.md` in the collection of test data.

use chuhe_engine::{Answer, Clock, Limits, Now, Report, Score, Searcher, Stop, evaluate};
use chuhe_rules::{Game, Move};

fn search(text: &str, limits: &Limits) -> (Game, Answer, Vec<Report>) {
    let game = Game::from_fen(text).unwrap();
    let mut reports = Vec::new();
    let answer =
        Searcher::new(1).search(&game, limits, &(), &Stop::new(), |report| reports.push(report.clone()));
    (game, answer, reports)
}

/// Positions of the reports.
const POSITIONS: [&str; 12] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w - - 0 1",
    "5R3/4k4/9/4r4/9/9/5p3/5A3/5K3/9 b - - 0 1",
    "3aka1r1/9/1c1C4c/p2r4p/1R4p2/5n3/P3P1P1P/2N3N2/4A4/R1B1KAB2 w - - 0 1",
    "3c1k3/9/3R5/9/9/9/3cR4/9/4A4/3K1A3 w - - 0 1 moves d0e0 d9e9 e0d0 e9d9",
    "9/3k5/9/9/9/4R4/9/3r1C3/4K4/9 w - - 0 1",
    "4kae2/4a4/4e4/9/PR7/9/3H4P/9/9/2E1K1r2 w - - 0 1",
    "1Crak1b2/c3a4/4b1n2/5Rp1p/1RN1C4/6P2/P3p3P/9/4A4/2BAK2cr w - - 0 1",
    "4kac2/3Pa4/4c4/8p/9/9/8P/4C4/3pA4/4KAC2 w - - 0 1",
    "4k1rr1/9/9/9/9/9/9/9/9/5K3 w - - 0 1",
    "4k1rr1/9/9/9/9/9/9/9/9/5K3 w - - 0 1 moves f0f1",
    // Black checks with the chariot for the second time round.
    "3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w - - 0 1 moves c0c9 d9d8 c9c8 d8d9 c8c9 d9d8 c9c8 d8d9",
];

#[test]
fn no_8_and_9_a_repetition_is_not_called_a_mate() {
    for fen in &POSITIONS[1..3] {
        for depth in [6, 9] {
            let (game, answer, reports) = search(fen, &Limits::depth(depth));
            assert!(!matches!(answer.score, Score::MateIn(_)), "{fen}: {answer:?}");
            for report in reports {
                assert!(!matches!(report.score, Score::MateIn(_)), "{fen}: {report:?}");
            }
            assert!(game.outcome().is_none());
        }
    }
}

#[test]
fn no_12_where_no_move_mates_there_is_no_mate_in_one() {
    let (game, _, reports) = search(POSITIONS[3], &Limits::nodes(100_000));
    let moves = game.legal_moves();
    let mates = moves.iter().filter(|mv| {
        let mut game = game.clone();
        game.play(**mv).unwrap();
        game.legal_moves().is_empty()
    });
    assert_eq!((moves.len(), mates.count()), (40, 0));
    assert!(reports.iter().all(|report| report.score != Score::MateIn(1)), "{reports:?}");
}

#[test]
fn no_18_a_chariot_does_not_win_against_a_full_guard() {
    // The attacker's own guards change nothing.
    for own in ["4K4", "3AK4", "3AKA3", "2BAK4", "2BAKAB2"] {
        for place in ["R8/9", "9/4R4", "9/8R"] {
            let fen = format!("3akab2/9/4b4/9/9/9/9/{place}/{own} w");
            let (game, answer, _) = search(&fen, &Limits::nodes(20_000));
            let worth = evaluate(game.position());
            assert!(worth.abs() < 60, "{fen}: {worth}");
            assert!(matches!(answer.score, Score::Centipawns(-200..=200)), "{fen}: {answer:?}");
        }
    }
}

#[test]
fn no_26_a_root_without_moves_is_answered_with_none() {
    for fen in [
        "R3k4/1R7/9/9/9/9/9/9/9/3K5 b",
        "3k5/9/3P5/9/9/9/9/9/4K4/9 b",
        "4k1rr1/9/9/9/9/9/9/9/9/5K3 w moves f0f1 g9g1 f1f2 h9h2",
    ] {
        let (game, answer, reports) = search(fen, &Limits::depth(5));
        let none = game.legal_moves().is_empty();
        assert_eq!(answer.best.is_none(), none, "{fen}");
        assert_eq!(answer.score == Score::MatedIn(0), none, "{fen}: {answer:?}");
        assert!(!reports.is_empty(), "{fen}");
    }
}

/// A clock that is a millisecond later at each look.
#[derive(Default)]
struct Hurried(std::cell::Cell<u64>);

impl Now for Hurried {
    fn now(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

#[test]
fn no_28_there_is_always_a_line_while_there_is_a_move() {
    let clock = Some(Clock { remaining: 30, increment: 0, moves_to_go: None });
    let many = [
        Limits::nodes(1),
        Limits::nodes(7),
        Limits::nodes(50),
        Limits::nodes(9_000),
        Limits::depth(1),
        Limits { move_time: Some(0), ..Limits::default() },
        Limits { move_time: Some(6), ..Limits::default() },
        Limits { clock, ..Limits::default() },
    ];
    for fen in POSITIONS {
        let game = Game::from_fen(fen).unwrap();
        for limits in &many {
            let mut reports = 0;
            let answer =
                Searcher::new(1).search(&game, limits, &Hurried::default(), &Stop::new(), |report| {
                    reports += 1;
                    assert!(!report.pv.is_empty(), "{fen}: {report:?}");
                });
            assert!(reports > 0 && answer.best.is_some(), "{fen}: {answer:?} {limits:?}");
        }
    }
}

#[test]
fn no_34_lines_can_be_played_and_end_where_the_game_does() {
    for fen in POSITIONS {
        let (game, _, reports) = search(fen, &Limits::nodes(60_000));
        for report in reports {
            let mut game = game.clone();
            for (ply, mv) in report.pv.iter().enumerate() {
                let played = game.play(*mv);
                assert!(played.is_ok(), "{fen}: {played:?} at ply {ply} of {:?}", report.pv);
            }
        }
    }
}

#[test]
fn no_35_scores_are_never_beyond_all_bounds() {
    for fen in POSITIONS {
        for limits in [Limits::nodes(1), Limits::nodes(300), Limits::nodes(30_000)] {
            let (_, answer, reports) = search(fen, &limits);
            for score in reports.iter().map(|report| report.score).chain([answer.score]) {
                let bounded = match score {
                    Score::Centipawns(value) => value.abs() < 20_000,
                    Score::MateIn(moves) => (1..=128).contains(&moves),
                    Score::MatedIn(moves) => moves <= 128,
                    Score::WinByRule | Score::LossByRule => true,
                };
                assert!(bounded, "{fen}: {score:?}");
            }
        }
    }
}

#[test]
fn no_39_one_search_after_the_other_leaves_nothing_behind() {
    let mut searcher = Searcher::new(1);
    let stop = Stop::new();
    for round in 0..40 {
        let game = Game::from_fen(POSITIONS[round % POSITIONS.len()]).unwrap();
        stop.set();
        let cut = searcher.search(&game, &Limits::default(), &(), &stop, |_| {});
        assert!(cut.best.is_some_and(|mv: Move| game.legal_moves().contains(&mv)), "{cut:?}");
        stop.clear();
        let whole = searcher.search(&game, &Limits::depth(2), &(), &stop, |_| {});
        assert!(whole.best.is_some_and(|mv| game.legal_moves().contains(&mv)) && whole.depth == 2);
    }
}
