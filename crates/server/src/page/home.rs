//! The home page: a board to play on, before any script has run.

use chuhe_board::{Look, Scene, svg};
use chuhe_lang::{Arg, Locale, Messages};
use chuhe_rules::{Color, Position};
use maud::{Markup, PreEscaped, html};

use super::frame::{frame, header};
use super::icons;
use crate::assets::Assets;

/// The home page in one language.
///
/// `origin` is the site's public address without a slash at the end; where it is empty, links stay relative.
pub(crate) fn home(assets: &Assets, messages: &Messages, origin: &str) -> Markup {
    let title = format!("{} · {}", messages.text("site-name"), messages.text("site-game"));
    frame(assets, messages, &title, &head(assets, messages, &title, origin), &body(assets, messages))
}

fn head(assets: &Assets, messages: &Messages, title: &str, origin: &str) -> Markup {
    let tag = messages.locale().tag();
    let description = messages.text("site-description");
    let address = format!("{origin}/{tag}/");
    html! {
        meta name="description" content=(description);
        link rel="canonical" href=(address);
        @for locale in Locale::ALL {
            link rel="alternate" hreflang=(locale.tag()) href=(format!("{origin}/{}/", locale.tag()));
        }
        link rel="alternate" hreflang="x-default" href=(format!("{origin}/"));
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(description);
        meta property="og:url" content=(address);
        @if let (Some(script), Some(module)) = (assets.address("client.js"), assets.address("client.wasm")) {
            link rel="preload" href=(module) as="fetch" type="application/wasm" crossorigin;
            @if let Some(catalogue) = assets.address(&format!("{tag}.ftl")) {
                link rel="preload" href=(catalogue) as="fetch" crossorigin;
            }
            script type="module" src=(script) {}
        }
    }
}

fn body(assets: &Assets, messages: &Messages) -> Markup {
    let text = |id: &str| messages.text(id);
    let tag = messages.locale().tag();
    html! {
        main #app.screen data-messages=[assets.address(&format!("{tag}.ftl"))] data-engine=[assets.address("engine.js")] {
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
                        }
                    }
                    noscript { p.note { (text("noscript")) } }
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
