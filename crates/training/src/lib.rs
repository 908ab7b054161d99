//! Games of our own engine with itself: played, kept, checked, and what is learned from them.
//!
//! A [`Plan`] and the number of a game decide the game; [`run`] plays many of them, several at a time.
//! An [`Archive`] keeps them in a folder of shards and goes on after an interruption; [`mod@shard`] and [`mod@pack`] say what
//! the bytes mean.
//! [`verify()`] plays all of them over again, and [`Stats`] counts them.
//! [`tune`] fits the weights of the evaluation to them.
//!
//! ```
//! use chuhe_engine::Stop;
//! use chuhe_training::{Plan, Player, check};
//!
//! let plan = Plan { plies: 20, ..Plan::new(1, 100) };
//! let mut player = Player::new(&plan);
//! let game = player.play(7, &Stop::new()).unwrap().unwrap();
//! assert_eq!(check(&plan, &game), Ok(()));
//! ```

mod adjudicate;
mod archive;
mod mates;
mod opening;
pub mod pack;
mod plan;
mod played;
mod player;
mod random;
mod runner;
pub mod shard;
mod stats;
pub mod tune;
mod verify;

pub use archive::{Archive, ArchiveError, Torn, read};
pub use mates::{Mates, Prover};
pub use plan::{Clear, MOST_PLIES, Opening, Plan};
pub use played::{End, Moved, Played, Why};
pub use player::{Broken, Fault, Player};
pub use runner::run;
pub use stats::{RANGES, Stats};
pub use verify::{Verified, Wrong, check, verify};
