//! Plies to walk through: a table of what each does, and buttons that step through them or play them.
//!
//! It draws no board: who uses it shows the position, and calls `Scene::explain` for arrows and words.

use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::time::Duration;

use chuhe_board::svg::escape;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::board::set;
use super::{Face, button, flag, icon, text};
use crate::state::{Explanation, LocalGame, Settings};
use crate::words::Words;

/// How long each ply stays on the board while they are played.
const PACE: Duration = Duration::from_millis(1300);

/// How many plies of the game are on the board, to be followed.
pub(crate) type Shown = Box<dyn Fn() -> usize + Send + Sync>;

/// The plies to walk through.
pub(crate) struct Replay {
    /// How many plies of the game are made after the first of them, and after the last.
    plies: RangeInclusive<usize>,
    /// The table's rows.
    rows: String,
}

impl Replay {
    /// The explained plies of a game.
    pub(crate) fn new(words: Words, local: &LocalGame, why: &Explanation, settings: &Settings) -> Self {
        let texts = local.move_texts(settings.moves, settings.look.script);
        let lang = settings.moves_language().map_or_else(String::new, |tag| format!(r#" lang="{tag}""#));
        let colours = settings.look.colours.name();
        let mut rows = String::from("<tbody>");
        for (number, plies) in why.plies().enumerate() {
            let (Some(ply), Some(text)) = (why.ply(plies), texts.get(plies - 1)) else { continue };
            let natures: Vec<String> = words.natures(ply).iter().map(|nature| escape(nature)).collect();
            let (color, sign) = (ply.piece.color.name(), ply.piece.fen());
            // Writing to a string cannot fail.
            let _ = write!(
                rows,
                concat!(
                    r#"<tr data-ply="{}"><th scope="row">{}</th><td><button type="button">"#,
                    r##"<svg class="disc c-{}" viewBox="-46 -46 92 92" aria-hidden="true"><use class="{}" href="#p-{}"/></svg>"##,
                    r#"<span class="vh">{}</span><bdi class="mv" dir="ltr"{}>{}</bdi></button></td><td>{}</td></tr>"#
                ),
                plies,
                number + 1,
                colours,
                color,
                sign,
                escape(&words.side(ply.piece.color)),
                lang,
                escape(text),
                natures.join("<br>")
            );
        }
        rows.push_str("</tbody>");
        Self { plies: why.plies(), rows }
    }
}

/// The sentence, the table and the buttons; `show` brings the position after so many plies to the board.
pub(crate) fn replay(
    words: Words,
    replay: Replay,
    sentence: Option<String>,
    shown: Shown,
    show: impl Fn(usize) + 'static,
) -> AnyView {
    let Replay { plies, rows } = replay;
    let (before, last) = (plies.start() - 1, *plies.end());
    let shown = Memo::new(move |_| shown());
    let show: Rc<dyn Fn(usize)> = Rc::new(show);
    let table = NodeRef::<leptos::html::Table>::new();
    Effect::new(move |_| {
        let now = shown.get();
        // Once the rows are there, the one on the board is marked and brought into sight.
        request_animation_frame(move || {
            if let Some(table) = table.get_untracked() {
                mark(&table, now);
            }
        });
    });
    let choose = {
        let show = show.clone();
        move |event: MouseEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let row = target.and_then(|target| target.closest("[data-ply]").ok().flatten());
            if let Some(ply) = row.and_then(|row| row.get_attribute("data-ply")?.parse().ok()) {
                show(ply);
            }
        }
    };
    let step = |act, id, path, by: isize| {
        let face = Face { class: "nav", icon: path, words: words.text(id), bare: true };
        let show = show.clone();
        let at_end = move || if by < 0 { shown.get() <= before } else { shown.get() >= last };
        button(act, face, flag(at_end), move || show(shown.get_untracked().saturating_add_signed(by)))
    };
    let moves = words.text("why-moves");
    let caption = moves.clone();
    let sentence = sentence.map(|sentence| view! { <p class="sentence">{sentence}</p> }.into_any());
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=moves>
            {sentence}
            <table class="plies" aria-label=caption node_ref=table on:click=choose inner_html=rows></table>
        </div>
        <div class="steps" dir="ltr">
            {step("replay-previous", "previous-move", icon::PREVIOUS, -1)}
            {play(words, before, last, shown, show.clone())}
            {step("replay-next", "next-move", icon::NEXT, 1)}
        </div>
    }
    .into_any()
}

/// The button that plays the plies one after the other, from the first, and stops that again.
fn play(words: Words, before: usize, last: usize, shown: Memo<usize>, show: Rc<dyn Fn(usize)>) -> AnyView {
    let timer: RwSignal<Option<IntervalHandle>> = RwSignal::new(None);
    let stop = move || {
        if let Some(timer) = timer.try_update(Option::take).flatten() {
            timer.clear();
        }
    };
    on_cleanup(stop);
    let go = move |_| {
        if timer.get_untracked().is_some() {
            stop();
            return;
        }
        let now = shown.get_untracked();
        let begin = if (before..last).contains(&now) { now } else { before };
        show(if begin == now { now + 1 } else { begin });
        let show = show.clone();
        let tick = move || {
            let now = shown.get_untracked();
            if now < last {
                show(now + 1);
            }
            if now + 1 >= last {
                stop();
            }
        };
        timer.set(set_interval_with_handle(tick, PACE).ok());
    };
    let playing = move || timer.with(Option::is_some);
    let label = text(move || words.text(if playing() { "replay-pause" } else { "replay-play" }));
    let path = move || if playing() { icon::PAUSE } else { icon::PLAY };
    view! {
        <button class="nav" type="button" data-act="replay-play" aria-label=label on:click=go>
            <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
        </button>
    }
    .into_any()
}

/// Marks the row of the ply that is on the board, and scrolls to it.
fn mark(table: &HtmlElement, now: usize) {
    if let Some(old) = table.query_selector("[aria-current]").ok().flatten() {
        set(&old, "aria-current", None);
    }
    let row = table.query_selector(&format!("[data-ply=\"{now}\"]")).ok().flatten();
    let Some(row) = row.and_then(|row| row.dyn_into::<HtmlElement>().ok()) else { return };
    set(&row, "aria-current", Some("step"));
    // Not by `scrollIntoView`, which would move the page too.
    if let Some(room) = table.parent_element().and_then(|room| room.dyn_into::<HtmlElement>().ok()) {
        let middle = row.offset_top() - (room.client_height() - row.offset_height()) / 2;
        room.set_scroll_top(middle);
    }
}
