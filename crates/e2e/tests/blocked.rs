//! F12: a network that lets no web socket through. The page plays on over a stream of events and requests.

use std::thread;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use chuhe_e2e::{Browser, Network, Page, Proxy, Screen, Site, Sockets, To};
use chuhe_rules::Color;

/// Waits until both pages have so many plies, and the same board.
fn agree(pages: [&Page<'_>; 2], plies: u64) -> Result<()> {
    for page in pages {
        page.reaches(plies)?;
    }
    pages[0].until("the same board on both sides", || Ok(pages[0].board()? == pages[1].board()?))
}

/// A game of which one player's network does this with web sockets.
fn plays_on(sockets: Sockets) -> Result<()> {
    let site = Site::start()?;
    let proxy = Proxy::start(site.port())?;
    proxy.set_sockets(sockets);
    let (phone, laptop) = (Browser::start(Screen::PHONE, "en")?, Browser::start(Screen::PHONE, "en")?);
    phone.open(&proxy.url("/en/game/"))?;
    Page::create(&phone, &[("side", "red")])?;
    let red = Page::attached(&phone)?;
    red.is_told("inviting")?;
    let link = red.text("#invite .link")?.context("the page shows its link")?;
    let path = link.find("/en/game/").map(|at| &link[at..]).context("a game's address")?;
    let black = Page::open(&laptop, &site.url(path))?;
    black.is_told("join")?;
    black.touch("[data-act=join]")?;
    black.until("the own side at the bottom", || Ok(black.bottom()? == Color::Black))?;

    let both = [&red, &black];
    for page in both {
        page.mark()?;
    }
    for (plies, mv) in ["h2e2", "h9g7", "h0g2"].into_iter().enumerate() {
        both[plies % 2].make(mv)?;
        agree(both, plies as u64 + 1)?;
    }
    red.until("the move to be on the server", || Ok(!red.is("sending")?))?;

    // An agreed takeback.
    red.touch("[data-act=takeback]")?;
    black.is_told("offered-takeback")?;
    black.touch("[data-act=accept]")?;
    agree(both, 2)?;
    red.make("h0i2")?;
    agree(both, 3)?;

    // The network is cut: the other side's move is not missed.
    proxy.set(Network::Cut);
    black.make("b9c7")?;
    red.is_told("offline")?;
    proxy.set(Network::Well);
    agree(both, 4)?;
    // What the page says falls into a hole, and what it is told still comes: the move is kept, and sent once.
    proxy.set_way(To::Site, Network::Hole);
    red.make("i0h0")?;
    thread::sleep(Duration::from_secs(1));
    ensure!(red.is("sending")?, "nothing can have come through");
    red.is_told("offline")?;
    proxy.set(Network::Well);
    agree(both, 5)?;
    red.until("the move to be on the server", || Ok(!red.is("sending")?))?;
    for page in both {
        page.never_loaded_again()?;
    }

    // The next game of the same tab begins with what has worked.
    let opened = proxy.opened().len();
    ensure!((opened == 0) == (sockets == Sockets::Refused), "{opened} web sockets");
    black.touch("[data-act=resign]")?;
    black.touch("[data-act=resign-yes]")?;
    red.until("the result", || Ok(red.result()?.is_some()))?;
    red.touch("[data-act=rematch]")?;
    black.is_told("offered-rematch")?;
    black.follow("[data-act=accept]")?;
    for (page, side) in [(&red, Color::Black), (&black, Color::Red)] {
        page.until("the other side", || Ok(page.bottom().is_ok_and(|bottom| bottom == side)))?;
        page.until("the next game", || Ok(page.plies().is_ok_and(|plies| plies == 0)))?;
    }
    black.make("b2e2")?;
    agree(both, 1)?;
    red.make("b9c7")?;
    agree(both, 2)?;
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
