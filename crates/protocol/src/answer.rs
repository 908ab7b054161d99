//! What an engine says to a program.

mod ucci;

use core::fmt;

use chuhe_engine::{Bound, Memory, Report, Score};
use chuhe_rules::{Move, RuleSet};

use crate::Dialect;

/// Lines from an engine to a program, without the last line break; [`Display`](fmt::Display) writes them in UCI.
///
/// What only UCCI has is an `info string` there, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Who the engine is and what can be set, up to `uciok`.
    Uci,
    /// The same, up to `ucciok`.
    Ucci,
    /// `readyok`
    ReadyOk,
    /// `info depth …`, and after a win or loss by rule an `info string` that says so
    Info(Report),
    /// `info string …`
    Text(String),
    /// `bestmove …`
    BestMove {
        /// The move; nothing where there is none.
        best: Option<Move>,
        /// The reply that is expected.
        ponder: Option<Move>,
        /// Whether the draw that the opponent offers is accepted; UCI has no word for that.
        agrees: bool,
    },
    /// `pophash …` of UCCI: what is remembered about a position
    Memory(Option<Memory>),
    /// `bye` of UCCI
    Bye,
    /// Lines as they are: a picture of the board, counts of moves.
    Lines(String),
}

impl Answer {
    /// The lines in a language.
    pub(crate) fn text(&self, dialect: Dialect) -> String {
        match dialect {
            Dialect::Uci => self.to_string(),
            Dialect::Ucci => ucci::Ucci(self).to_string(),
        }
    }
}

/// What `uci` is answered with before `uciok`.
const OPTIONS: &str = "\
option name Hash type spin default 16 min 1 max 4096
option name Clear Hash type button
option name Ponder type check default false
option name Threads type spin default 1 min 1 max 256
option name MultiPV type spin default 1 min 1 max 128
option name nodestime type spin default 0 min 0 max 1000000
option name Level type spin default 0 min 0 max 3
option name Seed type spin default 0 min 0 max 2147483647
option name UCI_Variant type combo default xiangqi var xiangqi
option name Rules type combo";

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci | Self::Ucci => {
                write!(
                    f,
                    "id name Chuhe {}\nid author the Chuhe authors\n{OPTIONS} default {}",
                    env!("CARGO_PKG_VERSION"),
                    RuleSet::default().name
                )?;
                RuleSet::NAMED.iter().try_for_each(|set| write!(f, " var {}", set.name))?;
                f.write_str("\nuciok")
            }
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(report) => info(report, f),
            Self::Text(text) => write!(f, "info string {}", text.replace(['\n', '\r'], " ")),
            Self::BestMove { best: None, .. } => f.write_str("bestmove (none)"),
            Self::BestMove { best: Some(best), ponder: None, .. } => write!(f, "bestmove {best}"),
            Self::BestMove { best: Some(best), ponder: Some(ponder), .. } => {
                write!(f, "bestmove {best} ponder {ponder}")
            }
            Self::Memory(_) | Self::Bye => f.write_str("info string"),
            Self::Lines(lines) => f.write_str(lines),
        }
    }
}

/// A win by the repetition rules, which the language has no word for, in hundredths of a soldier.
///
/// It is no mate, and must not be told as one: programs announce mates, and end games by them.
/// No evaluation is as great, so a program may know it by this; a person reads the `info string` after it.
const BY_RULE: i32 = 20_000;

fn info(report: &Report, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "info depth {} seldepth {} multipv {} score ", report.depth, report.seldepth, report.line)?;
    match report.score {
        Score::Centipawns(value) => write!(f, "cp {value}"),
        Score::WinByRule => write!(f, "cp {BY_RULE}"),
        Score::LossByRule => write!(f, "cp -{BY_RULE}"),
        Score::MateIn(moves) => write!(f, "mate {moves}"),
        Score::MatedIn(0) => write!(f, "mate 0"),
        Score::MatedIn(moves) => write!(f, "mate -{moves}"),
    }?;
    match report.bound {
        Bound::Exact => {}
        Bound::Lower => f.write_str(" lowerbound")?,
        Bound::Upper => f.write_str(" upperbound")?,
    }
    let per_second = report.nodes.saturating_mul(1000) / report.time.max(1);
    write!(
        f,
        " nodes {} nps {per_second} hashfull {} time {}",
        report.nodes, report.table_used, report.time
    )?;
    if !report.pv.is_empty() {
        f.write_str(" pv")?;
        for mv in &report.pv {
            write!(f, " {mv}")?;
        }
    }
    match report.score {
        Score::WinByRule => f.write_str("\ninfo string by the rules on repetition the side to move wins"),
        Score::LossByRule => f.write_str("\ninfo string by the rules on repetition the side to move loses"),
        _ => Ok(()),
    }
}
