//! A piece may not or cannot well leave its place, because of what stands behind it.

use chuhe_rules::{Bitboard, Move, Position, Role, Square};

use super::Candidate;
use super::exchange::{LEAST_GAIN, best_on, between, captures_on, exchange, without, worth};
use super::fact::{Fact, Placed};
use super::prover::{Prover, is_gain};
use super::scene::Scene;

/// Nothing is won by a pin yet: it counts for a quarter of what is at stake.
const QUARTER: i32 = 4;

/// Horses, chariots and cannons that shield their general or a greater piece.
pub(super) fn find(scene: &Scene) -> Vec<Candidate> {
    let Some(defending) = &scene.defending else { return Vec::new() };
    if !scene.can_act {
        return Vec::new();
    }
    let shields = scene
        .targets()
        .filter(|shield| matches!(shield.piece.role, Role::Horse | Role::Chariot | Role::Cannon));
    let mut found = Vec::new();
    for pinned in shields {
        let on_general = before_general(scene, defending, pinned);
        if on_general.is_empty() {
            found.extend(before_piece(scene, defending, pinned));
        } else {
            found.extend(on_general);
        }
    }
    found
}

/// The pins of a piece that may not leave, because its general would be in check.
fn before_general(scene: &Scene, defending: &Position, pinned: Placed) -> Vec<Candidate> {
    let general = scene.general();
    let open = defending.occupied().without(Bitboard::of(pinned.square));
    let pinners = defending.attackers_within(general, open) & defending.of(scene.attacker);
    let Some(behind) = scene.placed(general) else { return Vec::new() };
    let may = scene.rules.targets(defending, pinned.square);
    let could = defending
        .reach(pinned.piece.role, pinned.piece.color, pinned.square)
        .without(defending.of(scene.victim()));
    let pinners = pinners.into_iter().filter(|by| {
        let stays = between(*by, general) | Bitboard::of(*by);
        // Something is forbidden, all that is left is in line, and the pinner cannot be taken with a gain.
        !could.without(may).is_empty()
            && may.without(stays).is_empty()
            && best_on(scene.rules, defending, *by) < LEAST_GAIN
    });
    pinners
        .filter_map(|by| scene.placed(by))
        .map(|by| Candidate {
            fact: Fact::Pin { pinned, by, behind },
            gain: worth(pinned.piece.role) / QUARTER,
        })
        .collect()
}

/// The pins of a piece before a greater one, which could be taken if it left.
fn before_piece(scene: &Scene, defending: &Position, pinned: Placed) -> Vec<Candidate> {
    let Some(opened) = without(&scene.acting, pinned.square) else { return Vec::new() };
    let open = opened.occupied();
    let mut found = Vec::new();
    for behind in scene.targets().filter(|behind| worth(behind.piece.role) > worth(pinned.piece.role)) {
        let now = scene.acting.attackers_within(behind.square, scene.acting.occupied());
        let then = opened.attackers_within(behind.square, open) & opened.of(scene.attacker);
        for by in then.without(now).into_iter().filter_map(|by| scene.placed(by)) {
            let capture = Move::new(by.square, behind.square);
            if !matches!(by.piece.role, Role::Chariot | Role::Cannon)
                || !captures_on(scene.rules, &opened, behind.square).contains(&capture)
                || best_on(scene.rules, defending, by.square) >= LEAST_GAIN
                || leaving(scene, defending, pinned, by.square, behind.square).is_empty()
            {
                continue;
            }
            let gain = exchange(scene.rules, &opened, capture);
            if gain >= LEAST_GAIN {
                found.push(Candidate { fact: Fact::Pin { pinned, by, behind }, gain: gain / QUARTER });
            }
        }
    }
    found
}

/// The moves by which a piece opens the line from `by` to `behind`.
fn leaving(scene: &Scene, defending: &Position, pinned: Placed, by: Square, behind: Square) -> Vec<Move> {
    let targets = scene.rules.targets(defending, pinned.square);
    let moves = targets.into_iter().map(|to| Move::new(pinned.square, to));
    let opens = |mv: &Move| {
        let mut after = defending.clone();
        after.play_unchecked(*mv);
        captures_on(scene.rules, &after, behind).contains(&Move::new(by, behind))
    };
    moves.filter(opens).collect()
}

/// The piece may not leave, by the rules; or leaving costs about what the greater piece is worth.
pub(super) fn prove(scene: &Scene, candidate: &Candidate, prover: &mut Prover) -> bool {
    let Fact::Pin { pinned, by, behind } = candidate.fact else { return false };
    let Some(defending) = &scene.defending else { return false };
    let Some(best) = prover.ask(scene.rules, defending, &[]) else { return false };
    if behind.piece.role == Role::General {
        // What pins stays where it is: the other side's best move does not take it.
        return best.best.is_none_or(|mv| mv.to() != by.square);
    }
    let leaving = leaving(scene, defending, pinned, by.square, behind.square);
    let Some(left) = prover.ask(scene.rules, defending, &leaving) else { return false };
    best.best.is_none_or(|mv| !leaving.contains(&mv))
        && is_gain(best.value - left.value, candidate.gain * QUARTER)
}
