//! How long the moves of each side are on their way, and what their clock may still be credited for it: a mark beside the
//! clock, which opens the panel that tells both.

use chuhe_board::svg::escape;
use chuhe_play::Span;
use chuhe_rules::Color;

use super::game::{above, below, name};
use crate::app::Model;
use crate::widget::part::{Part, attribute, flag, html};
use crate::words::Words;

/// The mark of a side: as many bars of three as its line is good.
pub(super) const HTML: &str = r#"<button class="lag" type="button" data-act="more" hidden><svg viewBox="0 0 14 12" aria-hidden="true"><path d="M2 8v3"/><path d="M7 5v6"/><path d="M12 2v9"/></svg></button>"#;

/// What changes in the marks.
pub(super) const MARKS: &[Part] = &[
    attribute(".opp .lag", "data-bars", |_, model| bars(model, above(model))),
    attribute(".me .lag", "data-bars", |_, model| bars(model, below(model))),
    attribute(".opp .lag", "aria-label", |words, model| lag(words, model, above(model))),
    attribute(".me .lag", "aria-label", |words, model| lag(words, model, below(model))),
    attribute(".opp .lag", "title", |words, model| lag(words, model, above(model))),
    attribute(".me .lag", "title", |words, model| lag(words, model, below(model))),
    flag(".opp .lag", "hidden", |model| !is_known(model, above(model))),
    flag(".me .lag", "hidden", |model| !is_known(model, below(model))),
];

/// What changes in the panel.
pub(super) const PARTS: &[Part] = &[html(".lags", both)];

fn is_known(model: &Model, side: Color) -> bool {
    model.online.as_ref().is_some_and(|online| online.lag(side).is_some())
}

fn bars(model: &Model, side: Color) -> String {
    model.online.as_ref().map_or_else(String::new, |online| online.bars(side).to_string())
}

/// What is known of a side in a line.
fn lag(words: Words, model: &Model, side: Color) -> String {
    let lag = model.online.as_ref().and_then(|online| online.lag(side));
    let millis = |span: Span| usize::try_from(span.0).unwrap_or(usize::MAX);
    lag.map_or_else(String::new, |lag| {
        words.numbers("online-lag", &[("lag", millis(lag.measured)), ("credit", millis(lag.quota))])
    })
}

/// What is known of both sides, and what it is about.
fn both(words: Words, model: &Model) -> String {
    let mut rows = String::new();
    for side in [above(model), below(model)] {
        if is_known(model, side) {
            let (name, lag) = (name(words, model, side), lag(words, model, side));
            rows = rows + "<dt>" + &escape(&name) + "</dt><dd>" + &escape(&lag) + "</dd>";
        }
    }
    if rows.is_empty() {
        return rows;
    }
    let about = words.text("online-lag.about");
    format!(r#"<dl>{rows}</dl><p class="about">{}</p>"#, escape(&about))
}
