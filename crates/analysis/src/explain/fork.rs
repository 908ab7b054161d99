//! One piece attacks two, or checks and attacks another, and one of them is lost.

use chuhe_rules::Move;

use super::Candidate;
use super::exchange::{LEAST_GAIN, worth};
use super::fact::{Fact, Placed};
use super::prover::Prover;
use super::scene::Scene;

/// Pieces that each can be taken with a gain by the same piece, while their side is to move.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    if !scene.victim_moves() {
        return Vec::new();
    }
    let checkers = scene.checkers();
    let mut found = Vec::new();
    for by in scene.actors() {
        let mut targets: Vec<(Placed, i32)> = Vec::new();
        for target in scene.targets() {
            let capture = scene.captures(target.square).into_iter().find(|(mv, _)| mv.from() == by.square);
            if let Some((_, gain)) = capture.filter(|(_, gain)| *gain >= LEAST_GAIN) {
                targets.push((target, gain));
            }
        }
        if checkers.contains(by.square) {
            targets.extend(scene.placed(scene.general()).map(|general| (general, worth(general.piece.role))));
        }
        for (index, one) in targets.iter().enumerate() {
            for other in &targets[index + 1..] {
                let (first, second) = if one.1 >= other.1 { (one, other) } else { (other, one) };
                let fact = Fact::Fork { by, first: first.0, second: second.0 };
                found.push(Candidate { fact, gain: second.1 });
            }
        }
    }
    found
}

/// The side under attack loses about the lesser of the two whatever it does, and to this piece.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Fact::Fork { by, first, second } = candidate.fact else { return false };
    prover.loses(scene, candidate.gain)
        && prover.follows(scene, candidate.gain, |_, _| {
            [first, second].into_iter().map(|target| Move::new(by.square, target.square)).collect()
        })
}
