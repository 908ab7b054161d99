//! What surrounds the board: undo, resign, rematch, refusals, the move list, flip, coming back, the mouse.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, visit};
use chuhe_rules::{Color, Role};
use serde_json::{Value, json};

/// A game against level 1, with the person to move.
const AGAINST_COMPUTER: &str = "2 computer 1 red 7 red nobody h2e2 h9g7";

/// A game of two players, with Red to move.
const TWO_PLAYERS: &str = "2 two 0 red 7 red nobody h2e2 h9g7";

fn play(page: &Page<'_>, from: &str, to: &str) -> Result<()> {
    page.tap(from.parse()?)?;
    page.tap(to.parse()?)
}

fn plies(page: &Page<'_>, expected: u64) -> Result<()> {
    page.until(&format!("a game of {expected} plies"), || Ok(page.plies()? == expected))
}

/// What the page says under the board.
fn note(page: &Page<'_>) -> Result<String> {
    page.text("#note")?.context("the page has a note line")
}

/// The texts of all visible elements that a selector finds.
fn texts(browser: &Browser, selector: &str) -> Result<Value> {
    let script = "return [...document.querySelectorAll(arguments[0])]
        .filter(element => element.checkVisibility()).map(element => element.innerText.trim())";
    browser.execute(script, &json!([selector]))
}

#[test]
fn undo_takes_back_the_own_move_and_the_answer() -> Result<()> {
    visit(Screen::PHONE, AGAINST_COMPUTER, |_, page| {
        plies(page, 2)?;
        let before = page.position(Color::Red)?;
        play(page, "h0", "g2")?;
        plies(page, 4)?;
        page.touch("[data-act=undo]")?;
        plies(page, 2)?;
        let after = page.position(Color::Red)?;
        ensure!(after == before, "{after}, expected {before}");
        Ok(())
    })
}

#[test]
fn who_resigns_is_asked_and_may_play_again() -> Result<()> {
    visit(Screen::PHONE, AGAINST_COMPUTER, |_, page| {
        page.touch("[data-act=resign]")?;
        let asked = note(page)?;
        ensure!(asked.contains("Resign this game?"), "{asked}");
        page.touch("[data-act=resign-no]")?;
        ensure!(page.result()?.is_none(), "who says no goes on");
        page.touch("[data-act=resign]")?;
        page.touch("[data-act=resign-yes]")?;
        let told = page.result()?.context("the game is over")?;
        ensure!(told.contains("Black wins by resignation") && told.contains("Red resigned."), "{told}");
        page.touch("[data-act=rematch]")?;
        plies(page, 0)?;
        ensure!(page.result()?.is_none(), "a new game has no result");
        play(page, "h2", "e2")?;
        plies(page, 2)
    })
}

#[test]
fn a_refused_move_says_why_and_marks_where() -> Result<()> {
    visit(Screen::PHONE, TWO_PLAYERS, |browser, page| {
        // The elephant of c0 stands in the way of the horse.
        play(page, "b0", "d1")?;
        let id = browser.execute("return document.getElementById('note').dataset.id", &json!([]))?;
        ensure!(id == json!("horse-leg-blocked"), "{id}");
        let said = note(page)?;
        ensure!(said.contains("c0"), "{said}");
        let marks =
            browser.execute("return document.querySelectorAll('#board svg .m-try').length", &json!([]))?;
        ensure!(marks.as_u64().is_some_and(|marks| marks > 0), "the board marks nothing");
        plies(page, 2)
    })
}

#[test]
fn the_move_list_is_chinese_where_that_is_chosen() -> Result<()> {
    visit(Screen::DESKTOP, TWO_PLAYERS, |browser, page| {
        let list = texts(browser, ".moves .mv")?;
        ensure!(list == json!(["h2e2", "h9g7"]), "{list}");
        let marked = browser.execute("return document.querySelectorAll('.mv[lang]').length", &json!([]))?;
        ensure!(marked == json!(0), "coordinates are no Chinese");
        page.touch("[data-act=settings]")?;
        page.touch("label:has(input[name=moves][value=chinese])")?;
        page.touch("label:has(input[name=script][value=simplified])")?;
        page.touch("dialog#settings [data-act=close]")?;
        let list = texts(browser, ".moves .mv[lang=zh-Hans]")?;
        ensure!(list == json!(["炮二平五", "马8进7"]), "{list}");
        Ok(())
    })
}

#[test]
fn a_flip_turns_names_with_their_pieces() -> Result<()> {
    visit(Screen::PHONE, AGAINST_COMPUTER, |browser, page| {
        let before = page.position(Color::Red)?;
        let (above, below) = (texts(browser, ".who.opp b")?, texts(browser, ".who.me b")?);
        ensure!(below == json!(["You"]), "{below}");
        page.flip()?;
        let flipped = (texts(browser, ".who.me b")?, texts(browser, ".who.opp b")?);
        ensure!(
            flipped == (above.clone(), below.clone()),
            "{flipped:?}, expected {above} below and {below} above"
        );
        let after = page.position(Color::Red)?;
        ensure!(after == before, "every point keeps its name: {after}, expected {before}");
        Ok(())
    })
}

#[test]
fn who_comes_back_finds_the_unfinished_game() -> Result<()> {
    visit(Screen::PHONE, TWO_PLAYERS, |_, page| {
        play(page, "h0", "g2")?;
        plies(page, 3)?;
        let before = page.position(Color::Black)?;
        page.reload()?;
        plies(page, 3)?;
        let after = page.position(Color::Black)?;
        ensure!(after == before, "{after}, expected {before}");
        Ok(())
    })
}

#[test]
fn a_mouse_drags_a_piece() -> Result<()> {
    visit(Screen::DESKTOP, TWO_PLAYERS, |_, page| {
        page.drag("h0".parse()?, "g2".parse()?)?;
        plies(page, 3)?;
        let position = page.position(Color::Black)?;
        let piece = position.piece_at("g2".parse()?).map(|piece| piece.role);
        ensure!(piece == Some(Role::Horse), "{piece:?} stands on g2");
        Ok(())
    })
}
