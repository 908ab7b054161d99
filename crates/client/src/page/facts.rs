//! What there is to see in the position that the engine looks into, and why the last move was a mistake, in sentences that
//! point at the board.

use chuhe_board::svg::escape;
use chuhe_rules::Value;
use chuhe_wire::Sentence;

use crate::app::Model;
use crate::state::{Facts, MOST_FACTS, MOST_POINTS};
use crate::widget::part::{Part, attribute, flag, text};
use crate::words::Words;

/// The sentences: those of the position, then those of the last move.
pub(super) fn html(words: Words) -> String {
    let list = |places: std::ops::Range<usize>| {
        places.fold(String::new(), |html, place| {
            html + &format!(
                r#"<li><button type="button" class="f{place}" data-fact="{place}"></button></li>"#
            )
        })
    };
    format!(
        concat!(
            r#"<div class="facts"><section class="seen"><h3>{seen}</h3><ul>{facts}</ul></section>"#,
            r#"<section class="blame"><h3></h3><ul>{reasons}</ul></section></div>"#,
        ),
        seen = escape(&words.text("facts-seen")),
        facts = list(0..MOST_FACTS),
        reasons = list(MOST_FACTS..MOST_POINTS),
    )
}

/// What changes in them.
pub(super) const PARTS: &[Part] = &[
    flag(".facts .seen", "hidden", |model| model.files.facts.facts().is_empty()),
    flag(".facts .blame", "hidden", |model| model.files.facts.blame().is_none()),
    text(".facts .blame h3", |words, model| {
        model.files.facts.blame().map_or_else(String::new, |blame| words.text(&blame.grade))
    }),
    said::<0>(),
    said::<1>(),
    said::<2>(),
    said::<3>(),
    said::<4>(),
    said::<5>(),
    said::<6>(),
    pressed::<0>(),
    pressed::<1>(),
    pressed::<2>(),
    pressed::<3>(),
    pressed::<4>(),
    pressed::<5>(),
    pressed::<6>(),
];

/// The elements by their places.
const PLACES: [&str; MOST_POINTS] = [".f0", ".f1", ".f2", ".f3", ".f4", ".f5", ".f6"];

const fn said<const PLACE: usize>() -> Part {
    text(PLACES[PLACE], |words, model| said_at(words, model, PLACE))
}

const fn pressed<const PLACE: usize>() -> Part {
    attribute(PLACES[PLACE], "aria-pressed", |_, model| {
        (model.files.facts.pointed() == Some(PLACE)).to_string()
    })
}

/// The sentence at a place; empty where there is none.
fn said_at(words: Words, model: &Model, place: usize) -> String {
    let facts = &model.files.facts;
    let sentence = if Facts::is_better(place) { better(model) } else { None };
    let fact = || facts.fact(place).map(|fact| words.fact(&fact.text));
    sentence.map(|sentence| words.sentence(&sentence)).or_else(fact).unwrap_or_default()
}

/// Which move would have been better.
fn better(model: &Model) -> Option<Sentence> {
    let facts = &model.files.facts;
    let (mv, before) = (facts.blame()?.better?, facts.before()?);
    let settings = &model.settings;
    let text = settings.moves.notation(settings.look.script).text(mv, &before);
    Some(Sentence { id: "review-better".to_owned(), args: vec![("move".to_owned(), Value::Text(text))] })
}
