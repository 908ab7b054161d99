//! Arrows: where a piece went, and what it attacks.

use chuhe_rules::{Label, Nature, Role, Square};

use crate::scene::leg;

/// An arrow from one point to another, as a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// Where it bends: the leg point that a horse passes.
    pub bend: Option<Square>,
    /// What it means.
    pub kind: ArrowKind,
}

/// What an arrow means; each kind has a shape of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrowKind {
    /// A move: broad and unbroken.
    Move,
    /// An attack that may not go on for ever: narrow and broken, in the colour of danger.
    Attack,
    /// An attack that may go on, such as an offer to trade: narrow and broken.
    Offer,
    /// The best move that an engine found: broad and unbroken.
    Best,
    /// Another good one: narrow and unbroken.
    Other,
    /// What the other side would do if it were to move: broad and broken, in the colour of danger.
    Threat,
}

impl ArrowKind {
    /// The stable name, also the class in the picture.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Attack => "attack",
            Self::Offer => "offer",
            Self::Best => "best",
            Self::Other => "other",
            Self::Threat => "threat",
        }
    }
}

impl Arrow {
    /// The arrow of a piece of this kind; a horse's goes along the leg first.
    pub fn new(kind: ArrowKind, role: Role, from: Square, to: Square) -> Self {
        let bend = if role == Role::Horse { leg(from, to) } else { None };
        Self { from, to, bend, kind }
    }

    /// The arrows of a labelled ply: the move, then each attack; a check has its own mark on the board.
    pub fn of(ply: &Label) -> Vec<Self> {
        let mut arrows = vec![Self::new(ArrowKind::Move, ply.piece.role, ply.mv.from(), ply.mv.to())];
        for nature in ply.natures() {
            if let Some(attack) = nature.attack() {
                let offer = matches!(nature, Nature::Exchange(_));
                let kind = if offer { ArrowKind::Offer } else { ArrowKind::Attack };
                arrows.push(Self::new(kind, attack.attacker, attack.by, attack.on));
            }
        }
        arrows
    }
}

#[cfg(test)]
mod tests {
    use chuhe_rules::{Cycle, Game, Move, RuleSet};

    use super::*;

    fn point(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn only_a_horse_turns_a_corner() {
        let bend = |role, from, to| Arrow::new(ArrowKind::Move, role, point(from), point(to)).bend;
        assert_eq!(bend(Role::Horse, "b0", "c2"), Some(point("b1")));
        assert_eq!(bend(Role::Horse, "e5", "c4"), Some(point("d5")));
        assert_eq!(bend(Role::Elephant, "c0", "e2"), None);
        assert_eq!(bend(Role::Chariot, "a0", "a9"), None);
    }

    #[test]
    fn a_chase_has_an_arrow_for_the_move_and_one_for_the_attack() {
        // The chariot goes beside the unprotected cannon.
        let game = Game::from_fen("3k5/9/9/9/2c6/9/9/R8/9/4K4 w").unwrap();
        let mv: Move = "a2c2".parse().unwrap();
        let cycle = Cycle::new(game.position(), [mv], &RuleSet::WXF);
        let arrows = Arrow::of(&cycle.plies[0]);
        assert_eq!(
            arrows,
            [
                Arrow::new(ArrowKind::Move, Role::Chariot, point("a2"), point("c2")),
                Arrow::new(ArrowKind::Attack, Role::Chariot, point("c2"), point("c5")),
            ]
        );
    }
}
