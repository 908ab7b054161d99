//! What is to be seen on the board: pieces and marks.

use chuhe_rules::{Bitboard, Color, Illegal, Label, Move, Nature, Piece, Position, Role, Square, Why};

use crate::Arrow;

/// Everything that a picture of the board shows, but for its look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Whose side of the board is at the bottom.
    pub bottom: Color,
    /// The pieces by their points, in the order of drawing.
    pub pieces: Vec<(Square, Piece)>,
    /// The move that led here.
    pub last_move: Option<Move>,
    /// What that move took.
    pub captured: Option<Piece>,
    /// The piece in hand.
    pub selected: Option<Square>,
    /// Whether it follows a pointer; where to is not the scene's business.
    pub dragging: bool,
    /// Where the piece in hand may go.
    pub targets: Bitboard,
    /// Those of the targets where the position would come up once too often.
    pub repeats: Bitboard,
    /// The general in check.
    pub check: Option<Check>,
    /// The move that was just refused.
    pub refused: Option<Refusal>,
    /// The points that are pointed out.
    pub hinted: Bitboard,
    /// Arrows, the undermost first.
    pub arrows: Vec<Arrow>,
    /// Short words beside points.
    pub tags: Vec<(Square, String)>,
}

/// A general in check, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The general's point.
    pub general: Square,
    /// One line for each checking piece.
    pub lines: Vec<CheckLine>,
}

/// How one piece gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckLine {
    /// The checking piece.
    pub from: Square,
    /// The leg point that a checking horse passes.
    pub leg: Option<Square>,
    /// The piece that a checking cannon jumps.
    pub screen: Option<Square>,
}

/// A move that was refused, and the point that tells why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Where the piece stands.
    pub from: Square,
    /// Where it was to go.
    pub to: Square,
    /// What is in the way, or what would give check.
    pub because: Bitboard,
}

impl Refusal {
    /// The picture of a refused move.
    pub fn new(reason: &Illegal) -> Self {
        let mv = reason.mv;
        let because = match reason.why {
            Why::CannonTooManyScreens { screens } => screens,
            _ => reason.square().map_or(Bitboard::EMPTY, Bitboard::of),
        };
        let ends = Bitboard::of(mv.from()).union(Bitboard::of(mv.to()));
        Self { from: mv.from(), to: mv.to(), because: because.without(ends) }
    }
}

impl Scene {
    /// A position seen from `bottom`'s side, with the check if there is one and no other mark.
    pub fn new(position: &Position, bottom: Color) -> Self {
        Self {
            bottom,
            pieces: Square::all().filter_map(|square| Some((square, position.piece_at(square)?))).collect(),
            last_move: None,
            captured: None,
            selected: None,
            dragging: false,
            targets: Bitboard::EMPTY,
            repeats: Bitboard::EMPTY,
            check: Check::of(position),
            refused: None,
            hinted: Bitboard::EMPTY,
            arrows: Vec::new(),
            tags: Vec::new(),
        }
    }

    /// Adds what the ply that led here did: arrows for the move and for each attack, and `word` for each of its natures.
    ///
    /// The word for an attack stands at its victim, any other at the piece that moved.
    pub fn explain(&mut self, ply: &Label, word: impl Fn(Nature) -> String) {
        self.arrows.extend(Arrow::of(ply));
        for nature in ply.natures() {
            let square = nature.attack().map_or(ply.mv.to(), |attack| attack.on);
            let tag = (square, word(nature));
            if !self.tags.contains(&tag) {
                self.tags.push(tag);
            }
        }
    }

    /// The piece on a point.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }
}

impl Check {
    /// The check that the side to move is in.
    ///
    /// A general that was taken is in none.
    pub fn of(position: &Position) -> Option<Self> {
        let general = position.general(position.turn());
        position.piece_at(general).filter(|piece| *piece == Piece::new(position.turn(), Role::General))?;
        let lines: Vec<CheckLine> =
            position.checkers().into_iter().map(|from| CheckLine::new(position, from, general)).collect();
        (!lines.is_empty()).then_some(Self { general, lines })
    }
}

impl CheckLine {
    fn new(position: &Position, from: Square, general: Square) -> Self {
        let role = position.piece_at(from).map(|piece| piece.role);
        let (files, ranks) = step(from, general);
        let leg = (role == Some(Role::Horse)).then(|| leg(from, general));
        let screen = (role == Some(Role::Cannon)).then(|| {
            (1..10)
                .map_while(|n| from.offset(files.signum() * n, ranks.signum() * n))
                .take_while(|&square| square != general)
                .find(|&square| position.piece_at(square).is_some())
        });
        Self { from, leg: leg.flatten(), screen: screen.flatten() }
    }
}

/// The point that a horse passes on its way.
pub(crate) fn leg(from: Square, to: Square) -> Option<Square> {
    let (files, ranks) = step(from, to);
    if files.abs() > ranks.abs() { from.offset(files.signum(), 0) } else { from.offset(0, ranks.signum()) }
}

/// How many files and ranks lie from one point to another.
fn step(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}
