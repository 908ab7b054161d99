//! What each level can do: one table.

use super::sight::Blind;

/// What a level can do.
pub(super) struct Skill {
    /// How many positions a move may visit.
    pub(super) nodes: u64,
    /// How many plies it looks ahead, if that is limited.
    pub(super) depth: Option<u32>,
    /// The size of its misjudgements, in hundredths of a soldier.
    pub(super) noise: i32,
    /// Which captures it does not see.
    pub(super) blind: Blind,
    /// Of a thousand mates on the move, how many it does not see.
    pub(super) mates_missed: u16,
    /// Whether it always sees that a chariot can be taken, its own or the other's.
    pub(super) minds_chariots: bool,
}

impl Skill {
    /// Whether it makes no mistakes but those of a short search.
    pub(super) const fn is_exact(&self) -> bool {
        self.noise == 0 && self.blind.is_nothing() && self.mates_missed == 0
    }
}

/// What each level can do, the weakest first; the numbers come from games, see `docs/levels.md`.
///
/// From level 3 on no mate on the move is missed, from level 5 on no attack on a chariot.
pub(super) const SKILLS: [Skill; 16] = [
    //      nodes  plies  noise  near  far  horse  screen  opened  mates
    row(1, 1_000, 1, 700, [900, 1_000, 1_000, 1_000, 1_000], 1_000),
    row(2, 1_000, 1, 450, [400, 750, 850, 900, 950], 500),
    row(3, 1_000, 1, 300, [200, 550, 650, 800, 900], 0),
    row(4, 1_000, 1, 220, [80, 350, 450, 600, 800], 0),
    row(5, 2_000, 2, 180, [0, 250, 300, 450, 600], 0),
    row(6, 2_000, 2, 140, [0, 120, 150, 250, 400], 0),
    row(7, 2_000, 2, 100, [0, 0, 40, 60, 150], 0),
    row(8, 3_000, 4, 60, [0; 5], 0),
    row(9, 2_000, ANY, 45, [0; 5], 0),
    row(10, 3_000, ANY, 30, [0; 5], 0),
    row(11, 5_000, ANY, 20, [0; 5], 0),
    row(12, 6_000, ANY, 10, [0; 5], 0),
    row(13, 8_000, ANY, 0, [0; 5], 0),
    row(14, 14_000, ANY, 0, [0; 5], 0),
    row(15, 25_000, ANY, 0, [0; 5], 0),
    row(16, u64::MAX, ANY, 0, [0; 5], 0),
];

/// So many plies are no limit.
const ANY: u32 = 0;

const fn row(
    number: u8,
    nodes: u64,
    plies: u32,
    noise: i32,
    [near, far, horse, screen, opened]: [u16; 5],
    mates_missed: u16,
) -> Skill {
    let depth = if plies == ANY { None } else { Some(plies) };
    let blind = Blind { near, far, horse, screen, opened };
    Skill { nodes, depth, noise, blind, mates_missed, minds_chariots: number >= 5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_sees_what_the_one_below_sees() {
        let numbers = |skill: &Skill| {
            let Blind { near, far, horse, screen, opened } = skill.blind;
            [near, far, horse, screen, opened, skill.mates_missed, skill.noise as u16]
        };
        for (number, pair) in (2..).zip(SKILLS.windows(2)) {
            let [below, above] = [numbers(&pair[0]), numbers(&pair[1])];
            assert!(below.iter().zip(above).all(|(below, above)| *below >= above), "level {number}");
            assert!(pair[0].depth.unwrap_or(99) <= pair[1].depth.unwrap_or(99), "level {number}");
        }
    }

    #[test]
    fn what_is_near_is_seen_best_and_what_has_just_been_opened_worst() {
        for Skill { blind: Blind { near, far, horse, screen, opened }, .. } in &SKILLS {
            assert!(near <= far && far <= horse && horse <= screen && screen <= opened);
        }
    }

    #[test]
    fn the_last_level_makes_no_mistakes() {
        assert!(SKILLS[15].is_exact() && SKILLS[15].depth.is_none());
        assert!(SKILLS[2..].iter().all(|skill| skill.mates_missed == 0));
    }
}
