//! Who thinks: our engine, or another's.

use anyhow::{Error, Result, anyhow, bail};
use chuhe_analysis::{Assessment, Other, assess};
use chuhe_arena::{Analyst, Kind, Limit, Spec, Trouble};
use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_lang::Messages;
use chuhe_protocol::{Monotonic, Thought};
use chuhe_rules::{Game, RuleSet};

use crate::cmd::r#match::told::not_started;
use crate::reason::printable;

/// How many positions are visited for a single position if nothing is said.
const USUAL: u64 = 2_000_000;

/// The size of our table if nothing is said, in MiB.
const TABLE: u32 = 64;

/// What an engine is to do.
pub(super) struct Wish<'a> {
    pub(super) spec: &'a Spec,
    pub(super) limit: Option<Limit>,
    pub(super) lines: usize,
    pub(super) threads: Option<u16>,
    pub(super) hash: Option<u32>,
    /// In ms.
    pub(super) patience: u64,
}

/// An engine that thinks about one position after another.
pub(super) struct Mind {
    limit: Option<Limit>,
    lines: usize,
    kind: Thinker,
}

enum Thinker {
    Own(Box<Searcher>),
    Other { analyst: Box<Analyst>, spec: Spec },
}

impl Mind {
    /// Starts the engine.
    ///
    /// # Errors
    /// If it does not start, or cannot do what it is to do.
    pub(super) fn start(wish: &Wish<'_>, rules: &RuleSet, messages: &Messages, stop: &Stop) -> Result<Self> {
        let Wish { spec, limit, lines, .. } = *wish;
        let kind = match &spec.kind {
            Kind::Own(Some(_)) | Kind::Bot(_) => bail!(messages.text("cli-analyse-level").into_owned()),
            Kind::Own(None) => {
                let mut searcher = Searcher::new(wish.hash.unwrap_or(TABLE) as usize);
                searcher.set_threads(usize::from(wish.threads.unwrap_or(1)));
                Thinker::Own(Box::new(searcher))
            }
            Kind::Program(program) => {
                let mut options = spec.options.clone();
                options.extend(wish.threads.map(|count| ("Threads".to_owned(), count.to_string())));
                options.extend(wish.hash.map(|size| ("Hash".to_owned(), size.to_string())));
                let limit = limit.unwrap_or(Limit::Nodes(USUAL));
                let analyst = Analyst::start(program, &options, rules, limit, lines, wish.patience, stop);
                let analyst = analyst.map_err(|error| not_started(&error, messages))?;
                Thinker::Other { analyst: Box::new(analyst), spec: spec.clone() }
            }
        };
        Ok(Self { limit, lines, kind })
    }

    /// What it is called.
    pub(super) fn name(&self) -> String {
        match &self.kind {
            Thinker::Own(_) => "Chuhe".to_owned(),
            Thinker::Other { spec, .. } if !spec.name.is_empty() => spec.name.clone(),
            Thinker::Other { analyst, .. } => analyst.name(),
        }
    }

    /// Forgets the game before.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub(super) fn new_game(&mut self, messages: &Messages, stop: &Stop) -> Result<()> {
        let name = self.name();
        match &mut self.kind {
            Thinker::Own(searcher) => {
                searcher.clear();
                Ok(())
            }
            Thinker::Other { analyst, .. } => match analyst.new_game(stop) {
                Err(Trouble::Stopped) | Ok(()) => Ok(()),
                Err(found) => Err(trouble(&name, &found, messages)),
            },
        }
    }

    /// What it thinks of a game that goes on; `nodes` are the positions to visit where no limit was asked for.
    ///
    /// Where the flag is set meanwhile, the answer is worth nothing.
    ///
    /// # Errors
    /// If the engine fails.
    pub(super) fn think(
        &mut self,
        game: &Game,
        nodes: Option<u64>,
        messages: &Messages,
        stop: &Stop,
    ) -> Result<Assessment> {
        let name = self.name();
        let limit = self.limit.unwrap_or(Limit::Nodes(nodes.unwrap_or(USUAL)));
        match &mut self.kind {
            Thinker::Own(searcher) => {
                let mut limits = Limits { lines: self.lines as u32, ..Limits::default() };
                match limit {
                    Limit::Nodes(nodes) => limits.nodes = Some(nodes),
                    Limit::Depth(depth) => limits.depth = Some(depth),
                    Limit::MoveTime(time) => limits.move_time = Some(time),
                    Limit::Clock { base, .. } => limits.move_time = Some(base),
                }
                Ok(assess(searcher, game, &limits, &Monotonic::start(), stop))
            }
            Thinker::Other { analyst, .. } => {
                if let Some(ended) = Assessment::of_ended(game) {
                    return Ok(ended);
                }
                if self.limit.is_none() {
                    analyst.limit(limit);
                }
                match analyst.think(game, stop) {
                    Ok(thoughts) => Ok(assessment(thoughts)),
                    Err(Trouble::Stopped) => Ok(nothing()),
                    Err(found) => Err(trouble(&name, &found, messages)),
                }
            }
        }
    }
}

/// What an engine's lines come to.
fn assessment(thoughts: Vec<Thought>) -> Assessment {
    let mut said = nothing();
    for (place, thought) in thoughts.into_iter().enumerate() {
        let score = thought.score.unwrap_or(said.score);
        let line = thought.moves.unwrap_or_default();
        said.nodes = thought.nodes.unwrap_or(0).max(said.nodes);
        if place == 0 {
            (said.score, said.line, said.depth) = (score, line, thought.depth.unwrap_or(0));
        } else {
            said.others.push(Other { score, line });
        }
    }
    said
}

/// What a search that found nothing comes to.
fn nothing() -> Assessment {
    Assessment { score: Score::Centipawns(0), line: Vec::new(), depth: 0, nodes: 0, others: Vec::new() }
}

/// That an engine has failed, in words.
fn trouble(engine: &str, found: &Trouble, messages: &Messages) -> Error {
    let found = found.to_string();
    let args = [("engine", engine.into()), ("found", (&found).into())];
    anyhow!(printable(&messages.format("cli-analyse-trouble", &args)))
}
