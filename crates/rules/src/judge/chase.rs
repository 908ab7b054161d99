//! Who could capture what: the threats that make a move a chase.

use alloc::vec::Vec;

use crate::attacks::{horse_leg, horse_moves};
use crate::{Bitboard, Chase, Color, Move, Position, Role, RuleSet, Square};

use super::exchange;

/// One piece that attacks another of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// Where the attacker stands.
    pub by: Square,
    /// What it is.
    pub attacker: Role,
    /// Where the attacked piece stands.
    pub on: Square,
    /// What it is.
    pub victim: Role,
}

/// What an attack comes to if the attacker's side were to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Threat {
    /// Nothing: it is illegal, or wins nothing.
    Empty,
    /// The two are of one kind and either could take the other.
    Exchange,
    /// A capture that wins something or is forbidden all the same.
    Real,
}

/// All attacks of a side in a position that could be those of a chase, whoever is to move.
///
/// Generals and soldiers never chase, the general is not chased but checked, and a soldier that has not crossed the
/// river may be attacked; only where all that counts is what is worth less is nobody excepted.
pub(super) fn attacks(position: &Position, side: Color, rules: &RuleSet) -> Vec<Attack> {
    let mut attacks = Vec::new();
    let mut targets = position.of(!side);
    targets.remove(position.general(!side));
    let excepted = rules.chase != Chase::Lesser;
    if excepted {
        targets = targets.without(position.pieces(!side, Role::Soldier) & Bitboard::bank(!side));
    }
    for attacker in Role::ALL {
        if excepted && matches!(attacker, Role::General | Role::Soldier) {
            continue;
        }
        for by in position.pieces(side, attacker) {
            for on in position.reach(attacker, side, by) & targets {
                if let Some(victim) = position.piece_at(on) {
                    attacks.push(Attack { by, attacker, on, victim: victim.role });
                }
            }
        }
    }
    attacks
}

/// The attacks that are threats.
pub(super) fn threats(position: &Position, side: Color, rules: &RuleSet) -> Vec<Attack> {
    let mut threats = attacks(position, side, rules);
    let weigh = Scales::new(position, side);
    threats.retain(|attack| weigh.threat(*attack, rules) == Threat::Real);
    threats
}

/// What is needed to tell what attacks come to.
pub(super) struct Scales {
    /// The position with the attackers to move.
    ours: Position,
    /// The position with the others to move.
    theirs: Position,
}

impl Scales {
    pub(super) fn new(position: &Position, side: Color) -> Self {
        let mut ours = position.clone();
        if ours.turn() != side {
            ours.pass();
        }
        let mut theirs = ours.clone();
        theirs.pass();
        Self { ours, theirs }
    }

    /// What an attack comes to.
    pub(super) fn threat(&self, attack: Attack, rules: &RuleSet) -> Threat {
        let (ours, theirs) = (&self.ours, &self.theirs);
        let capture = Move::new(attack.by, attack.on);
        if rules.chase == Chase::Allowed || !ours.is_legal(capture) {
            return Threat::Empty;
        }
        // Equal kinds that attack each other offer an exchange, unless the other one cannot take.
        if attack.attacker == attack.victim && theirs.is_legal(Move::new(attack.on, attack.by)) {
            return Threat::Exchange;
        }
        let wins = match rules.chase {
            Chase::Allowed => false,
            Chase::Unprotected => !is_protected(capture, ours),
            Chase::Lesser => rank(attack.victim) < rank(attack.attacker),
            Chase::Chinese => exchange::gain(capture, ours) > 0,
            Chase::Asian => {
                let upward = match (attack.attacker, attack.victim) {
                    (Role::Horse | Role::Cannon, Role::Chariot) => true,
                    (Role::Advisor | Role::Elephant, Role::Chariot | Role::Horse | Role::Cannon) => {
                        rules.minor_on_major
                    }
                    _ => false,
                };
                upward || !is_protected(capture, ours)
            }
        };
        if wins { Threat::Real } else { Threat::Empty }
    }
}

/// The Romanian seed's order: general, chariot, cannon, horse, advisor, elephant, soldier.
fn rank(role: Role) -> u8 {
    match role {
        Role::General => 6,
        Role::Chariot => 5,
        Role::Cannon => 4,
        Role::Horse => 3,
        Role::Advisor => 2,
        Role::Elephant => 1,
        Role::Soldier => 0,
    }
}

/// Whether a legal move takes the capturing piece back.
///
/// The capture is made first: the attacker has left its point and is no screen any more.
fn is_protected(capture: Move, ours: &Position) -> bool {
    let mut after = ours.clone();
    after.play_unchecked(capture);
    let target = capture.to();
    !after.legal_moves_to(Bitboard::of(target)).is_empty()
}

/// The chariots of a side that stand on the leg of an enemy horse which would otherwise give check.
pub(super) fn pinned_by_horse(position: &Position, side: Color) -> Bitboard {
    let general = position.general(side);
    (horse_moves(general, Bitboard::EMPTY) & position.pieces(!side, Role::Horse))
        .into_iter()
        .map(|horse| horse_leg(horse, general))
        .collect::<Bitboard>()
        & position.pieces(side, Role::Chariot)
}
