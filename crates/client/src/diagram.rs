//! Diagrams on the pages that teach: a position to try moves on, and a line to walk through.
//!
//! The server sends `<figure class="diagram" data-fen=… data-moves=… data-rules=…>` with the board drawn in its
//! `.bd`; this takes it over and adds what the moves do, buttons and the note line at its end.
//! `data-hand` names the point of a piece that is in hand at first, and `#shapes` holds what all pictures refer to.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use chuhe_board::geometry::Place;
use chuhe_board::input::{Effect, Event};
use chuhe_board::{Coordinates, svg};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use crate::state::{Settings, Study};
use crate::widget::board::{BoardView, Picture, listen};
use crate::widget::replay::{self, Replay};
use crate::widget::{appear, icon, note_class, on, said, set};
use crate::words::Words;

/// Takes over all diagrams of the page.
pub(crate) fn mount_all(root: &Element, words: Words, mut settings: Settings) {
    // The texts beside the boards name points.
    if settings.look.coordinates == Coordinates::None {
        settings.look.coordinates = Coordinates::Letters;
    }
    if let Some(shapes) = root.owner_document().and_then(|document| document.get_element_by_id("shapes")) {
        shapes.set_inner_html(&format!("<defs>{}</defs>", svg::defs(settings.look)));
    }
    appear(settings.appearance);
    let Ok(figures) = root.query_selector_all("figure.diagram[data-fen]") else { return };
    for figure in (0..figures.length()).filter_map(|index| figures.item(index)) {
        if let Ok(figure) = figure.dyn_into::<HtmlElement>() {
            // Where a part is missing the server's picture stays.
            let _ = Diagram::mount(&figure, words, settings);
        }
    }
}

struct Diagram {
    words: Words,
    settings: Settings,
    study: RefCell<Study>,
    view: Rc<BoardView>,
    /// How many plies the board showed when it was drawn last.
    drawn: Cell<Option<usize>>,
    why: HtmlElement,
    /// The text that stands in `why`.
    told: RefCell<String>,
    replay: OnceCell<Replay>,
    note: HtmlElement,
    reset: HtmlElement,
}

impl Diagram {
    fn mount(figure: &HtmlElement, words: Words, settings: Settings) -> Option<()> {
        let value = |name: &str| figure.get_attribute(name).unwrap_or_default();
        let mut study = Study::new(&value("data-fen"), &value("data-moves"), &value("data-rules"))?;
        if let Ok(square) = value("data-hand").parse() {
            study.handle(Event::Activated(square));
        }
        let find = |selector| figure.query_selector(selector).ok()??.dyn_into::<HtmlElement>().ok();
        let room = find(".bd")?;
        let view = Rc::new(BoardView::new(&room, words)?);
        let below = format!(
            r#"<div data-line></div><div role="status" aria-live="polite"></div><div data-act="reset"><button class="quiet" type="button">{}<span>{}</span></button></div>"#,
            icon::html(icon::AGAIN),
            svg::escape(&words.text("retry"))
        );
        figure.insert_adjacent_html("beforeend", &below).ok()?;
        let diagram = Rc::new(Self {
            words,
            settings,
            study: RefCell::new(study),
            view: Rc::clone(&view),
            drawn: Cell::new(None),
            why: find("[data-line]")?,
            told: RefCell::default(),
            replay: OnceCell::new(),
            note: find("[role=status]")?,
            reset: find("[data-act=reset]")?,
        });
        let (read, write) = (Rc::clone(&diagram), Rc::clone(&diagram));
        let shown = move || read.study.borrow().local().shown();
        let show = move |plies| write.change(|study| study.show(plies));
        diagram.replay.get_or_init(|| Replay::new(words, &diagram.why, shown, show));
        let touched = Rc::clone(&diagram);
        listen(&view, &room, move || settings.look, move |event| touched.handle(event));
        let back = Rc::clone(&diagram);
        on(&diagram.reset, "click", move |_: web_sys::Event| back.change(Study::reset));
        diagram.draw();
        Some(())
    }

    fn change(&self, change: impl FnOnce(&mut Study)) {
        change(&mut self.study.borrow_mut());
        self.draw();
    }

    fn handle(&self, event: Event) -> Option<Effect> {
        let held = self.study.borrow().hands().held_at().is_some();
        let effect = self.study.borrow_mut().handle(event);
        let moves_on = matches!(event, Event::Moved { .. });
        // The steps of a drag move one piece, nothing else.
        if !moves_on || (effect.is_some() && !held) {
            self.draw();
        }
        effect
    }

    fn draw(&self) {
        let (study, words) = (self.study.borrow(), self.words);
        let local = study.local();
        let (shown, why) = (local.shown(), study.explanation());
        let mut scene = study.scene();
        let ply = why.ply(shown).filter(|_| scene.selected.is_none());
        if let Some(ply) = ply {
            scene.explain(ply, |nature| words.tag(nature));
        }
        let fresh = self.drawn.replace(Some(shown)).is_some_and(|before| before + 1 == shown);
        self.view.draw(&Picture {
            scene,
            look: self.settings.look,
            movable: study.movable(),
            focus: study.hands().focus(),
            glide: ply.filter(|_| fresh).map(|ply| Place::of(ply.mv.from(), local.bottom())),
        });
        if let Some(place) = study.hands().held_at() {
            self.view.drag(place);
        }
        let html = if why.plies().is_empty() {
            String::new()
        } else {
            replay::html(words, local, why, &self.settings)
        };
        if *self.told.borrow() != html {
            self.why.set_inner_html(&html);
            set(&self.why, "class", (!html.is_empty()).then_some("why"));
            self.told.replace(html);
        }
        if let Some(replay) = self.replay.get() {
            replay.mark();
        }
        let note = study.note();
        set(&self.note, "class", Some(note_class(note.as_ref().map(|note| note.tone))));
        self.note.set_inner_html(&note.map_or_else(String::new, |note| said(words, &note)));
        set(&self.reset, "hidden", study.is_given().then_some(""));
    }
}
