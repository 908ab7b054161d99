//! What is said about a move.

use std::time::Duration;

use chuhe_rules::Square;

/// What is said about a move, or at the root about the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What is said before the move; of use where a variation begins.
    pub before: String,
    /// What is said after the move; at the root, about the game.
    pub comment: String,
    /// Numeric annotation glyphs as PGN has them: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, and so on.
    pub nags: Vec<u8>,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
    /// What is left on the mover's clock after the move.
    pub clock: Option<Duration>,
    /// How long the mover thought.
    pub elapsed: Option<Duration>,
    /// What an engine thinks of the position after the move.
    pub eval: Option<Eval>,
}

impl Notes {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds to the comment, on a line of its own.
    pub fn add_comment(&mut self, text: &str) {
        join(&mut self.comment, text);
    }

    /// Adds what other notes say.
    ///
    /// Of clocks and evaluations the own ones stay where both have them, and a comment that both have stays once.
    pub fn merge(&mut self, other: Self) {
        if self.before != other.before {
            join(&mut self.before, &other.before);
        }
        if self.comment != other.comment {
            join(&mut self.comment, &other.comment);
        }
        let nags = other.nags.into_iter().filter(|nag| !self.nags.contains(nag)).collect::<Vec<_>>();
        self.nags.extend(nags);
        let shapes =
            other.shapes.into_iter().filter(|shape| !self.shapes.contains(shape)).collect::<Vec<_>>();
        self.shapes.extend(shapes);
        self.clock = self.clock.or(other.clock);
        self.elapsed = self.elapsed.or(other.elapsed);
        self.eval = self.eval.or(other.eval);
    }
}

/// Numeric annotation glyphs.
pub mod nag {
    /// The marks that people write after moves, by their numbers from 1.
    const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

    /// The mark of a number, if people write one for it.
    pub fn mark(nag: u8) -> Option<&'static str> {
        MARKS.get(usize::from(nag).checked_sub(1)?).copied()
    }

    /// The number of a mark.
    pub fn of_mark(mark: &str) -> Option<u8> {
        MARKS.iter().zip(1..).find(|(own, _)| **own == mark).map(|(_, nag)| nag)
    }
}

fn join(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push('\n');
    }
    text.push_str(more);
}

/// Something drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A ring around a point.
    Circle {
        /// Its colour.
        brush: Brush,
        /// The point.
        on: Square,
    },
    /// An arrow between two points.
    Arrow {
        /// Its colour.
        brush: Brush,
        /// Where it begins.
        from: Square,
        /// Where its head is.
        to: Square,
    },
}

/// A colour to draw with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Brush {
    /// Green, `G`.
    Green,
    /// Red, `R`.
    Red,
    /// Yellow, `Y`.
    Yellow,
    /// Blue, `B`.
    Blue,
}

impl Brush {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter that stands for it in the commands `[%csl …]` and `[%cal …]` of PGN comments.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// The colour of a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|brush| brush.letter() == letter.to_ascii_uppercase())
    }
}

/// What an engine thinks of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eval {
    /// The score, good for Red where it is positive.
    pub score: Score,
    /// How deep it looked, in plies.
    pub depth: Option<u16>,
}

/// A score, good for Red where it is positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// In hundredths of a soldier.
    Centipawns(i32),
    /// Mate in so many moves.
    Mate(i32),
}
