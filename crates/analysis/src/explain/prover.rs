//! The questions that a claim puts to the search.

use chuhe_engine::{Limits, Score, Searcher, Stop, evaluate};
use chuhe_rules::{Game, Move, Position, RuleSet};

use super::scene::Scene;

/// The value of a mate in no moves; one in `n` is worth `n` less.
pub(super) const MATE: i32 = 30_000;

/// The least value of a mate.
const LEAST_MATE: i32 = MATE - 1_000;

/// Of how many questions each gets the same share of the positions that may be visited.
const QUESTIONS: u64 = 16;

/// How much of what an exchange gains must be left after the best replies, in tenths: the rest is what a place is worth.
const LEFT: i32 = 7;

/// What a search has found.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// For the side to move, in hundredths of a soldier, or a mate.
    pub(super) value: i32,
    /// The move, if there is any.
    pub(super) best: Option<Move>,
}

/// Asks a search, and does not ask twice.
pub(super) struct Prover<'a> {
    searcher: &'a mut Searcher,
    /// Positions that may still be visited.
    left: u64,
    /// Positions for each question.
    share: u64,
    asked: Vec<(u64, Vec<Move>, Option<Found>)>,
}

impl<'a> Prover<'a> {
    /// Forgets what the searcher knew, so that the same questions get the same answers.
    pub(super) fn new(searcher: &'a mut Searcher, nodes: u64) -> Self {
        searcher.clear();
        Self { searcher, left: nodes, share: (nodes / QUESTIONS).max(1), asked: Vec::new() }
    }

    /// What a position is worth if the side to move plays one of these moves, or any if none is named.
    ///
    /// Nothing where there are no positions left to visit, or where the value rests on a repetition.
    pub(super) fn ask(&mut self, rules: &RuleSet, position: &Position, only: &[Move]) -> Option<Found> {
        let key = position.key();
        if let Some((_, _, found)) =
            self.asked.iter().find(|(asked, moves, _)| *asked == key && moves == only)
        {
            return *found;
        }
        if self.left < self.share {
            return None;
        }
        let limits = Limits { search_moves: only.to_vec(), ..Limits::nodes(self.share) };
        let game = Game::with_rules(position.clone(), rules.clone());
        let answer = self.searcher.search(&game, &limits, &(), &Stop::new(), |_| {});
        self.left -= answer.nodes.clamp(1, self.left);
        let value = match answer.score {
            Score::Centipawns(value) => Some(value),
            Score::MateIn(moves) => Some(MATE - moves as i32),
            Score::MatedIn(moves) => Some(moves as i32 - MATE),
            Score::WinByRule | Score::LossByRule => None,
        };
        let found = value.map(|value| Found { value, best: answer.best });
        self.asked.push((key, only.to_vec(), found));
        found
    }

    /// Whether the attacker, if it is to move, gains about so much with a move.
    pub(super) fn gains(&mut self, scene: &Scene, mv: Move, gain: i32) -> bool {
        if !scene.can_act {
            return false;
        }
        let mut after = scene.acting.clone();
        after.play_unchecked(mv);
        let Some(found) = self.ask(scene.rules, &after, &[]) else { return false };
        is_gain(-found.value - evaluate(&scene.acting), gain)
    }

    /// Whether the side under attack, if it is to move, loses about so much whatever it does.
    pub(super) fn loses(&mut self, scene: &Scene, gain: i32) -> bool {
        let Some(defending) = &scene.defending else { return false };
        let Some(found) = self.ask(scene.rules, defending, &[]) else { return false };
        is_gain(evaluate(defending) - found.value, gain)
    }

    /// Whether the attacker, if it is to move, gains about so much with its best move.
    pub(super) fn profits(&mut self, scene: &Scene, gain: i32) -> bool {
        let found = if scene.can_act { self.ask(scene.rules, &scene.acting, &[]) } else { None };
        found.is_some_and(|found| is_gain(found.value - evaluate(&scene.acting), gain))
    }

    /// Whether the attacker gains about so much by one of the moves that it has after the best defence.
    pub(super) fn follows(
        &mut self,
        scene: &Scene,
        gain: i32,
        moves: impl Fn(&Position, Move) -> Vec<Move>,
    ) -> bool {
        let Some(defending) = &scene.defending else { return false };
        let best = self.ask(scene.rules, defending, &[]).and_then(|found| found.best);
        let Some(best) = best else { return false };
        let mut after = defending.clone();
        after.play_unchecked(best);
        let moves: Vec<Move> = moves(&after, best)
            .into_iter()
            .filter(|mv| scene.rules.targets(&after, mv.from()).contains(mv.to()))
            .collect();
        if moves.is_empty() {
            return false;
        }
        let Some(found) = self.ask(scene.rules, &after, &moves) else { return false };
        is_gain(found.value + evaluate(defending), gain)
    }
}

/// Whether a difference of values shows a gain.
pub(super) fn is_gain(difference: i32, gain: i32) -> bool {
    difference * 10 >= gain * LEFT
}

/// In how many moves the side with this value mates.
pub(super) fn mates_in(value: i32) -> Option<u32> {
    (value >= LEAST_MATE).then(|| (MATE - value).unsigned_abs())
}
