//! A worker of the page: loaded when it is first needed, given up when it breaks, and started anew after that.
//!
//! It says `ready` once it can be told something; what it is told before waits.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

/// What there is to hear of a worker.
pub(crate) enum News {
    /// It is being loaded.
    Loading,
    /// It can be told something.
    Ready,
    /// What it says; with the question that this answers, where it is asked one after the other.
    Said(JsValue, Option<String>),
    /// It broke, or cannot be loaded; whatever waited is forgotten.
    Broke,
}

/// What becomes of what the worker cannot be told yet.
#[derive(Clone, Copy)]
pub(crate) enum Manner {
    /// It is told everything, in order, once it is ready.
    Everything,
    /// It is asked one question after the other, and of those that wait only the latest.
    Questions {
        /// Whether what it says is the end of an answer.
        is_end: fn(&str) -> bool,
    },
}

/// A worker of the page.
#[derive(Clone)]
pub(crate) struct Worker(Rc<Inner>);

struct Inner {
    url: String,
    manner: Manner,
    hear: Box<dyn Fn(News)>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    worker: Option<web_sys::Worker>,
    /// Whether it has said that it is ready.
    ready: bool,
    waiting: Vec<JsValue>,
    /// The question that is being answered.
    asked: Option<String>,
}

impl Worker {
    /// A worker from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, manner: Manner, hear: impl Fn(News) + 'static) -> Self {
        Self(Rc::new(Inner { url, manner, hear: Box::new(hear), state: RefCell::default() }))
    }

    /// Begins to load it, if that has not begun.
    pub(crate) fn load(&self) {
        if self.0.state.borrow().worker.is_some() {
            return;
        }
        (self.0.hear)(News::Loading);
        let (heard, broken) = (self.clone(), self.clone());
        let worker = start(&self.0.url, move |data| heard.hear(data), move || broken.fail());
        let is_there = worker.is_some();
        self.0.state.borrow_mut().worker = worker;
        if !is_there {
            self.fail();
        }
    }

    /// Tells it something, or asks it, as soon as it can hear that.
    ///
    /// A question that is being answered is not put again, but what waits is forgotten for it.
    pub(crate) fn tell(&self, message: impl Into<JsValue>) {
        let message = message.into();
        {
            let mut state = self.0.state.borrow_mut();
            if matches!(self.0.manner, Manner::Questions { .. }) {
                state.waiting.clear();
            }
            if state.asked.is_none() || message.as_string() != state.asked {
                state.waiting.push(message);
            }
        }
        self.load();
        self.send();
    }

    /// Tells it what waits, as far as it can hear that.
    fn send(&self) {
        let mut state = self.0.state.borrow_mut();
        let State { worker: Some(worker), ready: true, waiting, asked } = &mut *state else { return };
        if asked.is_some() {
            return;
        }
        for message in waiting.drain(..) {
            // Texts and arrays of bytes can always be posted.
            let _ = worker.post_message(&message);
            if matches!(self.0.manner, Manner::Questions { .. }) {
                *asked = message.as_string();
            }
        }
    }

    fn hear(&self, data: JsValue) {
        let text = data.as_string().unwrap_or_default();
        if text == "ready" {
            self.0.state.borrow_mut().ready = true;
            (self.0.hear)(News::Ready);
        } else {
            let asked = {
                let asked = &mut self.0.state.borrow_mut().asked;
                let is_end = matches!(self.0.manner, Manner::Questions { is_end } if is_end(&text));
                if is_end { asked.take() } else { asked.clone() }
            };
            (self.0.hear)(News::Said(data, asked));
        }
        self.send();
    }

    /// Ends the worker, so that the next message starts a new one; whatever waited is forgotten.
    pub(crate) fn end(&self) {
        if let Some(worker) = self.0.state.take().worker {
            worker.terminate();
        }
    }

    fn fail(&self) {
        self.end();
        (self.0.hear)(News::Broke);
    }
}

/// Starts a worker from the script at `url`; `hear` gets what it says, `fail` is called if it breaks.
fn start(url: &str, hear: impl Fn(JsValue) + 'static, fail: impl Fn() + 'static) -> Option<web_sys::Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = web_sys::Worker::new_with_options(url, &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| hear(event.data()));
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let broke = Closure::<dyn Fn()>::new(fail);
    worker.set_onerror(Some(broke.as_ref().unchecked_ref()));
    // They live as long as the worker may.
    heard.forget();
    broke.forget();
    Some(worker)
}
