//! What the page knows, free of the browser: tested on any machine.

mod game;
mod note;
mod settings;

pub use game::{Level, LocalGame, Opponent, Verdict};
pub use note::{Engine, Note, Tone};
pub use settings::{Appearance, MoveText, Settings};
