//! What may be wrong with a game.

use chuhe_lang::Messages;
use chuhe_record::{GameResult, Record, Warning};
use chuhe_rules::{Args, Game, Outcome, Reason, RuleSet};

use super::duplicates::Place;
use crate::reason::{problem, text};

/// Something that is wrong with a game, or may be.
pub(super) enum Finding {
    /// What the reader lost or repaired.
    Warning(Warning),
    /// Something about a game that was read.
    Game {
        /// Its number in the file, from 1.
        game: usize,
        /// The ply after which it is so, from 1.
        ply: Option<usize>,
        matter: Matter,
    },
}

/// What is the matter with a game.
pub(super) enum Matter {
    /// The result is another than the rules give.
    ResultDiffers { result: GameResult, outcome: Outcome },
    /// The game is over by the rules, and its result is open.
    ResultOpen { outcome: Outcome },
    /// The game went on after it was over by the rules.
    PlayedOn { outcome: Outcome },
    /// The same moves were seen before.
    Duplicate(Place),
}

impl Finding {
    /// That a game has the moves of another.
    pub(super) fn duplicate(game: usize, first: Place) -> Self {
        Self::Game { game, ply: None, matter: Matter::Duplicate(first) }
    }

    /// What the judge says about a game's result, by `rules` or else by the game's own.
    pub(super) fn of_result(record: &Record, game: usize, rules: Option<&RuleSet>) -> Option<Self> {
        let rules = rules.unwrap_or(record.rules());
        let mut play = Game::with_rules(rules.position(record.setup().clone()).ok()?, rules.clone());
        let length = record.main_line().count();
        for (ply, id) in record.main_line().enumerate() {
            if let Some(outcome) = play.outcome() {
                return Some(Self::Game { game, ply: Some(ply), matter: Matter::PlayedOn { outcome } });
            }
            play.play(record.mv(id)?).ok()?;
        }
        let outcome = play.outcome()?;
        let by_rules = outcome.winner.map_or(GameResult::Draw, GameResult::win);
        let matter = match record.result {
            GameResult::Open => Matter::ResultOpen { outcome },
            result if result != by_rules => Matter::ResultDiffers { result, outcome },
            _ => return None,
        };
        Some(Self::Game { game, ply: Some(length), matter })
    }

    /// The game, the ply and the byte where it is.
    pub(super) fn place(&self) -> (usize, Option<usize>, Option<u64>) {
        match self {
            Self::Warning(warning) => (warning.game, warning.ply, warning.byte),
            Self::Game { game, ply, .. } => (*game, *ply, None),
        }
    }

    /// In words.
    pub(super) fn words(&self, messages: &Messages) -> String {
        match self {
            Self::Warning(warning) => problem(messages, &warning.problem),
            Self::Game { matter, .. } => {
                let what = text(messages, matter, None).unwrap_or_default();
                match matter {
                    Matter::ResultDiffers { outcome, .. }
                    | Matter::ResultOpen { outcome }
                    | Matter::PlayedOn { outcome } => {
                        format!("{what} {}", text(messages, outcome, None).unwrap_or_default())
                    }
                    Matter::Duplicate(_) => what,
                }
            }
        }
    }

    /// The stable id and its arguments.
    pub(super) fn reason(&self) -> &dyn Reason {
        match self {
            Self::Warning(warning) => &warning.problem,
            Self::Game { matter, .. } => matter,
        }
    }
}

impl Reason for Matter {
    fn id(&self) -> &'static str {
        match self {
            Self::ResultDiffers { .. } => "check-result-differs",
            Self::ResultOpen { .. } => "check-result-open",
            Self::PlayedOn { .. } => "check-played-on",
            Self::Duplicate(_) => "check-duplicate",
        }
    }

    fn args(&self) -> Args {
        match self {
            Self::ResultDiffers { result, outcome } => {
                Args::new().text("found", result.pgn()).text("outcome", outcome.id())
            }
            Self::ResultOpen { outcome } | Self::PlayedOn { outcome } => {
                Args::new().text("outcome", outcome.id())
            }
            Self::Duplicate(place) => Args::new().text("path", &*place.file).number("number", place.game),
        }
    }
}
