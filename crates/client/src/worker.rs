//! The computer player: the engine in its own worker, loaded when it is first needed.
//!
//! A search is one message, `position fen … moves h2e2 …` and `go level N seed S` on two lines; the answer is `bestmove h9g7`.
//! An answer is reported with its question: who asked knows whether it still matters.
//! The worker says `ready` once it can take orders.

use std::cell::RefCell;
use std::rc::Rc;

use chuhe_rules::Move;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::state::{Engine, Line};

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
#[derive(Clone)]
pub(crate) struct Computer(Rc<RefCell<Inner>>);

struct Inner {
    url: String,
    report: Rc<dyn Fn(Report)>,
    worker: Option<Worker>,
    /// Whether the worker has said that it can take questions.
    ready: bool,
    /// The question whose answer is outstanding.
    asked: Option<String>,
    /// The question to put next.
    waiting: Option<String>,
    /// What it has told last of the line that it expects.
    line: Option<Line>,
    /// What it has told that the move does, a line for each fact.
    facts: String,
}

impl Computer {
    /// A computer player from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, report: impl Fn(Report) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            url,
            report: Rc::new(report),
            worker: None,
            ready: false,
            asked: None,
            waiting: None,
            line: None,
            facts: String::new(),
        })))
    }

    /// Begins to load it, if that has not begun.
    pub(crate) fn load(&self) {
        if self.0.borrow().worker.is_some() {
            return;
        }
        self.report(Report::State(Engine::Loading));
        if self.start().is_none() {
            self.report(Report::State(Engine::Failed));
        }
    }

    /// Asks a question, once the answer that is outstanding has come; one that waits till then is dropped for it.
    pub(crate) fn ask(&self, question: String) {
        {
            let mut inner = self.0.borrow_mut();
            inner.waiting = (inner.asked.as_ref() != Some(&question)).then_some(question);
        }
        self.load();
        self.send();
    }

    fn report(&self, report: Report) {
        let to = self.0.borrow().report.clone();
        to(report);
    }

    fn start(&self) -> Option<()> {
        let (computer, broken) = (self.clone(), self.clone());
        let heard = move |data: JsValue| {
            data.as_string().unwrap_or_default().lines().for_each(|line| computer.hear(line));
        };
        let worker = start(&self.0.borrow().url, heard, move || broken.fail())?;
        self.0.borrow_mut().worker = Some(worker);
        Some(())
    }

    fn hear(&self, line: &str) {
        if line == "ready" {
            self.0.borrow_mut().ready = true;
            self.report(Report::State(Engine::Idle));
        } else if let Some(answer) = line.strip_prefix("bestmove ") {
            let (question, line, facts) = {
                let mut inner = self.0.borrow_mut();
                (inner.asked.take(), inner.line.take(), std::mem::take(&mut inner.facts))
            };
            // Where there is no move the answer is `(none)`.
            let mv = answer.split(' ').next().and_then(|word| word.parse().ok());
            if let Some((question, mv)) = question.zip(mv) {
                self.report(Report::Move { question, mv, line, facts });
            }
        } else {
            if let Some(fact) = line.strip_prefix("fact\t") {
                self.0.borrow_mut().facts += &[fact, "\n"].concat();
            } else if let Some(line) = Line::parse(line) {
                self.0.borrow_mut().line = Some(line);
            }
            return;
        }
        self.send();
    }

    /// Sends the question that waits, if the worker can take one.
    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        if !inner.ready || inner.asked.is_some() {
            return;
        }
        if let Some(question) = inner.waiting.take()
            && let Some(worker) = &inner.worker
        {
            // The message is a string, which can always be posted.
            let _ = worker.post_message(&question.as_str().into());
            inner.asked = Some(question);
        }
    }

    /// Gives the worker up, so that the next question starts a new one.
    fn fail(&self) {
        {
            let mut inner = self.0.borrow_mut();
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
            inner.ready = false;
            inner.asked = None;
            inner.waiting = None;
            inner.line = None;
            inner.facts.clear();
        }
        self.report(Report::State(Engine::Failed));
    }
}

/// Starts a worker from the script at `url`; `hear` gets what it says, `fail` is called if it breaks.
pub(crate) fn start(
    url: &str,
    hear: impl Fn(JsValue) + 'static,
    fail: impl Fn() + 'static,
) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(url, &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| hear(event.data()));
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let broke = Closure::<dyn Fn()>::new(fail);
    worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
    // They live as long as the worker may.
    heard.forget();
    broke.forget();
    Some(worker)
}
