//! The page's state and what can be done to it.

use std::time::Duration;

use chuhe_board::geometry::Place;
use chuhe_board::input::{Effect, Event, Input, Turn};
use chuhe_lang::Arg;
use chuhe_rules::{Color, Illegal, Move};
use leptos::prelude::*;

use crate::sound::{Player, Sound};
use crate::state::{Engine, LocalGame, Note, Opponent, Settings};
use crate::store::{self, Key};
use crate::words::Words;
use crate::worker::{Computer, Report};

/// How long the computer's move waits, so that the person's own has come to rest.
const COMPUTER_PAUSE: Duration = Duration::from_millis(260);

/// Which form the page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// The first page.
    Home,
    /// A game.
    Game,
}

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    /// Nothing.
    None,
    /// The choice of a new game.
    New,
    /// The settings.
    Settings,
}

/// A game with the hands that play it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) local: LocalGame,
    pub(crate) hands: Input,
    pub(crate) refused: Option<Illegal>,
    /// From where the piece that moved last glides to its point.
    pub(crate) glide: Option<Place>,
    /// Whether the person is being asked if they really give up.
    pub(crate) resigning: bool,
}

impl Table {
    fn new(local: LocalGame) -> Self {
        Self { local, hands: Input::default(), refused: None, glide: None, resigning: false }
    }

    /// Lays down what is in hand and forgets what was said about it.
    fn clear(&mut self) {
        self.hands.reset();
        self.refused = None;
        self.glide = None;
        self.resigning = false;
    }

    fn handle(&mut self, event: Event) -> Option<Effect> {
        let position = self.local.position();
        let turn = Turn { position: &position, bottom: self.local.bottom(), movable: self.local.movable() };
        self.hands.handle(event, turn)
    }
}

/// Everything that the page's parts share.
#[derive(Clone, Copy)]
pub(crate) struct App {
    pub(crate) words: Words,
    pub(crate) table: RwSignal<Table>,
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) screen: RwSignal<Screen>,
    pub(crate) panel: RwSignal<Panel>,
    pub(crate) engine: RwSignal<Engine>,
    /// What a screen reader says next.
    pub(crate) said: RwSignal<String>,
    computer: StoredValue<Option<Computer>, LocalStorage>,
    player: StoredValue<Player, LocalStorage>,
}

impl App {
    /// The page as it begins: with the game that was left unfinished, if there is one.
    pub(crate) fn new(words: Words, tag: &str, engine_url: String) -> Self {
        let mut settings = Settings::for_language(tag);
        if let Some(text) = store::read(Key::Settings) {
            settings.restore(&text);
        }
        let left =
            store::read(Key::Game).and_then(|text| LocalGame::load(&text)).filter(LocalGame::is_unfinished);
        let screen = if left.is_some() { Screen::Game } else { Screen::Home };
        let app = Self {
            words,
            table: RwSignal::new(Table::new(
                left.unwrap_or_else(|| LocalGame::new(first_opponent(&settings))),
            )),
            settings: RwSignal::new(settings),
            screen: RwSignal::new(screen),
            panel: RwSignal::new(Panel::None),
            engine: RwSignal::new(Engine::Idle),
            said: RwSignal::new(String::new()),
            computer: StoredValue::new_local(None),
            player: StoredValue::new_local(Player::default()),
        };
        let computer = Computer::new(engine_url, move |report| match report {
            Report::State(engine) => app.engine.set(engine),
            Report::Move(mv) => set_timeout(move || app.computer_plays(mv), COMPUTER_PAUSE),
        });
        app.computer.set_value(Some(computer));
        app.ask_computer();
        app
    }

    /// What matters now, for the note line.
    pub(crate) fn note(self) -> Option<Note> {
        self.table.with(|table| Note::of(&table.local, table.refused.as_ref(), self.engine.get()))
    }

    /// Changes the settings and keeps them.
    pub(crate) fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        store::write(Key::Settings, &self.settings.get_untracked().save());
    }

    /// Begins a new game.
    pub(crate) fn begin(self, opponent: Opponent) {
        self.wake();
        if let Opponent::Computer { level, human } = opponent {
            self.set(|settings| {
                settings.level = level;
                settings.side = human;
            });
        }
        self.restart(LocalGame::new(opponent));
    }

    /// Begins the game again with the same players.
    pub(crate) fn rematch(self) {
        self.restart(self.table.with_untracked(|table| table.local.rematch()));
    }

    fn restart(self, local: LocalGame) {
        self.forget_computer();
        self.table.set(Table::new(local));
        self.panel.set(Panel::None);
        self.enter();
        self.keep();
    }

    /// From the first page's buttons: goes on with an unfinished game of the same kind, or begins one.
    pub(crate) fn play(self, opponent: Opponent) {
        let same = |table: &Table| {
            std::mem::discriminant(&table.local.opponent()) == std::mem::discriminant(&opponent)
                && table.local.is_unfinished()
        };
        if self.table.with_untracked(same) {
            self.enter();
        } else {
            self.begin(opponent);
        }
    }

    /// The computer at the level and for the side last chosen.
    pub(crate) fn usual_computer(self) -> Opponent {
        let settings = self.settings.get_untracked();
        Opponent::Computer { level: settings.level, human: settings.side }
    }

    /// Shows the game.
    fn enter(self) {
        self.screen.set(Screen::Game);
        self.ask_computer();
    }

    /// Shows the first page; an unfinished game stays on its board.
    pub(crate) fn leave(self) {
        let settings = self.settings.get_untracked();
        self.table.update(|table| {
            table.clear();
            if table.local.is_unfinished() {
                table.local.show(usize::MAX);
            } else {
                *table = Table::new(LocalGame::new(first_opponent(&settings)));
            }
        });
        self.screen.set(Screen::Home);
        self.keep();
    }

    /// Takes in what a hand did on the board.
    ///
    /// Gives the effect, for what only the board's view can do.
    pub(crate) fn handle(self, event: Event) -> Option<Effect> {
        if matches!(event, Event::Down { .. } | Event::Key(_) | Event::Activated(_)) {
            self.touch();
        }
        let held = self.table.with_untracked(|table| table.hands.held_at());
        let effect = self.table.try_update_untracked(|table| table.handle(event)).flatten();
        let released = matches!(event, Event::Up { .. } | Event::Key(_) | Event::Activated(_));
        match effect {
            None => {}
            // The first step of a drag changes the picture, the others move one piece.
            Some(Effect::Dragged) if held.is_some() => return effect,
            Some(Effect::Played(mv)) => self.make(mv, held),
            Some(Effect::Refused(reason)) => {
                self.table.update(|table| table.refused = Some(reason));
            }
            Some(Effect::Selected(square)) => {
                self.table.update(|table| table.refused = None);
                let piece = self.table.with_untracked(|table| table.local.game().position().piece_at(square));
                if let Some(piece) = piece {
                    let square = square.to_string();
                    let args = [
                        ("square", Arg::from(&square)),
                        ("color", piece.color.name().into()),
                        ("role", piece.role.name().into()),
                    ];
                    self.said.set(self.words.format("announce-selected", &args));
                }
                self.with_computer(Computer::load);
            }
            Some(Effect::Deselected) => {
                self.table.update(|table| table.refused = None);
                self.said.set(self.words.text("announce-cancelled"));
            }
            Some(Effect::Focused(_) | Effect::Dragged) => self.table.notify(),
        }
        let begun =
            self.table.with_untracked(|table| table.hands.selected().is_some() || table.local.plies() > 0);
        if released && begun && self.screen.get_untracked() == Screen::Home {
            self.enter();
        }
        effect
    }

    /// A hand comes to the board: sound may begin, and what was refused is forgotten, as is looking back.
    fn touch(self) {
        self.wake();
        let stale = |table: &Table| table.refused.is_some() || !table.local.is_latest() || table.resigning;
        if self.table.with_untracked(stale) {
            self.table.update(|table| {
                table.refused = None;
                table.resigning = false;
                table.local.show(usize::MAX);
            });
        }
    }

    /// Makes a move of either player that the rules allow.
    fn make(self, mv: Move, from: Option<Place>) {
        let made = self.table.try_update(|table| {
            table.clear();
            let bottom = table.local.bottom();
            let made = table.local.play(mv);
            table.glide = made.is_ok().then(|| from.unwrap_or_else(|| Place::of(mv.from(), bottom)));
            made
        });
        if made.is_some_and(|made| made.is_ok()) {
            self.tell(mv);
            self.keep();
            self.ask_computer();
        }
    }

    /// Makes the last move heard, by ear and by screen reader.
    fn tell(self, mv: Move) {
        let (piece, captured, checkers, over) = self.table.with_untracked(|table| {
            let position = table.local.game().position();
            let captured = table.local.game().plies().last().and_then(|ply| ply.undo.captured);
            (
                position.piece_at(mv.to()),
                captured,
                position.checkers().count(),
                table.local.verdict().is_some(),
            )
        });
        let sound = match (over, checkers, captured) {
            (true, ..) => Sound::End,
            (_, 1.., _) => Sound::Check,
            (_, _, Some(_)) => Sound::Capture,
            _ => Sound::Move,
        };
        if self.settings.get_untracked().sound {
            self.player.with_value(|player| player.play(sound));
        }
        let Some(piece) = piece else { return };
        let (from, to) = (mv.from().to_string(), mv.to().to_string());
        let args = [
            ("color", Arg::from(piece.color.name())),
            ("role", piece.role.name().into()),
            ("from", (&from).into()),
            ("to", (&to).into()),
            ("captured", captured.map_or("none", |piece| piece.role.name()).into()),
            ("check", ["none", "check", "double-check"][checkers.min(2)].into()),
        ];
        self.said.set(self.words.format("announce-move", &args));
    }

    /// Takes back.
    pub(crate) fn undo(self) {
        self.forget_computer();
        self.change(LocalGame::undo);
        self.said.set(self.words.text("note-undone"));
        self.ask_computer();
    }

    /// Turns the board.
    pub(crate) fn flip(self) {
        self.change(LocalGame::flip);
    }

    /// Shows the position after so many plies.
    pub(crate) fn show(self, plies: usize) {
        self.change(|local| local.show(plies));
    }

    /// Shows the position so many plies later, or earlier.
    pub(crate) fn step(self, by: isize) {
        let shown = self.table.with_untracked(|table| table.local.shown());
        self.show(shown.saturating_add_signed(by));
    }

    /// Asks whether the person really gives up, or no longer.
    pub(crate) fn ask_resign(self, asking: bool) {
        self.table.update(|table| table.resigning = asking);
    }

    /// Gives up.
    pub(crate) fn resign(self) {
        self.forget_computer();
        self.change(LocalGame::resign);
        if self.settings.get_untracked().sound {
            self.player.with_value(|player| player.play(Sound::End));
        }
    }

    /// Tries again to get the computer's move.
    pub(crate) fn retry(self) {
        self.ask_computer();
    }

    fn change(self, change: impl FnOnce(&mut LocalGame)) {
        self.table.update(|table| {
            table.clear();
            change(&mut table.local);
        });
        self.keep();
    }

    fn computer_plays(self, mv: Move) {
        if self.table.with_untracked(|table| table.local.awaits_computer().is_some()) {
            self.make(mv, None);
        }
    }

    /// Asks the computer for its move, if it is to move in a game that is shown.
    fn ask_computer(self) {
        if self.screen.get_untracked() == Screen::Home {
            return;
        }
        self.table.with_untracked(|table| {
            if let Some(level) = table.local.awaits_computer() {
                self.with_computer(|computer| computer.ask(table.local.game(), level));
            }
        });
    }

    fn forget_computer(self) {
        self.with_computer(Computer::forget);
    }

    fn with_computer(self, f: impl FnOnce(&Computer)) {
        // A copy, because what it reports may come back here at once.
        if let Some(computer) = self.computer.get_value() {
            f(&computer);
        }
    }

    /// In a gesture: lets the sounds be heard.
    fn wake(self) {
        if self.settings.get_untracked().sound {
            self.player.with_value(Player::wake);
        }
    }

    /// Keeps the game for the next visit, or forgets one that is over.
    fn keep(self) {
        self.table.with_untracked(|table| {
            if table.local.is_unfinished() {
                store::write(Key::Game, &table.local.save());
            } else {
                store::clear(Key::Game);
            }
        });
    }
}

/// Whom a touch on the first page's board begins a game with: the computer, with Red for the person as the board shows it.
fn first_opponent(settings: &Settings) -> Opponent {
    Opponent::Computer { level: settings.level, human: Color::Red }
}
