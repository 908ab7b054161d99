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
    let save = above.then(|| {
        let face =
            Face { class: "quiet save-b", icon: icon::SAVE, words: app.words.text("file-save"), bare: true };
        let empty = flag(move || app.get(|model| model.local.plies() == 0));
        button("save", face, empty, move || app.save())
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
            {save}
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
    let address = move || {
        app.get(|model| format!("/{}/rules/{}/", app.words.language(), model.local.game().rules().name))
    };
    let name = move || {
        app.get(|model| {
            let rules = model.local.game().rules();
            app.words.reason(rules.id(), &rules.args())
        })
    };
    view! { <span class="rules"><a href=text(address)>{text(name)}</a></span> }.into_any()
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
    let shown = Memo::new(move |_| app.get(|model| (model.resigning, model.folded, model.note())));
    let class = move || {
        let (resigning, _, note) = shown.get();
        if resigning { "note ask" } else { note_class(note.map(|note| note.tone)) }
    };
    let content = move || match shown.get() {
        (true, ..) => Some(actions::resign_question(app)),
        (false, folded, note) => note.map(|note| noted(app, folded, &note)),
    };
    let id = move || shown.get().2.map_or("", |note| note.id);
    view! { <div id="note" class=class role="status" aria-live="polite" data-id=id>{content}</div> }
        .into_any()
}

/// A note, and the button that goes with some: to try again, or to see why or no longer.
fn noted(app: App, folded: bool, note: &Note) -> AnyView {
    let explained = note.tone == Tone::Result && app.peek(|model| model.local.explanation().is_some());
    let button = match note.id {
        "engine-failed" => {
            Some(plain_button("retry", "btn small", app.words.text("retry"), move || app.ask_computer()))
        }
        _ if explained => {
            let words = app.words.text(if folded { "why" } else { "close" });
            Some(plain_button("why", "btn small", words, move || app.fold()))
        }
        _ => None,
    };
    view! { <span class="said" inner_html=said(app.words, note)></span>{button} }.into_any()
}
