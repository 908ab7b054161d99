//! Without a network: the server's script that keeps what one needs to play.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::timer::later;

/// How long that waits: what a person sees first comes first.
const PAUSE: Duration = Duration::from_secs(3);

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["navigator", "serviceWorker"], catch)]
    fn register(script: &str) -> Result<Promise, JsValue>;
}

/// Has the browser keep the site after a while, if it can: it cannot where the page came over an open line.
pub(crate) fn keep() {
    later(PAUSE, || {
        if let Ok(begun) = register("/offline.js") {
            // Without it the page does all that it did.
            spawn_local(async { _ = JsFuture::from(begun).await });
        }
    });
}
