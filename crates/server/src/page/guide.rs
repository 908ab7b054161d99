//! The pages that teach: how the pieces move, and what each rule set says, on boards to step through.
//!
//! What they show is data of `chuhe_guide`, what the rules say of it comes from `chuhe_rules`, the words from `chuhe_lang`.

mod diagram;
mod learn;
mod rules;
mod set;

use chuhe_board::{Coordinates, Look, svg};
use chuhe_lang::Messages;
use chuhe_rules::RuleSet;
use maud::{Markup, PreEscaped, html};

use super::frame::{Head, frame, masthead, meta};
use crate::assets::Assets;

/// A page that teaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// How the pieces move and what they are worth.
    Learn,
    /// All rule sets.
    Rules,
    /// One rule set.
    Set(RuleSet),
}

impl Topic {
    /// All pages that teach.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        [Self::Learn, Self::Rules].into_iter().chain(RuleSet::NAMED.into_iter().map(Self::Set))
    }

    /// The address behind the language's: `learn/`, `rules/`, `rules/wxf/`.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Learn => "learn/".to_owned(),
            Self::Rules => "rules/".to_owned(),
            Self::Set(set) => format!("rules/{}/", set.name),
        }
    }
}

/// A page in one language; `origin` is the site's public address without a slash at the end, empty if it is not known.
pub(crate) fn guide(assets: &Assets, messages: &Messages, origin: &str, topic: &Topic) -> Markup {
    let (title, about, content) = match topic {
        Topic::Learn => {
            (messages.text("learn").into_owned(), messages.text("learn-about"), learn::page(messages))
        }
        Topic::Rules => {
            (messages.text("rule-sets").into_owned(), messages.text("rule-sets-about"), rules::page(messages))
        }
        Topic::Set(set) => (
            super::words::reason(messages, set),
            messages.text(&format!("set-{}", set.name)),
            set::page(messages, set),
        ),
    };
    let path = topic.path();
    let tag = messages.locale().tag();
    let line = format!("{title} · {}", messages.text("site-name"));
    let catalogue = format!("{tag}.ftl");
    let head =
        Head { title: &line, about: &about, path: &path, origin, script: "client", catalogue: &catalogue };
    let head = html! {
        (meta(assets, messages, &head))
        style { (PreEscaped(assets.style("guide.css"))) }
    };
    let body = html! {
        main #app.guide data-messages=[assets.address(&catalogue)] {
            // What all boards of the page refer to.
            (PreEscaped(format!(r#"<svg id="shapes" class="vh" aria-hidden="true"><defs>{}</defs></svg>"#, svg::defs(look(messages)))))
            (masthead(messages, &path))
            h1 { (title) }
            (content)
            footer {
                a href=(format!("/{tag}/")) { (messages.text("home-link")) }
                @for (other, id) in [(Topic::Learn, "learn"), (Topic::Rules, "rule-sets")] {
                    @if other != *topic { a href=(format!("/{tag}/{}", other.path())) { (messages.text(id)) } }
                }
                a href=(format!("/{tag}/licences/")) { (messages.text("licences")) }
            }
        }
    };
    frame(assets, messages, &line, &head, &body)
}

/// How boards look here: as a reader of the language sees them first, with the points' names along the edges.
fn look(messages: &Messages) -> Look {
    Look { coordinates: Coordinates::Letters, ..Look::for_language(messages.locale().tag()) }
}
