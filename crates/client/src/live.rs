//! The connection to a game's server: a web socket.
//!
//! It knows nothing of the game: what is to be said and when to try again, [`Online`](crate::state::Online) decides.

use std::cell::RefCell;
use std::rc::Rc;

use chuhe_play::GameId;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BinaryType, Event, EventTarget, MessageEvent, WebSocket};

use crate::widget::window;

/// What becomes of a connection.
pub(crate) enum Signal {
    /// It is open.
    Open,
    /// A message has come.
    Message(Vec<u8>),
    /// It is closed, or did not open.
    Closed,
}

/// The connection, if there is one.
pub(crate) struct Live {
    hear: Rc<dyn Fn(Signal)>,
    line: RefCell<Option<Socket>>,
}

/// A web socket with those who listen to it.
struct Socket {
    socket: WebSocket,
    listeners: Vec<Listener>,
}

/// Who listens to the events of a name.
type Listener = (&'static str, Closure<dyn Fn(Event)>);

impl Live {
    /// No connection yet; `hear` is told what becomes of those that are opened.
    pub(crate) fn new(hear: impl Fn(Signal) + 'static) -> Self {
        Self { hear: Rc::new(hear), line: RefCell::new(None) }
    }

    /// Opens a web socket in place of the connection that there was.
    pub(crate) fn open(&self, game: GameId) {
        self.close();
        match Socket::new(game, &self.hear) {
            Ok(socket) => *self.line.borrow_mut() = Some(socket),
            Err(_) => (self.hear)(Signal::Closed),
        }
    }

    /// Says something; on a connection that is being cut it is lost.
    pub(crate) fn say(&self, bytes: &[u8]) {
        if let Some(line) = &*self.line.borrow() {
            // What is lost is said again on the next connection.
            let _ = line.socket.send_with_u8_array(bytes);
        }
    }

    /// Closes the connection; nothing more is heard of it.
    pub(crate) fn close(&self) {
        *self.line.borrow_mut() = None;
    }
}

impl Socket {
    fn new(game: GameId, hear: &Rc<dyn Fn(Signal)>) -> Result<Self, JsValue> {
        let location = window().location();
        let scheme = if location.protocol()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}/live/{game}", location.host()?))?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let mut listeners = Vec::new();
        for (name, signal) in [
            ("open", (|_| Some(Signal::Open)) as fn(&Event) -> Option<Signal>),
            ("message", |event| {
                let data = event.dyn_ref::<MessageEvent>()?.data();
                Some(Signal::Message(Uint8Array::new(data.dyn_ref::<ArrayBuffer>()?).to_vec()))
            }),
            ("close", |_| Some(Signal::Closed)),
        ] {
            let hear = Rc::clone(hear);
            let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
                // After the listener has returned: what follows may drop it.
                if let Some(signal) = signal(&event) {
                    let hear = Rc::clone(&hear);
                    spawn_local(async move { hear(signal) });
                }
            });
            socket.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref())?;
            listeners.push((name, listener));
        }
        Ok(Self { socket, listeners })
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let target: &EventTarget = &self.socket;
        for (name, listener) in &self.listeners {
            let _ = target.remove_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        }
        let _ = self.socket.close();
    }
}
