//! What all pages share: the head and the site's own header.

use chuhe_board::svg;
use chuhe_lang::{Locale, Messages};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::icons;
use crate::assets::Assets;

/// The browser's own chrome takes the page's colour: the ground of the style sheet by day and by night.
const GROUNDS: [(&str, &str); 2] = [("light", "#F0ECE3"), ("dark", "#1A1714")];

/// A whole page around its head's own lines and its body.
pub(super) fn frame(
    assets: &Assets,
    messages: &Messages,
    title: &str,
    head: &Markup,
    body: &Markup,
) -> Markup {
    let locale = messages.locale();
    html! {
        (DOCTYPE)
        html lang=(locale.tag()) dir=(locale.direction().as_str()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) }
                meta name="color-scheme" content="light dark";
                @for (scheme, ground) in GROUNDS {
                    meta name="theme-color" media=(format!("(prefers-color-scheme: {scheme})")) content=(ground);
                }
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="manifest" href=(format!("/{}/app.webmanifest", locale.tag()));
                link rel="license" href=(format!("/{}/licences/", locale.tag()));
                (head)
                style { (PreEscaped(assets.style())) }
            }
            body { (body) }
        }
    }
}

/// The header with the seal, the site's name and the menu of languages.
pub(super) fn header(messages: &Messages) -> Markup {
    let current = messages.locale();
    html! {
        header {
            (PreEscaped(svg::seal()))
            div.nm {
                h1 { (messages.text("site-name")) }
                span.sub { (messages.text("site-game")) }
            }
            details.lang {
                summary.quiet title=(messages.text("language")) {
                    (icons::globe())
                    span { (current.endonym()) }
                    (icons::down())
                }
                ul {
                    @for locale in Locale::ALL {
                        li {
                            a href=(format!("/{}/", locale.tag())) lang=(locale.tag()) hreflang=(locale.tag())
                                aria-current=[(locale == current).then_some("true")] {
                                bdi { (locale.endonym()) }
                            }
                        }
                    }
                }
            }
        }
    }
}
