//! The rules of xiangqi: squares, pieces, positions, moves and games.
//!
//! A text becomes a [`Setup`] (any board), a `Setup` becomes a [`Position`] (proven legal), and only a `Position` makes moves.
//! A [`Game`] is a position with its history and knows when it is over.
//! Why a move is refused ([`Illegal`]) or a game ended ([`Outcome`]) is a value with a stable id; crate `lang` puts it into words.
//!
//! ```
//! use chuhe_rules::{Game, Move};
//!
//! let mut game = Game::start();
//! assert_eq!(game.position().legal_moves().len(), 44);
//! game.play("h2e2".parse::<Move>().unwrap()).unwrap();
//! let refusal = game.play("b9d8".parse().unwrap()).unwrap_err();
//! assert_eq!(refusal.id(), "horse-leg-blocked");
//! ```
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod attacks;
mod bitboard;
mod color;
mod danger;
mod fen;
mod game;
mod illegal;
mod judge;
mod movegen;
mod mv;
mod outcome;
mod perft;
mod piece;
mod position;
mod reason;
mod role;
mod ruleset;
mod setup;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use color::{ByColor, Color};
pub use fen::FenError;
pub use game::{Game, GameError, Ply};
pub use illegal::{Illegal, Why};
pub use judge::{Attack, Breach, Cycle, Label, Nature, Verdict};
pub use mv::{Move, MoveList, ParseMoveError};
pub use outcome::{Ending, Forecast, Outcome};
pub use perft::{DEEPEST_PERFT, divide, perft};
pub use piece::Piece;
pub use position::{Position, Undo};
pub use reason::{Args, Reason, Value};
pub use role::{ByRole, Role};
pub use ruleset::{Chase, Dead, First, Goal, RuleSet, RuleSetError};
pub use setup::{Fault, Setup, SetupError};
pub use square::{File, ParseSquareError, Rank, Square};
