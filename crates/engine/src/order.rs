//! In which order moves are tried.

use arrayvec::ArrayVec;
use chuhe_rules::{Move, MoveList, Position};

use crate::history::{History, Step};
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

const KNOWN: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
const BAD_CAPTURE: i32 = -(1 << 22);

/// Gives moves one by one, the most promising first.
pub(crate) struct Picker {
    moves: ArrayVec<(Move, i32), 128>,
    next: usize,
    /// Whether losing captures are left out.
    only_good: bool,
}

impl Picker {
    /// For all moves of a node.
    pub(crate) fn new(
        position: &Position,
        moves: &MoveList,
        known: Option<Move>,
        history: &History,
        ply: usize,
        before: Option<Step>,
    ) -> Self {
        let killers = history.killers(ply);
        let moves = moves
            .iter()
            .map(|mv| {
                let worth = if Some(*mv) == known {
                    KNOWN
                } else if let Some(worth) = capture(position, *mv) {
                    CAPTURE + worth
                } else if Some(*mv) == killers[0] {
                    KILLER + 1
                } else if Some(*mv) == killers[1] {
                    KILLER
                } else {
                    position.piece_at(mv.from()).map_or(0, |piece| history.worth(piece, *mv, before))
                };
                (*mv, worth)
            })
            .collect();
        Self { moves, next: 0, only_good: false }
    }

    /// For captures that do not lose material.
    pub(crate) fn captures(position: &Position, moves: &MoveList, known: Option<Move>) -> Self {
        let moves = moves
            .iter()
            .map(|mv| {
                let worth =
                    if Some(*mv) == known { KNOWN } else { CAPTURE + capture(position, *mv).unwrap_or(0) };
                (*mv, worth)
            })
            .collect();
        Self { moves, next: 0, only_good: true }
    }

    /// The next move and its kind.
    pub(crate) fn next(&mut self, position: &Position) -> Option<(Move, Kind)> {
        loop {
            let rest = self.moves.get(self.next..)?;
            let best = self.next + (0..rest.len()).max_by_key(|i| (rest[*i].1, usize::MAX - i))?;
            self.moves.swap(self.next, best);
            let (mv, worth) = self.moves[self.next];
            match worth {
                KNOWN => {
                    self.next += 1;
                    return Some((mv, Kind::Known));
                }
                CAPTURE.. => {
                    if see::gains(position, mv, 0) {
                        self.next += 1;
                        return Some((mv, Kind::Capture));
                    }
                    if self.only_good {
                        self.next += 1;
                    } else {
                        // Back into the heap, behind the quiet moves.
                        self.moves[self.next].1 = worth - CAPTURE + BAD_CAPTURE;
                    }
                }
                ..0 if worth < BAD_CAPTURE / 2 => {
                    self.next += 1;
                    return Some((mv, Kind::BadCapture));
                }
                _ => {
                    self.next += 1;
                    return Some((mv, Kind::Quiet));
                }
            }
        }
    }
}

/// The most valuable victim first, by the least valuable attacker.
fn capture(position: &Position, mv: Move) -> Option<i32> {
    let victim = position.piece_at(mv.to())?;
    let attacker = position.piece_at(mv.from())?;
    Some(EXCHANGE[victim.role as usize] * 8 - EXCHANGE[attacker.role as usize] / 16)
}
