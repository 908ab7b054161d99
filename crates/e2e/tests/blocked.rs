//! F12: a network that lets no web socket through. The page plays on over a stream of events and requests.

use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use chuhe_e2e::{Browser, Network, Page, Proxy, Screen, Site, Sockets, To};
use serde_json::{Value, json};

/// What a script returns.
fn read(browser: &Browser, script: &str) -> Result<Value> {
    browser.execute(&format!("return {script}"), &json!([]))
}

/// Waits until both pages have so many plies, and the same board.
fn agree(pages: [&Page<'_>; 2], plies: u64) -> Result<()> {
    for page in pages {
        page.until(&format!("{plies} plies"), || Ok(page.plies()? == plies))?;
    }
    pages[0].until("the same board on both sides", || {
        let names = |page: &Page<'_>| -> Result<Vec<String>> {
            let mut points = page.points()?;
            points.sort_by_key(|point| point.square.index());
            // What stands on a point, without what it may do.
            Ok(points.into_iter().map(|point| point.name).collect())
        };
        Ok(names(pages[0])? == names(pages[1])?)
    })
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

/// A game of which one player's network does this with web sockets.
fn plays_on(sockets: Sockets) -> Result<()> {
    let site = Site::start()?;
    let proxy = Proxy::start(site.port())?;
    proxy.set_sockets(sockets);
    let (phone, laptop) = (Browser::start(Screen::PHONE, "en")?, Browser::start(Screen::PHONE, "en")?);
    phone.open(&proxy.url("/en/game/"))?;
    phone.execute(
        "document.querySelector(`[name=side][value=red]`).checked = true;
        document.querySelector('form.friend button').click()",
        &json!([]),
    )?;
    let red = Page::attached(&phone)?;
    is_told(&phone, &red, "inviting")?;
    let link = red.text("#invite .link")?.context("the page shows its link")?;
    let path = link.find("/en/game/").map(|at| &link[at..]).context("a game's address")?;
    let black = Page::open(&laptop, &site.url(path))?;
    black.touch("[data-act=join]")?;
    for browser in [&phone, &laptop] {
        read(browser, "(window.marked = true)")?;
    }

    let both = [&red, &black];
    black.until("the own side at the bottom", || {
        Ok(read(&laptop, "document.getElementById('table').dataset.bottom")? == json!("black"))
    })?;
    for (plies, mv) in ["h2e2", "h9g7", "h0g2"].into_iter().enumerate() {
        make(both[plies % 2], mv)?;
        agree(both, plies as u64 + 1)?;
    }
    red.until("the move to be on the server", || Ok(!is_sending(&phone)?))?;

    // An agreed takeback, and a refused one.
    red.touch("[data-act=takeback]")?;
    is_told(&laptop, &black, "offered-takeback")?;
    black.touch("[data-act=accept]")?;
    agree(both, 2)?;
    make(&red, "h0i2")?;
    agree(both, 3)?;

    // The network is cut: what is made meanwhile is kept, sent once, and the other side's move is not missed.
    proxy.set(Network::Cut);
    make(&black, "b9c7")?;
    is_told(&phone, &red, "offline")?;
    proxy.set(Network::Well);
    agree(both, 4)?;
    // What the page says falls into a hole, and what it is told still comes.
    proxy.set_way(To::Site, Network::Hole);
    make(&red, "i0h0")?;
    thread::sleep(Duration::from_secs(1));
    ensure!(is_sending(&phone)?, "nothing can have come through");
    is_told(&phone, &red, "offline")?;
    proxy.set(Network::Well);
    agree(both, 5)?;
    red.until("the move to be on the server", || Ok(!is_sending(&phone)?))?;
    for browser in [&phone, &laptop] {
        ensure!(read(browser, "window.marked === true")? == json!(true), "the page was loaded again");
    }

    // The next game of the same tab begins with what has worked.
    let opened = proxy.opened().len();
    ensure!((opened == 0) == (sockets == Sockets::Refused), "{opened} web sockets");
    black.touch("[data-act=resign]")?;
    black.touch("[data-act=resign-yes]")?;
    red.until("the result", || Ok(red.result()?.is_some()))?;
    red.touch("[data-act=rematch]")?;
    is_told(&laptop, &black, "offered-rematch")?;
    black.touch("[data-act=accept]")?;
    red.until("the next game", || {
        Ok(read(&phone, "document.getElementById('table')?.dataset.bottom")? == json!("black")
            && red.plies().is_ok_and(|plies| plies == 0))
    })?;
    let (black, red) = (red, black);
    red.until("the next game on the other side", || {
        Ok(read(&laptop, "document.getElementById('table')?.dataset.bottom")? == json!("red"))
    })?;
    make(&red, "b2e2")?;
    agree([&red, &black], 1)?;
    make(&black, "b9c7")?;
    agree([&red, &black], 2)?;
    ensure!(proxy.opened().len() == opened, "another web socket was tried");
    Ok(())
}

#[test]
fn f12_where_web_sockets_are_refused_the_page_plays_on() -> Result<()> {
    plays_on(Sockets::Refused)
}

#[test]
fn f12_where_web_sockets_end_with_their_first_message_the_page_plays_on() -> Result<()> {
    plays_on(Sockets::Ended)
}
