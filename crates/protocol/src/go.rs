//! The command `go`: how long to think.

use core::fmt;

use chuhe_engine::{Clock, Handicap, Level, Limits};
use chuhe_rules::{ByColor, Color, DEEPEST_PERFT, Move};

use crate::ParseError;

/// What `go` asks for; times in ms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the line")]
pub struct Go {
    /// `depth`: plies.
    pub depth: Option<u32>,
    /// `nodes`
    pub nodes: Option<u64>,
    /// `movetime`
    pub move_time: Option<u64>,
    /// `wtime`, `btime`
    pub remaining: ByColor<Option<u64>>,
    /// `winc`, `binc`
    pub increment: ByColor<u64>,
    /// `movestogo`
    pub moves_to_go: Option<u32>,
    /// `mate`: moves in which a mate is looked for.
    pub mate: Option<u32>,
    /// `perft`: count the moves to this depth, at most [`DEEPEST_PERFT`], instead of thinking.
    pub perft: Option<u32>,
    /// `bench`: search the positions of [`bench`](chuhe_engine::bench()) and tell how many were visited, about a second.
    pub bench: bool,
    /// `infinite`: think until `stop`.
    pub infinite: bool,
    /// `ponder`: think while the opponent does.
    pub ponder: bool,
    /// `depth 0` in UCCI: say what the position is worth without thinking, and give no move.
    pub evaluate: bool,
    /// `draw` in UCCI: the opponent offers a draw.
    pub draw: bool,
    /// `searchmoves`
    pub search_moves: Vec<Move>,
    /// `level`, of our own: play as weak as this; the full engine takes its usual number of positions where nothing else
    /// limits it.
    pub level: Option<Level>,
    /// `seed`, of our own: what a level's mistakes are drawn from.
    pub seed: Option<u64>,
}

/// The line, as UCI has it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        let flags = [("infinite", self.infinite), ("ponder", self.ponder), ("bench", self.bench)];
        for (word, _) in flags.into_iter().filter(|(_, set)| *set) {
            write!(f, " {word}")?;
        }
        let increment = |color: Color| {
            let is_told = self.remaining[color].is_some() || self.increment[color] > 0;
            is_told.then_some(self.increment[color])
        };
        let numbers = [
            ("depth", self.depth.map(u64::from)),
            ("nodes", self.nodes),
            ("movetime", self.move_time),
            ("wtime", self.remaining.red),
            ("btime", self.remaining.black),
            ("winc", increment(Color::Red)),
            ("binc", increment(Color::Black)),
            ("movestogo", self.moves_to_go.map(u64::from)),
            ("mate", self.mate.map(u64::from)),
            ("perft", self.perft.map(u64::from)),
            ("level", self.level.map(|level| u64::from(level.number()))),
            ("seed", self.seed),
        ];
        for (word, number) in numbers {
            if let Some(number) = number {
                write!(f, " {word} {number}")?;
            }
        }
        if !self.search_moves.is_empty() {
            f.write_str(" searchmoves")?;
            self.search_moves.iter().try_for_each(|mv| write!(f, " {mv}"))?;
        }
        Ok(())
    }
}

impl Go {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, ParseError> {
        let mut go = Self::default();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            let mut number =
                |after: &'static str| {
                    let found = words.next().unwrap_or_default();
                    // A clock that has run out is told as a negative number.
                    found.parse::<i64>().map(|number| number.max(0) as u64).map_err(|_| {
                        ParseError::Unexpected { after, found: found.to_string(), expected: "a number" }
                    })
                };
            let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
            match word {
                "depth" => go.depth = Some(small(number("depth")?)),
                "nodes" => go.nodes = Some(number("nodes")?),
                "movetime" => go.move_time = Some(number("movetime")?),
                "wtime" => go.remaining.red = Some(number("wtime")?),
                "btime" => go.remaining.black = Some(number("btime")?),
                "winc" => go.increment.red = number("winc")?,
                "binc" => go.increment.black = number("binc")?,
                "movestogo" => go.moves_to_go = Some(small(number("movestogo")?)),
                "mate" => go.mate = Some(small(number("mate")?)),
                "perft" => {
                    let depth = small(number("perft")?);
                    if depth > DEEPEST_PERFT {
                        return Err(ParseError::Unexpected {
                            after: "perft",
                            found: depth.to_string(),
                            expected: "a number from 0 to 32",
                        });
                    }
                    go.perft = Some(depth);
                }
                "bench" => go.bench = true,
                "seed" => go.seed = Some(number("seed")?),
                "level" => {
                    let found = words.next().unwrap_or_default();
                    let level = found.parse().ok().and_then(Level::try_new);
                    go.level = Some(level.ok_or_else(|| ParseError::Unexpected {
                        after: "level",
                        found: found.to_string(),
                        expected: "a number from 1 to 16",
                    })?);
                }
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.peek().and_then(|word| word.parse().ok()) {
                        go.search_moves.push(mv);
                        words.next();
                    }
                }
                found => {
                    return Err(ParseError::Unexpected {
                        after: "go",
                        found: found.to_string(),
                        expected: "depth, nodes, movetime, wtime, btime, winc, binc, movestogo, mate, infinite, ponder, \
                                   searchmoves, perft, bench, level or seed",
                    });
                }
            }
        }
        Ok(go)
    }

    /// Whether the answer has to wait for `stop` or `ponderhit`.
    pub fn waits(&self) -> bool {
        self.infinite || self.ponder
    }

    /// The same request once the opponent has made the expected move.
    pub(crate) fn after_ponderhit(self, draw: bool) -> Self {
        Self { ponder: false, draw: self.draw || draw, ..self }
    }

    /// The same request, with its times read as seconds.
    pub(crate) fn in_seconds(self) -> Self {
        let ms = |seconds: u64| seconds.saturating_mul(1_000);
        Self {
            move_time: self.move_time.map(ms),
            remaining: ByColor::new_with(|color| self.remaining[color].map(ms)),
            increment: ByColor::new_with(|color| ms(self.increment[color])),
            ..self
        }
    }

    /// The limits of the search, for the side to move; `level` and `seed` are those that hold if the line names none.
    pub(crate) fn limits(&self, turn: Color, level: Option<Level>, seed: u64) -> Limits {
        let handicap = self.level.or(level).map(|level| Handicap { level, seed: self.seed.unwrap_or(seed) });
        let mut limits = handicap.map_or_else(Limits::default, Limits::handicap);
        limits.search_moves.clone_from(&self.search_moves);
        if self.waits() {
            return limits;
        }
        limits.nodes = limits.nodes.into_iter().chain(self.nodes).min();
        let depth = self.depth.or(self.mate.map(|moves| moves.saturating_mul(2)));
        limits.depth = limits.depth.into_iter().chain(depth).min();
        limits.move_time = self.move_time;
        limits.clock = self.remaining[turn].map(|remaining| Clock {
            remaining,
            increment: self.increment[turn],
            moves_to_go: self.moves_to_go,
        });
        match handicap {
            Some(handicap) if limits.is_endless() => {
                Limits { search_moves: limits.search_moves, ..Limits::unhurried(handicap) }
            }
            _ => limits,
        }
    }
}
