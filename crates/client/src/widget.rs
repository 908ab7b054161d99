//! The parts of the page.

pub(crate) mod board;
pub(crate) mod icon;
