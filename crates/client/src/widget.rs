//! The parts of the page.
//!
//! What changes is passed as a boxed function: every distinct type of function in a view is code to load, and the page is
//! small enough for one of each kind.

pub(crate) mod board;
pub(crate) mod icon;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

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
