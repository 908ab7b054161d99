//! Opening files of games and writing them: the two panels, and what is dropped on the page or pasted.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{ClipboardEvent, DragEvent, Element, HtmlInputElement};

use super::panels::{Choice, chosen, group};
use crate::app::{App, Files, copies};
use crate::widget::{click, flag, plain_button, text};

/// Formats whose files are not text, so that they cannot be copied.
const BINARY: [&str; 3] = ["cbl", "cbr", "xqf"];

/// The panel that opens a file or a text.
pub(super) fn open(app: App) -> AnyView {
    let words = app.words;
    let field = NodeRef::<leptos::html::Textarea>::new();
    let choose = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()?.get(0)) {
            app.open_file(&file);
        }
    };
    let read = move || {
        if let Some(field) = field.get_untracked() {
            app.open_text(&field.value());
        }
    };
    view! {
        <p class="about">{words.text("file-open-about")}</p>
        <label class="btn pri file"><span>{words.text("file-choose")}</span><input type="file" on:change=choose /></label>
        <label class="paste"><span>{words.text("file-paste")}</span>
            <textarea rows="4" dir="auto" spellcheck="false" autocomplete="off" node_ref=field></textarea>
        </label>
        {plain_button("read", "btn", words.text("file-read"), read)}
        {told(app)}
    }
    .into_any()
}

/// The panel that writes what is shown.
pub(super) fn save(app: App) -> AnyView {
    let words = app.words;
    let content = Memo::new(move |_| app.get(|model| model.files.reading.formats.clone()));
    let several = Memo::new(move |_| {
        app.get(|model| {
            let Files { reading, format, .. } = &model.files;
            let many = reading.formats.iter().any(|(id, many)| id == format && *many && id != "fen");
            model.is_file() && reading.games > 1 && many
        })
    });
    let formats = move || {
        let mut choices = vec![Choice::new("fen".to_owned(), words.text("file-position"))];
        for (id, _) in content.get().into_iter().filter(|(id, _)| id != "fen") {
            let name = id.to_ascii_uppercase();
            choices.push(Choice::new(id, name));
        }
        let choose: fn(App, &str) = |app, choice| app.choose_format(choice.trim_start_matches("format="));
        group(Some(words.text("file-format")), "format", choices, "pgn", choose, app)
    };
    let losses = move || {
        app.get(|model| {
            let losses = &model.files.reading.losses;
            if losses.is_empty() || model.files.format == "fen" {
                String::new()
            } else {
                format!("{} {}", words.text("file-loses"), losses.join(" · "))
            }
        })
    };
    let all = move || {
        several.get().then(|| {
            view! {
                <label class="all"><input type="checkbox" name="all" /><span>{words.text("file-all")}</span></label>
            }
        })
    };
    let write = move |copying: bool| {
        let format = app.peek(|model| model.files.format.clone());
        app.write(&format, chosen("save", "all").is_some(), copying);
    };
    let uncopied = flag(move || app.get(|model| BINARY.contains(&model.files.format.as_str())));
    let copy = copies().then(|| {
        view! {
            <button class="btn" type="button" data-act="copy" disabled=uncopied on:click=click(move || write(true))>
                {words.text("file-copy")}
            </button>
        }
    });
    view! {
        {formats}
        {all}
        <p class="about" aria-live="polite">{text(losses)}</p>
        <div class="two">
            {plain_button("keep", "btn pri", words.text("file-keep"), move || write(false))}
            {copy}
        </div>
        {told(app)}
    }
    .into_any()
}

/// What went wrong, or well.
fn told(app: App) -> AnyView {
    view! { <p class="told" role="status">{text(move || app.get(|model| model.files.told.clone()))}</p> }
        .into_any()
}

/// Opens what is dropped on the page, or pasted outside of a field.
pub(super) fn listen(app: App) {
    window_event_listener(leptos::ev::dragover, |event: DragEvent| {
        if !in_field(&event) {
            event.prevent_default();
        }
    });
    window_event_listener(leptos::ev::drop, move |event: DragEvent| {
        let Some(data) = event.data_transfer().filter(|_| !in_field(&event)) else { return };
        event.prevent_default();
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => app.open_file(&file),
            None => app.open_pasted(&data.get_data("text").unwrap_or_default()),
        }
    });
    window_event_listener(leptos::ev::paste, move |event| {
        let event: ClipboardEvent = event.unchecked_into();
        if let Some(data) = event.clipboard_data().filter(|_| !in_field(&event)) {
            match data.files().and_then(|files| files.get(0)) {
                Some(file) => app.open_file(&file),
                None => app.open_pasted(&data.get_data("text").unwrap_or_default()),
            }
        }
    });
}

/// Whether an event is a field's own business.
fn in_field(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("input, textarea").ok().flatten().is_some())
}
