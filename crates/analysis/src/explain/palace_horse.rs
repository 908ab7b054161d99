//! A horse on the middle point of its own palace leaves its general without a move.

use chuhe_rules::{Bitboard, File, Rank, Role, Square};

use super::Candidate;
use super::exchange::{LEAST_GAIN, without};
use super::fact::Fact;
use super::prover::Prover;
use super::scene::Scene;

/// The horse, where the general could move if it were gone.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    let Some(defending) = &scene.defending else { return Vec::new() };
    let (victim, general) = (scene.victim(), scene.general());
    let middle = Square::new(File::E, victim.fold(Rank::R1, Rank::R8));
    let horses = defending.pieces(victim, Role::Horse) & Bitboard::of(middle);
    let Some(horse) = horses.first() else { return Vec::new() };
    let freed = without(defending, horse);
    let moves = freed.is_some_and(|freed| !scene.rules.targets(&freed, general).is_empty());
    if !moves || !scene.rules.targets(defending, general).is_empty() {
        return Vec::new();
    }
    scene
        .placed(horse)
        .map(|horse| Candidate { fact: Fact::PalaceHorse { horse }, gain: LEAST_GAIN })
        .into_iter()
        .collect()
}

/// The attacker, if it is to move, wins a piece or mates while the general cannot move.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    prover.profits(scene, 2 * candidate.gain)
}
