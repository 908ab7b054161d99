//! Cannons before a general: one with nothing in between, and one behind the other.

use chuhe_rules::{Bitboard, Role};

use super::Candidate;
use super::exchange::{LEAST_GAIN, best_on, between};
use super::fact::Fact;
use super::prover::Prover;
use super::scene::Scene;

/// How much a hollow cannon counts for, in hundredths of a soldier.
const HOLLOW: i32 = 250;

/// How much two cannons in line count for; they mostly mate.
const DOUBLE: i32 = 700;

/// The attacker's cannons on the general's lines.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    let general = scene.general();
    let lines = Bitboard::file(general.file()) | Bitboard::rank(general.rank());
    let cannons = scene.pieces(Role::Cannon) & lines;
    let mut found = Vec::new();
    for cannon in cannons {
        let line = between(cannon, general);
        let pieces = line & scene.position.occupied();
        let Some(placed) = scene.placed(cannon) else { continue };
        if pieces.is_empty() && !line.is_empty() {
            found.push(Candidate { fact: Fact::HollowCannon { cannon: placed }, gain: HOLLOW });
        }
        let Some(screen) = pieces.single().filter(|screen| cannons.contains(*screen)) else { continue };
        if let Some(front) = scene.placed(screen).filter(|_| scene.victim_moves()) {
            found.push(Candidate { fact: Fact::DoubleCannon { front, rear: placed }, gain: DOUBLE });
        }
    }
    found
}

/// Nothing may step before the cannon, it cannot be taken with a gain, and two in line win something at once.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Some(defending) = &scene.defending else { return false };
    let (cannon, double) = match candidate.fact {
        Fact::HollowCannon { cannon } => (cannon, false),
        Fact::DoubleCannon { front, .. } => (front, true),
        _ => return false,
    };
    let line = between(cannon.square, scene.general());
    let moves = scene.rules.legal_moves(defending);
    let steps = moves.into_iter().any(|mv| line.contains(mv.to()) && mv.from() != scene.general());
    !steps
        && best_on(scene.rules, defending, cannon.square) < LEAST_GAIN
        && prover.loses(scene, if double { LEAST_GAIN } else { 0 })
}
