//! A piece under attack, or a general in check, cannot leave its place without losing what stands behind it.

use chuhe_rules::{Bitboard, Move, Role};

use super::Candidate;
use super::exchange::{LEAST_GAIN, captures_on, exchange, without, worth};
use super::fact::{Fact, Placed};
use super::prover::Prover;
use super::scene::Scene;

/// What a chariot or cannon attacks, with what it would attack if that were gone.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    if !scene.victim_moves() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let lines = scene.actors().filter(|by| matches!(by.piece.role, Role::Chariot | Role::Cannon));
    for by in lines {
        if scene.checkers().contains(by.square) {
            found.extend(behind_general(scene, by));
        }
        for front in scene.targets() {
            let capture = Move::new(by.square, front.square);
            let gain = scene.captures(front.square).into_iter().find(|(mv, _)| *mv == capture);
            if let Some((_, gain)) = gain.filter(|(_, gain)| *gain >= LEAST_GAIN) {
                found.extend(behind_piece(scene, by, front, gain));
            }
        }
    }
    found
}

fn behind_general(scene: &Scene, by: Placed) -> Vec<Candidate> {
    let Some(front) = scene.placed(scene.general()) else { return Vec::new() };
    let occupied = scene.position.occupied();
    let open = occupied.without(Bitboard::of(front.square));
    let attacks = |behind: Placed, occupied| {
        scene.position.attackers_within(behind.square, occupied).contains(by.square)
    };
    scene
        .targets()
        .filter(|behind| worth(behind.piece.role) >= LEAST_GAIN)
        .filter(|behind| attacks(*behind, open) && !attacks(*behind, occupied))
        .map(|behind| Candidate { fact: Fact::Skewer { by, front, behind }, gain: worth(behind.piece.role) })
        .collect()
}

fn behind_piece(scene: &Scene, by: Placed, front: Placed, gain: i32) -> Vec<Candidate> {
    let Some(opened) = without(&scene.acting, front.square) else { return Vec::new() };
    let attacked = |behind: &Placed| {
        let capture = Move::new(by.square, behind.square);
        let now = scene.acting.attackers_within(behind.square, scene.acting.occupied());
        let then = scene.acting.occupied().without(Bitboard::of(front.square));
        !now.contains(by.square)
            && scene.acting.attackers_within(behind.square, then).contains(by.square)
            && captures_on(scene.rules, &opened, behind.square).contains(&capture)
    };
    scene
        .targets()
        .filter(|behind| behind.square != front.square && worth(behind.piece.role) <= worth(front.piece.role))
        .filter(attacked)
        .map(|behind| (behind, exchange(scene.rules, &opened, Move::new(by.square, behind.square))))
        .filter(|(_, then)| *then >= LEAST_GAIN)
        .map(|(behind, then)| Candidate { fact: Fact::Skewer { by, front, behind }, gain: then.min(gain) })
        .collect()
}

/// The side under attack loses about the lesser of the two whatever it does, and to this piece.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Fact::Skewer { by, front, behind } = candidate.fact else { return false };
    prover.loses(scene, candidate.gain)
        && prover.follows(scene, candidate.gain, |_, _| {
            [front, behind].into_iter().map(|target| Move::new(by.square, target.square)).collect()
        })
}
