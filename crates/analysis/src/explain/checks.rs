//! Checks by a piece that has not moved, and by two at the same time.

use super::Candidate;
use super::fact::Fact;
use super::prover::Prover;
use super::scene::Scene;

/// How much such a check counts for, in hundredths of a soldier, when other facts are about pieces won.
const WEIGHT: i32 = 180;

/// How much a move may cost and still be praised for its check, in hundredths of a soldier.
const TOLERANCE: i32 = 80;

/// The checkers: two, or one that is not what moved.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    if !scene.victim_moves() {
        return Vec::new();
    }
    let checkers: Vec<_> = scene.checkers().into_iter().filter_map(|square| scene.placed(square)).collect();
    let mover = scene.last.filter(|_| scene.is_by_attacker()).and_then(|(_, mv)| scene.placed(mv.to()));
    let fact = match (&checkers[..], mover) {
        (&[by], Some(mover)) if mover != by => Fact::DiscoveredCheck { mover, by },
        (&[one, other, ..], Some(mover)) if mover == other => Fact::DoubleCheck { first: other, second: one },
        (&[first, second, ..], _) => Fact::DoubleCheck { first, second },
        _ => return Vec::new(),
    };
    let gain = if matches!(fact, Fact::DoubleCheck { .. }) { 2 * WEIGHT } else { WEIGHT };
    vec![Candidate { fact, gain }]
}

/// Who checks is plain to see; the search proves that the check costs nothing.
pub(super) fn prove(scene: &Scene, _: &Candidate, prover: &mut Prover) -> bool {
    prover.loses(scene, -TOLERANCE)
}
