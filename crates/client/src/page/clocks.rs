//! The clocks of a game that a server keeps, and what else changes by itself from moment to moment.

use web_sys::Element;

use crate::app::App;
use crate::state::{Dial, MoveTime, minutes};
use crate::widget::set;
use crate::words::Words;

/// A clock that shows nothing yet.
pub(super) const HTML: &str = r#"<span class="clock" role="timer" hidden><b></b><small></small></span>"#;

/// Brings to the moment what changes by itself: the clocks, and how long something still takes.
pub(super) fn tick(app: App, room: &Element) {
    let words = app.words();
    for (class, above) in [(".opp", true), (".me", false)] {
        let dial = app.get(|model| {
            let side = if above { !model.local.bottom() } else { model.local.bottom() };
            model.online.as_ref()?.dial(side, model.now)
        });
        if let Ok(Some(clock)) = room.query_selector(&format!("{class} .clock")) {
            show(words, &clock, dial.as_ref());
        }
    }
    let left = app.get(|model| model.online.as_ref()?.left(model.now));
    if let (Some(left), Ok(Some(place))) = (left, room.query_selector("#note .left")) {
        write(&place, &minutes(left));
    }
}

fn show(words: Words, clock: &Element, dial: Option<&Dial>) {
    let Some(dial) = dial else { return set(clock, "hidden", Some("")) };
    set(clock, "hidden", None);
    let labelled = |id: &str, time: &str| format!("{} {time}", words.text(id));
    let (main, part) = match (&dial.game, &dial.step) {
        (_, Some(MoveTime::Reading(time))) => (time.clone(), words.text("clock-reading")),
        (_, Some(MoveTime::Days(count))) => {
            (words.numbers("clock-days-left", &[("count", *count)]), String::new())
        }
        (_, Some(MoveTime::Hours(time))) => (time.clone(), String::new()),
        (Some(game), Some(MoveTime::Move(time))) => (game.clone(), labelled("clock-move", time)),
        (Some(game), Some(MoveTime::Period(time, periods))) => (game.clone(), format!("{periods} × {time}")),
        (game, _) => (game.clone().unwrap_or_default(), String::new()),
    };
    for (selector, text) in [("b", &main), ("small", &part)] {
        if let Ok(Some(place)) = clock.query_selector(selector) {
            write(&place, text);
        }
    }
    let class = ["clock", if dial.low { " low" } else { "" }, if dial.runs { " runs" } else { "" }].concat();
    if clock.class_name() != class {
        clock.set_class_name(&class);
    }
}

/// Writes a text, if it is another one than before.
fn write(place: &Element, text: &str) {
    if place.text_content().as_deref() != Some(text) {
        place.set_text_content(Some(text));
    }
}
