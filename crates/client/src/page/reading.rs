//! A file of games that is open: its game's line, what is said about it, and where else it goes.

use std::fmt::Write as _;

use chuhe_board::svg::escape;

use super::moves::{lang, steps};
use super::{analysis, review};
use crate::app::Model;
use crate::state::{Choice, Reading};
use crate::widget::part::{self, Part, attribute, flag, text};
use crate::widget::{bare_button, button, icon};
use crate::words::Words;

/// Everything around the board while a file is open: who plays, the way through the game, its moves, what is said about
/// them, the actions.
pub(super) fn html(words: Words) -> String {
    let [first, previous, next, last] = steps(words);
    format!(
        concat!(
            r#"<div class="who opp"><div class="t"><b><bdi></bdi></b><small><bdi></bdi></small></div>{home}</div>"#,
            r#"<nav class="steps" dir="ltr" aria-label="{moves}">{first}{previous}<b class="here" aria-live="polite"></b>{next}{last}</nav>"#,
            r#"<div class="pane">{analysis}{review}<ol class="line" dir="ltr" tabindex="0" aria-label="{moves}"></ol>"#,
            r#"<div class="talk" tabindex="0" role="group" aria-label="{said}">"#,
            r#"<div class="games"><label><span></span><select></select></label><input type="number" min="1" inputmode="numeric"></div>"#,
            r#"<div class="remarks" dir="auto"></div>"#,
            r#"<p class="choices instead"></p><p class="choices next"></p>{typed}"#,
            r#"<details class="faults"><summary></summary><div dir="auto"></div></details></div></div>"#,
            r#"<div class="acts5 six">{open}{flip}{analyse}{review_b}{save}{settings}</div>"#,
        ),
        first = first,
        previous = previous,
        next = next,
        last = last,
        home = bare_button("home", "quiet home-b", icon::HOME, &words.text("home")),
        moves = escape(&words.text("moves")),
        said = escape(&words.text("file-said")),
        typed = typed(words, "typed", r#"<p class="refused" role="alert"></p>"#),
        analysis = analysis::html(words),
        review = review::html(words),
        review_b = button("review", "", icon::REVIEW, &words.text("review")),
        analyse = button("analyse", "", icon::ANALYSE, &words.text("analyse")),
        open = button("open", "", icon::OPEN, &words.text("file-read")),
        flip = button("flip", "", icon::FLIP, &words.text("flip")),
        save = button("save", "", icon::SAVE, &words.text("file-keep")),
        settings = button("settings", "", icon::SETTINGS, &words.text("settings")),
    )
}

/// What changes in it.
pub(super) const PARTS: &[Part] = &[
    text(".who b bdi", |_, model| title(&model.files.reading)),
    text(".who small bdi", |_, model| about(&model.files.reading)),
    text(".here", |_, model| here(&model.files.reading)),
    flag("[data-act=first], [data-act=previous]", "disabled", |model| model.files.reading.ply() == 0),
    flag("[data-act=next], [data-act=last]", "disabled", |model| {
        model.files.reading.moves.last().is_none_or(|step| step.here)
    }),
    part::html(".line", |_, model| moves(model)),
    flag(".games", "hidden", |model| model.files.reading.games < 2),
    text(".games span", game_of),
    // Who looks for a game that is not listed types its number.
    flag(".games input", "hidden", |model| model.files.reading.games <= model.files.reading.entries.len()),
    attribute(".games input", "max", |_, model| model.files.reading.games.to_string()),
    attribute(".games input", "placeholder", |_, model| format!("1–{}", model.files.reading.games)),
    attribute(".games input", "aria-label", game_of),
    part::html(".games select", |_, model| entries(&model.files.reading)),
    part::html(".remarks", |_, model| paragraphs(&model.files.reading.said)),
    part::html(".instead", |words, model| choices(words, "file-instead", &model.files.reading.instead)),
    part::html(".next", |words, model| choices(words, "file-next", &model.files.reading.next)),
    text(".typed .refused", |_, model| model.files.told.clone()),
    flag(".faults", "hidden", |model| model.files.reading.faults == 0),
    text(".faults summary", |words, model| {
        words.numbers("file-faults", &[("count", model.files.reading.faults)])
    }),
    part::html(".faults div", |_, model| paragraphs(&model.files.reading.warnings)),
];

/// Which game of how many is shown.
fn game_of(words: Words, model: &Model) -> String {
    let Reading { game, games, .. } = model.files.reading;
    words.numbers("file-of", &[("game", game), ("count", games)])
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

/// The move that led to the board, as it stands between the arrows.
fn here(reading: &Reading) -> String {
    reading.moves.iter().find(|step| step.here).map_or_else(String::new, |step| {
        let dots = if step.ply.is_multiple_of(2) { "…" } else { "." };
        format!("{}{dots} {}", step.ply.div_ceil(2), step.text)
    })
}

/// All moves of the line; a click on one shows its position.
fn moves(model: &Model) -> String {
    let lang = lang(&model.settings);
    let own = review::own_plies(model);
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
            r#"<button type="button" class="{class}"{current}{lang} data-go="{}">{}</button>{}</li>"#,
            step.number,
            escape(&step.text),
            if step.ply <= own { review::mark(model, step.ply) } else { String::new() },
        );
    }
    html
}

fn paragraphs(texts: &[String]) -> String {
    let lines = texts.iter().flat_map(|text| text.lines());
    lines.fold(String::new(), |html, line| html + r#"<p dir="auto">"# + &escape(line) + "</p>")
}

/// Moves that lead elsewhere.
fn choices(words: Words, title: &str, choices: &[Choice]) -> String {
    if choices.is_empty() {
        return String::new();
    }
    let mut html = format!("<b>{}</b>", escape(&words.text(title)));
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
}

/// The choices between the games of a file, if they are several.
fn entries(reading: &Reading) -> String {
    let mut html = String::new();
    if reading.games < 2 {
        return html;
    }
    for (place, entry) in reading.entries.iter().enumerate() {
        let game = place + 1;
        let names = [&entry.red, &entry.black].map(String::as_str).join(" – ");
        let names = if entry.red.is_empty() && entry.black.is_empty() { &entry.event } else { &names };
        let result = if entry.result == "*" { "" } else { &entry.result };
        let selected = if game == reading.game { " selected" } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(
            html,
            r#"<option value="{game}"{selected}>{game}. {} {} {}</option>"#,
            escape(names),
            escape(result),
            escape(&entry.date)
        );
    }
    if reading.game > reading.entries.len() {
        let _ = write!(html, "<option selected>{}. {}</option>", reading.game, escape(&title(reading)));
    }
    html
}

/// A field for a move in any notation, with what follows it in its form.
pub(super) fn typed(words: Words, class: &str, more: &str) -> String {
    let label = escape(&words.text("file-type"));
    format!(
        r#"<form class="{class}"><input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" enterkeyhint="go" placeholder="{label}" aria-label="{label}">{more}</form>"#
    )
}
