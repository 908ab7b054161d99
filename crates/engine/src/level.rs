//! Weaker players.
//!
//! A level is made of a number of positions to visit, never of time, so it is as strong on every machine.
//! Its mistakes are drawn from the position and the seed of the game: who misjudges a position does so each time it
//! comes up in that game, as people do, and the same seed gives the same game.
//!
//! `tests/levels.rs` plays matches: somebody who looks one move ahead, and otherwise moves anything, scores at least 60 %
//! against level 1, level 2 at least 80 % against level 1, and level 3 at least 80 % against level 2.

use chuhe_rules::{Move, Piece, Role};

/// How strong the computer plays: 1 (somebody who has just learned the moves) to 3 (a decent club player).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// The level with this number, if there is one.
    pub const fn try_new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 3 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many positions a move may visit.
    pub const fn nodes(self) -> u64 {
        match self.0 {
            1 => 1_000,
            2 => 1_500,
            _ => 150_000,
        }
    }

    /// How many plies it looks ahead.
    pub const fn depth(self) -> u32 {
        match self.0 {
            1 => 1,
            2 => 2,
            _ => 64,
        }
    }

    /// The size of its misjudgements, in hundredths of a soldier.
    const fn noise(self) -> i32 {
        match self.0 {
            1 => 700,
            2 => 250,
            _ => 0,
        }
    }

    /// Of a thousand captures by a kind of piece, how many it does not see: those that go straight are seen oftenest.
    const fn blindness(self, role: Role) -> u64 {
        let percent = match role {
            Role::Cannon => 125,
            Role::Horse => 115,
            Role::Elephant => 100,
            Role::Chariot | Role::Advisor => 90,
            Role::Soldier | Role::General => 60,
        };
        match self.0 {
            1 => percent * 17 / 2,
            2 => percent * 9 / 2,
            _ => 0,
        }
    }

    /// Of a thousand mates on the move, how many it does not see.
    const fn mates_missed(self) -> u64 {
        match self.0 {
            1 => 900,
            2 => 450,
            _ => 0,
        }
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

impl Handicap {
    /// What is added to the evaluation of a position.
    pub(crate) fn misjudgement(self, key: u64) -> i32 {
        let noise = self.level.noise();
        if noise == 0 {
            return 0;
        }
        // The sum of two even draws: small errors are likelier than great ones.
        let drawn = mix(self.seed ^ key);
        let draw = |bits: u64| (bits & 0xffff) as i32 * (2 * noise + 1) / 0x1_0000 - noise;
        i32::midpoint(draw(drawn), draw(drawn >> 32))
    }

    /// Whether the player does not see a capture.
    ///
    /// Not drawn from the whole position: who overlooks an attack goes on overlooking it while the pieces stay.
    pub(crate) fn overlooks(self, piece: Piece, victim: Piece, mv: Move) -> bool {
        let what = u64::from(mv.to_bits()) << 8 | (piece.role as u64) << 4 | victim.role as u64;
        mix(self.seed ^ what) % 1000 < self.level.blindness(piece.role)
    }

    /// Whether the player does not see that its move to this position mates.
    pub(crate) fn overlooks_mate(self, key: u64) -> bool {
        mix(!self.seed ^ key) % 1000 < self.level.mates_missed()
    }

    /// What the keys of the table are changed by, so that players do not read each other's mistakes.
    pub(crate) fn key(self) -> u64 {
        if self.level.noise() == 0 { 0 } else { mix(self.seed.wrapping_add(u64::from(self.level.0))) }
    }
}

/// Scatters the bits of a number: the finaliser of `SplitMix64` (Steele, Lea, Flood 2014).
pub(crate) const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
