//! Diagrams on the pages that teach: a position to try moves on, and a line to walk through.
//!
//! The server sends `<figure class="diagram" data-fen=… data-moves=… data-rules=…>` with the board drawn in its
//! `.bd`; this takes it over and adds what the moves do, buttons and the note line at its end.
//! `data-hand` names the point of a piece that is in hand at first, and `#shapes` holds what all pictures refer to.

use std::rc::Rc;

use chuhe_board::geometry::Place;
use chuhe_board::{Coordinates, input, svg};
use chuhe_rules::Move;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use crate::state::{Settings, Study};
use crate::widget::board::{BoardView, Picture, listen};
use crate::widget::replay::{Replay, replay};
use crate::widget::{Face, appear, button, flag, icon, note_class, said};
use crate::words::Words;

/// Takes over all diagrams of the page.
pub(crate) fn mount_all(root: &Element, words: Words, mut settings: Settings) {
    // The texts beside the boards name points.
    if settings.look.coordinates == Coordinates::None {
        settings.look.coordinates = Coordinates::Letters;
    }
    if let Some(shapes) = document().get_element_by_id("shapes") {
        shapes.set_inner_html(&format!("<defs>{}</defs>", svg::defs(settings.look)));
    }
    appear(settings.appearance);
    let Ok(figures) = root.query_selector_all("figure.diagram[data-fen]") else { return };
    for figure in (0..figures.length()).filter_map(|index| figures.item(index)) {
        if let Ok(figure) = figure.dyn_into::<HtmlElement>() {
            // Where a part is missing the server's picture stays.
            let _ = mount(&figure, words, settings);
        }
    }
}

fn mount(figure: &HtmlElement, words: Words, settings: Settings) -> Option<()> {
    let value = |name: &str| figure.get_attribute(name).unwrap_or_default();
    let mut study = Study::new(&value("data-fen"), &value("data-moves"), &value("data-rules"))?;
    if let Ok(square) = value("data-hand").parse() {
        study.handle(input::Event::Activated(square));
    }
    let room: HtmlElement = figure.query_selector(".bd").ok()??.dyn_into().ok()?;
    let view = Rc::new(BoardView::new(&room, words)?);
    mount_to(figure.clone(), move || {
        let study = RwSignal::new(study);
        let handle = move |event| {
            let effect = study.try_update_untracked(|study| study.handle(event)).flatten();
            // The steps of a drag move one piece, nothing else.
            if effect.is_some_and(|effect| effect != input::Effect::Dragged) {
                study.notify();
            }
            effect
        };
        listen(&view, &room, move || settings.look, handle);
        draw(study, &view, words, settings);
        view! { {line(study, words, settings)}{note(study, words)} }
    })
    .forget();
    Some(())
}

/// Redraws the board whenever the study changes.
fn draw(study: RwSignal<Study>, view: &Rc<BoardView>, words: Words, settings: Settings) {
    let view = Rc::clone(view);
    Effect::new(move |drawn: Option<usize>| {
        study.with(|study| {
            let local = study.local();
            let shown = local.shown();
            let mut scene = study.scene();
            let ply = study.explanation().ply(shown).filter(|_| scene.selected.is_none());
            if let Some(ply) = ply {
                scene.explain(ply, |nature| words.tag(nature));
            }
            let fresh = drawn.is_some_and(|before| before + 1 == shown);
            view.draw(&Picture {
                scene,
                look: settings.look,
                movable: study.movable(),
                focus: study.hands().focus(),
                glide: ply.filter(|_| fresh).map(|ply| Place::of(ply.mv.from(), local.bottom())),
            });
            if let Some(place) = study.hands().held_at() {
                view.drag(place);
            }
            shown
        })
    });
}

/// What the moves of the line do, anew for every line.
fn line(study: RwSignal<Study>, words: Words, settings: Settings) -> AnyView {
    let moves = Memo::new(move |_| study.with(|study| study.local().game().moves().collect::<Vec<Move>>()));
    let content = move || {
        let empty = moves.with(Vec::is_empty);
        (!empty).then(|| {
            let (plies, sentence) = study.with_untracked(|study| {
                let why = study.explanation();
                let sentence = why.sentence().map(|(id, args)| words.reason(id, args));
                (Replay::new(words, study.local(), why, &settings), sentence)
            });
            let shown = Box::new(move || study.with(|study| study.local().shown()));
            let show = move |plies| study.update(|study| study.show(plies));
            view! { <div class="why">{replay(words, plies, sentence, shown, show)}</div> }.into_any()
        })
    };
    view! { {content} }.into_any()
}

/// A refusal or a result, and the way back to the line that the diagram is about.
fn note(study: RwSignal<Study>, words: Words) -> AnyView {
    let note = Memo::new(move |_| study.with(Study::note));
    let class = move || note_class(note.with(|note| note.as_ref().map(|note| note.tone)));
    let face = Face { class: "quiet", icon: icon::AGAIN, words: words.text("retry"), bare: false };
    let given = flag(move || study.with(Study::is_given));
    view! {
        <div class=class role="status" aria-live="polite">{move || note.get().map(|note| said(words, &note))}</div>
        <div hidden=given>{button("reset", face, flag(|| false), move || study.update(Study::reset))}</div>
    }
    .into_any()
}
