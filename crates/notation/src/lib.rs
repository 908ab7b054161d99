//! A move as text, both ways.
//!
//! [`Notation::text`] writes a move, [`parse()`] reads any of the notations.
//! The Chinese and WXF notations name a move from the mover's side: which piece, whether it advances (進 `+`), retreats
//! (退 `-`) or traverses (平 `=`), and how far or to which file.
//!
//! ```
//! use chuhe_notation::{Notation, Script, parse};
//! use chuhe_rules::Position;
//!
//! let position = Position::start();
//! let mv = parse("炮二平五", &position).unwrap();
//! assert_eq!(Notation::Wxf.text(mv, &position), "C2=5");
//! assert_eq!(Notation::Chinese(Script::Traditional).text(parse("h0g2", &position).unwrap(), &position), "馬二進三");
//! assert_eq!(Notation::Coordinates.text(parse("H2+3", &position).unwrap(), &position), "h0g2");
//! ```
#![no_std]

extern crate alloc;

mod chinese;
mod notation;
mod parse;
mod relative;
mod selector;
mod token;

pub use chinese::Script;
pub use notation::Notation;
pub use parse::{ParseError, parse};
