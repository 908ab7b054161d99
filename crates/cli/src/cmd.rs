//! The commands, one file each.

pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod diagram;
pub(crate) mod judge;
pub(crate) mod ladder;
pub(crate) mod r#match;
pub(crate) mod notate;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod uci;
