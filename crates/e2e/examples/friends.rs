//! Takes pictures of a game with a friend, to be looked at: `CHUHE_BINARY=… cargo run -p chuhe-e2e --example friends -- FOLDER`.

use std::path::{Path, PathBuf};
use std::{env, fs, thread, time::Duration};

use anyhow::{Context as _, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};
use chuhe_testkit::quick_folder;

/// The languages whose pages differ most.
const LANGUAGES: [&str; 3] = ["ar", "zh-Hans", "en"];

const SCREENS: [(&str, Screen); 3] =
    [("large", Screen::LARGE_PHONE), ("small", Screen::PHONE), ("desktop", Screen::DESKTOP)];

/// Red's chariot can check for ever.
const START: &str = "r1bak4/9/4b4/p3p3p/9/9/P3P3P/4B4/4A4/2BAK3R w";

/// The moves to where the next check ends the game.
const CHECKS: [&str; 9] = ["b9b4", "h0h9", "e9e8", "h9h8", "e8e9", "h8h9", "e9e8", "h9h8", "e8e9"];

fn main() -> Result<()> {
    let folder = PathBuf::from(env::args().nth(1).context("expected a folder for the pictures")?);
    fs::create_dir_all(&folder)?;
    LANGUAGES.into_iter().try_for_each(|language| play(&folder, language))
}

/// Takes the pictures of one language; the other side's page has the same.
fn play(folder: &Path, language: &str) -> Result<()> {
    let place = tempfile::tempdir_in(quick_folder())?;
    let mut site = Site::on(&place.path().join("games.sqlite").display().to_string())?;
    let (one, other) =
        (Browser::start(Screen::LARGE_PHONE, language)?, Browser::start(Screen::LARGE_PHONE, language)?);
    let take = |browser: &Browser, what: &str| -> Result<()> {
        for (size, screen) in SCREENS {
            browser.resize(screen)?;
            // Pieces slide for a moment.
            thread::sleep(Duration::from_millis(400));
            let picture = STANDARD.decode(browser.screenshot()?)?;
            fs::write(folder.join(format!("{what}-{language}-{size}.png")), picture)?;
        }
        browser.resize(Screen::LARGE_PHONE)
    };
    one.open(&site.url(&format!("/{language}/game/")))?;
    take(&one, "00-form")?;
    Page::create(&one, &[("side", "red"), ("clock", "600/60/30"), ("fen", START)])?;
    let red = Page::attached(&one)?;
    red.is_told("inviting")?;
    take(&one, "01-invitation")?;
    let link = red.text("#invite .link")?.context("the page shows its link")?;
    let black = Page::open(&other, &link)?;
    black.is_told("join")?;
    take(&other, "02-join")?;
    black.touch("[data-act=join]")?;
    red.is_told("")?;
    red.make("a3a4")?;
    black.reaches(1)?;
    black.make("a9b9")?;
    red.reaches(2)?;
    take(&one, "03-on-turn")?;
    red.touch("[data-act=draw]")?;
    black.is_told("offered-draw")?;
    take(&one, "04-asked")?;
    take(&other, "05-offered")?;
    black.touch("[data-act=decline]")?;
    red.touch("[data-act=more]")?;
    take(&one, "06-more")?;
    red.touch("[data-act=pause]")?;
    black.is_told("offered-pause")?;
    black.touch("[data-act=accept]")?;
    red.is_told("paused")?;
    take(&one, "07-paused")?;
    black.touch("[data-act=resume]")?;
    red.is_told("offered-resume")?;
    red.touch("[data-act=accept]")?;
    red.is_told("")?;
    red.touch("[data-act=talk]")?;
    take(&one, "08-talk")?;
    red.touch("[data-act=say-0]")?;
    black.until("a phrase", || Ok(black.running()? == 1))?;
    take(&other, "09-said")?;
    site.kill();
    red.is_told("offline")?;
    red.tap("i0".parse()?)?;
    take(&one, "10-offline")?;
    red.tap("h0".parse()?)?;
    take(&one, "11-kept")?;
    site.resume()?;
    black.reaches(3)?;
    red.until("the connection", || Ok(!red.is("offline")? && !red.is("sending")?))?;
    for (ply, mv) in (3..).zip(CHECKS) {
        if ply == 5 {
            other.open("about:blank")?;
            red.is_told("away")?;
            take(&one, "12-away")?;
            Page::open(&other, &link)?;
            red.until("the other to be back", || Ok(red.note()? != "away"))?;
        }
        let (mover, waits) = if ply % 2 == 0 { (&red, &black) } else { (&black, &red) };
        mover.make(mv)?;
        waits.reaches(ply + 1)?;
    }
    red.is_told("forecast-check")?;
    take(&one, "13-forewarned")?;
    take(&other, "14-other-forewarned")?;
    red.make("h8h9")?;
    black.until("the result", || Ok(!black.winner()?.is_empty()))?;
    red.until("the explanation", || Ok(red.text(".why .sentence")?.is_some()))?;
    take(&one, "15-lost")?;
    take(&other, "16-won")?;
    black.touch("[data-act=rematch]")?;
    red.is_told("offered-rematch")?;
    take(&one, "17-rematch")?;
    take(&other, "18-asked-rematch")
}
