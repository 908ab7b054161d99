//! Everything that is served, made once.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::http::{HeaderMap, HeaderValue, header};
use chuhe_lang::{Locale, Messages};

use crate::assets::Assets;
use crate::config::Origin;
use crate::document::{Document, Keep};
use crate::engine::Engine;
use crate::guard;
use crate::offline;
use crate::page::{self, Topic};

/// The pages in all languages, and the assets.
#[derive(Debug)]
pub struct Site {
    pub(crate) assets: Assets,
    pub(crate) policy: HeaderValue,
    pub(crate) icon: Document,
    pub(crate) robots: Document,
    /// The script that keeps what one needs to play without a network.
    pub(crate) offline: Document,
    /// The licences' texts by the names of their files.
    pub(crate) licences: BTreeMap<&'static str, Document>,
    tongues: BTreeMap<&'static str, Tongue>,
    origin: String,
    engine: Option<Engine>,
}

/// What is served in one language.
#[derive(Debug)]
pub(crate) struct Tongue {
    pub(crate) messages: Messages,
    pub(crate) home: Document,
    open: Document,
    /// The same for who has an engine at hand.
    open_with_engine: Option<Document>,
    pub(crate) friend: Document,
    pub(crate) licences: Document,
    pub(crate) manifest: Document,
    /// The pages that teach by their paths; there are a hundred, so each is made when somebody first asks for it.
    guide: BTreeMap<String, (Topic, OnceLock<Document>)>,
}

impl Site {
    /// Makes the pages around these assets; `origin` is the site's public address, where it is known.
    pub fn new(assets: Assets, origin: Option<&Origin>) -> Self {
        let origin = origin.map_or("", Origin::as_str);
        let tongue = |locale: Locale| {
            let messages = Messages::embedded(locale);
            let home = page::home(&assets, &messages, origin).into_string();
            let open = page::open(&assets, &messages, origin, None).into_string();
            let friend = page::friend(&assets, &messages).into_string();
            let licences = page::licences(&assets, &messages).into_string();
            let manifest = page::manifest(&messages).to_string();
            Tongue {
                home: Document::pack("text/html; charset=utf-8", Keep::Ask, home),
                open: Document::pack("text/html; charset=utf-8", Keep::Ask, open),
                open_with_engine: None,
                friend: Document::pack("text/html; charset=utf-8", Keep::Ask, friend),
                licences: Document::pack("text/html; charset=utf-8", Keep::Ask, licences),
                manifest: Document::pack("application/manifest+json", Keep::Ask, manifest),
                guide: Topic::all().map(|topic| (topic.path(), (topic, OnceLock::new()))).collect(),
                messages,
            }
        };
        Self {
            policy: guard::policy(assets.styles()),
            icon: Document::pack("image/svg+xml", Keep::Ask, chuhe_board::svg::icon()),
            robots: Document::pack("text/plain; charset=utf-8", Keep::Ask, "User-agent: *\nAllow: /\n"),
            offline: offline::script(&assets),
            licences: page::LICENCES
                .into_iter()
                .map(|(name, text)| (name, Document::pack("text/plain; charset=utf-8", Keep::Ask, text)))
                .collect(),
            tongues: Locale::ALL.into_iter().map(|locale| (locale.tag(), tongue(locale))).collect(),
            origin: origin.to_owned(),
            engine: None,
            assets,
        }
    }

    /// Offers an engine to the pages on this very machine.
    #[must_use]
    pub fn with_engine(mut self, engine: Engine) -> Self {
        for tongue in self.tongues.values_mut() {
            let page = page::open(&self.assets, &tongue.messages, &self.origin, Some(engine.name()));
            let page = Document::pack("text/html; charset=utf-8", Keep::Ask, page.into_string());
            tongue.open_with_engine = Some(page);
        }
        self.engine = Some(engine);
        self
    }

    /// The engine for the pages on this very machine, if there is one.
    pub(crate) fn engine(&self) -> Option<&Engine> {
        self.engine.as_ref()
    }

    /// What is served in this language.
    pub(crate) fn tongue(&self, locale: Locale) -> &Tongue {
        &self.tongues[locale.tag()]
    }

    /// The site's public address without a slash at the end; empty where it is not known.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether visitors reach the site over TLS, as far as its address tells.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.starts_with("https://")
    }

    /// The page that teaches at this path behind the language's, such as `rules/wxf/`, if there is one.
    pub(crate) fn guide(&self, locale: Locale, path: &str) -> Option<&Document> {
        let tongue = self.tongue(locale);
        let (topic, document) = tongue.guide.get(path)?;
        Some(document.get_or_init(|| {
            let page = page::guide(&self.assets, &tongue.messages, &self.origin, topic).into_string();
            Document::pack("text/html; charset=utf-8", Keep::Ask, page)
        }))
    }
}

impl Tongue {
    /// The page that opens files; to somebody on this very machine it tells of the engine, if there is one.
    pub(crate) fn open(&self, at_home: bool) -> &Document {
        self.open_with_engine.as_ref().filter(|_| at_home).unwrap_or(&self.open)
    }
}

/// The language of a visitor: the one that the address names, or the one that the browser asks for.
pub(crate) fn visitor(path: &str, headers: &HeaderMap) -> Locale {
    let named = path.split('/').nth(1).and_then(Locale::from_tag);
    named.unwrap_or_else(|| {
        let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Locale::negotiate(wish.unwrap_or_default())
    })
}
