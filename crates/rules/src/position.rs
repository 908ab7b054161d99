//! A legal position, and moves made on it.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use core::fmt;

use crate::{
    Bitboard, ByColor, ByRole, Color, Fault, Move, Piece, Role, Setup, SetupError, Square, fen, zobrist,
};

/// A position that can occur in a game: both generals in their palaces, the side not to move not in check.
///
/// It keeps the pieces three ways: by point, as sets of points, and as the occupancy of every rank and file, which
/// the line tables are indexed by.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    board: [Option<Piece>; Square::COUNT],
    colors: ByColor<Bitboard>,
    roles: ByRole<Bitboard>,
    pub(crate) ranks: [u16; 10],
    pub(crate) files: [u16; 9],
    pub(crate) generals: ByColor<Square>,
    turn: Color,
    quiet_plies: u16,
    full_moves: u16,
    key: u64,
}

/// What [`Position::undo`] needs to take a move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The captured piece.
    pub captured: Option<Piece>,
    quiet_plies: u16,
    full_moves: u16,
    key: u64,
}

impl Position {
    /// The start position.
    pub fn start() -> Self {
        // The text is a constant, and a test reads it.
        Setup::from_bare_fen(fen::START)
            .ok()
            .and_then(|setup| Self::try_from(setup).ok())
            .unwrap_or_else(|| unreachable!("the start position is legal"))
    }

    /// The board with its counters.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            quiet_plies: self.quiet_plies,
            full_moves: self.full_moves,
        }
    }

    /// The position as a FEN.
    pub fn fen(&self) -> String {
        self.setup().fen()
    }

    /// The piece on a point.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Plies since the last capture.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// The number of the current full move, from 1.
    pub const fn full_moves(&self) -> u16 {
        self.full_moves
    }

    /// A number for the placement and the side to move; the counters do not enter it.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The points of a side's pieces.
    #[inline]
    pub fn of(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The points of all pieces of a kind, of both sides.
    #[inline]
    pub fn with(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// The points of a side's pieces of a kind.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color] & self.roles[role]
    }

    /// All points with a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors.red | self.colors.black
    }

    /// Where a side's general is.
    #[inline]
    pub fn general(&self, color: Color) -> Square {
        self.generals[color]
    }

    fn put(&mut self, piece: Piece, square: Square) {
        self.board[square.index()] = Some(piece);
        self.colors[piece.color].insert(square);
        self.roles[piece.role].insert(square);
        self.ranks[square.rank() as usize] |= 1 << square.file() as u8;
        self.files[square.file() as usize] |= 1 << square.rank() as u8;
        self.key ^= zobrist::of(piece, square);
        if piece.role == Role::General {
            self.generals[piece.color] = square;
        }
    }

    /// Makes a move that the caller knows to be legal.
    ///
    /// # Panics
    /// If there is no piece on the point that the move leaves.
    /// A move that is illegal in another way leaves a position whose further behaviour is unspecified, but safe.
    #[track_caller]
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let (from, to) = (mv.from(), mv.to());
        let piece = self.board[from.index()].expect("a move leaves a point with a piece");
        let captured = self.board[to.index()];
        let undo =
            Undo { captured, quiet_plies: self.quiet_plies, full_moves: self.full_moves, key: self.key };

        self.quiet_plies = self.quiet_plies.saturating_add(1);
        if let Some(captured) = captured {
            self.colors[captured.color].remove(to);
            self.roles[captured.role].remove(to);
            self.key ^= zobrist::of(captured, to);
            self.quiet_plies = 0;
        }
        self.shift(piece, from, to);
        self.ranks[to.index() / 9] |= 1 << (to.index() % 9);
        self.files[to.index() % 9] |= 1 << (to.index() / 9);
        self.key ^= zobrist::of(piece, from) ^ zobrist::of(piece, to) ^ zobrist::TURN;
        self.full_moves = self.full_moves.saturating_add(self.turn as u16);
        self.turn = !self.turn;
        undo
    }

    /// Takes back the move that gave `undo`, which must be the last one made.
    #[inline]
    pub fn undo(&mut self, mv: Move, undo: Undo) {
        let (from, to) = (mv.from(), mv.to());
        if let Some(piece) = self.board[to.index()] {
            self.shift(piece, to, from);
            self.ranks[from.index() / 9] |= 1 << (from.index() % 9);
            self.files[from.index() % 9] |= 1 << (from.index() / 9);
        }
        if let Some(captured) = undo.captured {
            self.board[to.index()] = Some(captured);
            self.colors[captured.color].insert(to);
            self.roles[captured.role].insert(to);
            self.ranks[to.index() / 9] |= 1 << (to.index() % 9);
            self.files[to.index() % 9] |= 1 << (to.index() / 9);
        }
        self.turn = !self.turn;
        self.quiet_plies = undo.quiet_plies;
        self.full_moves = undo.full_moves;
        self.key = undo.key;
    }

    /// Moves a piece in all views but the occupancy of the point it goes to.
    #[inline]
    fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        self.board[from.index()] = None;
        self.board[to.index()] = Some(piece);
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.colors[piece.color] ^= both;
        self.roles[piece.role] ^= both;
        self.ranks[from.index() / 9] &= !(1 << (from.index() % 9));
        self.files[from.index() % 9] &= !(1 << (from.index() / 9));
        if piece.role == Role::General {
            self.generals[piece.color] = to;
        }
    }

    /// Lets the side to move pass, for a search that asks what the other side threatens.
    ///
    /// The caller makes sure that the side to move is not in check.
    /// [`Position::undo_pass`] takes it back.
    #[inline]
    pub fn pass(&mut self) {
        self.turn = !self.turn;
        self.key ^= zobrist::TURN;
    }

    /// Takes back a [`Position::pass`].
    #[inline]
    pub fn undo_pass(&mut self) {
        self.pass();
    }

    /// The key after a legal move, without making it.
    #[inline]
    pub fn key_after(&self, mv: Move) -> u64 {
        let mut key = self.key ^ zobrist::TURN;
        if let Some(piece) = self.piece_at(mv.from()) {
            key ^= zobrist::of(piece, mv.from()) ^ zobrist::of(piece, mv.to());
        }
        if let Some(captured) = self.piece_at(mv.to()) {
            key ^= zobrist::of(captured, mv.to());
        }
        key
    }
}

impl Position {
    /// A position of a diagram, which need not occur in a game: soldiers may stand where they cannot have come, and the
    /// side not to move may be in check.
    ///
    /// Books and old records have such boards; moves are made and written on them as on others.
    ///
    /// # Errors
    /// If the board has other faults; all of those are named.
    pub fn of_diagram(setup: Setup) -> Result<Self, SetupError> {
        Self::unless(setup, |fault| {
            !matches!(
                fault,
                Fault::OpponentInCheck { .. } | Fault::SoldierBehindStart { .. } | Fault::SoldierFile { .. }
            )
        })
    }

    /// A position in which the side not to move may be in check, for rules by which the general is taken.
    ///
    /// # Errors
    /// If the board cannot occur in a game by such rules; all reasons are named.
    pub(crate) fn with_exposed_general(setup: Setup, may_face: bool) -> Result<Self, SetupError> {
        Self::unless(setup, |fault| match fault {
            Fault::OpponentInCheck { .. } => false,
            Fault::GeneralsFacing => !may_face,
            _ => true,
        })
    }

    /// The position of a board that has none of the faults that matter.
    fn unless(setup: Setup, matters: impl Fn(&Fault) -> bool) -> Result<Self, SetupError> {
        let mut faults = setup.faults();
        let mut position = Self {
            board: [None; Square::COUNT],
            colors: ByColor::default(),
            roles: ByRole::default(),
            ranks: [0; 10],
            files: [0; 9],
            generals: ByColor::new_with(|_| Square::from_index(0)),
            turn: setup.turn,
            quiet_plies: setup.quiet_plies,
            full_moves: setup.full_moves.max(1),
            key: zobrist::of_turn(setup.turn),
        };
        for (square, piece) in setup.pieces() {
            position.put(piece, square);
        }
        let generals =
            Color::ALL.iter().all(|color| position.pieces(*color, Role::General).single().is_some());
        if generals {
            let waiting = !position.turn;
            if position.generals_face() {
                faults.push(Fault::GeneralsFacing);
            } else if !position.attackers(position.general(waiting), position.turn).is_empty() {
                faults.push(Fault::OpponentInCheck { color: waiting });
            }
        }
        faults.retain(matters);
        if faults.is_empty() { Ok(position) } else { Err(SetupError { faults, setup: Box::new(setup) }) }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    /// # Errors
    /// If the board cannot occur in a game; all reasons are named.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        Self::unless(setup, |_| true)
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

/// The FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.fen())
    }
}

/// A picture with the FEN below it.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows = vec![String::new(); 10];
        for square in Square::all() {
            let row = &mut rows[9 - square.rank() as usize];
            row.push(' ');
            row.push(self.piece_at(square).map_or('.', Piece::fen));
        }
        for row in rows {
            writeln!(f, "{row}")?;
        }
        write!(f, "{self}")
    }
}
