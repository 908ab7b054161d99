//! Making a record move by move, as a reader of files does.

use chuhe_rules::{Illegal, Move, Position, RuleSet, Setup};

use crate::tree::NodeId;
use crate::{Cursor, Notes, Record};

/// Why a move cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// The board at the start is impossible, so that no move is legal.
    Start,
    /// The move is illegal.
    Illegal(Illegal),
}

/// A record in the making with the place where the next move goes.
///
/// Unlike [`Record::insert`] it keeps two alternatives with the same move apart, as files have them.
#[derive(Clone, Debug)]
pub struct Builder {
    record: Record,
    cursor: Option<Cursor>,
}

impl Builder {
    /// A record without moves.
    pub fn new(setup: Setup, rules: RuleSet) -> Self {
        Self::on(Record::new(setup, rules))
    }

    /// Goes on with a record, from its root.
    pub fn on(record: Record) -> Self {
        let cursor = Cursor::new(&record);
        Self { record, cursor }
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record so far, for its tags and result.
    pub fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The record.
    pub fn finish(self) -> Record {
        self.record
    }

    /// Where the next move goes.
    pub fn node(&self) -> NodeId {
        self.cursor.as_ref().map_or(NodeId::ROOT, Cursor::node)
    }

    /// The position there; nothing if the board at the start is impossible.
    pub fn position(&self) -> Option<&Position> {
        self.cursor.as_ref().map(Cursor::position)
    }

    /// How many plies there are before it.
    pub fn plies(&self) -> usize {
        self.cursor.as_ref().map_or(0, Cursor::plies)
    }

    /// What is said about the last move, to be changed; at the root, about the game.
    pub fn notes(&mut self) -> &mut Notes {
        let id = self.node();
        self.record.notes_mut(id)
    }

    /// Adds a move after the last alternative and goes there.
    ///
    /// # Errors
    /// If the move cannot be kept; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<NodeId, Unplayable> {
        let cursor = self.cursor.as_mut().ok_or(Unplayable::Start)?;
        self.record.rules().legality(cursor.position(), mv).map_err(Unplayable::Illegal)?;
        let id = self.record.push(cursor.node(), mv);
        cursor.make(id, mv);
        Ok(id)
    }

    /// Goes back until so many plies are left, to add another alternative there.
    pub fn back_to(&mut self, plies: usize) {
        if let Some(cursor) = &mut self.cursor {
            cursor.back_to(plies);
        }
    }

    /// Goes to a node.
    pub fn goto(&mut self, id: NodeId) {
        if let Some(cursor) = &mut self.cursor {
            cursor.goto(&self.record, id);
        }
    }
}
