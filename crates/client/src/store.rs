//! What is kept in the browser: the settings and the unfinished game until the next visit, an open file and the way
//! to the server as long as the tab.

use chuhe_play::GameId;
use web_sys::Storage;

use crate::widget::window;

/// A kept text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    /// The settings.
    Settings,
    /// The game that is going on.
    Game,
    /// The unfinished game of the other kind, set aside for the one that is going on.
    Aside,
    /// The file that is open: its name and, from the next line on, its bytes as characters below 256.
    File,
    /// The moves that have been added to the file, each on a line with its place.
    Added,
    /// The place in the file that is shown.
    Place,
    /// The review of the file's game, once it is finished.
    Review,
    /// What is wanted of the engine that looks into games.
    Analysis,
    /// A game that another page hands over to be looked into.
    Given,
    /// The way to the server, where it is not the usual one.
    Road,
    /// The move that is on its way to the server of a game.
    Move(GameId),
}

impl Key {
    fn name(self) -> String {
        match self {
            Self::Settings => "chuhe.settings".to_owned(),
            Self::Game => "chuhe.game".to_owned(),
            Self::Aside => "chuhe.aside".to_owned(),
            Self::File => "chuhe.file".to_owned(),
            Self::Added => "chuhe.added".to_owned(),
            Self::Place => "chuhe.place".to_owned(),
            Self::Review => "chuhe.review".to_owned(),
            Self::Analysis => "chuhe.analysis".to_owned(),
            Self::Given => "chuhe.given".to_owned(),
            Self::Road => "chuhe.road".to_owned(),
            Self::Move(game) => format!("chuhe.move.{game}"),
        }
    }

    /// The browser's store for it.
    fn storage(self) -> Option<Storage> {
        match self {
            Self::Settings | Self::Game | Self::Aside | Self::Analysis | Self::Move(_) => {
                window().local_storage().ok()?
            }
            Self::File | Self::Added | Self::Place | Self::Review | Self::Given | Self::Road => {
                window().session_storage().ok()?
            }
        }
    }
}

/// The kept text; nothing if there is none or the browser keeps nothing.
pub(crate) fn read(key: Key) -> Option<String> {
    key.storage()?.get_item(&key.name()).ok()?
}

/// Keeps a text, and says whether the browser does; one that does not forgets it at the end of the visit.
pub(crate) fn write(key: Key, text: &str) -> bool {
    key.storage().is_some_and(|storage| storage.set_item(&key.name(), text).is_ok())
}

/// Forgets a kept text.
pub(crate) fn clear(key: Key) {
    if let Some(storage) = key.storage() {
        // Where there is none, there is nothing to forget.
        let _ = storage.remove_item(&key.name());
    }
}
