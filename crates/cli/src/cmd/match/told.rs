//! What goes wrong in a match, in words.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Error, anyhow};
use chuhe_arena::{End, Fault, JournalError, Plan, Played, Refusal, StartError};
use chuhe_lang::{Arg, Messages};

use crate::reason::printable;

/// Why a match cannot go on from a log.
pub(in crate::cmd) fn log(error: JournalError, path: &Path, messages: &Messages) -> Error {
    let path = path.display().to_string();
    let say = |id: &str, found: &str| {
        anyhow!(messages.format(id, &[("path", (&path).into()), ("found", found.into())]))
    };
    match error {
        JournalError::Io(error) => Error::from(error).context(path),
        JournalError::InUse => say("cli-match-in-use", ""),
        JournalError::OtherMatch { differing } => say("cli-match-other", &differing.join(", ")),
        JournalError::Damaged { line } => say("cli-match-damaged", &line.to_string()),
    }
}

/// Why an engine does not take its seat.
pub(in crate::cmd) fn not_started(error: &StartError, messages: &Messages) -> Error {
    let (id, option, found) = match &error.why {
        Refusal::Program { reason } => ("cli-match-not-started", "", reason),
        Refusal::Ended { status } => ("cli-match-ended", "", status),
        Refusal::Silent { told } => ("cli-match-silent", "", told),
        Refusal::Option { option } => ("cli-match-no-option", "", option),
        Refusal::Value { option, value } => ("cli-match-bad-value", option.as_str(), value),
    };
    let args = [("engine", (&error.engine).into()), ("option", option.into()), ("found", found.into())];
    anyhow!(printable(&messages.format(id, &args)))
}

/// How a game ended, in a few words.
pub(in crate::cmd) fn end(end: &End, messages: &Messages) -> String {
    match end {
        End::Rules(outcome) => crate::reason::text(messages, outcome, None).unwrap_or_default(),
        end => messages.text(end.id()).into_owned(),
    }
}

/// What an engine did that cost it a game; nothing where no engine did.
pub(in crate::cmd) fn fault(plan: &Plan, game: &Played, messages: &Messages) -> Option<String> {
    let End::Fault { side, fault } = &game.end else { return None };
    let found = match fault {
        Fault::Crash { status } => status.clone(),
        Fault::Silence { time } => format!("{time} ms"),
        Fault::Late { over } => format!("+{over} ms"),
        Fault::Illegal { found } => found.clone(),
        Fault::NoMove => "–".to_owned(),
    };
    let end = end(&game.end, messages);
    let args = [
        ("game", (game.round.0 + 1).into()),
        ("engine", Arg::Text(&plan.names()[game.round.engine(*side)])),
        ("end", (&end).into()),
        ("found", (&found).into()),
    ];
    Some(printable(&messages.format("cli-match-fault", &args)))
}

/// A game and how it ended.
pub(in crate::cmd) fn game(plan: &Plan, game: &Played, messages: &Messages) -> String {
    let names = plan.names();
    let name = |color| Arg::Text(&names[game.round.engine(color)]);
    let end = end(&game.end, messages);
    let args = [
        ("game", (game.round.0 + 1).into()),
        ("red", name(chuhe_rules::Color::Red)),
        ("black", name(chuhe_rules::Color::Black)),
        ("result", game.result().pgn().into()),
        ("end", (&end).into()),
        ("plies", game.moves.len().into()),
    ];
    printable(&messages.format("cli-match-game", &args))
}

/// Prints a line on standard error, if anybody can see it.
pub(in crate::cmd) fn say(text: &str) {
    // A closed standard error is no reason to stop.
    let _ = writeln!(io::stderr(), "{text}");
}
