//! The page: the server's first page, which becomes a game.

mod actions;
mod files;
mod game;
mod moves;
mod panels;
mod reading;
mod why;

use std::rc::Rc;

use chuhe_rules::Color;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use crate::FILES;
use crate::app::{App, Panel, Screen};
use crate::widget::board::{BoardView, Picture, listen, set};
use crate::widget::{appear, on, text};

/// Takes over the server's page: draws the board in its place, wakes the buttons, and adds the parts of a game.
pub(crate) fn mount(app: App, table: &HtmlElement) -> Option<()> {
    let room: HtmlElement = table.query_selector("#board").ok()??.dyn_into().ok()?;
    let languages = table.query_selector("details.lang ul").ok().flatten().map(|list| list.inner_html());
    let view = Rc::new(BoardView::new(&room, app.words)?);
    let chrome = table.clone();
    mount_to(table.clone(), move || {
        draw(app, &view);
        let look = move || app.peek(|model| model.settings.look);
        listen(&view, &room, look, move |event| app.handle(event));
        wake_buttons(app, &chrome);
        describe(app, chrome.clone());
        keys(app);
        history(app);
        if FILES {
            files::listen(app);
        }
        let screen = Memo::new(move |_| app.get(|model| model.screen));
        view! {
            {move || match screen.get() {
                Screen::Home => None,
                Screen::Game => Some(game::game(app).into_any()),
                Screen::File => FILES.then(|| reading::reading(app).into_any()),
            }}
            {panels::panels(app, languages.unwrap_or_default())}
            <div class="vh" aria-live="polite">{text(move || app.get(|model| model.said.clone()))}</div>
        }
    })
    .forget();
    Some(())
}

/// Redraws the board whenever what it shows changes.
fn draw(app: App, view: &Rc<BoardView>) {
    let view = Rc::clone(view);
    Effect::new(move |drawn: Option<usize>| {
        app.get(|model| {
            let plies = model.shown();
            let fresh = drawn.is_some_and(|before| before + 1 == plies);
            let mut scene = model.scene();
            if let Some(ply) = model.explained() {
                scene.explain(ply, |nature| app.words.tag(nature));
            }
            view.draw(&Picture {
                scene,
                look: model.settings.look,
                movable: model.movable(),
                focus: model.hands.focus(),
                glide: model.glide.filter(|_| fresh),
            });
            if let Some(place) = model.hands.held_at() {
                view.drag(place);
            }
            plies
        })
    });
}

/// Wakes the buttons of the server's first page.
fn wake_buttons(app: App, table: &HtmlElement) {
    on(table, &leptos::ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let button = target.and_then(|element| element.closest("[data-act]").ok().flatten());
        match button.and_then(|button| button.get_attribute("data-act")).as_deref() {
            Some("computer") => app.play(false),
            Some("two") => app.play(true),
            Some("open") if FILES && app.peek(|model| model.screen == Screen::Home) => app.open(Panel::Open),
            _ => {}
        }
    });
}

/// Keeps the page's own marks: its form, whose turn it is, how the game ended, light or dark.
fn describe(app: App, table: HtmlElement) {
    Effect::new(move |_| {
        app.get(|model| {
            let local = &model.local;
            let winner = local.verdict().map(|verdict| verdict.winner().map_or("draw", Color::name));
            let plies = local.plies().to_string();
            set(&table, "class", Some(if model.screen == Screen::Home { "home" } else { "game" }));
            set(&table, "data-turn", Some(local.game().position().turn().name()));
            set(&table, "data-bottom", Some(model.bottom().name()));
            set(&table, "data-plies", Some(&plies));
            set(&table, "data-result", winner);
            set(&table, "data-rules", Some(&local.game().rules().name));
            set(&table, "data-file", model.is_file().then_some(""));
            set(&table, "data-why", model.explanation().map(|_| ""));
            appear(model.settings.appearance);
        });
    });
}

/// Arrow keys outside the board step through the game.
fn keys(app: App) {
    window_event_listener(leptos::ev::keydown, move |event| {
        let by = match event.key().as_str() {
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            _ => return,
        };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let typing =
            target.is_some_and(|target| target.matches("input, textarea, select").unwrap_or_default());
        let (screen, panel) = app.peek(|model| (model.screen, model.panel));
        if typing || panel != Panel::None || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match screen {
            Screen::Game => app.step(by),
            Screen::File if FILES => app.order(if by < 0 { "back" } else { "forward" }),
            Screen::Home | Screen::File => {}
        }
    });
}

/// The mark of a game in the browser's history.
const GAME: &str = "game";

/// Whether the browser's history says that this page showed a game: it does so when the page is loaded again.
pub(crate) fn is_marked() -> bool {
    let state = window().history().and_then(|history| history.state()).ok();
    state.and_then(|state| state.as_string()).is_some_and(|state| state == GAME)
}

/// Lets the browser's Back button lead from a game to the first page, and Forward to the game again.
fn history(app: App) {
    let playing = Memo::new(move |_| app.get(|model| model.screen != Screen::Home));
    Effect::new(move |_| {
        let playing = playing.get();
        if let Some(history) = window().history().ok().filter(|_| playing != is_marked()) {
            // A browser that keeps no history just has no way back.
            let _ = if playing { history.push_state(&GAME.into(), "") } else { history.back() };
        }
    });
    window_event_listener(leptos::ev::popstate, move |_| match (is_marked(), playing.get_untracked()) {
        (true, false) => app.enter(),
        (false, true) => app.leave(),
        _ => {}
    });
}
