//! Why a repetition ended a game, ply by ply.

use std::ops::RangeInclusive;

use chuhe_rules::{Args, Cycle, Game, Label, Reason as _};

/// The plies of a game that decided it, with what each did, and the sentence that says what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// How many plies were made before the first of them.
    before: usize,
    plies: Vec<Label>,
    sentence: Option<(&'static str, Args)>,
}

impl Explanation {
    /// Of a game that a repetition ended: the cycle; nothing of any other.
    pub fn of(game: &Game) -> Option<Self> {
        let verdict = game.verdict()?;
        let before = game.plies().len() - verdict.cycle.plies.len();
        let sentence = Some((verdict.id(), verdict.args()));
        Some(Self { before, plies: verdict.cycle.plies, sentence })
    }

    /// Of all moves of a game, whether anything ended it or not.
    pub fn of_all(game: &Game) -> Self {
        let sentence = game.verdict().map(|verdict| (verdict.id(), verdict.args()));
        let plies = Cycle::new(game.start_position(), game.moves(), game.rules()).plies;
        Self { before: 0, plies, sentence }
    }

    /// The message that says who repeated what and what follows, with its arguments.
    pub const fn sentence(&self) -> Option<&(&'static str, Args)> {
        self.sentence.as_ref()
    }

    /// How many plies of the game are made after the first of the explained plies, and after the last.
    pub fn plies(&self) -> RangeInclusive<usize> {
        self.before + 1..=self.before + self.plies.len()
    }

    /// The explained ply that leads to the position after `plies` plies of the game.
    pub fn ply(&self, plies: usize) -> Option<&Label> {
        self.plies.get(plies.checked_sub(self.before + 1)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A soldier checks for ever.
    const CHECKS: &str = "3k5/4P4/9/9/9/9/9/9/9/5K3 w moves ";
    const ROUND: &str = "e8d8 d9e9 d8e8 e9d9 ";

    fn game(moves: &str) -> Game {
        Game::from_fen(&format!("{CHECKS}{moves}")).unwrap()
    }

    #[test]
    fn a_game_that_goes_on_has_none() {
        assert_eq!(Explanation::of(&game(ROUND)), None);
    }

    #[test]
    fn a_cycle_is_explained_from_where_the_position_was_first() {
        let game = game(&ROUND.repeat(2));
        let why = Explanation::of(&game).unwrap();
        assert_eq!(why.plies(), 1..=8);
        assert_eq!(why.sentence().unwrap().0, "verdict-perpetual-check");
        assert_eq!(why.ply(0), None);
        assert_eq!(why.ply(1).unwrap().mv, "e8d8".parse().unwrap());
        assert!(why.ply(1).unwrap().check && !why.ply(2).unwrap().check);
        assert_eq!(why.ply(9), None);
    }

    #[test]
    fn a_line_is_explained_whole() {
        let why = Explanation::of_all(&game("e8d8 d9e9"));
        assert_eq!((why.plies(), why.sentence()), (1..=2, None));
        assert!(why.ply(1).unwrap().check);
    }
}
