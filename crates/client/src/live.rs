//! The connection to a game's server: a web socket, or a stream of events and requests.
//!
//! It knows nothing of the game: what is to be said, when to try again and by which way, [`Online`](crate::state::Online)
//! decides.

mod socket;
mod stream;

use std::cell::RefCell;
use std::rc::Rc;

use chuhe_play::GameId;
use socket::Socket;
use stream::Stream;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, EventTarget};

use crate::state::Road;

/// What becomes of a connection.
pub(crate) enum Signal {
    /// It is open.
    Open,
    /// A message has come.
    Message(Vec<u8>),
    /// It is closed, or did not open.
    Closed,
}

/// Who is told what becomes of a connection.
pub(crate) type Hear = Rc<dyn Fn(Signal)>;

/// The connection, if there is one.
pub(crate) struct Live {
    hear: Hear,
    line: RefCell<Option<Line>>,
}

enum Line {
    Socket(Socket),
    Stream(Stream),
}

impl Live {
    /// No connection yet; `hear` is told what becomes of those that are opened.
    pub(crate) fn new(hear: impl Fn(Signal) + 'static) -> Self {
        Self { hear: Rc::new(hear), line: RefCell::new(None) }
    }

    /// Opens a connection in place of the one that there was.
    pub(crate) fn open(&self, game: GameId, road: Road) {
        self.close();
        let line = match road {
            Road::Socket => Socket::new(game, &self.hear).map(Line::Socket),
            Road::Stream => Stream::new(game, &self.hear).map(Line::Stream),
        };
        match line {
            Ok(line) => *self.line.borrow_mut() = Some(line),
            Err(_) => (self.hear)(Signal::Closed),
        }
    }

    /// Says something; on a connection that is being cut it is lost, and is said again on the next one.
    pub(crate) fn say(&self, bytes: &[u8]) {
        match &*self.line.borrow() {
            Some(Line::Socket(socket)) => socket.say(bytes),
            Some(Line::Stream(stream)) => stream.say(bytes),
            None => {}
        }
    }

    /// Closes the connection; nothing more is heard of it.
    pub(crate) fn close(&self) {
        *self.line.borrow_mut() = None;
    }
}

/// Those who listen to the events of something, until this is dropped.
pub(crate) struct Listeners {
    target: EventTarget,
    listeners: Vec<Listener>,
}

/// Who listens to the events of a name.
type Listener = (&'static str, Closure<dyn Fn(Event)>);

impl Listeners {
    pub(crate) fn new(target: &EventTarget) -> Self {
        Self { target: target.clone(), listeners: Vec::new() }
    }

    /// Tells what the events of a name mean, as far as they mean anything.
    pub(crate) fn on(
        &mut self,
        name: &'static str,
        hear: &Hear,
        signal: impl Fn(&Event) -> Option<Signal> + 'static,
    ) -> Result<(), JsValue> {
        let hear = Rc::clone(hear);
        let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // After the listener has returned: what follows may drop it.
            if let Some(signal) = signal(&event) {
                let hear = Rc::clone(&hear);
                spawn_local(async move { hear(signal) });
            }
        });
        self.target.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref())?;
        self.listeners.push((name, listener));
        Ok(())
    }
}

impl Drop for Listeners {
    fn drop(&mut self) {
        for (name, listener) in &self.listeners {
            let _ = self.target.remove_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        }
    }
}
