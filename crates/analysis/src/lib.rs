//! What people ask of an engine.
//!
//! [`explain`](mod@explain) says what there is to see in a position, what a move does and why another was a mistake, as
//! facts that a search has proved.
//!
//! It reads no clock and prints nothing: a search is limited by positions, so that the same question gets the same answer
//! everywhere.

pub mod explain;
