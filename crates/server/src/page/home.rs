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
    let catalogue = format!("{}.ftl", messages.locale().tag());
    let head =
        Head { title: &title, about: &about, path: "", origin, script: "client", catalogue: &catalogue };
    let open = html! {
        a.btn href=(format!("/{}/{OPEN}", messages.locale().tag())) data-act="open" { (open_words(messages)) }
    };
    frame(
        assets,
        messages,
        &title,
        &meta(assets, messages, &head),
        &body(assets, messages, &catalogue, &open, None),
    )
}

/// Where the page that opens files lies behind the language's address.
pub(crate) const OPEN: &str = "open/";

/// The page that opens and writes files of games: the home page with a larger script.
///
/// `engine` is what the engine is called that the page may use besides its own.
pub(crate) fn open(assets: &Assets, messages: &Messages, origin: &str, engine: Option<&str>) -> Markup {
    let title = format!("{} · {}", messages.text("file-open"), messages.text("site-name"));
    let about = messages.text("file-open-about");
    let catalogue = files_catalogue(messages);
    let head =
        Head { title: &title, about: &about, path: OPEN, origin, script: "files", catalogue: &catalogue };
    let open = html! { button.btn type="button" data-act="open" { (open_words(messages)) } };
    let head = html! {
        style { (PreEscaped(assets.style("files.css"))) }
        (meta(assets, messages, &head))
    };
    frame(assets, messages, &title, &head, &body(assets, messages, &catalogue, &open, engine))
}

/// The catalogue of what reads and writes files.
pub(super) fn files_catalogue(messages: &Messages) -> String {
    format!("files-{}.ftl", messages.locale().tag())
}

fn open_words(messages: &Messages) -> Markup {
    html! { (icons::open()) span { (messages.text("file-open")) } }
}

fn body(
    assets: &Assets,
    messages: &Messages,
    catalogue: &str,
    open: &Markup,
    engine: Option<&str>,
) -> Markup {
    let text = |id: &str| messages.text(id);
    let tag = messages.locale().tag();
    html! {
        main #app.screen data-messages=[assets.address(catalogue)] data-engine=[assets.address("engine.js")] data-analyst=[assets.address("analyst.js")] data-records=[assets.address("records.js")] data-records-words=[assets.address(&files_catalogue(messages))] data-native=[engine] {
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
                            a.btn href=(format!("/{tag}/game/")) { (icons::link()) (text("play-friend")) }
                            button.btn type="button" data-act="two" { (icons::two()) span { (text("play-two")) } }
                            (open)
                        }
                        p.told role="status" {}
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
