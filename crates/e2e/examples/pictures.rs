//! Takes pictures of the site, to be looked at: `CHUHE_BINARY=… cargo run -p chuhe-e2e --example pictures -- FOLDER`.
//!
//! Two of them stand in the README.

use std::path::Path;
use std::{env, fs};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};

/// The languages whose pages differ most: letters, characters, and two that run from right to left.
const LANGUAGES: [&str; 4] = ["en", "zh-Hans", "ar", "he"];

/// An opening in which Black comes into check with the last move.
const MOVES: [&str; 9] = ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "d9e8", "g3g4", "b9c7", "e2e6"];

/// A game in which Red loses by repetition with the next move.
const CHASE: &str = "3 two 0 red 7 red nobody wxf red \
    b2e2 b7b4 a0a1 a9a8 a1b1 b4d4 b1d1 d4b4 d1b1 b4d4 b1d1 d4b4";

fn main() -> Result<()> {
    let folder = env::args().nth(1).context("expected a folder for the pictures")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    for language in LANGUAGES {
        for (size, screen) in [("phone", Screen::PHONE), ("desktop", Screen::DESKTOP)] {
            for scheme in ["light", "dark"] {
                let take = |what: &str| -> Result<()> {
                    // Pieces slide for a moment.
                    std::thread::sleep(std::time::Duration::from_millis(400));
                    let picture = STANDARD.decode(browser.screenshot()?)?;
                    fs::write(folder.join(format!("{language}-{size}-{scheme}-{what}.png")), picture)?;
                    Ok(())
                };
                browser.resize(screen)?;
                browser.prefer(scheme)?;
                let page = Page::open(&browser, &site.url(&format!("/{language}/")))?;
                take("home")?;
                page.start_two_players()?;
                for mv in &MOVES[..8] {
                    let mv: chuhe_rules::Move = mv.parse()?;
                    page.tap(mv.from())?;
                    page.tap(mv.to())?;
                }
                page.tap("h0".parse()?)?;
                take("selected")?;
                page.tap("h0".parse()?)?;
                // The elephant stands on the horse's leg.
                page.tap("b0".parse()?)?;
                page.tap("d1".parse()?)?;
                take("refused")?;
                let check: chuhe_rules::Move = MOVES[8].parse()?;
                page.tap(check.from())?;
                page.tap(check.to())?;
                take("check")?;
                page.touch("[data-act=resign]")?;
                page.touch("[data-act=resign-yes]")?;
                take("result")?;
                page.touch("[data-act=settings]")?;
                take("settings")?;
                page.resume(CHASE)?;
                page.tap("d1".parse()?)?;
                take("warning")?;
                page.tap("b1".parse()?)?;
                page.until("the explanation", || Ok(page.text(".plies")?.is_some()))?;
                take("explained")?;
                page.touch("[data-act=replay-previous]")?;
                page.touch("[data-act=replay-previous]")?;
                take("replay")?;
                page.touch("[data-act=new]")?;
                take("new")?;
                for leave in ["#new [data-act=close]", "[data-act=why]", "[data-act=home]"] {
                    page.touch(leave)?;
                }
            }
        }
    }
    Ok(())
}
