//! What is asked of the engine at its full strength: hints, and what a move of the computer's leads to.

use wasm_bindgen_futures::spawn_local;

use super::{App, Model, Panel, Screen};
use crate::computer::{Computer, Report};
use crate::state::{Advice, Hint};
use crate::words_of;

impl Model {
    /// Whether a game is shown that is not over.
    pub(crate) fn plays(&self) -> bool {
        matches!(self.screen, Screen::Game | Screen::Online) && self.local.verdict().is_none()
    }

    /// Whether something is shown of which only the larger catalogue speaks.
    fn needs_more_words(&self) -> bool {
        let handicap = || self.local.handicap().or_else(|| self.local.offer()).is_some();
        matches!(self.panel, Panel::New | Panel::Why) || (self.screen == Screen::Game && handicap())
    }

    /// How much of a hint is shown: from 1; nothing before it is known.
    pub(crate) fn hinted(&self) -> usize {
        self.hint.as_ref().filter(|hint| hint.mv().is_some()).map_or(0, |hint| hint.step)
    }
}

/// The question that has no answer yet.
fn open(advice: Option<&Advice>) -> Option<String> {
    advice.filter(|advice| advice.line.is_none()).map(|advice| advice.question.clone())
}

impl App {
    /// Takes in what the engine reports that gives advice.
    pub(super) fn hear_advisor(self, report: Report) {
        self.update(|model| match report {
            Report::State(engine) => model.advisor = engine,
            Report::Move { question, line, facts, .. } => {
                let hint = model.hint.as_mut().map(|hint| &mut hint.advice);
                for advice in hint.into_iter().chain(&mut model.why) {
                    if advice.question == question {
                        advice.line.clone_from(&line);
                        advice.facts.clone_from(&facts);
                    }
                }
            }
        });
    }

    /// Gives a hint, or more of it.
    pub(crate) fn hint(self) {
        let question = self.update(|model| {
            model.resigning = false;
            model.refused = None;
            model.files.told.clear();
            match &mut model.hint {
                Some(hint) => hint.go_on(),
                none => *none = Advice::before_move(&model.local).map(|advice| Hint { advice, step: 1 }),
            }
            open(model.hint.as_ref().map(|hint| &hint.advice))
        });
        self.ask_advisor(question);
    }

    /// Tells why the computer made the move that led to the board shown.
    pub(crate) fn ask_why(self) {
        let question = self.update(|model| {
            model.why = Advice::after_move(&model.local);
            open(model.why.as_ref())
        });
        self.open(Panel::Why);
        self.ask_advisor(question);
    }

    /// Loads the words that only some games and panels need, where what is shown lacks them.
    ///
    /// Without them that goes on waiting; who opens it again tries again.
    pub(crate) fn complete_words(self) {
        let (lacking, needed) = self.get(|model| (model.more_words.is_none(), model.needs_more_words()));
        if lacking && needed && !self.0.asked_words.replace(true) {
            spawn_local(async move {
                let words = words_of(self.words().locale(), &self.0.more_words).await;
                self.0.asked_words.set(words.is_ok());
                if let Ok(words) = words {
                    self.update(|model| model.more_words = Some(words));
                }
            });
        }
    }

    fn ask_advisor(self, question: Option<String>) {
        if let Some((question, advisor)) = question.zip(self.0.advisor.get()) {
            advisor.ask(question);
        }
    }

    /// The engine that gives advice, from the script of the computer player, which it must not disturb.
    pub(super) fn advisor(self, script: String) -> Computer {
        Computer::new(script, move |report| self.hear_advisor(report))
    }
}
