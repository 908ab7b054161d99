//! Reasons in words.

use anyhow::{Result, bail};
use chuhe_lang::{Arg, Messages};
use chuhe_notation::parse_by;
use chuhe_record::{Problem, ReadError, Warning};
use chuhe_rules::{Args, Game, GameError, Reason, RuleSet, Value};
use serde_json::{Map, Value as Json, json};

/// The message of a reason, or with `more` its attribute of that name, where it has one.
pub(crate) fn text(
    messages: &Messages,
    reason: &(impl Reason + ?Sized),
    more: Option<&str>,
) -> Option<String> {
    let id = more.map_or_else(|| reason.id().to_string(), |more| format!("{}.{more}", reason.id()));
    messages.has(&id).then(|| messages.format(&id, &reason.args().map(Arg::from, Arg::from)))
}

/// The message of a reason, and after it its second sentence, the attribute `more`, where it has one.
pub(crate) fn sentences(messages: &Messages, reason: &(impl Reason + ?Sized), more: &str) -> String {
    messages.sentences(reason.id(), more, &reason.args().map(Arg::from, Arg::from))
}

/// A game from a text: a FEN, with moves in any notation after the word `moves` if there are any.
///
/// # Errors
/// If there is no such game; the error says why in words.
pub(crate) fn game(messages: &Messages, text: &str, rules: RuleSet) -> Result<Game> {
    let (board, moves) = text.split_once(" moves ").unwrap_or((text, ""));
    let mut game = match Game::from_fen_by(board, rules) {
        Ok(game) => game,
        Err(error) => bail!(describe(&error, messages)),
    };
    for (ply, text) in (1..).zip(moves.split_whitespace()) {
        match parse_by(text, game.position(), game.rules()).map(|mv| game.play(mv)) {
            Ok(Ok(())) => {}
            Ok(Err(illegal)) => {
                bail!("{}: {}", at(messages, ply, text), sentences(messages, &illegal, "detail"))
            }
            Err(error) => bail!("{}: {}", at(messages, ply, text), sentences(messages, &error, "detail")),
        }
    }
    Ok(game)
}

/// Which move an error is about.
pub(crate) fn at(messages: &Messages, ply: usize, found: &str) -> String {
    messages.format("cli-at-ply", &[("number", ply.into()), ("found", found.into())])
}

/// Why a text is no game, in words.
pub(crate) fn describe(error: &GameError, messages: &Messages) -> String {
    match error {
        GameError::Fen(error) => sentences(messages, error, "detail"),
        GameError::Setup(error) => error
            .faults
            .iter()
            .map(|fault| sentences(messages, fault, "detail"))
            .collect::<Vec<_>>()
            .join(" "),
        GameError::Move { ply, found } => {
            let args = [("found", found.into())];
            let detail = messages.format("move-unreadable.detail", &args);
            format!("{}: {} {detail}", at(messages, *ply, found), messages.format("move-unreadable", &args))
        }
        GameError::Illegal { ply, illegal } => {
            format!(
                "{}: {}",
                at(messages, *ply, &illegal.mv.to_string()),
                sentences(messages, illegal, "detail")
            )
        }
    }
}

/// What a warning says, and why.
pub(crate) fn problem(messages: &Messages, problem: &Problem) -> String {
    let what = text(messages, problem, None).unwrap_or_else(|| problem.to_string());
    match problem.cause() {
        Some(cause) => format!("{what} {}", sentences(messages, cause, "detail")),
        None => what,
    }
}

/// A warning with its place in a file.
pub(crate) fn warning(messages: &Messages, file: &str, warning: &Warning) -> String {
    let what = problem(messages, &warning.problem);
    located(messages, file, warning.game, warning.ply, warning.byte, &what)
}

/// Something found in a file, with its place.
pub(crate) fn located(
    messages: &Messages,
    file: &str,
    game: usize,
    ply: Option<usize>,
    byte: Option<u64>,
    what: &str,
) -> String {
    let byte = byte.map(|byte| usize::try_from(byte).unwrap_or(usize::MAX));
    let place = [("cli-place-game", Some(game)), ("cli-place-ply", ply), ("cli-place-byte", byte)];
    let parts =
        place.into_iter().filter_map(|(id, number)| Some(messages.format(id, &[("number", number?.into())])));
    let place = parts.reduce(|first, second| {
        messages.format("joined", &[("first", (&first).into()), ("second", (&second).into())])
    });
    let place = place.unwrap_or_default();
    let args = [("path", file.into()), ("place", (&place).into()), ("found", what.into())];
    printable(&messages.format("cli-warning", &args))
}

/// A text as a terminal may get it: what would steer the terminal becomes U+FFFD.
pub(crate) fn printable(text: &str) -> String {
    text.replace(|c: char| c.is_control() && c != '\n' && c != '\t', "\u{fffd}")
}

/// The arguments of a reason as an object.
pub(crate) fn arguments(args: &Args) -> Map<String, Json> {
    args.iter()
        .map(|(name, value)| {
            let value = match value {
                Value::Text(text) => json!(text),
                Value::Number(number) => json!(number),
            };
            (name.to_string(), value)
        })
        .collect()
}

/// Why nothing of a file could be read.
pub(crate) fn unread(messages: &Messages, file: &str, error: &ReadError) -> String {
    let why = match error {
        ReadError::Io(error) => error.to_string(),
        ReadError::UnknownFormat => messages.text("record-unknown-format").into_owned(),
        ReadError::NotRead { format } => messages.format("record-not-read", &[("format", (*format).into())]),
        ReadError::TooLong { limit } => messages.format("record-too-long", &[("limit", (*limit).into())]),
    };
    printable(&format!("{file}: {why}"))
}
