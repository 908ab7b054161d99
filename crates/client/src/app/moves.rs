//! The moves of the game on this page: made, taken back, walked through, and what is said of them.

use std::time::Duration;

use chuhe_board::Check;
use chuhe_board::geometry::Place;
use chuhe_rules::Move;

use super::{App, Model};
use crate::sound::Sound;
use crate::state::LocalGame;
use crate::timer::later;

/// How long the explanation of an end waits: the last move comes to rest, and the finger that made it is off the screen
/// before something else lies under it.
const EXPLANATION_PAUSE: Duration = Duration::from_millis(700);

impl App {
    /// Makes a move of either player that the rules allow.
    pub(super) fn make(self, mv: Move, from: Option<Place>) {
        let made = self.update(|model| {
            model.clear();
            let bottom = model.local.bottom();
            let made = model.local.play(mv);
            model.folded = true;
            model.glide = made.is_ok().then(|| from.unwrap_or_else(|| Place::of(mv.from(), bottom)));
            made
        });
        if made.is_ok() {
            self.tell(mv);
            self.keep();
            self.ask_computer();
            self.unfold_later();
        }
    }

    /// Opens the explanation of the end after a while, if there is one.
    pub(super) fn unfold_later(self) {
        if self.get(|model| model.local.explanation().is_some()) {
            later(EXPLANATION_PAUSE, move || self.update(|model| model.folded = false));
        }
    }

    /// Makes the last move heard, by ear and by screen reader.
    pub(super) fn tell(self, mv: Move) {
        let (words, sound) = self.get(|model| {
            let game = model.local.game();
            let captured = game.plies().last().and_then(|ply| ply.undo.captured);
            let checkers = Check::of(game.position()).map_or(0, |check| check.lines.len());
            let sound = match (model.local.verdict(), checkers, captured) {
                (Some(_), ..) => Sound::End,
                (_, 1.., _) => Sound::Check,
                (_, _, Some(_)) => Sound::Capture,
                _ => Sound::Move,
            };
            let piece = game.position().piece_at(mv.to());
            (piece.map_or_else(String::new, |piece| self.0.words.moved(mv, piece, captured, checkers)), sound)
        });
        self.play_sound(sound);
        self.say(words);
    }

    /// Lets a screen reader say something.
    pub(super) fn say(self, words: String) {
        self.update(|model| model.said = words);
    }

    /// Takes back.
    pub(crate) fn undo(self) {
        self.change(LocalGame::undo);
        self.say(self.0.words.text("note-undone"));
        self.ask_computer();
    }

    /// Makes again what was taken back.
    pub(crate) fn redo(self) {
        self.change(LocalGame::redo);
        if let Some(mv) = self.get(|model| model.local.game().moves().last()) {
            self.tell(mv);
        }
        self.ask_computer();
        self.unfold_later();
    }

    /// Turns the board.
    pub(crate) fn flip(self) {
        if self.get(Model::is_file) {
            self.update(|model| model.files.turned = !model.files.turned);
        } else {
            self.change(LocalGame::flip);
        }
    }

    /// Shows the position after so many plies, and says what an explained ply does.
    pub(crate) fn show(self, plies: usize) {
        let before = self.get(|model| model.local.shown());
        self.change(|local| local.show(plies));
        self.update(|model| {
            let local = &model.local;
            let led = local.shown().checked_sub(1).filter(|last| *last == before);
            let led = led.and_then(|last| local.game().plies().get(last));
            model.glide = led.map(|ply| Place::of(ply.mv.from(), local.bottom()));
            model.said = model.explained().map_or_else(String::new, |ply| self.0.words.ply(ply));
        });
    }

    /// Steps through what is shown: to the `first` position, the `previous`, the `next` or the `last`.
    pub(crate) fn walk(self, step: &str) {
        if self.get(Model::learns) {
            return;
        }
        if self.get(Model::is_file) {
            return self.order(match step {
                "previous" => "back",
                "next" => "forward",
                end => end,
            });
        }
        let shown = self.get(|model| model.local.shown());
        self.show(match step {
            "first" => 0,
            "previous" => shown.saturating_sub(1),
            "next" => shown + 1,
            _ => usize::MAX,
        });
    }

    /// Opens the explanation of the end, or closes it.
    pub(crate) fn fold(self) {
        self.update(|model| model.folded = !model.folded);
    }

    /// Asks whether the person really gives up, or no longer.
    pub(crate) fn ask_resign(self, asking: bool) {
        self.update(|model| model.resigning = asking);
    }

    /// Gives up.
    pub(crate) fn resign(self) {
        self.change(LocalGame::resign);
        self.play_sound(Sound::End);
    }

    pub(super) fn change(self, change: impl FnOnce(&mut LocalGame)) {
        self.update(|model| {
            model.clear();
            change(&mut model.local);
        });
        self.keep();
    }
}
