//! The moves of the game: a strip below the board on a phone, a table beside it on a wide screen.

use leptos::prelude::*;

use crate::app::App;
use crate::widget::icon::{self, icon};

/// How many moves the strip shows at most; what does not fit is cut at its beginning.
const IN_STRIP: usize = 8;

fn texts(app: App) -> Memo<Vec<String>> {
    Memo::new(move |_| {
        let settings = app.settings.get();
        app.table.with(|table| table.local.move_texts(settings.moves, settings.look.script))
    })
}

fn shown(app: App) -> Memo<(usize, usize)> {
    Memo::new(move |_| app.table.with(|table| (table.local.shown(), table.local.plies())))
}

/// A button that steps through the game.
fn step(
    app: App,
    act: &'static str,
    path: &'static str,
    off: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let (id, go): (_, fn(App)) = match act {
        "first" => ("first-move", |app| app.show(0)),
        "previous" => ("previous-move", |app| app.step(-1)),
        "next" => ("next-move", |app| app.step(1)),
        _ => ("last-move", |app| app.show(usize::MAX)),
    };
    view! {
        <button class="nav" type="button" data-act=act aria-label=app.words.text(id) disabled=off on:click=move |_| go(app)>
            {icon(path)}
        </button>
    }
}

/// The strip: the latest moves up to the one shown, between two arrows.
pub(super) fn strip(app: App) -> impl IntoView {
    let (texts, shown) = (texts(app), shown(app));
    let items = move || {
        let (shown, _) = shown.get();
        let texts = texts.get();
        (shown.saturating_sub(IN_STRIP)..shown)
            .map(|ply| {
                let number = (ply % 2 == 0).then(|| view! { <i>{ply / 2 + 1}</i> });
                view! { <li>{number}<span class="mv" lang="zh" class:cur=ply + 1 == shown>{texts[ply].clone()}</span></li> }
            })
            .collect_view()
    };
    view! {
        <nav class="strip" dir="ltr" aria-label=app.words.text("moves")>
            {step(app, "previous", icon::PREVIOUS, move || shown.get().0 == 0)}
            <ol>{items}</ol>
            {step(app, "next", icon::NEXT, move || shown.get().0 == shown.get().1)}
        </nav>
    }
}

/// The table: all moves, Red's and Black's side by side, each a button that shows its position.
pub(super) fn table(app: App) -> impl IntoView {
    let (texts, shown) = (texts(app), shown(app));
    let cell = move |ply: usize, text: Option<&String>| {
        let text = text.cloned();
        view! {
            <td>{text.map(|text| view! {
                <button class="mv" lang="zh" type="button" class:cur=move || shown.get().0 == ply + 1
                    aria-current=move || (shown.get().0 == ply + 1).then_some("true")
                    on:click=move |_| app.show(ply + 1)>{text}</button>
            })}</td>
        }
    };
    let rows = move || {
        let texts = texts.get();
        (0..texts.len().div_ceil(2))
            .map(|row| {
                let first = 2 * row;
                view! {
                    <tr><th scope="row">{row + 1}</th>{cell(first, texts.get(first))}{cell(first + 1, texts.get(first + 1))}</tr>
                }
            })
            .collect_view()
    };
    let empty = move || {
        texts.with(Vec::is_empty).then(|| view! { <p class="none">{app.words.text("moves-none")}</p> })
    };
    view! {
        <div class="moves">
            <div class="scroll" tabindex="0" role="group" aria-label=app.words.text("moves")>
                {empty}
                <table dir="ltr"><tbody>{rows}</tbody></table>
            </div>
            <div class="steps" dir="ltr">
                {step(app, "first", icon::FIRST, move || shown.get().0 == 0)}
                {step(app, "previous", icon::PREVIOUS, move || shown.get().0 == 0)}
                {step(app, "next", icon::NEXT, move || shown.get().0 == shown.get().1)}
                {step(app, "last", icon::LAST, move || shown.get().0 == shown.get().1)}
            </div>
        </div>
    }
}
