//! Another's engine that is asked what it thinks of positions, outside of any match.

mod view;

use core::fmt;

use chuhe_engine::{Now, Score, Stop};
use chuhe_protocol::{Dialect, Go, Monotonic, Thought};
use chuhe_rules::{ByColor, Game, Move, RuleSet};

use view::View;

use crate::contender::{Ask, Failure, Guest, Refusal, StartError, Wish, understands};
use crate::fault::Fault;
use crate::{Limit, Program};

/// By how much an engine may be late when it is told a time, in ms.
const MARGIN: u64 = 2_000;

/// How long an engine thinks whose language has no word for the limit, in ms.
const INSTEAD: u64 = 500;

/// Another's engine that is asked what it thinks.
pub struct Analyst {
    guest: Guest,
    program: Program,
    limit: Limit,
    lines: usize,
    patience: u64,
    /// The name of the rule set that it was told.
    rules: String,
    /// Whether it was last told a depth.
    is_deep: bool,
}

/// How somebody who looks on wants a position to be looked into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inquiry {
    /// How long the engine thinks; until it is halted where there is nothing.
    pub limit: Option<Limit>,
    /// How many lines it tells, where it can tell more than one.
    pub lines: usize,
    /// Milliseconds from one report to the next, at least.
    pub pace: u64,
}

/// What an engine has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Insight {
    /// The lines, the best first, each with a score and with legal moves; no two begin with the same move.
    pub lines: Vec<Thought>,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time: u64,
}

/// Why an engine does not say what it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It is at fault.
    Fault(Fault),
    /// It named a move and told no score.
    NoScore,
    /// It was not waited for: the flag was set.
    Stopped,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(fault) => fault.fmt(f),
            Self::NoScore => f.write_str("told no score"),
            Self::Stopped => f.write_str("was not waited for"),
        }
    }
}

impl core::error::Error for Trouble {}

impl Analyst {
    /// Starts a program that will be asked to think so long about each position and to tell so many lines.
    ///
    /// It is told the number of lines by the option `MultiPV`, which it has to offer where that is more than one.
    /// `patience` is how long it may take to start, and to answer where time is not what is limited, in ms.
    ///
    /// # Errors
    /// If it does not start, is not ready in time, has no word for the limit, or does not take its options.
    pub fn start(
        program: &Program,
        options: &[(String, String)],
        rules: &RuleSet,
        limit: Limit,
        lines: usize,
        patience: u64,
        stop: &Stop,
    ) -> Result<Self, StartError> {
        let engine = program.path.file_stem().unwrap_or(program.path.as_os_str()).to_string_lossy();
        let refused = |why: Refusal| StartError { engine: engine.clone().into_owned(), why };
        understands(program, limit).map_err(refused)?;
        let mut options = options.to_vec();
        if lines > 1 {
            options.push(("MultiPV".to_owned(), lines.to_string()));
        }
        let guest = Guest::start(program, &options, rules, patience, stop, Monotonic::start());
        Ok(Self {
            guest: guest.map_err(refused)?,
            program: program.clone(),
            limit,
            lines,
            patience,
            rules: rules.name.to_string(),
            is_deep: false,
        })
    }

    /// What the engine calls itself, or its file is called.
    pub fn name(&self) -> String {
        let file = || self.program.path.file_stem().unwrap_or(self.program.path.as_os_str());
        self.guest.name().map_or_else(|| file().to_string_lossy().into_owned(), ToOwned::to_owned)
    }

    /// Changes how long it is asked to think about each position.
    ///
    /// Nothing changes where its language has no word for the limit.
    pub fn limit(&mut self, limit: Limit) {
        if understands(&self.program, limit).is_ok() {
            self.limit = limit;
        }
    }

    /// Says that another game begins.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub fn new_game(&mut self, stop: &Stop) -> Result<(), Trouble> {
        self.guest.new_game(stop).map_err(trouble)
    }

    /// What it thinks of a game that goes on: its lines, the best first, each with a score and with legal moves.
    ///
    /// # Errors
    /// If it does not answer, tells no score, wants what is illegal, or was not waited for; it cannot be asked again after a
    /// crash or a silence.
    pub fn think(&mut self, game: &Game, stop: &Stop) -> Result<Vec<Thought>, Trouble> {
        let ask = ask(self.limit, self.patience);
        let mut thoughts = vec![Thought::default(); self.lines.max(1)];
        let answer = self
            .guest
            .ask(game, &ask, stop, &mut |later| {
                let line = later.line.map_or(0, |line| (line as usize).saturating_sub(1));
                if let Some(thought) = thoughts.get_mut(line) {
                    thought.update(later);
                }
            })
            .map_err(trouble)?;
        let best = best(game, answer.wish, thoughts[0].score.is_some())?;
        for (index, thought) in thoughts.iter_mut().enumerate() {
            let moves = thought.moves.take().unwrap_or_default();
            let (moves, score) = played(game, &moves, thought.score);
            thought.score = score;
            // An engine may change its mind after the last line that it told.
            let is_best = index > 0 || best.is_none_or(|best| moves.first() == Some(&best));
            thought.moves = Some(if is_best { moves } else { best.into_iter().collect() });
        }
        thoughts.retain(|thought| thought.score.is_some());
        if thoughts.is_empty() { Err(Trouble::NoScore) } else { Ok(thoughts) }
    }

    /// Looks into a game that goes on, and tells `sink` on the way what it has found, and once more at the end.
    ///
    /// Once `halt` is set, the engine is told to stop, and what it has found is all.
    /// The move that it names at the end is the best line's, or it is at fault.
    ///
    /// # Errors
    /// If it ends or, halted, does not answer; if it wants what is illegal, has told no score though it was not halted, or was not
    /// waited for because `stop` is set.
    /// It cannot be asked again after a crash or a silence.
    pub fn look(
        &mut self,
        game: &Game,
        inquiry: &Inquiry,
        halt: &Stop,
        stop: &Stop,
        sink: &mut dyn FnMut(&Insight),
    ) -> Result<(), Trouble> {
        let lines = inquiry.lines.max(1);
        if lines != self.lines && self.guest.set("MultiPV", &lines.to_string()) {
            self.lines = lines;
        }
        if *game.rules().name != *self.rules && self.guest.set("Rules", &game.rules().name) {
            self.rules = game.rules().name.to_string();
        }
        let limit = inquiry.limit.map(|limit| understood(&self.program, limit));
        let was_deep = std::mem::replace(&mut self.is_deep, matches!(limit, Some(Limit::Depth(_))));
        if self.program.dialect == Dialect::Cecp && was_deep && !self.is_deep {
            // There a depth holds until another game begins.
            self.new_game(stop)?;
        }
        let go = limit
            .map_or_else(|| Go { infinite: true, ..Go::default() }, |limit| ask(limit, self.patience).go());
        let late = limit.and_then(|limit| ask(limit, self.patience).allowed(game.position().turn()));
        let clock = self.guest.clock();
        let mut view = View::new(game, lines, inquiry.pace, clock.now());
        let mut hear = |thought: Option<Thought>| {
            if let Some(thought) = thought {
                view.hear(thought);
            }
            if let Some(insight) = view.report(clock.now()) {
                sink(&insight);
            }
        };
        let late = late.map(|allowed| allowed + MARGIN);
        let answer = self.guest.search(game, &go, late, halt, stop, &mut hear).map_err(trouble)?;
        let best = best(game, answer.wish, view.has_score())?;
        if !view.has_score() {
            return if halt.is_set() { Ok(()) } else { Err(Trouble::NoScore) };
        }
        sink(&view.end(best, clock.now()));
        Ok(())
    }

    /// Whether it can be asked again.
    pub fn is_well(&self) -> bool {
        self.guest.is_well()
    }
}

/// A question about a move, with no clock.
fn ask(limit: Limit, patience: u64) -> Ask {
    let clocks = ByColor::new_with(|_| None);
    Ask { limit, clocks, nodes_as_time: None, margin: MARGIN, patience, draw: false }
}

/// The limit in words that a program's language has.
fn understood(program: &Program, limit: Limit) -> Limit {
    if understands(program, limit).is_ok() { limit } else { Limit::MoveTime(INSTEAD) }
}

/// The move that an engine wants; nothing if it wants none.
fn best(game: &Game, wish: Wish, has_score: bool) -> Result<Option<Move>, Trouble> {
    match wish {
        Wish::Move(mv) if game.rules().legality(game.position(), mv).is_ok() => Ok(Some(mv)),
        Wish::Move(mv) => Err(Trouble::Fault(Fault::Illegal { found: mv.to_string() })),
        Wish::Unreadable(found) => Err(Trouble::Fault(Fault::Illegal { found })),
        Wish::Nothing if !has_score => Err(Trouble::Fault(Fault::NoMove)),
        Wish::Nothing | Wish::Resign => Ok(None),
    }
}

/// A line as far as it is legal, and what it is worth.
///
/// Many engines tell a win by repetition as a mate: where the line ends so by our rules, it is called by its name.
fn played(game: &Game, moves: &[Move], score: Option<Score>) -> (Vec<Move>, Option<Score>) {
    let mut after = game.clone();
    let legal = moves.iter().take_while(|mv| after.play(**mv).is_ok()).copied().collect();
    let by_rule = after.outcome().is_some_and(|outcome| outcome.is_by_repetition());
    let score = score.map(|score| match score {
        Score::MateIn(_) if by_rule => Score::WinByRule,
        Score::MatedIn(_) if by_rule => Score::LossByRule,
        score => score,
    });
    (legal, score)
}

fn trouble(failure: Failure) -> Trouble {
    match failure {
        Failure::Fault(fault) => Trouble::Fault(fault),
        Failure::Cut => Trouble::Stopped,
    }
}
