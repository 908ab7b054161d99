//! `chuhe show`: a recorded game in the terminal.

pub(super) mod page;
mod walk;

use std::io::{self, IsTerminal, Write};
use std::str::FromStr;

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, Result, bail};
use chuhe_lang::{Locale, Messages};
use chuhe_notation::{Habit, Notation, Script as Glyphs};
use chuhe_play::{GameId, GameIdError};
use chuhe_record::{Record, Warning};
use chuhe_rules::Color;
use chuhe_store::{Database, Options};
use indicatif::ProgressBar;

use crate::board::{Colors, Look, Script};
use crate::language::Language;
use crate::reason::{text, unread, warning};
use crate::source::{Sources, Told};
use walk::Walk;

/// What `chuhe show` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file, in any format; `-` for standard input
    #[arg(value_name = "FILE", required_unless_present = "database")]
    file: Option<String>,
    /// Which game of the file, from 1; of a database, the letters and digits at the end of the game's link
    #[arg(long, value_name = "GAME", value_parser = str::parse::<Which>)]
    game: Option<Which>,
    /// Show a game that a server keeps in this database: an SQLite file, or a URL such as `postgres://localhost/chuhe`
    #[arg(long, value_name = "DATABASE", value_parser = str::parse::<Database>, conflicts_with = "file", requires = "game")]
    database: Option<Database>,
    /// The notation of moves, such as chinese-simplified, wxf, western or vietnamese; by the language if not given
    #[arg(long, value_name = "NAME", value_parser = str::parse::<Notation>)]
    notation: Option<Notation>,
    /// How the pieces are written; by the language if not given
    #[arg(long, value_enum)]
    script: Option<Script>,
    /// Black's side at the bottom
    #[arg(long)]
    flip: bool,
    /// Step through the game with typed words even where the output is no terminal, instead of printing it
    #[arg(long)]
    step: bool,
    /// Whether to use colours
    #[arg(long, value_enum, default_value_t = Colors::Auto)]
    color: Colors,
    #[command(flatten)]
    language: Language,
}

/// Shows a game: step by step on a terminal, as a text elsewhere.
///
/// # Errors
/// If the file or the game is not there, or the terminal cannot be read or written.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let messages = arguments.language.messages();
    let Shown { title, record, end } = match (&arguments.database, &arguments.file, arguments.game) {
        (Some(database), _, Some(Which::Stored(game))) => stored(database, game, &messages)?,
        (None, Some(file), None) => recorded(file, 1, &messages)?,
        (None, Some(file), Some(Which::Recorded(wanted))) => recorded(file, wanted as usize, &messages)?,
        (Some(_), ..) => bail!("{GameIdError}"),
        (None, ..) => bail!("expected the number of a game in the file"),
    };
    let notation = arguments.notation.unwrap_or_else(|| notation(arguments.script, messages.locale()));
    let choice = arguments.color.choice();
    let mut out = AutoStream::new(io::stdout().lock(), choice);
    let heading = page::heading(&record, &title, end.as_deref(), &messages);
    let written = if arguments.step || io::stdout().is_terminal() {
        let look = Look {
            script: arguments.script.unwrap_or(Script::for_language(messages.locale())),
            paint: choice != ColorChoice::Never,
            bottom: if arguments.flip { Color::Black } else { Color::Red },
        };
        let stdin = io::stdin();
        let mut walk = Walk::new(&record, look, notation, &messages);
        // What comes through a pipe is shown, so that the output can be read by itself.
        walk.echo = !stdin.is_terminal();
        writeln!(out, "{heading}").and_then(|()| walk.go(stdin.lock(), &mut out))
    } else {
        writeln!(out, "{heading}\n{}", page::moves(&record, notation))
    };
    written.context("cannot talk to the terminal")
}

/// Which game is asked for.
#[derive(Clone, Copy, Debug)]
enum Which {
    /// The game of this number in a file, from 1.
    Recorded(u32),
    /// The game of this number in a database.
    Stored(GameId),
}

impl FromStr for Which {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // The number of a stored game has more digits than fit in the other kind.
        match (text.parse(), text.parse()) {
            (Ok(number @ 1..), _) => Ok(Self::Recorded(number)),
            (_, Ok(game)) => Ok(Self::Stored(game)),
            (_, Err(error)) => Err(format!("expected a number from 1, or of a database's game: {error}")),
        }
    }
}

/// A game that is shown.
struct Shown {
    /// Which one it is.
    title: String,
    record: Record,
    /// How it ended, in words, where that is known.
    end: Option<String>,
}

/// A game of a database.
fn stored(database: &Database, game: GameId, messages: &Messages) -> Result<Shown> {
    let found = database.reader(&Options::default())?.game(game)?;
    let missing = || messages.format("cli-no-stored-game", &[("game", game.to_string().as_str().into())]);
    let found = found.with_context(missing)?;
    let end = found.end().and_then(|end| text(messages, &end, None));
    Ok(Shown { title: game.to_string(), record: found.record()?, end })
}

/// A game of a file, with the words that say which of its games it is; what is wrong with it is said.
fn recorded(file: &str, wanted: usize, messages: &Messages) -> Result<Shown> {
    let Found { game, count, warnings } = find(file, wanted, messages)?;
    let record = there(game, wanted, count, messages)?;
    for found in &warnings {
        writeln!(io::stderr(), "{}", warning(messages, file, found))?;
    }
    let args = [("number", wanted.into()), ("count", count.into())];
    Ok(Shown { title: messages.format("cli-game-of", &args), record, end: None })
}

/// The game of this number in a file.
///
/// # Errors
/// If the file cannot be read or has no such game.
pub(super) fn one(file: &str, wanted: usize, messages: &Messages) -> Result<Record> {
    let Found { game, count, .. } = find(file, wanted, messages)?;
    there(game, wanted, count, messages)
}

/// The game, or that it is not there.
fn there(game: Option<Record>, wanted: usize, count: usize, messages: &Messages) -> Result<Record> {
    let args = [("number", wanted.into()), ("count", count.into())];
    game.ok_or_else(|| anyhow::anyhow!(messages.format("cli-no-such-game", &args)))
}

/// The notation that goes with a script, or that readers of a language know.
pub(super) fn notation(script: Option<Script>, locale: Locale) -> Notation {
    match (script, locale) {
        (Some(Script::Simplified), _) | (None, Locale::ZhHans) => Notation::chinese(Glyphs::Simplified),
        (Some(Script::Traditional), _) | (None, Locale::ZhHant) => Notation::chinese(Glyphs::Traditional),
        (None, Locale::Vi) => Notation::Vietnamese,
        (Some(Script::Letters) | None, _) => Notation::Wxf(Habit::Federation),
    }
}

/// One game of a file, and how many there are.
struct Found {
    game: Option<Record>,
    count: usize,
    /// What is wrong with that game.
    warnings: Vec<Warning>,
}

/// Reads a file for its game of this number.
fn find(file: &str, wanted: usize, messages: &Messages) -> Result<Found> {
    let mut found = Found { game: None, count: 0, warnings: Vec::new() };
    let mut name = String::new();
    let sources = Sources::find(&[file.to_owned()], None, messages)?;
    sources.read(&ProgressBar::hidden(), |record, _| record, &mut |told| {
        match told {
            Told::File(source) => name = source.name,
            Told::Warning(warning) if warning.game == wanted => found.warnings.push(warning),
            Told::Warning(_) | Told::End(Ok(_)) => {}
            Told::Game(record) => {
                found.count += 1;
                if found.count == wanted {
                    found.game = Some(record);
                }
            }
            Told::End(Err(error)) if found.count == 0 => bail!(unread(messages, &name, &error)),
            Told::End(Err(error)) => writeln!(io::stderr(), "{}", unread(messages, &name, &error))?,
        }
        Ok(())
    })?;
    Ok(found)
}
