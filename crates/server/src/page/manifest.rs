//! What a device needs to install the site like an application.

use chuhe_lang::Messages;
use serde_json::{Value, json};

/// The web application manifest in one language.
pub(crate) fn manifest(messages: &Messages) -> Value {
    let locale = messages.locale();
    let home = format!("/{}/", locale.tag());
    json!({
        "id": "/",
        "name": format!("{} · {}", messages.text("site-name"), messages.text("site-game")),
        "short_name": messages.text("site-name"),
        "description": messages.text("site-description"),
        "lang": locale.tag(),
        "dir": locale.direction().as_str(),
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": "#F0ECE3",
        "theme_color": "#F0ECE3",
        "categories": ["games"],
        "icons": [{ "src": "/favicon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any" }],
    })
}
