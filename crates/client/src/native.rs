//! The engine of the server's machine, for the page that the server has offered it: over a web socket, opened when it is first
//! needed.
//!
//! It is asked like the engine in the worker, and answers like it; `crates/server/src/engine` has what it says besides.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Event, MessageEvent, WebSocket};

use crate::live::{Hear, Listeners, Signal};
use crate::state::Engine;
use crate::widget::window;

/// What the engine reports.
pub(crate) enum Report {
    /// The connection is being made, or is there.
    State(Engine),
    /// An answer.
    Said(String),
    /// It cannot be asked any more, for a reason that is the id of a message; the next question tries again.
    Lost(&'static str),
}

/// The engine of the server's machine.
#[derive(Clone)]
pub(crate) struct Native(Rc<RefCell<Inner>>);

struct Inner {
    report: Rc<dyn Fn(Report)>,
    socket: Option<Socket>,
    /// Whether it has said that it can take questions.
    ready: bool,
    /// The question that is to be answered.
    asked: Option<String>,
}

struct Socket {
    socket: WebSocket,
    /// Kept, because the browser calls them.
    _listeners: Listeners,
}

impl Native {
    /// An engine with which there is no connection yet.
    pub(crate) fn new(report: impl Fn(Report) + 'static) -> Self {
        let report = Rc::new(report);
        Self(Rc::new(RefCell::new(Inner { report, socket: None, ready: false, asked: None })))
    }

    /// Asks a question instead of the one before.
    pub(crate) fn ask(&self, id: u64, orders: &str) {
        let question = format!("analyse {id} -\n{orders}");
        {
            let mut inner = self.0.borrow_mut();
            if inner.ready {
                return inner.say(&question);
            }
            inner.asked = Some(question);
            if inner.socket.is_some() {
                return;
            }
        }
        self.report(Report::State(Engine::Loading));
        if self.connect().is_err() {
            self.report(Report::Lost("native-gone"));
        }
    }

    /// Ends the question that is on.
    pub(crate) fn stop(&self) {
        let mut inner = self.0.borrow_mut();
        inner.asked = None;
        if inner.ready {
            inner.say("stop");
        }
    }

    fn connect(&self) -> Result<(), JsValue> {
        let location = window().location();
        let socket = WebSocket::new(&format!("ws://{}/engine", location.host()?))?;
        let native = self.clone();
        let hear: Hear = Rc::new(move |signal| match signal {
            Signal::Open => {}
            Signal::Message(text) => native.hear(String::from_utf8_lossy(&text).into_owned()),
            Signal::Closed => native.lose("native-gone"),
        });
        let mut listeners = Listeners::new(&socket);
        listeners.on("message", &hear, message)?;
        listeners.on("close", &hear, |_| Some(Signal::Closed))?;
        self.0.borrow_mut().socket = Some(Socket { socket, _listeners: listeners });
        Ok(())
    }

    fn hear(&self, said: String) {
        match said.split('\t').next() {
            Some("engine") => {
                {
                    let mut inner = self.0.borrow_mut();
                    inner.ready = true;
                    if let Some(question) = inner.asked.take() {
                        inner.say(&question);
                    }
                }
                self.report(Report::State(Engine::Idle));
            }
            Some("taken") => self.lose("native-taken"),
            Some("refused") => self.lose("native-gone"),
            _ => self.report(Report::Said(said)),
        }
    }

    /// Gives the connection up, if there is one, so that the next question makes another.
    fn lose(&self, why: &'static str) {
        let socket = {
            let mut inner = self.0.borrow_mut();
            inner.ready = false;
            inner.asked = None;
            inner.socket.take()
        };
        // What was heard before it was given up may come after.
        if socket.is_some() {
            self.report(Report::Lost(why));
        }
    }

    fn report(&self, report: Report) {
        let to = self.0.borrow().report.clone();
        to(report);
    }
}

impl Inner {
    fn say(&self, text: &str) {
        if let Some(Socket { socket, .. }) = &self.socket {
            // What is lost is on a connection whose end is told.
            let _ = socket.send_with_str(text);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let _ = self.socket.close();
    }
}

fn message(event: &Event) -> Option<Signal> {
    Some(Signal::Message(event.dyn_ref::<MessageEvent>()?.data().as_string()?.into_bytes()))
}
