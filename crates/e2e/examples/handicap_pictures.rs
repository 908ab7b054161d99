//! Takes pictures of games with a handicap: `CHUHE_BINARY=… cargo run -p chuhe-e2e --example handicap_pictures -- FOLDER`.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};

/// A game that the person then gives up.
const LOST: &str = "3 computer 1 red 7 red nobody wxf red h2e2 h9g7";

/// A game in which the computer has mated.
const MATED: &str = "3 computer 1 red 7 red nobody wxf red \
    b2d2 h7e7 h2h6 h9g7 g0e2 i9h9 d2c2 h9h6 e2g4 e7e3 i3i4 b7b5 c2g2 b5e5";

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("expected a folder for the pictures")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let site = Site::start()?;
    for language in ["en", "zh-Hans", "ar", "uk", "vi"] {
        for (size, screen) in [("phone", Screen::PHONE), ("desktop", Screen::DESKTOP)] {
            let browser = Browser::start(screen, language)?;
            let take = |what: &str| -> Result<()> {
                std::thread::sleep(std::time::Duration::from_millis(500));
                let picture = STANDARD.decode(browser.screenshot()?)?;
                fs::write(folder.join(format!("{language}-{size}-{what}.png")), picture)?;
                Ok(())
            };
            let page = Page::open(&browser, &site.url(&format!("/{language}/")))?;
            take("first")?;
            page.resume(LOST)?;
            page.touch("[data-act=new]")?;
            page.until("the handicaps", || Ok(page.text("#new .given fieldset")?.is_some()))?;
            take("choice")?;
            page.touch("label:has([name=handicap][value=two-horses])")?;
            take("chosen")?;
            page.touch("#new [data-act=close]")?;
            page.touch("[data-act=resign]")?;
            page.touch("[data-act=resign-yes]")?;
            page.until("the offer", || Ok(page.text("[data-act=easier]")?.is_some()))?;
            take("offer")?;
            page.touch("[data-act=easier]")?;
            page.until("the computer's move", || Ok(page.plies()? == 1))?;
            take("game")?;
            page.resume(MATED)?;
            page.until("the offer", || Ok(page.text("[data-act=easier]")?.is_some()))?;
            take("mated")?;
        }
    }
    Ok(())
}
