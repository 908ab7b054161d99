//! A connection where no web socket gets through: events bring what the server says, requests what is said to it.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use chuhe_play::GameId;
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, EventSource, MessageEvent, RequestInit, Response};

use super::{Hear, Listeners, Signal};
use crate::widget::window;

/// A stream of events with those who listen to it, and the requests that belong to it.
pub(super) struct Stream {
    source: EventSource,
    /// Kept, because the browser calls them.
    _listeners: Listeners,
    says: Rc<Says>,
}

/// What is said, one request at a time, so that nothing overtakes.
struct Says {
    hear: Hear,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    /// Where it is said; known once the stream has its name.
    url: Option<String>,
    /// What waits, one message after the other.
    waiting: Vec<u8>,
    /// Whether a request is under way.
    is_busy: bool,
}

impl Stream {
    pub(super) fn new(game: GameId, hear: &Hear) -> Result<Self, JsValue> {
        let source = EventSource::new(&format!("/live/{game}/events"))?;
        let says = Rc::new(Says { hear: Rc::clone(hear), state: RefCell::default() });
        let own = Rc::clone(&says);
        let mut listeners = Listeners::new(&source);
        listeners.on("message", hear, move |event| {
            let text = event.dyn_ref::<MessageEvent>()?.data().as_string()?;
            let url = &mut own.state.borrow_mut().url;
            if url.is_some() {
                return message(&text);
            }
            // The first event is the stream's name.
            *url = Some(format!("/live/{game}/say/{text}"));
            Some(Signal::Open)
        })?;
        // The browser would come back by itself, to another stream.
        listeners.on("error", hear, |_: &Event| Some(Signal::Closed))?;
        Ok(Self { source, _listeners: listeners, says })
    }

    pub(super) fn say(&self, bytes: &[u8]) {
        let mut state = self.says.state.borrow_mut();
        state.waiting.extend_from_slice(bytes);
        if !state.is_busy {
            state.is_busy = true;
            spawn_local(send(Rc::downgrade(&self.says)));
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.source.close();
    }
}

/// The message in an event's text: its bytes in base64, which the browser gives as characters below 256.
fn message(text: &str) -> Option<Signal> {
    let bytes = window().atob(text).ok()?;
    Some(Signal::Message(bytes.chars().map(|byte| byte as u8).collect()))
}

/// Says what waits until nothing does, the stream is given up or the server does not hear it.
///
/// A request that hangs keeps the answers to the server's questions back, so that the server falls silent, and the stream is given
/// up like any other connection that does.
async fn send(says: Weak<Says>) {
    loop {
        let Some(own) = says.upgrade() else { return };
        let (url, messages) = {
            let mut state = own.state.borrow_mut();
            let (Some(url), false) = (state.url.clone(), state.waiting.is_empty()) else {
                state.is_busy = false;
                return;
            };
            (url, std::mem::take(&mut state.waiting))
        };
        drop(own);
        let is_heard = post(&url, &messages).await.unwrap_or(false);
        // Once the stream is given up, nobody wants to know.
        let Some(own) = says.upgrade() else { return };
        if !is_heard {
            (own.hear)(Signal::Closed);
            return;
        }
    }
}

/// Sends a request, and says whether the server has heard it.
async fn post(url: &str, messages: &[u8]) -> Result<bool, JsValue> {
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_body(&Uint8Array::from(messages));
    let answer = JsFuture::from(window().fetch_with_str_and_init(url, &request)).await?;
    Ok(answer.dyn_into::<Response>()?.ok())
}
