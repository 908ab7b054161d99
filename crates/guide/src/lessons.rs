//! All lessons.
//!
//! Positions and moves are the project's own, but for the figures of the Norwegian guide.

mod asian;
mod others;
mod seeds;

use crate::Lesson;

/// The names of the sets by which mate wins and a repetition is judged.
const MATE: &[&str] = &["wxf", "axf", "cxa-lite", "simple", "hebrew", "ukrainian", "norwegian", "romanian"];

/// The lessons of a rule set by its name, in the order in which they are told.
pub fn lessons(set: &str) -> impl Iterator<Item = &'static Lesson> {
    all().filter(move |lesson| lesson.sets.contains(&set))
}

/// The lesson with this id.
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    all().find(|lesson| lesson.id == id)
}

fn all() -> impl Iterator<Item = &'static Lesson> {
    seeds::LESSONS.iter().chain(asian::LESSONS).chain(others::LESSONS)
}
