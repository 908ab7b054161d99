//! How hard a capture is to see.

use chuhe_rules::{Move, Role, Square};

/// How a capture looks to somebody who has learned the moves not long ago.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// By a neighbour, or along a few points of a line.
    Near,
    /// By a chariot along a long line.
    Far,
    /// Around a corner, where a leg or an eye may block it.
    Horse,
    /// Over a screen.
    Screen,
}

/// A chariot that goes so many points or more comes from afar.
const FAR: usize = 4;

impl Sight {
    /// How a capture by a kind of piece looks.
    pub(super) fn of(role: Role, mv: Move) -> Self {
        match role {
            Role::Cannon => Self::Screen,
            Role::Horse | Role::Elephant => Self::Horse,
            Role::Chariot if way(role, mv).count() + 1 >= FAR => Self::Far,
            Role::Chariot | Role::Advisor | Role::Soldier | Role::General => Self::Near,
        }
    }
}

/// Of a thousand captures that look alike, how many are not seen.
#[derive(Clone, Copy)]
pub(super) struct Blind {
    pub(super) near: u16,
    pub(super) far: u16,
    pub(super) horse: u16,
    pub(super) screen: u16,
    /// The same where the last move opened the way: at least so many.
    pub(super) opened: u16,
}

impl Blind {
    /// Whether all is seen.
    pub(super) const fn is_nothing(&self) -> bool {
        self.near == 0 && self.far == 0 && self.horse == 0 && self.screen == 0 && self.opened == 0
    }

    /// How many of those that look so are not seen.
    pub(super) fn of(&self, sight: Sight, opened: bool) -> u16 {
        let missed = match sight {
            Sight::Near => self.near,
            Sight::Far => self.far,
            Sight::Horse => self.horse,
            Sight::Screen => self.screen,
        };
        if opened { missed.max(self.opened) } else { missed }
    }
}

/// Whether the last move left the way of a capture, or, as a screen, came into it.
pub(super) fn is_opened(role: Role, mv: Move, last: Option<Move>) -> bool {
    last.is_some_and(|last| {
        way(role, mv).any(|square| square == last.from() || (role == Role::Cannon && square == last.to()))
    })
}

/// The points that a piece passes: those of a line, the leg of a horse, the eye of an elephant.
fn way(role: Role, mv: Move) -> impl Iterator<Item = Square> {
    let (from, to) = (mv.from(), mv.to());
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let (step, count) = match role {
        // Half of one is nothing, half of two is one.
        Role::Horse | Role::Elephant => ((files / 2, ranks / 2), 1),
        _ => ((files.signum(), ranks.signum()), files.abs().max(ranks.abs()) - 1),
    };
    (1..=count).filter_map(move |nth| from.offset(nth * step.0, nth * step.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(text: &str) -> Move {
        text.parse().unwrap()
    }

    #[test]
    fn what_stands_near_looks_near() {
        for (role, text, expected) in [
            (Role::Chariot, "a0a3", Sight::Near),
            (Role::Chariot, "a0a4", Sight::Far),
            (Role::Chariot, "i5a5", Sight::Far),
            (Role::Soldier, "a6a7", Sight::Near),
            (Role::General, "e0e1", Sight::Near),
            (Role::Horse, "b0c2", Sight::Horse),
            (Role::Elephant, "c0e2", Sight::Horse),
            (Role::Cannon, "b2b9", Sight::Screen),
        ] {
            assert_eq!(Sight::of(role, mv(text)), expected, "{role:?} {text}");
        }
    }

    #[test]
    fn a_way_is_opened_by_who_leaves_it_and_a_screen_comes_into_it() {
        for (role, capture, last, expected) in [
            (Role::Horse, "b0c2", "b1b5", true),
            (Role::Horse, "b0d1", "c0e2", true),
            (Role::Horse, "b0d1", "b1b5", false),
            (Role::Elephant, "c0e2", "d1e0", true),
            (Role::Chariot, "a0a6", "a3a4", true),
            (Role::Chariot, "a0a6", "b3a3", false),
            (Role::Cannon, "a0a6", "b3a3", true),
            (Role::Cannon, "a0a6", "b6a6", false),
            (Role::Soldier, "a6a7", "b7a7", false),
        ] {
            assert_eq!(is_opened(role, mv(capture), Some(mv(last))), expected, "{role:?} {capture} {last}");
        }
        assert!(!is_opened(Role::Chariot, mv("a0a6"), None));
    }
}
