//! Which moves are searched deeper, and which nodes need no search because more than one move cuts.

use chuhe_rules::Move;

use super::node::Here;
use super::worker::Worker;
use crate::Bound;
use crate::table::Entry;
use crate::value::{GREATEST_EVALUATION, LEAST_RULE_WIN};

/// What is to be done with the move that the table knows.
pub(super) enum Singular {
    /// It is searched this many plies deeper; less deep where negative.
    Extend(i32),
    /// The node has at least this value by another move too.
    Cut(i32),
}

/// The depth from which on it is worth asking whether a move is the only good one.
const LEAST_DEPTH: i32 = 6;

/// How often on one line a move may be searched two plies deeper.
const MOST_DOUBLE: u8 = 6;

impl Worker<'_> {
    /// Whether the move that the table knows is much better than all others.
    ///
    /// The others are searched to half the depth, below a value somewhat lower than the known one.
    pub(super) fn singular(&mut self, here: Here, known: Move, entry: Entry) -> Singular {
        let Here { depth, ply, beta, .. } = here;
        let value = entry.value();
        let is_sure = entry.bound() != Bound::Upper && entry.depth() >= depth - 3;
        if ply == 0
            || depth < LEAST_DEPTH
            || !is_sure
            || value.abs() > GREATEST_EVALUATION
            || ply as i32 >= 2 * self.root_depth
        {
            return Singular::Extend(0);
        }
        let below = value - 2 * depth;
        self.frames[ply].excluded = Some(known);
        let others = self.node::<false>((depth - 1) / 2, ply, below - 1, below, here.cut);
        self.frames[ply].excluded = None;
        if others < below {
            let double = !here.pv && others < below - 30 && self.frames[ply].doubled < MOST_DOUBLE;
            return Singular::Extend(1 + i32::from(double));
        }
        if below >= beta && others.abs() < LEAST_RULE_WIN {
            return Singular::Cut(below);
        }
        // Others are as good, so this one is not worth more than a look.
        Singular::Extend(if value >= beta {
            -2
        } else if here.cut {
            -1
        } else {
            0
        })
    }
}
