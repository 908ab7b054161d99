//! A walk through all moves in the order in which people write them.

use chuhe_rules::Position;

use super::{NodeId, Tree};
use crate::{Cursor, Record};

/// One step of a [`Tour`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move; [`Tour::position`] is the position before it.
    Move(NodeId),
    /// A variation begins: its first move stands in place of the one before.
    Open,
    /// The variation ends.
    Close,
}

enum Task {
    Show(NodeId),
    Make(NodeId),
    Open,
    Close,
    /// Take moves back until so many are left.
    Back(usize),
}

/// A walk through all moves of a record: each move, then what could have been played in its place, then what follows it.
pub struct Tour<'a> {
    tree: &'a Tree,
    cursor: Option<Cursor>,
    tasks: Vec<Task>,
}

impl<'a> Tour<'a> {
    pub(crate) fn new(record: &'a Record, tree: &'a Tree) -> Self {
        let tasks = tree.first(NodeId::ROOT).map(Task::Show);
        Self { tree, cursor: Cursor::new(record), tasks: tasks.into_iter().collect() }
    }

    /// The position before the move shown last; nothing if the record begins with an impossible board.
    pub fn position(&self) -> Option<&Position> {
        self.cursor.as_ref().map(Cursor::position)
    }
}

impl Iterator for Tour<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            match self.tasks.pop()? {
                Task::Open => return Some(Step::Open),
                Task::Close => return Some(Step::Close),
                Task::Back(plies) => {
                    if let Some(cursor) = &mut self.cursor {
                        cursor.back_to(plies);
                    }
                }
                Task::Make(id) => {
                    if let (Some(cursor), Some(mv)) = (&mut self.cursor, self.tree.mv(id)) {
                        cursor.make(id, mv);
                    }
                    self.tasks.extend(self.tree.first(id).map(Task::Show));
                }
                Task::Show(id) => {
                    self.tasks.push(Task::Make(id));
                    let plies = self.cursor.as_ref().map_or(0, Cursor::plies);
                    let parent = self.tree.parent(id).unwrap_or(NodeId::ROOT);
                    if self.tree.first(parent) == Some(id) {
                        let others: Vec<NodeId> = self.tree.children(parent).skip(1).collect();
                        for other in others.into_iter().rev() {
                            self.tasks.extend([
                                Task::Close,
                                Task::Back(plies),
                                Task::Show(other),
                                Task::Open,
                            ]);
                        }
                    }
                    return Some(Step::Move(id));
                }
            }
        }
    }
}
