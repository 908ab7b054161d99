//! Games in which the computer gives something, and the offer of one to who has lost.

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, visit};
use chuhe_play::Handicap;
use chuhe_rules::{Color, Game, Position};
use serde_json::json;

/// A game at level 1 with the person to move.
const LOST: &str = "3 computer 1 red 7 red nobody wxf red h2e2 h9g7";

fn plies(page: &Page<'_>, expected: u64) -> Result<()> {
    page.until(&format!("a game of {expected} plies"), || Ok(page.plies()? == expected))
}

/// The position that a handicap begins in.
fn start(handicap: Handicap) -> Result<Position> {
    Ok(Game::from_fen(&handicap.fen())?.position().clone())
}

/// Gives the game up.
fn resign(page: &Page<'_>) -> Result<()> {
    page.touch("[data-act=resign]")?;
    page.touch("[data-act=resign-yes]")
}

/// Shows a game that is over: it comes back where the page is loaded again.
fn show(browser: &Browser, page: &Page<'_>, game: &str) -> Result<()> {
    browser.execute("localStorage['chuhe.game'] = arguments[0]; location.reload()", &json!([game]))?;
    page.until("the result", || Ok(page.result()?.is_some()))
}

/// Begins a game at level 1 with the first handicap that is offered, from the choice of a new game.
fn begin(page: &Page<'_>) -> Result<()> {
    page.touch("[data-act=computer]")?;
    page.touch("[data-act=new]")?;
    page.touch("label:has([name=handicap][value=two-horses])")?;
    ensure!(page.text("fieldset:has([name=side])")?.is_none(), "who receives a handicap has Black");
    page.touch("[data-act=start]")
}

#[test]
fn the_computer_plays_without_its_horses_and_the_game_comes_back_so() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    begin(&page)?;
    page.says(".who.me b", "You · Handicap: Two horses")?;
    plies(&page, 1)?;
    let men = page.position(Color::Black)?.of(Color::Red).count();
    ensure!(men == 14, "Red has {men} pieces, expected all but two");
    page.tap("h9".parse()?)?;
    page.tap("g7".parse()?)?;
    plies(&page, 3)?;
    page.reload()?;
    plies(&page, 3)?;
    page.says(".who.me b", "Handicap: Two horses")?;
    page.touch("[data-act=undo]")?;
    plies(&page, 1)?;
    page.touch("[data-act=redo]")?;
    plies(&page, 3)?;
    // A game of the other kind puts it aside.
    page.touch("[data-act=home]")?;
    page.start_two_players()?;
    plies(&page, 0)?;
    for square in ["b2", "e2"] {
        page.tap(square.parse()?)?;
    }
    plies(&page, 1)?;
    page.touch("[data-act=home]")?;
    page.touch("[data-act=computer]")?;
    plies(&page, 3)?;
    page.says(".who.me b", "Handicap: Two horses")?;
    resign(&page)?;
    page.says("#note", "Red wins by resignation")?;
    page.touch("[data-act=rematch]")?;
    plies(&page, 1)?;
    page.says(".who.me b", "Handicap: Two horses")?;
    site.kept_quiet(&browser)
}

#[test]
fn who_loses_is_offered_a_handicap_and_then_a_larger_one() -> Result<()> {
    for (screen, language) in [(Screen::PHONE, "en"), (Screen::DESKTOP, "ar")] {
        let site = Site::start()?;
        let browser = Browser::start(screen, language)?;
        let page = Page::open(&browser, &site.url(&format!("/{language}/")))?;
        page.resume(LOST)?;
        ensure!(page.text(".offer")?.is_none(), "nothing is offered while the game goes on");
        resign(&page)?;
        page.until("the offer", || Ok(page.text("[data-act=easier]")?.is_some()))?;
        page.touch("[data-act=easier]")?;
        plies(&page, 1)?;
        page.tap("h9".parse()?)?;
        page.tap("g7".parse()?)?;
        plies(&page, 3)?;
        resign(&page)?;
        page.until("a larger one", || Ok(page.text("[data-act=easier]")?.is_some()))?;
        let fits = browser.read("document.documentElement.scrollWidth <= innerWidth")?;
        ensure!(fits == true, "the page has become wider than the screen");
        page.touch("[data-act=easier]")?;
        plies(&page, 1)?;
        let kept = browser.read("localStorage['chuhe.game']")?;
        ensure!(kept.as_str().is_some_and(|kept| kept.contains("wxf chariot ")), "{kept}");
    }
    Ok(())
}

#[test]
fn who_wins_is_offered_nothing() -> Result<()> {
    visit(Screen::PHONE, LOST, |browser, page| {
        show(browser, page, "3 computer 1 black 7 black red wxf two-horses h2e2 h9g7")?;
        page.says("#note", "Black wins by resignation")?;
        // The words for an offer are there once those of the panel are.
        page.touch("[data-act=new]")?;
        page.until("the handicaps", || Ok(page.text("#new .given fieldset")?.is_some()))?;
        page.touch("#new [data-act=close]")?;
        ensure!(page.text("[data-act=easier]")?.is_none(), "the computer gave up");
        Ok(())
    })
}

#[test]
fn a_game_with_a_handicap_is_looked_into_from_its_own_start() -> Result<()> {
    visit(Screen::DESKTOP, LOST, |browser, page| {
        show(browser, page, "3 computer 1 black 7 black black wxf two-horses h2e2 h9g7")?;
        page.says("#note", "Red wins by resignation")?;
        page.touch("[data-act=analyse]")?;
        page.opened()?;
        page.touch(".steps [data-act=first]")?;
        let wanted = start(Handicap::TwoHorses)?;
        page.until("the start of the game", || Ok(page.position(Color::Red)? == wanted))
    })
}

/// A game past its opening in which the computer is to move; of this seed a person would think for long about the move.
const LONG_THOUGHT: &str =
    "3 computer 1 red 2797 red nobody wxf red h2e2 h9g7 h0g2 b9c7 b0c2 i9h9 i0h0 h7i7 c3c4";

#[test]
fn the_computer_takes_its_time_as_a_person_does() -> Result<()> {
    visit(Screen::PHONE, LOST, |browser, page| {
        browser.execute("localStorage['chuhe.settings'] = 'quick=off'", &json!([]))?;
        page.resume(LONG_THOUGHT)?;
        plies(page, 10)?;
        let since = browser.read("performance.now()")?.as_f64().unwrap_or_default();
        ensure!(since >= 2_000.0, "it has moved {since} milliseconds after the page was opened");
        Ok(())
    })
}
