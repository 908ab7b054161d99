//! `XBoard`'s language: CECP, version 2, for the variant xiangqi.
//!
//! Here the engine keeps the game and plays a side by itself.
//! [`Order`] is what `XBoard` says; the talk answers with moves, thoughts and claims.
//!
//! Mates and stalemates are claimed, as every referee sees them.
//! Other ends are not, since `XBoard` has rules of its own on repetition and counts a claim that it does not share as a loss:
//! where our rules see a draw, one is offered.

mod order;
mod talk;
mod thinker;
mod thought;

pub use order::{Order, OrderError, Pace};
pub(crate) use talk::talk;
