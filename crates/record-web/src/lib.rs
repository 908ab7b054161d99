//! Files of games in a Web Worker: opened, read through, added to and written.
//!
//! A page starts it with `new Worker(url, { type: "module" })`, where `url` is the hashed `records.js`, and waits for the
//! message `ready`; messages sent before may be lost.
//! An order is a text, or for bytes an array of a text and a `Uint8Array`; [`Desk::obey`] lists the orders.
//! Each answer is one message: a text as [`answer`](crate::Answer) describes, or for a written file an array of a text
//! and a `Uint8Array`.
//!
//! The page holds no record: it shows what the answers say, and orders by the numbers that they give.

mod answer;
mod desk;
mod view;

pub use answer::{Answer, Lines};
pub use desk::Desk;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type MessageEvent;

    #[wasm_bindgen(method, getter)]
    fn data(this: &MessageEvent) -> JsValue;

    #[wasm_bindgen(js_name = addEventListener)]
    fn add_event_listener(name: &str, listener: &Closure<dyn FnMut(MessageEvent)>);

    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(message: &JsValue);
}

/// Starts the worker when its module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    let mut desk = Desk::new();
    let listener = Closure::new(move |event: MessageEvent| {
        let (order, bytes) = order(&event.data());
        for answer in desk.obey(&order, &bytes) {
            post_message(&message(&answer));
        }
    });
    add_event_listener("message", &listener);
    // It lives as long as the worker.
    listener.forget();
    post_message(&"ready".into());
}

/// The text and the bytes of a message; what it lacks is empty.
fn order(message: &JsValue) -> (String, Vec<u8>) {
    match message.dyn_ref::<Array>() {
        None => (message.as_string().unwrap_or_default(), Vec::new()),
        Some(parts) => {
            let bytes = parts.get(1).dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
            (parts.get(0).as_string().unwrap_or_default(), bytes.unwrap_or_default())
        }
    }
}

fn message(answer: &Answer) -> JsValue {
    match answer {
        Answer::Text(text) => text.as_str().into(),
        Answer::File { head, bytes } => {
            Array::of2(&head.as_str().into(), &Uint8Array::from(bytes.as_slice())).into()
        }
    }
}
