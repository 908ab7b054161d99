//! What happens later.

use std::time::Duration;

use chuhe_play::Time;
use js_sys::Function;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;

use crate::widget::window;

/// The moment by the browser's clock, which never goes back; it begins with the page.
#[expect(clippy::disallowed_methods, reason = "the edge that looks at the clock for this crate")]
pub(crate) fn now() -> Time {
    Time(window().performance().map_or(0, |performance| performance.now() as u64))
}

/// The moment by the clock of the day, which goes on while the device sleeps and may be set.
#[expect(clippy::disallowed_methods, reason = "the edge that looks at the clock for this crate")]
pub(crate) fn day() -> Time {
    Time(js_sys::Date::now() as u64)
}

/// Does something once, after a while.
pub(crate) fn later(delay: Duration, act: impl FnOnce() + 'static) {
    let act: Function = Closure::once_into_js(act).unchecked_into();
    // A function that exists can always be called later.
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&act, millis(delay));
}

/// Something that is done again and again, until this is dropped.
pub(crate) struct Pulse {
    id: i32,
    /// Kept, because the browser calls it.
    _beat: Closure<dyn Fn()>,
}

impl Pulse {
    /// Does something every so often, from one pace after now.
    pub(crate) fn new(pace: Duration, beat: impl Fn() + 'static) -> Option<Self> {
        let beat = Closure::<dyn Fn()>::new(beat);
        let call = beat.as_ref().unchecked_ref();
        let id = window().set_interval_with_callback_and_timeout_and_arguments_0(call, millis(pace)).ok()?;
        Some(Self { id, _beat: beat })
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        window().clear_interval_with_handle(self.id);
    }
}

fn millis(duration: Duration) -> i32 {
    duration.as_millis() as i32
}
