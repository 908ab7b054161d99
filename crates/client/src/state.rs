//! What the page knows, free of the browser: tested on any machine.

mod explanation;
mod game;
mod note;
mod reading;
mod settings;
mod study;

pub use explanation::Explanation;
pub use game::{Level, LocalGame, Opponent, Verdict};
pub use note::{Engine, Note, Tone};
pub use reading::{Choice, Entry, Reading, Step};
pub use settings::{Appearance, MoveText, Settings};
pub use study::Study;
