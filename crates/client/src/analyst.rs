//! The engine that looks into positions for as long as somebody wants to know: a worker of its own, loaded when it is
//! first needed.
//!
//! A question is ended by taking back the address that came with it; crate `engine-web` says why.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Blob, Url, Worker};

use crate::state::Engine;
use crate::timer::later;
use crate::worker;

/// What the engine is told first: the size of its table in MiB, which a phone can spare.
const SET_UP: &str = "setoption name Hash value 32";

/// An engine that has been told to stop and is silent for so long is given up.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the engine reports.
pub(crate) enum Report {
    /// It is being loaded, is there, or broke.
    State(Engine),
    /// An answer.
    Said(String),
}

/// The engine that looks into positions.
#[derive(Clone)]
pub(crate) struct Analyst(Rc<RefCell<Inner>>);

struct Inner {
    url: String,
    report: Rc<dyn Fn(Report)>,
    worker: Option<Worker>,
    /// Whether the worker has said that it can take questions.
    ready: bool,
    /// The question that is to be answered: its number and the orders.
    asked: Option<(u64, String)>,
    /// The address that ends it when it is taken back.
    address: Option<String>,
    /// The last question that was sent; 0 before the first.
    sent: u64,
    /// The last question that the engine has ended.
    ended: u64,
    /// Whether the browser lets no worker look at an address: then it can only be ended with its worker.
    deaf: bool,
}

impl Analyst {
    /// An engine from the script at `url`; nothing is loaded yet.
    pub(crate) fn new(url: String, report: impl Fn(Report) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            url,
            report: Rc::new(report),
            worker: None,
            ready: false,
            asked: None,
            address: None,
            sent: 0,
            ended: 0,
            deaf: false,
        })))
    }

    /// Asks a question instead of the one before.
    pub(crate) fn ask(&self, id: u64, orders: String) {
        self.stop();
        self.0.borrow_mut().asked = Some((id, orders));
        self.load();
        self.send();
    }

    /// Ends the question that is on.
    pub(crate) fn stop(&self) {
        let (sent, goes_on, deaf) = {
            let mut inner = self.0.borrow_mut();
            inner.asked = None;
            take_back(&mut inner.address);
            (inner.sent, inner.sent > inner.ended, inner.deaf)
        };
        if !goes_on {
            return;
        }
        if deaf {
            return self.give_up();
        }
        let analyst = self.clone();
        later(PATIENCE, move || {
            if analyst.0.borrow().ended < sent {
                analyst.give_up();
                if analyst.0.borrow().asked.is_some() {
                    analyst.load();
                }
            }
        });
    }

    /// Begins to load it, if that has not begun.
    fn load(&self) {
        if self.0.borrow().worker.is_some() {
            return;
        }
        self.report(Report::State(Engine::Loading));
        let (analyst, broken) = (self.clone(), self.clone());
        let heard = move |data: JsValue| analyst.hear(data.as_string().unwrap_or_default());
        let worker = worker::start(&self.0.borrow().url, heard, move || broken.fail());
        let is_there = worker.is_some();
        self.0.borrow_mut().worker = worker;
        if !is_there {
            self.fail();
        }
    }

    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        if !inner.ready || inner.address.is_some() {
            return;
        }
        let Some((id, orders)) = inner.asked.clone() else { return };
        let address = if inner.deaf { None } else { new_address() };
        let message = format!("analyse {id} {}\n{orders}", address.as_deref().unwrap_or("-"));
        inner.deaf = address.is_none();
        inner.address = address;
        inner.sent = id;
        if let Some(worker) = &inner.worker {
            // Texts can always be posted.
            let _ = worker.post_message(&message.into());
        }
    }

    fn hear(&self, said: String) {
        if said == "ready" {
            {
                let mut inner = self.0.borrow_mut();
                inner.ready = true;
                if let Some(worker) = &inner.worker {
                    let _ = worker.post_message(&SET_UP.into());
                }
            }
            self.report(Report::State(Engine::Idle));
            return self.send();
        }
        let end = said.split_once('\t').filter(|(name, _)| matches!(*name, "done" | "stopped"));
        if let Some((name, id)) = end.and_then(|(name, id)| Some((name, id.parse::<u64>().ok()?))) {
            let mut inner = self.0.borrow_mut();
            inner.ended = inner.ended.max(id);
            // It says that its address is gone, and nobody has taken that back.
            if name == "stopped" && inner.asked.as_ref().is_some_and(|(asked, _)| *asked == id) {
                inner.deaf = true;
                take_back(&mut inner.address);
                drop(inner);
                return self.send();
            }
        }
        self.report(Report::Said(said));
    }

    fn report(&self, report: Report) {
        let to = self.0.borrow().report.clone();
        to(report);
    }

    /// Ends the worker, so that the next question starts a new one.
    fn give_up(&self) {
        let mut inner = self.0.borrow_mut();
        if let Some(worker) = inner.worker.take() {
            worker.terminate();
        }
        inner.ready = false;
        inner.ended = inner.sent;
        take_back(&mut inner.address);
    }

    fn fail(&self) {
        self.give_up();
        self.0.borrow_mut().asked = None;
        self.report(Report::State(Engine::Failed));
    }
}

/// An address that holds until it is taken back, if the browser gives one.
fn new_address() -> Option<String> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&"".into())).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn take_back(address: &mut Option<String>) {
    if let Some(address) = address.take() {
        // It is one that was given.
        let _ = Url::revoke_object_url(&address);
    }
}
