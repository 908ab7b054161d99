//! What players are used to: moves made again, a game that nothing loses, a title that says whose turn it is, a screen that
//! stays on, blindfold and zen.

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, visit};
use serde_json::{Value, json};

/// A game against level 1, with the person to move.
const AGAINST_COMPUTER: &str = "3 computer 1 red 7 red nobody wxf red h2e2 h9g7";

/// A game of two players, with Red to move.
const TWO_PLAYERS: &str = "3 two 0 red 7 red nobody wxf red h2e2 h9g7 h0g2 b9c7";

fn plies(page: &Page<'_>, expected: u64) -> Result<()> {
    page.until(&format!("a game of {expected} plies"), || Ok(page.plies()? == expected))
}

/// Waits until the page's title begins so.
fn entitled(browser: &Browser, page: &Page<'_>, beginning: &str) -> Result<()> {
    page.until(&format!("the title {beginning}"), || {
        let title = browser.read("document.title")?;
        Ok(title.as_str().is_some_and(|title| title.starts_with(beginning)))
    })
}

/// Whether an element can be seen.
fn is_seen(page: &Page<'_>, selector: &str) -> Result<bool> {
    Ok(page.text(selector)?.is_some())
}

/// Goes back or forward in the browser's history, by a gesture say.
fn go(browser: &Browser, steps: i32) -> Result<()> {
    browser.execute("history.go(arguments[0])", &json!([steps]))?;
    Ok(())
}

#[test]
fn what_was_taken_back_is_made_again_with_the_answer_and_after_a_reload() -> Result<()> {
    visit(Screen::PHONE, AGAINST_COMPUTER, |browser, page| {
        let moves = || browser.read("[...document.querySelectorAll('.strip .mv')].map(mv => mv.textContent)");
        page.tap("h0".parse()?)?;
        page.tap("g2".parse()?)?;
        plies(page, 4)?;
        let before = moves()?;
        ensure!(!is_seen(page, "[data-act=redo]")?, "there is nothing to make again");
        page.touch("[data-act=undo]")?;
        page.touch("[data-act=undo]")?;
        plies(page, 0)?;
        page.reload()?;
        page.touch("[data-act=redo]")?;
        plies(page, 2)?;
        page.touch("[data-act=redo]")?;
        plies(page, 4)?;
        let after = moves()?;
        ensure!(after == before, "{after}, expected {before}");
        ensure!(!is_seen(page, "[data-act=redo]")?, "all has been made again");
        Ok(())
    })
}

#[test]
fn a_game_outlives_its_tab() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let tab = browser.window(Screen::PHONE)?;
    let page = Page::open(&tab, &site.url("/en/"))?;
    page.resume(AGAINST_COMPUTER)?;
    page.tap("h0".parse()?)?;
    page.tap("g2".parse()?)?;
    plies(&page, 4)?;
    let position = page.position(chuhe_rules::Color::Red)?;
    tab.close()?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    plies(&page, 4)?;
    ensure!(is_seen(&page, "#table.game")?, "the game is shown at once");
    ensure!(page.position(chuhe_rules::Color::Red)? == position, "it is another game");
    Ok(())
}

#[test]
fn back_leads_out_of_a_game_that_is_not_lost_and_forward_into_it() -> Result<()> {
    visit(Screen::PHONE, AGAINST_COMPUTER, |browser, page| {
        go(browser, -1)?;
        page.until("the first page", || is_seen(page, "#table.home"))?;
        plies(page, 2)?;
        go(browser, 1)?;
        page.until("the game", || is_seen(page, "#table.game"))?;
        go(browser, -1)?;
        page.until("the first page", || is_seen(page, "#table.home"))?;
        page.touch("[data-act=computer]")?;
        page.until("the game", || is_seen(page, "#table.game"))?;
        plies(page, 2)
    })
}

#[test]
fn a_game_of_the_other_kind_is_set_aside() -> Result<()> {
    visit(Screen::PHONE, AGAINST_COMPUTER, |_, page| {
        page.touch("[data-act=home]")?;
        page.start_two_players()?;
        plies(page, 0)?;
        for square in ["b2", "e2"] {
            page.tap(square.parse()?)?;
        }
        plies(page, 1)?;
        page.touch("[data-act=home]")?;
        page.touch("[data-act=computer]")?;
        plies(page, 2)?;
        page.touch("[data-act=home]")?;
        page.start_two_players()?;
        plies(page, 1)
    })
}

#[test]
fn the_person_may_have_black_and_the_computer_begins() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.touch("[data-act=computer]")?;
    page.touch("[data-act=new]")?;
    page.touch("label:has(input[name=side][value=black])")?;
    page.touch("[data-act=start]")?;
    plies(&page, 1)?;
    let below = browser.read("document.getElementById('table').dataset.bottom")?;
    ensure!(below == "black", "{below} is below");
    Ok(())
}

#[test]
fn the_title_says_whose_turn_it_is() -> Result<()> {
    visit(Screen::PHONE, TWO_PLAYERS, |browser, page| {
        entitled(browser, page, "Red to move · Chuhe")?;
        page.tap("i0".parse()?)?;
        page.tap("h0".parse()?)?;
        entitled(browser, page, "Black to move · Chuhe")?;
        page.touch("[data-act=resign]")?;
        page.touch("[data-act=resign-yes]")?;
        entitled(browser, page, "Red wins by resignation · Chuhe")?;
        page.touch("[data-act=home]")?;
        entitled(browser, page, "Chuhe")?;
        page.resume(AGAINST_COMPUTER)?;
        entitled(browser, page, "Your move · Chuhe")
    })
}

/// Counts the locks that keep the screen on; the browser of these tests has no screen.
const COUNT_LOCKS: &str = "window.locks = 0;
    const lock = () => ({ released: false, async release() { this.released = true; locks -= 1; } });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {
        async request(kind) { if (kind !== 'screen') throw kind; locks += 1; window.last = lock(); return last; }
    } });";

#[test]
fn the_screen_stays_on_while_a_game_is_played_and_no_longer() -> Result<()> {
    visit(Screen::PHONE, TWO_PLAYERS, |browser, page| {
        let locks = |expected: u64| {
            page.until(&format!("{expected} locks"), || Ok(browser.read("locks")? == json!(expected)))
        };
        browser.execute(COUNT_LOCKS, &json!([]))?;
        page.touch("[data-act=home]")?;
        page.start_two_players()?;
        locks(1)?;
        page.tap("i0".parse()?)?;
        page.tap("h0".parse()?)?;
        plies(page, 5)?;
        locks(1)?;
        // The browser takes it away when the page is hidden, and the page asks again when it is seen.
        browser.execute(
            "last.released = true; locks -= 1; document.dispatchEvent(new Event('visibilitychange'))",
            &json!([]),
        )?;
        locks(1)?;
        page.touch("[data-act=home]")?;
        locks(0)?;
        page.start_two_players()?;
        locks(1)?;
        page.touch("[data-act=resign]")?;
        page.touch("[data-act=resign-yes]")?;
        locks(0)
    })
}

/// Chooses a setting.
fn set(page: &Page<'_>, name: &str, value: &str) -> Result<()> {
    page.touch("[data-act=settings]")?;
    page.touch(&format!("label:has(input[name={name}][value={value}])"))?;
    page.touch("dialog#settings [data-act=close]")
}

/// How the pieces are drawn: `visible` or `hidden`.
fn pieces(browser: &Browser) -> Result<Value> {
    browser.read("getComputedStyle(document.querySelector('#board .men')).visibility")
}

#[test]
fn blindfold_the_pieces_are_hidden_until_the_end_and_everything_can_be_played() -> Result<()> {
    visit(Screen::PHONE, TWO_PLAYERS, |browser, page| {
        ensure!(pieces(browser)? == "visible", "nothing has been chosen");
        set(page, "blindfold", "on")?;
        ensure!(pieces(browser)? == "hidden", "the pieces are seen");
        page.reload()?;
        ensure!(pieces(browser)? == "hidden", "the choice is kept");
        page.tap("i0".parse()?)?;
        page.tap("h0".parse()?)?;
        plies(page, 5)?;
        let said = browser.read("document.getElementById('said').textContent")?;
        ensure!(said == "Red: chariot i0 to h0", "{said}");
        let name = browser.read("document.querySelector('[data-square=h0]').getAttribute('aria-label')")?;
        ensure!(name == "h0, red chariot", "{name}");
        page.touch("[data-act=resign]")?;
        page.touch("[data-act=resign-yes]")?;
        ensure!(pieces(browser)? == "visible", "at the end the board is shown");
        Ok(())
    })
}

#[test]
fn zen_leaves_the_board_and_what_is_needed() -> Result<()> {
    for screen in [Screen::PHONE, Screen::DESKTOP] {
        visit(screen, TWO_PLAYERS, |_, page| {
            let moves = if screen == Screen::PHONE { ".strip" } else { ".moves" };
            ensure!(is_seen(page, moves)? && is_seen(page, ".rules")?, "nothing has been chosen");
            set(page, "zen", "on")?;
            for gone in [".strip", ".moves", ".rules", "[data-act=save]"] {
                ensure!(!is_seen(page, gone)?, "{gone} is there");
            }
            for needed in ["#board", ".who.on", "#note", "[data-act=undo]", "[data-act=settings]"] {
                ensure!(is_seen(page, needed)?, "{needed} is not there");
            }
            page.reload()?;
            ensure!(!is_seen(page, moves)?, "the choice is kept");
            set(page, "zen", "off")?;
            ensure!(is_seen(page, moves)?, "all is there again");
            Ok(())
        })?;
    }
    Ok(())
}
