//! What an engine says, line by line.

use chuhe_engine::Score;

use super::Offer;
use crate::Dialect;

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// How deep it looked, in plies.
    pub depth: Option<u32>,
    /// What the position is worth for the side to move.
    pub score: Option<Score>,
    /// Positions visited.
    pub nodes: Option<u64>,
}

impl Thought {
    /// Adds what a later line tells.
    pub fn update(&mut self, later: Self) {
        self.depth = later.depth.or(self.depth);
        self.score = later.score.or(self.score);
        self.nodes = later.nodes.or(self.nodes);
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

pub(super) fn read(line: &str, dialect: Dialect) -> Heard {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["uciok" | "ucciok", ..] => Heard::Hello,
        ["readyok", ..] => Heard::Ready,
        ["id", "name", name @ ..] => Heard::Name(name.join(" ")),
        ["option", words @ ..] => Offer::read(words).map_or(Heard::Other, Heard::Offer),
        ["info", words @ ..] => Heard::Thought(thought(words, dialect)),
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

fn thought(words: &[&str], dialect: Dialect) -> Thought {
    let mut thought = Thought::default();
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        match word {
            "depth" => thought.depth = number(words.next()),
            "nodes" => thought.nodes = number(words.next()),
            "score" => {
                let score = match words.next() {
                    Some("cp") => number(words.next()).map(Score::Centipawns),
                    Some("mate") => number(words.next()).map(mate),
                    plain if dialect == Dialect::Ucci => number(plain).map(Score::Centipawns),
                    _ => None,
                };
                thought.score = score;
            }
            // Both go to the end of the line and may hold any word.
            "pv" | "string" | "message" => break,
            _ => {}
        }
    }
    thought
}

fn number<T: core::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

fn mate(moves: i32) -> Score {
    if moves > 0 { Score::MateIn(moves.unsigned_abs()) } else { Score::MatedIn(moves.unsigned_abs()) }
}
