//! Openings: random legal moves after which neither side is far ahead.

use chuhe_engine::{Searcher, Stop, evaluate};
use chuhe_rules::{Game, Position};

use crate::Plan;
use crate::adjudicate::centipawns;
use crate::player::limits;
use crate::random::Random;

/// A position that is further from balance than this without looking ahead is not searched, as a multiple of what a search
/// may say.
const UNSEARCHED: i64 = 2;

/// The start of a game of a plan, by its number.
///
/// Nothing if `stop` was set.
pub(crate) fn opening(plan: &Plan, number: u64, searcher: &mut Searcher, stop: &Stop) -> Option<Position> {
    let mut random = Random::of(plan.seed, number);
    loop {
        let plies = plan.opening.plies + random.below(2);
        let Some(game) = strolled(plan, plies, &mut random) else { continue };
        // The game has no past: what came up on the way does not count as a repetition.
        let game = Game::with_rules(game.position().clone(), plan.rules.clone());
        if game.outcome().is_some() {
            continue;
        }
        let most = i64::from(plan.opening.ahead);
        if i64::from(evaluate(game.position()).abs()) > UNSEARCHED * most {
            continue;
        }
        searcher.clear();
        let answer = searcher.search(&game, &limits(plan), &(), stop, |_| {});
        if stop.is_set() {
            return None;
        }
        if i64::from(centipawns(answer.score).abs()) <= most {
            return Some(game.position().clone());
        }
    }
}

/// A game of random moves; nothing if it is over.
fn strolled(plan: &Plan, plies: usize, random: &mut Random) -> Option<Game> {
    let mut game = Game::with_rules(Position::start(), plan.rules.clone());
    for _ in 0..plies {
        let mut moves = game.legal_moves();
        // The order in which moves are found may change, the game may not.
        moves.sort_unstable();
        if moves.is_empty() {
            return None;
        }
        game.play(moves[random.below(moves.len())]).ok()?;
    }
    game.outcome().is_none().then_some(game)
}
