//! Weights that are fitted to games.

use chuhe_engine::{Score, trace, weights};
use chuhe_rules::{Color, Game};
use chuhe_training::tune::{Filter, Fit, Samples, Settings};
use chuhe_training::{Plan, Played};

use super::{games, plan};

/// Games with the scores that these weights give, and with results that say the same.
fn taught(plan: &Plan, played: &[Played], teacher: &[[i32; 2]]) -> Vec<Played> {
    played
        .iter()
        .map(|game| {
            let mut taught = game.clone();
            let mut board = Game::with_rules(game.start.clone(), plan.rules.clone());
            for moved in &mut taught.moves {
                let red = trace(board.position()).value(teacher);
                moved.score = Score::Centipawns(board.position().turn().fold(red, -red));
                board.play_on(moved.mv).unwrap();
            }
            let red = trace(board.position()).value(teacher);
            taught.end.winner = match red {
                60.. => Some(Color::Red),
                ..=-60 => Some(Color::Black),
                _ => None,
            };
            taught
        })
        .collect()
}

fn samples(plan: &Plan, played: &[Played]) -> Samples {
    let mut samples = Samples::new(Filter { held_out: 5, ..Filter::default() });
    for game in played {
        samples.add(plan, game);
    }
    samples
}

/// Of scores alone.
const SCORES: Settings = Settings { result: 0.0, rate: 6.0, steps: 200, prior: 0.0, threads: 2 };

#[test]
fn weights_that_taught_the_games_are_learned_from_them() {
    let plan = plan();
    let played = games(&plan, 0..60, 2);
    // A chariot is worth more, and a soldier less.
    let mut teacher = weights();
    for (piece, more) in [(4, 250), (6, -50)] {
        teacher[piece] = teacher[piece].map(|weight| weight + more);
    }
    let samples = samples(&plan, &taught(&plan, &played, &teacher));
    let mut fit = Fit::new(&samples, SCORES, &weights());
    let (before, unseen) = (fit.loss(), fit.held_out_loss(0.0));
    // No weights do better than the teacher's own: the scores are theirs.
    let least = fit.loss_with(&teacher);
    for _ in 0..SCORES.steps {
        fit.step();
    }
    let left = (fit.loss() - least) / (before - least);
    assert!((0.0..0.2).contains(&left), "{left}: {before} to {}, {least} at least", fit.loss());
    assert!(fit.held_out_loss(0.0) < unseen, "{unseen} to {}", fit.held_out_loss(0.0));
    let value =
        |weights: &[[i32; 2]], fen: &str| trace(Game::from_fen(fen).unwrap().position()).value(weights);
    let chariot = "2bak1bnr/4a4/4c1n2/p1p1p1p1p/9/9/P1P1P1P1P/1CN1C1N2/4A4/R1BAK1B1R w";
    let [own, learned, taught] =
        [&weights(), &fit.weights(), &teacher].map(|weights| value(weights, chariot));
    assert!((taught - learned).abs() < (taught - own).abs() / 2, "{own}, {learned}, {taught}");
}

#[test]
fn the_slope_is_that_of_the_loss() {
    let plan = plan();
    let samples = samples(&plan, &games(&plan, 0..10, 2));
    // A first step of Adam goes by the sign of the slope alone; where the loss falls with it, the sign is right.
    let still = Settings { result: 0.5, prior: 0.0, ..SCORES };
    let start = Fit::new(&samples, still, &weights());
    let mut fit = Fit::new(&samples, still, &weights());
    let told = fit.step();
    assert!((told - start.loss()).abs() < 1e-12, "a step tells the loss before it");
    let moved = fit.weights();
    let mut checked = 0;
    for (index, (own, other)) in weights().iter().zip(&moved).enumerate() {
        for part in 0..2 {
            let step = other[part] - own[part];
            if step == 0 {
                continue;
            }
            let loss = |by: i32| {
                let mut weights = weights();
                weights[index][part] += by;
                start.loss_with(&weights)
            };
            let (up, down) = (loss(step), loss(-step));
            assert!(up <= down, "weight {index}, part {part}: {up} after {step}, {down} after {}", -step);
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn threads_change_no_weight() {
    let plan = plan();
    let samples = samples(&plan, &games(&plan, 0..12, 2));
    let fitted = |threads| {
        let mut fit = Fit::new(&samples, Settings { threads, ..SCORES }, &weights());
        for _ in 0..20 {
            fit.step();
        }
        (fit.loss().to_bits(), fit.scale().to_bits(), fit.weights())
    };
    let one = fitted(1);
    assert_eq!(fitted(3), one);
    assert_ne!(one.2, weights());
    // What was before holds what is to be, if it counts for much.
    let mut bound = Fit::new(&samples, Settings { prior: 1e12, rate: 0.1, ..SCORES }, &weights());
    for _ in 0..20 {
        bound.step();
    }
    assert_eq!(bound.weights(), weights());
}

#[test]
fn only_quiet_positions_are_taken() {
    let plan = plan();
    let played = games(&plan, 0..20, 2);
    let filter = Filter { decided: 150, held_out: 4 };
    let mut samples = Samples::new(filter);
    let (mut quiet, mut held_out, mut all) = (0, 0, 0);
    for game in &played {
        samples.add(&plan, game);
        let mut board = Game::with_rules(game.start.clone(), plan.rules.clone());
        for moved in &game.moves {
            let position = board.position();
            let near = matches!(moved.score, Score::Centipawns(score) if score.abs() <= 150);
            if near && !position.is_check() && position.piece_at(moved.mv.to()).is_none() {
                let set = if game.number % 4 == 0 { &mut held_out } else { &mut quiet };
                *set += 1;
            }
            all += 1;
            board.play(moved.mv).unwrap();
        }
    }
    assert_eq!((samples.taken(), samples.positions()), ((quiet, held_out), all));
    assert!(quiet > 0 && held_out > 0 && quiet + held_out < all as usize);
}
