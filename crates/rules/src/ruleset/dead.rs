//! Material with which nobody can win, or nobody by force.

use super::Dead;
use crate::{Color, Position, Role};

/// One cannon, or one on each side, with few guards and nothing else that crosses the river.
///
/// Pairs are of the one side and the other, whichever is Red.
struct Material {
    /// The cannons.
    cannons: [usize; 2],
    /// At most so many advisors.
    advisors: [usize; 2],
    /// At most so many elephants.
    elephants: [usize; 2],
    /// Whether mates exist; if so, they come about by blunders only, at once or never.
    mates: bool,
}

/// The list that Pikafish's judge uses, those without a mate first.
///
/// It is exact: `tests/dead_material.rs` goes through its positions.
/// A cannon with an advisor of its own wins, and so does one with an elephant against two advisors.
const CANNONS: [Material; 6] = [
    Material { cannons: [1, 0], advisors: [0, 0], elephants: [2, 2], mates: false },
    Material { cannons: [1, 0], advisors: [0, 1], elephants: [0, 2], mates: false },
    Material { cannons: [1, 1], advisors: [0, 0], elephants: [0, 0], mates: false },
    Material { cannons: [1, 0], advisors: [0, 1], elephants: [2, 2], mates: true },
    Material { cannons: [1, 0], advisors: [0, 2], elephants: [0, 2], mates: true },
    Material { cannons: [1, 1], advisors: [0, 0], elephants: [2, 2], mates: true },
];

impl Material {
    fn fit(&self, position: &Position, one: Color) -> bool {
        [one, !one].into_iter().enumerate().all(|(i, side)| {
            let count = |role| position.pieces(side, role).count();
            count(Role::Cannon) == self.cannons[i]
                && count(Role::Advisor) <= self.advisors[i]
                && count(Role::Elephant) <= self.elephants[i]
        })
    }
}

impl Dead {
    /// Whether the material of a position in which the side to move has a legal move draws the game.
    pub fn draws(self, position: &Position) -> bool {
        let mut attackers =
            Role::ALL.into_iter().filter(|role| role.crosses_river() && !position.with(*role).is_empty());
        let fits = |row: &&Material| Color::ALL.into_iter().any(|one| row.fit(position, one));
        let avoidable = || self == Self::NoForcedMate && !wins_at_once(position);
        match (self, attackers.next(), attackers.next()) {
            (Self::Never, ..) => false,
            (_, None, _) => true,
            (Self::NoMate | Self::NoForcedMate, Some(Role::Cannon), None) => {
                CANNONS.iter().find(fits).is_some_and(|row| !row.mates || avoidable())
            }
            _ => false,
        }
    }
}

/// Whether a move leaves the other side none.
fn wins_at_once(position: &Position) -> bool {
    let mut after = position.clone();
    position.legal_moves().into_iter().any(|mv| {
        let undo = after.play_unchecked(mv);
        let wins = !after.has_legal_move();
        after.undo(mv, undo);
        wins
    })
}
