//! What there is to see in a position, why a move was a mistake and why the computer made one: in sentences that point at
//! the board.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, visit};
use serde_json::json;

/// Red's chariot takes the horse that nothing protects.
const HANGS: &str = "[FEN \"2bakr3/4a4/4b4/4n4/9/P8/4R4/4B4/4A4/2BAK4 w - - 0 1\"]\n\n*\n";

/// Red could mate, and gives a chariot away.
const BLUNDER: &str = "[FEN \"3k5/R8/9/2p6/9/1r7/9/9/9/4K3R w - - 0 1\"]\n\n1. i0i4 *\n";

/// A number that a script gives.
fn count(page: &Page<'_>, selector: &str) -> Result<u64> {
    let script = "return document.querySelectorAll(arguments[0]).length";
    page.browser().execute(script, &json!([selector]))?.as_u64().context("a number")
}

fn look<'a>(browser: &'a Browser, site: &Site, language: &str, file: &str) -> Result<Page<'a>> {
    let page = Page::open(browser, &site.url(&format!("/{language}/open/")))?;
    page.drop_file(file, "a.pgn")?;
    page.opened()?;
    page.touch("[data-act=analyse]")?;
    Ok(page)
}

#[test]
fn what_there_is_to_see_is_said_and_pointed_out() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::DESKTOP, "en")?;
    let page = look(&browser, &site, "en", HANGS)?;
    page.says(".facts .f0", "The red chariot on e3 can take the black horse on e6")?;
    ensure!(page.text(".facts .blame")?.is_none(), "no move was made");
    page.until("the engine's arrows", || Ok(count(&page, "#board .a-best")? == 1))?;
    page.touch(".facts .f0")?;
    page.until("the fact's arrow alone", || {
        Ok(count(&page, "#board .a-attack")? == 1 && count(&page, "#board .a-best")? == 0)
    })?;
    ensure!(count(&page, "#board .m-hint")? == 2, "both pieces are marked");
    ensure!(count(&page, ".facts [aria-pressed=true]")? == 1);
    page.touch(".facts .f0")?;
    page.until("the engine's arrows again", || {
        Ok(count(&page, "#board .m-hint")? == 0 && count(&page, "#board .a-best")? == 1)
    })?;
    // Another place has its own.
    page.touch(".facts .f0")?;
    page.type_move("e3e6")?;
    page.says(".steps .here", "e3e6")?;
    page.until("nothing of the place before", || {
        let said = page.text(".facts")?.unwrap_or_default();
        Ok(count(&page, "#board .m-hint")? == 0 && !said.contains("e3"))
    })
}

#[test]
fn a_mistake_is_named_with_what_it_costs_and_what_was_better() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = look(&browser, &site, "en", BLUNDER)?;
    page.says(".facts .seen", "Mate")?;
    page.touch("[data-act=last]")?;
    page.says(".facts .blame h3", "Blunder")?;
    page.says(".facts .blame", "The black chariot on b4 can take the red chariot on i4")?;
    page.says(".facts .blame", "Better is i0i9.")?;
    page.touch(".facts .f5")?;
    page.until("the better move's arrow", || Ok(count(&page, "#board .a-best")? == 1))?;
    // The place before again, which is known, and no mistake.
    page.touch("[data-act=first]")?;
    page.says(".facts .seen", "Mate")?;
    ensure!(page.text(".facts .blame")?.is_none());
    Ok(())
}

#[test]
fn it_speaks_each_language() -> Result<()> {
    let site = Site::start()?;
    for (language, hangs) in [("zh-Hans", "e6"), ("ar", "e6")] {
        let browser = Browser::start(Screen::PHONE, language)?;
        let page = look(&browser, &site, language, HANGS)?;
        page.says(".facts .f0", hangs)?;
        let english = page.text(".facts")?.unwrap_or_default();
        ensure!(!english.contains("chariot") && !english.contains("fact-"), "{english}");
    }
    Ok(())
}

#[test]
fn why_the_computer_moved_is_said_with_what_the_move_does() -> Result<()> {
    // Red's cannon has taken a horse, and the computer has taken the cannon.
    visit(Screen::PHONE, "3 computer 1 red 7 red nobody wxf red b2b9 a9b9", |_, page| {
        page.touch("[data-act=ask-why]")?;
        page.says(".reasons", "Evaluation")?;
        page.says(".reasons", "The black chariot on a9 can take the red cannon on b9")
    })
}

#[test]
fn a_phone_shows_board_bar_and_best_line_together() -> Result<()> {
    let site = Site::start()?;
    for language in ["en", "zh-Hans", "ar"] {
        let browser = Browser::start(Screen::PHONE, language)?;
        let page = look(&browser, &site, language, BLUNDER)?;
        page.until("the first line", || Ok(page.text(".engine .l0 .pv button")?.is_some()))?;
        page.until("a fact", || Ok(page.text(".facts .f0")?.is_some()))?;
        let seen = "const pane = document.querySelector('.pane').getBoundingClientRect();
            const within = (selector, room) => {
                const box = document.querySelector(selector).getBoundingClientRect();
                return box.height > 0 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1
                    && box.left >= room.left - 1 && box.right <= room.right + 1;
            };
            const screen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
            return [['#board', screen], ['.engine .bar', pane], ['.engine .l0', pane], ['.acts5', screen]]
                .filter(([selector, room]) => !within(selector, room)).map(([selector]) => selector)";
        let hidden = browser.execute(seen, &json!([]))?;
        ensure!(hidden == json!([]), "{language}: out of sight are {hidden}");
        // Scrolled to the end of the pane, the bar is there still.
        browser.execute("const pane = document.querySelector('.pane'); pane.scrollTop = 1e6", &json!([]))?;
        let bar = "const pane = document.querySelector('.pane').getBoundingClientRect();
            const bar = document.querySelector('.engine .bar').getBoundingClientRect();
            return bar.top >= pane.top - 1 && bar.bottom <= pane.bottom && document.querySelector('.pane').scrollTop > 0";
        ensure!(browser.execute(bar, &json!([]))? == true, "{language}: the bar is out of sight");
        // What lies below can be reached.
        page.touch(".engine [name=limit]")?;
        let below = "const box = document.querySelector('.engine [name=limit]').getBoundingClientRect();
            const pane = document.querySelector('.pane').getBoundingClientRect();
            return box.top >= pane.top && box.bottom <= pane.bottom + 1";
        ensure!(browser.execute(below, &json!([]))? == true, "{language}: the choices cannot be reached");
    }
    Ok(())
}
