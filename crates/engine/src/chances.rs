//! The chances to win, draw and lose that a score stands for.

use core::fmt;

use crate::Score;

/// Chances in parts of a thousand, for the side to move; together they are 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chances {
    /// That it wins.
    pub win: u32,
    /// That nobody does.
    pub draw: u32,
    /// That it loses.
    pub loss: u32,
}

/// With this advantage, in hundredths of a soldier, half of the games are won.
///
/// Both numbers are those that make the results of 5,107 games of our engine with itself likeliest, at 1,000 positions a move on
/// 2026-11-30: some 200,000 positions with scores up to 2,000.
const HALF: f64 = 400.0;

/// So much more, and the odds to win are `e` times as good.
const SLOPE: f64 = 440.0;

impl Chances {
    /// The chances of who thinks so.
    pub fn of(score: Score) -> Self {
        let (win, loss) = match score {
            Score::Centipawns(value) => (share(value), share(value.saturating_neg())),
            Score::MateIn(_) | Score::WinByRule => (1_000, 0),
            Score::MatedIn(_) | Score::LossByRule => (0, 1_000),
        };
        Self { win, draw: 1_000 - win - loss, loss }
    }

    /// The points to expect of a thousand games, of which a win brings two and a draw one: 0 to 2000.
    pub const fn points(self) -> u32 {
        2 * self.win + self.draw
    }
}

/// How many of a thousand games are won with an advantage: a logistic curve.
fn share(advantage: i32) -> u32 {
    let odds = ((f64::from(advantage) - HALF) / SLOPE).exp();
    // Rounded down, so that never more than a thousand are given away.
    (1_000.0 / (1.0 + 1.0 / odds)) as u32
}

/// As UCI has them: `wdl WIN DRAW LOSS`.
impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "wdl {} {} {}", self.win, self.draw, self.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_a_thousand_and_grow_with_the_score() {
        let mut before = Chances { win: 0, draw: 0, loss: 1_000 };
        for value in (-30_000..=30_000).chain([i32::MAX]) {
            let chances = Chances::of(Score::Centipawns(value));
            let Chances { win, draw, loss } = chances;
            assert_eq!(win + draw + loss, 1_000, "{value}");
            assert!(win >= before.win && loss <= before.loss, "{value}: {chances}");
            let other = Chances::of(Score::Centipawns(value.saturating_neg()));
            assert_eq!((other.win, other.loss), (loss, win), "{value}");
            assert_eq!(chances.points() + other.points(), 2_000, "{value}");
            before = chances;
        }
        assert_eq!(Chances::of(Score::Centipawns(400)).win, 500);
        assert_eq!(Chances::of(Score::Centipawns(i32::MAX)).to_string(), "wdl 1000 0 0");
        assert_eq!(Chances::of(Score::MatedIn(0)).to_string(), "wdl 0 0 1000");
    }
}
