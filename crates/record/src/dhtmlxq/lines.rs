//! The lines of a DhtmlXQ game, which name the line and the ply that they branch from.

use std::collections::HashMap;

use crate::sketch::Sketch;

/// A line of moves.
struct Line {
    /// The ply of its first move.
    start: usize,
    /// The node of each of its moves.
    nodes: Vec<usize>,
    /// The line that has the ply before its first; the main line has itself.
    up: usize,
    /// A line further up, so that few steps lead to any line above (Myers, "An applicative random-access stack", 1983).
    jump: usize,
    /// How many lines are above.
    depth: usize,
}

/// The lines that have their place in the tree.
pub(super) struct Lines {
    lines: Vec<Line>,
    numbers: HashMap<u32, usize>,
}

impl Lines {
    /// The main line, number 0.
    pub(super) fn new(nodes: Vec<usize>) -> Self {
        let main = Line { start: 1, nodes, up: 0, jump: 0, depth: 0 };
        Self { lines: vec![main], numbers: HashMap::from([(0, 0)]) }
    }

    /// Whether there is a line with this number.
    pub(super) fn has(&self, number: u32) -> bool {
        self.numbers.contains_key(&number)
    }

    /// The line with the ply, looking up from a line.
    fn holder(&self, mut line: usize, ply: usize) -> usize {
        while ply < self.lines[line].start && line != 0 {
            let Line { up, jump, .. } = self.lines[line];
            line = if ply < self.lines[jump].start { jump } else { up };
        }
        line
    }

    /// The node at a ply of a line; the root at ply 0.
    pub(super) fn node(&self, number: u32, ply: usize) -> Option<usize> {
        let line = *self.numbers.get(&number)?;
        if ply == 0 {
            return Some(Sketch::ROOT);
        }
        let line = &self.lines[self.holder(line, ply)];
        line.nodes.get(ply.checked_sub(line.start)?).copied()
    }

    /// The last node of a line.
    pub(super) fn last(&self, number: u32) -> Option<usize> {
        let line = *self.numbers.get(&number)?;
        Some(self.lines[line].nodes.last().copied().unwrap_or(Sketch::ROOT))
    }

    /// Adds a line that begins at a ply, in place of what another line has there.
    pub(super) fn add(&mut self, number: u32, parent: u32, start: usize, nodes: Vec<usize>) {
        let Some(&parent) = self.numbers.get(&parent) else { return };
        let up = self.holder(parent, start - 1);
        let Line { jump, depth, .. } = self.lines[up];
        let far = &self.lines[jump];
        let even = depth - far.depth == far.depth - self.lines[far.jump].depth;
        let jump = if even { far.jump } else { up };
        self.numbers.insert(number, self.lines.len());
        self.lines.push(Line { start, nodes, up, jump, depth: depth + 1 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_before_a_line_are_those_of_the_lines_above() {
        let mut lines = Lines::new((1..=10).collect());
        // Each line leaves the one before at its second ply.
        for number in 1..200u32 {
            let start = number as usize + 1;
            let node = 1000 * number as usize;
            lines.add(number, number - 1, start, vec![node, node + 1]);
        }
        assert_eq!(lines.node(199, 201), Some(199_001));
        assert_eq!(lines.node(199, 202), None);
        for ply in 2..200 {
            assert_eq!(lines.node(199, ply), Some(1000 * (ply - 1)), "{ply}");
        }
        assert_eq!((lines.node(199, 1), lines.node(199, 0)), (Some(1), Some(0)));
        assert_eq!((lines.node(500, 1), lines.last(7)), (None, Some(7001)));
    }
}
