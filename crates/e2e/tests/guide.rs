//! The pages that teach: diagrams are stepped through and played on, in a language of each direction.

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use chuhe_lang::{Locale, Messages};
use serde_json::json;

/// How far the page is wider than the window.
const OVERFLOW: &str = "return document.scrollingElement.scrollWidth - innerWidth";

/// Where points a0 and i0 of the first board are from the left.
const FILES: &str = "return ['a0', 'i0'].map(square =>
    document.querySelector(`#lesson-chase [data-square=${square}]`).getBoundingClientRect().x)";

#[test]
fn a_diagram_is_stepped_through_and_played_on() -> Result<()> {
    let site = Site::start()?;
    for (locale, screen) in [(Locale::En, Screen::PHONE), (Locale::Ar, Screen::DESKTOP)] {
        let browser = Browser::start(screen, "en")?;
        let messages = Messages::embedded(locale);
        let page = Page::read(&browser, &site.url(&format!("/{locale}/rules/wxf/")))?;
        let inside = |selector: &str| format!("#lesson-chase {selector}");
        let names = |square: &str, color: &str, role: &str| -> Result<bool> {
            let args = [("square", square.into()), ("color", color.into()), ("role", role.into())];
            let found = browser.execute(
                "return document.querySelector(arguments[0]).getAttribute('aria-label')",
                &json!([inside(&format!("[data-square={square}]"))]),
            )?;
            Ok(found == json!(messages.format("point-piece", &args)))
        };
        let says = |words: &str| {
            page.until(words, || Ok(page.text(&inside(".note"))?.is_some_and(|note| note.contains(words))))
        };

        // The board is never mirrored.
        let files = browser.execute(FILES, &json!([]))?;
        ensure!(files[0].as_f64() < files[1].as_f64(), "{locale}: {files}");

        ensure!(names("h0", "red", "chariot")?, "{locale}: the start is shown first");
        page.touch(&inside("[data-act=replay-next]"))?;
        page.until("the first move", || names("i0", "red", "chariot"))?;
        page.until("its row", || Ok(page.text(&inside("[data-ply='1'][aria-current=step]"))?.is_some()))?;
        page.touch(&inside("[data-act=replay-previous]"))?;
        page.until("the start", || names("h0", "red", "chariot"))?;
        for ply in 1..=8 {
            page.touch(&inside("[data-act=replay-next]"))?;
            page.until("the next move", || {
                Ok(page.text(&inside(&format!("[data-ply='{ply}'][aria-current=step]")))?.is_some())
            })?;
        }
        says(&messages.format("result-perpetual-chase", &[("winner", "black".into())]))?;

        // Another move from the middle, one that is refused, and back again.
        page.touch(&inside("[data-act=replay-previous]"))?;
        page.until("the end to be undone", || names("i5", "black", "cannon").map(|there| !there))?;
        page.touch(&inside("[data-square=d9]"))?;
        page.touch(&inside("[data-square=d6]"))?;
        let role = [("color", "black".into()), ("role", "general".into())];
        says(&messages.format("not-how-it-moves", &role))?;
        page.touch(&inside("[data-square=d8]"))?;
        page.until("the general to move", || names("d8", "black", "general"))?;
        page.touch(&inside("[data-act=reset]"))?;
        page.until("the diagram to come back", || names("d9", "black", "general"))?;
        site.kept_quiet(&browser)?;
    }
    Ok(())
}

#[test]
fn a_piece_shows_where_it_may_go() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "he")?;
    let page = Page::read(&browser, &site.url("/he/learn/"))?;
    let dots = "return document.querySelectorAll('#walk-horse [data-dot]').length";
    ensure!(browser.execute(dots, &json!([]))? == json!(6), "a leg is blocked");
    page.touch("#walk-horse [data-square=d6]")?;
    let blocked = Messages::embedded(Locale::He).text("horse-leg-blocked").into_owned();
    page.until("the refusal", || {
        Ok(page.text("#walk-horse .note")?.is_some_and(|note| note.contains(&blocked)))
    })?;
    site.kept_quiet(&browser)
}

#[test]
fn every_page_that_teaches_fits_a_phone() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    for locale in Locale::ALL {
        for path in ["learn", "rules", "rules/wxf", "rules/ukrainian"] {
            let url = site.url(&format!("/{locale}/{path}/"));
            if path == "rules" {
                browser.open(&url)?;
            } else {
                Page::read(&browser, &url).map(|_| ())?;
            }
            let overflow = browser.execute(OVERFLOW, &json!([]))?;
            ensure!(overflow == json!(0), "{locale} {path}: wider than the window by {overflow}");
        }
    }
    site.kept_quiet(&browser)
}
