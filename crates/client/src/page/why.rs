//! Why a repetition ended the game: the sentence, what each ply did, and the plies once more on the board.

use leptos::prelude::*;

use crate::app::App;
use crate::widget::replay::{self, Replay};
use crate::widget::text;

/// In the moves' place, once a repetition has ended the game and until it is closed; empty otherwise.
pub(super) fn why(app: App) -> AnyView {
    let room = NodeRef::<leptos::html::Div>::new();
    let life = StoredValue::new_local(None::<Replay>);
    Effect::new(move |_| {
        app.get(|model| (model.local.shown(), model.folded));
        if let Some(room) = room.get().filter(|_| life.with_value(Option::is_none)) {
            let shown = move || app.peek(|model| model.local.shown());
            life.set_value(Some(Replay::new(app.words, &room, shown, move |plies| app.show(plies))));
        }
        life.with_value(|life| {
            if let Some(life) = life {
                life.mark();
            }
        });
    });
    let html = move || {
        app.get(|model| {
            let why = model.explanation();
            why.map_or_else(String::new, |why| replay::html(app.words, &model.local, why, &model.settings))
        })
    };
    view! { <div class="why" node_ref=room inner_html=text(html)></div> }.into_any()
}
