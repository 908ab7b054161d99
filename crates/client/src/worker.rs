//! The computer player: the engine in its own worker, loaded when it is first needed.
//!
//! A search is one message, `position startpos moves h2e2 …` and `go level N` on two lines; the answer is `bestmove h9g7`.
//! The worker says `ready` once it can take orders.

use std::cell::RefCell;
use std::rc::Rc;

use chuhe_rules::{Game, Move};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::state::{Engine, Level};

/// What the computer player reports.
pub(crate) enum Report {
    /// It is being loaded, is there, or broke.
    State(Engine),
    /// Its move in the position that was asked last.
    Move(Move),
}

/// The computer player.
#[derive(Clone)]
pub(crate) struct Computer(Rc<RefCell<Inner>>);

struct Inner {
    url: String,
    report: Rc<dyn Fn(Report)>,
    worker: Option<Worker>,
    /// Whether the worker can take a question: it has said that it is ready, and no answer is outstanding.
    free: bool,
    /// The question to put next.
    waiting: Option<String>,
    /// Whether the answer that is outstanding is of no interest any more.
    stale: bool,
}

impl Computer {
    /// A computer player from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, report: impl Fn(Report) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            url,
            report: Rc::new(report),
            worker: None,
            free: false,
            waiting: None,
            stale: false,
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

    /// The question for a move in the position that a game has reached.
    pub(crate) fn question(game: &Game, level: Level) -> String {
        let mut question = format!("position fen {} moves", game.start_position().fen());
        for mv in game.moves() {
            question.push(' ');
            question.push_str(&mv.to_string());
        }
        question.push_str("\ngo level ");
        question.push_str(&level.number().to_string());
        question
    }

    /// Asks a question; an answer to an earlier one is dropped.
    pub(crate) fn ask(&self, question: String) {
        self.0.borrow_mut().waiting = Some(question);
        self.load();
        self.send();
    }

    /// The answer that is awaited is of no interest any more.
    pub(crate) fn forget(&self) {
        let mut inner = self.0.borrow_mut();
        inner.waiting = None;
        inner.stale = true;
    }

    fn report(&self, report: Report) {
        let to = self.0.borrow().report.clone();
        to(report);
    }

    fn start(&self) -> Option<()> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.0.borrow().url, &options).ok()?;
        let computer = self.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                text.lines().for_each(|line| computer.hear(line));
            }
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let computer = self.clone();
        let broke = Closure::<dyn Fn()>::new(move || computer.fail());
        worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
        broke.forget();
        self.0.borrow_mut().worker = Some(worker);
        Some(())
    }

    fn hear(&self, line: &str) {
        let answer = line.strip_prefix("bestmove ").and_then(|text| text.split(' ').next()?.parse().ok());
        if line == "ready" {
            self.0.borrow_mut().free = true;
            self.report(Report::State(Engine::Idle));
        } else if let Some(mv) = answer {
            let wanted = {
                let mut inner = self.0.borrow_mut();
                inner.free = true;
                !inner.stale && inner.waiting.is_none()
            };
            if wanted {
                self.report(Report::Move(mv));
            }
        } else {
            return;
        }
        self.send();
    }

    /// Sends the question that waits, if the worker can take one.
    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        if !inner.free {
            return;
        }
        if let Some(question) = inner.waiting.take()
            && let Some(worker) = &inner.worker
        {
            // The message is a string, which can always be posted.
            let _ = worker.post_message(&question.into());
            inner.free = false;
            inner.stale = false;
        }
    }

    /// Gives the worker up, so that the next question starts a new one.
    fn fail(&self) {
        {
            let mut inner = self.0.borrow_mut();
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
            inner.free = false;
            inner.waiting = None;
        }
        self.report(Report::State(Engine::Failed));
    }
}
