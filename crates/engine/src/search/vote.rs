//! Which of the threads is believed.

use super::deepen::Found;

/// A line so many plies less deep than the deepest has no vote.
const BEHIND: u32 = 3;

/// What a line as bad as the worst still counts, in hundredths of a soldier, for each ply of depth.
const LEAST: i64 = 20;

/// The thread whose line is played: each votes for its move, with the more weight the deeper it looked and the better it
/// thinks of it.
///
/// The first is the one that was asked; it wins where the votes are equal.
pub(super) fn elect(all: &[Found]) -> usize {
    let deepest = all.iter().map(Found::depth).max().unwrap_or(0);
    let voters = || all.iter().enumerate().filter(|(_, found)| found.depth() + BEHIND > deepest);
    let worst = voters().map(|(_, found)| found.value()).min().unwrap_or(0);
    let weight = |found: &Found| (i64::from(found.value() - worst) + LEAST) * i64::from(found.depth());
    let votes = |of: &Found| -> i64 {
        voters().filter(|(_, found)| found.mv() == of.mv()).map(|(_, found)| weight(found)).sum()
    };
    voters()
        .max_by_key(|(number, found)| (votes(found), weight(found), usize::MAX - number))
        .map_or(0, |(number, _)| number)
}

impl Found {
    pub(super) fn value(&self) -> i32 {
        self.lines.first().map_or(0, |line| line.value)
    }

    pub(super) fn depth(&self) -> u32 {
        self.lines.first().map_or(0, |line| line.depth)
    }
}

#[cfg(test)]
mod tests {
    use super::super::deepen::Line;
    use super::*;
    use crate::Bound;
    use crate::value::MATE;

    fn found(mv: &str, value: i32, depth: u32) -> Found {
        let line =
            Line { value, bound: Bound::Exact, moves: vec![mv.parse().unwrap()], depth, seldepth: depth };
        Found { lines: vec![line], finished: depth }
    }

    #[track_caller]
    fn elected(all: &[(&str, i32, u32)], number: usize) {
        let all: Vec<Found> = all.iter().map(|(mv, value, depth)| found(mv, *value, *depth)).collect();
        assert_eq!(elect(&all), number);
    }

    #[test]
    fn the_thread_that_was_asked_is_believed_where_nothing_speaks_against_it() {
        elected(&[("a0a1", 10, 9)], 0);
        elected(&[("a0a1", 10, 9), ("b0c2", 10, 9)], 0);
        elected(&[("a0a1", 10, 9), ("b0c2", 10, 8)], 0);
    }

    #[test]
    fn two_that_agree_outvote_one() {
        elected(&[("a0a1", 10, 9), ("b0c2", 10, 9), ("b0c2", 12, 9)], 2);
    }

    #[test]
    fn the_deeper_and_the_better_count_more() {
        elected(&[("a0a1", 10, 9), ("b0c2", 10, 10)], 1);
        elected(&[("a0a1", 10, 9), ("b0c2", 40, 9)], 1);
        // But not one that has not seen what the others have.
        elected(&[("a0a1", -300, 12), ("b0c2", 40, 9)], 0);
    }

    #[test]
    fn a_mate_is_believed_and_the_shortest_first() {
        elected(&[("a0a1", 400, 12), ("b0c2", MATE - 9, 12), ("a0a1", 420, 12)], 1);
        elected(&[("a0a1", MATE - 9, 12), ("a0a1", MATE - 5, 12)], 1);
    }
}
