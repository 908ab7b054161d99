//! The computer player.
//!
//! A [`Searcher`] keeps what is worth remembering between moves; [`Searcher::search`] thinks about a [`Game`] within
//! [`Limits`] and hands each finished [`Report`] to a closure.
//! It reads no clock (that is the trait [`Now`]), prints nothing and has no global state, so it visits the same nodes on
//! every platform.
//! Only with the feature `threads`, and where that many are asked for, does it start threads; they share a table, and
//! what they visit then depends on their luck.
//!
//! ```
//! use chuhe_engine::{Limits, Score, Searcher, Stop};
//! use chuhe_rules::Game;
//!
//! let game = Game::from_fen("3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1").unwrap();
//! let mut searcher = Searcher::new(1);
//! let answer = searcher.search(&game, &Limits::depth(4), &(), &Stop::new(), |_report| {});
//! assert_eq!(answer.best.unwrap().to_string(), "i0i9");
//! assert_eq!(answer.score, Score::MateIn(1));
//! ```
//!
//! [`Game`]: chuhe_rules::Game

mod bench;
mod chances;
mod correction;
mod eval;
mod history;
mod level;
mod limits;
mod order;
mod report;
mod search;
mod see;
mod table;
mod timer;
mod value;

pub use bench::{Bench, bench};
pub use chances::Chances;
pub use eval::{Trace, evaluate, trace, weights, weights_source};
pub use level::{Handicap, Level, plain_worth};
pub use limits::{Clock, Limits};
pub use report::{Answer, Bound, Memory, Report, Score};
pub use search::Searcher;
pub use timer::{Now, Stop};
