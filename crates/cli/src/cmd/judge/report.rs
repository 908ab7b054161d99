//! What is said about a judged game, as text and as JSON.

use std::fmt::Write as _;

use chuhe_lang::Messages;
use chuhe_rules::{Game, Label, Reason};
use serde_json::{Value as Json, json};

use crate::reason::{arguments, sentences, text as words};

/// The verdict in words; with `explain` the moves of the cycle too, one a line.
pub(super) fn text(game: &Game, messages: &Messages, explain: bool) -> String {
    let rules = words(messages, game.rules(), None).unwrap_or_default();
    let mut text = format!("{}: {rules}\n", messages.text("rules"));
    let Some(outcome) = game.outcome() else {
        return text + &messages.text("cli-ongoing") + "\n";
    };
    let verdict = game.verdict();
    let headline = words(messages, &outcome, None).unwrap_or_default();
    let reason = match &verdict {
        Some(verdict) => words(messages, verdict, None),
        None => words(messages, &outcome, Some("reason")),
    };
    text.extend([&headline, "\n", reason.as_deref().unwrap_or_default(), "\n"]);
    if let Some(verdict) = verdict.filter(|_| explain) {
        let first = game.plies().len() - verdict.cycle.plies.len() + 1;
        text.push('\n');
        for (number, ply) in (first..).zip(&verdict.cycle.plies) {
            let does: Vec<String> =
                ply.natures().iter().map(|nature| sentences(messages, nature, "detail")).collect();
            let side = messages.format("side", &[("color", ply.piece.color.name().into())]);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{number:>4}  {side}  {}  {}", ply.mv, does.join("; "));
        }
    }
    text
}

/// The verdict as an object: `result`, `rule`, `rules`, `cycle` and `reason`.
pub(super) fn json(game: &Game, messages: &Messages) -> Json {
    let outcome = game.outcome();
    let result = match outcome.map(|outcome| outcome.winner) {
        None => "ongoing",
        Some(None) => "draw",
        Some(Some(winner)) => winner.fold("red wins", "black wins"),
    };
    let rule = outcome.map(|outcome| outcome.id().trim_start_matches("result-"));
    let verdict = game.verdict();
    let cycle: Vec<Json> = verdict
        .iter()
        .flat_map(|verdict| {
            let first = game.plies().len() - verdict.cycle.plies.len() + 1;
            (first..).zip(&verdict.cycle.plies).map(|(number, ply)| line(number, ply, messages))
        })
        .collect();
    let reason = match (&verdict, &outcome) {
        (Some(verdict), _) => Some(spoken(verdict, words(messages, verdict, None).as_deref())),
        (None, Some(outcome)) => Some(spoken(outcome, words(messages, outcome, Some("reason")).as_deref())),
        (None, None) => None,
    };
    json!({
        "result": result,
        "rule": rule,
        "rules": game.rules().name,
        "cycle": cycle,
        "reason": reason,
    })
}

fn line(number: usize, ply: &Label, messages: &Messages) -> Json {
    let labels: Vec<Json> =
        ply.natures().iter().map(|nature| spoken(nature, words(messages, nature, None).as_deref())).collect();
    json!({
        "ply": number,
        "move": ply.mv.to_string(),
        "color": ply.piece.color.name(),
        "role": ply.piece.role.name(),
        "labels": labels,
    })
}

/// A reason: its id, its arguments and its sentence.
fn spoken(reason: &impl Reason, text: Option<&str>) -> Json {
    json!({ "id": reason.id(), "args": arguments(&reason.args()), "text": text })
}
