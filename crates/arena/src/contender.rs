//! An engine at the board, ours or another's.

mod bot;
mod guest;
mod own;

use core::fmt;
use core::num::NonZeroU64;

use chuhe_engine::{Score, Stop};
use chuhe_protocol::{Dialect, Go, Monotonic, Thought};
use chuhe_rules::{ByColor, Color, Game, Move};

use crate::fault::Fault;
use crate::spec::{Kind, Program, Spec};
use crate::{Limit, Plan};
pub(crate) use bot::{Mover, Numbers};
pub(crate) use guest::Guest;
pub(crate) use own::{Own, OwnOptions};

/// An engine at the board.
pub(crate) enum Contender {
    Own(Box<Own>),
    Bot(Mover),
    Guest(Box<Guest>),
}

/// How long an engine may think about a move.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    /// The limit of the side to move.
    pub(crate) limit: Limit,
    /// What is left on the clocks, and what is added with each move, in ms, of those who have one.
    pub(crate) clocks: ByColor<Option<(u64, u64)>>,
    /// How many positions are a millisecond of the clocks, where the time is not.
    pub(crate) nodes_as_time: Option<NonZeroU64>,
    /// By how much an engine may be late without losing, in ms.
    pub(crate) margin: u64,
    /// How long an engine may take that has no time to keep, in ms.
    pub(crate) patience: u64,
    /// Whether the opponent has offered a draw with its move.
    pub(crate) draw: bool,
}

/// What an engine answers.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) wish: Wish,
    /// Whether it offers a draw, or accepts the one that was offered.
    pub(crate) draw: bool,
    /// How long it took, in ms.
    pub(crate) time: u64,
    pub(crate) thought: Thought,
}

/// What an engine wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    Move(Move),
    /// Something that is no move.
    Unreadable(String),
    /// It says that it has none.
    Nothing,
    Resign,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The engine is at fault.
    Fault(Fault),
    /// The match is broken off.
    Cut,
}

/// Why an engine does not take its seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartError {
    /// What the engine is called.
    pub engine: String,
    /// What is wrong.
    pub why: Refusal,
}

/// What is wrong with an engine that does not take its seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The program cannot be started.
    Program {
        /// What the system says.
        reason: String,
    },
    /// It ended before it was ready.
    Ended {
        /// How.
        status: String,
    },
    /// It does not answer to what it was told.
    Silent {
        /// What it was told.
        told: String,
    },
    /// It does not offer an option that it was to be given.
    Option {
        /// The name of the option.
        option: String,
    },
    /// The option cannot have that value.
    Value {
        /// The name of the option.
        option: String,
        /// The value.
        value: String,
    },
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.engine)?;
        match &self.why {
            Refusal::Program { reason } => write!(f, "cannot be started: {reason}"),
            Refusal::Ended { status } => write!(f, "ended before it was ready: {status}"),
            Refusal::Silent { told } => write!(f, "does not answer to {told:?}"),
            Refusal::Option { option } => write!(f, "offers no option {option:?}"),
            Refusal::Value { option, value } => {
                write!(f, "found {value:?} for {option}, expected another value")
            }
        }
    }
}

impl core::error::Error for StartError {}

impl Contender {
    /// Seats an engine of a match.
    ///
    /// # Errors
    /// If it does not start, is not ready in time, or does not take its options.
    pub(crate) fn seat(plan: &Plan, spec: &Spec, stop: &Stop, clock: Monotonic) -> Result<Self, Refusal> {
        match &spec.kind {
            Kind::Own(level) => {
                Ok(Self::Own(Box::new(Own::new(*level, OwnOptions::read(&spec.options)?, clock))))
            }
            Kind::Bot(_) if !spec.options.is_empty() => {
                Err(Refusal::Option { option: spec.options[0].0.clone() })
            }
            Kind::Bot(bot) => Ok(Self::Bot(Mover::new(*bot))),
            Kind::Program(program) => {
                understands(program, spec.limit.unwrap_or(plan.limit))?;
                let mut options = spec.options.clone();
                if let Some(nodes) = plan.nodes_as_time {
                    options.push(("nodestime".to_owned(), nodes.to_string()));
                }
                let guest = Guest::start(program, &options, &plan.rules, plan.patience, stop, clock)?;
                Ok(Self::Guest(Box::new(guest)))
            }
        }
    }

    /// Whether it can play another game.
    pub(crate) fn is_well(&self) -> bool {
        match self {
            Self::Own(_) | Self::Bot(_) => true,
            Self::Guest(guest) => guest.is_well(),
        }
    }

    /// Begins a game; `seed` is what the mistakes of our levels are drawn from.
    pub(crate) fn new_game(&mut self, seed: u64, stop: &Stop) -> Result<(), Failure> {
        match self {
            Self::Own(own) => {
                own.new_game(seed);
                Ok(())
            }
            Self::Bot(bot) => {
                bot.new_game(seed);
                Ok(())
            }
            Self::Guest(guest) => guest.new_game(stop),
        }
    }

    /// Thinks about a game that goes on.
    pub(crate) fn think(&mut self, game: &Game, ask: &Ask, stop: &Stop) -> Result<Answer, Failure> {
        match self {
            Self::Own(own) => own.think(game, ask, stop),
            Self::Bot(bot) => Ok(bot.think(game)),
            Self::Guest(guest) => guest.think(game, ask, stop),
        }
    }
}

/// Whether a program's language has a word for a limit.
///
/// # Errors
/// If it has none.
pub(crate) fn understands(program: &Program, limit: Limit) -> Result<(), Refusal> {
    match (program.dialect, limit) {
        (Dialect::Cecp, Limit::Nodes(_)) => Err(Refusal::Option { option: "nodes".to_owned() }),
        _ => Ok(()),
    }
}

impl Ask {
    /// The request for the side to move.
    pub(crate) fn go(&self) -> Go {
        let mut go = Go { draw: self.draw, ..Go::default() };
        match self.limit {
            Limit::Nodes(nodes) => go.nodes = Some(nodes),
            Limit::Depth(depth) => go.depth = Some(depth),
            Limit::MoveTime(time) => go.move_time = Some(time),
            Limit::Clock { .. } => {
                for color in Color::ALL {
                    // Who has no clock of his own is shown the opponent's.
                    let clock = self.clocks[color].or(self.clocks[!color]);
                    go.remaining[color] = clock.map(|(remaining, _)| remaining);
                    go.increment[color] = clock.map_or(0, |(_, increment)| increment);
                }
            }
        }
        go
    }

    /// After how many ms the side to move is late, if time is what is limited.
    pub(crate) fn allowed(&self, turn: Color) -> Option<u64> {
        match self.limit {
            Limit::MoveTime(time) => Some(time),
            Limit::Clock { .. } if self.nodes_as_time.is_none() => {
                self.clocks[turn].map(|(remaining, _)| remaining)
            }
            _ => None,
        }
    }
}

/// A score in hundredths of a soldier, for comparisons: a mate is more than any, a win by the rules on repetition too.
pub(crate) fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::WinByRule => 20_000,
        Score::LossByRule => -20_000,
        Score::MateIn(moves) => 100_000 - i32::try_from(moves).unwrap_or(i32::MAX).min(50_000),
        Score::MatedIn(moves) => -100_000 + i32::try_from(moves).unwrap_or(i32::MAX).min(50_000),
    }
}
