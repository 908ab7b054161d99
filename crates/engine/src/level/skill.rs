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
    /// Of a thousand mates on the move, how many it does not see, its own and the other's.
    pub(super) mates_missed: u16,
    /// Whether it looks, before it moves, which of its pieces can then be taken in plain sight, whatever it likes besides.
    pub(super) looks_round: bool,
    /// Of a thousand moves that do not go forward, how many it thinks about.
    pub(super) back: u16,
    /// Whether it always sees that a chariot can be taken, its own or the other's.
    pub(super) minds_chariots: bool,
    /// Whether it looks anew every few moves, so that its mistakes change in the course of the game.
    pub(super) looks_anew: bool,
}

impl Skill {
    /// Whether it makes no mistakes but those of a short search.
    pub(super) const fn is_exact(&self) -> bool {
        self.noise == 0 && self.blind.is_nothing() && self.mates_missed == 0
    }
}

/// What each level can do, the weakest first; the numbers come from games, see `docs/levels.md`.
///
/// Up to level 2 they look anew every few moves, up to level 3 they look round before a move and like to go forward.
/// From level 4 on no mate on the move is missed, from level 5 on no attack on a chariot.
pub(super) const SKILLS: [Skill; 16] = [
    //      nodes  plies  noise  near  far  horse  screen  opened  mates
    row(1, 1_000, 1, 740, [500, 1_000, 1_000, 1_000, 1_000], 1_000),
    row(2, 1_000, 1, 360, [300, 820, 900, 950, 1_000], 1_000),
    row(3, 1_000, 1, 360, [280, 580, 700, 800, 920], 1_000),
    row(4, 1_000, 1, 240, [80, 350, 460, 600, 800], 0),
    row(5, 2_000, 2, 320, [60, 320, 430, 580, 750], 0),
    row(6, 2_000, 2, 200, [0, 200, 250, 350, 500], 0),
    row(7, 2_000, 2, 150, [0, 60, 80, 120, 250], 0),
    row(8, 2_000, 3, 50, [0, 0, 10, 20, 60], 0),
    row(9, 700, ANY, 50, [0; 5], 0),
    row(10, 1_300, ANY, 35, [0; 5], 0),
    row(11, 2_400, ANY, 20, [0; 5], 0),
    row(12, 4_200, ANY, 10, [0; 5], 0),
    row(13, 7_500, ANY, 0, [0; 5], 0),
    row(14, 13_000, ANY, 0, [0; 5], 0),
    row(15, 24_000, ANY, 0, [0; 5], 0),
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
    Skill {
        nodes,
        depth,
        noise,
        blind,
        mates_missed,
        looks_round: number <= 3,
        back: match number {
            1 => 130,
            2 => 215,
            3 => 850,
            _ => 1_000,
        },
        minds_chariots: number >= 5,
        looks_anew: number <= 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_sees_what_the_one_below_sees() {
        let numbers = |skill: &Skill| {
            let Blind { near, far, horse, screen, opened } = skill.blind;
            [near, far, horse, screen, opened, skill.mates_missed, 1_000 - skill.back]
        };
        for (number, pair) in (2..).zip(SKILLS.windows(2)) {
            let [below, above] = [numbers(&pair[0]), numbers(&pair[1])];
            assert!(below.iter().zip(above).all(|(below, above)| *below >= above), "level {number}");
            let depths = [pair[0].depth, pair[1].depth].map(|depth| depth.unwrap_or(99));
            assert!(depths[0] <= depths[1], "level {number}");
            // Who looks farther may misjudge more and still be the stronger.
            assert!(depths[0] < depths[1] || pair[0].noise >= pair[1].noise, "level {number}");
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
        assert!(SKILLS[3..].iter().all(|skill| skill.mates_missed == 0));
    }
}
