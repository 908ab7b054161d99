//! Players by the thousand before a real server: drills that check and measure; development only.
//!
//! - [`Server`] is a process of `chuhe serve` under test: started, looked at, killed, started again.
//! - [`Visitor`] is one person at a game with the browser's side of the protocol: makes a game, takes a seat or looks on, moves,
//!   comes back after a cut, and counts each byte.
//! - [`Hall`] holds games with two players each, and whoever looks on; all of them play by `rules` at a common pace.
//! - [`Measure`] collects what the hall sees: how long things took, how large they were, and what was wrong.
//! - [`drill`] has what the command line offers: a drill starts a server, fills a hall, and gives a report.
//!
//! Every visitor has a loopback address of his own, so that the limits for one address are those that strangers meet.
//! Only Linux answers on all of 127.0.0.0/8, and only there can a process be looked at.
#![allow(clippy::disallowed_methods, reason = "how long things take is measured here")]

pub mod drill;

mod account;
mod course;
mod hall;
mod home;
mod http;
mod measure;
mod pair;
mod server;
mod socket;
mod strangers;
mod system;
mod table;
mod usage;
mod visitor;
mod watcher;

pub use course::Course;
pub use hall::{Checked, Hall, Seating};
pub use home::Homes;
pub use measure::{Faults, Figures, Measure, Quantiles};
pub use server::{Server, Serving};
pub use socket::Traffic;
pub use system::raise_open_files;
pub use usage::{Machine, Share, Threads, Usage};
pub use visitor::{Cut, Message, Said, Visitor};
