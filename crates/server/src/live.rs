//! Games between people.
//!
//! What decides is here without sockets, threads and clocks, so that a simulation can run the very code that serves:
//!
//! - a [`Room`] is one game with those who are there; it tells nobody what is not stored,
//! - a [`Writer`] brings what all rooms want stored into batches, and says what became of them,
//! - a [`Connection`] is what one visitor may say and is told,
//! - [`recover()`] stores from when to when there was no server, so that a room lets no clock run through that time.
//!
//! Around them are threads and tasks: a [`Hub`] has one thread that writes, one that reads, a task for each room, and one for
//! each connection.

mod clock;
mod connection;
mod created;
mod hub;
mod idle;
mod outbox;
mod recover;
mod room;
mod run;
mod socket;
mod stream;
mod threads;
mod tidy;
mod visit;
mod writer;

pub use connection::{Connection, Next, Request};
pub use hub::Hub;
pub use outbox::{Frame, Matter};
pub use recover::recover;
pub use room::{ConnectionId, Input, Output, Room};
pub use writer::{Job, Writer};

pub(crate) use socket::serve_socket;
pub(crate) use stream::{Streams, Unheard};
pub(crate) use tidy::UNPLAYED;
pub(crate) use visit::Held;
