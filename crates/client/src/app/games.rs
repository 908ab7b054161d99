//! Games on this screen: how they begin, are left, gone on with and kept.

use chuhe_play::Handicap;
use chuhe_rules::{Color, RuleSet};

use super::{App, Model, Panel, Screen};
use crate::chance;
use crate::state::{Level, LocalGame, Opponent};
use crate::store::{self, Key};

impl App {
    /// Begins a new game by these rules; `first` begins where they let either side do so.
    pub(crate) fn begin(self, opponent: Opponent, rules: RuleSet, first: Color) {
        self.wake();
        if let Opponent::Computer { level, human } = opponent {
            self.set(&format!("level={} side={}", level.number(), human.name()));
        }
        self.restart(LocalGame::new(opponent, rules, first, chance::seed()));
    }

    /// Begins a new game by these rules in which the computer gives the person something.
    pub(crate) fn begin_given(self, level: Level, rules: RuleSet, handicap: Handicap) {
        self.wake();
        self.set(&format!("level={}", level.number()));
        let computer = Opponent::Computer { level, human: Color::Black };
        self.restart(LocalGame::with_handicap(computer, rules, handicap, chance::seed()));
    }

    /// Begins the game that is offered to a person who has lost.
    pub(crate) fn take_offer(self) {
        if let Some(easier) = self.get(|model| model.local.easier(chance::seed())) {
            self.restart(easier);
        }
    }

    /// Begins the game again with the same players and rules.
    pub(crate) fn rematch(self) {
        self.restart(self.get(|model| model.local.rematch(chance::seed())));
    }

    fn restart(self, local: LocalGame) {
        // A game of the other kind can be gone on with later.
        let other = |left: &LocalGame| left.goes_on(local.opponent() != Opponent::SameScreen);
        if let Some(left) = self.get(|model| other(&model.local).then(|| model.local.save())) {
            store::write(Key::Aside, &left);
        }
        self.update(|model| {
            model.clear();
            model.local = local;
            model.folded = false;
            model.panel = Panel::None;
        });
        self.enter();
        self.keep();
    }

    /// From the first page's buttons: goes on with an unfinished game of the same kind, or begins one.
    pub(crate) fn play(self, same_screen: bool) {
        let (opponent, goes_on) = self.get(|model| {
            let opponent = if same_screen { Opponent::SameScreen } else { model.usual_computer() };
            (opponent, model.local.goes_on(same_screen))
        });
        if goes_on {
            return self.enter();
        }
        let aside = store::read(Key::Aside).and_then(|text| LocalGame::load(&text));
        match aside.filter(|local| local.goes_on(same_screen)) {
            Some(local) => {
                self.wake();
                store::clear(Key::Aside);
                self.restart(local);
            }
            None => self.begin(opponent, RuleSet::default(), Color::Red),
        }
    }

    /// Shows the game.
    pub(crate) fn enter(self) {
        self.update(|model| model.screen = Screen::Game);
        self.ask_computer();
    }

    /// Shows the first page; an unfinished game stays on its board.
    pub(crate) fn leave(self) {
        self.update(|model| {
            model.clear();
            if model.local.is_unfinished() {
                model.local.show(usize::MAX);
            } else {
                model.local = Model::offered(&model.settings);
            }
            model.screen = Screen::Home;
        });
        self.keep();
    }

    /// Keeps the game for the next visit; one that is over only comes back when the page is loaded again.
    pub(super) fn keep(self) {
        if self.get(Model::is_online) {
            return;
        }
        let kept = self.get(|model| model.local.is_begun().then(|| model.local.save()));
        match kept {
            Some(text) => {
                store::write(Key::Game, &text);
            }
            None => store::clear(Key::Game),
        }
    }
}
