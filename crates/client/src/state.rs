//! What the page knows, free of the browser: tested on any machine.

mod advice;
mod analysis;
mod clock;
mod explanation;
mod facts;
mod game;
mod note;
mod online;
mod pace;
pub mod place;
mod reading;
mod review;
mod settings;
mod study;

pub use advice::{Advice, Hint, Line, Worth};
pub use analysis::{Analysis, BestLine, Limit, MOST_LINES, Native, Order, Score, Wish, ahead};
pub use clock::{Dial, MoveTime, minutes, seconds};
pub use explanation::Explanation;
pub use facts::{Blame, Fact, Facts, MOST_FACTS, MOST_POINTS};
pub use game::{Level, LocalGame, Opponent};
pub use note::{Engine, Note, Tone};
pub use online::{Beat, GIFT, Notice, Online, Road, Speech, Told};
pub use reading::{Choice, Entry, Reading, Step};
pub use review::{Grade, Lesson, Mistake, Phase, Review, Stage};
pub use settings::{Appearance, MoveText, Settings, on_off};
pub use study::Study;
