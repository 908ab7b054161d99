//! The tree of moves: nodes in one array that point at each other.

mod branch;
mod tour;

pub use branch::Branch;
pub use tour::{Step, Tour};

use chuhe_rules::Move;

use crate::Notes;

/// A node of a tree: the position after a move, or at the root before all moves.
///
/// It stays the name of the same node whatever happens to others, and names nothing once its node is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    pub(crate) const ROOT: Self = Self(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// The way from the root to a node: at each node on it, which child comes next, from 0.
///
/// A path made for one tree can be looked up in another, or in the same one after a change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path(pub Vec<usize>);

#[derive(Clone, Debug)]
struct Node {
    /// Nothing at the root.
    mv: Option<Move>,
    /// Nothing at the root and at deleted nodes.
    parent: Option<NodeId>,
    first: Option<NodeId>,
    last: Option<NodeId>,
    next: Option<NodeId>,
    notes: Option<Box<Notes>>,
}

/// The moves of a game with all variations; the first child of each node is its main line.
///
/// The tree knows nothing of legality; a [`Record`](crate::Record) does.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    deleted: usize,
}

/// What no node says.
static NOTHING: Notes = Notes {
    before: String::new(),
    comment: String::new(),
    nags: Vec::new(),
    shapes: Vec::new(),
    clock: None,
    elapsed: None,
    eval: None,
};

impl Tree {
    pub(crate) fn new() -> Self {
        let root = Node { mv: None, parent: None, first: None, last: None, next: None, notes: None };
        Self { nodes: vec![root], deleted: 0 }
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// How many moves there are in all lines.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len() - 1 - self.deleted
    }

    pub(crate) fn contains(&self, id: NodeId) -> bool {
        id == NodeId::ROOT || self.nodes.get(id.index()).is_some_and(|node| node.parent.is_some())
    }

    pub(crate) fn mv(&self, id: NodeId) -> Option<Move> {
        self.node(id).mv
    }

    pub(crate) fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    pub(crate) fn first(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first
    }

    pub(crate) fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).next
    }

    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(id).first, |child| self.node(*child).next)
    }

    /// The nodes from this one up to the root, both included.
    pub(crate) fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |id| self.node(*id).parent)
    }

    pub(crate) fn notes(&self, id: NodeId) -> &Notes {
        self.node(id).notes.as_deref().unwrap_or(&NOTHING)
    }

    pub(crate) fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.node_mut(id).notes.get_or_insert_default()
    }

    /// All nodes below one, each before its children, the children in order.
    pub(crate) fn below(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut stack: Vec<NodeId> = self.first(id).into_iter().collect();
        std::iter::from_fn(move || {
            let id = stack.pop()?;
            stack.extend(self.next(id));
            stack.extend(self.first(id));
            Some(id)
        })
    }

    /// Adds a child after the others.
    ///
    /// # Panics
    /// If there are four thousand million nodes.
    pub(crate) fn push(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("memory ends before the numbers do"));
        let node =
            Node { mv: Some(mv), parent: Some(parent), first: None, last: None, next: None, notes: None };
        self.nodes.push(node);
        self.link_last(parent, id);
        id
    }

    fn link_last(&mut self, parent: NodeId, id: NodeId) {
        self.node_mut(id).parent = Some(parent);
        self.node_mut(id).next = None;
        match self.node_mut(parent).last.replace(id) {
            Some(before) => self.node_mut(before).next = Some(id),
            None => self.node_mut(parent).first = Some(id),
        }
    }

    /// Takes a node out of its parent's children; it keeps its own.
    fn unlink(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.parent(id)?;
        let next = self.next(id);
        let before = self.children(parent).take_while(|child| *child != id).last();
        match before {
            Some(before) => self.node_mut(before).next = next,
            None => self.node_mut(parent).first = next,
        }
        if self.node(parent).last == Some(id) {
            self.node_mut(parent).last = before;
        }
        self.node_mut(id).next = None;
        Some(parent)
    }

    /// Takes a node away with all below it; the root cannot be taken away.
    pub(crate) fn delete(&mut self, id: NodeId) {
        if self.unlink(id).is_none() {
            return;
        }
        let doomed: Vec<NodeId> = std::iter::once(id).chain(self.below(id)).collect();
        self.deleted += doomed.len();
        for id in doomed {
            let mv = self.mv(id);
            *self.node_mut(id) = Node { mv, parent: None, first: None, last: None, next: None, notes: None };
        }
    }

    /// Moves a node to another place among its parent's children, from 0; beyond the last is the last.
    pub(crate) fn reorder(&mut self, id: NodeId, place: usize) {
        let Some(parent) = self.unlink(id) else { return };
        let before = place.checked_sub(1).and_then(|_| self.children(parent).take(place).last());
        let next = match before {
            Some(before) => self.node_mut(before).next.replace(id),
            None => self.node_mut(parent).first.replace(id),
        };
        self.node_mut(id).next = next;
        if next.is_none() {
            self.node_mut(parent).last = Some(id);
        }
    }

    /// The place of a node among its parent's children, from 0; 0 at the root.
    pub(crate) fn place(&self, id: NodeId) -> usize {
        let parent = self.parent(id);
        parent.and_then(|parent| self.children(parent).position(|child| child == id)).unwrap_or(0)
    }
}

/// Trees are equal when they look alike, however they came about.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        if self.len() != other.len() || self.notes(NodeId::ROOT) != other.notes(NodeId::ROOT) {
            return false;
        }
        // The same order of the same shapes: whoever has a child or a sibling here has one there.
        let shape = |tree: &Self, id| (tree.mv(id), tree.first(id).is_some(), tree.next(id).is_some());
        let mut pairs = self.below(NodeId::ROOT).zip(other.below(NodeId::ROOT));
        pairs.all(|(one, two)| shape(self, one) == shape(other, two) && self.notes(one) == other.notes(two))
    }
}

impl Eq for Tree {}
