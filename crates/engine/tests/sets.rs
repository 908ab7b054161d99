//! The engine plays every rule set as it is.

use chuhe_engine::{Answer, Limits, Report, Score, Searcher, Stop};
use chuhe_rules::{Color, Ending, Game, Move, Role, RuleSet};

fn game(rules: &RuleSet, text: &str) -> Game {
    Game::from_fen_by(text, rules.clone()).unwrap()
}

/// An answer and the reports before it, of which every line is one of the rule set.
#[track_caller]
fn search(game: &Game, limits: &Limits) -> (Answer, Vec<Report>) {
    let mut reports = Vec::new();
    let answer =
        Searcher::new(1).search(game, limits, &(), &Stop::new(), |report| reports.push(report.clone()));
    for report in &reports {
        let mut game = game.clone();
        for mv in &report.pv {
            game.play_on(*mv).unwrap_or_else(|illegal| panic!("{illegal} in {:?}", report.pv));
        }
    }
    (answer, reports)
}

#[track_caller]
fn best(game: &Game, depth: u32) -> (String, Score) {
    let answer = search(game, &Limits::depth(depth)).0;
    (answer.best.map_or_else(String::new, |mv| mv.to_string()), answer.score)
}

fn named(mv: &str, score: Score) -> (String, Score) {
    (mv.to_string(), score)
}

/// Sets in which the general is taken.
const TAKING: [RuleSet; 2] = [RuleSet::CAPTURE, RuleSet::UKRAINIAN];

#[test]
fn a_general_that_is_left_attacked_is_taken() {
    for rules in TAKING {
        // Black has left its general to the chariot, although Red could win a chariot too.
        let game = game(&rules, "4k4/9/9/9/4R3r/9/9/9/4A4/3K5 w");
        assert_eq!(best(&game, 1), named("e5e9", Score::MateIn(1)), "{}", rules.name);
        assert_eq!(best(&game, 6), named("e5e9", Score::MateIn(1)), "{}", rules.name);
        let mut game = game;
        game.play("e5e9".parse().unwrap()).unwrap();
        assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::GeneralCaptured));
        // There is nothing to play any more.
        let (answer, _) = search(&game, &Limits::depth(3));
        assert_eq!((answer.best, answer.score), (None, Score::MatedIn(0)), "{}", rules.name);
    }
}

#[test]
fn the_general_flies_only_where_the_rules_let_it() {
    let facing = "4k4/9/9/9/9/9/9/9/r8/4K4 w";
    assert_eq!(best(&game(&RuleSet::UKRAINIAN, facing), 3), named("e0e9", Score::MateIn(1)));
    // To open the file is to lose the general at once, so nobody does.
    let closed = "4k4/9/9/9/4R4/9/9/9/9/4K4 w";
    let (answer, _) = search(&game(&RuleSet::UKRAINIAN, closed), &Limits::depth(5));
    assert_ne!(answer.best.map(|mv| mv.to().file()), Some(chuhe_rules::File::A));
    assert!(!matches!(answer.score, Score::MatedIn(_)), "{answer:?}");
}

#[test]
fn who_is_mated_plays_on_where_only_the_capture_counts() {
    let mated = "R3k4/1R7/9/9/9/9/9/9/9/3K5 b";
    let start = game(&RuleSet::CAPTURE, mated);
    assert_eq!(start.outcome(), None);
    let (answer, _) = search(&start, &Limits::depth(4));
    assert_eq!(answer.score, Score::MatedIn(1));
    // The game goes on for one more move of each side.
    let mut game = start;
    game.play(answer.best.expect("a move is left")).unwrap();
    let (answer, _) = search(&game, &Limits::depth(4));
    assert_eq!(answer.score, Score::MateIn(1));
    game.play(answer.best.unwrap()).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.ending), (Some(Color::Red), Ending::GeneralCaptured));
    // Where a mate ends it, it is over.
    for rules in RuleSet::NAMED.into_iter().filter(|rules| *rules != RuleSet::CAPTURE) {
        let (answer, _) = search(&self::game(&rules, mated), &Limits::depth(4));
        assert_eq!((answer.best, answer.score), (None, Score::MatedIn(0)), "{}", rules.name);
    }
}

#[test]
fn an_attack_on_the_general_is_answered() {
    for rules in RuleSet::NAMED {
        let game = game(&rules, "4k4/9/9/9/4R4/9/9/9/r3A4/4K4 b");
        assert!(game.position().is_check());
        let (answer, _) = search(&game, &Limits::depth(4));
        assert!(game.position().is_legal(answer.best.unwrap()), "{}: {answer:?}", rules.name);
    }
}

#[test]
fn a_mate_takes_one_move_longer_where_the_general_is_taken() {
    let fen = "3k5/R8/9/9/9/9/9/9/9/5K2R w";
    for rules in RuleSet::NAMED {
        let (mv, score) = best(&game(&rules, fen), 6);
        let moves = if rules == RuleSet::CAPTURE { 2 } else { 1 };
        assert_eq!((mv.as_str(), score), ("i0i9", Score::MateIn(moves)), "{}", rules.name);
    }
}

#[test]
fn black_may_begin() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
    let game = game(&RuleSet::NORWEGIAN, start);
    let (answer, _) = search(&game, &Limits::depth(5));
    let piece = game.position().piece_at(answer.best.unwrap().from()).unwrap();
    assert_eq!(piece.color, Color::Black);
    assert!(matches!(answer.score, Score::Centipawns(-50..100)), "{answer:?}");
}

/// A chariot chases a horse for ever; `h0i0` would bring the position up for the third time.
const CHASE: &str = "3k4n/9/9/9/9/9/9/9/9/4K3R b moves i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";

/// A chariot checks for ever; `c8c9` would bring the position up for the third time.
const CHECKS: &str = "3k5/9/9/9/9/9/4r4/9/4p4/2R2K3 w - - 0 1 moves c0c9 d9d8 c9c8 d8d9 c8c9 d9d8 c9c8 d8d9";

#[test]
fn a_repetition_costs_what_the_rules_say() {
    let value = |rules: &RuleSet, text: &str, mv: &str| {
        let limits = Limits { search_moves: vec![mv.parse::<Move>().unwrap()], ..Limits::depth(1) };
        search(&game(rules, text), &limits).0.score
    };
    for rules in RuleSet::NAMED {
        let name = rules.name.as_ref();
        let chase = value(&rules, CHASE, "h0i0");
        let check = value(&rules, CHECKS, "c8c9");
        match name {
            "wxf" | "axf" | "cxa-lite" | "ukrainian" | "romanian" => {
                assert_eq!((chase, check), (Score::LossByRule, Score::LossByRule), "{name}");
            }
            "simple" | "norwegian" => {
                assert_eq!((chase, check), (Score::Centipawns(0), Score::LossByRule), "{name}");
            }
            // The fourth time decides; nothing does.
            "hebrew" | "capture" => {
                assert!(
                    matches!((chase, check), (Score::Centipawns(1..), Score::Centipawns(..-1))),
                    "{name}: {chase:?} {check:?}"
                );
            }
            _ => panic!("{name} is not tested"),
        }
    }
}

#[test]
fn a_draw_by_plies_is_seen() {
    // Nothing is captured in the last ply.
    for (rules, counters) in [(RuleSet::WXF, "119 90"), (RuleSet::CAPTURE, "0 200")] {
        let fen = if rules == RuleSet::WXF {
            "3ak4/9/9/9/9/9/9/9/4A4/R3K4 w"
        } else {
            "3ak4/9/9/9/9/9/9/9/4A4/R3K4 b"
        };
        let (answer, _) = search(&game(&rules, &format!("{fen} - - {counters}")), &Limits::depth(4));
        assert_eq!(answer.score, Score::Centipawns(0), "{}", rules.name);
        // By rules without such a limit there is something to play for.
        let (answer, _) =
            search(&game(&RuleSet::NORWEGIAN, &format!("{fen} - - {counters}")), &Limits::depth(4));
        assert_ne!(answer.score, Score::Centipawns(0));
    }
}

#[test]
fn what_was_found_by_other_rules_is_forgotten() {
    let fen = "3k5/R8/9/9/9/9/9/9/9/5K2R w";
    let mut searcher = Searcher::new(1);
    for (rules, moves) in [(RuleSet::WXF, 1), (RuleSet::CAPTURE, 2), (RuleSet::AXF, 1)] {
        let answer = searcher.search(&game(&rules, fen), &Limits::depth(6), &(), &Stop::new(), |_| {});
        assert_eq!(answer.score, Score::MateIn(moves), "{}", rules.name);
    }
}

#[test]
fn whole_games_end_by_the_rules_of_their_set() {
    for rules in RuleSet::NAMED {
        let mut searcher = Searcher::new(1);
        let mut game = Game::with_rules(chuhe_rules::Position::start(), rules.clone());
        while game.outcome().is_none() {
            // One side thinks more than the other.
            let nodes = game.position().turn().fold(1_500, 150);
            let answer = searcher.search(&game, &Limits::nodes(nodes), &(), &Stop::new(), |_| {});
            let mv = answer.best.expect("the game goes on");
            let takes = game.position().piece_at(mv.to()).is_some_and(|piece| piece.role == Role::General);
            game.play(mv).unwrap();
            assert!(!takes || game.outcome().is_some(), "{}", rules.name);
            assert!(game.plies().len() < 2_000, "{}", rules.name);
        }
        assert!(game.plies().len() > 20, "{} {:?}", rules.name, game.outcome());
    }
}
