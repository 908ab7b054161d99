//! A piece that was a cannon's screen has moved away.

use chuhe_rules::{Bitboard, Move, Position, Role};

use super::Candidate;
use super::exchange::{LEAST_GAIN, between, captures_on, exchange, worth};
use super::fact::{Fact, Placed};
use super::prover::Prover;
use super::scene::Scene;

/// What cannons reached over the point that the last move left, and reach no longer.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    let Some((before, mv)) = scene.last else { return Vec::new() };
    let mut found = Vec::new();
    for target in
        scene.position.occupied().without(scene.position.with(Role::General) | Bitboard::of(mv.to()))
    {
        let Some(target) = scene.placed(target) else { continue };
        for cannon in gone(before, scene.position, target, mv) {
            let Some(cannon) = scene.placed(cannon) else { continue };
            let screen = mv.from();
            let attacked = target.piece.color == scene.victim();
            if attacked && cannon.piece.color == scene.victim() {
                let gain = scene.captures(target.square).into_iter().map(|(_, gain)| gain).max();
                if let Some(gain) = gain.filter(|gain| *gain >= LEAST_GAIN) {
                    let fact = Fact::ScreenGuardGone { cannon, left: target, screen };
                    found.push(Candidate { fact, gain });
                }
            } else if !attacked
                && cannon.piece.color == scene.victim()
                && scene.is_by_attacker()
                && let Some(gain) = feared(scene, before, cannon, target)
            {
                let fact = Fact::ScreenAttackGone { cannon, saved: target, screen };
                found.push(Candidate { fact, gain });
            }
        }
    }
    found
}

/// The cannons that reached a point over the screen that moved away, and do not now.
fn gone(before: &Position, after: &Position, target: Placed, mv: Move) -> Bitboard {
    let cannons = after.with(Role::Cannon).without(Bitboard::of(mv.to()));
    let was = before.attackers_within(target.square, before.occupied()) & cannons;
    let gone = was.without(after.attackers_within(target.square, after.occupied()));
    gone.into_iter().filter(|cannon| between(*cannon, target.square).contains(mv.from())).collect()
}

/// What a cannon would have taken with a gain, which nothing takes now.
fn feared(scene: &Scene, before: &Position, cannon: Placed, target: Placed) -> Option<i32> {
    let mut passed = before.clone();
    passed.pass();
    let capture = Move::new(cannon.square, target.square);
    if before.is_check() || !captures_on(scene.rules, &passed, target.square).contains(&capture) {
        return None;
    }
    let now = captures_on(scene.rules, scene.position, target.square);
    let safe = now.into_iter().all(|mv| exchange(scene.rules, scene.position, mv) < LEAST_GAIN);
    let gain = exchange(scene.rules, &passed, capture);
    (safe && gain >= LEAST_GAIN).then_some(gain.min(worth(target.piece.role)) / 2)
}

/// What is no longer protected can be taken with a gain; what is no longer attacked could have been, and nothing else is lost.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    match candidate.fact {
        Fact::ScreenGuardGone { left, .. } => {
            let gain = candidate.gain;
            let capture = scene.captures(left.square).into_iter().find(|(_, other)| *other == gain);
            capture.is_some_and(|(mv, _)| prover.gains(scene, mv, gain))
                && (!scene.is_by_attacker() || prover.loses(scene, gain))
        }
        Fact::ScreenAttackGone { cannon, saved, .. } => {
            let Some((before, _)) = scene.last else { return false };
            let threat = Scene::new(scene.rules, before, scene.victim(), None);
            prover.gains(&threat, Move::new(cannon.square, saved.square), 2 * candidate.gain)
                && prover.loses(scene, -LEAST_GAIN)
        }
        _ => false,
    }
}
