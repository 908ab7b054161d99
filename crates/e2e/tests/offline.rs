//! Without a network: a page that has been there goes on, and is there again when it is loaded again.

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

const GAME: &str = "[Red \"D\"]\n[Black \"E\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 b9c7 *\n";

/// Waits until the browser keeps a file whose address holds this.
fn keeps(page: &Page<'_>, part: &str) -> Result<()> {
    let script = "return caches.keys()
        .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
        .then(found => navigator.serviceWorker.controller !== null
            && found.flat().some(({ url }) => url.includes(arguments[0])))";
    page.until(part, || Ok(page.browser().execute(script, &json!([part]))? == true))
}

/// Ends the server and the browser's network.
fn cut(site: &mut Site, browser: &Browser) -> Result<()> {
    site.kill();
    let off = json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.devtools("Network.enable", &json!({}))?;
    browser.devtools("Network.emulateNetworkConditions", &off)?;
    Ok(())
}

/// Loads the page again, as its button in the browser does.
fn load_again(page: &Page<'_>) -> Result<()> {
    page.browser().execute("window.before = true; location.reload()", &json!([]))?;
    page.until("the page again", || {
        let script = "return window.before === undefined && document.querySelector('#table.game') !== null";
        Ok(page.browser().execute(script, &json!([])).is_ok_and(|loaded| loaded == true))
    })
}

#[test]
fn a_game_against_the_computer_goes_on_and_survives_being_loaded_again() -> Result<()> {
    let mut site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    keeps(&page, "/analyst-")?;
    let requested = browser.execute(
        "return performance.getEntriesByType('resource').some(({ name }) => name.includes('engine'))",
        &json!([]),
    )?;
    ensure!(requested == false, "the page itself has not asked for the engine");
    cut(&mut site, &browser)?;
    page.start_against_computer(2)?;
    page.tap("h2".parse()?)?;
    page.tap("e2".parse()?)?;
    page.until("the answer", || Ok(page.plies()? == 2))?;
    page.touch("[data-act=ask-why]")?;
    page.says(".reasons", "Evaluation")?;
    page.touch("#reasons [data-act=close]")?;
    page.touch("[data-act=hint]")?;
    page.until("a hint", || Ok(page.text(".hint-b")?.is_some_and(|text| text.contains("1/3"))))?;

    load_again(&page)?;
    ensure!(page.plies()? == 2);
    page.tap("h0".parse()?)?;
    page.tap("g2".parse()?)?;
    page.until("the answer", || Ok(page.plies()? == 4))
}

#[test]
fn analysis_and_its_explanations_go_on_and_survive_being_loaded_again() -> Result<()> {
    let mut site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/open/"))?;
    keeps(&page, "/analyst-")?;
    keeps(&page, "/records-")?;
    cut(&mut site, &browser)?;
    page.drop_file(GAME, "a.pgn")?;
    page.opened()?;
    page.touch("[data-act=last]")?;
    page.touch("[data-act=analyse]")?;
    page.until("a line", || Ok(page.text(".engine .l0 .pv button")?.is_some()))?;

    load_again(&page)?;
    page.says(".steps .here", "b9c7")?;
    page.until("a line", || Ok(page.text(".engine .l0 .pv button")?.is_some()))?;
    let hangs = "[FEN \"2bakr3/4a4/4b4/4n4/9/P8/4R4/4B4/4A4/2BAK4 w - - 0 1\"]\n\n*\n";
    page.drop_file(hangs, "b.pgn")?;
    page.says(".facts .f0", "The red chariot on e3 can take the black horse on e6")
}

#[test]
fn what_another_build_kept_is_thrown_away() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    // A page that has nothing kept.
    browser.open(&site.url("/en/licences/"))?;
    let older = "return caches.open('chuhe-older').then(cache => cache.put('/assets/engine-0.js', new Response('old')))
        .then(() => caches.open('another')).then(() => null)";
    browser.execute(older, &json!([]))?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    // It takes over once it has all that the page needs.
    keeps(&page, "/analyst-")?;
    page.until("only its own and what is not ours", || {
        let names = browser.execute("return caches.keys()", &json!([]))?;
        let names: Vec<&str> =
            names.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
        Ok(names.len() == 2 && names.contains(&"another") && !names.contains(&"chuhe-older"))
    })
}

#[test]
fn a_page_comes_from_the_network_where_that_answers() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    keeps(&page, "/analyst-")?;
    // A page of an older build.
    let stale = "return caches.keys().then(names => caches.open(names[0]))
        .then(cache => cache.put('/en/', new Response('old', { headers: { 'content-type': 'text/html' } })))
        .then(() => null)";
    browser.execute(stale, &json!([]))?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    ensure!(page.text("#table")?.is_some_and(|text| !text.contains("old")), "the older page is shown");
    Ok(())
}
