//! Hints in steps, and why the computer made a move.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, visit};
use chuhe_rules::{Color, Move, Square};
use serde_json::{Value, json};

/// A game against level 1 in which it has taken a horse, and the person's chariot can take the cannon that did.
const HANGING: &str = "3 computer 1 red 7 red nobody wxf red a3a4 h7h0";

/// What the note line holds, once that is more than that the engine thinks.
fn note(page: &Page<'_>, step: usize) -> Result<String> {
    let button = format!("Hint \u{2066}{step}/3\u{2069}");
    page.until(&button, || Ok(page.text(".hint-b")?.is_some_and(|text| text == button)))?;
    page.text("#note")?.context("the page has a note line")
}

/// How many elements of the board's picture a selector finds.
fn marks(browser: &Browser, selector: &str) -> Result<Value> {
    browser
        .execute("return document.querySelectorAll(`#board svg ${arguments[0]}`).length", &json!([selector]))
}

/// The move that two hints name, by their words: `Hint`, and `Red: cannon h2 to e2, captures …`.
fn hinted(page: &Page<'_>) -> Result<Move> {
    page.touch("[data-act=hint]")?;
    note(page, 1)?;
    page.touch("[data-act=hint]")?;
    let said = note(page, 2)?;
    let mut words = said.split([' ', ',', '\n']).filter_map(|word| word.parse::<Square>().ok());
    let (from, to) = words.next().zip(words.next()).with_context(|| format!("no move in {said}"))?;
    Ok(format!("{from}{to}").parse()?)
}

#[test]
fn a_hint_shows_the_piece_then_its_point_then_the_line() -> Result<()> {
    visit(Screen::PHONE, HANGING, |browser, page| {
        ensure!(marks(browser, ".m-hint")? == 0, "nobody has asked");
        page.touch("[data-act=hint]")?;
        let said = note(page, 1)?;
        ensure!(said.contains("i0, red chariot"), "{said}");
        ensure!(
            marks(browser, ".m-hint")? == 1 && marks(browser, ".a-move")? == 0,
            "only the piece is shown"
        );
        page.touch("[data-act=hint]")?;
        let said = note(page, 2)?;
        ensure!(said.contains("Red: chariot i0 to h0, captures cannon"), "{said}");
        ensure!(marks(browser, ".a-move")? == 1, "the point is shown");
        page.touch("[data-act=hint]")?;
        let said = note(page, 3)?;
        ensure!(said.contains("i0h0 "), "the line goes on after the move: {said}");
        // The piece may be touched without losing the hint, and the move ends it.
        page.tap("i0".parse()?)?;
        ensure!(marks(browser, ".m-hint")? == 1, "the hint is gone");
        page.tap("h0".parse()?)?;
        page.until("the answer", || Ok(page.plies()? == 4))?;
        ensure!(marks(browser, ".m-hint")? == 0, "the hint is of another position");
        let button = page.text(".hint-b")?;
        ensure!(button.as_deref() == Some("Hint"), "{button:?}");
        Ok(())
    })
}

#[test]
fn hints_are_given_by_keyboard_and_announced() -> Result<()> {
    visit(Screen::DESKTOP, HANGING, |browser, page| {
        browser.execute("document.querySelector('.hint-b').focus()", &json!([]))?;
        for step in 1..=3 {
            browser.press("Enter")?;
            note(page, step)?;
            let focus = browser.read("document.activeElement.dataset.act")?;
            ensure!(focus == "hint", "the focus is on {focus}");
        }
        let role = browser.read("document.getElementById('note').getAttribute('role')")?;
        ensure!(role == "status", "{role}");
        Ok(())
    })
}

#[test]
fn a_hint_changes_no_answer_of_the_computers() -> Result<()> {
    let answer = |hints: bool| {
        let mut played = None;
        let game = "3 computer 3 red 7 red nobody wxf red h2e2 h9g7 h0g2 b9c7";
        visit(Screen::PHONE, game, |browser, page| {
            if hints {
                hinted(page)?;
            }
            page.tap("i0".parse()?)?;
            page.tap("h0".parse()?)?;
            page.until("the answer", || Ok(page.plies()? == 6))?;
            played = Some(browser.read("document.querySelector('.strip li:last-child .mv').textContent")?);
            Ok(())
        })?;
        played.context("a move has been made")
    };
    let (without, with) = (answer(false)?, answer(true)?);
    ensure!(with == without, "{with}, expected {without}");
    Ok(())
}

#[test]
fn why_the_computer_moved_is_told_with_line_and_worth() -> Result<()> {
    visit(Screen::PHONE, HANGING, |browser, page| {
        let loaded = browser.requested()?.iter().any(|url| url.contains("/files-"));
        ensure!(!loaded, "the words for it are loaded before anybody asks");
        page.touch("[data-act=ask-why]")?;
        page.until("the answer", || Ok(page.text(".reasons h3")?.is_some()))?;
        let said = page.text(".reasons")?.context("the panel is open")?;
        ensure!(said.starts_with("Black: cannon h7 to h0, captures horse"), "{said}");
        ensure!(said.contains("h7h0 i0h0"), "the line begins with the move: {said}");
        ensure!(said.contains("Evaluation"), "{said}");
        page.touch("#reasons [data-act=close]")?;
        page.touch("[data-act=previous]")?;
        ensure!(page.text("[data-act=ask-why]")?.is_none(), "the person's own move is not asked about");
        Ok(())
    })
}

#[test]
fn who_follows_only_the_hints_beats_level_two() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.start_against_computer(2)?;
    for _ in 0..150 {
        let mv = hinted(&page)?;
        let before = page.plies()?;
        page.tap(mv.from())?;
        page.tap(mv.to())?;
        page.until("the answer or the end", || Ok(page.plies()? == before + 2 || page.result()?.is_some()))?;
        if let Some(told) = page.result()? {
            ensure!(told.contains("Red wins"), "{told}");
            return Ok(());
        }
    }
    let position = page.position(Color::Red)?;
    anyhow::bail!("the game has not ended: {position}")
}
