//! The moves of the game: a strip below the board on a phone, a table beside it on a wide screen.

use std::fmt::Write as _;

use chuhe_board::svg::escape;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::reading::typed;
use crate::FILES;
use crate::app::{App, Model};
use crate::state::Settings;
use crate::widget::icon;
use crate::widget::{Face, button, flag, text};

/// How many moves the strip shows at most; what does not fit fades out at its beginning.
const IN_STRIP: usize = 8;

/// A button that steps through the game: `first`, `previous`, `next` or `last`.
fn step(app: App, act: &'static str) -> AnyView {
    let (id, path, back, go): (_, _, _, fn(App)) = match act {
        "first" => ("first-move", icon::FIRST, true, |app| app.show(0)),
        "previous" => ("previous-move", icon::PREVIOUS, true, |app| app.step(-1)),
        "next" => ("next-move", icon::NEXT, false, |app| app.step(1)),
        _ => ("last-move", icon::LAST, false, |app| app.show(usize::MAX)),
    };
    let face = Face { class: "nav", icon: path, words: app.words.text(id), bare: true };
    let at_end =
        move || app.get(|model| if back { model.local.shown() == 0 } else { model.local.is_latest() });
    button(act, face, flag(at_end), move || go(app))
}

/// The strip: the latest moves up to the one shown, between two arrows.
pub(super) fn strip(app: App) -> AnyView {
    view! {
        <nav class="strip" dir="ltr" aria-label=app.words.text("moves")>
            {step(app, "previous")}
            <ol inner_html=text(move || app.get(in_strip))></ol>
            {step(app, "next")}
        </nav>
    }
    .into_any()
}

/// What marks the moves' text as Chinese, where it is.
fn lang(settings: &Settings) -> String {
    settings.moves_language().map_or_else(String::new, |tag| format!(r#" lang="{tag}""#))
}

/// By how many plies the first move is late: by one where Black began, so that Red's moves stay in their column.
fn late(model: &Model) -> usize {
    model.local.game().start_position().turn() as usize
}

fn in_strip(model: &Model) -> String {
    let (shown, lang) = (model.local.shown(), lang(&model.settings));
    let texts = model.local.move_texts(model.settings.moves, model.settings.look.script);
    let mut html = String::new();
    for (ply, text) in texts.iter().enumerate().take(shown).skip(shown.saturating_sub(IN_STRIP)) {
        html.push_str("<li>");
        let place = ply + late(model);
        if place.is_multiple_of(2) || ply == 0 {
            // Writing to a string cannot fail.
            let _ = write!(html, "<i>{}</i>", place / 2 + 1);
        }
        let current = if ply + 1 == shown { " cur" } else { "" };
        let _ = write!(html, r#"<span class="mv{current}"{lang}>{}</span></li>"#, escape(text));
    }
    html
}

/// The table: all moves, Red's and Black's side by side; a click on one shows its position.
pub(super) fn table(app: App) -> AnyView {
    let words = app.words;
    let list = NodeRef::<leptos::html::Table>::new();
    Effect::new(move |_| {
        app.get(|model| model.local.shown());
        // Once the list has been rewritten, the move shown is brought into sight.
        request_animation_frame(move || {
            let current = list.get_untracked().and_then(|list| list.query_selector(".cur").ok().flatten());
            if let Some(current) = current {
                current.scroll_into_view_with_bool(false);
            }
        });
    });
    let none = flag(move || app.get(|model| model.local.plies() > 0));
    let choose = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(ply) = target.and_then(|target| target.get_attribute("data-ply")?.parse().ok()) {
            app.show(ply);
        }
    };
    view! {
        <div class="moves">
            <div class="scroll" tabindex="0" role="group" aria-label=words.text("moves")>
                <p class="none" hidden=none>{words.text("moves-none")}</p>
                <table dir="ltr" node_ref=list on:click=choose inner_html=text(move || app.get(rows))></table>
            </div>
            {FILES.then(|| typed(app, App::type_move))}
            <div class="steps" dir="ltr">
                {["first", "previous", "next", "last"].map(|act| step(app, act)).into_iter().collect_view()}
            </div>
        </div>
    }
    .into_any()
}

fn rows(model: &Model) -> String {
    let (shown, lang) = (model.local.shown(), lang(&model.settings));
    let texts = model.local.move_texts(model.settings.moves, model.settings.look.script);
    let mut html = String::from("<tbody>");
    let late = late(model);
    for (ply, text) in texts.iter().enumerate() {
        let place = ply + late;
        let (row, column) = (place / 2, place % 2);
        if column == 0 || ply == 0 {
            // Writing to a string cannot fail.
            let _ = write!(html, r#"<tr><th scope="row">{}</th>{}"#, row + 1, "<td></td>".repeat(column));
        }
        let plies = ply + 1;
        let current = if plies == shown { r#" cur" aria-current="true"# } else { "" };
        let _ = write!(
            html,
            r#"<td><span class="mv{current}"{lang} data-ply="{plies}">{}</span></td>"#,
            escape(text)
        );
        if column == 1 || plies == texts.len() {
            html.push_str("</tr>");
        }
    }
    html.push_str("</tbody>");
    html
}
