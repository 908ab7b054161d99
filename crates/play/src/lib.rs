//! A game between two people as a machine: no socket, no store, no clock and no chance of its own.
//!
//! [`Terms`] say what is played; a [`Session`] takes each [`Command`] with the moment it came in and gives the [`Event`]s that
//! follow, which replayed give the session back.
//! A [`View`] is what everybody may see of it; a session keeps its own by the same function that keeps a client's.
//! Why a command is refused ([`Refusal`]) and why a game is over ([`End`]) are reasons as in crate `rules`.
//!
//! ```
//! use chuhe_play::{Act, Choice, Command, Control, PlayerId, Session, Span, Terms, Time};
//! use chuhe_rules::Color;
//!
//! let control = Control::Fischer { time: Span::minutes(5), increment: Span::seconds(3) };
//! let mut session = Session::new(Terms::standard(control)).unwrap();
//! let mut send = |at, player, act| {
//!     let command = Command::Player { player: PlayerId(player), nonce: at as u32, act };
//!     session.apply(Time(at), command)
//! };
//! send(0, 7, Act::Join(Choice::Color(Color::Red))).unwrap();
//! send(900, 8, Act::Join(Choice::Any)).unwrap();
//! let events = send(2_000, 7, Act::Move { ply: 0, mv: "h2e2".parse().unwrap(), lag: Span::ZERO }).unwrap();
//! assert_eq!((events.len(), events[0].seq), (1, 3));
//! assert_eq!(session.view().turn(), Color::Black);
//! ```

pub mod codec;

mod clock;
mod command;
mod control;
mod end;
mod event;
mod handicap;
mod id;
mod lag;
mod offer;
mod phrase;
mod refusal;
mod session;
mod terms;
mod time;
mod view;

pub use clock::{Clock, Face, Turn};
pub use command::{Act, Choice, Command, Nonce, System};
pub use control::{Bank, Control, ControlError};
pub use end::{End, How};
pub use event::{Event, Kind, Origin};
pub use handicap::Handicap;
pub use id::{GameId, GameIdError, PlayerId};
pub use lag::Lag;
pub use offer::{Offer, Pending};
pub use phrase::Phrase;
pub use refusal::Refusal;
pub use session::{Rematch, ReplayError, Session};
pub use terms::{Start, Terms, TermsError};
pub use time::{Span, Time};
pub use view::{Stage, View};
