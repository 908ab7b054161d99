//! The first page and a game in every language, on a phone and on a laptop.

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use chuhe_lang::Locale;
use serde_json::json;

/// Where the middle of the point is, in pixels from the left and the top.
const PLACES: &str = "return ['a0', 'i0', 'a9'].map(square => {
    const box = document.querySelector(`[data-square=${square}]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] })";

/// How far the page is wider and higher than the window.
const OVERFLOW: &str = "const page = document.scrollingElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]";

/// The texts that are cut off: of visible elements with text of their own whose content is wider than they are.
const CUT: &str = "return [...document.querySelectorAll('button, a, p, h1, h2, small, b')]
    .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1
        && getComputedStyle(element).display !== 'inline')
    .map(element => element.outerHTML.slice(0, 120))";

fn fits(browser: &Browser, what: &str) -> Result<()> {
    let overflow = browser.execute(OVERFLOW, &json!([]))?;
    ensure!(overflow == json!([0, 0]), "{what}: the page is larger than the window by {overflow}");
    let cut = browser.execute(CUT, &json!([]))?;
    ensure!(cut == json!([]), "{what}: cut off: {cut}");
    Ok(())
}

fn stands_upright(browser: &Browser, what: &str) -> Result<()> {
    let places = browser.execute(PLACES, &json!([]))?;
    let at = |point: usize, axis: usize| places[point][axis].as_f64().unwrap_or(f64::NAN);
    ensure!(at(0, 0) < at(1, 0), "{what}: file a is on Red's left: {places}");
    ensure!(at(0, 1) > at(2, 1), "{what}: Red is at the bottom: {places}");
    Ok(())
}

#[test]
fn every_language_fits_every_screen() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    for locale in Locale::ALL {
        let tag = locale.tag();
        for screen in [Screen::PHONE, Screen::DESKTOP] {
            let what = format!("{tag} at {}×{}", screen.width, screen.height);
            browser.resize(screen)?;
            let url = site.url(&format!("/{tag}/"));
            // The game of the language before would go on.
            browser.open(&url)?;
            browser.execute("localStorage.clear()", &json!([]))?;
            let page = Page::open(&browser, &url)?;
            let root = browser.execute(
                "return [document.documentElement.lang, document.documentElement.dir]",
                &json!([]),
            )?;
            ensure!(root == json!([tag, locale.direction().as_str()]), "{what}: {root}");
            fits(&browser, &format!("{what}, first page"))?;
            stands_upright(&browser, &what)?;
            page.start_two_players()?;
            page.tap("h2".parse()?)?;
            page.tap("e2".parse()?)?;
            // A refusal is the longest thing that the page says under the board.
            page.tap("h9".parse()?)?;
            page.tap("f8".parse()?)?;
            fits(&browser, &format!("{what}, in a game"))?;
            stands_upright(&browser, &what)?;
        }
    }
    site.kept_quiet(&browser)
}

#[test]
fn the_visitors_language_is_chosen() -> Result<()> {
    let site = Site::start()?;
    for (accepted, lang) in
        [("ar", "ar"), ("zh-TW,zh", "zh-Hant"), ("zh-CN,zh", "zh-Hans"), ("no", "nb"), ("fr", "en")]
    {
        let browser = Browser::start(Screen::PHONE, accepted)?;
        Page::open(&browser, &site.url("/"))?;
        let found = browser.execute("return document.documentElement.lang", &json!([]))?;
        ensure!(found == json!(lang), "{accepted} gets {found}");
    }
    Ok(())
}
