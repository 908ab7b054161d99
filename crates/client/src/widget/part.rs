//! The parts of the page that change.
//!
//! A part is an element, or several that say the same, and a function that tells from the model what it holds or how it
//! is marked; what has not changed is not touched, so that focus and scrolling stay where they are.

use chuhe_board::svg::escape;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::set;
use crate::app::{App, Model};
use crate::words::Words;

/// What changes in the elements that a selector finds.
pub(crate) struct Part {
    selector: &'static str,
    change: Change,
}

/// What changes in an element.
enum Change {
    /// What it holds, as HTML.
    Html(fn(Words, &Model) -> String),
    /// What it holds, as text.
    Text(fn(Words, &Model) -> String),
    /// The attribute of this name.
    Attribute(&'static str, fn(Words, &Model) -> String),
    /// Whether it has the attribute of this name.
    Flag(&'static str, fn(&Model) -> bool),
}

/// Elements that hold HTML.
pub(crate) const fn html(selector: &'static str, html: fn(Words, &Model) -> String) -> Part {
    Part { selector, change: Change::Html(html) }
}

/// Elements that hold text.
pub(crate) const fn text(selector: &'static str, text: fn(Words, &Model) -> String) -> Part {
    Part { selector, change: Change::Text(text) }
}

/// Elements with an attribute, which is absent where it would be empty.
pub(crate) const fn attribute(
    selector: &'static str,
    name: &'static str,
    value: fn(Words, &Model) -> String,
) -> Part {
    Part { selector, change: Change::Attribute(name, value) }
}

/// Elements that have an attribute or not.
pub(crate) const fn flag(selector: &'static str, name: &'static str, holds: fn(&Model) -> bool) -> Part {
    Part { selector, change: Change::Flag(name, holds) }
}

impl Part {
    /// What is to be there; nothing where an attribute is to be absent, or an element empty.
    fn value(&self, words: Words, model: &Model) -> Option<String> {
        let value = match self.change {
            Change::Html(value) | Change::Attribute(_, value) => value(words, model),
            Change::Text(value) => escape(&value(words, model)),
            Change::Flag(_, holds) => return holds(model).then(String::new),
        };
        (!value.is_empty()).then_some(value)
    }

    fn write(&self, element: &Element, value: Option<&str>) {
        match self.change {
            Change::Html(_) | Change::Text(_) => element.set_inner_html(value.unwrap_or_default()),
            Change::Attribute(name, _) | Change::Flag(name, _) => set(element, name, value),
        }
    }
}

/// Parts as they stand in the page.
#[derive(Default)]
pub(crate) struct Parts(Vec<Shown>);

struct Shown {
    part: &'static Part,
    elements: Vec<Element>,
    value: Option<String>,
}

impl Parts {
    /// The parts of these lists within an element in which nothing has been drawn yet.
    pub(crate) fn within(room: &Element, lists: &[&'static [Part]]) -> Self {
        let find = |part: &'static Part| {
            let found = room.query_selector_all(part.selector).ok();
            let found = found.iter().flat_map(|list| (0..list.length()).filter_map(|place| list.item(place)));
            Shown { part, elements: found.filter_map(|node| node.dyn_into().ok()).collect(), value: None }
        };
        Self(lists.iter().copied().flatten().map(find).collect())
    }

    /// Brings them up to date.
    pub(crate) fn draw(&mut self, app: App) {
        // The model is free again before the page changes, for that may be an event.
        let values: Vec<_> =
            app.get(|model| self.0.iter().map(|shown| shown.part.value(app.words(), model)).collect());
        for (shown, value) in self.0.iter_mut().zip(values) {
            if shown.value != value {
                for element in &shown.elements {
                    shown.part.write(element, value.as_deref());
                }
                shown.value = value;
            }
        }
    }
}
