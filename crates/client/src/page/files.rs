//! Opening files of games and writing them: the two panels, and what is dropped on the page or pasted.

use chuhe_board::svg::escape;
use wasm_bindgen::JsCast as _;
use web_sys::{ClipboardEvent, DragEvent, HtmlTextAreaElement};

use super::panels::{Choice, group};
use crate::app::{App, Model, copies};
use crate::widget::part::{self, Part, flag, text};
use crate::widget::{document, met, on, plain_button, window};
use crate::words::Words;

/// Formats whose files are not text, so that they cannot be copied.
const BINARY: [&str; 3] = ["cbl", "cbr", "xqf"];

/// Fields, in which what is dropped or pasted is their own business.
const FIELDS: &str = "input, textarea";

/// The panel that opens a file or a text.
pub(super) fn open(app: App) -> String {
    let words = app.words();
    let say = |id| escape(&words.text(id));
    format!(
        concat!(
            r#"<p class="about">{}</p><label class="btn pri file"><span>{}</span><input type="file"></label>"#,
            r#"<label class="paste"><span>{}</span><textarea rows="4" dir="auto" spellcheck="false" autocomplete="off"></textarea></label>"#,
            r#"{}<p class="told" role="status"></p>"#
        ),
        say("file-open-about"),
        say("file-choose"),
        say("file-paste"),
        plain_button("read", "btn", &words.text("file-read")),
    )
}

/// What changes in the panel that opens.
pub(super) const OPEN: &[Part] = &[text(".told", |_, model| model.files.told.clone())];

/// Opens the text in the panel's field.
pub(super) fn read(app: App) {
    let field = document().query_selector("#open textarea").ok().flatten();
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) {
        app.open_text(&field.value());
    }
}

/// The panel that writes what is shown.
pub(super) fn save(app: App) -> String {
    let words = app.words();
    let copy = if copies() { plain_button("copy", "btn", &words.text("file-copy")) } else { String::new() };
    format!(
        concat!(
            r#"<div class="formats"></div>"#,
            r#"<label class="all"><input type="checkbox" name="all"><span>{}</span></label>"#,
            r#"<p class="about" aria-live="polite"></p><div class="two">{}{}</div><p class="told" role="status"></p>"#
        ),
        escape(&words.text("file-all")),
        plain_button("keep", "btn pri", &words.text("file-keep")),
        copy
    )
}

/// What changes in the panel that writes.
pub(super) const SAVE: &[Part] = &[
    part::html(".formats", formats),
    flag(".all", "hidden", |model| !model.files.several()),
    text(".about", |words, model| {
        let losses = &model.files.reading.losses;
        if losses.is_empty() || model.files.format == "fen" {
            return String::new();
        }
        format!("{} {}", words.text("file-loses"), losses.join(" · "))
    }),
    flag("[data-act=copy]", "disabled", |model| BINARY.contains(&model.files.format.as_str())),
    text(".told", |_, model| model.files.told.clone()),
];

/// The choice of the format.
fn formats(words: Words, model: &Model) -> String {
    let mut choices = vec![Choice::new("fen".to_owned(), words.text("file-position"))];
    for (id, _) in model.files.reading.formats.iter().filter(|(id, _)| id != "fen") {
        choices.push(Choice::new(id.clone(), id.to_ascii_uppercase()));
    }
    group(Some(words.text("file-format")), "format", &choices, "pgn")
}

/// Opens what is dropped on the page, or pasted outside of a field.
pub(super) fn listen(app: App) {
    let window = window();
    on(&window, "dragover", |event: DragEvent| {
        if met(&event, FIELDS).is_none() {
            event.prevent_default();
        }
    });
    on(&window, "drop", move |event: DragEvent| {
        let Some(data) = event.data_transfer().filter(|_| met(&event, FIELDS).is_none()) else { return };
        event.prevent_default();
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => app.open_file(&file),
            None => app.open_text(&data.get_data("text").unwrap_or_default()),
        }
    });
    on(&window, "paste", move |event: ClipboardEvent| {
        if let Some(data) = event.clipboard_data().filter(|_| met(&event, FIELDS).is_none()) {
            match data.files().and_then(|files| files.get(0)) {
                Some(file) => app.open_file(&file),
                None => app.open_text(&data.get_data("text").unwrap_or_default()),
            }
        }
    });
}
