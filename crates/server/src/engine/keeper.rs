//! Who asks the engine, one question after the other, and starts it anew where it breaks.

use chuhe_arena::{Analyst, Fault, Inquiry, Insight, Limit, StartError, Trouble};
use chuhe_engine::Stop;
use chuhe_protocol::{Thought, found};
use chuhe_rules::{Position, RuleSet};

use super::attached::Attached;
use super::desk::{Desk, Job};
use super::question::{Question, Search};

/// How long the engine may take to start, and to say that it is ready, in ms.
const PATIENCE: u64 = 30_000;

/// Milliseconds from one message to the next, as in the browser's own worker.
const PACE: u64 = 100;

/// So often an engine is asked the same that breaks over it.
const TRIES: usize = 2;

/// Who asks the engine.
pub(super) struct Keeper {
    attached: Attached,
    /// The engine, unless it is to be started.
    analyst: Option<Analyst>,
    /// The start of the game that it was last asked about, and the rules.
    game: Option<(Position, RuleSet)>,
    /// Why it was started anew, if nobody has been told yet.
    untold: Option<&'static str>,
}

impl Keeper {
    /// Starts the engine; gives what it is called besides.
    ///
    /// # Errors
    /// If it does not start, is not ready in time, or does not take its options.
    pub(super) fn start(attached: &Attached) -> Result<(Self, String), StartError> {
        let analyst = start(attached, &Stop::new())?;
        let name = if attached.name.is_empty() { analyst.name() } else { attached.name.clone() };
        let name = name.chars().filter(|letter| !letter.is_control()).collect();
        let keeper = Self { attached: attached.clone(), analyst: Some(analyst), game: None, untold: None };
        Ok((keeper, name))
    }

    /// Answers questions until the desk is closed; then the engine ends.
    ///
    /// An answer is in the words of crate `engine-web`'s analyst: `found`, `threat`, and at the end `done ID` or `stopped ID`.
    /// Beside these, `anew ID WHY` says that the engine broke and was started anew, and `broken ID WHY`, at the end, that it breaks
    /// over this question; `WHY` is `crash`, `silent` or `nonsense`.
    pub(super) fn serve(mut self, desk: &Desk) {
        while let Some(job) = desk.next() {
            self.answer(&job, desk.end());
        }
    }

    fn answer(&mut self, job: &Job, end: &Stop) {
        let id = &job.question.id;
        if let Some(why) = self.untold.take() {
            say(job, format!("anew\t{id}\t{why}"));
        }
        for tried in 1..=TRIES {
            let why = match self.ask(job, end) {
                Ok(()) => {
                    let end = if job.halt.is_set() { "stopped" } else { "done" };
                    return say(job, format!("{end}\t{id}"));
                }
                Err(_) if end.is_set() => return,
                Err(trouble) => why(&trouble),
            };
            // Whatever it is at is over: the next question finds another process.
            self.analyst = None;
            if job.halt.is_set() {
                self.untold = Some(why);
                return say(job, format!("stopped\t{id}"));
            }
            let word = if tried == TRIES { "broken" } else { "anew" };
            say(job, format!("{word}\t{id}\t{why}"));
        }
    }

    /// Asks once.
    fn ask(&mut self, job: &Job, end: &Stop) -> Result<(), Trouble> {
        let Question { id, threat, search } = &job.question;
        let analyst = match &mut self.analyst {
            Some(analyst) => analyst,
            none => {
                self.game = None;
                none.insert(start(&self.attached, end).map_err(|error| {
                    tracing::warn!(%error, "the engine cannot be started anew");
                    Trouble::Fault(Fault::Crash { status: error.to_string() })
                })?)
            }
        };
        let game = search.as_ref().map(|search| &search.game);
        // The place as if the other side were to move is no other game.
        let game = game.or(threat.as_ref().map(|(game, _)| game).filter(|_| self.game.is_none()));
        if let Some(game) = game {
            let now = (game.start_position().clone(), game.rules().clone());
            if self.game.as_ref() != Some(&now) {
                analyst.new_game(end)?;
                self.game = Some(now);
            }
        }
        if let Some((game, limit)) = threat {
            let mut best = None;
            let inquiry = Inquiry { limit: Some(*limit), lines: 1, pace: PACE };
            analyst.look(game, &inquiry, &job.halt, end, &mut |insight| {
                best = insight.lines.first().and_then(|line| line.moves.as_ref()?.first().copied());
            })?;
            if let Some(mv) = best.filter(|_| !job.halt.is_set()) {
                say(job, format!("threat\t{id}\t{mv}"));
            }
        }
        if let Some(Search { game, lines, limit }) = search.as_ref().filter(|_| !job.halt.is_set()) {
            let inquiry = Inquiry { limit: *limit, lines: *lines, pace: PACE };
            analyst.look(game, &inquiry, &job.halt, end, &mut |insight| say(job, message(id, insight)))?;
        }
        Ok(())
    }
}

fn start(attached: &Attached, end: &Stop) -> Result<Analyst, StartError> {
    let Attached { program, options, .. } = attached;
    // How long it thinks, each question says.
    let limit = Limit::MoveTime(PACE);
    Analyst::start(program, options, &RuleSet::default(), limit, 1, PATIENCE, end)
}

/// Tells the page something; a page that takes nothing any more needs no answer either.
fn say(job: &Job, text: String) {
    let Job { tell, halt, .. } = job;
    if tell.try_send(text).is_err() {
        halt.set();
    }
}

/// What became of the engine in a word, and in the log.
fn why(trouble: &Trouble) -> &'static str {
    tracing::warn!(%trouble, "the engine is at fault");
    match trouble {
        Trouble::Fault(Fault::Crash { .. }) => "crash",
        Trouble::Fault(Fault::Silence { .. } | Fault::Late { .. }) | Trouble::Stopped => "silent",
        Trouble::Fault(Fault::Illegal { .. } | Fault::NoMove) | Trouble::NoScore => "nonsense",
    }
}

/// What was found, as the page is told.
fn message(id: &str, insight: &Insight) -> String {
    found::found(id, insight.nodes, insight.time, insight.lines.iter().filter_map(line))
}

fn line(thought: &Thought) -> Option<found::Line<'_>> {
    Some(found::Line {
        depth: thought.depth.unwrap_or(1),
        seldepth: 0,
        score: thought.score?,
        moves: thought.moves.as_deref().unwrap_or_default(),
    })
}
