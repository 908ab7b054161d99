//! Pages as HTML.

mod error;
mod frame;
mod friend;
mod game;
mod guide;
mod home;
mod icons;
mod licences;
mod manifest;
mod words;

pub(crate) use error::{error, no_game, refusal, too_many_games, too_much};
pub(crate) use friend::{GAME, friend};
pub(crate) use game::game;
pub(crate) use guide::{Topic, guide};
pub(crate) use home::{OPEN, home, open};
pub(crate) use licences::{LICENCES, licences};
pub(crate) use manifest::manifest;
