//! What the pages that teach show, as data: no words, no pictures.
//!
//! - A [`Lesson`] is a rule on the board: a position, moves, and what the rules say of them.
//! - [`terms`] prints the values of a [`RuleSet`](chuhe_rules::RuleSet) as rows of a table.
//! - A [`Walk`] shows how a piece moves, and a [`Scale`] what one of the guides takes the pieces to be worth.
//!
//! Everything is named by the id of a message of `lang`.
//! What a lesson comes to is never written down for a page: the page asks [`Lesson::game`], and a test compares
//! it with what the lesson's text claims.

mod lesson;
mod lessons;
mod term;
mod walk;
mod worth;

pub use lesson::{Claim, Lesson};
pub use lessons::{lesson, lessons};
pub use term::{Term, terms};
pub use walk::{WALKS, Walk};
pub use worth::{SCALES, Scale, Worth};
