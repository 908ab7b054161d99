//! The engine that looks into positions for as long as somebody wants to know: a worker of its own, loaded when it is
//! first needed.
//!
//! A question is ended by taking back the address that came with it; crate `engine-web` says why.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Array;
use web_sys::{Blob, Url};

use crate::state::Engine;
use crate::timer::later;
use crate::worker::{Manner, News, Worker};

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
pub(crate) struct Analyst(Rc<Inner>);

struct Inner {
    worker: Worker,
    report: Box<dyn Fn(Report)>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
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
        Self(Rc::new_cyclic(|inner| {
            let inner = inner.clone();
            let hear = move |news| {
                if let Some(inner) = inner.upgrade() {
                    Self(inner).hear(news);
                }
            };
            let worker = Worker::new(url, Manner::Everything, hear);
            Inner { worker, report: Box::new(report), state: RefCell::default() }
        }))
    }

    /// Asks a question instead of the one before.
    pub(crate) fn ask(&self, id: u64, orders: String) {
        self.stop();
        self.0.state.borrow_mut().asked = Some((id, orders));
        self.0.worker.load();
        self.send();
    }

    /// Ends the question that is on.
    pub(crate) fn stop(&self) {
        let (sent, goes_on, deaf) = {
            let mut state = self.0.state.borrow_mut();
            state.asked = None;
            take_back(&mut state.address);
            (state.sent, state.sent > state.ended, state.deaf)
        };
        if !goes_on {
            return;
        }
        if deaf {
            return self.give_up();
        }
        let analyst = self.clone();
        later(PATIENCE, move || {
            if analyst.0.state.borrow().ended < sent {
                analyst.give_up();
                if analyst.0.state.borrow().asked.is_some() {
                    analyst.0.worker.load();
                }
            }
        });
    }

    fn send(&self) {
        let mut state = self.0.state.borrow_mut();
        if !state.ready || state.address.is_some() {
            return;
        }
        let Some((id, orders)) = state.asked.clone() else { return };
        let address = if state.deaf { None } else { new_address() };
        let message = format!("analyse {id} {}\n{orders}", address.as_deref().unwrap_or("-"));
        state.deaf = address.is_none();
        state.address = address;
        state.sent = id;
        drop(state);
        self.0.worker.tell(message);
    }

    fn hear(&self, news: News) {
        match news {
            News::Loading => self.report(Report::State(Engine::Loading)),
            News::Ready => {
                self.0.state.borrow_mut().ready = true;
                self.0.worker.tell(SET_UP);
                self.report(Report::State(Engine::Idle));
                self.send();
            }
            News::Said(data, _) => self.answer(data.as_string().unwrap_or_default()),
            News::Broke => {
                self.forget();
                self.0.state.borrow_mut().asked = None;
                self.report(Report::State(Engine::Failed));
            }
        }
    }

    fn answer(&self, said: String) {
        let end = said.split_once('\t').filter(|(name, _)| matches!(*name, "done" | "stopped"));
        if let Some((name, id)) = end.and_then(|(name, id)| Some((name, id.parse::<u64>().ok()?))) {
            let mut state = self.0.state.borrow_mut();
            state.ended = state.ended.max(id);
            // It says that its address is gone, and nobody has taken that back.
            if name == "stopped" && state.asked.as_ref().is_some_and(|(asked, _)| *asked == id) {
                state.deaf = true;
                take_back(&mut state.address);
                drop(state);
                return self.send();
            }
        }
        self.report(Report::Said(said));
    }

    fn report(&self, report: Report) {
        (self.0.report)(report);
    }

    /// Ends the worker, so that the next question starts a new one.
    fn give_up(&self) {
        self.0.worker.end();
        self.forget();
    }

    /// The worker is gone, and with it what it did.
    fn forget(&self) {
        let mut state = self.0.state.borrow_mut();
        state.ready = false;
        state.ended = state.sent;
        take_back(&mut state.address);
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
