//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod diagram;
pub(crate) mod judge;
pub(crate) mod notate;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod serve;
pub(crate) mod uci;
