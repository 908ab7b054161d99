//! Another's engine that is asked what it thinks of positions, outside of any match.

use core::fmt;

use chuhe_engine::{Score, Stop};
use chuhe_protocol::{Monotonic, Thought};
use chuhe_rules::{ByColor, Game, Move, RuleSet};

use crate::contender::{Ask, Failure, Guest, Refusal, StartError, Wish, understands};
use crate::fault::Fault;
use crate::{Limit, Program};

/// By how much an engine may be late when it is told a time, in ms.
const MARGIN: u64 = 2_000;

/// Another's engine that is asked what it thinks.
pub struct Analyst {
    guest: Guest,
    program: Program,
    limit: Limit,
    lines: usize,
    patience: u64,
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
        Ok(Self { guest: guest.map_err(refused)?, program: program.clone(), limit, lines, patience })
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
        let ask = Ask {
            limit: self.limit,
            clocks: ByColor::new_with(|_| None),
            nodes_as_time: None,
            margin: MARGIN,
            patience: self.patience,
            draw: false,
        };
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
        let best = match answer.wish {
            Wish::Move(mv) if game.rules().legality(game.position(), mv).is_ok() => Some(mv),
            Wish::Move(mv) => return Err(Trouble::Fault(Fault::Illegal { found: mv.to_string() })),
            Wish::Unreadable(found) => return Err(Trouble::Fault(Fault::Illegal { found })),
            Wish::Nothing if thoughts[0].score.is_none() => return Err(Trouble::Fault(Fault::NoMove)),
            Wish::Nothing | Wish::Resign => None,
        };
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
