//! What a point of the board is called by who cannot see it.

use chuhe_rules::{Piece, Square};

/// The name of a point with what stands on it: a message's id and its arguments; the caller has the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    square: Square,
    piece: Option<Piece>,
}

impl Label {
    /// The label of a point.
    pub const fn new(square: Square, piece: Option<Piece>) -> Self {
        Self { square, piece }
    }

    /// The id of the message: `point-piece` or `point-empty`.
    pub const fn id(&self) -> &'static str {
        if self.piece.is_some() { "point-piece" } else { "point-empty" }
    }

    /// The message's arguments: `square`, and for a piece `color` and `role`.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let mut args = vec![("square", self.square.to_string())];
        if let Some(piece) = self.piece {
            args.push(("color", piece.color.name().to_owned()));
            args.push(("role", piece.role.name().to_owned()));
        }
        args
    }
}

#[cfg(test)]
mod tests {
    use chuhe_rules::{Color, Role};

    use super::*;

    #[test]
    fn a_label_names_the_point_and_the_piece() {
        let square = "e3".parse().unwrap();
        let label = Label::new(square, Some(Piece::new(Color::Red, Role::Soldier)));
        assert_eq!(label.id(), "point-piece");
        let args = label.args();
        assert_eq!(args, [("square", "e3".into()), ("color", "red".into()), ("role", "soldier".into())]);
        assert_eq!(Label::new(square, None).id(), "point-empty");
    }
}
