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
                style { (PreEscaped(assets.style("app.css"))) }
                (head)
            }
            body { (body) }
        }
    }
}

/// What search engines and the browser's script need to know of a page.
pub(super) struct Head<'a> {
    pub(super) title: &'a str,
    pub(super) about: &'a str,
    /// The address behind the language's; empty for the home page.
    pub(super) path: &'a str,
    /// The site's public address without a slash at the end; where it is empty, links stay relative.
    pub(super) origin: &'a str,
    /// The script that takes the page over, without its ending.
    pub(super) script: &'a str,
    /// The catalogue that the script speaks with.
    pub(super) catalogue: &'a str,
}

/// The head of a page that exists in every language and that the script takes over.
pub(super) fn meta(assets: &Assets, messages: &Messages, head: &Head) -> Markup {
    let Head { title, about, path, origin, script, catalogue } = head;
    let tag = messages.locale().tag();
    let address = format!("{origin}/{tag}/{path}");
    html! {
        meta name="description" content=(about);
        link rel="canonical" href=(address);
        @for locale in Locale::ALL {
            link rel="alternate" hreflang=(locale.tag()) href=(format!("{origin}/{}/{path}", locale.tag()));
        }
        link rel="alternate" hreflang="x-default" href=(format!("{origin}/{path}"));
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(about);
        meta property="og:url" content=(address);
        @let module = assets.address(&format!("{script}.wasm"));
        @if let (Some(script), Some(module)) = (assets.address(&format!("{script}.js")), module) {
            link rel="preload" href=(module) as="fetch" type="application/wasm" crossorigin;
            @if let Some(catalogue) = assets.address(catalogue) {
                link rel="preload" href=(catalogue) as="fetch" crossorigin;
            }
            script type="module" src=(script) {}
        }
    }
}

/// The header of the home page and of those without a title of their own: the seal, the site's name and the languages.
pub(super) fn header(messages: &Messages) -> Markup {
    html! {
        header {
            (PreEscaped(svg::seal()))
            div.nm {
                h1 { (messages.text("site-name")) }
                span.sub { (messages.text("site-game")) }
            }
            (languages(messages, ""))
        }
    }
}

/// The header of the page at `path`, whose name on it leads home.
pub(super) fn masthead(messages: &Messages, path: &str) -> Markup {
    html! {
        header {
            a.nm href=(format!("/{}/", messages.locale().tag())) {
                (PreEscaped(svg::seal()))
                span { b { (messages.text("site-name")) } span.sub { (messages.text("site-game")) } }
            }
            (languages(messages, path))
        }
    }
}

/// The menu of languages, each leading to the page at `path` in it.
fn languages(messages: &Messages, path: &str) -> Markup {
    let current = messages.locale();
    html! {
        details.lang {
            summary.quiet title=(messages.text("language")) {
                (icons::globe())
                span { (current.endonym()) }
                (icons::down())
            }
            ul {
                @for locale in Locale::ALL {
                    li {
                        a href=(format!("/{}/{path}", locale.tag())) lang=(locale.tag()) hreflang=(locale.tag())
                            aria-current=[(locale == current).then_some("true")] {
                            bdi { (locale.endonym()) }
                        }
                    }
                }
            }
        }
    }
}
