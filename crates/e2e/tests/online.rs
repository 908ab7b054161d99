//! How a game with a friend ends that is not played to its end, in two browsers over the real server.

use anyhow::{Context as _, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use chuhe_rules::Color;

#[test]
fn a_game_is_resigned_the_next_one_drawn_and_a_third_called_off() -> Result<()> {
    let site = Site::start()?;
    let first = Browser::start(Screen::LARGE_PHONE, "uk")?;
    first.open(&site.url("/uk/game/"))?;
    Page::create(&first, &[("side", "red"), ("clock", "300+3")])?;
    let maker = Page::attached(&first)?;
    maker.is_told("inviting")?;
    let link = maker.text("#invite .link")?.context("the page shows its link")?;
    let second = Browser::start(Screen::LARGE_PHONE, "vi")?;
    let guest = Page::open(&second, &link.replace("/uk/", "/vi/"))?;
    guest.is_told("join")?;
    guest.touch("[data-act=join]")?;
    guest.until("the own side at the bottom", || Ok(guest.bottom()? == Color::Black))?;

    maker.make("h2e2")?;
    guest.reaches(1)?;
    // A browser that says it is offline says so for a moment only.
    guest.ask("window.dispatchEvent(new Event('offline'))")?;
    guest.make("h9g7")?;
    guest.until("the move to be on the server", || Ok(!guest.is("sending")?))?;
    maker.reaches(2)?;
    maker.touch("[data-act=resign]")?;
    maker.touch("[data-act=resign-no]")?;
    ensure!(maker.winner()?.is_empty(), "whoever thinks better of it plays on");
    maker.touch("[data-act=resign]")?;
    maker.touch("[data-act=resign-yes]")?;
    end(&maker, &guest, "black", "result-resignation")?;

    again(&guest, &maker)?;
    ensure!(guest.bottom()? == Color::Red && maker.bottom()? == Color::Black, "the sides are changed");
    guest.make("h2e2")?;
    maker.reaches(1)?;
    maker.make("h9g7")?;
    guest.reaches(2)?;
    guest.touch("[data-act=draw]")?;
    maker.is_told("offered-draw")?;
    maker.touch("[data-act=accept]")?;
    end(&guest, &maker, "draw", "play-result-agreement")?;

    again(&maker, &guest)?;
    maker.make("h2e2")?;
    guest.reaches(1)?;
    guest.touch("[data-act=abort]")?;
    end(&maker, &guest, "draw", "play-result-abort")
}

/// Waits until both pages tell the end.
fn end(one: &Page<'_>, other: &Page<'_>, winner: &str, told: &str) -> Result<()> {
    for page in [one, other] {
        page.is_told(told)?;
        ensure!(page.winner()? == winner, "{}", page.winner()?);
    }
    Ok(())
}

/// One proposes another game, and the other agrees.
fn again(one: &Page<'_>, other: &Page<'_>) -> Result<()> {
    let before = one.bottom()?;
    one.touch("[data-act=rematch]")?;
    other.is_told("offered-rematch")?;
    other.touch("[data-act=accept]")?;
    for page in [one, other] {
        page.until("the next game", || Ok(page.plies().is_ok_and(|plies| plies == 0)))?;
    }
    one.until("the other side", || Ok(one.bottom().is_ok_and(|bottom| bottom != before)))?;
    other.until("the other side", || Ok(other.bottom().is_ok_and(|bottom| bottom == before)))
}
