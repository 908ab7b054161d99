//! Games between two people.

mod claims;
mod clocks;
mod codec;
mod commands;
mod laws;
mod model;
mod offers;
mod races;
mod table;
mod terms;
mod words;
