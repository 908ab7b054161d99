//! A game with a friend by link: two browsers in two languages and somebody who looks on, over the real server.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::{Value, json};

/// A large phone, upright.
const PHONE: Screen = Screen { width: 390, height: 844, touch: true };

/// What a script returns.
fn read(browser: &Browser, script: &str) -> Result<Value> {
    browser.execute(&format!("return {script}"), &json!([]))
}

/// Waits until a page has so many plies.
fn reaches(page: &Page<'_>, plies: u64) -> Result<()> {
    page.until(&format!("{plies} plies"), || Ok(page.plies()? == plies))
}

/// Waits until the note line is the one of this name.
fn is_told(browser: &Browser, page: &Page<'_>, name: &str) -> Result<()> {
    page.until(&format!("the note {name}"), || {
        Ok(read(browser, "document.getElementById('note')?.dataset.id ?? ''")? == json!(name))
    })
}

/// Makes a move by two touches.
fn make(page: &Page<'_>, mv: &str) -> Result<()> {
    let before = page.plies()?;
    page.tap(mv[..2].parse()?)?;
    page.tap(mv[2..].parse()?)?;
    page.until("the move on the own board", || Ok(page.plies()? == before + 1))
}

/// Whether the own move is on its way, and not on the server yet.
fn is_sending(browser: &Browser) -> Result<bool> {
    Ok(read(browser, "'sending' in document.getElementById('table').dataset")? == json!(true))
}

/// Whether the page has been the same since it was marked.
fn never_loaded_again(browser: &Browser) -> Result<()> {
    ensure!(read(browser, "window.marked === true")? == json!(true), "the page was loaded again");
    Ok(())
}

#[test]
fn two_friends_play_by_link_and_somebody_looks_on() -> Result<()> {
    let site = Site::start()?;
    let arab = Browser::start(PHONE, "ar")?;
    arab.open(&site.url("/ar/game/"))?;
    arab.execute(
        "for (const [name, value] of [['side', 'red'], ['clock', '600/60/30']])
            document.querySelector(`[name=${name}][value='${value}']`).checked = true;
        document.querySelector('form.friend button').click()",
        &json!([]),
    )?;
    let red = Page::attached(&arab)?;
    is_told(&arab, &red, "inviting")?;
    let link = red.text("#invite .link")?.context("the page shows its link")?;
    ensure!(read(&arab, "document.querySelector('#invite svg path') !== null")? == json!(true), "no QR code");

    let chinese = Browser::start(PHONE, "zh-CN")?;
    let black = Page::open(&chinese, &link.replace("/ar/", "/zh-Hans/"))?;
    is_told(&chinese, &black, "join")?;
    let watcher = Browser::start(PHONE, "en")?;
    let third = Page::open(&watcher, &link.replace("/ar/", "/en/"))?;
    for browser in [&arab, &chinese, &watcher] {
        read(browser, "(window.marked = true)")?;
    }
    black.touch("[data-act=join]")?;
    black.until("the own side at the bottom", || {
        Ok(read(&chinese, "document.getElementById('table').dataset.bottom")? == json!("black"))
    })?;

    make(&red, "h2e2")?;
    for page in [&black, &third] {
        reaches(page, 1)?;
    }
    make(&black, "h9g7")?;
    for page in [&red, &third] {
        reaches(page, 2)?;
    }
    ensure!(third.text("[data-act=resign]")?.is_none(), "who looks on cannot resign");
    red.until("both clocks", || {
        Ok(read(&arab, "document.querySelectorAll('.clock:not([hidden])').length")? == 2)
    })?;

    // A refused draw, an agreed takeback.
    red.touch("[data-act=draw]")?;
    is_told(&chinese, &black, "offered-draw")?;
    black.touch("[data-act=decline]")?;
    is_told(&arab, &red, "")?;
    red.touch("[data-act=takeback]")?;
    is_told(&chinese, &black, "offered-takeback")?;
    black.touch("[data-act=accept]")?;
    for page in [&red, &black, &third] {
        reaches(page, 0)?;
    }

    // The network is cut: a move made meanwhile is kept, sent once, and shown as what it is.
    make(&red, "h2e2")?;
    reaches(&black, 1)?;
    chinese.execute("window.dispatchEvent(new Event('offline'))", &json!([]))?;
    make(&black, "h9g7")?;
    black.until("the move to be on the server", || Ok(!is_sending(&chinese)?))?;
    for page in [&red, &third] {
        reaches(page, 2)?;
    }

    // Resignation, and once more with changed sides.
    red.touch("[data-act=resign]")?;
    red.touch("[data-act=resign-yes]")?;
    for page in [&red, &black, &third] {
        page.until("the result", || Ok(page.result()?.is_some()))?;
    }
    for browser in [&arab, &chinese, &watcher] {
        never_loaded_again(browser)?;
    }
    black.touch("[data-act=rematch]")?;
    is_told(&arab, &red, "offered-rematch")?;
    red.touch("[data-act=accept]")?;
    red.until("the next game", || {
        Ok(read(&arab, "document.getElementById('table')?.dataset.bottom")? == json!("black")
            && red.plies().is_ok_and(|plies| plies == 0))
    })?;
    Ok(())
}
