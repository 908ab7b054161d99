//! Pages as HTML.

mod error;
mod frame;
mod home;
mod icons;
mod licences;
mod manifest;

pub(crate) use error::error;
pub(crate) use home::home;
pub(crate) use licences::{LICENCES, licences};
pub(crate) use manifest::manifest;
