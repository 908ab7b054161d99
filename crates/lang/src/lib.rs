//! The words of Chuhe in nine languages.
//!
//! - [`Locale`] names the languages, their direction and their own name, and chooses one for a visitor.
//! - [`Messages`] reads one language's catalogue ([Fluent] syntax) and puts its messages into text.
//!   It lies in four files: `locales/<tag>.ftl` is all that the browser needs to play, `online/<tag>.ftl` is what a game with
//!   somebody elsewhere says besides, `tools/<tag>.ftl` is what the
//!   terminal and the page that opens files say besides, `pages/<tag>.ftl` is what else the server says, above all on the pages that teach.
//! - [`catalogue`] and [`Messages::embedded`] (feature `embedded`, on by default) carry all catalogues in the binary;
//!   the browser client turns the feature off and loads the visitor's files.
//! - [`check()`] says what a set of catalogues lacks.
//!
//! # Reasons
//! Values of other crates (why a move is refused, how a game ended) have a stable id and plain arguments.
//! The id is the message's id, and the arguments are words and numbers: `color` is `red` or `black`, `role` is `horse`,
//! `square` is `e3`.
//! No argument is itself a message: most of the nine languages inflect the names of pieces, so each catalogue
//! chooses by the word and says it in the form its sentence needs.
//!
//! The English catalogue declares every message with the arguments that it is given; this is what they hold:
//!
//! | argument | value |
//! |---|---|
//! | `color`, `by-color`, `winner` | `red`, `black` |
//! | `role`, `by-role`, `also-role` | `general`, `advisor`, `elephant`, `horse`, `chariot`, `cannon`, `soldier` |
//! | `captured` | a role, or `none` |
//! | `check` | `none`, `check`, `double-check` |
//! | `square`, `by-square`, `also-square`, `from`, `to` | a point `a0` to `i9` |
//! | `move` | a move as it is written: `h2e2`, `炮二平五` |
//! | `level` | 1 to 16 |
//! | `group` | 1 to 6: levels that have one name |
//! | `count`, `max`, `number`, `plies`, `row` | a number |
//! | `credit`, `lag` | milliseconds |
//! | `address`, `commands`, `found`, `letter`, `path`, `value` | a text as it was found or shall stand |
//! | `format`, `charset` | the name of a format of games, of an encoding |
//! | `place`, `loss`, `handicap` | a finished text to stand in another |
//! | `first`, `second` | two finished texts to be joined |
//!
//! # Bidirectional text
//! In Arabic and Hebrew, an argument with Latin or Chinese letters (a point, a move) is put between U+2068 and U+2069, so
//! that it neither drags punctuation along nor is torn apart; in the other languages the same holds for an argument in
//! Arabic or Hebrew letters.
//! Anything else comes out bare.
//!
//! # Why not `fluent-bundle`
//! Measured in a library of one function that reads a catalogue and formats one message with a plural and a selection
//! (`opt-level = "z"`, fat LTO, `wasm-opt -Oz`, brotli 11), beyond the same library without any formatter (7.1 KB):
//! `fluent-bundle` 0.16 costs 46.9 KB, which is half the client's budget, and this crate 8.9 KB.
//! It reads the same files; a test compares the two on every message of every language.
//!
//! [Fluent]: https://projectfluent.org/fluent/guide/

mod bidi;
mod check;
#[cfg(feature = "embedded")]
mod embedded;
mod locale;
mod messages;
mod plural;
mod syntax;

pub use check::{Fault, Finding, OWN_PREFIX, check, declared_arguments};
#[cfg(feature = "embedded")]
pub use embedded::catalogue;
pub use locale::{Direction, Locale};
pub use messages::{Arg, Messages};
pub use syntax::{CatalogueError, CatalogueErrorKind};
