//! The place in a file as it stands in the page's address: a link to it leads there, and so does loading the page again.

use wasm_bindgen::JsValue;

use crate::app::{App, named_place};
use crate::state::place;
use crate::widget::window;

/// Writes the place that is shown behind the page's address.
pub(super) fn write(app: App) {
    // What is being opened has its place yet to come.
    let open = app.get(|model| model.files.coming.is_none() && model.files.reading.is_file());
    let Some(address) = app.get(|model| place::address(&model.files.reading.place())).filter(|_| open) else {
        return;
    };
    let window = window();
    if window.location().hash().is_ok_and(|hash| hash != address)
        && let Ok(history) = window.history()
    {
        // It is the same entry of the history, so that Back does not lead through every move.
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(&address));
    }
}

/// Goes to the place that the page's address names now; says whether it names one.
pub(super) fn follow(app: App) -> bool {
    let Some(place) = named_place() else { return false };
    super::mark(crate::app::Screen::File);
    app.go_to_place(&place);
    true
}
