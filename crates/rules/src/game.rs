//! A game: a position with its history, over when the rules say so.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{
    Bitboard, Breach, Chase, Cycle, Ending, FenError, Forecast, Goal, Illegal, Move, MoveList, Outcome,
    Position, Role, RuleSet, Setup, SetupError, Square, Undo, Verdict, Why, fen,
};

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

/// A game: its rules, where it began, the moves made, the position reached and whether it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
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

    /// A game from any position, by the default rules.
    pub fn new(start: Position) -> Self {
        Self::with_rules(start, RuleSet::default())
    }

    /// A game from a position that [`RuleSet::position`] allows.
    pub fn with_rules(start: Position, rules: RuleSet) -> Self {
        let mut game = Self { rules, position: start.clone(), start, plies: Vec::new(), outcome: None };
        game.outcome = game.judge();
        game
    }

    /// A game from a FEN by the default rules, with the moves that may follow it after the word `moves`.
    ///
    /// # Errors
    /// If the FEN cannot be read, the board cannot occur, or a move cannot be read or made.
    pub fn from_fen(text: &str) -> Result<Self, GameError> {
        Self::from_fen_by(text, RuleSet::default())
    }

    /// A game from a FEN, with the moves that may follow it after the word `moves`.
    ///
    /// # Errors
    /// If the FEN cannot be read, the board cannot occur, or a move cannot be read or made.
    pub fn from_fen_by(text: &str, rules: RuleSet) -> Result<Self, GameError> {
        let (board, moves) = fen::unwrap(text);
        let setup = Setup::from_bare_fen(&board).map_err(GameError::Fen)?;
        let mut game = Self::with_rules(rules.position(setup).map_err(GameError::Setup)?, rules);
        for (ply, text) in moves.iter().flat_map(|moves| moves.split_whitespace()).enumerate() {
            let ply = ply + 1;
            let mv = text.parse().map_err(|_| GameError::Move { ply, found: text.to_string() })?;
            game.play(mv).map_err(|illegal| GameError::Illegal { ply, illegal })?;
        }
        Ok(game)
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
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
        self.rules.legality(&self.position, mv)?;
        let key = self.position.key();
        let undo = self.position.play_unchecked(mv);
        self.plies.push(Ply { mv, key, check: self.position.is_check(), undo });
        self.outcome = self.judge();
        Ok(())
    }

    /// The points that the piece on `from` may go to; none once the game is over.
    pub fn targets(&self, from: Square) -> Bitboard {
        if self.outcome.is_some() { Bitboard::EMPTY } else { self.rules.targets(&self.position, from) }
    }

    /// All moves that can be made; none once the game is over.
    pub fn legal_moves(&self) -> MoveList {
        if self.outcome.is_some() { MoveList::new() } else { self.rules.legal_moves(&self.position) }
    }

    /// How a move would end the game by repetition, if it would: the warning before it is made.
    pub fn forecast(&self, mv: Move) -> Option<Forecast> {
        self.rules.legality(&self.position, mv).ok()?;
        let count = usize::from(self.rules.occurrences).checked_sub(1)?;
        let captures = self.position.piece_at(mv.to()).is_some();
        if captures || self.since(self.position.key_after(mv)).count() < count {
            return None;
        }
        let mut after = self.clone();
        after.play_on(mv).ok()?;
        let outcome = after.outcome.filter(Outcome::is_by_repetition)?;
        Some(Forecast { outcome, count })
    }

    /// How the game ends if the position on the board comes up once more by moves like those since it came up last.
    ///
    /// Nothing unless that would be the decisive time.
    pub fn next_repetition(&self) -> Option<Forecast> {
        let earlier = usize::from(self.rules.occurrences).checked_sub(3)?;
        let first = self.earlier().nth(earlier)?;
        let outcome = self.outcome.is_none().then(|| self.judge_since(first))?;
        Some(Forecast { outcome, count: earlier + 2 })
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
        let mut game = Self {
            rules: self.rules.clone(),
            start: self.start.clone(),
            position: self.position_at(plies),
            plies: self.plies.iter().take(plies).copied().collect(),
            outcome: None,
        };
        game.outcome = game.judge();
        game
    }

    /// The position after the first `plies` moves.
    pub fn position_at(&self, plies: usize) -> Position {
        let mut position = self.position.clone();
        for ply in self.plies.iter().skip(plies).rev() {
            position.undo(ply.mv, ply.undo);
        }
        position
    }

    /// How often the position on the board has come up, at least once.
    ///
    /// A capture makes all positions before it unreachable, so it is not looked behind one.
    pub fn occurrences(&self) -> usize {
        1 + self.earlier().count()
    }

    /// The numbers of plies made when the position on the board was there before, latest first.
    fn earlier(&self) -> impl Iterator<Item = usize> {
        self.since(self.position.key())
    }

    /// The numbers of plies made when a position was on the board since the last capture, latest first.
    fn since(&self, key: u64) -> impl Iterator<Item = usize> {
        let since = self.plies.iter().rposition(|ply| ply.undo.captured.is_some()).map_or(0, |i| i + 1);
        (since..self.plies.len()).rev().filter(move |i| self.plies[*i].key == key)
    }

    /// How repetition ended the game, with its reason, if it did.
    pub fn verdict(&self) -> Option<Verdict> {
        let outcome = self.outcome.filter(Outcome::is_by_repetition)?;
        Some(Verdict { outcome, cycle: self.cycle()? })
    }

    /// The last plies as a cycle of the position on the board, once it has come up often enough to be judged.
    pub fn cycle(&self) -> Option<Cycle> {
        self.first().map(|first| Cycle::new(&self.position_at(first), self.moves().skip(first), &self.rules))
    }

    /// After how many plies the position on the board came up first, once it has come up often enough to be judged.
    fn first(&self) -> Option<usize> {
        self.earlier().nth(usize::from(self.rules.occurrences).checked_sub(2)?)
    }

    fn judge(&self) -> Option<Outcome> {
        self.judge_generals()
            .or_else(|| self.judge_repetition())
            .or_else(|| self.judge_limits())
            .or_else(|| self.rules.dead.draws(&self.position).then_some(Outcome::draw(Ending::DeadMaterial)))
    }

    fn judge_generals(&self) -> Option<Outcome> {
        let turn = self.position.turn();
        let captured = self.plies.last().and_then(|ply| ply.undo.captured);
        if captured.is_some_and(|captured| captured.role == Role::General) {
            return Some(Outcome::win(!turn, Ending::GeneralCaptured));
        }
        if self.rules.can_go_on(&self.position) {
            return None;
        }
        let mated = self.rules.goal != Goal::Capture && self.position.is_check();
        Some(Outcome::win(!turn, if mated { Ending::Checkmate } else { Ending::Stalemate }))
    }

    fn judge_repetition(&self) -> Option<Outcome> {
        self.first().map(|first| self.judge_since(first))
    }

    /// What the plies after the first `first` come to as a cycle.
    fn judge_since(&self, first: usize) -> Outcome {
        let cycle = Cycle::judged(&self.position_at(first), self.moves().skip(first), &self.rules);
        let times = self.rules.occurrences;
        match cycle.winner() {
            None => Outcome::draw(Ending::Repetition { times }),
            Some(winner) => Outcome::win(
                winner,
                match cycle.breaches[!winner] {
                    Breach::Check => Ending::PerpetualCheck { times },
                    _ if self.rules.chase == Chase::Chinese => Ending::PerpetualAttack { times },
                    _ => Ending::PerpetualChase { times },
                },
            ),
        }
    }

    fn judge_limits(&self) -> Option<Outcome> {
        if self.quiet_left() == Some(0) {
            return Some(Outcome::draw(Ending::MoveLimit { plies: self.rules.quiet_limit }));
        }
        (self.total_left() == Some(0))
            .then_some(Outcome::draw(Ending::TotalLimit { plies: self.rules.total_limit }))
    }

    /// After how many more plies without a capture the game is drawn, if its rules say so.
    pub fn quiet_left(&self) -> Option<usize> {
        let limit = usize::from(self.rules.quiet_limit);
        (limit > 0).then(|| limit.saturating_sub(self.counted_quiet_plies()))
    }

    /// After how many more plies the game is drawn whatever happens, if its rules say so.
    pub fn total_left(&self) -> Option<usize> {
        let limit = usize::from(self.rules.total_limit);
        let before = 2 * (usize::from(self.start.full_moves()) - 1) + self.start.turn() as usize;
        (limit > 0).then(|| limit.saturating_sub(before + self.plies.len()))
    }

    /// The plies since the last capture, without the checks of each side beyond the counted ones and the replies to
    /// them.
    ///
    /// A FEN does not say how many of its plies were checks, so all of them count.
    fn counted_quiet_plies(&self) -> usize {
        let quiet = usize::from(self.position.quiet_plies());
        let Some(most) = self.rules.checks_counted else { return quiet };
        let since = self.plies.len() - quiet.min(self.plies.len());
        let mut checks = [0; 2];
        let mut discount = 0;
        let mut discounted = false;
        for (index, ply) in self.plies[since..].iter().enumerate() {
            let side = &mut checks[index % 2];
            *side += u16::from(ply.check);
            let beyond = ply.check && *side > most;
            if beyond || discounted {
                discount += 1;
            }
            discounted = beyond;
        }
        quiet - discount
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
        /// Which move, from 1.
        ply: usize,
        /// What stands there.
        found: String,
    },
    /// A move cannot be made.
    Illegal {
        /// Which move, from 1.
        ply: usize,
        /// The move and the reason.
        illegal: Illegal,
    },
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::Move { ply, found } => {
                write!(f, "ply {ply}: found {found:?}, expected a move such as h2e2")
            }
            Self::Illegal { ply, illegal } => write!(f, "ply {ply}: {illegal}"),
        }
    }
}

impl core::error::Error for GameError {}
