//! Files of games: opening them, looking through them, writing them.

use chuhe_rules::{Color, Move};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use super::{App, Model, Panel, Screen};
use crate::FILES;
use crate::desk::{Desk, Said};
use crate::state::{LocalGame, Opponent, Reading};
use crate::widget::{document, window};

/// What the page's files are about.
#[derive(Default)]
pub(crate) struct Files {
    /// What is open.
    pub(crate) reading: Reading,
    /// Whether the side at the bottom is Black.
    pub(crate) turned: bool,
    /// Whether a file is being opened, to be shown.
    pub(crate) opening: bool,
    /// Whether the next file that is written is to be copied.
    copying: bool,
    /// The format that was chosen to write in.
    pub(crate) format: String,
    /// What went wrong, or well, in words.
    pub(crate) told: String,
}

impl Files {
    /// The side at the bottom of the board.
    pub(crate) fn bottom(&self) -> Color {
        if self.turned { Color::Black } else { Color::Red }
    }
}

impl App {
    /// Opens what a person has chosen, dropped or pasted.
    pub(crate) fn open_file(self, file: &File) {
        let name = file.name();
        let bytes = file.array_buffer();
        self.update(|model| model.files.opening = true);
        spawn_local(async move {
            // A file that has gone meanwhile is one that holds nothing.
            let bytes = JsFuture::from(bytes).await.map(|buffer| Uint8Array::new(&buffer));
            self.open_bytes(&name, &bytes.unwrap_or_default());
        });
    }

    /// Opens a text that was pasted.
    pub(crate) fn open_text(self, text: &str) {
        self.open_bytes("", &Uint8Array::from(text.as_bytes()));
    }

    fn open_bytes(self, name: &str, bytes: &Uint8Array) {
        self.update(|model| {
            model.files.opening = true;
            model.files.told = self.0.words.text("file-opening");
        });
        self.with_desk(|desk| desk.open(name, bytes));
    }

    /// Gives an order of crate `record-web`.
    pub(crate) fn order(self, order: &str) {
        self.with_desk(|desk| desk.order(order));
    }

    /// Makes the move that a text names in what is shown.
    pub(crate) fn type_move(self, text: &str) {
        if self.get(Model::is_file) {
            return self.order(&format!("type {text}"));
        }
        let read = self.get(|model| {
            let game = model.local.game();
            format!("read {}\n{}\n{text}", game.rules().name, game.position().fen())
        });
        self.order(&read);
    }

    /// Opens the panel that writes what is shown: the open file's game, or the page's own.
    ///
    /// Where this page has no such panel, it leads to the one that has, which finds the game where it is kept.
    pub(crate) fn save(self) {
        if !FILES {
            let address = format!("/{}/open/{SAVE}", self.0.words.language());
            // A browser that goes nowhere stays.
            let _ = window().location().assign(&address);
            return;
        }
        let take = self.get(|model| (!model.is_file()).then(|| taken(&model.local, self)));
        if let Some(take) = take {
            self.order(&take);
        }
        self.update(|model| {
            model.files.told.clear();
            model.panel = Panel::Save;
        });
        self.choose_format("pgn");
    }

    /// Chooses the format to write in, and asks what it does not hold.
    pub(crate) fn choose_format(self, format: &str) {
        self.update(|model| format.clone_into(&mut model.files.format));
        self.order(&format!("lose {format}"));
    }

    /// Writes what is shown, to be copied or kept; `fen` is the position alone.
    pub(crate) fn write(self, format: &str, all: bool, copying: bool) {
        self.update(|model| {
            model.files.copying = copying;
            model.files.told.clear();
        });
        if format == "fen" {
            let position =
                self.get(
                    |model| {
                        if model.is_file() { model.files.reading.fen() } else { model.position().fen() }
                    },
                );
            self.hand_over("position.fen", &Uint8Array::from(position.as_bytes()));
        } else {
            self.order(&format!("save{} {format}", if all { "-all" } else { "" }));
        }
    }

    /// What the worker says.
    pub(super) fn hear(self, said: Said) {
        match said {
            Said::Text(answer) => {
                if let Some(mv) = answer.strip_prefix("meant\t").and_then(|mv| mv.parse::<Move>().ok()) {
                    // It was typed for the position that the page still shows, or is refused.
                    let free =
                        self.get(|model| model.screen == Screen::Game && model.local.movable().is_some());
                    self.update(|model| model.files.told.clear());
                    if free {
                        self.make(mv, None);
                    }
                    return;
                }
                let opened = answer.starts_with("opened");
                self.update(|model| {
                    let files = &mut model.files;
                    files.reading.hear(&answer);
                    if opened && std::mem::take(&mut files.opening) {
                        model.clear();
                        model.screen = Screen::File;
                        model.panel = Panel::None;
                        model.files.told.clear();
                    } else if let Some((_, why)) =
                        answer.split_once('\t').filter(|(kind, _)| matches!(*kind, "failed" | "refused"))
                    {
                        files.opening &= answer.starts_with("refused");
                        why.clone_into(&mut files.told);
                    } else if !files.opening {
                        files.told.clear();
                    }
                });
                if opened {
                    self.tell_notation();
                }
            }
            Said::File { name, bytes } => self.hand_over(&name, &bytes),
            Said::Failed => self.update(|model| {
                // What lay there is gone with it.
                if model.is_file() {
                    model.screen = Screen::Home;
                    model.panel = Panel::Open;
                }
                model.files.opening = false;
                model.files.reading = Reading::default();
                model.files.told = self.0.words.text("file-failed");
            }),
        }
    }

    /// Puts a file into the clipboard or among the person's downloads.
    fn hand_over(self, name: &str, bytes: &Uint8Array) {
        if !self.get(|model| model.files.copying) {
            // A browser that lets nobody keep files does nothing.
            let _ = download(name, bytes);
            return;
        }
        let text = String::from_utf8_lossy(&bytes.to_vec()).into_owned();
        let copied = window().navigator().clipboard().write_text(&text);
        spawn_local(async move {
            if JsFuture::from(copied).await.is_ok() {
                self.update(|model| model.files.told = self.0.words.text("file-copied"));
            }
        });
    }

    /// Tells the worker how moves are to be written.
    pub(super) fn tell_notation(self) {
        let notation = self.get(|model| model.settings.moves.notation(model.settings.look.script));
        self.order(&format!("notation {}", notation.id()));
    }

    /// Opens a text that was pasted on the page: a move typed elsewhere is no game.
    pub(crate) fn open_pasted(self, text: &str) {
        if !text.trim().is_empty() {
            self.open_text(text);
        }
    }

    fn with_desk(self, f: impl FnOnce(&Desk)) {
        if let Some(desk) = self.0.desk.get() {
            f(desk);
        }
    }
}

/// What stands behind the address of the page with files when it is to write the game that is kept.
const SAVE: &str = "#save";

/// Whether the page was opened to write the game that is kept.
pub(crate) fn saves() -> bool {
    FILES && window().location().hash().is_ok_and(|hash| hash == SAVE)
}

/// The page's own game as an order.
fn taken(local: &LocalGame, app: App) -> String {
    let game = local.game();
    let moves = game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ");
    let name = |side| match local.opponent() {
        Opponent::Computer { human, .. } if human == side => app.0.words.text("you"),
        Opponent::Computer { level, .. } => app.0.words.level("computer-at-level", level),
        Opponent::SameScreen => String::new(),
    };
    let result = local.verdict().map_or("*", |verdict| match verdict.winner() {
        Some(Color::Red) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    });
    let (rules, start) = (&game.rules().name, game.start_position().fen());
    format!("take {rules}\n{start}\n{moves}\n{}\n{}\n{result}", name(Color::Red), name(Color::Black))
}

/// Whether the browser lets the page copy: it does not where the page came over an open line.
pub(crate) fn copies() -> bool {
    js_sys::Reflect::get(&window().navigator(), &"clipboard".into())
        .is_ok_and(|clipboard| !clipboard.is_undefined())
}

/// Lets the browser keep a file.
fn download(name: &str, bytes: &Uint8Array) -> Option<()> {
    let blob = Blob::new_with_u8_array_sequence(&Array::of1(bytes)).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url).ok()
}
