//! The page: the server's first page, which becomes a game.

mod acts;
mod address;
mod advice;
mod analysis;
mod clocks;
mod facts;
mod files;
mod game;
mod invite;
mod lag;
mod moves;
mod online;
mod panels;
mod reading;
mod review;

use std::cell::RefCell;
use std::rc::Rc;

use chuhe_play::GameId;
use chuhe_rules::Color;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use crate::FILES;
use crate::app::{App, Model, Panel, Screen, named_place};
use crate::awake::Awake;
use crate::state::Online;
use crate::widget::board::{BoardView, Picture, listen};
use crate::widget::part::{Part, Parts, attribute, flag, text};
use crate::widget::replay::Replay;
use crate::widget::{appear, document, met, on, window};
use panels::Sheets;

/// What every screen has: the page's own marks, and what a screen reader says.
const PARTS: &[Part] = &[
    text("#said", |_, model| model.said.clone()),
    attribute("#table", "class", |_, model| {
        if model.screen == Screen::Home { "home" } else { "game" }.to_owned()
    }),
    attribute("#table", "data-turn", |_, model| model.local.game().position().turn().name().to_owned()),
    attribute("#table", "data-bottom", |_, model| model.bottom().name().to_owned()),
    attribute("#table", "data-plies", |_, model| model.local.plies().to_string()),
    attribute("#table", "data-result", |_, model| {
        let winner = model.local.verdict().map(|verdict| verdict.winner.map_or("draw", Color::name));
        winner.unwrap_or_default().to_owned()
    }),
    attribute("#table", "data-rules", |_, model| model.local.game().rules().name.to_string()),
    flag("#table", "data-file", Model::is_file),
    flag("#table", "data-invites", online::invites),
    flag("#table", "data-sending", |model| model.online.as_ref().is_some_and(Online::is_sending)),
    flag("#table", "data-offline", |model| model.online.as_ref().is_some_and(|online| !online.is_open())),
    flag("#table", "data-blind", |model| model.settings.blindfold && model.plays()),
    flag("#table", "data-zen", |model| model.settings.zen && model.plays()),
    flag("#table", "data-why", |model| model.explanation().is_some()),
    text(".hero .told", |_, model| model.files.told.clone()),
];

/// The page as it stands.
struct Page {
    app: App,
    board: Rc<BoardView>,
    marks: Parts,
    sheets: Sheets,
    /// Where everything around the board lies.
    room: Element,
    /// What changes in it.
    parts: Parts,
    /// The explanation of the end.
    why: Option<Replay>,
    /// The screen that has been drawn last.
    screen: Option<Screen>,
    /// How many plies led to the board that has been drawn last.
    plies: Option<usize>,
    /// The title that the server gave the page.
    title: String,
    /// Keeps the device's screen on.
    awake: Awake,
}

/// Takes over the server's page: draws the board in its place, wakes the buttons, and adds the parts of a game; `game` is
/// the one that the page was made for, if the server keeps it.
pub(crate) fn mount(app: App, table: &HtmlElement, game: Option<GameId>) -> Option<()> {
    let place: HtmlElement = table.query_selector("#board").ok()??.dyn_into().ok()?;
    let board = Rc::new(BoardView::new(&place, app.words())?);
    let own = format!(
        r#"<div class="parts"></div>{}<div id="said" class="vh" aria-live="polite"></div>"#,
        panels::html()
    );
    table.insert_adjacent_html("beforeend", &own).ok()?;
    let page = RefCell::new(Page {
        app,
        board: Rc::clone(&board),
        marks: Parts::within(&table.parent_element()?, &[PARTS]),
        sheets: Sheets::within(app, table),
        room: table.query_selector(".parts").ok()??,
        parts: Parts::default(),
        why: None,
        screen: None,
        plies: None,
        title: document().title(),
        awake: Awake::default(),
    });
    app.drawn_by(move || page.borrow_mut().draw());
    listen(&board, &place, move || app.get(|model| model.settings.look), move |event| app.handle(event));
    acts::listen(app, table);
    keys(app);
    on(&document(), "visibilitychange", move |_: Event| app.update(|_| ()));
    if let Some(game) = game {
        online::attend(app, game, table);
        return Some(());
    }
    on(&window(), "popstate", move |_: Event| match (marked(), app.get(|model| model.screen)) {
        (_, Screen::File) if FILES && address::follow(app) => {}
        (asked, shown) if asked == shown => {}
        (Screen::Home | Screen::Online, _) => app.leave(),
        (Screen::Game, _) => app.enter(),
        (Screen::File, _) => app.reopen(),
    });
    files::listen(app);
    if FILES {
        analysis::listen(app, table);
        review::listen(app, table);
    }
    Some(())
}

impl Page {
    /// Brings the page up to date.
    fn draw(&mut self) {
        let app = self.app;
        if FILES {
            app.look();
        }
        app.complete_words();
        let (screen, plies) = app.get(|model| (model.screen, model.shown()));
        let shown = self.screen.replace(screen) == Some(screen);
        if !shown {
            self.furnish(screen);
        }
        self.marks.draw(app);
        self.parts.draw(app);
        self.draw_board();
        if self.plies.replace(plies) != Some(plies) || !shown {
            // The move shown is brought into sight.
            if let Ok(Some(current)) = self.room.query_selector(".moves .cur, .line .cur") {
                current.scroll_into_view_with_bool(false);
            }
        }
        if let Some(why) = &self.why {
            why.mark();
        }
        self.sheets.draw(app);
        entitle(app, &self.title);
        self.awake.keep(app.get(|model| model.plays() && model.local.plies() > 0));
        if !shown && screen != Screen::Online {
            mark(screen);
        }
        if FILES && screen == Screen::File {
            address::write(app);
        }
    }

    /// Lays out what a screen has around the board.
    fn furnish(&mut self, screen: Screen) {
        let (app, words) = (self.app, self.app.words());
        let (html, parts): (_, &[_]) = match screen {
            Screen::Home => (String::new(), &[]),
            Screen::Game => (game::html(words), &[game::PARTS, moves::PARTS]),
            Screen::File if FILES => {
                (reading::html(words), &[reading::PARTS, analysis::PARTS, facts::PARTS, review::PARTS])
            }
            Screen::Online => (online::html(words), &[game::PARTS, moves::PARTS, online::PARTS, lag::MARKS]),
            Screen::File => return,
        };
        self.room.set_inner_html(&html);
        self.parts = Parts::within(&self.room, parts);
        let room = self.room.query_selector(".why").ok().flatten().and_then(|room| room.dyn_into().ok());
        self.why = room.map(|room| {
            let shown = move || app.get(|model| model.local.shown());
            Replay::new(words, &room, shown, move |plies| app.show(plies))
        });
    }

    fn draw_board(&self) {
        let (app, before) = (self.app, self.plies);
        app.get(|model| {
            let mut scene = model.scene();
            if let Some(ply) = model.explained() {
                scene.explain(ply, |nature| app.words().tag(nature));
            }
            self.board.draw(&Picture {
                scene,
                look: model.settings.look,
                movable: model.movable(),
                focus: model.hands.focus(),
                glide: model.glide.filter(|_| before.is_some_and(|before| before + 1 == model.shown())),
            });
            if let Some(place) = model.hands.held_at() {
                self.board.drag(place);
            }
            appear(model.settings.appearance);
        });
    }
}

/// Says in the page's title how the game stands, above all whose turn it is, for who looks at another page meanwhile.
fn entitle(app: App, title: &str) {
    let title = match app.get(|model| game::headline(app.words(), model)) {
        Some(headline) => format!("{headline} · {title}"),
        None => title.to_owned(),
    };
    if document().title() != title {
        document().set_title(&title);
    }
}

/// Arrow keys outside the board step through the game.
fn keys(app: App) {
    on(&window(), "keydown", move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowLeft" => "previous",
            "ArrowRight" => "next",
            _ => return,
        };
        let walks = app.get(|model| model.panel == Panel::None && model.screen != Screen::Home);
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if walks && !modified && met(&event, "input, textarea, select").is_none() {
            app.walk(step);
        }
    });
}

/// The marks of screens in the browser's history.
const MARKS: [(Screen, &str); 2] = [(Screen::Game, "game"), (Screen::File, "file")];

/// The screen that the browser's history says this page showed: it does so when the page is loaded again.
pub(crate) fn marked() -> Screen {
    let mark =
        window().history().and_then(|history| history.state()).ok().and_then(|state| state.as_string());
    let screen = MARKS.iter().find(|(_, name)| mark.as_deref() == Some(name)).map(|(screen, _)| *screen);
    screen.unwrap_or(Screen::Home)
}

/// Lets the browser's Back button lead from a game or a file to the first page, and Forward there again.
fn mark(screen: Screen) {
    let Ok(history) = window().history() else { return };
    let name = MARKS.iter().find(|(own, _)| *own == screen).map(|(_, name)| (*name).into());
    // A browser that keeps no history just has no way back.
    let _ = match (marked(), name) {
        (marked, _) if marked == screen => Ok(()),
        (_, None) => history.back(),
        // From a page that was opened by a link to a move, Back leads to where the link was.
        (Screen::Home, Some(name)) if !(FILES && named_place().is_some()) => history.push_state(&name, ""),
        (_, Some(name)) => history.replace_state(&name, ""),
    };
}
