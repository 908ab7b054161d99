//! Why a move is refused.

use core::fmt;

use crate::attacks::{along_file, along_rank, between_mask, horse_leg, on_file, on_rank};
use crate::reason::{Args, Reason};
use crate::{Bitboard, Color, Move, Piece, Position, Role, Square};

/// A refused move and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// The move.
    pub mv: Move,
    /// The side to move.
    pub turn: Color,
    /// The piece that was to move.
    pub piece: Option<Piece>,
    /// The reason.
    pub why: Why,
}

/// The reason why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// There is no piece to move.
    NoPiece,
    /// The piece belongs to the other side.
    OpponentPiece,
    /// A piece of the same side is on the target.
    OwnPieceThere {
        /// What it is.
        by: Piece,
    },
    /// The point next to the horse, in the direction of its jump, is occupied.
    HorseLegBlocked {
        /// The point.
        leg: Square,
        /// What stands there.
        by: Piece,
    },
    /// The point that the elephant would pass over is occupied.
    ElephantEyeBlocked {
        /// The point.
        eye: Square,
        /// What stands there.
        by: Piece,
    },
    /// An elephant stays on its side of the river.
    ElephantCannotCrossRiver,
    /// A general or advisor stays in its palace.
    LeavesPalace,
    /// A chariot, or a cannon that does not capture, passes over nothing.
    PathBlocked {
        /// The nearest piece in the way.
        square: Square,
        /// What it is.
        by: Piece,
    },
    /// A cannon captures over exactly one piece, and there is none.
    CannonNoScreen,
    /// A cannon captures over exactly one piece, and there are more.
    CannonTooManyScreens {
        /// The pieces in between.
        screens: Bitboard,
    },
    /// A soldier never goes back.
    SoldierCannotRetreat,
    /// A soldier goes sideways only after crossing the river.
    SoldierSidewaysBeforeRiver,
    /// A soldier goes one step at a time.
    SoldierOneStep,
    /// The piece does not move like that.
    NotHowItMoves,
    /// The generals would face each other on an open file.
    GeneralsWouldFace {
        /// The other general.
        square: Square,
    },
    /// The general would be in check.
    GeneralLeftInCheck {
        /// The point of the piece that would check; the first of several.
        square: Square,
        /// What it is.
        by: Piece,
    },
    /// The game is over.
    GameOver,
}

impl Illegal {
    /// The point that the reason speaks of, to be marked on the board.
    pub fn square(&self) -> Option<Square> {
        match self.why {
            Why::NoPiece | Why::OpponentPiece => Some(self.mv.from()),
            Why::OwnPieceThere { .. } | Why::CannonNoScreen | Why::CannonTooManyScreens { .. } => {
                Some(self.mv.to())
            }
            Why::HorseLegBlocked { leg: square, .. }
            | Why::ElephantEyeBlocked { eye: square, .. }
            | Why::PathBlocked { square, .. }
            | Why::GeneralsWouldFace { square }
            | Why::GeneralLeftInCheck { square, .. } => Some(square),
            _ => None,
        }
    }

    /// The stable id of the reason, without importing [`Reason`].
    pub fn id(&self) -> &'static str {
        match self.why {
            Why::NoPiece => "no-piece",
            Why::OpponentPiece => "opponent-piece",
            Why::OwnPieceThere { .. } => "own-piece-there",
            Why::HorseLegBlocked { .. } => "horse-leg-blocked",
            Why::ElephantEyeBlocked { .. } => "elephant-eye-blocked",
            Why::ElephantCannotCrossRiver => "elephant-cannot-cross-river",
            Why::LeavesPalace => "leaves-palace",
            Why::PathBlocked { .. } => "path-blocked",
            Why::CannonNoScreen => "cannon-no-screen",
            Why::CannonTooManyScreens { .. } => "cannon-too-many-screens",
            Why::SoldierCannotRetreat => "soldier-cannot-retreat",
            Why::SoldierSidewaysBeforeRiver => "soldier-sideways-before-river",
            Why::SoldierOneStep => "soldier-one-step",
            Why::NotHowItMoves => "not-how-it-moves",
            Why::GeneralsWouldFace { .. } => "generals-would-face",
            Why::GeneralLeftInCheck { .. } => "general-left-in-check",
            Why::GameOver => "game-over",
        }
    }
}

impl Reason for Illegal {
    fn id(&self) -> &'static str {
        Self::id(self)
    }

    fn args(&self) -> Args {
        let mut args = match (self.piece, self.why) {
            (Some(piece), Why::OpponentPiece) => {
                Args::new().color("color", self.turn).role("role", piece.role)
            }
            (Some(piece), _) => Args::new().piece(piece),
            (None, _) => Args::new().color("color", self.turn),
        };
        if let Some(square) = self.square() {
            args = args.square("square", square);
        }
        match self.why {
            Why::OwnPieceThere { by }
            | Why::HorseLegBlocked { by, .. }
            | Why::ElephantEyeBlocked { by, .. }
            | Why::PathBlocked { by, .. }
            | Why::GeneralLeftInCheck { by, .. } => args.by(by),
            Why::CannonTooManyScreens { screens } => args.number("count", screens.count()),
            _ => args,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is illegal: {}", self.mv, self.id())?;
        if let Some(square) = self.square() {
            write!(f, " ({square})")?;
        }
        Ok(())
    }
}

impl core::error::Error for Illegal {}

impl Position {
    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The first reason found: what moves, how it moves, what is in the way, and last the safety of the general.
    pub fn legality(&self, mv: Move) -> Result<(), Illegal> {
        if self.is_legal(mv) {
            return Ok(());
        }
        let piece = self.piece_at(mv.from());
        Err(Illegal { mv, turn: self.turn(), piece, why: self.why_not(mv, piece) })
    }

    fn why_not(&self, mv: Move, piece: Option<Piece>) -> Why {
        let Some(piece) = piece else { return Why::NoPiece };
        if piece.color != self.turn() {
            return Why::OpponentPiece;
        }
        if !self.reach(piece.role, piece.color, mv.from()).contains(mv.to()) {
            return self.why_out_of_reach(mv, piece);
        }
        match self.piece_at(mv.to()) {
            Some(by) if by.color == piece.color => Why::OwnPieceThere { by },
            _ => self.why_unsafe(mv),
        }
    }

    fn why_out_of_reach(&self, mv: Move, piece: Piece) -> Why {
        let (from, to) = (mv.from(), mv.to());
        let files = (to.file() as i8 - from.file() as i8).abs();
        let ranks = to.rank() as i8 - from.rank() as i8;
        let own = self.piece_at(to).filter(|there| there.color == piece.color);
        let shape_with_obstacle = match (piece.role, files, ranks.abs()) {
            (Role::General, 1, 0) | (Role::General, 0, 1) | (Role::Advisor, 1, 1) => Some(Why::LeavesPalace),
            (Role::Elephant, 2, 2) if to.bank() != piece.color => Some(Why::ElephantCannotCrossRiver),
            (Role::Elephant, 2, 2) => from
                .offset((to.file() as i8 - from.file() as i8) / 2, ranks / 2)
                .and_then(|eye| Some(Why::ElephantEyeBlocked { eye, by: self.piece_at(eye)? })),
            (Role::Horse, 1, 2) | (Role::Horse, 2, 1) => {
                let leg = horse_leg(from, to);
                self.piece_at(leg).map(|by| Why::HorseLegBlocked { leg, by })
            }
            (Role::Chariot | Role::Cannon, 0, _) | (Role::Chariot | Role::Cannon, _, 0) => {
                self.why_line_blocked(mv, piece)
            }
            (Role::Soldier, files, _) => Some(why_soldier(mv, piece.color, files, ranks)),
            _ => None,
        };
        match (shape_with_obstacle, own) {
            (Some(_), Some(by)) => Why::OwnPieceThere { by },
            (Some(why), None) => why,
            (None, _) => Why::NotHowItMoves,
        }
    }

    /// What is wrong with the way of a chariot or cannon along a line.
    fn why_line_blocked(&self, mv: Move, piece: Piece) -> Option<Why> {
        let (from, to) = (mv.from(), mv.to());
        let between = if from.file() == to.file() {
            on_file(from, between_mask(from.rank() as usize, to.rank() as usize))
        } else {
            on_rank(from, between_mask(from.file() as usize, to.file() as usize))
        };
        let screens = between & self.occupied();
        if piece.role == Role::Cannon && self.piece_at(to).is_some() {
            return Some(match screens.count() {
                0 => Why::CannonNoScreen,
                _ => Why::CannonTooManyScreens { screens },
            });
        }
        let seen = along_rank(from, self.ranks[from.rank() as usize]);
        let near = on_rank(from, seen.near())
            | on_file(from, along_file(from, self.files[from.file() as usize]).near());
        let square = (near & screens).first()?;
        Some(Why::PathBlocked { square, by: self.piece_at(square)? })
    }

    /// Why a move that the piece can make endangers its general.
    fn why_unsafe(&self, mv: Move) -> Why {
        let us = self.turn();
        let mut after = self.clone();
        after.play_unchecked(mv);
        let enemy = after.general(!us);
        if after.generals_face() {
            return Why::GeneralsWouldFace { square: enemy };
        }
        let attacker = after.attackers(after.general(us), !us).first().unwrap_or(enemy);
        let by = after.piece_at(attacker).unwrap_or(Piece::new(!us, Role::General));
        Why::GeneralLeftInCheck { square: attacker, by }
    }
}

fn why_soldier(mv: Move, color: Color, files: i8, ranks: i8) -> Why {
    let forward = color.fold(ranks, -ranks);
    match (files, forward) {
        (_, i8::MIN..0) => Why::SoldierCannotRetreat,
        (1, 0) if mv.from().bank() == color => Why::SoldierSidewaysBeforeRiver,
        (0, 2..) | (2.., 0) => Why::SoldierOneStep,
        _ => Why::NotHowItMoves,
    }
}
