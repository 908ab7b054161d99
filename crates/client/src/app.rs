//! The page's state and what can be done to it.

mod advice;
mod analysis;
mod computer;
mod facts;
mod files;
mod games;
mod moves;
mod online;
mod review;
mod screen;
mod shown;

use std::cell::{Cell, OnceCell, RefCell};
use std::time::Duration;

use chuhe_board::geometry::Place;
use chuhe_board::input::{Effect, Event, Input};
use chuhe_play::Time;
use chuhe_rules::{Color, Illegal, Label, RuleSet};
use wasm_bindgen_futures::spawn_local;

use crate::FILES;
use crate::chance;
use crate::computer::Computer;
use crate::desk::Desk;
use crate::live::Live;
use crate::sound::{Player, Sound};
use crate::state::{Advice, Engine, Explanation, Hint, LocalGame, Note, Online, Opponent, Settings};
use crate::store::{self, Key};
use crate::timer::later;
use crate::words::Words;
use crate::worker::Worker;
use files::saves;
pub(crate) use files::{Files, copies, named_place};
pub(crate) use screen::{Panel, Screen};

/// The scripts of the page's workers.
pub(crate) struct Workers {
    /// The computer player.
    pub(crate) engine: String,
    /// The engine that gives advice and looks into games.
    pub(crate) analyst: String,
    /// The reader and writer of files.
    pub(crate) records: String,
    /// The catalogue of the second.
    pub(crate) records_words: String,
}

/// Everything that the page shows.
pub(crate) struct Model {
    pub(crate) local: LocalGame,
    /// The game that a server keeps, whose board is `local`'s then.
    pub(crate) online: Option<Online>,
    /// When the page was last brought up to date.
    pub(crate) now: Time,
    pub(crate) files: Files,
    pub(crate) hands: Input,
    pub(crate) refused: Option<Illegal>,
    /// From where the piece that moved last glides to its point.
    pub(crate) glide: Option<Place>,
    /// Whether the person is being asked if they really give up.
    pub(crate) resigning: bool,
    /// Whether the explanation of the end has been closed.
    pub(crate) folded: bool,
    pub(crate) settings: Settings,
    pub(crate) screen: Screen,
    pub(crate) panel: Panel,
    pub(crate) engine: Engine,
    /// The engine that gives advice.
    pub(crate) advisor: Engine,
    /// The hint that is being given.
    pub(crate) hint: Option<Hint>,
    /// What was asked about a move of the computer's.
    pub(crate) why: Option<Advice>,
    /// The words that only some games and panels need, once they are there.
    pub(crate) more_words: Option<Words>,
    /// What a screen reader says next.
    pub(crate) said: String,
}

impl Model {
    /// What matters now, for the note line.
    pub(crate) fn note(&self) -> Option<Note> {
        let notation = self.settings.moves.notation(self.settings.look.script);
        Note::of(&self.local, self.hands.selected(), self.refused.as_ref(), self.engine, notation)
    }

    /// Why a repetition ended the game, if it did and that is to be seen.
    pub(crate) fn explanation(&self) -> Option<&Explanation> {
        self.local.explanation().filter(|_| self.screen != Screen::Home && !self.folded)
    }

    /// The ply that led to the position on the board, where it is explained.
    pub(crate) fn explained(&self) -> Option<&Label> {
        self.explanation()?.ply(self.local.shown())
    }

    /// The computer at the level and for the side last chosen.
    fn usual_computer(&self) -> Opponent {
        Opponent::Computer { level: self.settings.level, human: self.settings.side }
    }

    /// A game as the first page's board offers it: against the computer, with Red for the person.
    fn offered(settings: &Settings) -> LocalGame {
        let opponent = Opponent::Computer { level: settings.level, human: Color::Red };
        LocalGame::new(opponent, RuleSet::default(), Color::Red, chance::seed())
    }

    /// What the computer is to be asked: for its move, if it is to move in a game that is shown.
    fn question(&self) -> Option<String> {
        if self.screen == Screen::Game { self.local.question() } else { None }
    }

    /// Lays down what is in hand and forgets what was said about it.
    fn clear(&mut self) {
        self.hands.reset();
        self.refused = None;
        self.glide = None;
        self.resigning = false;
        self.hint = None;
        self.files.told.clear();
    }
}

/// What the visitor has chosen, or what a reader of the language with this tag begins with.
pub(crate) fn settings(tag: &str) -> Settings {
    let mut settings = Settings::for_language(tag);
    if let Some(text) = store::read(Key::Settings) {
        settings.restore(&text);
    }
    settings
}

/// The page's state and its helpers, for as long as the page lives.
#[derive(Clone, Copy)]
pub(crate) struct App(&'static Inner);

struct Inner {
    words: Words,
    model: RefCell<Model>,
    /// Brings the page up to date.
    draw: OnceCell<Box<dyn Fn()>>,
    /// Whether the page is about to be brought up to date.
    due: Cell<bool>,
    computer: OnceCell<Computer>,
    /// When it was last asked for its move.
    asked: Cell<Time>,
    advisor: OnceCell<Computer>,
    /// The worker that proves what there is to see in a position, and the one that reviews games.
    teacher: OnceCell<Worker>,
    critic: OnceCell<Worker>,
    /// The address of the words that only some games and panels need.
    more_words: String,
    /// Whether they are on their way or there.
    asked_words: Cell<bool>,
    desk: OnceCell<Desk>,
    live: OnceCell<Live>,
    player: Player,
}

impl App {
    /// The page as it begins: with the game that was left unfinished, if there is one; where the page was only loaded
    /// again while it showed this screen (`before`), with a finished game too, or with the file that was open.
    ///
    /// The page of a game that a server keeps begins with that one's board alone.
    pub(crate) fn new(words: Words, tag: &'static str, workers: Workers, before: Screen) -> Self {
        let settings = settings(tag);
        let finished = before == Screen::Game || saves();
        let left = store::read(Key::Game).and_then(|text| LocalGame::load(&text));
        let finished_too = |local: &LocalGame| finished && local.plies() > 0;
        let left = left.filter(|local| local.is_unfinished() || finished_too(local));
        let left = left.filter(|_| before != Screen::Online);
        let screen = match before {
            Screen::Online => Screen::Online,
            Screen::File if FILES && store::read(Key::File).is_some() => Screen::File,
            _ if left.is_some() && (!FILES || saves()) => Screen::Game,
            _ => Screen::Home,
        };
        let app = Self(Box::leak(Box::new(Inner {
            words,
            model: RefCell::new(Model {
                screen,
                local: left.unwrap_or_else(|| match before {
                    Screen::Online => LocalGame::awaited(),
                    _ => Model::offered(&settings),
                }),
                online: None,
                now: Time::default(),
                files: Files::default(),
                hands: Input::default(),
                refused: None,
                glide: None,
                resigning: false,
                folded: false,
                settings,
                panel: Panel::None,
                engine: Engine::Idle,
                advisor: Engine::Idle,
                hint: None,
                why: None,
                more_words: None,
                said: String::new(),
            }),
            draw: OnceCell::new(),
            due: Cell::new(false),
            computer: OnceCell::new(),
            asked: Cell::default(),
            advisor: OnceCell::new(),
            teacher: OnceCell::new(),
            critic: OnceCell::new(),
            more_words: workers.records_words.clone(),
            asked_words: Cell::new(false),
            desk: OnceCell::new(),
            live: OnceCell::new(),
            player: Player::default(),
        })));
        app.0.advisor.get_or_init(|| app.advisor(workers.analyst.clone()));
        if FILES {
            app.0.teacher.get_or_init(|| app.teacher(workers.analyst.clone()));
            app.0.critic.get_or_init(|| app.critic(workers.analyst));
        }
        app.0.computer.get_or_init(|| app.computer(workers.engine));
        app.ask_computer();
        app.0.desk.get_or_init(|| {
            Desk::new(workers.records, (tag, workers.records_words), move |said| app.hear(said))
        });
        if FILES {
            app.begin_with_files();
        }
        app
    }

    /// The page's words.
    pub(crate) fn words(self) -> Words {
        self.0.words
    }

    /// Something of the model.
    pub(crate) fn get<T>(self, f: impl FnOnce(&Model) -> T) -> T {
        f(&self.0.model.borrow())
    }

    /// Changes the model, and the page as soon as all that is being done has been done.
    pub(crate) fn update<T>(self, change: impl FnOnce(&mut Model) -> T) -> T {
        let done = self.update_unseen(change);
        self.draw_soon();
        done
    }

    /// Brings the page up to date as soon as all that is being done has been done.
    fn draw_soon(self) {
        if !self.0.due.replace(true) {
            spawn_local(async move {
                self.0.due.set(false);
                if let Some(draw) = self.0.draw.get() {
                    draw();
                }
            });
        }
    }

    /// Changes what cannot be seen of the model.
    fn update_unseen<T>(self, change: impl FnOnce(&mut Model) -> T) -> T {
        change(&mut self.0.model.borrow_mut())
    }

    /// What brings the page up to date: now, and whenever the model has changed.
    pub(crate) fn drawn_by(self, draw: impl Fn() + 'static) {
        draw();
        self.0.draw.get_or_init(|| Box::new(draw));
    }

    /// Changes one setting, written as [`Settings::save`] writes it, and keeps them all.
    pub(crate) fn set(self, setting: &str) {
        self.update(|model| model.settings.restore(setting));
        let kept = self.get(|model| model.settings.save());
        store::write(Key::Settings, &kept);
        if FILES && self.get(|model| model.files.reading.games > 0) {
            self.tell_notation();
        }
    }

    /// Opens a panel, or closes the one that is open.
    pub(crate) fn open(self, panel: Panel) {
        self.update(|model| {
            model.panel = panel;
            model.files.told.clear();
        });
    }

    /// Takes in what a hand did on the board.
    ///
    /// Gives the effect, for what only the board's view can do.
    pub(crate) fn handle(self, event: Event) -> Option<Effect> {
        if matches!(event, Event::Down { .. } | Event::Key(_) | Event::Activated(_)) {
            if FILES {
                self.touch_lesson();
            }
            self.touch();
        }
        let held = self.get(|model| model.hands.held_at());
        let effect = self.update_unseen(|model| model.handle(event));
        match effect {
            None => {}
            // The first step of a drag changes the picture, the others move one piece.
            Some(Effect::Dragged) if held.is_some() => {}
            Some(Effect::Played(mv)) if FILES && self.get(Model::learns) => self.attempt(mv),
            Some(Effect::Played(mv)) if self.get(Model::is_file) => {
                self.update(Model::clear);
                self.order_here("play", &mv.to_string());
            }
            Some(Effect::Played(mv)) if self.get(Model::is_online) => self.make_online(mv, held),
            Some(Effect::Played(mv)) => self.make(mv, held),
            Some(Effect::Refused(reason)) => self.update(|model| model.refused = Some(reason)),
            Some(Effect::Selected(square)) => {
                self.say(self.get(|model| {
                    let piece = model.position().piece_at(square);
                    piece.map_or_else(String::new, |piece| self.0.words.selected(square, piece))
                }));
                // It is loaded while the person thinks where to.
                let against = |model: &Model| {
                    !model.is_file() && matches!(model.local.opponent(), Opponent::Computer { .. })
                };
                if self.get(against) {
                    self.with_computer(Computer::load);
                }
            }
            Some(Effect::Deselected) => self.say(self.0.words.text("announce-cancelled")),
            Some(Effect::Focused(_) | Effect::Dragged) => self.update(|_| ()),
        }
        let released = matches!(event, Event::Up { .. } | Event::Key(_) | Event::Activated(_));
        let begun = |model: &Model| {
            model.screen == Screen::Home && (model.hands.selected().is_some() || model.local.plies() > 0)
        };
        if released && self.get(begun) {
            self.enter();
        }
        effect
    }

    /// A hand comes to the board: sound may begin, and what was refused is forgotten, as is looking back.
    fn touch(self) {
        self.wake();
        self.forgive();
        let said = |model: &Model| model.refused.is_some() || !model.files.told.is_empty();
        if self.get(|model| said(model) || !model.local.is_latest() || model.resigning) {
            self.update(|model| {
                model.files.told.clear();
                model.refused = None;
                model.resigning = false;
                model.local.show(usize::MAX);
            });
        }
    }

    /// In a gesture: lets the sounds be heard, once what was touched has been drawn.
    fn wake(self) {
        if self.get(|model| model.settings.sound) {
            later(Duration::ZERO, move || self.0.player.wake());
        }
    }

    fn play_sound(self, sound: Sound) {
        if self.get(|model| model.settings.sound) {
            self.0.player.play(sound);
        }
    }
}
