//! The parts of a game around the board: the players' rows and the note line.

use std::fmt::Write as _;

use chuhe_board::svg;
use chuhe_rules::{Color, Piece, Reason, Role};
use leptos::prelude::*;

use super::{actions, moves, why};
use crate::app::{App, Model};
use crate::state::{Note, Opponent, Tone};
use crate::widget::icon;
use crate::widget::{Face, button, flag, note_class, plain_button, said, text};
use crate::words::Words;

/// Everything around the board while a game is on.
pub(super) fn game(app: App) -> impl IntoView {
    view! {
        {row(app, true)}
        {row(app, false)}
        {note(app)}
        {moves::strip(app)}
        {moves::table(app)}
        {why::why(app)}
        {actions::actions(app)}
    }
}

/// A player's row: the one above the board, or the one below it.
fn row(app: App, above: bool) -> AnyView {
    let side = move |model: &Model| if above { !model.local.bottom() } else { model.local.bottom() };
    let home = above.then(|| {
        let face =
            Face { class: "quiet home-b", icon: icon::HOME, words: app.words.text("home"), bare: true };
        button("home", face, flag(|| false), move || app.leave())
    });
    let rules = above.then(|| rules(app));
    let disc =
        move || app.get(|model| svg::disc(Piece::new(side(model), Role::General), model.settings.look));
    view! {
        <div class=if above { "who opp" } else { "who me" } class:on=flag(move || app.get(|model| to_move(model, side(model))))>
            <span class="side-m" inner_html=text(disc)></span>
            <div class="t">
                <b>{text(move || app.get(|model| name(app.words, model, side(model))))}</b>
                <div class="line">
                    <small>{text(move || app.get(|model| status(app.words, model, side(model))))}</small>
                    {rules}
                </div>
            </div>
            <span class="taken-men" aria-hidden="true" inner_html=text(move || app.get(|model| taken(model, side(model))))></span>
            {home}
        </div>
    }
    .into_any()
}

fn to_move(model: &Model, side: Color) -> bool {
    model.local.verdict().is_none() && model.local.game().position().turn() == side
}

/// Who plays a side.
fn name(words: Words, model: &Model, side: Color) -> String {
    match model.local.opponent() {
        Opponent::Computer { human, .. } if human == side => words.text("you"),
        Opponent::Computer { level, .. } => words.level("computer-at-level", level),
        Opponent::SameScreen => words.side(side),
    }
}

/// What a player is doing.
fn status(words: Words, model: &Model, side: Color) -> String {
    let color = match model.local.opponent() {
        // There the side is the player's name.
        Opponent::SameScreen => String::new(),
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

/// The name of the game's rules, which leads to the page that explains them.
fn rules(app: App) -> AnyView {
    let name = Memo::new(move |_| {
        app.get(|model| {
            let rules = model.local.game().rules();
            (rules.name.clone(), app.words.reason(rules.id(), &rules.args()))
        })
    });
    let address = text(move || format!("/{}/rules/{}/", app.words.language(), name.get().0));
    view! { <span class="rules"><a href=address>{text(move || name.get().1)}</a></span> }.into_any()
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

/// The note line: one reserved slot that never pushes the board.
fn note(app: App) -> AnyView {
    let shown = Memo::new(move |_| app.get(|model| (model.resigning, model.note())));
    let class = move || {
        let (resigning, note) = shown.get();
        if resigning { "note ask" } else { note_class(note.map(|note| note.tone)) }
    };
    let content = move || match shown.get() {
        (true, _) => Some(actions::resign_question(app)),
        (false, note) => note.map(|note| noted(app, &note)),
    };
    let id = move || shown.get().1.map_or("", |note| note.id);
    view! { <div id="note" class=class role="status" aria-live="polite" data-id=id>{content}</div> }
        .into_any()
}

fn noted(app: App, note: &Note) -> AnyView {
    let failed = note.id == "engine-failed";
    let explained = note.tone == Tone::Result && app.peek(|model| model.local.explanation().is_some());
    view! {
        {said(app.words, note)}
        {failed.then(|| plain_button("retry", "btn small", app.words.text("retry"), move || app.ask_computer()))}
        {explained.then(|| why::fold(app))}
    }
    .into_any()
}
