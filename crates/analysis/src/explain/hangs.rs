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
    let Fact::Hangs { victim, by, .. } = candidate.fact;
    let capture = Move::new(by.square, victim.square);
    prover.gains(scene, capture, candidate.gain)
        && (!scene.is_by_attacker() || prover.loses(scene, candidate.gain))
}

#[cfg(test)]
mod tests {
    use super::super::explain;
    use super::*;
    use chuhe_engine::Searcher;
    use chuhe_rules::Game;

    fn victims(fen: &str) -> Vec<String> {
        let game = Game::from_fen(fen).expect("a position");
        let facts = explain(&game, &mut Searcher::new(1), 200_000);
        let hanging = facts.into_iter().map(|fact| match fact {
            Fact::Hangs { victim, .. } => victim.square.to_string(),
        });
        hanging.collect()
    }

    #[test]
    fn what_a_capture_wins_hangs() {
        assert_eq!(victims("3k5/9/9/4n4/9/9/4R4/9/9/4K4 w"), ["e6"]);
        assert_eq!(victims("3k5/9/9/4n4/9/9/4R4/9/9/4K4 b"), ["e6"], "whoever is to move");
    }

    #[test]
    fn what_is_protected_does_not() {
        assert!(victims("3k5/9/9/r3n4/9/9/4R4/9/9/4K4 w").is_empty());
        assert!(victims("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w").is_empty());
    }
}
