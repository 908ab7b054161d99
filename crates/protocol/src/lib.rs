//! The languages in which programs speak to engines: UCI, as xiangqi engines use it, UCCI, and CECP, which is `XBoard`'s.
//!
//! Squares are `a0` to `i9`, positions FEN.
//! One loop speaks them all: it begins in UCI, and the lines `ucci` and `xboard` change to the others.
//! [`Command`] is what a program says in UCI and UCCI, [`Order`] what it says in CECP, [`Answer`] what the engine says.
//! A [`Player`] is our engine as a speaker: it keeps a game and options, and carries out commands one after the other.
//! [`drive`] lets it talk over any pair of streams, so that it can be interrupted.
//! [`Foreign`] is an engine of somebody else, in any of them: what it is told, and what its lines say.
//! [`found`] is what a page is told of a search.

mod answer;
mod clock;
mod command;
mod dialect;
mod driver;
mod foreign;
pub mod found;
mod go;
mod lines;
mod output;
mod player;
mod ranks;
mod setting;
mod xboard;

pub use answer::{Answer, Wish};
pub use clock::Monotonic;
pub use command::{Base, Command, ParseError};
pub use dialect::Dialect;
pub use driver::drive;
pub use foreign::{Best, Foreign, Heard, NotOffered, Offer, Thought};
pub use go::Go;
pub use lines::{LongLine, read_line};
pub use player::Player;
pub use xboard::{Order, OrderError, Pace};
