//! A mate, and one that is threatened.

use chuhe_rules::{Move, Position};

use super::Candidate;
use super::fact::{Fact, Placed};
use super::prover::{MATE, Prover, mates_in};
use super::scene::Scene;

/// Mates of more moves are not spoken of: few see them, and trying all replies no longer proves them quickly.
const LONGEST: u32 = 3;

/// What a scene has to say about mates, which only a search sees.
pub(super) fn find(scene: &Scene, prover: &mut Prover) -> Option<Candidate> {
    if scene.is_by_attacker()
        && let Some(found) = forced(scene, prover)
    {
        return Some(found);
    }
    if !scene.can_act {
        return None;
    }
    let found = prover.ask(scene.rules, &scene.acting, &[])?;
    let (mv, count) = (found.best?, mates_in(found.value).filter(|count| *count <= LONGEST)?);
    let piece = mover(&scene.acting, mv, count)?;
    let fact = if scene.victim_moves() {
        Fact::MateThreat { piece, mv, count }
    } else {
        Fact::Mate { piece, mv, count }
    };
    Some(Candidate { fact, gain: if scene.victim_moves() { MATE / 2 } else { MATE } })
}

/// The last move mates by force.
fn forced(scene: &Scene, prover: &mut Prover) -> Option<Candidate> {
    let (before, mv) = scene.last?;
    let found = prover.ask(scene.rules, scene.position, &[])?;
    let count = 1 + mates_in(-found.value).filter(|count| *count < LONGEST)?;
    let piece = mover(before, mv, count)?;
    Some(Candidate { fact: Fact::Mate { piece, mv, count }, gain: MATE })
}

/// What makes the move; nothing if it leaves the other side without a move and not in check, which is no mate.
fn mover(before: &Position, mv: Move, count: u32) -> Option<Placed> {
    let piece = before.piece_at(mv.from())?;
    (count > 1 || before.gives_check(mv)).then_some(Placed { piece, square: mv.from() })
}
