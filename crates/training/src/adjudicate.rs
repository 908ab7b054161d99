//! When a game is over: by the rules, by clear scores, by its length.

use chuhe_engine::Score;
use chuhe_rules::{Color, Game};

use crate::{Clear, End, Plan, Why};

/// A score in hundredths of a soldier; a win is more than any material is.
pub(crate) fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::MateIn(_) | Score::WinByRule => 30_000,
        Score::MatedIn(_) | Score::LossByRule => -30_000,
    }
}

/// What was said about a game, and what follows from it.
#[derive(Default)]
pub(crate) struct Adjudicator {
    /// The scores from Red's side, one for each ply.
    scores: Vec<i32>,
}

impl Adjudicator {
    /// Hears what is said about the position before a move, from the side that makes it.
    pub(crate) fn hear(&mut self, turn: Color, score: Score) {
        let score = centipawns(score);
        self.scores.push(turn.fold(score, -score));
    }

    /// How the game ends now, if it does.
    pub(crate) fn end(&self, game: &Game, plan: &Plan) -> Option<End> {
        if let Some(outcome) = game.outcome() {
            return Some(outcome.into());
        }
        if let Some(end) = plan.clear.and_then(|clear| self.clear(clear)) {
            return Some(end);
        }
        (self.scores.len() >= plan.plies).then_some(End { winner: None, why: Why::Plies })
    }

    fn clear(&self, clear: Clear) -> Option<End> {
        for winner in Color::ALL {
            if self
                .last(clear.win_plies, |score| i64::from(winner.fold(score, -score)) >= i64::from(clear.win))
            {
                return Some(End { winner: Some(winner), why: Why::Scores });
            }
        }
        let is_drawn = self.scores.len() >= clear.draw_after
            && self.last(clear.draw_plies, |score| score.unsigned_abs() <= clear.draw);
        is_drawn.then_some(End { winner: None, why: Why::Scores })
    }

    /// Whether there are so many scores, and the last of them are such.
    fn last(&self, count: usize, are: impl Fn(i32) -> bool) -> bool {
        let from = self.scores.len().checked_sub(count.max(1));
        from.is_some_and(|from| self.scores[from..].iter().all(|score| are(*score)))
    }
}
