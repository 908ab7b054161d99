//! What is kept in the browser between visits: the settings and the unfinished game.

use web_sys::Storage;

/// A kept text.
#[derive(Clone, Copy)]
pub(crate) enum Key {
    /// The settings.
    Settings,
    /// The game that is going on.
    Game,
}

impl Key {
    const fn name(self) -> &'static str {
        match self {
            Self::Settings => "chuhe.settings",
            Self::Game => "chuhe.game",
        }
    }
}

/// The kept text; nothing if there is none or the browser keeps nothing.
pub(crate) fn read(key: Key) -> Option<String> {
    storage()?.get_item(key.name()).ok()?
}

/// Keeps a text; a browser that keeps nothing forgets it at the end of the visit, which is all right.
pub(crate) fn write(key: Key, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key.name(), text);
    }
}

/// Forgets a kept text.
pub(crate) fn clear(key: Key) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key.name());
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
