//! A game as it is kept: a tree of legal moves from a start, with tags and a result.

use chuhe_rules::{Color, Illegal, Move, Position, RuleSet, Setup, SetupError};

use crate::tree::{NodeId, Tree};
use crate::{Branch, Cursor, Notes, Path, Tags, Tour};

/// A game as it is kept.
///
/// Every move in it is legal by its rules in the position it is made in.
/// A start that no game can have (a diagram with a general missing) can be kept too; then there are no moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    setup: Setup,
    rules: RuleSet,
    tree: Tree,
    /// What is said about the game by name; not its result, start, rules or notation, which have their own places.
    pub tags: Tags,
    /// How it ended.
    pub result: GameResult,
}

/// How a recorded game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Red won, `1-0`.
    Red,
    /// Black won, `0-1`.
    Black,
    /// Nobody won, `1/2-1/2`.
    Draw,
    /// It is not over, or it is not known how it ended: `*`.
    #[default]
    Open,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Red, Self::Black, Self::Draw, Self::Open];

    /// The result as PGN has it.
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::Red => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The win of a side.
    pub const fn win(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Black => Self::Black,
        }
    }

    /// The result that a text stands for in any of the usual ways, as `1-0`, `红胜`, `先負`, `和局`, `W`.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        Some(match text {
            "1-0" | "1:0" | "2-0" | "红胜" | "紅勝" | "红先胜" | "紅先勝" | "先胜" | "先勝" | "W" | "w"
            | "胜" | "勝" => Self::Red,
            "0-1" | "0:1" | "0-2" | "黑胜" | "黑勝" | "红先负" | "紅先負" | "先负" | "先負" | "L" | "l"
            | "负" | "負" => Self::Black,
            "1/2-1/2" | "1/2" | "½-½" | "0.5-0.5" | "1-1" | "和棋" | "和局" | "和" | "红先和" | "紅先和"
            | "先和" | "D" | "d" => Self::Draw,
            "*" | "" | "?" | "未知" | "不明" => Self::Open,
            _ => return None,
        })
    }
}

impl Record {
    /// The node before all moves.
    pub const ROOT: NodeId = NodeId::ROOT;

    /// A game from the usual start, without moves.
    pub fn start() -> Self {
        Self::new(Position::start().setup(), RuleSet::default())
    }

    /// A game from any board, without moves.
    pub fn new(setup: Setup, rules: RuleSet) -> Self {
        Self { setup, rules, tree: Tree::new(), tags: Tags::new(), result: GameResult::Open }
    }

    /// The board it begins with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position it begins with.
    ///
    /// # Errors
    /// If the board is impossible; all reasons are named.
    pub fn start_position(&self) -> Result<Position, SetupError> {
        self.rules.position(self.setup.clone())
    }

    /// Whether it begins as games usually do.
    pub fn is_from_start(&self) -> bool {
        let start = Position::start().setup();
        self.setup.board == start.board && self.setup.turn == start.turn
    }

    /// The same without moves, with the other side to move.
    pub(crate) fn turned(&self) -> Self {
        let setup = Setup { turn: !self.setup.turn, ..self.setup.clone() };
        Self { setup, tree: Tree::new(), ..self.clone() }
    }

    /// The same without moves, from the usual start.
    pub(crate) fn with_usual_start(&self) -> Self {
        Self { setup: Position::start().setup(), tree: Tree::new(), ..self.clone() }
    }

    /// How many moves there are in all lines.
    pub fn len(&self) -> usize {
        self.tree.len()
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a node is part of the record: it is not once it has been deleted.
    pub fn contains(&self, id: NodeId) -> bool {
        self.tree.contains(id)
    }

    /// The move that leads to a node; nothing at the root.
    ///
    /// # Panics
    /// This call and the others that take a node panic if it was made by a longer record.
    pub fn mv(&self, id: NodeId) -> Option<Move> {
        self.tree.mv(id)
    }

    /// The node before a node; nothing at the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.tree.parent(id)
    }

    /// The nodes after a node; the first is the main line.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.children(id)
    }

    /// The next alternative to the move that leads to a node.
    pub fn sibling(&self, id: NodeId) -> Option<NodeId> {
        self.tree.next(id)
    }

    /// What is said about a node; at the root, about the game.
    pub fn notes(&self, id: NodeId) -> &Notes {
        self.tree.notes(id)
    }

    /// What is said about a node, to be changed.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.tree.notes_mut(id)
    }

    /// All nodes but the root, each before its children, the children in order.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.tree.below(NodeId::ROOT)
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.tree.first(NodeId::ROOT), |id| self.tree.first(*id))
    }

    /// Whether the move to a node is an alternative to another that comes before it.
    pub fn begins_variation(&self, id: NodeId) -> bool {
        self.parent(id).and_then(|parent| self.tree.first(parent)).is_some_and(|first| first != id)
    }

    /// The side that made the move to a node; at the root the side that is not to move.
    pub fn mover(&self, id: NodeId) -> Color {
        if self.ply(id).is_multiple_of(2) { !self.setup.turn } else { self.setup.turn }
    }

    /// The nodes from the first move to this node.
    pub fn line(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.tree.ancestors(id).filter(|id| *id != NodeId::ROOT).collect();
        line.reverse();
        line
    }

    /// How many plies lead to a node.
    pub fn ply(&self, id: NodeId) -> usize {
        self.tree.ancestors(id).count() - 1
    }

    /// How many lines there are besides the main one.
    pub fn variations(&self) -> usize {
        self.nodes().filter(|id| self.tree.next(*id).is_some()).count()
    }

    /// The position at a node; nothing if the record begins with an impossible board.
    pub fn position(&self, id: NodeId) -> Option<Position> {
        let mut position = self.start_position().ok()?;
        for id in self.line(id) {
            position.play_unchecked(self.mv(id)?);
        }
        Some(position)
    }

    /// The way to a node.
    pub fn path(&self, id: NodeId) -> Path {
        Path(self.line(id).into_iter().map(|id| self.tree.place(id)).collect())
    }

    /// The node that a path leads to, if it leads to one.
    pub fn at(&self, path: &Path) -> Option<NodeId> {
        path.0.iter().try_fold(NodeId::ROOT, |id, place| self.children(id).nth(*place))
    }

    /// A walk through all moves in the order in which people write them.
    pub fn tour(&self) -> Tour<'_> {
        Tour::new(self, &self.tree)
    }
}

/// Changes; each keeps every move legal.
impl Record {
    /// The child of a node with this move, made if there is none.
    ///
    /// # Errors
    /// If the move is illegal; the record is unchanged.
    ///
    /// # Panics
    /// If the record begins with an impossible board; [`Cursor`] cannot be had then.
    pub fn insert(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, Illegal> {
        let position = self.position(parent).expect("a record with an impossible start takes no moves");
        self.insert_at(parent, &position, mv)
    }

    pub(crate) fn insert_at(
        &mut self,
        parent: NodeId,
        position: &Position,
        mv: Move,
    ) -> Result<NodeId, Illegal> {
        self.rules.legality(position, mv)?;
        let own = self.children(parent).find(|id| self.mv(*id) == Some(mv));
        Ok(own.unwrap_or_else(|| self.tree.push(parent, mv)))
    }

    /// Adds a child that the caller knows to be legal, even where another has the same move.
    pub(crate) fn push(&mut self, parent: NodeId, mv: Move) -> NodeId {
        self.tree.push(parent, mv)
    }

    /// Takes a node away with all below it; the root stays, without its children.
    pub fn delete(&mut self, id: NodeId) {
        if id == NodeId::ROOT {
            let children: Vec<NodeId> = self.children(id).collect();
            for child in children {
                self.tree.delete(child);
            }
        } else {
            self.tree.delete(id);
        }
    }

    /// Brings the variation that a node lies in one place further to the front.
    ///
    /// That is the nearest node on the way to the root that is not its parent's first child.
    pub fn promote(&mut self, id: NodeId) {
        if let Some((id, place)) = self.side_line(id) {
            self.tree.reorder(id, place - 1);
        }
    }

    /// Makes the line to a node the main line.
    pub fn promote_to_main(&mut self, id: NodeId) {
        while let Some((id, _)) = self.side_line(id) {
            self.tree.reorder(id, 0);
        }
    }

    /// The nearest node on the way up that is not its parent's first child, with its place.
    fn side_line(&self, id: NodeId) -> Option<(NodeId, usize)> {
        self.tree.ancestors(id).map(|id| (id, self.tree.place(id))).find(|(_, place)| *place > 0)
    }

    /// A copy of a node with all below it; nothing at the root.
    pub fn copy(&self, id: NodeId) -> Option<Branch> {
        self.contains(id).then(|| Branch::copy(&self.tree, id))?
    }

    /// Takes a node away with all below it, and gives it; nothing at the root.
    pub fn cut(&mut self, id: NodeId) -> Option<Branch> {
        let branch = self.copy(id)?;
        self.delete(id);
        Some(branch)
    }

    /// Puts a branch below a node; where the same moves are there already, what is said is joined.
    ///
    /// # Errors
    /// If a move of the branch is illegal there; the record is unchanged.
    ///
    /// # Panics
    /// If the record begins with an impossible board.
    pub fn paste(&mut self, parent: NodeId, branch: &Branch) -> Result<NodeId, Illegal> {
        self.try_branch(parent, branch)?;
        let mut ids: Vec<NodeId> = Vec::with_capacity(branch.len());
        for (place, (above, mv, notes)) in branch.nodes().iter().enumerate() {
            let parent = if place == 0 { parent } else { ids[*above] };
            let own = self.children(parent).find(|id| self.mv(*id) == Some(*mv));
            let id = own.unwrap_or_else(|| self.tree.push(parent, *mv));
            if !notes.is_empty() {
                self.notes_mut(id).merge(notes.clone());
            }
            ids.push(id);
        }
        Ok(ids[0])
    }

    /// Makes all moves of a branch on a board of its own.
    fn try_branch(&self, parent: NodeId, branch: &Branch) -> Result<(), Illegal> {
        let mut cursor = Cursor::new(self).expect("a record with an impossible start takes no moves");
        cursor.goto(self, parent);
        let mut plies: Vec<usize> = Vec::with_capacity(branch.len());
        for (place, (above, mv, _)) in branch.nodes().iter().enumerate() {
            let before = if place == 0 { cursor.plies() } else { plies[*above] };
            cursor.back_to(before);
            self.rules.legality(cursor.position(), *mv)?;
            cursor.make(parent, *mv);
            plies.push(before + 1);
        }
        Ok(())
    }
}
