//! The page in the browser: a game of xiangqi on one screen, against the computer or between two players.
//!
//! The server sends the page with the board drawn; this takes it over.
//! [`state`] holds all that can be decided without a browser, and knows no rule of the game but through `chuhe_rules`.

mod analyst;
mod app;
mod awake;
mod chance;
mod computer;
mod desk;
mod diagram;
mod live;
mod native;
mod offline;
mod page;
mod sound;
pub mod state;
mod store;
mod timer;
mod widget;
mod words;
mod worker;

use chuhe_lang::{Locale, Messages};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlElement, Response};

use words::Words;

/// Whether this is the page that opens and writes files of games.
///
/// The page that people come to first leaves that to another page, which holds everything, to be there sooner.
pub(crate) const FILES: bool = cfg!(feature = "files");

/// Starts the page; the script that loads this module calls it.
#[wasm_bindgen(start)]
pub fn start() {
    spawn_local(async {
        if let Err(error) = run().await {
            web_sys::console::error_1(&error);
        }
    });
}

async fn run() -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or("there is no document")?;
    let root = document.get_element_by_id("app").ok_or("the page has no #app")?;
    let tag = document.document_element().and_then(|html| html.get_attribute("lang")).unwrap_or_default();
    let locale = Locale::from_tag(&tag).unwrap_or(Locale::En);
    let url = root.get_attribute("data-messages").ok_or("#app has no data-messages")?;
    mount(&root, locale, words_of(locale, &url).await?).ok_or("the page lacks a part")?;
    Ok(())
}

/// Takes over what the page has: the table with its game, or diagrams.
fn mount(root: &Element, locale: Locale, words: Words) -> Option<()> {
    let Some(table) = root.query_selector("#table").ok().flatten() else {
        diagram::mount_all(root, words, app::settings(locale.tag()));
        return Some(());
    };
    let table: HtmlElement = table.dyn_into().ok()?;
    let script = |name: &str| root.get_attribute(name).unwrap_or_default();
    let workers = app::Workers {
        engine: script("data-engine"),
        analyst: script("data-analyst"),
        records: script("data-records"),
        records_words: script("data-records-words"),
    };
    let game = script("data-game").parse().ok();
    if game.is_none() {
        offline::keep();
    }
    let before = if game.is_some() { app::Screen::Online } else { page::marked() };
    let app = app::App::new(words, locale.tag(), workers, before);
    page::mount(app, &table, game)
}

/// The words behind an address of this site.
pub(crate) async fn words_of(locale: Locale, url: &str) -> Result<Words, JsValue> {
    let messages = Messages::new(locale, &text_of(url).await?).map_err(|error| error.to_string())?;
    Ok(Words::new(messages))
}

/// The text behind an address of this site.
pub(crate) async fn text_of(url: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or("there is no window")?;
    let response: Response = JsFuture::from(window.fetch_with_str(url)).await?.dyn_into()?;
    if !response.ok() {
        return Err(format!("{url} answers {}", response.status()).into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or_else(|| format!("{url} is no text").into())
}
