//! Plies to walk through: a table of what each does, and buttons that step through them or play them.
//!
//! It draws no board: who uses it shows the position, and calls `Scene::explain` for arrows and words.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;
use std::time::Duration;

use chuhe_board::svg::escape;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, HtmlElement};

use super::{bare_button, icon, on, set};
use crate::state::{Explanation, LocalGame, Settings};
use crate::timer::Pulse;
use crate::words::Words;

/// How long each ply stays on the board while they are played.
const PACE: Duration = Duration::from_millis(1300);

/// The sentence, the table and the buttons of the explained plies of a game.
pub(crate) fn html(words: Words, local: &LocalGame, why: &Explanation, settings: &Settings) -> String {
    let sentence = why.sentence().map_or_else(String::new, |(id, args)| {
        format!(r#"<p class="sentence">{}</p>"#, escape(&words.reason(id, args)))
    });
    let caption = escape(&words.text("why-moves"));
    format!(
        r#"<div class="scroll" tabindex="0" role="group" aria-label="{caption}">{sentence}<table class="plies" aria-label="{caption}"><tbody>{}</tbody></table></div><div class="steps" dir="ltr">{}{}{}</div>"#,
        rows(words, local, why, settings),
        bare_button("replay-previous", "nav", icon::PREVIOUS, &words.text("previous-move")),
        bare_button("replay-play", "nav", icon::PLAY, &words.text("replay-play")),
        bare_button("replay-next", "nav", icon::NEXT, &words.text("next-move"))
    )
}

fn rows(words: Words, local: &LocalGame, why: &Explanation, settings: &Settings) -> String {
    let texts = local.move_texts(settings.moves, settings.look.script);
    let lang = settings.moves_language().map_or_else(String::new, |tag| format!(r#" lang="{tag}""#));
    let mut rows = String::new();
    for (number, plies) in why.plies().enumerate() {
        let (Some(ply), Some(text)) = (why.ply(plies), texts.get(plies - 1)) else { continue };
        let natures: Vec<String> = words.natures(ply).iter().map(|nature| escape(nature)).collect();
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
            settings.look.colours.name(),
            ply.piece.color.name(),
            ply.piece.fen(),
            escape(&words.side(ply.piece.color)),
            lang,
            escape(text),
            natures.join("<br>")
        );
    }
    rows
}

/// The life of [`html`]'s text in an element: it answers touches, and marks the ply that is on the board.
#[derive(Clone)]
pub(crate) struct Replay(Rc<Inner>);

struct Inner {
    words: Words,
    room: HtmlElement,
    /// How many plies are on the board.
    shown: Box<dyn Fn() -> usize>,
    /// Brings the position after so many plies to the board.
    show: Box<dyn Fn(usize)>,
    timer: RefCell<Option<Pulse>>,
}

impl Replay {
    /// Listens in an element that holds [`html`]'s text, or will.
    pub(crate) fn new(
        words: Words,
        room: &HtmlElement,
        shown: impl Fn() -> usize + 'static,
        show: impl Fn(usize) + 'static,
    ) -> Self {
        let timer = RefCell::new(None);
        let (shown, show) = (Box::new(shown), Box::new(show));
        let replay = Self(Rc::new(Inner { words, room: room.clone(), shown, show, timer }));
        let touched = replay.clone();
        on(room, "click", move |event: Event| {
            if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
                touched.touch(&target);
            }
        });
        replay
    }

    /// Stops playing.
    pub(crate) fn stop(&self) {
        if self.0.timer.take().is_some() {
            self.label("replay-play", icon::PLAY);
        }
    }

    fn find(&self, selector: &str) -> Option<HtmlElement> {
        self.0.room.query_selector(selector).ok()??.dyn_into().ok()
    }

    /// How many plies are made before the explained ones, and after the last of them.
    fn ends(&self) -> Option<(usize, usize)> {
        let ply = |selector| self.find(selector)?.get_attribute("data-ply")?.parse::<usize>().ok();
        Some((ply("tr")?.checked_sub(1)?, ply("tr:last-child")?))
    }

    fn touch(&self, target: &Element) {
        let closest = |selector| target.closest(selector).ok().flatten();
        let act = closest("[data-act]").and_then(|button| button.get_attribute("data-act"));
        let row = closest("[data-ply]").and_then(|row| row.get_attribute("data-ply")?.parse().ok());
        let shown = (self.0.shown)();
        let to = match act.as_deref() {
            Some("replay-play") => return self.play(),
            Some("replay-previous") => shown.checked_sub(1),
            Some("replay-next") => Some(shown + 1),
            _ => row,
        };
        if let Some(to) = to {
            self.stop();
            (self.0.show)(to);
        }
    }

    /// Plays the plies one after the other, from the first where the last is on the board; or stops.
    fn play(&self) {
        let Some((before, last)) = self.ends().filter(|_| self.0.timer.borrow().is_none()) else {
            return self.stop();
        };
        let next = move |shown: usize| (before..last).contains(&shown).then_some(shown + 1);
        let first = next((self.0.shown)()).unwrap_or(before);
        (self.0.show)(first);
        if first == last {
            return;
        }
        let replay = self.clone();
        let tick = move || {
            // Whatever shows a position outside ends the play as well.
            let to = next((replay.0.shown)());
            if let Some(to) = to {
                (replay.0.show)(to);
            }
            if to.is_none_or(|to| to == last) {
                replay.stop();
            }
        };
        self.0.timer.replace(Pulse::new(PACE, tick));
        self.label("replay-pause", icon::PAUSE);
    }

    /// Gives the button that plays its words and its picture.
    fn label(&self, id: &str, path: &str) {
        if let Some(button) = self.find("[data-act=replay-play]") {
            set(&button, "aria-label", Some(&self.0.words.text(id)));
            if let Some(line) = button.query_selector("path").ok().flatten() {
                set(&line, "d", Some(path));
            }
        }
    }

    /// Marks the row of the ply that is on the board, and scrolls to it.
    pub(crate) fn mark(&self) {
        let Some((before, last)) = self.ends() else { return self.stop() };
        let shown = (self.0.shown)();
        for (act, off) in [("replay-previous", shown <= before), ("replay-next", shown >= last)] {
            if let Some(button) = self.find(&format!("[data-act={act}]")) {
                set(&button, "disabled", off.then_some(""));
            }
        }
        let old = self.find("[aria-current]");
        if let Some(old) = &old {
            set(old, "aria-current", None);
        }
        let Some(row) = self.find(&format!("[data-ply=\"{shown}\"]")) else { return };
        set(&row, "aria-current", Some("step"));
        // Not by `scrollIntoView`, which would move the page too; at first the sentence is to be read.
        if let Some(scroll) = self.find(".scroll").filter(|_| old.is_some()) {
            scroll.set_scroll_top(row.offset_top() - (scroll.client_height() - row.offset_height()) / 2);
        }
    }
}
