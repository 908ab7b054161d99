//! Answers as UCCI, version 3.0, has them.

use core::fmt;

use chuhe_engine::{Bound, Report, Score};

use super::{Answer, ID, Wish};
use crate::Dialect;
use crate::setting::Offered;

/// The score of a mate on the board, as `ElephantEye` has it; a mate some plies away is worth as many less.
const MATE: i64 = 10_000;

/// The score of a win by the rules on repetition: less than any mate and more than any evaluation.
const BY_RULE: i64 = 9_000;

/// An answer in UCCI.
pub(crate) struct Ucci<'a>(pub(crate) &'a Answer);

impl fmt::Display for Ucci<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Answer::Uci | Answer::Ucci => write!(f, "{ID}\n{}\nucciok", Offered(Dialect::Ucci)),
            Answer::Info(report, _) => info(report, f),
            Answer::Text(text) => write!(f, "info message {}", text.replace(['\n', '\r'], " ")),
            Answer::BestMove { best: None, .. } => f.write_str("nobestmove"),
            Answer::BestMove { best: Some(best), ponder, wish } => {
                write!(f, "bestmove {best}")?;
                ponder.iter().try_for_each(|ponder| write!(f, " ponder {ponder}"))?;
                f.write_str(match wish {
                    Wish::Nothing => "",
                    Wish::Draw => " draw",
                    Wish::Resign => " resign",
                })
            }
            Answer::Memory(memory) => {
                f.write_str("pophash")?;
                let Some(memory) = memory else { return Ok(()) };
                memory.mv.iter().try_for_each(|mv| write!(f, " bestmove {mv}"))?;
                let score = number(memory.score);
                if memory.bound != Bound::Upper {
                    write!(f, " lowerbound {score} depth {}", memory.depth)?;
                }
                if memory.bound != Bound::Lower {
                    write!(f, " upperbound {score} depth {}", memory.depth)?;
                }
                Ok(())
            }
            Answer::Bye => f.write_str("bye"),
            Answer::ReadyOk | Answer::Lines(_) => self.0.fmt(f),
        }
    }
}

fn info(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if report.nodes > 0 {
        writeln!(f, "info time {} nodes {}", report.time, report.nodes)?;
    }
    // The language has no word for several lines; whoever asks for them gets that of UCI.
    let line = if report.line > 1 { format!(" multipv {}", report.line) } else { String::new() };
    write!(f, "info depth {}{line} score {}", report.depth, number(report.score))?;
    if !report.pv.is_empty() {
        f.write_str(" pv")?;
        report.pv.iter().try_for_each(|mv| write!(f, " {mv}"))?;
    }
    match report.score {
        Score::WinByRule => f.write_str("\ninfo message by the rules on repetition the side to move wins"),
        Score::LossByRule => f.write_str("\ninfo message by the rules on repetition the side to move loses"),
        _ => Ok(()),
    }
}

/// A score as a plain number: the language has no other.
fn number(score: Score) -> i64 {
    match score {
        Score::Centipawns(value) => i64::from(value).clamp(1 - BY_RULE, BY_RULE - 1),
        Score::WinByRule => BY_RULE,
        Score::LossByRule => -BY_RULE,
        Score::MateIn(moves) => MATE - (2 * i64::from(moves) - 1),
        Score::MatedIn(moves) => 2 * i64::from(moves) - MATE,
    }
}
