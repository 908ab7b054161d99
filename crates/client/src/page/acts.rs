//! What the page's buttons and fields do.
//!
//! The table listens for all of them: a button says by `data-act` what it does, a move by `data-ply` or `data-go` which
//! position it leads to.

use wasm_bindgen::JsCast as _;
use web_sys::{Event, HtmlElement, HtmlInputElement, HtmlSelectElement};

use super::{files, online, panels, review};
use crate::FILES;
use crate::app::{App, Panel};
use crate::widget::{met, on};

/// Wakes the buttons and fields, the server's and the page's own.
pub(super) fn listen(app: App, table: &HtmlElement) {
    on(table, "click", move |event: Event| {
        let value = |selector, name| met(&event, selector)?.get_attribute(name);
        if let Some(act) = value("[data-act]:not(:disabled)", "data-act") {
            perform(app, &act);
        } else if let Some(place) = value("[data-go]", "data-go") {
            app.order_here("go", &place);
        } else if FILES && let Some(place) = value("[data-line]", "data-line") {
            app.follow_line(&place);
        } else if FILES && let Some(place) = value("[data-fact]", "data-fact") {
            app.point_out(&place);
        } else if let Some(plies) = value(".moves [data-ply]", "data-ply").and_then(|ply| ply.parse().ok()) {
            app.show(plies);
        }
    });
    on(table, "change", move |event: Event| change(app, &event));
    on(table, "input", move |event: Event| {
        let slider = met(&event, "[name=level]").and_then(|slider| slider.dyn_into().ok());
        if let Some(slider) = slider {
            panels::name_level(app, &slider);
        }
    });
    on(table, "submit", move |event: Event| {
        if let Some(field) = typed(&event) {
            event.prevent_default();
            app.type_move(&field.value());
            field.set_value("");
        }
    });
    on(table, "focusin", move |event: Event| {
        if typed(&event).is_some() {
            app.prepare_to_read();
        }
    });
}

/// The field for a typed move that an event is about.
fn typed(event: &Event) -> Option<HtmlInputElement> {
    met(event, "form.typed")?.query_selector("input").ok()??.dyn_into().ok()
}

fn perform(app: App, act: &str) {
    if online::perform(app, act) || FILES && review::perform(app, act) {
        return;
    }
    match act {
        "computer" => app.play(false),
        "two" => app.play(true),
        "home" => app.leave(),
        "flip" => app.flip(),
        "undo" => app.undo(),
        "redo" => app.redo(),
        "hint" => app.hint(),
        "ask-why" => app.ask_why(),
        "rematch" => app.rematch(),
        "easier" => app.take_offer(),
        "resign" => app.ask_resign(true),
        "resign-no" => app.ask_resign(false),
        "resign-yes" => app.resign(),
        "retry" => app.ask_computer(),
        "why" => app.fold(),
        "first" | "previous" | "next" | "last" => app.walk(act),
        "new" => app.open(Panel::New),
        "settings" => app.open(Panel::Settings),
        "close" => app.open(Panel::None),
        "start" => panels::start(app),
        "save" => app.save(),
        // Elsewhere it is a link.
        "open" if FILES => app.open(Panel::Open),
        "analyse" => app.analyse(),
        "pause" if FILES => app.pause_analysis(),
        "look-again" if FILES => app.retry_analysis(),
        "threats" if FILES => app.turn_threats(),
        "read" if FILES => files::read(app),
        "keep" | "copy" if FILES => app.write(act == "copy"),
        _ => {}
    }
}

/// What is chosen in a group or a field; the choices of a new game are read when it begins.
fn change(app: App, event: &Event) {
    let Some(field) = event.target() else { return };
    if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
        if met(event, "#settings").is_some() {
            app.set(&format!("{}={}", input.name(), input.value()));
        } else if FILES && let Some(file) = input.files().and_then(|files| files.get(0)) {
            app.open_file(&file);
        } else if FILES && input.name() == "format" {
            app.choose_format(&input.value());
        } else if FILES && input.name() == "all" {
            app.choose_all(input.checked());
        } else if FILES && met(event, ".games").is_some() {
            app.order(&format!("pick {}", input.value()));
            input.set_value("");
        }
    } else if FILES && let Some(select) = field.dyn_ref::<HtmlSelectElement>() {
        if met(event, ".engine").is_some() {
            return app.wish(&format!("{}={}", select.name(), select.value()));
        }
        app.order(&format!("pick {}", select.value()));
    }
}
