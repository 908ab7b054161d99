//! Why a repetition ended the game: the sentence, what each ply did, and the plies once more on the board.

use leptos::prelude::*;

use crate::app::{App, Model};
use crate::widget::flag;
use crate::widget::replay::{Replay, replay};

/// In the moves' place, once a repetition has ended the game and until it is closed.
pub(super) fn why(app: App) -> AnyView {
    let open = Memo::new(move |_| app.get(|model| model.explanation().is_some()));
    let content = move || {
        let made = app.peek(|model| {
            let replay = Replay::new(app.words, &model.local, model.explanation()?, &model.settings);
            let sentence = model.explanation()?.sentence()?;
            Some((replay, app.words.reason(sentence.0, &sentence.1)))
        });
        made.map(|(plies, sentence)| {
            let shown = Box::new(move || app.get(|model| model.local.shown()));
            view! {
                <div class="why">
                    {replay(app.words, plies, Some(sentence), shown, move |plies| app.show(plies))}
                </div>
            }
            .into_any()
        })
    };
    view! { {move || open.get().then(content)} }.into_any()
}

/// The button beside the result that opens the explanation and closes it.
pub(super) fn fold(app: App) -> AnyView {
    let folded = |model: &Model| model.folded;
    let open = flag(move || app.get(|model| !folded(model)));
    view! {
        <button class="btn small" type="button" data-act="why" aria-expanded=open on:click=move |_| app.fold()>
            {move || app.words.text(if app.get(folded) { "why" } else { "close" })}
        </button>
    }
    .into_any()
}
