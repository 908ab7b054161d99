//! What the crate says of positions and games.

mod annotate;
mod review;

use chuhe_analysis::{Effort, Review, assess};
use chuhe_engine::{Limits, Searcher, Stop};
use chuhe_rules::Game;

fn game(fen: &str) -> Game {
    Game::from_fen(fen).expect(fen)
}

/// A whole review.
fn reviewed(game: Game, effort: Effort) -> Review {
    let mut review = Review::new(game, effort);
    let mut searcher = Searcher::new(1);
    while let Some(task) = review.task() {
        let limits = Limits::nodes(task.nodes);
        let assessment = assess(&mut searcher, &review.game_at(task.ply), &limits, &(), &Stop::new());
        review.add(task, assessment);
    }
    review
}
