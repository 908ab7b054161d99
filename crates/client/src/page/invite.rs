//! The link to a game: copied, or passed on by the device.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;

use crate::app::{App, copies};
use crate::widget::{document, set, window};

/// Copies the link, and says so on the button.
pub(super) fn copy(app: App) {
    let (words, link) = (app.words(), link());
    spawn_local(async move {
        let copied = JsFuture::from(window().navigator().clipboard().write_text(&link)).await.is_ok();
        let button = document().query_selector("#invite [data-act=copy-link]").ok().flatten();
        if let Some(button) = button.filter(|_| copied) {
            button.set_text_content(Some(&words.text("invite-copied")));
        }
    });
}

/// Lets the device pass the link on.
pub(super) fn share() {
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into()).ok();
    if let Some(share) = share.and_then(|share| share.dyn_into::<Function>().ok()) {
        let data = Object::new();
        let _ = Reflect::set(&data, &"url".into(), &link().into());
        // Who changes their mind has shared nothing.
        let _ = share.call1(&navigator, &data);
    }
}

/// Takes away the buttons for what this browser cannot do; a touch on the link marks it whole.
pub(super) fn prepare(table: &Element) {
    let shares = Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    for (act, can) in [("copy-link", copies()), ("share-link", shares)] {
        if let Ok(Some(button)) = table.query_selector(&format!("#invite [data-act={act}]")) {
            set(&button, "hidden", (!can).then_some(""));
        }
    }
}

fn link() -> String {
    let link = document().query_selector("#invite .link").ok().flatten();
    link.and_then(|link| link.text_content()).unwrap_or_default()
}
