//! A whole game is reviewed: the curve, the mistakes and their marks, better moves to be found, links to moves, without a network.

use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::{Value, json};

/// Black gives a chariot away at the sixth ply; Red does not take it.
const GAME: &str =
    "[Red \"D\"]\n[Black \"E\"]\n\n1. h2e2 i9i8 2. h0g2 i8d8 3. a0a1 d8d1 4. g3g4 d1d8 5. b0c2 h9g7 *\n";

/// So long a review may take on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(150);

/// From one look at the page to the next.
const PACE: Duration = Duration::from_millis(100);

/// Opens the page with files, a file on it.
fn open<'a>(browser: &'a Browser, site: &Site, language: &str, file: &str) -> Result<Page<'a>> {
    let page = Page::open(browser, &site.url(&format!("/{language}/open/")))?;
    page.drop_file(file, "a.pgn")?;
    page.opened()?;
    Ok(page)
}

fn value(page: &Page<'_>, script: &str) -> Result<Value> {
    page.browser().execute(&format!("return {script}"), &json!([]))
}

/// Waits until something holds, for longer than a page's parts need.
fn wait(page: &Page<'_>, what: &str, mut holds: impl FnMut() -> Result<bool>) -> Result<()> {
    for look in 0.. {
        if holds()? {
            break;
        }
        if look * PACE > PATIENCE {
            bail!("waited for {what}; the page says: {}", page.text("body")?.unwrap_or_default());
        }
        sleep(PACE);
    }
    Ok(())
}

/// Waits until the review is finished.
fn finished(page: &Page<'_>) -> Result<()> {
    wait(page, "a review", || {
        Ok(page.text(".review .sides b")?.is_some() && page.text(".review .going")?.is_none())
    })
}

fn review(page: &Page<'_>) -> Result<()> {
    page.touch("[data-act=review]")?;
    finished(page)
}

fn hash(page: &Page<'_>) -> Result<String> {
    Ok(value(page, "location.hash")?.as_str().unwrap_or_default().to_owned())
}

/// Touches the curve at a share of its width from the left.
fn touch_curve(page: &Page<'_>, share: f64) -> Result<()> {
    let script = "const box = document.querySelector('.curve').getBoundingClientRect();
        const at = { bubbles: true, clientX: box.left + arguments[0] * box.width, clientY: box.top + 9 };
        document.querySelector('.curve').dispatchEvent(new MouseEvent('click', at));";
    page.browser().execute(script, &json!([share]))?;
    Ok(())
}

fn tap(page: &Page<'_>, points: [&str; 2]) -> Result<()> {
    points.into_iter().try_for_each(|point| page.tap(point.parse()?))
}

#[test]
fn mistakes_are_listed_marked_and_lead_to_their_moves() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::DESKTOP, "en")?;
    let page = open(&browser, &site, "en", GAME)?;
    review(&page)?;
    let sides = page.text(".review .sides")?.unwrap_or_default();
    ensure!(sides.contains("Red") && sides.contains("Black") && sides.matches('%').count() == 2, "{sides}");
    let blunder = ".mistakes li:has(.blunder) [data-plies='6']";
    let told = page.text(blunder)?.context("the chariot given away is listed")?;
    ensure!(told.contains("d8d1") && told.contains("Better is") && told.contains("chariot"), "{told}");

    page.touch(blunder)?;
    page.says(".steps .here", "3… d8d1")?;
    page.says(".review .verdict", "Blunder. The chances fall")?;
    ensure!(hash(&page)? == "#6");
    page.says(".pane .line li:nth-child(6)", "??")?;
    let at = |page: &Page<'_>| value(page, "document.querySelector('.curve .at').getAttribute('d')");
    ensure!(at(&page)? == "M6 0V100");

    // What was found stays while one walks through the game, in a variation too.
    page.touch("[data-act=next]")?;
    page.says(".steps .here", "g3g4")?;
    tap(&page, ["h9", "g7"])?;
    page.says(".steps .here", "h9g7")?;
    ensure!(hash(&page)? == "#7.1");
    ensure!(page.text(".mistakes li")?.is_some());
    ensure!(value(&page, "document.querySelector('.curve .at')")?.is_null(), "it is not of the game");
    touch_curve(&page, 0.999)?;
    page.says(".steps .here", "5… h9g7")?;
    touch_curve(&page, 0.0)?;
    page.until("the start", || Ok(hash(&page)? == "#0"))?;

    // Closed and opened again it is the same, and loaded again too, without another search.
    page.touch("[data-act=review]")?;
    ensure!(page.text(".review")?.is_none());
    page.touch("[data-act=review]")?;
    ensure!(page.text(blunder)?.is_some() && page.text(".review .going")?.is_none());
    page.touch(blunder)?;
    page.says(".steps .here", "d8d1")?;
    browser.execute("location.reload()", &json!([]))?;
    page.says(".steps .here", "3… d8d1")?;
    page.says(".pane .line li:nth-child(6)", "??")?;
    page.touch("[data-act=review]")?;
    ensure!(page.text(blunder)?.as_deref() == Some(told.as_str()), "the same as before");
    ensure!(page.text(".review .going")?.is_none());

    // The engine and the review do not share the room.
    page.touch("[data-act=analyse]")?;
    page.until("the engine's room", || {
        Ok(page.text(".engine")?.is_some() && page.text(".review")?.is_none())
    })?;
    page.touch("[data-act=review]")?;
    page.until("the review's room", || Ok(page.text(".engine")?.is_none() && page.text(blunder)?.is_some()))
}

#[test]
fn a_review_is_stopped_and_goes_on() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = open(&browser, &site, "en", GAME)?;
    page.touch("[data-act=review]")?;
    let looked = || -> Result<u64> {
        let done = value(&page, "document.querySelector('.going progress')?.value ?? 0")?;
        Ok(done.as_u64().unwrap_or_default())
    };
    page.until("a beginning", || Ok(looked()? >= 1))?;
    page.touch(".stop-b")?;
    page.until("a rest", || Ok(page.text(".stop-b[aria-label='Go on with the review']")?.is_some()))?;
    sleep(Duration::from_secs(3));
    let before = looked()?;
    sleep(Duration::from_secs(2));
    ensure!(before == looked()? && before < 11, "it went on: {before}, {}", looked()?);
    ensure!(page.text(".review .sides b")?.is_none());
    page.touch(".stop-b")?;
    finished(&page)
}

#[test]
fn better_moves_are_found_refused_and_shown() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = open(&browser, &site, "en", GAME)?;
    review(&page)?;
    page.touch("[data-act=learn-black]")?;
    // The blunder is Black's worst; there may be smaller mistakes before it.
    for _ in 0..4 {
        if page.text(".lesson .task")?.is_some_and(|task| task.contains("d8d1")) {
            break;
        }
        page.touch("[data-act=lesson-next]")?;
    }
    page.says(".lesson .task", "d8d1")?;
    page.says(".lesson .task", "Black to move")?;
    page.says(".lesson .outcome", "Find a better move")?;
    ensure!(page.text(".steps .here")?.is_none(), "there is no walking meanwhile");

    // The same mistake again is refused with its reason, and so is another.
    tap(&page, ["d8", "d1"])?;
    page.says(".lesson .outcome", "d8d1 is not good enough")?;
    page.says(".lesson .outcome", "chariot")?;
    page.touch("[data-act=lesson-retry]")?;
    page.says(".lesson .outcome", "Find a better move")?;
    tap(&page, ["d8", "d2"])?;
    wait(&page, "a verdict", || {
        Ok(page.text(".lesson .outcome")?.is_some_and(|text| text.contains("d8d2 is not good enough")))
    })?;
    // A touch on the board takes it back as well.
    page.tap("e5".parse()?)?;
    page.says(".lesson .outcome", "Find a better move")?;

    // The solution, and the best move made after all.
    page.touch("[data-act=lesson-solve]")?;
    page.says(".lesson .outcome", "Better is")?;
    let arrow = "document.querySelectorAll('#board .a-best').length";
    page.until("an arrow", || Ok(value(&page, arrow)? == 1))?;
    let better = page.text(".lesson .outcome .mv")?.context("a move")?;
    ensure!(better.len() == 4, "{better}");
    while page.text("[data-act=lesson-next]")?.is_some() {
        page.touch("[data-act=lesson-next]")?;
    }
    page.says(".lesson .task", "Found by yourself: 0 of")?;
    page.touch("[data-act=lesson-end]")?;
    page.until("the review", || Ok(page.text(".lesson")?.is_none() && page.text(".mistakes li")?.is_some()))?;

    // The best move is found at once the next time.
    page.touch("[data-act=learn-black]")?;
    while !page.text(".lesson .task")?.is_some_and(|task| task.contains("d8d1")) {
        page.touch("[data-act=lesson-next]")?;
    }
    tap(&page, [&better[..2], &better[2..]])?;
    page.says(".lesson .outcome", "is the best move")?;
    // The game itself is as it was.
    page.touch("[data-act=lesson-end]")?;
    page.touch("[data-act=last]")?;
    page.says(".steps .here", "5… h9g7")
}

#[test]
fn an_address_leads_to_a_move() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = open(&browser, &site, "en", GAME)?;
    page.touch("[data-act=next]")?;
    page.says(".steps .here", "1. h2e2")?;
    page.until("the address", || Ok(hash(&page)? == "#1"))?;
    browser.execute("location.hash = '#6'", &json!([]))?;
    page.says(".steps .here", "3… d8d1")?;
    // Back leads to the move before, and does not leave the file.
    browser.execute("history.back()", &json!([]))?;
    page.says(".steps .here", "1. h2e2")?;
    // Another page, and by a link back to a move; loaded again it is there still.
    browser.open(&site.url("/en/learn/"))?;
    let page = Page::open(&browser, &site.url("/en/open/#8"))?;
    page.says(".steps .here", "4… d1d8")?;
    ensure!(hash(&page)? == "#8");
    browser.execute("location.reload()", &json!([]))?;
    page.says(".steps .here", "4… d1d8")?;
    // What leads nowhere leads to the game all the same.
    let page = Page::open(&browser, &site.url("/en/open/?#999"))?;
    page.opened()
}

#[test]
fn a_finished_game_is_reviewed_at_once() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.resume("3 two 0 red 7 black nobody wxf red h2e2 i9i8 h0g2 i8d8 a0a1 d8d1")?;
    page.touch("[data-act=resign]")?;
    page.touch("[data-act=resign-yes]")?;
    page.touch("#note [data-act=analyse]")?;
    page.opened()?;
    finished(&page)?;
    ensure!(page.text(".mistakes [data-plies='6']")?.is_some());
    ensure!(page.text("#table[data-bottom=black]")?.is_some(), "the board stays as it was seen");
    // The board is whole, and the page does not scroll.
    let fits = "document.documentElement.scrollHeight <= innerHeight
        && document.getElementById('board').getBoundingClientRect().top >= 0";
    ensure!(value(&page, fits)? == true);
    browser.execute("location.reload()", &json!([]))?;
    page.opened()
}

#[test]
fn without_a_network_it_goes_on() -> Result<()> {
    let mut site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = open(&browser, &site, "en", GAME)?;
    let loaded = "performance.getEntriesByType('resource').some(({ name }) => name.includes('/analyst-'))";
    page.until("the worker", || Ok(value(&page, loaded)? == true))?;
    sleep(Duration::from_secs(3));
    site.kill();
    let off = json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.devtools("Network.enable", &json!({}))?;
    browser.devtools("Network.emulateNetworkConditions", &off)?;
    review(&page)?;
    page.touch("[data-act=learn-both]")?;
    page.touch("[data-act=lesson-solve]")?;
    page.says(".lesson .outcome", "Better is")
}

#[test]
fn games_with_little_to_say_are_reviewed_too() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    // No move at all.
    let page = open(&browser, &site, "en", "[FEN \"3k5/9/9/9/R3n4/9/9/9/9/5K3 b - - 0 1\"]\n\n*\n")?;
    review(&page)?;
    page.says(".review .to-learn", "No mistakes")?;
    ensure!(page.text(".mistakes li")?.is_none());
    // One of Black's from a position, which misses a mate and gives a chariot away.
    let one = "[FEN \"r3k4/9/9/9/7R1/9/6P2/9/8r/5K3 b - - 0 1\"]\n\n1... a9a5 *\n";
    page.drop_file(one, "one.pgn")?;
    page.says(".who.opp", "one.pgn")?;
    ensure!(page.text(".review")?.is_none(), "another game has no review yet");
    review(&page)?;
    page.says(".mistakes [data-plies='1']", "1… a9a5??")?;
    page.says(".mistakes [data-plies='1']", "It misses a mate in 1")?;
    // A game that ended by rule is over for the curve too, and nothing of it is called a mate.
    let rule = "[FEN \"3k5/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1\"]\n\n1... d9e9 2. d1e1 e9d9 3. e1d1 d9e9 4. d1e1 e9d9 5. e1d1 *\n";
    page.drop_file(rule, "rule.pgn")?;
    page.says(".who.opp", "rule.pgn")?;
    review(&page)?;
    let path = value(&page, "document.querySelector('.curve .red').getAttribute('d')")?;
    ensure!(path.as_str().is_some_and(|path| path.contains("L8 100.0")), "{path}");
    // A board that no game can have.
    page.drop_file("3k5/9/9/9/9/9/9/9/9/9 w", "none.fen")?;
    page.says(".who.opp", "none.fen")?;
    page.touch("[data-act=review]")?;
    page.says(".typed .refused", "cannot look at this board")
}

#[test]
fn the_curve_and_the_board_are_not_mirrored() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "ar")?;
    let page = open(&browser, &site, "ar", GAME)?;
    review(&page)?;
    touch_curve(&page, 0.62)?;
    page.until("the sixth ply", || Ok(hash(&page)? == "#6"))?;
    let right = "document.querySelector('[data-square=i0]').getBoundingClientRect().left
        > document.querySelector('[data-square=a0]').getBoundingClientRect().left";
    ensure!(value(&page, right)? == true);
    ensure!(value(&page, "document.documentElement.scrollWidth <= innerWidth")? == true);
    Ok(())
}
