//! Games that are never lost.
//!
//! A game is stored as its [`Terms`](chuhe_play::Terms) and the [`Event`](chuhe_play::Event)s that happened in it, one after the other.
//! A [`Database`] is an SQLite file or a PostgreSQL database; opened, it is a [`Store`], which writes batches of changes
//! ([`Write`]) of many games in one transaction each, and gives [`Reader`]s that wait for no writer.
//! What [`Store::commit`] has confirmed survives what [`Durability`] says; what it refuses, it refuses whole, with a
//! [`StoreError`] that says why.
//! [`Memory`] is a database for tests and simulations that can be made to fail.
//!
//! ```
//! use chuhe_play::{Control, Event, GameId, Kind, PlayerId, Span, Terms, Time};
//! use chuhe_rules::Color;
//! use chuhe_store::{Memory, StoreError, UnixMillis, Write};
//!
//! let mut store = Memory::new().open()?;
//! let (game, at) = (GameId(0x5eed), UnixMillis(1_796_000_000_000));
//! let terms = Terms::standard(Control::Sudden { time: Span::minutes(10) });
//! let kind = Kind::Seated { color: Color::Red, player: PlayerId(7) };
//! let event = Event { seq: 1, at: Time(0), by: None, kind };
//! let append = Write::Append { game, event, at };
//! store.commit(&[Write::Create { game, terms, at }, append.clone()])?;
//!
//! let stored = store.reader()?.game(game)?.expect("it is stored");
//! assert_eq!(stored.events, [event]);
//! // Whoever sends it again is told so, and nothing happens twice.
//! assert_eq!(store.commit(&[append]), Err(StoreError::Conflict { game, expected: 2, found: 1 }));
//! # Ok::<(), StoreError>(())
//! ```

mod batch;
mod database;
mod error;
mod game;
mod guest;
mod memory;
mod postgres;
mod sqlite;
mod store;

pub use batch::Write;
pub use database::Database;
pub use error::StoreError;
pub use game::Stored;
pub use guest::TokenHash;
pub use memory::{Fault, Memory};
pub use store::{Durability, Listed, Made, Options, Page, Reader, Store, UnixMillis};
