//! The parts of the page.
//!
//! All of them are HTML as text, functions that say what changes in it ([`part`]), and listeners on the whole table:
//! a small page needs no more, and every further kind of view is code to load.

pub(crate) mod board;
pub(crate) mod icon;
pub(crate) mod part;
pub(crate) mod replay;

use chuhe_board::svg::escape;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Document, Element, Event, EventTarget, Window};

use crate::state::{Appearance, Note, Tone};
use crate::words::Words;

/// The browser's window.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the page's script runs in a window")
}

/// The page's document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Sets an attribute, or removes it.
pub(crate) fn set(element: &Element, name: &str, value: Option<&str>) {
    // Its name is a good one.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Listens to an event for as long as the page lives.
pub(crate) fn on<E: JsCast>(target: &EventTarget, event: &str, handler: impl Fn(E) + 'static) {
    listen(target, event, Box::new(move |event| handler(event.unchecked_into())));
}

fn listen(target: &EventTarget, event: &str, handler: Box<dyn Fn(Event)>) {
    let listener = Closure::wrap(handler);
    // Everything in a page takes any listener.
    let _ = target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    listener.forget();
}

/// The element that an event met, or the nearest one around it that a selector finds.
pub(crate) fn met(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// A button with an icon and words; `act` is its name.
pub(crate) fn button(act: &str, class: &str, path: &str, words: &str) -> String {
    let (icon, words) = (icon::html(path), escape(words));
    format!(r#"<button class="{class}" type="button" data-act="{act}">{icon}<span>{words}</span></button>"#)
}

/// A button with an icon alone, and its words for who cannot see it.
pub(crate) fn bare_button(act: &str, class: &str, path: &str, words: &str) -> String {
    let (icon, words) = (icon::html(path), escape(words));
    format!(r#"<button class="{class}" type="button" data-act="{act}" aria-label="{words}">{icon}</button>"#)
}

/// A button with words alone.
pub(crate) fn plain_button(act: &str, class: &str, words: &str) -> String {
    format!(r#"<button class="{class}" type="button" data-act="{act}">{}</button>"#, escape(words))
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
        set(&html, "data-theme", (chosen != Appearance::System).then(|| chosen.name()));
    }
}
