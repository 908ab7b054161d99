//! What an engine says, line by line.

use chuhe_engine::Score;
use chuhe_rules::Move;

use super::Offer;
use crate::{Dialect, answer, ranks};

/// A line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// `uciok`, `ucciok` or `feature done=1`: it has said what can be set.
    Hello,
    /// `id name …`
    Name(String),
    /// `option …`
    Offer(Offer),
    /// `readyok` or `pong`
    Ready,
    /// `info …`, in CECP a line that begins with four numbers
    Thought(Thought),
    /// `bestmove …` or `nobestmove`, in CECP `move …`, `resign` or a result
    Best(Best),
    /// Anything else; engines may say whatever they like.
    Other,
}

/// What an engine tells of its search; what a line does not tell is nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// Which of the best lines this is about, 1 for the best.
    pub line: Option<u32>,
    /// How deep it looked, in plies.
    pub depth: Option<u32>,
    /// What the position is worth for the side to move.
    pub score: Option<Score>,
    /// Whether it is worth that at least, or at most: the depth is not finished.
    pub is_bound: bool,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// The line for both sides, as far as it can be read; not proved to be legal.
    pub moves: Option<Vec<Move>>,
}

impl Thought {
    /// Adds what a later line tells.
    pub fn update(&mut self, later: Self) {
        self.line = later.line.or(self.line);
        self.depth = later.depth.or(self.depth);
        self.is_bound = if later.score.is_some() { later.is_bound } else { self.is_bound };
        self.score = later.score.or(self.score);
        self.nodes = later.nodes.or(self.nodes);
        self.moves = later.moves.or(self.moves.take());
    }
}

/// What an engine wants to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Best {
    /// The move, as it was written; nothing where it says that there is none.
    pub mv: Option<String>,
    /// Whether it offers a draw, or accepts the one that was offered.
    pub draw: bool,
    /// Whether it gives up.
    pub resigns: bool,
}

/// What engines write where they have no move.
const NO_MOVE: [&str; 6] = ["(none)", "none", "NULL", "null", "0000", "a0a0"];

/// Reads a line in UCI or UCCI; `first_rank` is what the engine calls Red's back rank.
pub(super) fn read(line: &str, dialect: Dialect, first_rank: u8) -> Heard {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["uciok" | "ucciok", ..] => Heard::Hello,
        ["readyok", ..] => Heard::Ready,
        ["id", "name", name @ ..] => Heard::Name(name.join(" ")),
        ["option", words @ ..] => Offer::read(words).map_or(Heard::Other, Heard::Offer),
        ["info", words @ ..] => Heard::Thought(thought(words, dialect, first_rank)),
        ["nobestmove", ..] => Heard::Best(Best::default()),
        ["bestmove", words @ ..] => Heard::Best(best(words)),
        _ => Heard::Other,
    }
}

fn best(words: &[&str]) -> Best {
    let mv = words.first().filter(|word| !NO_MOVE.contains(word) && **word != "resign");
    Best {
        mv: mv.map(ToString::to_string),
        draw: words.contains(&"draw"),
        resigns: words.contains(&"resign"),
    }
}

fn thought(words: &[&str], dialect: Dialect, first_rank: u8) -> Thought {
    let mut thought = Thought::default();
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        match word {
            "multipv" => thought.line = number(words.next()),
            "depth" => thought.depth = number(words.next()),
            "nodes" => thought.nodes = number(words.next()),
            "lowerbound" | "upperbound" => thought.is_bound = true,
            "score" => {
                let score = match words.next() {
                    Some("cp") => number(words.next()).map(answer::by_rule),
                    Some("mate") => number(words.next()).map(mate),
                    plain if dialect == Dialect::Ucci => number(plain).map(answer::by_rule),
                    _ => None,
                };
                thought.score = score;
            }
            // These go to the end of the line, and the latter two may hold any word.
            "pv" => thought.moves = Some(line(words.by_ref(), first_rank)),
            "string" | "message" => break,
            _ => {}
        }
    }
    thought
}

/// The moves of a line, up to the first word that is none.
pub(super) fn line<'a>(words: impl Iterator<Item = &'a str>, first_rank: u8) -> Vec<Move> {
    words.map_while(|word| ranks::read(word, first_rank)).collect()
}

fn number<T: core::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

fn mate(moves: i32) -> Score {
    if moves > 0 { Score::MateIn(moves.unsigned_abs()) } else { Score::MatedIn(moves.unsigned_abs()) }
}
