//! How the pieces move, what players call out, what the pieces are worth.

use chuhe_guide::{SCALES, WALKS, Worth, lesson};
use chuhe_lang::Messages;
use chuhe_rules::{Color, Piece, Role, RuleSet};
use maud::{Markup, html};

use super::diagram;
use crate::page::words;

/// The calls: their message, and the lesson that shows when they are heard.
const CALLS: [(&str, &str, Option<&str>); 3] = [
    ("call-check", "將", None),
    ("call-mate", "絕殺", Some("lesson-checkmate")),
    ("call-stalemate", "困斃", Some("lesson-stalemate")),
];

pub(super) fn page(messages: &Messages) -> Markup {
    let text = |id: &str| messages.text(id);
    html! {
        p.lead { (text("learn-about")) }
        section aria-labelledby="moves" {
            h2 #moves { (text("learn-moves")) }
            p { (text("learn-moves-about")) }
            div.lessons { @for walk in &WALKS { (diagram::walk(messages, walk)) } }
        }
        section aria-labelledby="calls" {
            h2 #calls { (text("learn-calls")) }
            p { (text("learn-calls-about")) }
            dl.calls {
                @for (id, word, _) in CALLS {
                    div {
                        dt { span.word lang="zh-Hant" { (word) } " " (text(id)) }
                        dd { (text(&format!("{id}.about"))) }
                    }
                }
            }
            div.lessons {
                @for lesson in CALLS.iter().filter_map(|(_, _, id)| lesson((*id)?)) {
                    (diagram::lesson(messages, &RuleSet::default(), lesson))
                }
            }
        }
        section aria-labelledby="worth" {
            h2 #worth { (text("learn-worth")) }
            p { (text("learn-worth-about")) }
            (worth(messages))
            dl.guides {
                @for scale in &SCALES {
                    div {
                        dt { (text(scale.id)) }
                        dd { (text(&format!("{}.values", scale.id))) }
                        dd { (text(&format!("{}.errors", scale.id))) }
                    }
                }
            }
        }
    }
}

/// The table of the guides that say what pieces are worth.
fn worth(messages: &Messages) -> Markup {
    let told = || SCALES.iter().filter(|scale| scale.worth.iter().any(|worth| *worth != Worth::Unsaid));
    html! {
        div.wide tabindex="0" role="group" aria-labelledby="worth" {
            table.worth {
                thead {
                    tr {
                        th scope="col" { (messages.text("worth-piece")) }
                        @for scale in told() { th scope="col" { (messages.text(scale.id)) } }
                    }
                }
                tbody {
                    @for role in Role::ALL {
                        tr {
                            th scope="row" { (words::role(messages, Piece::new(Color::Red, role))) }
                            @for scale in told() { td { (cell(messages, scale.worth[role as usize])) } }
                        }
                    }
                }
            }
        }
    }
}

fn cell(messages: &Messages, worth: Worth) -> String {
    match worth {
        Worth::Unsaid => messages.text("worth-unsaid").into_owned(),
        Worth::Points(points) => points.to_owned(),
        Worth::Crossing(before, after) => {
            messages.format("worth-crossing", &[("first", before.into()), ("second", after.into())])
        }
        Worth::Place(place) => messages.format("worth-place", &[("number", u32::from(place).into())]),
    }
}
