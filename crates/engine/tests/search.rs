//! What holds for every search.

use std::cell::Cell;

use chuhe_engine::{
    Answer, Bound, Clock, Handicap, Level, Limits, Now, Report, Score, Searcher, Stop, bench,
};
use chuhe_rules::{Game, Move, Position, Setup};
use proptest::prelude::*;

fn game(text: &str) -> Game {
    Game::from_fen(text).unwrap()
}

fn search(game: &Game, limits: &Limits) -> (Answer, Vec<Report>) {
    let mut reports = Vec::new();
    let answer =
        Searcher::new(1).search(game, limits, &(), &Stop::new(), |report| reports.push(report.clone()));
    (answer, reports)
}

/// The moves of a line are legal one after the other.
#[track_caller]
fn legal_line(game: &Game, line: &[Move]) {
    let mut position = game.position().clone();
    for mv in line {
        assert!(position.is_legal(*mv), "{mv} of {line:?} in {position}");
        position.play_unchecked(*mv);
    }
}

/// The signature of the search: a change of it is a change of play.
#[test]
fn the_bench_visits_the_same_nodes_everywhere() {
    assert_eq!(bench(&()).nodes, 1_305_800);
}

#[test]
fn a_forced_mate_is_reported_in_moves() {
    let (answer, reports) = search(&game("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1"), &Limits::depth(6));
    assert_eq!((answer.score, answer.best), (Score::MateIn(1), "i0i9".parse().ok()));
    assert_eq!(reports.last().unwrap().pv.len(), 1);
    // From the other side: two moves to live.
    let (answer, _) = search(&game("3k5/9/1R7/9/9/9/9/9/9/4K3R b - - 0 1"), &Limits::depth(8));
    assert!(matches!(answer.score, Score::MatedIn(1 | 2)), "{:?}", answer.score);
}

/// The mating chariot stands where it could be captured, if its captors were not pinned or blocked.
#[test]
fn a_mate_by_a_move_that_seems_to_lose_a_piece_is_found_at_once() {
    for (text, first) in [
        (
            "rnb1kabnr/4a4/1c2c4/p1p1p1p1p/9/9/P1P1P1P1P/1C5CN/R8/1NBAKAB1R w - - 4 3 moves b0c2 b7c7 a1d1 b9a7 b2b6 h9g7 h2e2 a9b9 b6e6 \
             g7e6 e2e6 i9h9 d0e1 c7c3 e0d0 c3d3",
            "d1d3",
        ),
        (
            "rnbakabnr/9/1c2c4/p1p1p1p1p/9/2P6/P3P1P1P/6CCR/9/RNBAKABN1 w - - 6 4 moves b0c2 b7d7 a0b0 b9a7 b0b8 h9i7 g2e2 i9h9 e2e6 \
             d9e8 b8d8 d7c7 c2d4 c6c5 h2d2 c7d7",
            "d8d7",
        ),
    ] {
        let (answer, _) = search(&game(text), &Limits::depth(5));
        assert_eq!((answer.score, answer.best), (Score::MateIn(2), first.parse().ok()), "{text}");
    }
}

#[test]
fn a_line_goes_on_after_its_first_move_wherever_the_search_ends() {
    for text in [
        "startpos moves a3a4 h7h0",
        "startpos moves b2e2 h7e7 h0g2 b9c7",
        "r2akab1r/9/2n1b1n2/p1p1p1p1p/1c2R2c1/2P3P2/P3P3P/1CN1C1N2/9/R1BAKAB2 w - - 4 8",
    ] {
        let game = game(text);
        for nodes in (2_000..40_000).step_by(700) {
            let (_, reports) = search(&game, &Limits::nodes(nodes));
            let line = &reports.last().unwrap().pv;
            assert!(line.len() > 1, "{text} {nodes}: {line:?}");
            legal_line(&game, line);
        }
    }
}

#[test]
fn where_nothing_can_move_the_answer_is_empty() {
    for lost in [
        // Checkmate and stalemate.
        "3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1 moves i0i9",
        "3k5/4P4/3P5/9/9/9/9/9/9/4K4 b - - 0 1",
    ] {
        let game = game(lost);
        assert!(!game.position().has_legal_move(), "{lost}");
        let (answer, reports) = search(&game, &Limits::depth(3));
        assert_eq!((answer.best, answer.score, answer.nodes), (None, Score::MatedIn(0), 0));
        assert_eq!(reports.len(), 1);
        assert!(reports[0].pv.is_empty());
    }
}

#[test]
fn a_finished_game_with_moves_left_is_searched() {
    // Over by the move limit, by repetition and by dead material.
    for over in [
        "3a1k3/9/9/9/9/9/9/9/3R5/4K4 w - - 120 90",
        "startpos moves b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9",
        "3a1k3/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1",
    ] {
        let game = game(over);
        assert!(game.outcome().is_some(), "{over}");
        assert!(search(&game, &Limits::depth(3)).0.best.is_some(), "{over}");
    }
}

#[test]
fn node_limits_are_never_exceeded() {
    let game = game("r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C4NC1/9/RNBAKAB1R w - - 2 2");
    for nodes in [1, 2, 10, 100, 1_000, 5_000, 12_345] {
        let (answer, reports) = search(&game, &Limits::nodes(nodes));
        assert_eq!(answer.nodes, nodes);
        assert!(answer.best.is_some_and(|mv| game.position().is_legal(mv)));
        assert!(reports.iter().all(|report| report.nodes <= nodes));
    }
    let (answer, _) = search(&game, &Limits { nodes: Some(0), ..Limits::default() });
    assert_eq!(answer.nodes, 0);
    assert!(answer.best.is_some());
}

#[test]
fn the_last_report_tells_all_nodes_and_the_answer() {
    for text in
        ["startpos", "startpos moves h2e2 h9g7 h0g2 i9h9", "4kab2/4a4/4b4/9/4P4/9/9/4B4/4A4/2B1KA2R w"]
    {
        let game = game(text);
        for nodes in [1, 20, 700, 1_024, 3_000, 33_333] {
            let (answer, reports) = search(&game, &Limits::nodes(nodes));
            let last = reports.last().unwrap();
            assert_eq!((last.nodes, last.score), (answer.nodes, answer.score), "{text} {nodes}");
            assert_eq!(last.pv.first(), answer.best.as_ref(), "{text} {nodes}");
            assert_eq!(last.pv.get(1), answer.ponder.as_ref(), "{text} {nodes}");
        }
    }
}

#[test]
fn what_was_found_for_some_moves_is_not_remembered_for_all() {
    let game = game("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1");
    let mut searcher = Searcher::new(1);
    let asked = Limits { search_moves: vec!["e0e1".parse().unwrap()], ..Limits::depth(6) };
    searcher.search(&game, &asked, &(), &Stop::new(), |_| {});
    assert_eq!(searcher.recall(&game), None);
    searcher.search(&game, &Limits::depth(6), &(), &Stop::new(), |_| {});
    assert_eq!(searcher.recall(&game).map(|memory| memory.score), Some(Score::MateIn(1)));
}

#[test]
fn a_soft_limit_of_nodes_lets_a_depth_finish() {
    let game = Game::start();
    for nodes in [1, 300, 5_000, 20_000] {
        let (answer, reports) = search(&game, &Limits::soft_nodes(nodes));
        let last = reports.last().unwrap();
        assert!(answer.nodes >= nodes && last.nodes == answer.nodes && last.depth == answer.depth);
        // The depth before did not come to so many.
        let before = reports.iter().rev().find(|report| report.depth < answer.depth);
        assert!(before.is_none_or(|report| report.nodes < nodes), "{nodes}: {before:?}");
        // The hard limit beside it still holds.
        let limits = Limits { nodes: Some(nodes + 10), ..Limits::soft_nodes(nodes) };
        assert!(search(&game, &limits).0.nodes <= nodes + 10);
    }
}

/// A clock that goes on by one millisecond each time it is read.
struct Ticking(Cell<u64>);

impl Now for Ticking {
    fn now(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

#[test]
fn time_limits_end_a_search() {
    let game = Game::start();
    let clock = |remaining, increment, moves_to_go| Limits {
        clock: Some(Clock { remaining, increment, moves_to_go }),
        ..Limits::default()
    };
    for (limits, most) in [
        (Limits { move_time: Some(50), ..Limits::default() }, 50),
        (Limits { move_time: Some(1), ..Limits::default() }, 1),
        (clock(6_000, 0, None), 1_000),
        (clock(1_000, 100, Some(1)), 1_000),
        (clock(1, 0, None), 20),
        (clock(0, 0, Some(40)), 20),
        (
            Limits { move_time: Some(30), nodes: Some(u64::MAX), depth: Some(60), ..clock(60_000, 0, None) },
            30,
        ),
    ] {
        let now = Ticking(Cell::new(1_000));
        let answer = Searcher::new(1).search(&game, &limits, &now, &Stop::new(), |_| {});
        let taken = now.0.get() - 1_000;
        // Reports read the clock as well.
        assert!(taken <= most + 40, "{limits:?} took {taken} ms");
        assert!(answer.best.is_some());
    }
}

#[test]
fn a_flag_ends_a_search() {
    let stop = Stop::new();
    let mut depths = 0;
    let answer = Searcher::new(1).search(&Game::start(), &Limits::default(), &(), &stop, |report| {
        depths += 1;
        if report.depth == 5 {
            stop.set();
        }
    });
    assert!(answer.best.is_some() && (5..=6).contains(&depths), "{depths} reports");
    // A flag that is set from the beginning still gives a move.
    let answer = Searcher::new(1).search(&Game::start(), &Limits::default(), &(), &stop, |_| {});
    assert!(answer.best.is_some() && answer.nodes == 0);
}

#[test]
fn limits_combine_and_only_the_moves_asked_for_are_looked_at() {
    let game = Game::start();
    let moves: Vec<Move> = ["a3a4", "i3i4"].map(|mv| mv.parse().unwrap()).to_vec();
    let limits =
        Limits { depth: Some(4), nodes: Some(1_000_000), search_moves: moves.clone(), ..Limits::default() };
    let (answer, reports) = search(&game, &limits);
    assert!(moves.contains(&answer.best.unwrap()));
    assert_eq!(answer.depth, 4);
    assert!(reports.iter().all(|report| moves.contains(&report.pv[0])));
    // Moves that cannot be made do not count.
    let limits = Limits { search_moves: vec!["a0a9".parse().unwrap()], ..Limits::depth(2) };
    assert!(game.position().is_legal(search(&game, &limits).0.best.unwrap()));
}

#[test]
fn repetition_is_no_mate() {
    // Reported elsewhere as false mates: a perpetual check or chase, not a mate.
    for fen in [
        "3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w - - 0 1",
        "5R3/4k4/9/4r4/9/9/5p3/5A3/5K3/9 b - - 0 1",
        "3aka1r1/9/1c1C4c/p2r4p/1R4p2/5n3/P3P1P1P/2N3N2/4A4/R1B1KAB2 w - - 0 1",
    ] {
        let (answer, reports) = search(&game(fen), &Limits::nodes(200_000));
        assert!(!matches!(answer.score, Score::MateIn(1)), "{fen}: {answer:?}");
        for report in reports {
            if let Score::MateIn(moves) = report.score {
                // A reported mate is one on the board.
                let mut position = game(fen).position().clone();
                for mv in &report.pv {
                    position.play_unchecked(*mv);
                }
                assert!(!position.has_legal_move(), "{fen}: mate in {moves} by {:?}", report.pv);
            }
        }
    }
}

#[test]
fn who_checks_for_ever_turns_aside() {
    // Red is lost but for checks, and has given them along one cycle twice: once more would lose at once.
    let checks = "3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w - - 0 1 moves c0c9 d9d8 c9c8 d8d9 c8c9 d9d8 c9c8";
    let mut game = game(checks);
    assert!(game.outcome().is_none());
    game.play("d8d9".parse().unwrap()).unwrap();
    assert_eq!(game.outcome(), None);
    let forbidden: Move = "c8c9".parse().unwrap();
    let mut lost = game.clone();
    lost.play(forbidden).unwrap();
    assert_eq!(lost.outcome().and_then(|outcome| outcome.winner), Some(chuhe_rules::Color::Black));
    for depth in 1..8 {
        assert_ne!(search(&game, &Limits::depth(depth)).0.best, Some(forbidden), "depth {depth}");
    }
}

#[test]
fn a_winning_chariot_beats_a_lone_general_within_the_move_limit() {
    let mut game = game("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1");
    let mut searcher = Searcher::new(1);
    while game.outcome().is_none() {
        let answer = searcher.search(&game, &Limits::nodes(20_000), &(), &Stop::new(), |_| {});
        game.play(answer.best.unwrap()).unwrap();
    }
    assert_eq!(game.outcome().unwrap().winner, Some(chuhe_rules::Color::Red));
    assert!(game.plies().len() < 30, "{} plies", game.plies().len());
}

const OPENING: &str = "startpos moves h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5";

#[test]
fn several_lines_are_distinct_and_ordered() {
    for (text, most) in
        [(OPENING, 128), ("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1", 128), ("3k5/9/9/9/9/9/9/9/9/4K4 w", 2)]
    {
        let game = game(text);
        for lines in [2, 3, 5, 500] {
            let count = game.position().legal_moves().len().min(lines).min(most);
            let (answer, reports) = search(&game, &Limits { lines: lines as u32, ..Limits::depth(5) });
            assert!(reports.len().is_multiple_of(count) && !reports.is_empty(), "{text} {lines}");
            for depth in reports.chunks(count) {
                let firsts: std::collections::HashSet<Move> =
                    depth.iter().map(|report| report.pv[0]).collect();
                assert_eq!(firsts.len(), count, "{depth:?}");
                for (number, report) in (1..).zip(depth) {
                    assert_eq!(
                        (report.line, report.depth, report.bound),
                        (number, depth[0].depth, Bound::Exact)
                    );
                    legal_line(&game, &report.pv);
                }
                assert!(depth.windows(2).all(|pair| rank(pair[0].score) >= rank(pair[1].score)), "{depth:?}");
            }
            let best = &reports[reports.len() - count];
            assert_eq!((answer.best, answer.score), (best.pv.first().copied(), best.score));
        }
    }
}

/// The better for the side to move, the greater.
fn rank(score: Score) -> i32 {
    match score {
        Score::MateIn(moves) => 30_000 - moves as i32,
        Score::WinByRule => 20_000,
        Score::Centipawns(value) => value,
        Score::LossByRule => -20_000,
        Score::MatedIn(moves) => moves as i32 - 30_000,
    }
}

#[test]
fn the_first_of_several_lines_is_the_one_found_alone() {
    for text in
        ["3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1", "startpos moves h2e2 h9g7 e2e6", "startpos moves b2b9"]
    {
        let game = game(text);
        let (alone, _) = search(&game, &Limits::depth(7));
        let (first, _) = search(&game, &Limits { lines: 3, ..Limits::depth(7) });
        assert_eq!(first.best, alone.best, "{text}");
        if let Score::MateIn(_) = alone.score {
            assert_eq!(first.score, alone.score, "{text}");
        }
    }
}

#[test]
fn several_lines_can_be_stopped_anywhere() {
    let game = game(OPENING);
    for nodes in [0, 1, 50, 300, 1_000, 2_500, 7_000, 20_000] {
        let (answer, reports) = search(&game, &Limits { lines: 4, ..Limits::nodes(nodes) });
        assert_eq!(answer.nodes, nodes);
        assert!(game.position().is_legal(answer.best.unwrap()));
        let last = reports.iter().rposition(|report| report.line == 1).unwrap();
        let last = &reports[last..];
        assert_eq!((last[0].pv.first().copied(), last[0].nodes), (answer.best, nodes));
        let firsts: std::collections::HashSet<Move> = last.iter().map(|report| report.pv[0]).collect();
        assert_eq!(firsts.len(), last.len(), "{last:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if chuhe_testkit::slow() { 400 } else { 24 }))]

    #[test]
    fn every_line_is_legal_on_random_walks(
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..160),
        level in 0..=Level::COUNT,
    ) {
        let mut game = Game::start();
        let mut searcher = Searcher::new(1);
        for (ply, pick) in picks.iter().enumerate() {
            let moves = game.position().legal_moves();
            if game.outcome().is_some() || moves.is_empty() {
                break;
            }
            if ply % 8 == 0 {
                let limits = match Level::try_new(level) {
                    None => Limits::nodes(3_000),
                    Some(level) => Limits {
                        nodes: Some(3_000),
                        ..Limits::handicap(Handicap { level, seed: ply as u64 })
                    },
                };
                let answer = searcher.search(&game, &limits, &(), &Stop::new(), |report| {
                    legal_line(&game, &report.pv);
                    assert!(!report.pv.is_empty() && report.bound != Bound::Upper);
                });
                prop_assert!(game.position().is_legal(answer.best.unwrap()));
                let line: Vec<Move> = answer.best.into_iter().chain(answer.ponder).collect();
                legal_line(&game, &line);
            }
            game.play(moves[pick.index(moves.len())]).unwrap();
        }
    }

    #[test]
    fn the_evaluation_knows_no_side_and_no_hand(
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..200),
    ) {
        let mut position = Position::start();
        for pick in picks {
            let setup = position.setup();
            let value = chuhe_engine::evaluate(&position);
            let of = |setup: Setup| chuhe_engine::evaluate(&Position::try_from(setup).unwrap());
            prop_assert_eq!(of(setup.mirrored()), value, "mirrored {}", position);
            prop_assert_eq!(of(setup.swapped()), value, "turned {}", position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[pick.index(moves.len())]);
        }
    }
}

#[test]
fn the_evaluation_knows_the_usual_worth() {
    let value = |fen: &str| chuhe_engine::evaluate(game(fen).position());
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let lead = value(start);
    assert!((0..90).contains(&lead), "the first move is worth {lead}");
    let without = |square: &str| {
        let mut setup = Setup::from_fen(start).unwrap();
        setup.board[square.parse::<chuhe_rules::Square>().unwrap().index()] = None;
        value(start) - chuhe_engine::evaluate(&Position::try_from(setup).unwrap())
    };
    let (chariot, horse, cannon) = (without("a0"), without("b0"), without("b2"));
    assert!((850..1200).contains(&chariot), "chariot {chariot}");
    assert!((250..520).contains(&horse), "horse {horse}");
    assert!((400..560).contains(&cannon), "cannon {cannon}");
    let (advisor, elephant, soldier) = (without("d0"), without("c0"), without("c3"));
    assert!((80..330).contains(&advisor), "advisor {advisor}");
    assert!((120..330).contains(&elephant), "elephant {elephant}");
    assert!((10..160).contains(&soldier), "soldier {soldier}");
    // A chariot does not win against a full guard, a horse not against two advisors.
    assert!(value("2bakab2/9/9/9/9/9/9/9/9/R2K5 w - - 0 1").abs() < 30);
    assert!(value("3aka3/9/9/9/9/9/9/9/9/1N1K5 w - - 0 1").abs() < 60);
    // A chariot wins against one advisor.
    assert!(value("3ak4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1") > 500);
}

/// Fairy-Stockfish #178: a drawn ending was scored as lost, and the own guard changed the score.
#[test]
fn a_chariot_does_not_win_against_a_full_guard_whatever_stands_beside_it() {
    for own in [
        "9/3K5",
        "9/3K1A3",
        "4A4/3K1A3",
        "9/2BK5",
        "9/2BK2B2",
        "9/2BK1A3",
        "4A4/2BK1A3",
        "9/2BK1AB2",
        "4A4/2BK1AB2",
    ] {
        for turn in ["w", "b"] {
            let fen = format!("2bakab2/9/9/9/9/R8/9/9/{own} {turn} - - 0 1");
            let value = chuhe_engine::evaluate(game(&fen).position());
            assert!(value.abs() < 30, "{value} in {fen}");
        }
    }
}

/// Fairy-Stockfish #411: a won ending of the books, chariot, horse and soldiers against chariot and full guard.
#[test]
fn a_book_win_against_a_chariot_and_guard_is_seen_as_good() {
    let position = game("4kab2/4a4/4b4/9/PR7/9/3N4P/9/9/2B1K1r2 w - - 0 1");
    let value = chuhe_engine::evaluate(position.position());
    assert!(value > 300, "{value}");
}

#[test]
fn a_stop_before_the_last_move_calls_nothing_lost() {
    // Whoever plays the move that is tried first is mated at once; after the others he is not.
    let game = game(
        "1nbakabnr/r8/c7c/p1p1p1p1p/9/2P6/P3P1P1P/1C3C3/9/RNBAKABNR w - - 8 5 moves \
                b2e2 a8f8 f0e1 b9c7 b0c2 i7e7 a0b0 f8f4 b0b8 h9g7 b8c8 c7e8 c8d8 g6g5 h0g2 i9h9 g3g4 f4g4 \
                i0i1 g4c4 i1f1 h9h3 g2i1 h3f3 i3i4 c6c5 i4i5 i6i5 f1h1 f3g3 h1h8 c4i4 i1g2 i4i0 g2f0 i0g0 \
                h8f8 g3h3 f2f3 g5g4 c2b4 c5c4 b4c6 e7e3 d8d3 e3e4 e2e3 a7c7 c0e2 e4e2 e1f2 h3h1 d3d2 g4g3 \
                e3g3 g7h5 g3g8 e2e4 f3f9 c7c8 d2d8 e8f6 d8c8 h1f1",
    );
    for nodes in (10..1_500).step_by(10) {
        let (answer, reports) = search(&game, &Limits::nodes(nodes));
        let scores = reports.iter().map(|report| report.score).chain([answer.score]);
        for score in scores {
            assert!(!matches!(score, Score::MatedIn(_)), "{nodes} nodes: {score:?}");
        }
    }
}
