//! What the engine tells `XBoard` of its search.

use core::fmt;

use chuhe_engine::{Report, Score};

/// A mate in so many moves is this and as many more.
const MATE: i64 = 100_000;

/// A win by the rules on repetition, which the language has no word for: less than any mate and more than any evaluation.
const BY_RULE: i64 = 20_000;

/// A line of thinking: depth, score, hundredths of a second, positions, and the line that is expected.
pub(super) struct Thought<'a>(pub(super) &'a Report);

impl fmt::Display for Thought<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { depth, score, time, nodes, pv, .. } = self.0;
        write!(f, "{depth} {} {} {nodes}", number(*score), time / 10)?;
        pv.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

/// How far an analysis is: time, positions, depth, and how many moves are still to be looked at, of how many.
pub(super) struct Status<'a>(pub(super) &'a Report, pub(super) usize);

impl fmt::Display for Status<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { depth, time, nodes, .. } = self.0;
        write!(f, "stat01: {} {nodes} {depth} 0 {}", time / 10, self.1)
    }
}

/// A score as a plain number from the engine's side.
fn number(score: Score) -> i64 {
    match score {
        Score::Centipawns(value) => i64::from(value).clamp(1 - BY_RULE, BY_RULE - 1),
        Score::WinByRule => BY_RULE,
        Score::LossByRule => -BY_RULE,
        Score::MateIn(moves) => MATE + i64::from(moves),
        Score::MatedIn(moves) => -MATE - i64::from(moves),
    }
}

#[cfg(test)]
mod tests {
    use chuhe_engine::Bound;

    use super::*;

    #[test]
    fn a_thought_is_a_line_of_numbers_and_moves() {
        let pv = ["h2e2", "h9g7"].map(|mv| mv.parse().unwrap()).to_vec();
        let mut report = Report {
            line: 1,
            depth: 7,
            seldepth: 12,
            score: Score::Centipawns(-31),
            bound: Bound::Exact,
            nodes: 4_711,
            time: 259,
            table_used: 3,
            pv,
        };
        assert_eq!(Thought(&report).to_string(), "7 -31 25 4711 h2e2 h9g7");
        assert_eq!(Status(&report, 44).to_string(), "stat01: 25 4711 7 0 44");
        for (score, said) in [
            (Score::MateIn(3), "100003"),
            (Score::MatedIn(2), "-100002"),
            (Score::WinByRule, "20000"),
            (Score::Centipawns(i32::MIN), "-19999"),
        ] {
            report.score = score;
            assert_eq!(Thought(&report).to_string().split(' ').nth(1), Some(said));
        }
    }
}
