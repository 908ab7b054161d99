//! In which order moves are tried.

use arrayvec::ArrayVec;
use chuhe_rules::{Bitboard, Move, MoveList, Position};

use crate::history::{Before, History};
use crate::see;
use crate::value::EXCHANGE;

/// The kind of move, as the search prunes by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// From the table.
    Known,
    /// A capture that does not lose material.
    Capture,
    /// No capture.
    Quiet,
    /// A capture that loses material.
    BadCapture,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Known,
    ListCaptures,
    Captures,
    ListQuiets,
    Quiets,
    BadCaptures,
}

const KILLER: i32 = 1 << 20;

/// Gives moves one by one, the most promising first, and looks for each kind only when it is needed.
pub(crate) struct Picker {
    stage: Stage,
    known: Option<Move>,
    /// The only moves to give, where not all are.
    among: Option<Box<MoveList>>,
    /// Whether only captures that do not lose material are given.
    only_good: bool,
    killers: [Option<Move>; 2],
    before: Before,
    /// The moves of the stage, from `next` on still to give.
    moves: ArrayVec<(Move, i32), 128>,
    next: usize,
    bad: ArrayVec<Move, 64>,
}

impl Picker {
    /// For all moves of a node.
    pub(crate) fn new(known: Option<Move>, killers: [Option<Move>; 2], before: Before) -> Self {
        Self {
            stage: Stage::Known,
            known,
            among: None,
            only_good: false,
            killers,
            before,
            moves: ArrayVec::new(),
            next: 0,
            bad: ArrayVec::new(),
        }
    }

    /// For these moves only.
    pub(crate) fn among(moves: &MoveList, known: Option<Move>) -> Self {
        Self { among: Some(Box::new(moves.clone())), ..Self::new(known, [None; 2], [None; 3]) }
    }

    /// For captures that do not lose material.
    pub(crate) fn captures(known: Option<Move>) -> Self {
        Self { only_good: true, ..Self::new(known, [None; 2], [None; 3]) }
    }

    /// Gives no more quiet moves.
    pub(crate) fn skip_quiets(&mut self) {
        if matches!(self.stage, Stage::ListQuiets | Stage::Quiets) {
            self.stage = Stage::BadCaptures;
            self.next = 0;
        }
    }

    /// The next move and its kind; `position` is that of the node at each call.
    pub(crate) fn next(&mut self, position: &Position, history: &History) -> Option<(Move, Kind)> {
        loop {
            match self.stage {
                Stage::Known => {
                    self.stage = Stage::ListCaptures;
                    self.known = self.known.filter(|mv| self.gives(position, *mv));
                    if let Some(known) = self.known {
                        return Some((known, Kind::Known));
                    }
                }
                Stage::ListCaptures => {
                    self.list(position, position.of(!position.turn()), |mv| {
                        mvv(position, mv) + history.capture(position, mv) / 8
                    });
                    self.stage = Stage::Captures;
                }
                Stage::Captures => {
                    let Some(mv) = self.best() else {
                        if self.only_good {
                            return None;
                        }
                        self.stage = Stage::ListQuiets;
                        continue;
                    };
                    if see::gains(position, mv, 0) {
                        return Some((mv, Kind::Capture));
                    }
                    let _ = self.bad.try_push(mv);
                }
                Stage::ListQuiets => {
                    let (killers, before) = (self.killers, self.before);
                    self.list(position, !position.occupied(), |mv| {
                        if Some(mv) == killers[0] {
                            KILLER + 1
                        } else if Some(mv) == killers[1] {
                            KILLER
                        } else {
                            position.piece_at(mv.from()).map_or(0, |piece| history.quiet(piece, mv, before))
                        }
                    });
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if let Some(mv) = self.best() {
                        return Some((mv, Kind::Quiet));
                    }
                    self.stage = Stage::BadCaptures;
                    self.next = 0;
                }
                Stage::BadCaptures => {
                    let mv = *self.bad.get(self.next)?;
                    self.next += 1;
                    return Some((mv, Kind::BadCapture));
                }
            }
        }
    }

    /// Whether the move known from elsewhere is one to give here.
    fn gives(&self, position: &Position, known: Move) -> bool {
        if self.only_good && position.piece_at(known.to()).is_none() {
            return false;
        }
        self.among.as_ref().map_or_else(|| position.is_legal(known), |among| among.contains(&known))
    }

    /// Lists the moves to points of a set, but the known one.
    fn list(&mut self, position: &Position, set: Bitboard, worth: impl Fn(Move) -> i32) {
        self.moves.clear();
        self.next = 0;
        let known = self.known;
        let moves = &mut self.moves;
        let mut add = |mv: Move| {
            if Some(mv) != known {
                moves.push((mv, worth(mv)));
            }
        };
        if let Some(among) = &self.among {
            among.iter().copied().filter(|mv| set.contains(mv.to())).for_each(add);
        } else {
            position.visit_legal(|from, targets| {
                for to in targets & set {
                    add(Move::new(from, to));
                }
            });
        }
    }

    /// The best of the moves listed that were not given yet.
    fn best(&mut self) -> Option<Move> {
        let rest = self.moves.get_mut(self.next..)?;
        let best = (0..rest.len()).max_by_key(|i| (rest[*i].1, usize::MAX - i))?;
        rest.swap(0, best);
        self.next += 1;
        Some(rest[0].0)
    }
}

/// The most valuable victim first, by the least valuable attacker.
fn mvv(position: &Position, mv: Move) -> i32 {
    let worth = |square| position.piece_at(square).map_or(0, |piece| EXCHANGE[piece.role as usize]);
    worth(mv.to()) * 8 - worth(mv.from()) / 16
}
