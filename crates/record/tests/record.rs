//! What the crate promises, seen from outside.

#[path = "record/common.rs"]
mod common;
#[path = "record/corpus.rs"]
mod corpus;
#[path = "record/round.rs"]
mod round;
#[path = "record/tree.rs"]
mod tree;
