//! Takes pictures of a game against the computer with its helps: `CHUHE_BINARY=… cargo run -p chuhe-e2e --example
//! hint_pictures -- FOLDER`.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

/// A game in which the computer has just taken a horse.
const GAME: &str = "3 computer 1 red 7 red nobody wxf red a3a4 h7h0";

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("expected a folder for the pictures")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let site = Site::start()?;
    for language in ["en", "zh-Hans", "ar"] {
        for (size, screen) in [("phone", Screen::PHONE), ("desktop", Screen::DESKTOP)] {
            let browser = Browser::start(screen, language)?;
            let take = |what: &str| -> Result<()> {
                std::thread::sleep(std::time::Duration::from_millis(400));
                let picture = STANDARD.decode(browser.screenshot()?)?;
                fs::write(folder.join(format!("{language}-{size}-{what}.png")), picture)?;
                Ok(())
            };
            let page = Page::open(&browser, &site.url(&format!("/{language}/")))?;
            page.resume(GAME)?;
            take("game")?;
            for step in 1..=3 {
                page.touch("[data-act=hint]")?;
                let shown = format!("{step}/3");
                page.until("the hint", || {
                    Ok(page.text(".hint-b")?.is_some_and(|text| text.contains(&shown)))
                })?;
                take(&format!("hint-{step}"))?;
            }
            page.touch("[data-act=undo]")?;
            take("redo")?;
            page.touch("[data-act=redo]")?;
            page.touch("[data-act=ask-why]")?;
            page.until("the answer", || Ok(page.text(".reasons h3")?.is_some()))?;
            take("why")?;
            page.touch("#reasons [data-act=close]")?;
            for setting in ["blindfold", "zen"] {
                let set = |value: &str| {
                    browser.execute(
                        "localStorage['chuhe.settings'] = arguments[0]",
                        &json!([format!("{setting}={value}")]),
                    )
                };
                set("on")?;
                page.reload()?;
                take(setting)?;
                set("off")?;
            }
            page.touch("[data-act=settings]")?;
            page.until("the choice", || Ok(page.text("#settings")?.is_some()))?;
            browser.execute("document.querySelector('[name=blindfold]').scrollIntoView()", &json!([]))?;
            take("settings")?;
        }
    }
    Ok(())
}
