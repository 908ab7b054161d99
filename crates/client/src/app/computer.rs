//! The computer's moves.

use std::time::Duration;

use chuhe_rules::Move;

use super::{App, Model};
use crate::computer::{Computer, Report};
use crate::timer::{later, now};

/// How long the computer's move waits at least, so that the person's own has come to rest, in milliseconds.
const COMPUTER_PAUSE: u64 = 260;

impl App {
    /// The computer player, whose script is loaded when it is first needed.
    pub(super) fn computer(self, script: String) -> Computer {
        Computer::new(script, move |report| match report {
            Report::State(engine) => self.update(|model| model.engine = engine),
            Report::Move { question, mv, .. } => {
                let pause = Duration::from_millis(self.pause(mv));
                later(pause, move || self.computer_plays(&question, mv));
            }
        })
    }

    /// Makes the computer's move, if the game on the screen still stands where it was asked.
    fn computer_plays(self, question: &str, mv: Move) {
        if self.get(Model::question).is_some_and(|now| now == question) {
            self.make(mv, None);
        }
    }

    /// How long the computer's move waits, in milliseconds: a person would think for some time, of which some is over.
    fn pause(self, mv: Move) -> u64 {
        let pace = self.get(|model| if model.settings.quick { 0 } else { model.local.pace(mv) });
        pace.saturating_sub(now().0 - self.0.asked.get().0).max(COMPUTER_PAUSE)
    }

    /// Asks the computer for its move, if it is to move in a game that is shown.
    pub(crate) fn ask_computer(self) {
        if let Some(question) = self.get(Model::question) {
            self.0.asked.set(now());
            self.with_computer(|computer| computer.ask(question));
        }
    }

    pub(super) fn with_computer(self, f: impl FnOnce(&Computer)) {
        if let Some(computer) = self.0.computer.get() {
            f(computer);
        }
    }
}
