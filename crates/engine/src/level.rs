//! Weaker players.
//!
//! A level is made of a number of positions to visit, never of time, so it is as strong on every machine.
//! Its mistakes are drawn from the position and the seed of the game: who misjudges a position does so each time it
//! comes up in that game, as people do, and the same seed gives the same game.
//! The two lowest levels look anew every few moves: what they have overlooked they may see then, and what they liked they may no
//! longer like.
//! What a low level does not see is what beginners do not see: captures over a screen, by a horse, along a whole line, and
//! those whose way has just been opened; what stands side by side it sees.
//! The three lowest come forward with all they have, but look before each move whether it leaves a piece to be taken in plain
//! sight.
//!
//! `chuhe ladder` plays the levels against each other, and `docs/levels.md` has the table.

mod care;
mod sight;
mod skill;

use chuhe_rules::{Game, Move, MoveList, Position, Role};

pub use care::plain_worth;
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

/// Of a thousand captures of its pieces in plain sight, so many escape who looks round before a move.
const CARELESS: u64 = 80;

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

    /// The moves that the player thinks about: those after which no piece can be taken in plain sight, as far as there are such
    /// and it sees that, of which it likes those that go forward and, where it looks anew, none that takes back its last move;
    /// and those whose value is known without thinking.
    pub(crate) fn considered(
        self,
        game: &Game,
        moves: MoveList,
        is_known: impl Fn(&Move) -> bool,
    ) -> MoveList {
        if !self.level.skill().looks_round {
            return moves;
        }
        let position = game.position();
        let last = game.moves().nth_back(1).filter(|_| self.level.skill().looks_anew);
        let open: MoveList = moves.iter().copied().filter(|mv| !is_known(mv)).collect();
        let careful = care::careful(position, &open, |after, mv| {
            mix(self.seed ^ CARELESS ^ what(after, mv)) % 1000 >= CARELESS
        });
        let is_new = |mv: Move| last.is_none_or(|last| (last.to(), last.from()) != (mv.from(), mv.to()));
        let comes_to_mind = |mv: Move| care::is_forward(position, mv) || self.comes_to_mind(position, mv);
        let of = |likes: &dyn Fn(Move) -> bool| -> Option<MoveList> {
            let liked: MoveList = careful.iter().copied().filter(|mv| likes(*mv)).collect();
            (!liked.is_empty()).then_some(liked)
        };
        let chosen = of(&|mv| is_new(mv) && comes_to_mind(mv)).or_else(|| of(&is_new)).unwrap_or(careful);
        moves.into_iter().filter(|mv| is_known(mv) || chosen.contains(mv)).collect()
    }

    /// Whether the player thinks about a move that does not go forward.
    fn comes_to_mind(self, position: &Position, mv: Move) -> bool {
        mix(self.seed ^ position.key() ^ what(position, mv)) % 1000 < u64::from(self.level.skill().back)
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
        let missed = skill.blind.of(Sight::of(piece.role, mv), sight::is_opened(piece.role, mv, last));
        mix(self.seed ^ what(position, mv)) % 1000 < u64::from(missed)
    }

    /// Whether the player does not see that the position of this key is mate: to the other by its move, or to itself by the answer.
    pub(crate) fn overlooks_mate(self, key: u64) -> bool {
        mix(!self.seed ^ key) % 1000 < u64::from(self.level.skill().mates_missed)
    }

    /// What the keys of the table are changed by, so that players do not read each other's mistakes.
    pub(crate) fn key(self) -> u64 {
        if self.level.skill().is_exact() { 0 } else { mix(self.seed.wrapping_add(u64::from(self.level.0))) }
    }
}

/// What moves from where and where, and what it takes: the same while these pieces stay.
fn what(position: &Position, mv: Move) -> u64 {
    let role = |square| position.piece_at(square).map_or(0, |piece| piece.role as u64);
    u64::from(mv.to_bits()) << 8 | role(mv.from()) << 4 | role(mv.to())
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
    use std::collections::BTreeMap;

    use super::*;

    /// What the seed of level `number` is before the full move of this number.
    fn seed(number: u8, full_move: u16) -> u64 {
        let fen = format!("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 {full_move}");
        let level = Level::try_new(number).unwrap();
        Handicap { level, seed: 7 }.at(Game::from_fen(&fen).unwrap().position()).seed
    }

    /// The moves that level `number` thinks about, in games of the seeds 0 to 99, and how often.
    fn considered(number: u8, fen: &str) -> BTreeMap<String, usize> {
        let game = Game::from_fen(fen).unwrap();
        let mut count = BTreeMap::new();
        for seed in 0..100 {
            let handicap = Handicap { level: Level::try_new(number).unwrap(), seed };
            for mv in handicap.considered(&game, game.legal_moves(), |_| false) {
                *count.entry(mv.to_string()).or_default() += 1;
            }
        }
        count
    }

    #[test]
    fn a_low_level_seldom_leaves_a_piece_to_be_taken_in_plain_sight() {
        // The chariot stands beside a soldier that can take it.
        let fen = "3k5/9/9/9/9/2p6/2R6/9/9/4K4 w - - 0 1";
        for level in 1..=3 {
            let count = considered(level, fen);
            let often = |mv: &str| count.get(mv).copied().unwrap_or(0);
            assert!(often("c3d3") + often("c3b3") + often("c3c4") > 60, "level {level}: {count:?}");
            assert!(often("e0e1") <= 20, "level {level}: {count:?}");
        }
        assert_eq!(considered(4, fen)["e0e1"], 100);
    }

    #[test]
    fn the_lowest_level_likes_to_go_forward() {
        let fen = "3k5/9/9/p8/9/9/P8/9/4A4/2B1K4 w - - 0 1";
        let count = considered(1, fen);
        assert_eq!(count["c0a2"], 100);
        assert!(count.get("e1d0").is_some_and(|often| *often <= 20), "{count:?}");
        assert_eq!(considered(4, fen)["e1d0"], 100);
    }

    #[test]
    fn who_has_another_move_does_not_take_back_the_last() {
        let mut game = Game::from_fen("3k5/9/9/p8/9/9/P8/9/9/2B1K3R w - - 0 1").unwrap();
        for mv in ["i0i5", "d9d8", "i5i0", "d8d9"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        for seed in 0..50 {
            let handicap = Handicap { level: Level::LOWEST, seed };
            let moves = handicap.considered(&game, game.legal_moves(), |_| false);
            assert!(!moves.is_empty() && !moves.contains(&"i0i5".parse().unwrap()), "{moves:?}");
        }
    }

    #[test]
    fn what_is_known_is_always_thought_about() {
        let game = Game::from_fen("3k5/9/9/9/9/2p6/2R6/9/9/4K4 w - - 0 1").unwrap();
        for seed in 0..50 {
            let handicap = Handicap { level: Level::LOWEST, seed };
            let known: Move = "e0e1".parse().unwrap();
            let moves = handicap.considered(&game, game.legal_moves(), |mv| *mv == known);
            assert!(moves.contains(&known));
        }
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
