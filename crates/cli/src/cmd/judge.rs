//! `chuhe judge`: who wins a game by the rules, and why.

mod report;

use std::fs;
use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use chuhe_lang::Messages;
use chuhe_rules::RuleSet;

use crate::language::Language;
use crate::reason::{game, sentences};

/// What `chuhe judge` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A file of games, one a line: a FEN (or `startpos`), with its moves after the word `moves`; blank lines and
    /// lines that begin with # do not count; other formats, such as PGN, are not read yet
    #[arg(required_unless_present_any = ["fen", "moves"], conflicts_with_all = ["fen", "moves"])]
    file: Option<std::path::PathBuf>,
    /// The position to begin with, as a FEN
    #[arg(long, default_value = "startpos", hide_default_value = true)]
    fen: String,
    /// The moves from there in any notation, such as h2e2 h9g7 or 炮二平五 马8进7
    #[arg(long, value_name = "MOVES", num_args = 1.., value_delimiter = ' ')]
    moves: Vec<String>,
    /// The rules: the name of a set (wxf, axf, cxa-lite, simple, capture, hebrew, ukrainian, norwegian, romanian), or a
    /// file that holds one
    #[arg(long, value_name = "NAME|FILE", default_value = "wxf")]
    rules: String,
    /// Print what every move of the cycle does
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// Print one line of JSON for each game
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: Language,
}

/// Judges all games.
///
/// # Errors
/// If the file or the rules cannot be read, a game cannot be read or played, or nothing can be written.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let messages = arguments.language.messages();
    let rules = rules(&arguments.rules, &messages)?;
    let mut out = io::stdout().lock();
    let mut judge = |text: &str| -> Result<()> {
        let game = game(&messages, text, rules.clone())?;
        let text = if arguments.json {
            report::json(&game, &messages).to_string() + "\n"
        } else {
            report::text(&game, &messages, arguments.explain)
        };
        out.write_all(text.as_bytes()).context("cannot write")
    };
    let Some(file) = &arguments.file else {
        return judge(&format!("{} moves {}", arguments.fen, arguments.moves.join(" ")));
    };
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let mut games = 0;
    for (line, text) in (1..).zip(text.lines().map(str::trim)) {
        if !text.is_empty() && !text.starts_with('#') {
            judge(text).with_context(|| format!("{}:{line}", file.display()))?;
            games += 1;
        }
    }
    if games == 0 {
        bail!("{}: found no game, expected a FEN on each line", file.display());
    }
    Ok(())
}

/// A set of rules by its name, or from a file.
///
/// # Errors
/// If there is no such set and no such file, or the file holds none.
pub(super) fn rules(text: &str, messages: &Messages) -> Result<RuleSet> {
    if let Some(rules) = RuleSet::named(text) {
        return Ok(rules);
    }
    match fs::read_to_string(text) {
        Ok(content) => {
            content.parse().or_else(|error| bail!("{text}: {}", sentences(messages, &error, "detail")))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            bail!(messages.format("cli-unknown-rules", &[("found", text.into())]))
        }
        Err(error) => Err(error).with_context(|| text.to_string()),
    }
}
