//! The moves that a text may mean in a position.

use alloc::vec::Vec;

use chuhe_rules::{Move, Piece, Position};

use crate::chess_of_china;
use crate::dialect::Dialect;
use crate::notation::{FirstRank, RankBase};
use crate::pattern::{Belief, Pattern};
use crate::points::Points;
use crate::token::{pack, strip, tokens};
use crate::vietnamese;

/// The moves that a text may mean in a position.
#[derive(Debug, Default)]
pub(crate) struct Candidates {
    /// The legal ones, each once.
    pub(crate) legal: Vec<Candidate>,
    /// The first that is not legal.
    pub(crate) refused: Option<Move>,
    /// Whether the text has the form of a move.
    pub(crate) readable: bool,
}

/// The notations whose letters mean different pieces.
const RELATIVE: Dialect = Dialect::WXF.or(Dialect::VIETNAMESE);

/// A legal move that a text may mean.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    /// What the game's further moves may be read as then.
    pub(crate) dialect: Dialect,
    /// Whether it is counted otherwise than is usual, and the usual way gives a legal move too.
    pub(crate) unusual: bool,
}

impl Candidates {
    pub(crate) fn of(text: &str, position: &Position, dialect: Dialect, belief: Belief) -> Self {
        let mut candidates = Self::default();
        if let Some(packed) = pack(text) {
            let text = strip(&packed);
            candidates.read_points(text, position, dialect);
            candidates.read_relative(text, position, dialect, belief);
            candidates.read_chess_of_china(&packed, position, dialect);
        }
        candidates
    }

    fn read_points(&mut self, text: &[char], position: &Position, dialect: Dialect) {
        let Some(points) = Points::read(text) else { return };
        let plain = points.is_coordinates();
        let family = if plain { Dialect::COORDINATES } else { Dialect::WESTERN };
        if !dialect.allows(family) {
            return;
        }
        self.readable = true;
        // Engines count from 0, books from 1.
        let bases = if plain { [RankBase::Zero, RankBase::One] } else { [RankBase::One, RankBase::Zero] };
        let before = self.legal.len();
        for base in bases {
            let unusual = self.legal.len() > before;
            let way = if plain { Dialect::coordinates(base) } else { Dialect::western(base) };
            let Some(to) = points.to(base).filter(|_| dialect.allows(way)) else { continue };
            let dialect = dialect.locked(family, way);
            if plain {
                if let Some(mv) = points.from(base).and_then(|from| Move::try_new(from, to)) {
                    self.add(Candidate { mv, dialect, unusual }, position);
                }
                continue;
            }
            for (Piece { role, color }, from) in points.pieces(position.turn(), position, base) {
                let Some(mv) = Move::try_new(from, to) else { continue };
                // A text in this notation names the only piece that can go there, not all that cannot.
                if position.reach(role, color, from).contains(to) {
                    self.add(Candidate { mv, dialect, unusual }, position);
                } else {
                    self.refused = self.refused.or(Some(mv));
                }
            }
        }
    }

    fn read_relative(&mut self, text: &[char], position: &Position, dialect: Dialect, belief: Belief) {
        let chinese = text.iter().any(|c| !c.is_ascii());
        let family = if chinese { Dialect::CHINESE } else { Dialect::WXF };
        if let Some(pattern) =
            tokens(text).filter(|_| dialect.allows(family)).and_then(|tokens| Pattern::read(&tokens))
        {
            self.readable = true;
            let dialect = if chinese { dialect } else { dialect.locked(RELATIVE, Dialect::WXF) };
            pattern
                .moves(position, belief, |mv| self.add(Candidate { mv, dialect, unusual: false }, position));
        }
        if chinese || !dialect.allows(Dialect::VIETNAMESE) {
            return;
        }
        if let Some(pattern) = vietnamese::tokens(text).and_then(|tokens| Pattern::read(&tokens)) {
            self.readable = true;
            let dialect = dialect.locked(RELATIVE, Dialect::VIETNAMESE);
            pattern
                .moves(position, belief, |mv| self.add(Candidate { mv, dialect, unusual: false }, position));
        }
    }

    fn read_chess_of_china(&mut self, text: &[char], position: &Position, dialect: Dialect) {
        if !dialect.allows(Dialect::CHESS_OF_CHINA) {
            return;
        }
        let Some(reading) = chess_of_china::Reading::read(text) else { return };
        self.readable = true;
        let before = self.legal.len();
        for first in [FirstRank::Far, FirstRank::Near] {
            let Some(mv) = reading.resolve(position.turn(), first) else { continue };
            let named = position
                .piece_at(mv.from())
                .is_some_and(|piece| piece.color == position.turn() && reading.roles.contains(&piece.role));
            let way = Dialect::chess_of_china(first);
            if named && dialect.allows(way) {
                let unusual = self.legal.len() > before;
                let dialect = dialect.locked(Dialect::CHESS_OF_CHINA, way);
                self.add(Candidate { mv, dialect, unusual }, position);
            }
        }
    }

    fn add(&mut self, candidate: Candidate, position: &Position) {
        if let Some(known) = self.legal.iter_mut().find(|known| known.mv == candidate.mv) {
            known.dialect = known.dialect.or(candidate.dialect);
        } else if position.is_legal(candidate.mv) {
            self.legal.push(candidate);
        } else {
            self.refused = self.refused.or(Some(candidate.mv));
        }
    }
}
