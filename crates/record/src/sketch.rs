//! A stored tree whose moves come in another order than a record takes them.

use crate::Record;
use crate::plant::{Planter, Stored};

/// A move as a file has it, with its answers.
struct Node {
    mv: Stored,
    byte: usize,
    comment: String,
    answers: Vec<usize>,
    /// The answer in the main line, if it is not the first.
    main: Option<usize>,
}

/// A tree of moves as a file has them, before they are checked.
pub(crate) struct Sketch(Vec<Node>);

impl Sketch {
    /// The node before all moves.
    pub(crate) const ROOT: usize = 0;

    /// A tree without moves.
    pub(crate) fn new() -> Self {
        let root =
            Node { mv: Err(String::new()), byte: 0, comment: String::new(), answers: Vec::new(), main: None };
        Self(vec![root])
    }

    /// Adds a move as the last answer to a node.
    pub(crate) fn push(&mut self, parent: usize, mv: Stored, byte: usize) -> usize {
        let id = self.0.len();
        self.0.push(Node { mv, byte, comment: String::new(), answers: Vec::new(), main: None });
        self.0[parent].answers.push(id);
        id
    }

    /// Makes an answer to a node its main line.
    pub(crate) fn lead(&mut self, parent: usize, answer: usize) {
        self.0[parent].main = Some(answer);
    }

    /// The answers to a node, the main line last.
    fn answers(&self, id: usize) -> impl Iterator<Item = usize> + '_ {
        let Node { answers, main, .. } = &self.0[id];
        answers.iter().rev().copied().filter(|answer| Some(*answer) != *main).chain(*main)
    }

    /// What is said about a node, to be changed.
    pub(crate) fn comment(&mut self, id: usize) -> &mut String {
        &mut self.0[id].comment
    }

    /// The first move in the main line.
    pub(crate) fn first(&self) -> Option<&Stored> {
        self.answers(Self::ROOT).last().map(|first| &self.0[first].mv)
    }

    /// Makes the moves.
    pub(crate) fn plant(self, mut planter: Planter<'_, '_>) -> Record {
        planter.comment(self.0[Self::ROOT].comment.trim_end(), None);
        let answers = |id: usize, ply: usize| self.answers(id).map(move |answer| (answer, ply));
        let mut stack: Vec<(usize, usize)> = answers(Self::ROOT, 1).collect();
        while let Some((id, ply)) = stack.pop() {
            let node = &self.0[id];
            if !planter.play(ply, &node.mv, node.byte) {
                break;
            }
            planter.comment(node.comment.trim_end(), Some(node.byte));
            stack.extend(answers(id, ply + 1));
        }
        planter.finish()
    }
}
