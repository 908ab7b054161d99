//! The page of a game between two people.

mod qr;

use chuhe_board::{Look, Scene, svg};
use chuhe_lang::{Arg, Locale, Messages};
use chuhe_play::{GameId, PlayerId, View};
use chuhe_rules::{Color, Position};
use maud::{Markup, PreEscaped, html};

use super::frame::{frame, header};
use super::home::files_catalogue;
use super::words;
use crate::site::Site;

/// The page of a game as it stands, seen from the side of whoever looks at it.
///
/// `link` is the page's whole address, which its owner passes on.
/// The client finds what it needs in the attributes of `#app`: `data-game`, and `data-you` where the visitor is known.
pub(crate) fn game(
    site: &Site,
    locale: Locale,
    game: GameId,
    view: &View,
    you: Option<PlayerId>,
    link: &str,
) -> Markup {
    let messages = &site.tongue(locale).messages;
    let assets = &site.assets;
    let title = format!("{} · {}", messages.text("site-game"), messages.text("site-name"));
    let catalogue = format!("online-{}.ftl", locale.tag());
    let bottom = you.and_then(|you| view.color_of(you)).unwrap_or(Color::Red);
    let state = match &view.end {
        Some(end) => words::reason(messages, end),
        None => messages.format("to-move", &[("color", Arg::Text(view.turn().name()))]),
    };
    let head = html! {
        meta name="robots" content="noindex";
        meta name="description" content=(messages.text("site-description"));
        style { (PreEscaped(assets.style("online.css"))) }
        @if let (Some(script), Some(module)) = (assets.address("client.js"), assets.address("client.wasm")) {
            link rel="preload" href=(module) as="fetch" type="application/wasm" crossorigin;
            @if let Some(catalogue) = assets.address(&catalogue) {
                link rel="preload" href=(catalogue) as="fetch" crossorigin;
            }
            script type="module" src=(script) {}
        }
    };
    let body = html! {
        main #app.screen data-messages=[assets.address(&catalogue)] data-records=[assets.address("records.js")]
            data-records-words=[assets.address(&files_catalogue(messages))] data-game=(game) data-you=[you.map(|you| you.0)] {
            div #table.game {
                (header(messages))
                div #board.bd { (PreEscaped(board(messages, view, bottom, &state))) }
                div #invite {
                    (qr::picture(link))
                    p { (messages.text("invite")) }
                    bdi.link dir="ltr" { (link) }
                    div.two {
                        button.btn.pri type="button" data-act="copy-link" { (messages.text("invite-copy")) }
                        button.btn type="button" data-act="share-link" { (messages.text("invite-share")) }
                    }
                }
                noscript { p.note { (messages.text("noscript")) } }
            }
        }
    };
    frame(assets, messages, &title, &head, &body)
}

/// The board after the moves that are stored, drawn for readers of the page's language.
fn board(messages: &Messages, view: &View, bottom: Color, state: &str) -> String {
    let position = position(view).unwrap_or_else(Position::start);
    let look = Look::for_language(messages.locale().tag());
    let label = messages.format(
        "joined",
        &[("first", Arg::Text(&messages.text("board-label"))), ("second", Arg::Text(state))],
    );
    svg::document(&Scene::new(&position, bottom), look, &label)
}

/// Nothing where the moves cannot be made, which a stored game does not have.
fn position(view: &View) -> Option<Position> {
    let mut game = view.terms.game().ok()?;
    for mv in &view.moves {
        game.play_on(*mv).ok()?;
    }
    Some(game.position().clone())
}
