//! A file of games that is open: its game's line, what is said about it, and where else it goes.

use std::fmt::Write as _;

use chuhe_board::svg::escape;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use crate::app::{App, Model, Panel};
use crate::state::{Choice, Reading};
use crate::widget::icon;
use crate::widget::{Face, button, flag, text};

/// Everything around the board while a file is open.
pub(super) fn reading(app: App) -> impl IntoView {
    view! {
        {head(app)}
        {steps(app)}
        <div class="pane">
            {line(app)}
            {talk(app)}
        </div>
        {actions(app)}
    }
}

/// Who plays, where and when, and how it ended.
fn head(app: App) -> AnyView {
    let face = Face { class: "quiet home-b", icon: icon::HOME, words: app.words.text("home"), bare: true };
    view! {
        <div class="who opp">
            <div class="t">
                <b><bdi>{text(move || app.get(|model| title(&model.files.reading)))}</bdi></b>
                <small><bdi>{text(move || app.get(|model| about(&model.files.reading)))}</bdi></small>
            </div>
            {button("home", face, flag(|| false), move || app.leave())}
        </div>
    }
    .into_any()
}

fn title(reading: &Reading) -> String {
    match (reading.tag("Red"), reading.tag("Black")) {
        ("", "") => {
            let names = [reading.tag("Title"), reading.tag("Event"), &reading.name];
            names.into_iter().find(|name| !name.is_empty()).unwrap_or_default().to_owned()
        }
        (red, black) => format!("{red} – {black}"),
    }
}

fn about(reading: &Reading) -> String {
    let result = if reading.result == "*" { "" } else { &reading.result };
    let parts = [result, reading.tag("Event"), reading.tag("Date")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The way through the game, with the move that led to the board between the arrows.
fn steps(app: App) -> AnyView {
    let step = |act: &'static str, id: &str, icon, back: bool, order: &'static str| {
        let face = Face { class: "nav", icon, words: app.words.text(id), bare: true };
        let at_end = move |model: &Model| {
            let moves = &model.files.reading.moves;
            if back { model.files.reading.ply() == 0 } else { moves.last().is_none_or(|step| step.here) }
        };
        button(act, face, flag(move || app.get(at_end)), move || app.order(order))
    };
    let here = |model: &Model| {
        let moves = &model.files.reading.moves;
        moves.iter().find(|step| step.here).map_or_else(String::new, |step| {
            let dots = if step.ply.is_multiple_of(2) { "…" } else { "." };
            format!("{}{dots} {}", step.ply.div_ceil(2), step.text)
        })
    };
    view! {
        <nav class="steps" dir="ltr" aria-label=app.words.text("moves")>
            {step("first", "first-move", icon::FIRST, true, "first")}
            {step("previous", "previous-move", icon::PREVIOUS, true, "back")}
            <b class="here" aria-live="polite">{text(move || app.get(here))}</b>
            {step("next", "next-move", icon::NEXT, false, "forward")}
            {step("last", "last-move", icon::LAST, false, "last")}
        </nav>
    }
    .into_any()
}

/// The order of what was clicked.
fn clicked(event: &MouseEvent) -> Option<String> {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok())?;
    Some(format!("go {}", target.closest("[data-go]").ok()??.get_attribute("data-go")?))
}

/// All moves of the line; a click on one shows its position.
fn line(app: App) -> AnyView {
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        app.get(|model| model.files.reading.ply());
        // Once the list has been rewritten, the move shown is brought into sight.
        request_animation_frame(move || {
            let current = list.get_untracked().and_then(|list| list.query_selector(".cur").ok().flatten());
            if let Some(current) = current {
                current.scroll_into_view_with_bool(false);
            }
        });
    });
    let go = move |event: MouseEvent| {
        if let Some(order) = clicked(&event) {
            app.order(&order);
        }
    };
    view! {
        <ol class="line" dir="ltr" tabindex="0" aria-label=app.words.text("moves") node_ref=list on:click=go
            inner_html=text(move || app.get(moves))></ol>
    }
    .into_any()
}

fn moves(model: &Model) -> String {
    let lang = model.settings.moves_language().map_or_else(String::new, |tag| format!(r#" lang="{tag}""#));
    let mut html = String::new();
    for (place, step) in model.files.reading.moves.iter().enumerate() {
        html.push_str("<li>");
        if step.ply % 2 == 1 || place == 0 {
            let dots = if step.ply % 2 == 1 { "" } else { "…" };
            // Writing to a string cannot fail.
            let _ = write!(html, "<i>{}{dots}</i>", step.ply.div_ceil(2));
        }
        let mut class = String::from("mv");
        for (is, name) in [(step.here, " cur"), (step.several, " several"), (step.said, " noted")] {
            if is {
                class.push_str(name);
            }
        }
        let current = if step.here { r#" aria-current="true""# } else { "" };
        let _ = write!(
            html,
            r#"<button type="button" class="{class}"{current}{lang} data-go="{}">{}</button></li>"#,
            step.number,
            escape(&step.text)
        );
    }
    html
}

/// What is said here, where else the game goes, the other games, what was lost.
fn talk(app: App) -> AnyView {
    let words = app.words;
    let said = move || app.get(|model| paragraphs(&model.files.reading.said));
    // Made again for every file: its games, and what was lost in it.
    let entries = Memo::new(move |_| app.get(|model| entries(&model.files.reading)));
    let list = move || Some(entries.get()).filter(|html| !html.is_empty()).map(|html| games(app, html));
    let faults = Memo::new(move |_| {
        app.get(|model| (model.files.reading.faults, paragraphs(&model.files.reading.warnings)))
    });
    let warned = move || {
        let (count, list) = faults.get();
        (count > 0).then(|| {
            let summary = words.numbers("file-faults", &[("count", count)]);
            view! { <details class="faults"><summary>{summary}</summary><div dir="auto" inner_html=list></div></details> }
        })
    };
    view! {
        <div class="talk" tabindex="0" role="group" aria-label=words.text("file-said")>
            {list}
            <div class="remarks" dir="auto" inner_html=text(said)></div>
            {choices(app, "file-instead", |reading| &reading.instead)}
            {choices(app, "file-next", |reading| &reading.next)}
            {typed(app, |app, text| app.order(&format!("type {text}")))}
            {warned}
        </div>
    }
    .into_any()
}

fn paragraphs(texts: &[String]) -> String {
    let lines = texts.iter().flat_map(|text| text.lines());
    lines.fold(String::new(), |html, line| html + r#"<p dir="auto">"# + &escape(line) + "</p>")
}

/// Moves that lead elsewhere.
fn choices(app: App, title: &'static str, of: fn(&Reading) -> &Vec<Choice>) -> AnyView {
    let html = move || {
        app.get(|model| {
            let choices = of(&model.files.reading);
            if choices.is_empty() {
                return String::new();
            }
            let mut html = format!("<b>{}</b>", escape(&app.words.text(title)));
            for choice in choices {
                // Writing to a string cannot fail.
                let _ = write!(
                    html,
                    r#" <button type="button" class="btn small" data-go="{}">{}</button>"#,
                    choice.number,
                    escape(&choice.text)
                );
            }
            html
        })
    };
    let go = move |event: MouseEvent| {
        if let Some(order) = clicked(&event) {
            app.order(&order);
        }
    };
    view! { <p class="choices" on:click=go inner_html=text(html)></p> }.into_any()
}

/// The choices between the games of a file, if they are several.
fn entries(reading: &Reading) -> String {
    let mut html = String::new();
    if reading.games < 2 {
        return html;
    }
    for (place, entry) in reading.entries.iter().enumerate() {
        let names = [&entry.red, &entry.black].map(String::as_str).join(" – ");
        let names = if entry.red.is_empty() && entry.black.is_empty() { &entry.event } else { &names };
        let result = if entry.result == "*" { "" } else { &entry.result };
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            r#"<option value="{0}">{0}. {1} {2} {3}</option>"#,
            place + 1,
            escape(names),
            escape(result),
            escape(&entry.date)
        );
    }
    html
}

/// The choice between the games of the file.
fn games(app: App, options: String) -> AnyView {
    let label = move || {
        app.get(|model| {
            let reading = &model.files.reading;
            app.words.numbers("file-of", &[("game", reading.game), ("count", reading.games)])
        })
    };
    let choose = move |event: leptos::ev::Event| {
        let select = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if let Some(select) = select {
            app.order(&format!("pick {}", select.value()));
        }
    };
    view! { <label class="games"><span>{text(label)}</span><select inner_html=options on:change=choose prop:value=move || app.get(|model| model.files.reading.game.to_string())></select></label> }
        .into_any()
}

/// A field for a move in any notation, which `go` gets.
pub(super) fn typed(app: App, go: fn(App, &str)) -> AnyView {
    let field = NodeRef::<leptos::html::Input>::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(input) = field.get_untracked() {
            let input: &HtmlInputElement = &input;
            go(app, &input.value());
            input.set_value("");
        }
    };
    let words = app.words.text("file-type");
    view! {
        <form class="typed" on:submit=submit>
            <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" enterkeyhint="go"
                placeholder=words.clone() aria-label=words node_ref=field />
            <p class="refused" role="alert">{text(move || app.get(|model| model.files.told.clone()))}</p>
        </form>
    }
    .into_any()
}

/// Open, Flip, Save, Settings.
fn actions(app: App) -> AnyView {
    let action = |act: &'static str, id: &str, icon, go: fn(App)| {
        let face = Face { class: "", icon, words: app.words.text(id), bare: false };
        button(act, face, flag(|| false), move || go(app))
    };
    view! {
        <div class="acts5 four">
            {action("open", "file-read", icon::OPEN, |app| app.open(Panel::Open))}
            {action("flip", "flip", icon::FLIP, |app| app.model.update(|model| model.files.turned = !model.files.turned))}
            {action("save", "file-keep", icon::SAVE, App::save)}
            {action("settings", "settings", icon::SETTINGS, |app| app.open(Panel::Settings))}
        </div>
    }
    .into_any()
}
