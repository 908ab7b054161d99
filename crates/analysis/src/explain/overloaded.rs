//! A piece is all that protects two others, and can take back for only one.

use chuhe_rules::{Move, Role};

use super::Candidate;
use super::exchange::{LEAST_GAIN, captures_on, exchange, without, worth};
use super::fact::{Fact, Placed};
use super::prover::Prover;
use super::scene::Scene;

/// Pairs of pieces that could be taken with a gain, each by another piece, if one that protects both were not there.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    if !scene.can_act {
        return Vec::new();
    }
    let attacked: Vec<(Placed, Vec<Move>)> = scene
        .targets()
        .filter(|target| worth(target.piece.role) >= LEAST_GAIN)
        .filter_map(|target| {
            let captures = scene.captures(target.square);
            let safe = captures.iter().all(|(_, gain)| *gain < LEAST_GAIN);
            let captures: Vec<Move> = captures.into_iter().map(|(mv, _)| mv).collect();
            (safe && !captures.is_empty()).then_some((target, captures))
        })
        .collect();
    if attacked.len() < 2 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for guard in scene.targets() {
        let Some(open) = without(&scene.acting, guard.square) else { continue };
        let loose = |mv: &&Move| {
            captures_on(scene.rules, &open, mv.to()).contains(mv)
                && exchange(scene.rules, &open, **mv) >= LEAST_GAIN
        };
        for (index, (one, to_one)) in attacked.iter().enumerate() {
            for (other, to_other) in &attacked[index + 1..] {
                if guard == *one || guard == *other {
                    continue;
                }
                let gain = to_one
                    .iter()
                    .filter(loose)
                    .flat_map(|mv| to_other.iter().filter(loose).map(move |next| (*mv, *next)))
                    .filter(|(mv, next)| mv.from() != next.from())
                    .map(|(mv, next)| (gain(scene, guard, mv, next).max(gain(scene, guard, next, mv)), mv))
                    .map(|(gain, _)| gain)
                    .max();
                if let Some(gain) = gain.filter(|gain| *gain >= LEAST_GAIN) {
                    let (first, second) = sorted(*one, *other);
                    found.push(Candidate { fact: Fact::Overloaded { guard, first, second }, gain });
                }
            }
        }
    }
    found
}

/// The greater piece first.
fn sorted(one: Placed, other: Placed) -> (Placed, Placed) {
    if worth(one.piece.role) >= worth(other.piece.role) { (one, other) } else { (other, one) }
}

/// What one capture brings if the guard takes back and the next capture follows.
fn gain(scene: &Scene, guard: Placed, mv: Move, next: Move) -> i32 {
    let mut board = scene.acting.clone();
    let role = |square| scene.acting.piece_at(square).map_or(Role::Soldier, |piece| piece.role);
    let gained = worth(role(mv.to())) - worth(role(mv.from()));
    board.play_unchecked(mv);
    let back = Move::new(guard.square, mv.to());
    if !captures_on(scene.rules, &board, mv.to()).contains(&back) {
        return 0;
    }
    board.play_unchecked(back);
    if !captures_on(scene.rules, &board, next.to()).contains(&next) {
        return 0;
    }
    gained + exchange(scene.rules, &board, next)
}

/// One of the captures gains about that much whatever the reply.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Fact::Overloaded { guard, first, second } = candidate.fact else { return false };
    let guards = |mv: &Move| {
        let mut board = scene.acting.clone();
        board.play_unchecked(*mv);
        captures_on(scene.rules, &board, mv.to()).contains(&Move::new(guard.square, mv.to()))
    };
    let captures = [first, second].into_iter().flat_map(|target| scene.captures(target.square));
    let captures: Vec<Move> = captures.map(|(mv, _)| mv).filter(guards).collect();
    captures.into_iter().any(|mv| prover.gains(scene, mv, candidate.gain))
        && (!scene.is_by_attacker() || prover.loses(scene, candidate.gain))
}
