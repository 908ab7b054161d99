//! A game: a position with its history, over when the rules say so.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::reason::{Args, Reason};
use crate::{Color, FenError, Illegal, Move, Position, Setup, SetupError, Undo, Why, fen};

/// After this many plies without a capture the game is drawn.
pub const MOVE_LIMIT: u16 = 120;

/// How often a position must have occurred for the game to end.
const REPETITIONS: usize = 3;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move, which loses.
    Stalemate,
    /// The position came up for the third time, and one side checked with every move in between, which loses.
    PerpetualCheck,
    /// The position came up for the third time.
    Repetition,
    /// Nothing was captured for [`MOVE_LIMIT`] plies.
    MoveLimit,
    /// Neither side has a piece that can cross the river.
    DeadMaterial,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// Why it is over.
    pub ending: Ending,
}

impl Reason for Outcome {
    fn id(&self) -> &'static str {
        match self.ending {
            Ending::Checkmate => "result-checkmate",
            Ending::Stalemate => "result-stalemate",
            Ending::PerpetualCheck => "result-perpetual-check",
            Ending::Repetition => "result-repetition",
            Ending::MoveLimit => "result-move-limit",
            Ending::DeadMaterial => "result-dead-material",
        }
    }

    fn args(&self) -> Args {
        match (self.winner, self.ending) {
            (Some(winner), _) => Args::new().color("winner", winner),
            (None, Ending::MoveLimit) => Args::new().number("plies", usize::from(MOVE_LIMIT)),
            (None, _) => Args::new(),
        }
    }
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The key of the position before it.
    pub key: u64,
    /// Whether it gave check.
    pub check: bool,
    /// What it captured, and what is needed to take it back.
    pub undo: Undo,
}

/// A game: where it began, the moves made, the position reached and whether it is over.
///
/// The rules are the simple ones: of a position that comes up for the third time, the side that checked with every
/// move in between loses, otherwise the game is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the start position.
    pub fn start() -> Self {
        Self::new(Position::start())
    }

    /// A game from any position.
    pub fn new(start: Position) -> Self {
        let mut game = Self { position: start.clone(), start, plies: Vec::new(), outcome: None };
        game.outcome = game.judge();
        game
    }

    /// A game from a FEN, with the moves that may follow it after the word `moves`.
    ///
    /// # Errors
    /// If the FEN cannot be read, the board cannot occur, or a move cannot be read or made.
    pub fn from_fen(text: &str) -> Result<Self, GameError> {
        let (board, moves) = fen::unwrap(text);
        let setup = Setup::from_bare_fen(&board).map_err(GameError::Fen)?;
        let mut game = Self::new(Position::try_from(setup).map_err(GameError::Setup)?);
        for text in moves.iter().flat_map(|moves| moves.split_whitespace()) {
            let mv = text.parse().map_err(|_| GameError::Move { found: text.to_string() })?;
            game.play(mv).map_err(GameError::Illegal)?;
        }
        Ok(game)
    }

    /// The position that the game began with.
    pub fn start_position(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves made, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The moves made, oldest first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.plies.iter().map(|ply| ply.mv)
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is illegal or the game is over; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            let piece = self.position.piece_at(mv.from());
            return Err(Illegal { mv, turn: self.position.turn(), piece, why: Why::GameOver });
        }
        self.play_on(mv)
    }

    /// Makes a move even if the game is over by repetition, move limit or dead material: for referees of other rules.
    ///
    /// # Errors
    /// If the move is illegal; the game is unchanged.
    pub fn play_on(&mut self, mv: Move) -> Result<(), Illegal> {
        self.position.legality(mv)?;
        let key = self.position.key();
        let undo = self.position.play_unchecked(mv);
        self.plies.push(Ply { mv, key, check: self.position.is_check(), undo });
        self.outcome = self.judge();
        Ok(())
    }

    /// Takes back the last move and gives it, if there is one.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.plies.pop()?;
        self.position.undo(ply.mv, ply.undo);
        self.outcome = self.judge();
        Some(ply.mv)
    }

    /// The game as it was after the first `plies` moves.
    pub fn at(&self, plies: usize) -> Self {
        let mut game = self.clone();
        while game.plies.len() > plies {
            game.undo();
        }
        game
    }

    /// How often the position on the board has come up, at least once.
    ///
    /// A capture makes all positions before it unreachable, so it is not looked behind one.
    pub fn occurrences(&self) -> usize {
        1 + self.earlier().count()
    }

    /// The numbers of plies made when the position on the board was there before, latest first.
    fn earlier(&self) -> impl Iterator<Item = usize> {
        let since = self.plies.iter().rposition(|ply| ply.undo.captured.is_some()).map_or(0, |i| i + 1);
        let key = self.position.key();
        (since..self.plies.len()).rev().filter(move |i| self.plies[*i].key == key)
    }

    /// How the game ends if the position on the board comes up once more by moves like those since it came up last.
    ///
    /// Nothing unless that would be the decisive time.
    pub fn next_repetition(&self) -> Option<Outcome> {
        let first = self.earlier().nth(REPETITIONS - 3)?;
        self.outcome.is_none().then(|| self.judge_cycle(first))
    }

    /// The outcome of a repetition whose moves are those made since the first `first` plies.
    fn judge_cycle(&self, first: usize) -> Outcome {
        let turn = self.position.turn();
        // The last ply was made by the side that is not to move.
        let cycle = &self.plies[first..];
        let checks = |skip| cycle.iter().rev().skip(skip).step_by(2).all(|ply| ply.check);
        match (checks(0), checks(1)) {
            (true, false) => Outcome { winner: Some(turn), ending: Ending::PerpetualCheck },
            (false, true) => Outcome { winner: Some(!turn), ending: Ending::PerpetualCheck },
            _ => Outcome { winner: None, ending: Ending::Repetition },
        }
    }

    fn judge(&self) -> Option<Outcome> {
        let turn = self.position.turn();
        if !self.position.has_legal_move() {
            let ending = if self.position.is_check() { Ending::Checkmate } else { Ending::Stalemate };
            return Some(Outcome { winner: Some(!turn), ending });
        }
        if let Some(first) = self.earlier().nth(REPETITIONS - 2) {
            return Some(self.judge_cycle(first));
        }
        if self.position.quiet_plies() >= MOVE_LIMIT {
            return Some(Outcome { winner: None, ending: Ending::MoveLimit });
        }
        self.position.is_dead().then_some(Outcome { winner: None, ending: Ending::DeadMaterial })
    }
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The position cannot be read.
    Fen(FenError),
    /// The position cannot occur.
    Setup(SetupError),
    /// A move cannot be read.
    Move {
        /// What stands there.
        found: String,
    },
    /// A move cannot be made.
    Illegal(Illegal),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::Move { found } => write!(f, "found {found:?}, expected a move such as h2e2"),
            Self::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for GameError {}
