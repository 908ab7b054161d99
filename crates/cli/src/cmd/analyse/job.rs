//! Games that are analysed one after the other.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use chuhe_analysis::{Effort, Judgement, Review, annotate, main_game};
use chuhe_engine::{Searcher, Stop};
use chuhe_lang::Messages;
use chuhe_notation::Notation;
use chuhe_record::{Format, Record, losses};
use indicatif::{ProgressBar, ProgressStyle};

use super::journal::Journal;
use super::mind::Mind;
use super::words::Reasons;
use super::{Arguments, is_watched, report, words};
use crate::cmd::convert::{Tally, Target};
use crate::cmd::show::page;
use crate::reason::{unread, warning};
use crate::source::{Source, Sources, Told};

/// Memory of what proves the explanations, in MiB: each is a short search.
const PROVER: usize = 8;

/// All that is to be analysed.
pub(super) struct Job<'a> {
    arguments: &'a Arguments,
    notation: Notation,
    messages: &'a Messages,
    stop: &'a Stop,
    games: Vec<(Record, Source)>,
    tally: Tally,
    format: Option<Format>,
    target: Option<Target>,
}

impl<'a> Job<'a> {
    /// Reads the games; what is wrong with them is said.
    ///
    /// # Errors
    /// If a name leads nowhere, no game can be read, or the output is there already, has no known format or no room for the games.
    pub(super) fn new(
        arguments: &'a Arguments,
        notation: Notation,
        messages: &'a Messages,
        stop: &'a Stop,
    ) -> Result<Self> {
        let (mut format, mut target) = (None, None);
        if let Some(output) = &arguments.output {
            let own = arguments.form.format(output, messages)?;
            let options = arguments.form.options(messages);
            target = Some(Target::new(output, own, options, arguments.force, messages)?);
            format = Some(own);
        }
        let (mut games, mut tally, mut from) = (Vec::new(), Tally::new(20), Source::default());
        let sources = Sources::find(&arguments.files, arguments.output.as_deref(), messages)?;
        sources.read(&ProgressBar::hidden(), |record, _| record, &mut |told| {
            let said = match told {
                Told::File(source) => {
                    tally.files += 1;
                    from = source;
                    None
                }
                Told::Game(record) => {
                    games.push((record, from.clone()));
                    None
                }
                Told::Warning(found) => {
                    tally.warnings += 1;
                    Some(warning(messages, &from.name, &found))
                }
                Told::End(Ok(_)) => None,
                Told::End(Err(error)) => {
                    tally.unread += 1;
                    Some(unread(messages, &from.name, &error))
                }
            };
            match said {
                Some(text) if tally.may_say() => Ok(writeln!(io::stderr(), "{text}")?),
                _ => Ok(()),
            }
        })?;
        if games.is_empty() {
            bail!("{}", messages.text("cli-no-game"));
        }
        if let Some(target) = &target {
            target.has_room(games.len(), messages)?;
        }
        Ok(Self { arguments, notation, messages, stop, games, tally, format, target })
    }

    /// Analyses all games and writes them.
    ///
    /// # Errors
    /// If the engine does not start or fails, the log is another's, or something cannot be written.
    pub(super) fn run(mut self) -> Result<ExitCode> {
        let (arguments, messages) = (self.arguments, self.messages);
        let games = std::mem::take(&mut self.games);
        let wish = arguments.wish();
        let path = arguments.log.clone().or_else(|| beside(arguments.output.as_deref()?));
        let mut journal = path.map(|path| Journal::open(path, &wish, messages)).transpose()?;
        let effort = if wish.limit.is_some() { Effort::nodes(0) } else { Effort::default() };
        let positions: usize = games.iter().map(|(record, _)| record.main_line().count() + 1).sum();
        let bar = bar(positions as u64);
        if let Some(journal) = journal.as_ref().filter(|journal| journal.known() > 0) {
            let text = journal.goes_on(messages);
            bar.suspend(|| writeln!(io::stderr(), "{text}"))?;
        }
        let mut mind: Option<Mind> = None;
        let mut prover = Searcher::new(PROVER);
        for (number, (mut record, source)) in (1..).zip(games) {
            let mut review = main_game(&record).map(|game| Review::new(game, effort));
            let mut reasons = Reasons::new();
            if let Some(review) = &mut review {
                if let Some(journal) = &mut journal {
                    journal.begin(number, review, messages)?;
                }
                let before = bar.position();
                bar.set_position(before + review.progress().0 as u64);
                if review.task().is_some() {
                    let mind = match &mut mind {
                        Some(mind) => mind,
                        none => none.insert(Mind::start(&wish, record.rules(), messages, self.stop)?),
                    };
                    mind.new_game(messages, self.stop)?;
                    while let Some(task) = review.task() {
                        let nodes = (task.nodes > 0).then_some(task.nodes);
                        let said = mind.think(&review.game_at(task.ply), nodes, messages, self.stop)?;
                        if self.stop.is_set() {
                            bar.finish_and_clear();
                            return self.interrupted(journal.as_ref());
                        }
                        if let Some(journal) = &mut journal {
                            journal.add(task, &said)?;
                        }
                        review.add(task, said);
                        bar.set_position(before + review.progress().0 as u64);
                    }
                }
                let Some(proved) = words::reasons(review, &mut prover, self.stop) else {
                    bar.finish_and_clear();
                    return self.interrupted(journal.as_ref());
                };
                reasons = proved;
                let say = |judgement: &Judgement| {
                    words::comment(judgement, review, &reasons, self.notation, messages)
                };
                annotate(&mut record, review, say);
            }
            let engine = mind.as_ref().map_or_else(|| "Chuhe".to_owned(), Mind::name);
            let found = review.as_ref().map(|review| (review, &reasons));
            bar.suspend(|| self.put(number, &record, found, &source, &engine))?;
        }
        bar.finish_and_clear();
        if let Some(target) = self.target.take() {
            if let Some(format) = self.format {
                self.tally.say(format, messages)?;
            }
            target.finish(messages)?;
        }
        // Only now nothing can be lost any more.
        if let Some(journal) = journal.filter(|_| arguments.log.is_none()) {
            journal.remove()?;
        }
        Ok(if self.tally.unread + self.tally.warnings == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }

    /// Writes or prints a game, with its review and why the mistakes are some, unless it begins with an impossible board.
    fn put(
        &mut self,
        number: usize,
        record: &Record,
        found: Option<(&Review, &Reasons)>,
        source: &Source,
        engine: &str,
    ) -> Result<()> {
        if let (Some(target), Some(format)) = (&mut self.target, self.format) {
            self.tally.game(record, losses(record, format, &self.arguments.form.options(self.messages)));
            target.game(record, &source.below, self.messages)?;
        }
        let text = if self.arguments.json {
            let mut value = report::game(number, &source.name, engine);
            if let Some((review, reasons)) = found {
                let say = |judgement: &Judgement| {
                    words::comment(judgement, review, reasons, self.notation, self.messages)
                };
                report::add_review(&mut value, review, reasons, say, self.messages);
            }
            format!("{value}\n")
        } else if self.target.is_none() {
            let title = format!("{} {number}", source.name);
            let mut text = page::heading(record, &title, None, self.messages);
            text.push_str(&found.map_or_else(String::new, |(review, _)| words::sides(review, self.messages)));
            format!("{text}\n{}\n\n", page::moves(record, self.notation))
        } else {
            return Ok(());
        };
        io::stdout().lock().write_all(text.as_bytes()).context("cannot write")
    }

    /// Ends early; what was found is kept where there is a log.
    fn interrupted(&self, journal: Option<&Journal>) -> Result<ExitCode> {
        let id = if journal.is_some() { "cli-analyse-interrupted" } else { "cli-analyse-lost" };
        writeln!(io::stderr(), "{}", self.messages.text(id))?;
        Ok(ExitCode::from(130))
    }
}

/// The log beside an output that is a file: its name with an ending of its own.
fn beside(output: &Path) -> Option<PathBuf> {
    let name = output.file_name().filter(|_| output.as_os_str() != "-")?;
    let mut name = name.to_owned();
    name.push(".analysis");
    Some(output.with_file_name(name))
}

/// A bar for the positions on a terminal's standard error, and nothing elsewhere.
fn bar(positions: u64) -> ProgressBar {
    if !is_watched() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {eta}");
    ProgressBar::new(positions).with_style(style.expect("the template is well formed"))
}
