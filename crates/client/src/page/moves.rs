//! The moves of the game: a strip below the board on a phone, a table beside it on a wide screen.

use std::fmt::Write as _;

use chuhe_board::svg::escape;

use crate::app::Model;
use crate::state::Settings;
use crate::widget::part::{Part, flag, html};
use crate::widget::{bare_button, icon};
use crate::words::Words;

/// How many moves the strip shows at most; what does not fit fades out at its beginning.
const IN_STRIP: usize = 8;

/// What changes in the strip and the table.
pub(super) const PARTS: &[Part] = &[
    html(".strip ol", |_, model| in_strip(model)),
    html(".moves table", |_, model| rows(model)),
    flag(".moves .none", "hidden", |model| model.local.plies() > 0),
    flag("[data-act=first], [data-act=previous]", "disabled", |model| model.local.shown() == 0),
    flag("[data-act=next], [data-act=last]", "disabled", |model| model.local.is_latest()),
];

/// The buttons that step through a game: to its first position, back, on, to the last.
pub(super) fn steps(words: Words) -> [String; 4] {
    [
        ("first", icon::FIRST, "first-move"),
        ("previous", icon::PREVIOUS, "previous-move"),
        ("next", icon::NEXT, "next-move"),
        ("last", icon::LAST, "last-move"),
    ]
    .map(|(act, icon, id)| bare_button(act, "nav", icon, &words.text(id)))
}

/// The strip: the latest moves up to the one shown, between two arrows.
pub(super) fn strip(words: Words) -> String {
    let ([_, previous, next, _], label) = (steps(words), escape(&words.text("moves")));
    format!(r#"<nav class="strip" dir="ltr" aria-label="{label}">{previous}<ol></ol>{next}</nav>"#)
}

/// The table: all moves, Red's and Black's side by side; a click on one shows its position.
pub(super) fn table(words: Words) -> String {
    format!(
        r#"<div class="moves"><div class="scroll" tabindex="0" role="group" aria-label="{}"><p class="none">{}</p><table dir="ltr"></table></div><div class="steps" dir="ltr">{}</div></div>"#,
        escape(&words.text("moves")),
        escape(&words.text("moves-none")),
        steps(words).concat()
    )
}

/// What marks the moves' text as Chinese, where it is.
pub(super) fn lang(settings: &Settings) -> String {
    settings.moves_language().map_or_else(String::new, |tag| format!(r#" lang="{tag}""#))
}

/// By how many plies the first move is late: by one where Black began, so that Red's moves stay in their column.
fn late(model: &Model) -> usize {
    model.local.game().start_position().turn() as usize
}

fn in_strip(model: &Model) -> String {
    let (shown, lang) = (model.local.shown(), lang(&model.settings));
    let texts = model.local.move_texts(model.settings.moves, model.settings.look.script);
    let mut html = String::new();
    for (ply, text) in texts.iter().enumerate().take(shown).skip(shown.saturating_sub(IN_STRIP)) {
        html.push_str("<li>");
        let place = ply + late(model);
        if place.is_multiple_of(2) || ply == 0 {
            // Writing to a string cannot fail.
            let _ = write!(html, "<i>{}</i>", place / 2 + 1);
        }
        let current = if ply + 1 == shown { " cur" } else { "" };
        let _ = write!(html, r#"<span class="mv{current}"{lang}>{}</span></li>"#, escape(text));
    }
    html
}

fn rows(model: &Model) -> String {
    let (shown, lang) = (model.local.shown(), lang(&model.settings));
    let texts = model.local.move_texts(model.settings.moves, model.settings.look.script);
    let mut html = String::from("<tbody>");
    let late = late(model);
    for (ply, text) in texts.iter().enumerate() {
        let place = ply + late;
        let (row, column) = (place / 2, place % 2);
        if column == 0 || ply == 0 {
            // Writing to a string cannot fail.
            let _ = write!(html, r#"<tr><th scope="row">{}</th>{}"#, row + 1, "<td></td>".repeat(column));
        }
        let plies = ply + 1;
        let current = if plies == shown { r#" cur" aria-current="true"# } else { "" };
        let _ = write!(
            html,
            r#"<td><span class="mv{current}"{lang} data-ply="{plies}">{}</span></td>"#,
            escape(text)
        );
        if column == 1 || plies == texts.len() {
            html.push_str("</tr>");
        }
    }
    html.push_str("</tbody>");
    html
}
