//! Weaker players.
//!
//! A level is made of a number of positions to visit, never of time, so it is as strong on every machine.
//! Its mistakes are drawn from the position and the seed of the game: who misjudges a position does so each time it
//! comes up in that game, as people do, and the same seed gives the same game.
//! The two lowest levels look anew every few moves: what they have overlooked they may see then, and what they liked they may no
//! longer like.
//! What a low level does not see is what beginners do not see: captures over a screen, by a horse, along a whole line, and
//! those whose way has just been opened; what stands side by side it sees.
//!
//! `chuhe ladder` plays the levels against each other, and `docs/levels.md` has the table.

mod sight;
mod skill;

use chuhe_rules::{Move, Position, Role};

use sight::Sight;
use skill::{SKILLS, Skill};

/// How strong the computer plays: 1 (somebody who has just learned the moves) to 16 (all that the engine can do).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// How many there are.
    pub const COUNT: u8 = SKILLS.len() as u8;

    /// The weakest.
    pub const LOWEST: Self = Self(1);

    /// The engine as it is: nothing but what the caller says limits it.
    pub const FULL: Self = Self(Self::COUNT);

    /// How many positions the full engine visits for a move where nobody says how long it may think: where there is no
    /// clock, and in the games of `chuhe ladder`.
    pub const UNHURRIED: u64 = 45_000;

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=Self::COUNT).map(Self)
    }

    /// The level with this number, if there is one.
    pub const fn try_new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Its number, 1 to 16.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many positions a move may visit; nothing for the full engine, for which whoever asks has to say it.
    pub const fn nodes(self) -> Option<u64> {
        if self.is_full() { None } else { Some(self.skill().nodes) }
    }

    /// How many plies it looks ahead, if that is limited.
    pub const fn depth(self) -> Option<u32> {
        self.skill().depth
    }

    /// Whether it is the engine as it is.
    pub const fn is_full(self) -> bool {
        self.0 == Self::COUNT
    }

    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

/// A level, and the game it is played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// How strong.
    pub level: Level,
    /// What the mistakes of this game are drawn from.
    pub seed: u64,
}

/// So many full moves pass before a level that looks anew does so.
const ANEW: u16 = 3;

impl Handicap {
    /// The same as it is where a search begins: for a level that looks anew every few moves another seed after each few.
    ///
    /// Whoever goes on for ever liking what it likes moves to and fro, and whoever goes on for ever overlooking a piece
    /// leaves it standing beside its own for ten moves; neither is what beginners do.
    pub(crate) fn at(self, position: &Position) -> Self {
        if !self.level.skill().looks_anew {
            return self;
        }
        Self { seed: mix(self.seed ^ u64::from(position.full_moves() / ANEW) << 32), ..self }
    }

    /// What is added to the evaluation of a position.
    pub(crate) fn misjudgement(self, key: u64) -> i32 {
        let noise = self.level.skill().noise;
        if noise == 0 {
            return 0;
        }
        // The sum of two even draws: small errors are likelier than great ones.
        let drawn = mix(self.seed ^ key);
        let draw = |bits: u64| (bits & 0xffff) as i32 * (2 * noise + 1) / 0x1_0000 - noise;
        i32::midpoint(draw(drawn), draw(drawn >> 32))
    }

    /// Whether the player does not see a capture; `last` is the move made before it.
    ///
    /// Not drawn from the whole position: who overlooks an attack goes on overlooking it while the pieces stay.
    pub(crate) fn overlooks(self, position: &Position, mv: Move, last: Option<Move>) -> bool {
        let skill = self.level.skill();
        let (Some(piece), Some(victim)) = (position.piece_at(mv.from()), position.piece_at(mv.to())) else {
            return false;
        };
        if skill.blind.is_nothing() || (skill.minds_chariots && victim.role == Role::Chariot) {
            return false;
        }
        let what = u64::from(mv.to_bits()) << 8 | (piece.role as u64) << 4 | victim.role as u64;
        let missed = skill.blind.of(Sight::of(piece.role, mv), sight::is_opened(piece.role, mv, last));
        mix(self.seed ^ what) % 1000 < u64::from(missed)
    }

    /// Whether the player does not see that its move to the position of this key mates.
    pub(crate) fn overlooks_mate(self, key: u64) -> bool {
        mix(!self.seed ^ key) % 1000 < u64::from(self.level.skill().mates_missed)
    }

    /// What the keys of the table are changed by, so that players do not read each other's mistakes.
    pub(crate) fn key(self) -> u64 {
        if self.level.skill().is_exact() { 0 } else { mix(self.seed.wrapping_add(u64::from(self.level.0))) }
    }
}

/// Scatters the bits of a number: the finaliser of `SplitMix64` (Steele, Lea, Flood 2014).
pub(crate) const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use chuhe_rules::Game;

    use super::*;

    /// What the seed of level `number` is before the full move of this number.
    fn seed(number: u8, full_move: u16) -> u64 {
        let fen = format!("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 {full_move}");
        let level = Level::try_new(number).unwrap();
        Handicap { level, seed: 7 }.at(Game::from_fen(&fen).unwrap().position()).seed
    }

    #[test]
    fn the_lowest_levels_look_anew_every_few_moves_and_no_other_does() {
        for level in 1..=2 {
            assert_eq!(seed(level, 3), seed(level, 5), "level {level}");
            let mut seeds: Vec<u64> = (1..=30).map(|full_move| seed(level, full_move)).collect();
            seeds.dedup();
            assert_eq!(seeds.len(), 11, "level {level}");
        }
        assert!((3..=16).all(|level| seed(level, 30) == 7));
    }
}
