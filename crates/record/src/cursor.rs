//! A place in a record with the position there.

use chuhe_rules::{Illegal, Move, Position, Undo};

use crate::tree::NodeId;
use crate::{Path, Record};

/// A place in a record with the position there.
///
/// It does not hold the record; each call is given the one that it was made for.
/// After an edit that deletes where it stands, [`Cursor::goto`] brings it to a place that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    position: Position,
    made: Vec<(NodeId, Move, Undo)>,
}

impl Cursor {
    /// The cursor at the root; nothing if the record begins with an impossible board.
    pub fn new(record: &Record) -> Option<Self> {
        Some(Self { position: record.start_position().ok()?, made: Vec::new() })
    }

    /// Where it stands.
    pub fn node(&self) -> NodeId {
        self.made.last().map_or(NodeId::ROOT, |(id, ..)| *id)
    }

    /// The position there.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many plies there are before it.
    pub fn plies(&self) -> usize {
        self.made.len()
    }

    /// Goes to a child of where it stands; false if there is no such child.
    pub fn forward(&mut self, record: &Record, child: usize) -> bool {
        let next = record.children(self.node()).nth(child).and_then(|id| Some((id, record.mv(id)?)));
        next.map(|(id, mv)| self.make(id, mv)).is_some()
    }

    /// Takes one move back; false at the root.
    pub fn back(&mut self) -> bool {
        let last = self.made.pop();
        last.map(|(_, mv, undo)| self.position.undo(mv, undo)).is_some()
    }

    /// Takes moves back until `plies` are left.
    pub fn back_to(&mut self, plies: usize) {
        while self.made.len() > plies && self.back() {}
    }

    /// Goes to a node; false, and to the root, if the record has no such node.
    pub fn goto(&mut self, record: &Record, id: NodeId) -> bool {
        if !record.contains(id) {
            self.back_to(0);
            return false;
        }
        // The way up until a node that the cursor has behind it in the same place.
        let line = record.line(id);
        let shared = self.made.iter().zip(&line).take_while(|((own, ..), id)| own == *id).count();
        self.back_to(shared);
        for id in &line[shared..] {
            if let Some(mv) = record.mv(*id) {
                self.make(*id, mv);
            }
        }
        true
    }

    /// Goes along a path as far as it leads; false if that is not to its end.
    pub fn follow(&mut self, record: &Record, path: &Path) -> bool {
        self.back_to(0);
        path.0.iter().all(|child| self.forward(record, *child))
    }

    /// Makes a move and goes there: to the child with that move, or to a new one.
    ///
    /// # Errors
    /// If the move is illegal; record and cursor are unchanged.
    pub fn play(&mut self, record: &mut Record, mv: Move) -> Result<NodeId, Illegal> {
        let id = record.insert_at(self.node(), &self.position, mv)?;
        self.make(id, mv);
        Ok(id)
    }

    pub(crate) fn make(&mut self, id: NodeId, mv: Move) {
        let undo = self.position.play_unchecked(mv);
        self.made.push((id, mv, undo));
    }
}
