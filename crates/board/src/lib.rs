//! The xiangqi board as pure user interface: no browser, no framework.
//!
//! [`geometry`] knows where the points are, [`input`] turns pointers and keys into moves, [`Scene`] is what is to be seen, and
//! [`svg`] draws it as text, on the server for the first paint and in the browser ever after.
//!
//! ```
//! use chuhe_board::{Look, Scene, svg};
//! use chuhe_rules::{Color, Position};
//!
//! let scene = Scene::new(&Position::start(), Color::Red);
//! let picture = svg::document(&scene, Look::for_language("en"), "Start position");
//! assert!(picture.starts_with("<svg class=\"board"));
//! ```

mod arrow;
pub mod geometry;
mod glyphs;
pub mod input;
mod label;
mod scene;
mod style;
pub mod svg;

pub use arrow::{Arrow, ArrowKind};
pub use glyphs::{GLYPHS_LICENCE, character};
pub use label::Label;
pub use scene::{Check, CheckLine, Refusal, Scene};
pub use style::{Colours, Coordinates, Look, Pieces, Theme};
