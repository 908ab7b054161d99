//! Repetition: the warning before it decides a game, and the explanation afterwards.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, visit};
use serde_json::{Value, json};

/// Black's horse may go home once too often.
const DRAW: &str = "3 two 0 red 7 red nobody wxf red h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0";

/// Red's chariot follows Black's cannon to and fro; once more, and Red loses.
const CHASE: &str = "3 two 0 red 7 red nobody wxf red \
    b2e2 b7b4 a0a1 a9a8 a1b1 b4d4 b1d1 d4b4 d1b1 b4d4 b1d1 d4b4";

/// What a script returns.
fn read(browser: &Browser, script: &str) -> Result<Value> {
    browser.execute(&format!("return {script}"), &json!([]))
}

fn count(browser: &Browser, selector: &str) -> Result<u64> {
    let found =
        browser.execute("return document.querySelectorAll(arguments[0]).length", &json!([selector]))?;
    found.as_u64().context("a number")
}

/// Which row of the table is marked, from 1; 0 if none is.
fn row(browser: &Browser) -> Result<u64> {
    let script = "[...document.querySelectorAll('.plies tr')].findIndex(row => row.ariaCurrent) + 1";
    read(browser, script)?.as_u64().context("a number")
}

fn reaches_row(browser: &Browser, page: &Page<'_>, expected: u64) -> Result<()> {
    page.until(&format!("row {expected}"), || Ok(row(browser)? == expected))
}

#[test]
fn the_last_repetition_is_marked_before_it_is_played() -> Result<()> {
    visit(Screen::PHONE, DRAW, |browser, page| {
        let note = page.text("#note")?.context("the page warns")?;
        ensure!(note.contains("g7h9 would draw the game") && note.contains("3 times"), "{note}");
        page.tap("b9".parse()?)?;
        ensure!(count(browser, "[data-dot=repeat]")? == 0, "another horse repeats nothing");
        page.tap("g7".parse()?)?;
        ensure!(count(browser, "[data-dot=repeat]")? == 1 && count(browser, "#board .m-again")? == 1);
        let said = read(
            browser,
            "document.getElementById(document.querySelector('[data-square=h9]')
                .getAttribute('aria-describedby').split(' ').find(id => id == 'point-repeats')).textContent",
        )?;
        ensure!(said == json!("ends the game by repetition"), "{said}");
        page.tap("h9".parse()?)?;
        let told = page.result()?.context("the move can be played")?;
        ensure!(told.contains("Draw by repetition"), "{told}");
        Ok(())
    })
}

#[test]
fn the_warning_says_who_would_lose() -> Result<()> {
    visit(Screen::DESKTOP, CHASE, |_, page| {
        let note = page.text("#note")?.context("the page warns")?;
        ensure!(note.contains("d1b1 would end the game: Red loses."), "{note}");
        ensure!(note.contains("Red attacked with every move"), "{note}");
        // Another move goes on with the game and is not warned of.
        page.tap("d1".parse()?)?;
        page.tap("d2".parse()?)?;
        page.until("the game to go on", || Ok(page.plies()? == 13))?;
        let note = page.text("#note")?.unwrap_or_default();
        ensure!(!note.contains("would"), "{note}");
        Ok(())
    })
}

#[test]
fn a_lost_repetition_is_explained_and_replayed() -> Result<()> {
    for screen in [Screen::PHONE, Screen::DESKTOP] {
        visit(screen, CHASE, |browser, page| {
            page.tap("d1".parse()?)?;
            page.tap("b1".parse()?)?;
            let told = page.result()?.context("the game is over")?;
            ensure!(told.contains("Black wins: perpetual chase by Red"), "{told}");
            page.until("the explanation", || Ok(count(browser, ".plies")? == 1))?;
            let sentence = page.text(".why .sentence")?.context("the page explains it")?;
            ensure!(sentence.contains("3 times") && sentence.contains("the cannon on b4"), "{sentence}");
            ensure!(count(browser, ".plies tr")? == 8);
            let chased = page.text(".plies tr:nth-child(2)")?.unwrap_or_default();
            ensure!(chased.contains("chariot d1 chases cannon d4"), "{chased}");
            let fled = page.text(".plies tr:nth-child(1)")?.unwrap_or_default();
            ensure!(fled.contains("attacks nothing"), "{fled}");

            reaches_row(browser, page, 8)?;
            // The touch that made the move must not hit what came to lie under it.
            std::thread::sleep(std::time::Duration::from_millis(400));
            reaches_row(browser, page, 8)?;
            let arrows = |kind: &str| count(browser, &format!("#board .a-{kind}"));
            ensure!((arrows("move")?, arrows("attack")?) == (1, 1));
            page.touch("[data-act=replay-previous]")?;
            reaches_row(browser, page, 7)?;
            ensure!((arrows("move")?, arrows("attack")?) == (1, 0));
            let tag = || read(browser, "document.querySelector('#board .m-tag').textContent");
            ensure!(tag()? == json!("idle"), "{}", tag()?);
            page.touch(".plies tr:nth-child(2) button")?;
            reaches_row(browser, page, 2)?;
            ensure!(tag()? == json!("chase"), "{}", tag()?);
            ensure!(page.position(chuhe_rules::Color::Black)?.piece_at("d1".parse()?).is_some());
            // From the end it plays all plies once and stops at the last.
            page.touch(".plies tr:nth-child(7) button")?;
            page.touch("[data-act=replay-play]")?;
            reaches_row(browser, page, 8)?;
            page.touch("[data-act=replay-play]")?;
            reaches_row(browser, page, 1)?;
            reaches_row(browser, page, 2)?;
            page.touch("[data-act=replay-play]")?;
            let stopped = row(browser)?;
            std::thread::sleep(std::time::Duration::from_millis(1600));
            ensure!(row(browser)? == stopped, "a second touch stops it");
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn the_explanation_closes_opens_and_outlives_a_reload() -> Result<()> {
    visit(Screen::PHONE, CHASE, |browser, page| {
        page.tap("d1".parse()?)?;
        page.tap("b1".parse()?)?;
        page.until("the explanation", || Ok(count(browser, ".plies")? == 1))?;
        page.touch("[data-act=why]")?;
        ensure!(count(browser, ".plies")? == 0 && count(browser, "#board .a-move")? == 0);
        let told = page.result()?.context("the result stays")?;
        ensure!(told.contains("attacked the same piece over and over"), "{told}");
        page.touch("[data-act=why]")?;
        ensure!(count(browser, ".plies")? == 1);

        page.reload()?;
        page.until("the explanation again", || Ok(count(browser, ".plies")? == 1))?;
        ensure!(page.result()?.is_some_and(|told| told.contains("Black wins")));
        page.touch("[data-act=undo]")?;
        page.until("the move to be taken back", || Ok(page.plies()? == 12))?;
        ensure!(page.result()?.is_none() && count(browser, ".plies")? == 0);
        let note = page.text("#note")?.unwrap_or_default();
        ensure!(note.contains("Red loses"), "the warning is there again: {note}");

        page.tap("d1".parse()?)?;
        page.tap("b1".parse()?)?;
        page.touch("[data-act=rematch]")?;
        page.until("a new game", || Ok(page.plies()? == 0))?;
        ensure!(count(browser, ".plies")? == 0 && page.result()?.is_none());
        Ok(())
    })
}

#[test]
fn a_finished_game_does_not_greet_a_later_visit() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.resume(CHASE)?;
    page.tap("d1".parse()?)?;
    page.tap("b1".parse()?)?;
    page.until("the end", || Ok(page.result()?.is_some()))?;
    let later = Page::open(&browser, &site.url("/en/?later"))?;
    ensure!(later.text("#table.home")?.is_some(), "the first page is shown");
    ensure!(later.plies()? == 0);
    Ok(())
}
