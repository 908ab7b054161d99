//! The computer player: the engine in its own worker, loaded when it is first needed.
//!
//! A search is one message, `position fen … moves h2e2 …` and `go level N seed S` on two lines; the answer is `bestmove h9g7`.
//! An answer is reported with its question: who asked knows whether it still matters.

use std::cell::RefCell;

use chuhe_rules::Move;

use crate::state::{Engine, Line};
use crate::worker::{Manner, News, Worker};

/// What the computer player reports.
pub(crate) enum Report {
    /// It is being loaded, is there, or broke.
    State(Engine),
    /// Its move.
    Move {
        /// What was asked.
        question: String,
        /// The answer.
        mv: Move,
        /// The line that it expects, with what that is worth, if it told one.
        line: Option<Line>,
        /// What it told that the move does, a line for each fact.
        facts: String,
    },
}

/// The computer player.
pub(crate) struct Computer(Worker);

/// What it has told of the answer that is to come.
#[derive(Default)]
struct Told {
    /// The line that it expects, as it told it last.
    line: Option<Line>,
    /// What the move does, a line for each fact.
    facts: String,
}

impl Computer {
    /// A computer player from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, report: impl Fn(Report) + 'static) -> Self {
        let told = RefCell::new(Told::default());
        let manner = Manner::Questions { is_end: |said| said.starts_with("bestmove ") };
        Self(Worker::new(url, manner, move |news| match news {
            News::Loading => report(Report::State(Engine::Loading)),
            News::Ready => report(Report::State(Engine::Idle)),
            News::Said(data, question) => {
                let answer = told.borrow_mut().hear(&data.as_string().unwrap_or_default(), question);
                if let Some(answer) = answer {
                    report(answer);
                }
            }
            News::Broke => {
                told.take();
                report(Report::State(Engine::Failed));
            }
        }))
    }

    /// Begins to load it, if that has not begun.
    pub(crate) fn load(&self) {
        self.0.load();
    }

    /// Asks a question, once the answer that is outstanding has come; one that waits till then is dropped for it.
    pub(crate) fn ask(&self, question: String) {
        self.0.tell(question);
    }
}

impl Told {
    /// Takes in what was said, and gives the move once it is told.
    fn hear(&mut self, said: &str, question: Option<String>) -> Option<Report> {
        for line in said.lines() {
            if let Some(answer) = line.strip_prefix("bestmove ") {
                let Self { line, facts } = std::mem::take(self);
                // Where there is no move the answer is `(none)`.
                let mv = answer.split(' ').next()?.parse().ok()?;
                return Some(Report::Move { question: question?, mv, line, facts });
            }
            if let Some(fact) = line.strip_prefix("fact\t") {
                self.facts += &[fact, "\n"].concat();
            } else if let Some(line) = Line::parse(line) {
                self.line = Some(line);
            }
        }
        None
    }
}
