//! How a game with a friend ends that is not played to its end, in two browsers over the real server.

use std::thread;
use std::time::Duration;

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

#[test]
fn whoever_is_left_alone_claims_the_win_and_the_other_is_told_when_he_comes_back() -> Result<()> {
    let site = Site::start()?;
    let first = Browser::start(Screen::LARGE_PHONE, "en")?;
    first.open(&site.url("/en/game/"))?;
    Page::create(&first, &[("side", "red"), ("clock", CLAIMED)])?;
    let maker = Page::attached(&first)?;
    maker.is_told("inviting")?;
    let link = maker.text("#invite .link")?.context("the page shows its link")?;
    let second = Browser::start(Screen::LARGE_PHONE, "he")?;
    let address = link.replace("/en/", "/he/");
    let guest = Page::open(&second, &address)?;
    guest.is_told("join")?;
    guest.touch("[data-act=join]")?;
    guest.until("the own side at the bottom", || Ok(guest.bottom()? == Color::Black))?;
    maker.make("h2e2")?;
    guest.reaches(1)?;
    guest.make("h9g7")?;
    maker.reaches(2)?;
    maker.make("h0g2")?;
    guest.reaches(3)?;

    second.open("about:blank")?;
    maker.is_told("away")?;
    ensure!(
        maker.text("[data-act=claim-win]")?.is_none(),
        "nothing can be claimed as long as he may come back"
    );
    maker.until("how long he is waited for", || {
        Ok(maker.text("#note .left")?.is_some_and(|left| left.starts_with("0:")))
    })?;
    for _ in 0..300 {
        if maker.note()? == "gone" {
            break;
        }
        thread::sleep(Duration::from_millis(200));
    }
    maker.says("#note", "Your opponent")?;
    maker.touch("[data-act=claim-win]")?;
    maker.until("the win", || Ok(maker.winner()? == "red"))?;
    let guest = Page::open(&second, &address)?;
    guest.until("the loss", || Ok(guest.winner()? == "red"))?;
    ensure!(guest.note()? == maker.note()?, "{} and {}", guest.note()?, maker.note()?);
    Ok(())
}

/// A clock with which whoever is away is waited for as briefly as with any.
const CLAIMED: &str = "170";

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
