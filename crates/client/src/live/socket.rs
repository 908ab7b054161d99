//! A connection over a web socket.

use chuhe_play::GameId;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{BinaryType, Event, MessageEvent, WebSocket};

use super::{Hear, Listeners, Signal};
use crate::widget::window;

/// A web socket with those who listen to it.
pub(super) struct Socket {
    socket: WebSocket,
    /// Kept, because the browser calls them.
    _listeners: Listeners,
}

impl Socket {
    pub(super) fn new(game: GameId, hear: &Hear) -> Result<Self, JsValue> {
        let location = window().location();
        let scheme = if location.protocol()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}/live/{game}", location.host()?))?;
        socket.set_binary_type(BinaryType::Arraybuffer);
        let mut listeners = Listeners::new(&socket);
        listeners.on("open", hear, |_| Some(Signal::Open))?;
        listeners.on("message", hear, message)?;
        listeners.on("close", hear, |_| Some(Signal::Closed))?;
        Ok(Self { socket, _listeners: listeners })
    }

    pub(super) fn say(&self, bytes: &[u8]) {
        // What is lost is said again on the next connection.
        let _ = self.socket.send_with_u8_array(bytes);
    }
}

fn message(event: &Event) -> Option<Signal> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    Some(Signal::Message(Uint8Array::new(data.dyn_ref::<ArrayBuffer>()?).to_vec()))
}

impl Drop for Socket {
    fn drop(&mut self) {
        let _ = self.socket.close();
    }
}
