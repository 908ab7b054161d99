//! The page's words: the messages of its language, and values put into them.

use chuhe_board::Label;
use chuhe_lang::{Arg, Messages};
use chuhe_rules::{Args, Color, Piece, Square, Value};

/// The words of the page, for as long as it lives.
#[derive(Clone, Copy)]
pub(crate) struct Words(&'static Messages);

impl Words {
    /// Keeps the messages for good: a page has one language in its life.
    pub(crate) fn new(messages: Messages) -> Self {
        Self(Box::leak(Box::new(messages)))
    }

    /// A message without arguments.
    pub(crate) fn text(self, id: &str) -> String {
        self.0.text(id).into_owned()
    }

    /// A message with arguments.
    pub(crate) fn format(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.0.format(id, args)
    }

    /// A message with the arguments of a reason.
    pub(crate) fn reason(self, id: &str, args: &Args) -> String {
        let args: Vec<(&str, Arg)> = args
            .iter()
            .map(|(name, value)| match value {
                Value::Text(text) => (name, Arg::from(text)),
                Value::Number(number) => (name, Arg::from(*number)),
            })
            .collect();
        self.0.format(id, &args)
    }

    /// The name of a side.
    pub(crate) fn side(self, color: Color) -> String {
        self.format("side", &[("color", color.name().into())])
    }

    /// The name of a point with what stands on it.
    pub(crate) fn point(self, square: Square, piece: Option<Piece>) -> String {
        let label = Label::new(square, piece);
        let args = label.args();
        let args: Vec<(&str, Arg)> = args.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
        self.0.format(label.id(), &args)
    }
}
