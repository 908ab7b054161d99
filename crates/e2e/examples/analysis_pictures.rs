//! Takes pictures of the page that looks into games, to be looked at:
//! `CHUHE_BINARY=… cargo run -p chuhe-e2e --example analysis_pictures -- FOLDER`, and after that an engine of this machine that is
//! to be asked.

use std::path::Path;
use std::time::Duration;
use std::{env, fs, thread};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

/// The languages whose pages differ most: letters, characters, and one that runs from right to left.
const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "ar"];

/// A game with a variation, and its end.
const GAME: &str =
    "[Red \"D\"]\n[Black \"E\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 (3. g3g4) 3... b9c7 4. c3c4 *\n";

/// Black must not let the position come up again: it would check for ever.
const RULE: &str =
    "[FEN \"3k5/4P4/9/9/9/9/9/9/9/5K3 w - - 0 1\"]\n\n1. e8d8 d9e9 2. d8e8 e9d9 3. e8d8 d9e9 4. d8e8 *\n";

/// Red could mate, and gives a chariot away.
const BLUNDER: &str = "[FEN \"3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w - - 0 1\"]\n\n1. i0i4 *\n";

/// Chooses the engine of this machine.
const CHOOSE: &str = "const select = document.querySelector('.engine [name=native]');
    select.value = 'true'; select.dispatchEvent(new Event('change', { bubbles: true }));";

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("expected a folder for the pictures")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let engine = env::args().nth(2);
    let site = engine.as_deref().map_or_else(Site::start, Site::with_engine)?;
    for language in LANGUAGES {
        for (size, screen) in [("phone", Screen::PHONE), ("desktop", Screen::DESKTOP)] {
            let browser = Browser::start(screen, language)?;
            for scheme in ["light", "dark"] {
                browser.prefer(scheme)?;
                let take = |what: &str| -> Result<()> {
                    thread::sleep(Duration::from_millis(600));
                    let picture = STANDARD.decode(browser.screenshot()?)?;
                    fs::write(folder.join(format!("{language}-{size}-{scheme}-{what}.png")), picture)?;
                    Ok(())
                };
                let page = Page::open(&browser, &site.url(&format!("/{language}/open/")))?;
                browser.execute("localStorage.clear()", &json!([]))?;
                page.drop_file(GAME, "a.pgn")?;
                page.opened()?;
                page.touch("[data-act=last]")?;
                page.touch("[data-act=analyse]")?;
                if engine.is_some() {
                    browser.execute(CHOOSE, &json!([]))?;
                }
                page.touch("[data-act=threats]")?;
                page.until("a deep line", || {
                    Ok(page.text(".engine .depth")?.is_some_and(|text| {
                        text.chars()
                            .filter(char::is_ascii_digit)
                            .collect::<String>()
                            .parse::<u32>()
                            .unwrap_or(0)
                            >= 10
                    }))
                })?;
                take("analysis")?;
                page.drop_file(RULE, "b.pgn")?;
                page.says(".who.opp", "b.pgn")?;
                page.touch("[data-act=last]")?;
                page.until("lines", || {
                    Ok(page.text(".engine .l0 .pv")?.is_some_and(|text| !text.is_empty()))
                })?;
                thread::sleep(Duration::from_secs(1));
                take("rule")?;
                page.drop_file(BLUNDER, "c.pgn")?;
                page.says(".who.opp", "c.pgn")?;
                page.touch("[data-act=last]")?;
                page.until("why it was a mistake", || Ok(page.text(".facts .f3")?.is_some()))?;
                take("mistake")?;
                page.touch(".facts .f3")?;
                take("pointed")?;
                page.touch("[data-act=analyse]")?;
            }
        }
    }
    Ok(())
}
