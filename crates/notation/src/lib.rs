//! A move as text, both ways.
//!
//! [`Notation::text`] writes a move, [`parse_any`] reads one in whatever notation it is, and [`Reader`] reads a whole game.
//! The Chinese, WXF and Vietnamese notations name a move from the mover's side: which piece, whether it advances (進 `+`),
//! retreats (退 `-`) or traverses (平 `=`), and how far or to which file.
//!
//! ```
//! use chuhe_notation::{Notation, Script, parse_any};
//! use chuhe_rules::Position;
//!
//! let position = Position::start();
//! let mv = parse_any("炮二平五", &position).unwrap();
//! let text = |name: &str| name.parse::<Notation>().unwrap().text(mv, &position);
//! assert_eq!(text("wxf"), "C2=5");
//! assert_eq!(text("western"), "Che3");
//! assert_eq!(text("vietnamese"), "P2-5");
//! assert_eq!(text("chess-of-china"), "C 82-85");
//! assert_eq!(Notation::chinese(Script::Traditional).text("h0g2".parse().unwrap(), &position), "馬二進三");
//! ```
#![no_std]

extern crate alloc;

mod candidates;
mod chess_of_china;
mod chinese;
mod coordinates;
mod dialect;
mod notation;
mod parse;
mod pattern;
mod points;
mod reader;
mod relative;
mod selector;
mod token;
mod vietnamese;
mod western;
mod wxf;

pub use chinese::{Digits, Script, Tandem};
pub use dialect::Dialect;
pub use notation::{FirstRank, Notation, RankBase, UnknownNotation};
pub use parse::{ParseError, parse_any, parse_by};
pub use reader::{Line, Reader, Warning};
pub use wxf::Habit;
