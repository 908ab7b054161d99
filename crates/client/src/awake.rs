//! The device's screen, which stays on while somebody plays.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::widget::document;

#[wasm_bindgen]
extern "C" {
    type WakeLockSentinel;

    #[wasm_bindgen(method, getter)]
    fn released(this: &WakeLockSentinel) -> bool;

    #[wasm_bindgen(method)]
    fn release(this: &WakeLockSentinel) -> Promise;

    #[wasm_bindgen(catch, js_namespace = ["navigator", "wakeLock"], js_name = request)]
    fn request(kind: &str) -> Result<Promise, JsValue>;
}

/// What keeps the screen on, as long as that is wanted.
#[derive(Default)]
pub(crate) struct Awake(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    wanted: bool,
    /// Whether the browser has been asked and has not answered yet.
    asked: bool,
    lock: Option<WakeLockSentinel>,
}

impl Awake {
    /// Keeps the screen on, or no longer.
    ///
    /// The browser ends it by itself when the page is hidden, and is asked again when this is called after that.
    /// Where it refuses, for instance to save the battery, nothing happens.
    pub(crate) fn keep(&self, wanted: bool) {
        let mut state = self.0.borrow_mut();
        state.wanted = wanted;
        state.lock = state.lock.take().filter(|lock| !lock.released());
        if !wanted {
            state.let_go();
        } else if state.lock.is_none() && !state.asked && !document().hidden()
            // A browser without such locks throws.
            && let Ok(asked) = request("screen")
        {
            state.asked = true;
            let kept = Rc::clone(&self.0);
            spawn_local(async move {
                let lock = JsFuture::from(asked).await;
                let mut state = kept.borrow_mut();
                state.asked = false;
                state.lock = lock.ok().map(JsCast::unchecked_into);
                if !state.wanted {
                    state.let_go();
                }
            });
        }
    }
}

impl State {
    fn let_go(&mut self) {
        if let Some(lock) = self.lock.take() {
            // Nobody waits for the screen to go off.
            let _ = lock.release();
        }
    }
}
