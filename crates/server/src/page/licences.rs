//! The page that says what the site is made of and under which licences.

use chuhe_lang::Messages;
use maud::{Markup, html};

use super::frame::{frame, header};
use crate::assets::Assets;

/// The licences of what a visitor gets, each with its text.
pub(crate) const LICENCES: [(&str, &str); 3] = [
    ("MIT.txt", include_str!("../../../../LICENSE-MIT")),
    ("Apache-2.0.txt", include_str!("../../../../LICENSE-APACHE")),
    ("OFL-1.1.txt", chuhe_board::GLYPHS_LICENCE),
];

/// The page in one language.
pub(crate) fn licences(assets: &Assets, messages: &Messages) -> Markup {
    let title = messages.text("licences");
    let body = html! {
        main.screen {
            div.home {
                (header(messages))
                div.hero.lost {
                    h2 { (title) }
                    p.lead { (messages.text("about-licence")) }
                    p.lead { (messages.text("about-glyphs")) }
                    @for (name, _) in LICENCES {
                        p { a href=(format!("/licences/{name}")) { bdi dir="ltr" { (name) } } }
                    }
                    div.acts {
                        a.btn.pri href=(format!("/{}/", messages.locale().tag())) { (messages.text("home-link")) }
                    }
                }
            }
        }
    };
    let title_line = format!("{title} · {}", messages.text("site-name"));
    frame(assets, messages, &title_line, &html! {}, &body)
}
