//! The worker that opens and writes files of games, loaded when it is first needed.
//!
//! Orders and answers are as crate `record-web` has them; orders that come before the worker is ready wait.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::Worker;

use crate::{text_of, worker};

/// What the worker says.
pub(crate) enum Said {
    /// An answer in text.
    Text(String),
    /// A file that was asked for.
    File {
        /// Its name.
        name: String,
        /// What it holds.
        bytes: Uint8Array,
    },
    /// The worker is not there, or broke.
    Failed,
}

/// The worker that opens and writes files of games.
#[derive(Clone)]
pub(crate) struct Desk(Rc<RefCell<Inner>>);

struct Inner {
    url: String,
    /// The tag of its language, and the address of its catalogue.
    words: (&'static str, String),
    hear: Rc<dyn Fn(Said)>,
    worker: Option<Worker>,
    ready: bool,
    waiting: Vec<JsValue>,
}

impl Desk {
    /// A worker from the script at `url` that speaks the language of a tag, with the catalogue at an address; nothing is
    /// loaded yet.
    pub(crate) fn new(url: String, words: (&'static str, String), hear: impl Fn(Said) + 'static) -> Self {
        let (hear, worker, ready, waiting) = (Rc::new(hear), None, false, Vec::new());
        Self(Rc::new(RefCell::new(Inner { url, words, hear, worker, ready, waiting })))
    }

    /// Gives an order.
    pub(crate) fn order(&self, order: &str) {
        self.post(order.into());
    }

    /// Opens a file; a text that is no file has no name.
    pub(crate) fn open(&self, name: &str, bytes: &Uint8Array) {
        self.post(Array::of2(&format!("open {name}").into(), bytes).into());
    }

    fn post(&self, message: JsValue) {
        {
            let mut inner = self.0.borrow_mut();
            match &inner.worker {
                // Texts and arrays of bytes can always be posted.
                Some(worker) if inner.ready => return drop(worker.post_message(&message)),
                _ => inner.waiting.push(message),
            }
        }
        self.load();
    }

    /// Begins to load it, if that has not begun.
    pub(crate) fn load(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.worker.is_none() {
            let (desk, broken) = (self.clone(), self.clone());
            inner.worker = worker::start(&inner.url, move |data| desk.hear(&data), move || broken.fail());
            if inner.worker.is_none() {
                drop(inner);
                self.fail();
            }
        }
    }

    fn hear(&self, data: &JsValue) {
        let said = match (data.as_string(), data.dyn_ref::<Array>()) {
            (Some(text), _) if text == "ready" => return self.begin(),
            (Some(text), _) => Said::Text(text),
            (None, Some(parts)) => {
                let head = parts.get(0).as_string().unwrap_or_default();
                let name = head.strip_prefix("saved\t").unwrap_or_default().to_owned();
                let Ok(bytes) = parts.get(1).dyn_into() else { return };
                Said::File { name, bytes }
            }
            _ => return,
        };
        self.say(said);
    }

    /// The worker is there: it gets its words, then what has waited.
    fn begin(&self) {
        let (tag, address) = self.0.borrow().words.clone();
        let desk = self.clone();
        spawn_local(async move {
            let Ok(catalogue) = text_of(&address).await else { return desk.fail() };
            let mut inner = desk.0.borrow_mut();
            inner.ready = true;
            let words = JsValue::from(format!("words {tag}\n{catalogue}"));
            let waiting = std::mem::take(&mut inner.waiting);
            if let Some(worker) = &inner.worker {
                for message in std::iter::once(words).chain(waiting) {
                    let _ = worker.post_message(&message);
                }
            }
        });
    }

    fn say(&self, said: Said) {
        let hear = self.0.borrow().hear.clone();
        hear(said);
    }

    /// Gives the worker up, so that the next order starts a new one.
    fn fail(&self) {
        {
            let mut inner = self.0.borrow_mut();
            if let Some(worker) = inner.worker.take() {
                worker.terminate();
            }
            inner.ready = false;
            inner.waiting.clear();
        }
        self.say(Said::Failed);
    }
}
