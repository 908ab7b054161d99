//! The order in which XQStudio and ccbridge keep a tree.
//!
//! A move is followed by its answers; when a line ends, what comes next is the alternative to the latest move that announced one.

/// Gives each move record its ply.
#[derive(Debug, Default)]
pub(crate) struct Preorder {
    /// The plies at which an alternative was announced and has not come yet.
    open: Vec<usize>,
    ply: usize,
}

impl Preorder {
    /// The ply of the next record; 0 is the root.
    pub(crate) fn ply(&self) -> usize {
        self.ply
    }

    /// Goes on after a record that announces an answer or an alternative; false if no record is expected.
    pub(crate) fn next(&mut self, answer: bool, alternative: bool) -> bool {
        if alternative {
            self.open.push(self.ply);
        }
        if answer {
            self.ply += 1;
            return true;
        }
        match self.open.pop() {
            Some(ply) => {
                self.ply = ply;
                true
            }
            None => false,
        }
    }
}
