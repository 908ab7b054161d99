//! The home page: a board to play on, before any script has run.

use chuhe_board::{Look, Scene, svg};
use chuhe_lang::{Arg, Messages};
use chuhe_rules::{Color, Position};
use maud::{Markup, PreEscaped, html};

use super::frame::{Head, frame, header, meta};
use super::icons;
use crate::assets::Assets;

/// The home page in one language.
///
/// `origin` is the site's public address without a slash at the end; where it is empty, links stay relative.
pub(crate) fn home(assets: &Assets, messages: &Messages, origin: &str) -> Markup {
    let title = format!("{} · {}", messages.text("site-name"), messages.text("site-game"));
    let about = messages.text("site-description");
    let head = meta(assets, messages, &Head { title: &title, about: &about, path: "", origin });
    frame(assets, messages, &title, &head, &body(assets, messages))
}

fn body(assets: &Assets, messages: &Messages) -> Markup {
    let text = |id: &str| messages.text(id);
    let tag = messages.locale().tag();
    html! {
        main #app.screen data-messages=[assets.address(&format!("{tag}.ftl"))] data-engine=[assets.address("engine.js")] data-records=[assets.address("records.js")] {
            div #table.home {
                (header(messages))
                div #board.bd { (PreEscaped(board(messages))) }
                div.hero {
                    div.brand.wide-only {
                        (PreEscaped(svg::seal()))
                        div.big { (text("site-name")) }
                    }
                    p.lead.wide-only { (text("site-tagline")) " " (text("begin-hint")) }
                    div.acts {
                        p.tag.narrow-only { (text("begin-hint")) }
                        button.btn.pri type="button" data-act="computer" { (icons::computer()) (text("play-computer")) }
                        div.row {
                            button.btn type="button" data-act="two" { (icons::two()) (text("play-two")) }
                            button.btn type="button" data-act="open" { (icons::open()) span { (text("file-open")) } }
                        }
                    }
                    noscript { p.note { (text("noscript")) } }
                }
                nav.foot {
                    a href=(format!("/{tag}/learn/")) { (text("learn")) }
                    a href=(format!("/{tag}/rules/")) { (text("rule-sets")) }
                }
            }
        }
    }
}

/// The starting position, drawn for readers of the page's language.
fn board(messages: &Messages) -> String {
    let position = Position::start();
    let look = Look::for_language(messages.locale().tag());
    let turn = messages.format("to-move", &[("color", Arg::Text(position.turn().name()))]);
    let label = messages.format(
        "joined",
        &[("first", Arg::Text(&messages.text("board-label"))), ("second", Arg::Text(&turn))],
    );
    svg::document(&Scene::new(&position, Color::Red), look, &label)
}
