//! What an engine says to a program.

mod cecp;
mod ucci;

use core::fmt;

use chuhe_engine::{Bound, Chances, Memory, Report, Score};
use chuhe_rules::Move;

use crate::Dialect;
use crate::setting::Offered;

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
    /// `info depth …`, and after a win or loss by rule an `info string` that says so; with the chances where they are to be told
    Info(Report, Option<Chances>),
    /// `info string …`
    Text(String),
    /// `bestmove …`
    BestMove {
        /// The move; nothing where there is none.
        best: Option<Move>,
        /// The reply that is expected.
        ponder: Option<Move>,
        /// What is said beside the move; UCI has no word for that.
        wish: Wish,
    },
    /// `pophash …` of UCCI: what is remembered about a position
    Memory(Option<Memory>),
    /// `bye` of UCCI
    Bye,
    /// Lines as they are: a picture of the board, counts of moves.
    Lines(String),
}

/// Who the engine is, in UCI and UCCI.
const ID: &str = concat!("id name Chuhe ", env!("CARGO_PKG_VERSION"), "\nid author the Chuhe authors");

/// What an engine says beside its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wish {
    /// Nothing.
    #[default]
    Nothing,
    /// That it offers a draw, or accepts the one that is offered.
    Draw,
    /// That it gives up.
    Resign,
}

impl Answer {
    /// The answer where there is no move.
    pub(crate) const NO_MOVE: Self = Self::BestMove { best: None, ponder: None, wish: Wish::Nothing };

    /// The lines in a language.
    pub(crate) fn text(&self, dialect: Dialect) -> String {
        match dialect {
            Dialect::Uci => self.to_string(),
            Dialect::Ucci => ucci::Ucci(self).to_string(),
            Dialect::Cecp => cecp::Cecp(self).to_string(),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci | Self::Ucci => write!(f, "{ID}\n{}\nuciok", Offered(Dialect::Uci)),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(report, chances) => info(report, *chances, f),
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

/// The score that so many hundredths of a soldier stand for; another engine that is ours tells a win by rule so.
pub(crate) fn by_rule(value: i32) -> Score {
    match value {
        BY_RULE => Score::WinByRule,
        _ if value == -BY_RULE => Score::LossByRule,
        _ => Score::Centipawns(value),
    }
}

fn info(report: &Report, chances: Option<Chances>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
    chances.iter().try_for_each(|chances| write!(f, " {chances}"))?;
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
