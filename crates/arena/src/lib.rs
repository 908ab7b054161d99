//! Matches between engines.
//!
//! A [`Plan`] says who plays, from which [`openings()`] and how long they may think; [`run`] plays it, several games at a time,
//! and tells of each [`Played`] game.
//! A [`Tally`] counts them, and says with [`elo`](mod@elo) and [`sprt`] what they mean.
//! A [`Journal`] keeps them, so that a match goes on after an interruption, and [`record`] makes them games of crate `record`.
//!
//! An [`Analyst`] is another's engine that is asked what it thinks, outside of any match.
//! A [`Ladder`] plays the levels of our engine against their neighbours.
//!
//! Engines are our own, in this process, or other programs that speak UCI or UCCI.
//! Whatever they do, a match ends: an engine that crashes, falls silent, is late or plays what is illegal loses the game.

mod adjudicate;
mod analyst;
mod contender;
pub mod elo;
mod fault;
mod game;
mod journal;
mod ladder;
mod limit;
mod openings;
mod plan;
mod played;
mod process;
mod runner;
mod scribe;
mod spec;
pub mod sprt;
mod tally;

pub use adjudicate::{DrawRule, ParseRuleError, ResignRule};
pub use analyst::{Analyst, Inquiry, Insight, Trouble};
pub use contender::{Refusal, StartError};
pub use fault::Fault;
pub use journal::{Journal, JournalError};
pub use ladder::{Ladder, Rung, balanced, handicap};
pub use limit::Limit;
pub use openings::{OpeningsError, openings};
pub use plan::{Plan, Round};
pub use played::{End, Moved, Played};
pub use runner::run;
pub use scribe::record;
pub use spec::{Bot, Kind, ParseSpecError, Program, Spec};
pub use sprt::Sprt;
pub use tally::{Side, Tally};
