//! All legal moves.

use crate::attacks::{
    advisor_moves, along_file, along_rank, elephant_moves, general_moves, horse_moves, on_file, on_rank,
    soldier_moves,
};
use crate::danger::Danger;
use crate::{Bitboard, Color, Move, MoveList, Position, Role, Square};

impl Position {
    /// Calls `visit` with the point of every piece of the side to move and the set of points it may go to.
    ///
    /// This is how to count moves or to pick some of them without writing them all down.
    #[inline]
    pub fn visit_legal(&self, mut visit: impl FnMut(Square, Bitboard)) {
        let us = self.turn();
        let danger = Danger::new(self);
        let general = self.general(us);
        let steps = general_moves(general).without(self.of(us));
        let mut safe = Bitboard::EMPTY;
        for to in steps {
            if self.general_may_go(to) {
                safe.insert(to);
            }
        }
        visit(general, safe);
        // Against two checkers that no single move answers, only the general can move; the sets come out empty then.
        for role in &Role::ALL[1..] {
            for from in self.pieces(us, *role) {
                visit(from, self.reach(*role, us, from).without(self.of(us)) & danger.allowed(from));
            }
        }
    }

    /// All legal moves, the general's first.
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_to(Bitboard::ALL)
    }

    /// The legal moves that capture.
    pub fn legal_captures(&self) -> MoveList {
        self.legal_moves_to(self.of(!self.turn()))
    }

    /// The legal moves to a point of the set.
    pub fn legal_moves_to(&self, set: Bitboard) -> MoveList {
        let mut moves = MoveList::new();
        self.visit_legal(|from, targets| {
            for to in targets & set {
                moves.push(Move::new(from, to));
            }
        });
        moves
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_legal(&self) -> usize {
        let mut count = 0;
        self.visit_legal(|_, targets| count += targets.count());
        count
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.count_legal() > 0
    }

    /// The points that the piece on `from` may go to; none if it is not a piece of the side to move.
    pub fn legal_targets(&self, from: Square) -> Bitboard {
        let us = self.turn();
        match self.piece_at(from) {
            Some(piece) if piece.color == us => {
                let targets = self.reach(piece.role, us, from).without(self.of(us));
                if piece.role == Role::General {
                    targets.into_iter().filter(|to| self.general_may_go(*to)).collect()
                } else {
                    targets & Danger::new(self).allowed(from)
                }
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_targets(mv.from()).contains(mv.to())
    }

    /// Where a piece of a kind and side on `from` can go, own pieces and the safety of the general not regarded.
    ///
    /// For a cannon that is the empty points it can reach and the pieces behind a screen.
    #[inline]
    pub fn reach(&self, role: Role, color: Color, from: Square) -> Bitboard {
        match role {
            Role::General => general_moves(from),
            Role::Advisor => advisor_moves(from),
            Role::Elephant => elephant_moves(from, self.occupied()),
            Role::Horse => horse_moves(from, self.occupied()),
            Role::Soldier => soldier_moves(color, from),
            Role::Chariot => {
                let (rank, file) = self.lines(from);
                on_rank(from, rank.quiet() | rank.near()) | on_file(from, file.quiet() | file.near())
            }
            Role::Cannon => {
                let (rank, file) = self.lines(from);
                on_rank(from, rank.quiet() | rank.far()) | on_file(from, file.quiet() | file.far())
            }
        }
    }

    #[inline]
    pub(crate) fn lines(&self, from: Square) -> (crate::attacks::Line, crate::attacks::Line) {
        (along_rank(from, self.ranks[from.index() / 9]), along_file(from, self.files[from.index() % 9]))
    }
}
