//! Xiangqi games as trees, and the files they are kept in.
//!
//! A [`Record`] is a game with variations, comments, marks, clocks and evaluations; every move in it is legal.
//! [`read()`] and [`read_games`] open any known [`Format`] and say what they could not keep as a list of [`Warning`]s.
//! [`losses`] tells what a format cannot hold, before [`Writer`] writes it.
//!
//! ```
//! use chuhe_record::{Format, Limits, Options, Record, losses, read, write};
//!
//! let reading = read(b"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", None, &Limits::default()).unwrap();
//! assert_eq!((reading.format, reading.games.len()), (Format::Fen, 1));
//!
//! let mut record = Record::start();
//! let first = record.insert(Record::ROOT, "h2e2".parse().unwrap()).unwrap();
//! record.notes_mut(first).comment = "中炮".into();
//! assert_eq!(losses(&record, Format::Fen, &Options::default()).len(), 2);
//!
//! let mut json = Vec::new();
//! write(&[record.clone()], Format::Json, &Options::default(), &mut json).unwrap();
//! assert_eq!(read(&json, None, &Limits::default()).unwrap().games, [record]);
//! ```

mod builder;
mod cbf;
mod cbl;
mod cbr;
mod charset;
mod commands;
mod cursor;
mod dhtmlxq;
mod draft;
mod format;
mod json;
mod keep;
mod lines;
mod loss;
mod movetext;
mod names;
mod notes;
mod pfc;
mod pgn;
mod plant;
mod positions;
mod preorder;
mod read;
mod record;
mod sink;
mod sketch;
mod sniff;
mod tags;
mod tree;
mod warning;
mod write;
mod wxf;
mod xay;
mod xml;
mod xqf;
mod xy;

pub use builder::{Builder, Unplayable};
pub use charset::Charset;
pub use cursor::Cursor;
pub use format::{Before, Format, Holds, TagNames};
pub use loss::{Loss, losses, losses_of_all};
pub use notes::{Brush, Eval, Notes, Score, Shape, nag};
pub use read::{Limits, ReadError, Reading, Visitor, read, read_games};
pub use record::{GameResult, Record};
pub use tags::{Tags, tag};
pub use tree::{Branch, NodeId, Path, Step, Tour};
pub use warning::{Problem, Warning};
pub use write::{Options, WriteError, Writer, write};
pub use xqf::XqfVersion;
