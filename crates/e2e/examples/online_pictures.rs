//! Takes pictures of a game with a friend in all its states, to be looked at, and names what has no room in them:
//! `CHUHE_BINARY=… cargo run -p chuhe-e2e --example online_pictures -- FOLDER [LANGUAGE…]`.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

/// The languages whose pages differ most: letters, characters, and from right to left.
const LANGUAGES: [&str; 3] = ["en", "zh-Hans", "ar"];

/// A small phone.
const PHONE: Screen = Screen { width: 360, height: 640, touch: true };

/// A laptop.
const LAPTOP: Screen = Screen { width: 1280, height: 800, touch: false };

/// A game that Red loses by repetition with the next move.
const CHASE: [&str; 12] =
    ["b2e2", "b7b4", "a0a1", "a9a8", "a1b1", "b4d4", "b1d1", "d4b4", "d1b1", "b4d4", "b1d1", "d4b4"];

/// What is cut short or lies outside: its selector, and what it says.
const CUT_SHORT: &str = "const found = [];
    const wide = (selector) => { for (const part of document.querySelectorAll(selector))
        if (part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
            found.push(`${selector}: ${part.textContent}`) };
    ['.who .t b', '.rules a', '.opp .line small', '.clock', '.note small', '.acts5 span', '.note .btn', '.talk .btn']
        .forEach(wide);
    const note = document.querySelector('#note'), text = note?.querySelector('.t');
    if (text && text.getBoundingClientRect().height > note.clientHeight + 1) found.push(`#note: ${note.innerText}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return found.join(' | ')";

/// Lets what is said be lost, as on a line that has just died.
const DEAF: &str = "WebSocket.prototype.send = () => {}";

/// Cuts the line, and lets none be opened.
const CUT: &str = "window.WebSocket = class { constructor() { throw new Error('cut') } };
    window.dispatchEvent(new Event('offline'))";

fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let folder = PathBuf::from(words.next().context("expected a folder for the pictures")?);
    fs::create_dir_all(&folder)?;
    let chosen: Vec<String> = words.collect();
    let languages = LANGUAGES.map(str::to_owned).to_vec();
    let site = Site::start()?;
    for language in if chosen.is_empty() { languages } else { chosen } {
        let wide = LANGUAGES.contains(&&*language).then_some(("laptop", LAPTOP));
        for (size, screen) in [("phone", PHONE)].into_iter().chain(wide) {
            let scheme = if (size == "phone") == (language == "en") { "light" } else { "dark" };
            let own = Browser::start(screen, "en")?;
            own.prefer(scheme)?;
            let other = Browser::start(PHONE, "en")?;
            let album = Album { folder: &folder, name: format!("{language}-{size}"), language: &language };
            album.fill(&site, &own, &other)?;
        }
    }
    Ok(())
}

/// The pictures of a language on a screen.
struct Album<'a> {
    folder: &'a Path,
    name: String,
    language: &'a str,
}

impl Album<'_> {
    /// Takes a picture of what a browser shows.
    fn take(&self, browser: &Browser, what: &str) -> Result<()> {
        // Pieces slide for a moment.
        sleep(Duration::from_millis(400));
        let picture = STANDARD.decode(browser.screenshot()?)?;
        fs::write(self.folder.join(format!("{}-{what}.png", self.name)), picture)?;
        let short = browser.execute(CUT_SHORT, &json!([]))?;
        if let Some(short) = short.as_str().filter(|short| !short.is_empty()) {
            writeln!(std::io::stdout(), "{}-{what}: {short}", self.name)?;
        }
        Ok(())
    }

    /// Begins a game with Red for `own`, and gives its address.
    fn begin(&self, site: &Site, own: &Browser, clock: &str, rules: &str) -> Result<String> {
        own.open(&site.url(&format!("/{}/game/", self.language)))?;
        own.execute(
            "document.querySelector('[name=side][value=red]').checked = true;
            document.querySelector(`[name=rules][value='${arguments[1]}']`).checked = true;
            const clock = document.querySelector('[name=clock]:checked');
            clock.value = arguments[0];
            document.querySelector('form.friend button').click()",
            &json!([clock, rules]),
        )?;
        let page = Page::attached(own)?;
        told(own, &page, "inviting")?;
        page.text("#invite .link")?.context("the page shows its link")
    }

    fn fill(&self, site: &Site, own: &Browser, other: &Browser) -> Result<()> {
        let link = self.begin(site, own, "600/60/30", "norwegian")?;
        self.take(own, "01-inviting")?;
        let black = join(&link, other)?;
        let red = Page::attached(own)?;
        told(own, &red, "")?;
        self.take(own, "02-begun")?;
        make(&red, "h2e2", &[&black])?;
        make(&black, "h9g7", &[&red])?;
        make(&red, "e2e6", &[&black])?;
        black.touch("[data-act=talk]")?;
        black.touch("[data-act=say-3]")?;
        sleep(Duration::from_millis(300));
        self.take(own, "03-said")?;
        make(&black, "g7e6", &[&red])?;
        black.touch("[data-act=draw]")?;
        told(own, &red, "offered-draw")?;
        self.take(own, "04-offered")?;
        red.touch("[data-act=decline]")?;
        self.take(other, "05-declined-other")?;
        red.touch("[data-act=more]")?;
        self.take(own, "06-more")?;
        red.touch("[data-act=pause]")?;
        told(own, &red, "asked-pause")?;
        self.take(own, "07-asked-pause")?;
        black.touch("[data-act=accept]")?;
        told(own, &red, "paused")?;
        self.take(own, "08-paused")?;
        red.touch("[data-act=resume]")?;
        black.touch("[data-act=accept]")?;
        told(own, &red, "")?;
        black.touch("[data-act=more]")?;
        black.touch("[data-act=give]")?;
        sleep(Duration::from_millis(300));
        self.take(own, "09-given")?;
        red.touch("[data-act=resign]")?;
        self.take(own, "10-resigning")?;
        red.touch("[data-act=resign-no]")?;
        own.execute(DEAF, &json!([]))?;
        red.tap("h0g2".get(..2).unwrap_or_default().parse()?)?;
        red.tap("g2".parse()?)?;
        self.take(own, "11-sending")?;
        own.execute(CUT, &json!([]))?;
        told(own, &red, "offline")?;
        self.take(own, "12-offline")?;

        // The other side goes away, having offered a draw.
        let link = self.begin(site, own, "60+0", "wxf")?;
        let black = join(&link, other)?;
        let red = Page::attached(own)?;
        told(own, &red, "")?;
        make(&red, "h2e2", &[&black])?;
        make(&black, "h9g7", &[&red])?;
        make(&red, "h0g2", &[&black])?;
        black.touch("[data-act=draw]")?;
        told(own, &red, "offered-draw")?;
        other.open("about:blank")?;
        red.until("the absence to be told", || {
            Ok(own.execute("return document.querySelector('#note .left') !== null", &json!([]))?
                == json!(true))
        })?;
        self.take(own, "13-offered-away")?;
        red.touch("[data-act=decline]")?;
        told(own, &red, "away")?;
        self.take(own, "14-away")?;
        sleep(Duration::from_secs(15));
        red.until("the claim", || Ok(own.execute(NOTE, &json!([]))? == json!("gone")))?;
        self.take(own, "15-gone")?;
        red.touch("[data-act=claim-win]")?;
        red.until("the result", || Ok(red.result()?.is_some()))?;
        self.take(own, "16-claimed")?;

        // A repetition, with its warning, and somebody who looks on.
        let link = self.begin(site, own, "none", "wxf")?;
        let black = join(&link, other)?;
        let red = Page::attached(own)?;
        told(own, &red, "")?;
        for (ply, mv) in CHASE.iter().enumerate() {
            let (mover, waiter) = if ply % 2 == 0 { (&red, &black) } else { (&black, &red) };
            make(mover, mv, &[waiter])?;
        }
        self.take(own, "17-warning")?;
        make(&red, "d1b1", &[&black])?;
        red.until("the explanation", || Ok(red.text(".plies")?.is_some()))?;
        self.take(own, "18-verdict")?;
        red.touch("[data-act=why]")?;
        black.touch("[data-act=rematch]")?;
        told(own, &red, "offered-rematch")?;
        self.take(own, "19-rematch")?;

        // Who looks on.
        let link = self.begin(site, other, "600+5", "wxf")?;
        let watcher = Page::open(own, &link)?;
        told(own, &watcher, "join")?;
        self.take(own, "20-join")?;
        Ok(())
    }
}

/// Takes the other side of the game at an address.
fn join<'a>(link: &str, browser: &'a Browser) -> Result<Page<'a>> {
    let page = Page::open(browser, link)?;
    told(browser, &page, "join")?;
    page.touch("[data-act=join]")?;
    Ok(page)
}

/// By which name the note line is known.
const NOTE: &str = "return document.getElementById('note')?.dataset.id ?? ''";

/// Waits until the note line is the one of this name.
fn told(browser: &Browser, page: &Page<'_>, name: &str) -> Result<()> {
    page.until(&format!("the note {name}"), || Ok(browser.execute(NOTE, &json!([]))? == *name))
}

/// Makes a move by two touches, and waits until others have it.
fn make(page: &Page<'_>, mv: &str, others: &[&Page<'_>]) -> Result<()> {
    let plies = page.plies()? + 1;
    page.tap(mv[..2].parse()?)?;
    page.tap(mv[2..].parse()?)?;
    for page in others {
        page.until("the move", || Ok(page.plies()? == plies))?;
    }
    Ok(())
}
