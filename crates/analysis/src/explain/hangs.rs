//! A piece can be taken for less than it is worth.

use chuhe_rules::Move;

use super::Candidate;
use super::exchange::{LEAST_GAIN, captures_on, worth};
use super::fact::Fact;
use super::prover::Prover;
use super::scene::Scene;

/// For each piece the captures that gain most, made by the cheapest piece that can.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    if !scene.can_act {
        return Vec::new();
    }
    let mut found = Vec::new();
    for victim in scene.targets() {
        let captures = scene.captures(victim.square);
        let Some(gain) = captures.iter().map(|(_, gain)| *gain).max().filter(|gain| *gain >= LEAST_GAIN)
        else {
            continue;
        };
        let best: Vec<_> = captures
            .iter()
            .filter(|(_, other)| *other == gain)
            .filter_map(|(mv, _)| scene.placed(mv.from()))
            .collect();
        let cheapest = best.iter().map(|by| worth(by.piece.role)).min();
        for by in best.into_iter().filter(|by| Some(worth(by.piece.role)) == cheapest) {
            let mut after = scene.acting.clone();
            after.play_unchecked(Move::new(by.square, victim.square));
            let protected = !captures_on(scene.rules, &after, victim.square).is_empty();
            found.push(Candidate { fact: Fact::Hangs { victim, by, protected }, gain });
        }
    }
    found
}

/// The capture gains; where the other side is to move, a move that made the threat also wins the piece by force.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Fact::Hangs { victim, by, .. } = candidate.fact else { return false };
    let capture = Move::new(by.square, victim.square);
    prover.gains(scene, capture, candidate.gain)
        && (!scene.is_by_attacker() || prover.loses(scene, candidate.gain))
}
