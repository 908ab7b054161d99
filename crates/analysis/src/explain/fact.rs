//! Facts as values: a stable id with plain arguments, and what to mark on the board.

use chuhe_rules::{Args, Piece, Reason, Square};

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placed {
    /// The piece.
    pub piece: Piece,
    /// Its point.
    pub square: Square,
}

/// One thing to say about a position or a move, proved by a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// A piece can be taken for less than it is worth.
    Hangs {
        /// The piece.
        victim: Placed,
        /// What takes it.
        by: Placed,
        /// Whether something can take back.
        protected: bool,
    },
}

impl Fact {
    /// The pieces that the fact is about, in the order in which its sentence names them; what does it comes last.
    pub fn pieces(&self) -> Vec<Placed> {
        match *self {
            Self::Hangs { victim, by, .. } => vec![victim, by],
        }
    }

    /// The arrows to draw, each from a piece to what it aims at.
    pub fn arrows(&self) -> Vec<(Square, Square)> {
        match *self {
            Self::Hangs { victim, by, .. } => vec![(by.square, victim.square)],
        }
    }
}

impl Reason for Fact {
    fn id(&self) -> &'static str {
        match self {
            Self::Hangs { protected: false, .. } => "fact-hangs",
            Self::Hangs { protected: true, .. } => "fact-hangs-protected",
        }
    }

    fn args(&self) -> Args {
        match *self {
            Self::Hangs { victim, by, .. } => said(victim, Some(by), None),
        }
    }
}

/// The arguments that name the piece a sentence is about, what does it, and one more of the first one's side.
fn said(piece: Placed, by: Option<Placed>, also: Option<Placed>) -> Args {
    let mut args = Args::new()
        .text("color", piece.piece.color.name())
        .text("role", piece.piece.role.name())
        .text("square", piece.square.to_string());
    if let Some(by) = by {
        args = args
            .text("by-color", by.piece.color.name())
            .text("by-role", by.piece.role.name())
            .text("by-square", by.square.to_string());
    }
    if let Some(also) = also {
        args = args.text("also-role", also.piece.role.name()).text("also-square", also.square.to_string());
    }
    args
}
