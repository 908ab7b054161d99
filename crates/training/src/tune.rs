//! The weights of the evaluation, fitted to games: Texel's method.
//!
//! A position is worth to Red σ(*k* · *v*) points, where *v* is the evaluation and σ the logistic function; *k* is fitted to
//! the results first ([`Fit::new`]).
//! Then the weights are moved so that this comes as near as possible to what the games say, a mix of their results and of the
//! scores of the searches ([`Fit::step`]).
//! Only quiet positions are taken ([`Samples::add`]), for which an evaluation can be right without looking ahead.
//! Some games are held out: that the weights fit those too shows that they learn and do not learn by heart.
//!
//! The example `tune` does all of it:
//!
//! ```text
//! cargo run --release -p chuhe-training --example tune -- FOLDER… --out crates/engine/src/eval/weights.rs
//! ```
//!
//! The idea is Peter Österlund's, of the chess program Texel (2014, <https://www.chessprogramming.org/Texel's_Tuning_Method>);
//! the descent is Adam (Kingma and Ba, <https://arxiv.org/abs/1412.6980>).

mod fit;
mod samples;

pub use fit::{Fit, Settings};
pub use samples::{Filter, Samples};
