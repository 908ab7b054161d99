//! Hints in the note line, and the panel that tells why the computer made a move.

use std::fmt::Write as _;

use chuhe_board::svg::escape;
use chuhe_rules::Color;

use super::moves::lang;
use crate::app::{App, Model};
use crate::state::{Engine, Hint, Line, Worth};
use crate::widget::part::{Part, html};
use crate::widget::{icon, plain_button};
use crate::words::Words;

/// What the button says that gives hints: how much of one is shown, too.
pub(super) fn button(words: Words, model: &Model) -> String {
    let hint = words.text("hint");
    match model.hinted() {
        0 => hint,
        // The number comes first in every language: U+2066 LEFT-TO-RIGHT ISOLATE.
        step => format!("{hint} \u{2066}{step}/{}\u{2069}", Hint::STEPS),
    }
}

/// What the note line holds while a hint is given.
pub(super) fn note(words: Words, model: &Model, hint: &Hint) -> String {
    if model.advisor == Engine::Failed {
        return failed(words, "hint");
    }
    let position = model.local.position();
    let told = hint.advice.line.as_ref().and_then(|line| {
        let mv = line.moves[0];
        let piece = position.piece_at(mv.from())?;
        Some(match hint.step {
            1 => escape(&words.point(mv.from(), Some(piece))),
            2 => escape(&words.moved(mv, piece, position.piece_at(mv.to()), 0)),
            _ => moves(model, line, model.local.plies()),
        })
    });
    match told {
        None => format!("{}<b>{}</b>", icon::html(icon::LOADING), escape(&words.text("thinking"))),
        Some(told) => {
            let (icon, title) = (icon::html(icon::HINT), escape(&words.text("hint")));
            format!(r#"{icon}<span class="t"><b>{title}</b><small>{told}</small></span>"#)
        }
    }
}

/// A line that begins after so many plies of the game.
fn moves(model: &Model, line: &Line, plies: usize) -> String {
    let settings = &model.settings;
    let text = line.text(&model.local, plies, settings.moves, settings.look.script).join(" ");
    format!(r#"<bdi dir="ltr"{}>{}</bdi>"#, lang(settings), escape(&text))
}

fn failed(words: Words, retry: &str) -> String {
    format!(
        r#"{}<span class="t"><b>{}</b></span>{}"#,
        icon::html(icon::ALARM),
        escape(&words.text("engine-failed")),
        plain_button(retry, "btn small", &words.text("retry"))
    )
}

/// Whether the computer made the move that led to the board shown.
fn computers(model: &Model) -> bool {
    model.local.shown().checked_sub(1).is_some_and(|before| model.local.made_by_computer(before))
}

/// What can be done beside the note: make again what was taken back, or else ask about the computer's move.
pub(super) fn also(words: Words, model: &Model) -> String {
    if model.resigning {
        String::new()
    } else if model.local.can_redo() {
        plain_button("redo", "btn small", &words.text("redo"))
    } else if model.local.explanation().is_none() && model.hint.is_none() && computers(model) {
        plain_button("ask-why", "btn small", &words.text("why"))
    } else {
        String::new()
    }
}

/// The panel that tells why the computer made a move.
pub(super) fn why(_: App) -> String {
    r#"<div class="reasons" role="status"></div>"#.to_owned()
}

/// What changes in it.
pub(super) const WHY: &[Part] = &[html(".reasons", reasons)];

/// The move, the line that the engine expects with it, and what that is worth.
fn reasons(words: Words, model: &Model) -> String {
    if model.advisor == Engine::Failed {
        return failed(words, "ask-why");
    }
    let plies = model.local.shown();
    let ply = plies.checked_sub(1).and_then(|before| model.local.game().plies().get(before));
    let position = model.local.position();
    let Some((ply, piece)) = ply.and_then(|ply| Some((ply, position.piece_at(ply.mv.to())?))) else {
        return String::new();
    };
    let mut html = format!("<p>{}</p>", escape(&words.moved(ply.mv, piece, ply.undo.captured, 0)));
    let line = model.why.as_ref().and_then(|why| why.line.as_ref());
    let Some((line, more)) = line.zip(model.more_words) else {
        return html + "<p>" + &escape(&words.text("thinking")) + "</p>";
    };
    let worth = worth(more, line.worth, piece.color);
    for (id, told) in [("why-line", moves(model, line, plies - 1)), ("why-worth", escape(&worth))] {
        // Writing to a string cannot fail.
        let _ = write!(html, "<h3>{}</h3><p>{told}</p>", escape(&more.text(id)));
    }
    let facts = model.why.as_ref().map_or("", |why| &why.facts);
    if !facts.is_empty() {
        let _ = write!(html, "<h3>{}</h3>", escape(&more.text("facts-seen")));
    }
    for fact in facts.lines() {
        let _ = write!(html, "<p>{}</p>", escape(&more.fact(fact)));
    }
    html
}

/// As many hundredths of a soldier decide nothing.
const EVEN: i32 = 20;

/// What a line is worth for the side that begins it.
fn worth(words: Words, worth: Worth, side: Color) -> String {
    let (id, wins, amount) = match worth {
        Worth::Soldiers(value) if value.abs() <= EVEN => return words.text("worth-even"),
        Worth::Soldiers(value) => ("worth-ahead", value > 0, value.abs()),
        Worth::Mate(moves) => ("worth-mate", moves > 0, moves.abs()),
        Worth::Rule(wins) => ("worth-rule", wins, 1),
    };
    words.worth(id, if wins { side } else { !side }, amount)
}
