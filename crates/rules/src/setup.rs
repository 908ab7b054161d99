//! Any board, legal or not, and what is wrong with it.

use alloc::vec::Vec;
use core::fmt;

use crate::reason::{Args, Reason};
use crate::{ByColor, Color, File, Piece, Role, Square};

/// Pieces on a board, a side to move and two counters: what a FEN says.
///
/// Nothing is checked; [`Position::try_from`](crate::Position) does that.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The piece on each point, by [`Square::index`].
    pub board: [Option<Piece>; Square::COUNT],
    /// The side to move.
    pub turn: Color,
    /// Plies since the last capture.
    pub quiet_plies: u16,
    /// The number of the current full move, from 1.
    pub full_moves: u16,
}

impl Setup {
    /// No piece, Red to move.
    pub const fn empty() -> Self {
        Self { board: [None; Square::COUNT], turn: Color::Red, quiet_plies: 0, full_moves: 1 }
    }

    /// The pieces and their points, from `a0` to `i9`.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.board[square.index()]?)))
    }

    /// The board seen in a mirror.
    pub fn mirrored(&self) -> Self {
        self.moved(Square::mirror, |color| color)
    }

    /// The board turned by 180 degrees with the colours exchanged: the same game for the other side.
    pub fn swapped(&self) -> Self {
        self.moved(Square::rotate, |color| !color)
    }

    fn moved(&self, to: impl Fn(Square) -> Square, recolor: impl Fn(Color) -> Color) -> Self {
        let mut moved = Self { board: [None; Square::COUNT], turn: recolor(self.turn), ..*self };
        for (square, piece) in self.pieces() {
            moved.board[to(square).index()] = Some(Piece::new(recolor(piece.color), piece.role));
        }
        moved
    }

    /// All that makes the board impossible in a game; empty if nothing does.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut counts: ByColor<[usize; 7]> = ByColor::default();
        for (square, piece) in self.pieces() {
            counts[piece.color][piece.role as usize] += 1;
            if !may_stand(piece, square) {
                faults.push(match piece.role {
                    Role::General => Fault::GeneralOutsidePalace { color: piece.color, square },
                    Role::Soldier if square.rank().relative(piece.color) < 3 => {
                        Fault::SoldierBehindStart { color: piece.color, square }
                    }
                    Role::Soldier => Fault::SoldierFile { color: piece.color, square },
                    _ => Fault::ImpossiblePoint { piece, square },
                });
            }
        }
        for color in Color::ALL {
            for role in Role::ALL {
                let (count, max) = (counts[color][role as usize], role.count_at_start());
                match role {
                    Role::General if count == 0 => faults.push(Fault::NoGeneral { color }),
                    Role::General if count > 1 => faults.push(Fault::TwoGenerals { color, count }),
                    _ if count > max => {
                        faults.push(Fault::TooMany { piece: Piece::new(color, role), count, max });
                    }
                    _ => {}
                }
            }
        }
        faults
    }
}

/// Whether a piece can ever come to stand on a point.
fn may_stand(piece: Piece, square: Square) -> bool {
    let rank = square.rank().relative(piece.color);
    match piece.role {
        Role::General => square.in_palace(piece.color),
        // Five points: the corners and the middle of the palace.
        Role::Advisor => {
            let corner = square.file().in_palace() && square.file() != File::E;
            square.in_palace(piece.color) && (corner == (rank != 1))
        }
        // Seven points.
        Role::Elephant => {
            square.bank() == piece.color
                && match square.file() as u8 {
                    0 | 4 | 8 => rank == 2,
                    2 | 6 => rank == 0 || rank == 4,
                    _ => false,
                }
        }
        Role::Soldier => rank >= 5 || (rank >= 3 && (square.file() as u8).is_multiple_of(2)),
        Role::Horse | Role::Chariot | Role::Cannon => true,
    }
}

/// One thing that makes a board impossible in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A side has no general.
    NoGeneral {
        /// The side.
        color: Color,
    },
    /// A side has more than one general.
    TwoGenerals {
        /// The side.
        color: Color,
        /// How many it has.
        count: usize,
    },
    /// A general is outside its palace.
    GeneralOutsidePalace {
        /// The side.
        color: Color,
        /// Where the general is.
        square: Square,
    },
    /// A side has more pieces of a kind than at the start.
    TooMany {
        /// The kind.
        piece: Piece,
        /// How many there are.
        count: usize,
        /// How many there can be.
        max: usize,
    },
    /// An advisor or elephant is on a point that it cannot reach.
    ImpossiblePoint {
        /// The piece.
        piece: Piece,
        /// Where it is.
        square: Square,
    },
    /// A soldier is behind the rank it starts from.
    SoldierBehindStart {
        /// The side.
        color: Color,
        /// Where the soldier is.
        square: Square,
    },
    /// A soldier that has not crossed the river is on a file where none starts.
    SoldierFile {
        /// The side.
        color: Color,
        /// Where the soldier is.
        square: Square,
    },
    /// The side that is not to move stands in check.
    OpponentInCheck {
        /// The side in check.
        color: Color,
    },
    /// The generals face each other on an open file.
    GeneralsFacing,
}

impl Reason for Fault {
    fn id(&self) -> &'static str {
        match self {
            Self::NoGeneral { .. } => "setup-no-general",
            Self::TwoGenerals { .. } => "setup-two-generals",
            Self::GeneralOutsidePalace { .. } => "setup-general-outside-palace",
            Self::TooMany { .. } => "setup-too-many",
            Self::ImpossiblePoint { .. } => "setup-impossible-point",
            Self::SoldierBehindStart { .. } => "setup-soldier-behind-start",
            Self::SoldierFile { .. } => "setup-soldier-file",
            Self::OpponentInCheck { .. } => "setup-opponent-in-check",
            Self::GeneralsFacing => "setup-generals-facing",
        }
    }

    fn args(&self) -> Args {
        let args = Args::new();
        match *self {
            Self::NoGeneral { color } | Self::OpponentInCheck { color } => args.color("color", color),
            Self::TwoGenerals { color, count } => args.color("color", color).number("count", count),
            Self::GeneralOutsidePalace { color, square }
            | Self::SoldierBehindStart { color, square }
            | Self::SoldierFile { color, square } => args.color("color", color).square("square", square),
            Self::TooMany { piece, count, max } => {
                args.piece(piece).number("count", count).number("max", max)
            }
            Self::ImpossiblePoint { piece, square } => args.piece(piece).square("square", square),
            Self::GeneralsFacing => args,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoGeneral { color } => write!(f, "{color} has no general"),
            Self::TwoGenerals { color, count } => write!(f, "{color} has {count} generals, expected one"),
            Self::GeneralOutsidePalace { color, square } => {
                write!(f, "the {color} general on {square} is outside its palace")
            }
            Self::TooMany { piece, count, max } => {
                write!(f, "{count} pieces of the kind {piece}, expected at most {max}")
            }
            Self::ImpossiblePoint { piece, square } => write!(f, "the {piece} on {square} cannot get there"),
            Self::SoldierBehindStart { color, square } => {
                write!(f, "the {color} soldier on {square} is behind the rank it starts from")
            }
            Self::SoldierFile { color, square } => {
                write!(
                    f,
                    "the {color} soldier on {square} cannot be on that file before it crosses the river"
                )
            }
            Self::OpponentInCheck { color } => write!(f, "{color} is in check but not to move"),
            Self::GeneralsFacing => f.write_str("the generals face each other on an open file"),
        }
    }
}

/// Why a board is no position of a game: every fault there is, and the board itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The faults, at least one.
    pub faults: Vec<Fault>,
    /// The board, given back.
    pub setup: alloc::boxed::Box<Setup>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}
