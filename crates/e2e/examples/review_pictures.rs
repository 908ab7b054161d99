//! Takes pictures of the review of a game, to be looked at, and tells how long it took:
//! `CHUHE_BINARY=… cargo run -p chuhe-e2e --example review_pictures -- FOLDER [FILE]`.
//!
//! The file is a game in any format that is a text; without one, a short game is reviewed.
#![allow(clippy::print_stdout, reason = "this program talks to the person at the terminal")]
#![allow(clippy::disallowed_methods, reason = "it measures")]

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

/// The languages whose pages differ most: letters, characters, and one that runs from right to left.
const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "ar"];

/// Black gives a chariot away, and Red does not take it.
const GAME: &str = "[Red \"D\"]\n[Black \"E\"]\n\n1. h2e2 i9i8 2. h0g2 i8d8 3. a0a1 d8d1 4. g3g4 d1d8 5. b0c2 h9g7 \
    6. i0h0 b9c7 7. h0h6 c6c5 *\n";

fn main() -> Result<()> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().context("expected a folder for the pictures")?;
    let game = arguments.next().map_or_else(|| Ok(GAME.to_owned()), fs::read_to_string)?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let site = Site::start()?;
    for language in LANGUAGES {
        for (size, screen) in [("phone", Screen::PHONE), ("desktop", Screen::DESKTOP)] {
            let browser = Browser::start(screen, language)?;
            let take = |what: &str| -> Result<()> {
                thread::sleep(Duration::from_millis(600));
                let picture = STANDARD.decode(browser.screenshot()?)?;
                fs::write(folder.join(format!("{language}-{size}-{what}.png")), picture)?;
                Ok(())
            };
            let page = Page::open(&browser, &site.url(&format!("/{language}/open/")))?;
            page.drop_file(&game, "a.pgn")?;
            page.opened()?;
            take("before")?;
            let start = Instant::now();
            page.touch("[data-act=review]")?;
            thread::sleep(Duration::from_secs(2));
            take("going")?;
            while page.text(".review .sides b")?.is_none() || page.text(".review .going")?.is_some() {
                thread::sleep(Duration::from_millis(50));
            }
            println!("{language} {size}: {:.1} s", start.elapsed().as_secs_f64());
            take("done")?;
            let worst = "(document.querySelector('.mistakes li:has(.blunder) button')
                ?? document.querySelector('.mistakes button'))?.click()";
            browser.execute(worst, &json!([]))?;
            take("mistake")?;
            browser.execute("document.querySelector('.to-learn button:last-child')?.click()", &json!([]))?;
            take("lesson")?;
            if page.text("[data-act=lesson-solve]")?.is_some() {
                page.touch("[data-act=lesson-solve]")?;
                take("solution")?;
            }
            browser.prefer("dark")?;
            take("dark")?;
            if page.text("[data-act=lesson-end]")?.is_some() {
                page.touch("[data-act=lesson-end]")?;
            }
            page.touch("[data-act=last]")?;
            browser.prefer("light")?;
        }
    }
    Ok(())
}
