//! The worker that proves what is said of a position: beside the one that searches, loaded when it is first needed.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::Worker;

use crate::worker;

/// What the worker says.
pub(crate) enum Report {
    /// An answer.
    Said(String),
    /// It broke; the next question starts another.
    Failed,
}

/// The worker that proves what is said of a position.
#[derive(Clone)]
pub(crate) struct Teacher(Rc<RefCell<Inner>>);

struct Inner {
    url: String,
    report: Rc<dyn Fn(Report)>,
    worker: Option<Worker>,
    /// Whether the worker can take a question now.
    ready: bool,
    /// The question to put next.
    waiting: Option<String>,
}

impl Teacher {
    /// A teacher from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, report: impl Fn(Report) + 'static) -> Self {
        let report = Rc::new(report);
        Self(Rc::new(RefCell::new(Inner { url, report, worker: None, ready: false, waiting: None })))
    }

    /// Puts a question, once the one before has been answered; one that waits till then is dropped for it.
    pub(crate) fn ask(&self, question: String) {
        self.0.borrow_mut().waiting = Some(question);
        if self.0.borrow().worker.is_none() {
            self.load();
        }
        self.send();
    }

    fn load(&self) {
        let (teacher, broken) = (self.clone(), self.clone());
        let heard = move |data: JsValue| teacher.hear(data.as_string().unwrap_or_default());
        let worker = worker::start(&self.0.borrow().url, heard, move || broken.fail());
        let is_there = worker.is_some();
        self.0.borrow_mut().worker = worker;
        if !is_there {
            self.fail();
        }
    }

    fn hear(&self, said: String) {
        let is_end = said == "ready" || said.starts_with("explained\t");
        self.report(Report::Said(said));
        if is_end {
            self.0.borrow_mut().ready = true;
            self.send();
        }
    }

    /// Sends the question that waits, if the worker can take one.
    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        if !inner.ready {
            return;
        }
        if let Some(question) = inner.waiting.take()
            && let Some(worker) = &inner.worker
        {
            // The message is a string, which can always be posted.
            let _ = worker.post_message(&question.into());
            inner.ready = false;
        }
    }

    fn report(&self, report: Report) {
        let to = self.0.borrow().report.clone();
        to(report);
    }

    /// Gives the worker up, so that the next question starts a new one.
    fn fail(&self) {
        {
            let mut inner = self.0.borrow_mut();
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
            inner.ready = false;
            inner.waiting = None;
        }
        self.report(Report::Failed);
    }
}
