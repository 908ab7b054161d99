//! A piece under attack has no point to go to where it is not lost.

use chuhe_rules::{Move, Position, Role};

use super::Candidate;
use super::exchange::{LEAST_GAIN, best_on, captures_on, worth};
use super::fact::Fact;
use super::prover::Prover;
use super::scene::Scene;

/// Horses, chariots and cannons that can be taken where they stand and wherever they go.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    if !scene.victim_moves() || !scene.can_act {
        return Vec::new();
    }
    let mut found = Vec::new();
    let pieces = scene
        .targets()
        .filter(|piece| matches!(piece.piece.role, Role::Horse | Role::Chariot | Role::Cannon));
    for piece in pieces {
        let gain = scene.captures(piece.square).into_iter().map(|(_, gain)| gain).max().unwrap_or(0);
        if gain < LEAST_GAIN {
            continue;
        }
        let mut least = gain;
        for to in scene.rules.targets(scene.position, piece.square) {
            let mut after = scene.position.clone();
            let taken = after.play_unchecked(Move::new(piece.square, to)).captured;
            let taken = taken.map_or(0, |taken| worth(taken.role));
            least = least.min(best_on(scene.rules, &after, to) - taken);
        }
        if least >= LEAST_GAIN {
            found.push(Candidate { fact: Fact::Trapped { piece }, gain: least });
        }
    }
    found
}

/// Its side loses about that much whatever it does, and this piece.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Fact::Trapped { piece } = candidate.fact else { return false };
    prover.loses(scene, candidate.gain)
        && prover.follows(scene, candidate.gain, |after: &Position, reply| {
            let square = if reply.from() == piece.square { reply.to() } else { piece.square };
            captures_on(scene.rules, after, square)
        })
}
