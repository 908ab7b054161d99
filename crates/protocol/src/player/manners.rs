//! When our engine gives up, and when it offers a draw.

use chuhe_engine::Score;

use crate::Wish;

/// When to give up and when to offer a draw: never, until somebody sets it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Manners {
    /// It gives up when it is behind by so many hundredths of a soldier; never if 0.
    pub(super) resign: u64,
    /// It offers a draw when neither side is ahead by more hundredths of a soldier than this; never if 0.
    pub(super) draw: u64,
    /// How many of its moves in a row it has been so far behind.
    hopeless: u32,
    /// How many of its moves in a row nobody has been ahead.
    level: u32,
}

/// So many moves in a row it must be behind.
const HOPELESS: u32 = 4;

/// So many moves in a row the game must be level.
const LEVEL: u32 = 8;

/// Before this move no draw is offered.
const FIRST_OFFER: u16 = 40;

impl Manners {
    /// What is to be said with a move, by what the engine thinks of it; each of its moves is told once.
    pub(super) fn judge(&mut self, score: Score, full_moves: u16) -> Wish {
        let (behind, ahead) = match score {
            Score::Centipawns(value) => (i64::from(-value), i64::from(value)),
            Score::MatedIn(_) => (i64::MAX, i64::MIN),
            Score::MateIn(_) => (i64::MIN, i64::MAX),
            // Whether it comes to that is up to the referee.
            Score::WinByRule | Score::LossByRule => (0, i64::MAX),
        };
        let limit = |limit: u64| i64::try_from(limit).unwrap_or(i64::MAX);
        let count = |holds: bool, before: u32| if holds { before.saturating_add(1) } else { 0 };
        self.hopeless = count(self.resign > 0 && behind >= limit(self.resign), self.hopeless);
        self.level = count(self.draw > 0 && behind.max(ahead) <= limit(self.draw), self.level);
        if self.hopeless >= HOPELESS {
            Wish::Resign
        } else if self.level >= LEVEL && full_moves >= FIRST_OFFER {
            Wish::Draw
        } else {
            Wish::Nothing
        }
    }

    /// Another game begins.
    pub(super) fn new_game(&mut self) {
        (self.hopeless, self.level) = (0, 0);
    }
}

/// Whether who thinks so has nothing to win, and accepts a draw.
pub(super) fn accepts_draw(score: Score) -> bool {
    match score {
        Score::Centipawns(value) => value <= 0,
        Score::MatedIn(_) | Score::LossByRule => true,
        Score::MateIn(_) | Score::WinByRule => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_behind_for_long_gives_up() {
        let mut manners = Manners { resign: 900, ..Manners::default() };
        let wishes = [-950, -950, -950, -899, -950, -950, -950]
            .map(|value| manners.judge(Score::Centipawns(value), 20));
        assert_eq!(wishes, [Wish::Nothing; 7]);
        assert_eq!(manners.judge(Score::MatedIn(3), 20), Wish::Resign);
        manners.new_game();
        assert_eq!(manners.judge(Score::MatedIn(3), 20), Wish::Nothing);
    }

    #[test]
    fn a_draw_is_offered_late_in_a_level_game() {
        let mut manners = Manners { draw: 10, ..Manners::default() };
        let mut offer = |value, full_moves| manners.judge(Score::Centipawns(value), full_moves) == Wish::Draw;
        assert!((0..12).all(|_| !offer(-3, 39)));
        assert!(offer(10, 40) && !offer(11, 41));
        assert!((0..7).all(|_| !offer(0, 60)) && offer(0, 60));
    }

    #[test]
    fn nobody_gives_up_unless_asked_to() {
        let mut manners = Manners::default();
        assert!((0..100).all(|_| manners.judge(Score::MatedIn(1), 90) == Wish::Nothing));
        assert!((0..100).all(|_| manners.judge(Score::Centipawns(0), 90) == Wish::Nothing));
    }
}
