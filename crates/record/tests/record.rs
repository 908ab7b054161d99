//! What the crate promises, seen from outside.

#[path = "record/cchess.rs"]
mod cchess;
#[path = "record/common.rs"]
mod common;
#[path = "record/corpus.rs"]
mod corpus;
#[path = "record/damage.rs"]
mod damage;
#[path = "record/reports.rs"]
mod reports;
#[path = "record/round.rs"]
mod round;
#[path = "record/round_trips.rs"]
mod round_trips;
#[path = "record/texts.rs"]
mod texts;
#[path = "record/tree.rs"]
mod tree;
