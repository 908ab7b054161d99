//! A part of a tree on its own, to be put elsewhere.

use chuhe_rules::Move;

use super::{NodeId, Tree};
use crate::Notes;

/// A move with all that follows it, outside of any tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Each after its parent; the first is the root, and its own parent.
    nodes: Vec<(usize, Move, Notes)>,
}

impl Branch {
    /// The branch that begins with a node; nothing at the root, which has no move.
    pub(crate) fn copy(tree: &Tree, root: NodeId) -> Option<Self> {
        let mut nodes = vec![(0, tree.mv(root)?, tree.notes(root).clone())];
        let mut places = std::collections::HashMap::from([(root, 0)]);
        for id in tree.below(root) {
            let parent = tree.parent(id).and_then(|parent| places.get(&parent).copied())?;
            places.insert(id, nodes.len());
            nodes.push((parent, tree.mv(id)?, tree.notes(id).clone()));
        }
        Some(Self { nodes })
    }

    /// The first move.
    pub fn mv(&self) -> Move {
        self.nodes[0].1
    }

    /// How many moves there are in all lines.
    #[expect(clippy::len_without_is_empty, reason = "there is always a first move")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The moves, each with the place of its parent among them (the first with its own) and what is said about it.
    pub(crate) fn nodes(&self) -> &[(usize, Move, Notes)] {
        &self.nodes
    }
}
