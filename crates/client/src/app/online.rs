//! A game that a server keeps: what comes from it, what the person asks of it, and the time in between.

use std::time::Duration;

use chuhe_board::geometry::Place;
use chuhe_play::{Act, GameId, Time};
use chuhe_rules::{Color, Move};
use web_sys::Event;

use super::{App, Model};
use crate::chance;
use crate::live::{Live, Signal};
use crate::sound::Sound;
use crate::state::{Beat, Notice, Online, Road, Told};
use crate::store::{self, Key};
use crate::timer::{Pulse, day, now};
use crate::widget::{document, on, window};

/// How often it is looked whether something is due, and the clocks are brought up to date.
const PACE: Duration = Duration::from_millis(100);

impl Model {
    /// Whether a game is shown that a server keeps.
    pub(crate) fn is_online(&self) -> bool {
        self.online.is_some()
    }

    /// Whether the person plays that game, rather than looks on.
    pub(crate) fn sits(&self) -> bool {
        self.online.as_ref().is_some_and(|online| online.color().is_some())
    }
}

impl App {
    /// Shows a game that a server keeps, and stays with it.
    pub(crate) fn attend(self, game: GameId, tick: impl Fn() + 'static) {
        self.update(|model| {
            model.now = now();
            let online = Online::new(game, store::read(Key::Move(game)).as_deref(), model.now);
            let road = if store::read(Key::Road).is_some() { Road::Stream } else { Road::Socket };
            model.online = Some(online.by(road, model.now));
        });
        self.0.live.get_or_init(|| Live::new(move |signal| self.hear_server(signal)));
        let pulse = Pulse::new(PACE, move || {
            self.beat();
            tick();
        });
        // For as long as the page lives.
        std::mem::forget(pulse);
        for event in ["online", "pageshow", "focus"] {
            on(&window(), event, move |_: Event| self.hurry());
        }
        on(&document(), "visibilitychange", move |_: Event| self.hurry());
        on(&window(), "offline", move |_: Event| self.cut());
        self.beat();
    }

    /// Lets time pass.
    fn beat(self) {
        // What changes on the page by time alone, apart from clocks.
        let shown = |model: &Model| {
            let online = model.online.as_ref()?;
            let said = Color::ALL.map(|color| online.said(color, model.now).is_some());
            Some((online.notice(model.now).map(Notice::kind), said))
        };
        let has_slept = |online: &mut Online| online.has_slept(now(), day());
        if self.update_unseen(|model| model.online.as_mut().map(has_slept)) == Some(true) {
            self.cut();
            self.online(Online::hurry);
        }
        let before = self.get(shown);
        let beat = self.update_unseen(|model| {
            model.now = now();
            let now = model.now;
            model.online.as_mut().and_then(|online| online.beat(now))
        });
        match beat {
            Some(Beat::Open(road)) => self.with_live(|live| {
                if let Some(game) = self.get(|model| model.online.as_ref().map(Online::game)) {
                    live.open(game, road);
                }
            }),
            Some(Beat::Drop) => self.cut(),
            None => {}
        }
        if self.get(shown) != before {
            self.update(|_| ());
        }
    }

    /// Tries to connect now, since something has changed that makes it worth while.
    pub(crate) fn hurry(self) {
        self.online(Online::hurry);
        self.beat();
    }

    /// Forgets what the server refused.
    pub(super) fn forgive(self) {
        if self.get(|model| model.online.as_ref().is_some_and(Online::is_refused)) {
            self.online(|online, _| online.forgive());
        }
    }

    /// Takes the connection for dead.
    fn cut(self) {
        self.with_live(Live::close);
        self.online(|online, now| online.cut(now, chance::seed() as u32));
    }

    fn hear_server(self, signal: Signal) {
        match signal {
            Signal::Open => {
                let hello = self.online(Online::opened).flatten();
                self.say_to_server(hello);
                self.beat();
            }
            Signal::Message(bytes) => match self.online(|online, now| online.hear(now, &bytes)).flatten() {
                Some(told) => self.take_in(told),
                None => self.cut(),
            },
            Signal::Closed => self.cut(),
        }
    }

    /// Shows what the server has told.
    fn take_in(self, told: Told) {
        self.say_to_server(told.say);
        match told.road {
            Some(Road::Stream) => drop(store::write(Key::Road, "stream")),
            Some(Road::Socket) => store::clear(Key::Road),
            None => {}
        }
        let plies = self.get(|model| model.local.plies());
        self.show_online(None);
        if let Some(mv) = told.moved {
            if self.get(|model| model.local.plies() > plies) {
                self.update(|model| {
                    model.glide = Some(Place::of(mv.from(), model.local.bottom()));
                });
            }
            self.tell(mv);
        }
        if told.ended {
            self.play_sound(Sound::End);
            self.unfold_later();
        }
        if let Some((side, speech)) = told.said {
            self.say(format!("{}: {}", self.0.words.side(side), self.0.words.speech(speech)));
        }
        if told.undone {
            self.say(self.0.words.text("note-undone"));
        }
        if told.resumed {
            let own = self.get(|model| model.local.movable().is_some());
            self.say(self.0.words.text(if own { "your-move" } else { "thinking" }));
        }
        if let Some(game) = told.next {
            self.go_to(game);
        }
    }

    /// Brings the board to where the game stands, and keeps the move that is under way.
    fn show_online(self, glide: Option<Place>) {
        self.update(|model| {
            let Some(online) = &mut model.online else { return };
            let before: Vec<Move> = model.local.game().moves().collect();
            online.show(&mut model.local);
            if !model.local.game().moves().eq(before) {
                model.clear();
                model.glide = glide;
                model.folded = model.local.verdict().is_some() && model.folded;
            }
        });
        let kept =
            self.get(|model| model.online.as_ref().map(|online| (Key::Move(online.game()), online.kept())));
        match kept {
            Some((key, Some(text))) => {
                store::write(key, &text);
            }
            Some((key, None)) => store::clear(key),
            None => {}
        }
    }

    /// Asks the server for something.
    pub(crate) fn ask_server(self, act: Act) {
        let say = self.online(|online, _| online.ask(chance::seed() as u32, act));
        self.say_to_server(say.flatten());
    }

    /// Proposes to take back the person's last move.
    pub(crate) fn ask_takeback(self) {
        if let Some(offer) = self.get(|model| model.online.as_ref().and_then(Online::takeback)) {
            self.ask_server(Act::Offer(offer));
        }
    }

    /// Accepts what the other side proposes, or declines it.
    pub(crate) fn answer(self, accept: bool) {
        let offered = self.get(|model| model.online.as_ref().and_then(Online::offered));
        if let Some(offer) = offered {
            self.ask_server(if accept { Act::Accept(offer) } else { Act::Decline(offer) });
        }
    }

    /// Withdraws the person's own proposal.
    pub(crate) fn withdraw(self) {
        let asked = self.get(|model| model.online.as_ref().and_then(Online::asked));
        if let Some(offer) = asked {
            self.ask_server(Act::Decline(offer));
        }
    }

    /// Makes the person's move, which is the server's once it says so.
    pub(super) fn make_online(self, mv: Move, from: Option<Place>) {
        let say = self.online(|online, _| online.play(chance::seed() as u32, mv));
        let bottom = self.get(|model| model.local.bottom());
        self.show_online(Some(from.unwrap_or_else(|| Place::of(mv.from(), bottom))));
        self.say_to_server(say.flatten());
        self.tell(mv);
    }

    /// Goes to another game of the same two players.
    pub(crate) fn go_to(self, game: GameId) {
        // A browser that stays shows the way there by a button.
        let _ = window().location().set_href(&format!("/{}/game/{game}", self.0.words.language()));
    }

    fn say_to_server(self, says: impl IntoIterator<Item = Vec<u8>>) {
        for bytes in says {
            self.with_live(|live| live.say(&bytes));
        }
    }

    fn with_live(self, f: impl FnOnce(&Live)) {
        if let Some(live) = self.0.live.get() {
            f(live);
        }
    }

    /// Changes what the page has of the game, if it shows one.
    fn online<T>(self, change: impl FnOnce(&mut Online, Time) -> T) -> Option<T> {
        let now = now();
        self.update(|model| {
            model.now = now;
            model.online.as_mut().map(|online| change(online, now))
        })
    }
}
