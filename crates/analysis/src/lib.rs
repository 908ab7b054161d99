//! What people ask of an engine, as values without words: how good is this position, why, and where was the game lost?
//!
//! An [`Assessment`] is what any engine, ours or another's, thinks of a position; [`assess`] lets ours think.
//! A [`Review`] is a whole game: it says which position has to be assessed next, and judges the moves as it learns.
//! [`explain`](mod@explain) says what there is to see in a position, what a move does and why another was a mistake, as facts
//! that a search has proved.
//!
//! It reads no clock and prints nothing: where a search is limited by positions, the same question gets the same answer
//! everywhere.
//!
//! ```
//! use chuhe_analysis::{Effort, Grade, Lapse, Review, assess};
//! use chuhe_engine::{Limits, Searcher, Stop};
//! use chuhe_rules::Game;
//!
//! // Red mates in one and gives a chariot away.
//! let game = Game::from_fen("3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w moves i0i4 b4i4").unwrap();
//! let mut review = Review::new(game, Effort::nodes(2_000));
//! let mut searcher = Searcher::new(1);
//! while let Some(task) = review.task() {
//!     let game = review.game_at(task.ply);
//!     let answer = assess(&mut searcher, &game, &Limits::nodes(task.nodes), &(), &Stop::new());
//!     review.add(task, answer);
//! }
//! let first = review.judgement(0).unwrap();
//! assert_eq!((first.lapse, first.better[0].to_string()), (Some(Lapse::MissedMate { moves: 1 }), "i0i9".to_owned()));
//! ```

mod annotate;
mod assessment;
pub mod explain;
mod review;

pub use annotate::{annotate, main_game};
pub use assessment::{Assessment, Other, assess};
pub use review::{Effort, Grade, Judgement, Lapse, Look, Review, Task, is_as_good};
