//! The parts of the page.
//!
//! What changes is passed as a boxed function: every distinct type of function in a view is code to load, and the page is
//! small enough for one of each kind.

pub(crate) mod board;
pub(crate) mod icon;
pub(crate) mod replay;

use chuhe_board::svg::escape;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::HtmlElement;

use crate::state::{Appearance, Note, Tone};
use crate::words::Words;
use icon::icon;

/// A text that changes.
pub(crate) type Text = Box<dyn Fn() -> String + Send + Sync>;

/// A state of being so or not that changes.
pub(crate) type Flag = Box<dyn Fn() -> bool + Send + Sync>;

/// A text that changes, as a view.
pub(crate) fn text(f: impl Fn() -> String + Send + Sync + 'static) -> Text {
    Box::new(f)
}

/// A state that changes, as an attribute.
pub(crate) fn flag(f: impl Fn() -> bool + Send + Sync + 'static) -> Flag {
    Box::new(f)
}

/// What a click does.
pub(crate) fn click(f: impl Fn() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| f())
}

/// What a button looks like.
pub(crate) struct Face {
    pub(crate) class: &'static str,
    pub(crate) icon: &'static str,
    /// Its words, beside the icon or, where `bare`, only for who cannot see it.
    pub(crate) words: String,
    pub(crate) bare: bool,
}

/// A button with an icon; `act` is its name for scripts.
pub(crate) fn button(act: &'static str, face: Face, disabled: Flag, go: impl Fn() + 'static) -> AnyView {
    let Face { class, icon: path, words, bare } = face;
    let label = bare.then(|| words.clone());
    view! {
        <button class=class type="button" data-act=act aria-label=label disabled=disabled on:click=click(go)>
            {icon(path)}{(!bare).then(|| view! { <span>{words}</span> })}
        </button>
    }
    .into_any()
}

/// A button with words alone.
pub(crate) fn plain_button(
    act: &'static str,
    class: &'static str,
    words: String,
    go: impl Fn() + 'static,
) -> AnyView {
    view! { <button class=class type="button" data-act=act on:click=click(go)>{words}</button> }.into_any()
}

/// Listens to an element's events for as long as the page lives.
pub(crate) fn on<E: leptos::ev::EventDescriptor + 'static>(
    room: &HtmlElement,
    event: &E,
    handler: impl Fn(E::EventType) + 'static,
) where
    E::EventType: JsCast,
{
    let listener = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
        handler(event.unchecked_into());
    });
    // The element takes any listener.
    let _ = room.add_event_listener_with_callback(&event.name(), listener.as_ref().unchecked_ref());
    listener.forget();
}

/// A note's picture, headline and second sentence as HTML.
pub(crate) fn said(words: Words, note: &Note) -> String {
    let picture = match (note.tone, note.id) {
        (Tone::Result, _) => icon::RESULT,
        (Tone::Alarm, "note-check" | "note-double-check" | "engine-failed") => icon::ALARM,
        (Tone::Alarm, _) => icon::REFUSED,
        (Tone::Warning, _) => icon::REPEAT,
        (Tone::Plain, _) => icon::LOADING,
    };
    let say = |id: &str| escape(&words.reason(id, &note.args));
    let headline = say(note.id);
    let detail = note.detail.map_or_else(String::new, |detail| say(&format!("{}.{detail}", note.id)));
    format!(r#"{}<span class="t"><b>{headline}</b><small>{detail}</small></span>"#, icon::html(picture))
}

/// The class of a note of this tone.
pub(crate) const fn note_class(tone: Option<Tone>) -> &'static str {
    match tone {
        Some(Tone::Alarm) => "note bad",
        Some(Tone::Warning) => "note warn",
        Some(Tone::Result) => "note end",
        Some(Tone::Plain) | None => "note",
    }
}

/// Makes the page light or dark, as chosen.
pub(crate) fn appear(chosen: Appearance) {
    if let Some(html) = document().document_element() {
        board::set(&html, "data-theme", (chosen != Appearance::System).then(|| chosen.name()));
    }
}
