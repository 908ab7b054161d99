//! How games go.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use chuhe_engine::{Score, Stop, evaluate};
use chuhe_rules::{Color, Game};
use chuhe_training::{Clear, End, Moved, Plan, Played, Player, Why, Wrong, check, run};

use super::{games, plan};

#[test]
fn a_game_follows_from_seed_and_number_whatever_the_threads() {
    let plan = plan();
    let one = games(&plan, 0..12, 1);
    assert_eq!(games(&plan, 0..12, 3), one);
    // Alone, and after others.
    assert_eq!(Player::new(&plan).play(7, &Stop::new()).unwrap().unwrap(), one[7]);
    assert_eq!(games(&plan, 5..9, 2), one[5..9]);
    let other = games(&Plan { seed: 2, ..plan }, 0..12, 2);
    let starts: BTreeSet<String> = one.iter().chain(&other).map(|game| game.start.fen()).collect();
    assert_eq!(starts.len(), 24, "each begins otherwise");
}

#[test]
fn both_sides_begin_and_neither_is_far_ahead() {
    let plan = plan();
    let starts: Vec<_> = games(&plan, 0..40, 2).into_iter().map(|game| game.start).collect();
    let red = starts.iter().filter(|start| start.turn() == Color::Red).count();
    assert!((8..=32).contains(&red), "{red}");
    for start in &starts {
        assert!(evaluate(start).abs() <= 600, "{}", start.fen());
        assert_eq!(start.full_moves(), 5, "8 or 9 plies were played: {}", start.fen());
    }
}

#[test]
fn every_game_is_what_the_judge_says() {
    let plan = Plan { plies: 200, ..plan() };
    let played = games(&plan, 0..30, 2);
    for game in &played {
        assert_eq!(check(&plan, game), Ok(()), "{}", game.number);
    }
    let whys: BTreeSet<Why> = played.iter().map(|game| game.end.why).collect();
    assert!(whys.len() > 1, "{whys:?}");
    // Without clear scores only rules and length are left.
    let plan = Plan { clear: None, ..plan };
    for game in games(&plan, 0..10, 2) {
        assert_eq!(check(&plan, &game), Ok(()));
        assert_ne!(game.end.why, Why::Scores);
    }
}

#[test]
fn what_cannot_have_been_played_is_noticed() {
    let plan = Plan { plies: 20, ..plan() };
    let game = games(&plan, 0..1, 1).remove(0);
    assert_eq!(game.end, End { winner: None, why: Why::Plies });
    let wrong = |change: &dyn Fn(&mut Played)| {
        let mut game = game.clone();
        change(&mut game);
        check(&plan, &game).unwrap_err()
    };
    let step = game.moves[0];
    assert_eq!(wrong(&|game| game.moves[4] = step), Wrong::Illegal { ply: 5, mv: step.mv });
    let found = End { winner: Some(Color::Red), why: Why::Plies };
    assert_eq!(wrong(&|game| game.end = found), Wrong::End { found, expected: Some(game.end) });
    let found = game.end;
    assert_eq!(wrong(&|game| game.moves.truncate(19)), Wrong::End { found, expected: None });
    let mut longer = Game::with_rules(game.start.clone(), plan.rules.clone());
    for moved in &game.moves {
        longer.play(moved.mv).unwrap();
    }
    let more = Moved { mv: longer.legal_moves()[0], score: Score::Centipawns(0) };
    assert_eq!(wrong(&|game| game.moves.push(more)), Wrong::GoesOn { ply: 20, end: found });
}

#[test]
fn clear_scores_end_a_game_when_both_sides_have_said_so() {
    let clear = Clear { win: 500, win_plies: 3, draw: 10, draw_plies: 4, draw_after: 6 };
    let plan = Plan { clear: Some(clear), ..plan() };
    let ends_after = |scores: &[i32]| {
        // From Red's side; the moves lead nowhere.
        let mut game = Game::with_rules(chuhe_rules::Position::start(), plan.rules.clone());
        let mut moves = Vec::new();
        for (mv, score) in ["a0a1", "a9a8", "a1b1", "a8b8", "b1a1", "b8a8", "a1c1", "a8c8"].iter().zip(scores)
        {
            let turn = game.position().turn();
            let score = Score::Centipawns(turn.fold(*score, -score));
            moves.push(Moved { mv: mv.parse().unwrap(), score });
            game.play(mv.parse().unwrap()).unwrap();
        }
        let end = End { winner: None, why: Why::Plies };
        let played = Played { number: 0, start: chuhe_rules::Position::start(), moves, end };
        match check(&plan, &played).unwrap_err() {
            Wrong::GoesOn { ply, end } => Some((ply, end.winner)),
            Wrong::End { expected: Some(end), .. } => Some((scores.len(), end.winner)),
            _ => None,
        }
    };
    assert_eq!(ends_after(&[500, 600, 700, 0]), Some((3, Some(Color::Red))));
    assert_eq!(ends_after(&[0, -500, -600, -500]), Some((4, Some(Color::Black))));
    assert_eq!(ends_after(&[500, 600, 499, 500, 600]), None);
    assert_eq!(ends_after(&[500, -600, 500, -600]), None);
    assert_eq!(ends_after(&[0, 0, 0, 0, 0, 10, -10, 0]), Some((6, None)));
    assert_eq!(ends_after(&[0, 0, 0, 11, 0, 0, 0]), None);
}

#[test]
fn a_run_ends_in_order_when_it_has_enough() {
    let plan = plan();
    let mut numbers = Vec::new();
    run(&plan, 3..1_000, 3, &Stop::new(), |game| {
        numbers.push(game.number);
        if numbers.len() == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    // Those under way are told of too.
    assert!((4..=10).contains(&numbers.len()), "{numbers:?}");
    assert!(numbers.iter().copied().eq(3..3 + numbers.len() as u64), "{numbers:?}");
    let stop = Stop::new();
    stop.set();
    run(&plan, 0..10, 2, &stop, |_| panic!("no game is begun")).unwrap();
}
