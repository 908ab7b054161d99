//! Facts that explain positions, moves and mistakes.

mod golden;
mod laws;
mod oracle;
