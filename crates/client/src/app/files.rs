//! Files of games: opening them, looking through them, writing them.
//!
//! The page with files does all of it.
//! The first page reads a file that is dropped or pasted, to see whether it is one, and hands it over to that page; and it
//! has typed moves read.

use chuhe_rules::{Color, Move};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use super::{App, Model, Panel, Screen};
use crate::FILES;
use crate::analyst::Analyst;
use crate::desk::{Desk, Said};
use crate::native::Native;
use crate::state::{Analysis, Engine, Facts, LocalGame, Online, Opponent, Reading, Review, place};
use crate::store::{self, Key};
use crate::widget::{document, window};

/// How many bytes of a file are kept for when the page is loaded again; browsers have room for a little more.
const KEPT: u32 = 4 << 20;

/// What the page's files are about.
#[derive(Default)]
pub(crate) struct Files {
    /// What is open.
    pub(crate) reading: Reading,
    /// What the engine finds about it.
    pub(crate) analysis: Analysis,
    /// The engine that does, once it has been needed.
    pub(super) analyst: Option<Analyst>,
    /// The server's, once it has been needed.
    pub(super) native: Option<Native>,
    /// What has become of the one that is asked.
    pub(crate) engine: Engine,
    /// What there is to see in what is shown, in sentences.
    pub(crate) facts: Facts,
    /// What is said of the whole game.
    pub(crate) review: Review,
    /// Whether that is the game that is shown.
    pub(crate) reviewed: bool,
    /// Whether the side at the bottom is Black.
    pub(crate) turned: bool,
    /// The file that is being opened, to be shown.
    pub(crate) coming: Option<Coming>,
    /// What the next file that is written is for.
    purpose: Purpose,
    /// The format that was chosen to write in.
    pub(crate) format: String,
    /// Whether all games of the file are to be written, where the format holds several.
    pub(crate) all: bool,
    /// What went wrong, or well, in words.
    pub(crate) told: String,
}

/// What a written file is for.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Purpose {
    /// To be kept among the person's downloads.
    #[default]
    Keep,
    /// To be copied.
    Copy,
    /// To be opened, and its game looked into.
    LookInto,
    /// To be opened, and its game reviewed.
    Review,
}

/// A file that is being opened.
#[derive(Default)]
pub(crate) struct Coming {
    /// The file as [`Key::File`] has it; empty if it is too large to be kept.
    kept: String,
    /// Whether it was open before the page was loaded again.
    again: bool,
}

impl Files {
    /// The side at the bottom of the board.
    pub(crate) fn bottom(&self) -> Color {
        if self.turned { Color::Black } else { Color::Red }
    }

    /// Whether the chosen format can hold all games of the file.
    pub(crate) fn several(&self) -> bool {
        let many = |(id, many): &(String, bool)| *id == self.format && *many && id != "fen";
        self.reading.is_file() && self.reading.games > 1 && self.reading.formats.iter().any(many)
    }
}

impl App {
    /// Opens what a person has chosen, dropped or pasted.
    pub(crate) fn open_file(self, file: &File) {
        let name = file.name();
        let bytes = file.array_buffer();
        self.update(|model| model.files.coming = Some(Coming::default()));
        spawn_local(async move {
            // A file that has gone meanwhile is one that holds nothing.
            let bytes = JsFuture::from(bytes).await.map(|buffer| Uint8Array::new(&buffer));
            self.open_bytes(&name, &bytes.unwrap_or_default(), false);
        });
    }

    /// Opens a text that was pasted.
    pub(crate) fn open_text(self, text: &str) {
        if !text.trim().is_empty() {
            self.open_bytes("", &Uint8Array::from(text.as_bytes()), false);
        }
    }

    fn open_bytes(self, name: &str, bytes: &Uint8Array, again: bool) {
        let kept = if bytes.length() > KEPT {
            String::new()
        } else {
            let content = bytes.to_vec().into_iter().map(char::from);
            name.chars().chain(['\n']).chain(content).collect()
        };
        self.update(|model| {
            model.files.coming = Some(Coming { kept, again });
            model.files.told = self.0.words.text("file-opening");
        });
        self.with_desk(|desk| desk.open(name, bytes));
    }

    /// Opens the file that is kept: as it was shown before the page was loaded again, or for the first time.
    pub(super) fn open_kept(self, again: bool) {
        let Some((name, content)) = store::read(Key::File)
            .as_deref()
            .and_then(|kept| kept.split_once('\n'))
            .map(|(name, content)| (name.to_owned(), content.chars().map(|c| c as u8).collect::<Vec<_>>()))
        else {
            return self.open(Panel::Open);
        };
        self.open_bytes(&name, &Uint8Array::from(content.as_slice()), again);
    }

    /// Shows the open file again.
    pub(crate) fn reopen(self) {
        self.update(|model| model.screen = Screen::File);
        if self.get(|model| !model.files.reading.is_file()) {
            self.open_kept(true);
        }
    }

    /// Gives an order of crate `record-web`.
    pub(crate) fn order(self, order: &str) {
        self.with_desk(|desk| desk.order(order));
    }

    /// Gives an order about the view that is shown.
    pub(crate) fn order_here(self, order: &str, argument: &str) {
        self.order(&self.get(|model| format!("{order} {} {argument}", model.files.reading.serial)));
    }

    /// Begins to load what reads a typed move, while it is being typed.
    pub(crate) fn prepare_to_read(self) {
        self.with_desk(Desk::load);
    }

    /// Makes the move that a text names in what is shown.
    pub(crate) fn type_move(self, text: &str) {
        if self.get(Model::is_file) {
            return self.order_here("type", text);
        }
        let waits = self.get(|model| model.online.as_ref().and_then(Online::waits));
        if let Some(why) = waits {
            return self.update(|model| model.files.told = self.0.words.sentence(&why));
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
            return self.go_to_files(SAVE);
        }
        let take = self.get(|model| (!model.is_file()).then(|| taken(&model.local, self)));
        if let Some(take) = take {
            self.order(&take);
        }
        self.update(|model| {
            model.files.told.clear();
            model.files.all = false;
            "pgn".clone_into(&mut model.files.format);
            model.panel = Panel::Save;
        });
        self.ask_losses();
    }

    /// Chooses the format to write in.
    pub(crate) fn choose_format(self, format: &str) {
        self.update(|model| format.clone_into(&mut model.files.format));
        self.ask_losses();
    }

    /// Chooses whether all games of the file are to be written.
    pub(crate) fn choose_all(self, all: bool) {
        self.update(|model| model.files.all = all);
        self.ask_losses();
    }

    /// Asks what the chosen format does not hold.
    fn ask_losses(self) {
        self.order(&self.get(|model| {
            let Files { format, all, .. } = &model.files;
            format!("lose{} {format}", if *all && model.files.several() { "-all" } else { "" })
        }));
    }

    /// Writes what is shown, to be copied or kept; the format `fen` is the position alone.
    pub(crate) fn write(self, copying: bool) {
        let order = self.update(|model| {
            let files = &mut model.files;
            files.purpose = if copying { Purpose::Copy } else { Purpose::Keep };
            files.told.clear();
            let all = if files.all && files.several() { "-all" } else { "" };
            (files.format != "fen").then(|| format!("save{all} {}", files.format))
        });
        if let Some(order) = order {
            return self.order(&order);
        }
        let position = self
            .get(|model| if model.is_file() { model.files.reading.fen() } else { model.position().fen() });
        self.hand_over("position.fen", &Uint8Array::from(position.as_bytes()));
    }

    /// What the worker says.
    pub(super) fn hear(self, said: Said) {
        match said {
            Said::Text(answer) => self.hear_text(&answer),
            Said::File { name, bytes } if FILES => {
                if self.get(|model| matches!(model.files.purpose, Purpose::LookInto | Purpose::Review)) {
                    return self.open_bytes(&name, &bytes, false);
                }
                self.hand_over(&name, &bytes);
            }
            Said::File { .. } => {}
            Said::Failed => self.give_up(&self.0.words.text("file-failed"), true),
        }
    }

    fn hear_text(self, answer: &str) {
        match answer.split_once('\t') {
            Some(("meant", meant)) => self.hear_move(meant),
            Some(("failed", why)) => self.give_up(why, false),
            Some(("refused", why)) => self.update(|model| why.clone_into(&mut model.files.told)),
            Some(("opened", _)) => {
                let came = self.update(|model| {
                    if FILES {
                        model.files.reading.hear(answer);
                    }
                    model.files.coming.take()
                });
                if let Some(came) = came {
                    self.show_file(&came);
                }
            }
            // The first page shows no file.
            _ if !FILES => {}
            _ => {
                self.update(|model| {
                    model.files.reading.hear(answer);
                    if model.files.coming.is_none() && model.panel == Panel::None {
                        model.files.told.clear();
                    }
                });
                if answer.starts_with("view") && self.get(Model::is_file) {
                    self.keep_place();
                    self.meet_place();
                    if self.get(|model| model.files.purpose == Purpose::Review) {
                        self.update(|model| model.files.purpose = Purpose::Keep);
                        self.begin_review();
                    }
                }
            }
        }
    }

    /// Makes the move that was typed, if the game still stands where it was.
    fn hear_move(self, meant: &str) {
        let Some((mv, fen)) = meant.split_once('\t') else { return };
        let stands = self.update(|model| {
            model.files.told.clear();
            let local = &model.local;
            matches!(model.screen, Screen::Game | Screen::Online)
                && local.movable().is_some()
                && local.game().position().fen() == fen
        });
        match mv.parse::<Move>().ok().filter(|_| stands) {
            Some(mv) if self.get(Model::is_online) => self.make_online(mv, None),
            Some(mv) => self.make(mv, None),
            None => {}
        }
    }

    /// Says why nothing was opened or written; where the worker is `gone`, what lay there is gone with it.
    fn give_up(self, why: &str, gone: bool) {
        self.update(|model| {
            if gone {
                model.files.reading = Reading::default();
            }
            if model.is_file() && !model.files.reading.is_file() {
                model.screen = Screen::Home;
                model.panel = Panel::Open;
            }
            model.files.coming = None;
            why.clone_into(&mut model.files.told);
        });
    }

    /// Shows the file that has just been opened, and keeps it for when the page is loaded again.
    fn show_file(self, file: &Coming) {
        self.update(Model::clear);
        if !file.again {
            [Key::File, Key::Added, Key::Place].into_iter().for_each(store::clear);
            let kept = !file.kept.is_empty() && store::write(Key::File, &file.kept);
            if !FILES {
                return self.go_to_files(if kept { GIVEN } else { TOO_LARGE });
            }
        }
        // The first page opens none again.
        if !FILES {
            return;
        }
        self.update(|model| {
            model.screen = Screen::File;
            model.panel = Panel::None;
        });
        self.meet_file(file.again);
        self.tell_notation();
        self.recall_wish(file.again);
        if file.again {
            let [kept, added] = [Key::Place, Key::Added].map(|key| store::read(key).unwrap_or_default());
            let place = named_place().unwrap_or(kept);
            self.order(&format!("again {place}\n{added}"));
        }
    }

    /// Keeps the place that is shown, and the moves that have been added to get there.
    fn keep_place(self) {
        let (place, added) = self.update_unseen(|model| {
            (model.files.reading.place(), std::mem::take(&mut model.files.reading.added))
        });
        store::write(Key::Place, &place);
        if !added.is_empty() {
            let before = store::read(Key::Added).unwrap_or_default();
            store::write(Key::Added, &format!("{before}{}\n", added.join("\n")));
        }
    }

    /// Leads to the page with files; `why` is what stands behind its address.
    fn go_to_files(self, why: &str) {
        let address = format!("/{}/open/{why}", self.0.words.language());
        // A browser that goes nowhere stays.
        let _ = window().location().assign(&address);
    }

    /// Puts a file into the clipboard or among the person's downloads.
    fn hand_over(self, name: &str, bytes: &Uint8Array) {
        if self.get(|model| model.files.purpose) != Purpose::Copy {
            // A browser that lets nobody keep files does nothing.
            let _ = download(name, bytes);
            return;
        }
        let text = String::from_utf8_lossy(&bytes.to_vec()).into_owned();
        let copied = window().navigator().clipboard().write_text(&text);
        spawn_local(async move {
            let copied = JsFuture::from(copied).await.is_ok();
            let told = self.0.words.text(if copied { "file-copied" } else { "file-uncopied" });
            self.update(|model| model.files.told = told);
        });
    }

    /// Tells the worker how moves are to be written.
    pub(super) fn tell_notation(self) {
        let notation = self.get(|model| model.settings.moves.notation(model.settings.look.script));
        self.order(&format!("notation {}", notation.id()));
    }

    fn with_desk(self, f: impl FnOnce(&Desk)) {
        if let Some(desk) = self.0.desk.get() {
            f(desk);
        }
    }
}

/// What stands behind the address of the page with files when it is to write the game that is kept.
const SAVE: &str = "#save";

/// What stands there when it is to open the file that is kept.
const GIVEN: &str = "#given";

/// What stands there when a file was too large to be kept.
const TOO_LARGE: &str = "#too-large";

/// What stands there when it is to look into the game that is handed over.
const ANALYSE: &str = "#analyse";

/// Whether the page was opened to write the game that is kept.
pub(crate) fn saves() -> bool {
    FILES && was_led_here_to(SAVE)
}

fn was_led_here_to(why: &str) -> bool {
    window().location().hash().is_ok_and(|hash| hash == why)
}

/// The place that the page's address names.
pub(crate) fn named_place() -> Option<String> {
    window().location().hash().ok().as_deref().and_then(place::place)
}

impl App {
    /// What the page with files begins with.
    pub(super) fn begin_with_files(self) {
        match self.get(|model| model.screen) {
            Screen::Game => self.save(),
            Screen::Online => {}
            Screen::File => self.open_kept(true),
            Screen::Home if named_place().is_some() && store::read(Key::File).is_some() => {
                self.open_kept(true);
            }
            Screen::Home if was_led_here_to(GIVEN) => self.open_kept(false),
            Screen::Home if was_led_here_to(ANALYSE) => self.take_given(),
            Screen::Home => {
                self.open(Panel::Open);
                if was_led_here_to(TOO_LARGE) {
                    self.update(|model| model.files.told = self.0.words.text("file-too-large"));
                }
            }
        }
    }
}

impl App {
    /// Hands the game that is shown over to the page that can look into it; there it is a file.
    pub(super) fn hand_over_game(self) {
        let game = self.get(|model| model.local.save());
        store::write(Key::Given, &game);
        if FILES {
            return self.take_given();
        }
        self.go_to_files(ANALYSE);
    }

    /// Makes a file of the game that is handed over, and looks into it.
    fn take_given(self) {
        let given = store::read(Key::Given).and_then(|text| LocalGame::load(&text));
        let Some(given) = given else { return self.open(Panel::Open) };
        store::clear(Key::Given);
        self.recall_wish(false);
        // Of a game that is over one wants to know where it was lost.
        let is_over = given.verdict().is_some();
        self.wish(&format!("on={}", !is_over));
        self.update(|model| {
            model.files.purpose = if is_over { Purpose::Review } else { Purpose::LookInto };
            model.files.turned = given.bottom() == Color::Black;
        });
        self.order(&taken(&given, self));
        self.order("save pgn");
    }
}

/// The page's own game as an order.
fn taken(local: &LocalGame, app: App) -> String {
    let game = local.game();
    let moves = game.moves().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ");
    let name = |side| match local.opponent() {
        Opponent::Computer { human, .. } if human == side => app.0.words.text("you"),
        Opponent::Computer { level, .. } => app.0.words.level("computer-at-level", level),
        Opponent::SameScreen | Opponent::Elsewhere { .. } => String::new(),
    };
    let result = local.verdict().map_or("*", |verdict| match verdict.winner {
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
