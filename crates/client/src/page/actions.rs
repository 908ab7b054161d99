//! The row of actions at the thumb.

use leptos::prelude::*;

use super::game::open;
use crate::app::{App, Panel};
use crate::widget::icon::{self, icon};

/// Undo, Flip, New (at the end: Rematch), Settings, Resign.
pub(super) fn actions(app: App) -> impl IntoView {
    let with = move |f: fn(&crate::state::LocalGame) -> bool| {
        Memo::new(move |_| app.table.with(|table| f(&table.local)))
    };
    let can_undo = with(crate::state::LocalGame::can_undo);
    let can_resign = with(crate::state::LocalGame::can_resign);
    let over = with(|local| local.verdict().is_some());
    let new_or_rematch = move || {
        if over.get() {
            action(app, "rematch", "rematch", icon::AGAIN, App::rematch).into_any()
        } else {
            action(app, "new", "new-game", icon::NEW, |app| open(app, Panel::New)).into_any()
        }
    };
    let resign_or_new = move || {
        if over.get() {
            action(app, "new", "new-game", icon::NEW, |app| open(app, Panel::New)).into_any()
        } else {
            view! { <button type="button" data-act="resign" disabled=move || !can_resign.get() on:click=move |_| app.ask_resign(true)>
                {icon(icon::RESIGN)}<span>{app.words.text("resign")}</span>
            </button> }
            .into_any()
        }
    };
    view! {
        <div class="acts5">
            <button type="button" data-act="undo" disabled=move || !can_undo.get() on:click=move |_| app.undo()>
                {icon(icon::UNDO)}<span>{app.words.text("undo")}</span>
            </button>
            {action(app, "flip", "flip", icon::FLIP, App::flip)}
            {new_or_rematch}
            {action(app, "settings", "settings", icon::SETTINGS, |app| open(app, Panel::Settings))}
            {resign_or_new}
        </div>
    }
}

fn action(app: App, act: &'static str, id: &str, path: &'static str, go: fn(App)) -> impl IntoView + use<> {
    view! {
        <button type="button" data-act=act on:click=move |_| go(app)>{icon(path)}<span>{app.words.text(id)}</span></button>
    }
}

/// In the note line's place: whether the person really gives up.
pub(super) fn resign_question(app: App) -> impl IntoView {
    view! {
        <span class="t"><b>{app.words.text("resign-ask")}</b></span>
        <button class="btn small" type="button" data-act="resign-no" on:click=move |_| app.ask_resign(false)>{app.words.text("resign-no")}</button>
        <button class="btn small pri" type="button" data-act="resign-yes" on:click=move |_| app.resign()>{app.words.text("resign-yes")}</button>
    }
}
