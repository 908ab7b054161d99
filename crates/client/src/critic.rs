//! The worker that reviews games, loaded when it is first needed: orders and answers are as the reviewer of crate `engine-web`
//! has them.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::Worker;

use crate::worker;

/// The worker that reviews games.
#[derive(Clone)]
pub(crate) struct Critic(Rc<RefCell<Inner>>);

struct Inner {
    url: String,
    /// Gets each answer; nothing if the worker broke.
    hear: Rc<dyn Fn(Option<String>)>,
    worker: Option<Worker>,
    ready: bool,
    waiting: Vec<String>,
}

impl Critic {
    /// A worker from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, hear: impl Fn(Option<String>) + 'static) -> Self {
        let (hear, worker, ready, waiting) = (Rc::new(hear), None, false, Vec::new());
        Self(Rc::new(RefCell::new(Inner { url, hear, worker, ready, waiting })))
    }

    /// Gives an order; one that comes before the worker is there waits.
    pub(crate) fn order(&self, order: &str) {
        let order = format!("review {order}");
        {
            let mut inner = self.0.borrow_mut();
            match &inner.worker {
                // Texts can always be posted.
                Some(worker) if inner.ready => return drop(worker.post_message(&order.into())),
                _ => inner.waiting.push(order),
            }
        }
        self.load();
    }

    /// Begins to load it, if that has not begun.
    pub(crate) fn load(&self) {
        if self.0.borrow().worker.is_some() {
            return;
        }
        let (critic, broken) = (self.clone(), self.clone());
        let heard = move |data: JsValue| critic.hear(data.as_string().unwrap_or_default());
        let worker = worker::start(&self.0.borrow().url, heard, move || broken.fail());
        let is_there = worker.is_some();
        self.0.borrow_mut().worker = worker;
        if !is_there {
            self.fail();
        }
    }

    fn hear(&self, said: String) {
        if said == "ready" {
            let mut inner = self.0.borrow_mut();
            inner.ready = true;
            let waiting = std::mem::take(&mut inner.waiting);
            if let Some(worker) = &inner.worker {
                for order in waiting {
                    let _ = worker.post_message(&order.into());
                }
            }
            return;
        }
        self.say(Some(said));
    }

    fn say(&self, said: Option<String>) {
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
        self.say(None);
    }
}
