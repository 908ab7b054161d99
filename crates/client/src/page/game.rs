//! The parts of a game around the board: the players' rows, the note line, the row of actions at the thumb.

use std::fmt::Write as _;

use chuhe_board::svg::{self, escape};
use chuhe_rules::{Args, Color, Piece, Reason as _, Role};

use super::reading::typed;
use super::{advice, moves, online};
use crate::app::{Model, Screen};
use crate::state::{Note, Opponent, Tone};
use crate::widget::part::{self, Part, attribute, flag, text};
use crate::widget::{bare_button, button, icon, note_class, plain_button, replay, said};
use crate::words::Words;

/// Everything around the board while a game is on.
pub(super) fn html(words: Words) -> String {
    let home = bare_button("home", "quiet home-b", icon::HOME, &words.text("home"));
    let save = bare_button("save", "quiet save-b", icon::SAVE, &words.text("file-save"));
    let hint = button("hint", "quiet hint-b", icon::HINT, &words.text("hint"));
    let rules = r#"<span class="rules"><a></a></span>"#;
    [
        row("opp", rules, &(save + &home)),
        row("me", "", &(r#"<div class="offer"></div>"#.to_owned() + &hint)),
        r#"<div class="notes"><div id="note" role="status" aria-live="polite"></div><div class="also"></div></div>"#.to_owned(),
        moves::strip(words),
        moves::table(words),
        typed(words, "typed quick", ""),
        r#"<div class="why"></div>"#.to_owned(),
        actions(words),
    ]
    .concat()
}

/// What changes in it, besides the moves.
pub(super) const PARTS: &[Part] = &[
    attribute(".opp", "class", |_, model| class("who opp", model, above(model))),
    attribute(".me", "class", |_, model| class("who me", model, below(model))),
    part::html(".opp .side-m", |_, model| disc(model, above(model))),
    part::html(".me .side-m", |_, model| disc(model, below(model))),
    text(".opp b", |words, model| name(words, model, above(model))),
    text(".me b", |words, model| name(words, model, below(model))),
    text(".opp small", |words, model| status(words, model, above(model))),
    text(".me small", |words, model| status(words, model, below(model))),
    part::html(".opp .taken-men", |_, model| taken(model, above(model))),
    part::html(".me .taken-men", |_, model| taken(model, below(model))),
    text(".rules a", |words, model| {
        let rules = model.local.game().rules();
        words.reason(rules.id(), &rules.args())
    }),
    attribute(".rules a", "href", |words, model| {
        format!("/{}/rules/{}/", words.language(), model.local.game().rules().name)
    }),
    flag("[data-act=save]", "disabled", |model| model.local.plies() == 0),
    part::html("#note", note),
    part::html(".also", advice::also),
    text(".hint-b span", advice::button),
    flag(".hint-b", "hidden", |model| model.local.verdict().is_some()),
    part::html(".offer", offer),
    part::html(".why", |words, model| {
        let why = model.explanation();
        why.map_or_else(String::new, |why| replay::html(words, &model.local, why, &model.settings))
    }),
    attribute("#note", "class", |words, model| {
        let class = || note_class(model.note().map(|note| note.tone));
        match (model.resigning, model.files.told.is_empty(), model.files.coming.is_some()) {
            (true, ..) => "note ask",
            (_, false, false) => note_class(Some(Tone::Alarm)),
            _ if model.hint.is_some() => note_class(None),
            _ => online::line(words, model).map_or_else(class, |line| line.class),
        }
        .to_owned()
    }),
    attribute("#note", "data-id", |words, model| {
        let note = || model.note().map_or_else(String::new, |note| note.id.to_owned());
        online::line(words, model).map_or_else(note, |line| line.id)
    }),
    flag("[data-act=undo]", "disabled", |model| !model.local.can_undo()),
    flag("[data-act=resign]", "disabled", |model| !model.local.can_resign()),
    flag(".quick", "hidden", |model| model.local.verdict().is_some() || (model.is_online() && !model.sits())),
    flag(".acts5 .now", "hidden", |model| model.local.verdict().is_some()),
    flag(".acts5 .over", "hidden", |model| model.local.verdict().is_none()),
];

/// A player's row, with what is special about it.
pub(super) fn row(class: &str, rules: &str, buttons: &str) -> String {
    format!(
        r#"<div class="who {class}"><span class="side-m"></span><div class="t"><b></b><div class="line"><small></small>{rules}</div></div><span class="taken-men" aria-hidden="true"></span>{buttons}</div>"#
    )
}

pub(super) fn above(model: &Model) -> Color {
    !below(model)
}

pub(super) fn below(model: &Model) -> Color {
    model.local.bottom()
}

fn class(class: &str, model: &Model, side: Color) -> String {
    let on = if to_move(model, side) { " on" } else { "" };
    format!("{class}{on}")
}

fn disc(model: &Model, side: Color) -> String {
    svg::disc(Piece::new(side, Role::General), model.settings.look)
}

fn to_move(model: &Model, side: Color) -> bool {
    model.local.verdict().is_none() && model.local.game().position().turn() == side
}

/// Who plays a side.
pub(super) fn name(words: Words, model: &Model, side: Color) -> String {
    match model.local.opponent() {
        Opponent::Computer { human, .. } if human == side => words.text("you") + &given(model),
        Opponent::Computer { level, .. } => words.level("computer-at-level", level),
        Opponent::Elsewhere { you: Some(own), .. } => {
            words.text(if own == side { "you" } else { "opponent" })
        }
        Opponent::SameScreen | Opponent::Elsewhere { you: None, .. } => words.side(side),
    }
}

/// What the computer gives the person in this game, once the words for it are there.
fn given(model: &Model) -> String {
    let given = model.local.handicap().zip(model.more_words);
    given.map_or_else(String::new, |(handicap, words)| {
        " · ".to_owned() + &words.given("handicap-given", handicap)
    })
}

/// What a person who has lost is offered for the next game.
fn offer(_: Words, model: &Model) -> String {
    let offered = model.local.offer().filter(|_| !model.is_online()).zip(model.more_words);
    offered.map_or_else(String::new, |(handicap, words)| {
        let name = words.reason(handicap.id(), &handicap.args());
        escape(&words.text("handicap-offer")) + &plain_button("easier", "btn small", &name)
    })
}

/// What a player is doing.
fn status(words: Words, model: &Model, side: Color) -> String {
    if let Some(online) = &model.online {
        return online::status(words, model, online, side);
    }
    let color = match model.local.opponent() {
        // There the side is the player's name.
        Opponent::SameScreen | Opponent::Elsewhere { .. } => String::new(),
        Opponent::Computer { .. } => words.side(side),
    };
    if !to_move(model, side) {
        return color;
    }
    let separator = if color.is_empty() { "" } else { " · " };
    color
        + separator
        + &words.text(if model.local.awaits_computer().is_some() { "thinking" } else { "your-move" })
}

/// How a game stands in few words: who is to move, or how it ended; on the page of one that a server keeps only whether it
/// is the person's turn.
pub(super) fn headline(words: Words, model: &Model) -> Option<String> {
    let local = &model.local;
    let is_your_move = !matches!(local.opponent(), Opponent::SameScreen) && local.movable().is_some();
    match (model.screen, local.verdict()) {
        (Screen::Game, Some(end)) => Some(words.reason(end.id(), &end.args())),
        (Screen::Game | Screen::Online, None) if is_your_move => Some(words.text("your-move")),
        (Screen::Game, None) if local.awaits_computer().is_some() => Some(words.text("thinking")),
        (Screen::Game, None) => {
            let turn = local.game().position().turn();
            Some(words.reason("to-move", &Args::new().text("color", turn.name())))
        }
        _ => None,
    }
}

/// The pieces that a side has taken in the moves shown, as small discs.
fn taken(model: &Model, by: Color) -> String {
    let plies = model.local.game().plies().iter().take(model.local.shown());
    let mut men: Vec<Piece> =
        plies.filter_map(|ply| ply.undo.captured).filter(|piece| piece.color != by).collect();
    men.sort_by_key(|piece| piece.role as u8);
    let colours = model.settings.look.colours.name();
    let mut html = String::new();
    for piece in men {
        let (color, sign) = (piece.color.name(), piece.fen());
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            r##"<i><svg class="disc c-{colours}" viewBox="-46 -46 92 92"><use class="{color}" href="#p-{sign}"/></svg></i>"##
        );
    }
    html
}

/// The note line, one reserved slot that never pushes the board: whether the person really gives up, what became of
/// something typed, dropped or pasted, or what matters now.
fn note(words: Words, model: &Model) -> String {
    if model.resigning {
        return format!(
            r#"<span class="t"><b>{}</b></span>{}{}"#,
            escape(&words.text("resign-ask")),
            plain_button("resign-no", "btn small", &words.text("resign-no")),
            plain_button("resign-yes", "btn small pri", &words.text("resign-yes")),
        );
    }
    if !model.files.told.is_empty() {
        let icon = icon::html(if model.files.coming.is_some() { icon::LOADING } else { icon::REFUSED });
        return format!(r#"{icon}<span class="t"><b dir="auto">{}</b></span>"#, escape(&model.files.told));
    }
    if let Some(hint) = &model.hint {
        return advice::note(words, model, hint);
    }
    if let Some(line) = online::line(words, model) {
        return line.html;
    }
    model.note().map_or_else(String::new, |note| said(words, &note) + &answer(words, model, &note))
}

/// The buttons that go with some notes: to try again, to see why or no longer, to look into a game that is over.
fn answer(words: Words, model: &Model, note: &Note) -> String {
    let explained = note.tone == Tone::Result && model.local.explanation().is_some();
    let mut buttons = match note.id {
        "engine-failed" => plain_button("retry", "btn small", &words.text("retry")),
        _ if explained => {
            plain_button("why", "btn small", &words.text(if model.folded { "why" } else { "close" }))
        }
        _ => String::new(),
    };
    if note.tone == Tone::Result {
        buttons += &plain_button("analyse", "btn small", &words.text("analyse"));
    }
    buttons
}

/// Undo, Flip, New game, Settings, Resign; at the end Rematch and New game take the places of New game and Resign.
fn actions(words: Words) -> String {
    let action = |act, class, icon, id| button(act, class, icon, &words.text(id));
    [
        r#"<div class="acts5">"#,
        &action("undo", "", icon::UNDO, "undo"),
        &action("flip", "", icon::FLIP, "flip"),
        &action("rematch", "over", icon::AGAIN, "rematch"),
        &action("new", "now", icon::NEW, "new-game"),
        &action("settings", "", icon::SETTINGS, "settings"),
        &action("resign", "now", icon::RESIGN, "resign"),
        &action("new", "over", icon::NEW, "new-game"),
        "</div>",
    ]
    .concat()
}
