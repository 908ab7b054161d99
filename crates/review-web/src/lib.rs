//! The review of a game in a Web Worker: a position at a time, so that the worker hears what it is asked in between.
//!
//! A page starts it with `new Worker(url, { type: "module" })`, where `url` is the hashed `review.js`, and waits for the
//! message `ready`; messages sent before may be lost.
//! An order and an answer are a text each; [`Reviewer::obey`] lists them.
//! The worker never searches but for an order, and an order is a fraction of a second: who wants to end a review orders no
//! further step.

mod reviewer;

pub use reviewer::Reviewer;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type MessageEvent;

    #[wasm_bindgen(method, getter)]
    fn data(this: &MessageEvent) -> JsValue;

    #[wasm_bindgen(js_name = addEventListener)]
    fn add_event_listener(name: &str, listener: &Closure<dyn FnMut(MessageEvent)>);

    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(text: &str);
}

/// Starts the worker when its module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    let mut reviewer = Reviewer::default();
    let listener = Closure::new(move |event: MessageEvent| {
        let order = event.data().as_string().unwrap_or_default();
        if let Some(answer) = reviewer.obey(&order) {
            post_message(&answer);
        }
    });
    add_event_listener("message", &listener);
    // It lives as long as the worker.
    listener.forget();
    post_message("ready");
}
