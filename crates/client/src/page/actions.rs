//! The row of actions at the thumb.

use leptos::prelude::*;

use crate::app::{App, Model, Panel};
use crate::widget::icon;
use crate::widget::{Face, button, flag, plain_button};

/// Undo, Flip, New game, Settings, Resign; at the end Rematch and New game take the places of New game and Resign.
pub(super) fn actions(app: App) -> AnyView {
    let over = Memo::new(move |_| app.get(|model| model.local.verdict().is_some()));
    let never: fn(&Model) -> bool = |_| false;
    let new = move || action(app, "new", "new-game", icon::NEW, never, |app| app.open(Panel::New));
    let third = move || {
        if over.get() { action(app, "rematch", "rematch", icon::AGAIN, never, App::rematch) } else { new() }
    };
    let fifth = move || {
        let off: fn(&Model) -> bool = |model| !model.local.can_resign();
        if over.get() {
            new()
        } else {
            action(app, "resign", "resign", icon::RESIGN, off, |app| app.ask_resign(true))
        }
    };
    view! {
        <div class="acts5">
            {action(app, "undo", "undo", icon::UNDO, |model| !model.local.can_undo(), App::undo)}
            {action(app, "flip", "flip", icon::FLIP, never, App::flip)}
            {third}
            {action(app, "settings", "settings", icon::SETTINGS, never, |app| app.open(Panel::Settings))}
            {fifth}
        </div>
    }
    .into_any()
}

fn action(
    app: App,
    act: &'static str,
    id: &str,
    icon: &'static str,
    off: fn(&Model) -> bool,
    go: fn(App),
) -> AnyView {
    let face = Face { class: "", icon, words: app.words.text(id), bare: false };
    button(act, face, flag(move || app.get(off)), move || go(app))
}

/// In the note line's place: whether the person really gives up.
pub(super) fn resign_question(app: App) -> AnyView {
    let words = app.words;
    view! {
        <span class="t"><b>{words.text("resign-ask")}</b></span>
        {plain_button("resign-no", "btn small", words.text("resign-no"), move || app.ask_resign(false))}
        {plain_button("resign-yes", "btn small pri", words.text("resign-yes"), move || app.resign())}
    }
    .into_any()
}
