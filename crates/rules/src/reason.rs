//! Reasons as values: a stable id with plain arguments, which crate `lang` puts into words.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{Color, Piece, Role, Square};

/// Why something is so: why a move is refused, a text is no position, a game is over.
pub trait Reason {
    /// The stable id, also the id of the message that says it.
    fn id(&self) -> &'static str;

    /// The arguments of the message.
    fn args(&self) -> Args;
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A word with a fixed set of values (`red`, `horse`), a point (`e3`) or a piece of what was read.
    Text(String),
    /// A number.
    Number(usize),
}

/// Named arguments in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(Vec<(&'static str, Value)>);

impl Args {
    /// No argument yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.0.push((name, Value::Text(text.into())));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: usize) -> Self {
        self.0.push((name, Value::Number(number)));
        self
    }

    pub(crate) fn color(self, name: &'static str, color: Color) -> Self {
        self.text(name, color.name())
    }

    pub(crate) fn role(self, name: &'static str, role: Role) -> Self {
        self.text(name, role.name())
    }

    pub(crate) fn square(self, name: &'static str, square: Square) -> Self {
        self.text(name, square.to_string())
    }

    /// `color` and `role` of the piece a message is about.
    pub(crate) fn piece(self, piece: Piece) -> Self {
        self.color("color", piece.color).role("role", piece.role)
    }

    /// `by-color` and `by-role` of the piece that stands in the way or attacks.
    pub(crate) fn by(self, piece: Piece) -> Self {
        self.color("by-color", piece.color).role("by-role", piece.role)
    }

    /// The names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// The names, each with what `text` or `number` makes of its value: arguments as a formatter of messages takes them.
    pub fn map<'a, T>(
        &'a self,
        text: impl Fn(&'a str) -> T,
        number: impl Fn(usize) -> T,
    ) -> Vec<(&'static str, T)> {
        let value = |value: &'a Value| match value {
            Value::Text(found) => text(found),
            Value::Number(found) => number(*found),
        };
        self.iter().map(|(name, found)| (name, value(found))).collect()
    }

    /// The value of this name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.iter().find(|(own, _)| *own == name).map(|(_, value)| value)
    }
}
