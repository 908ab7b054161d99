//! The first page opens what is dropped or pasted on it, and takes typed moves.

use anyhow::{Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use chuhe_rules::Color;
use serde_json::json;

const FILE: &str = "[Red \"胡荣华\"]\n[Black \"柳大华\"]\n\n1. 炮二平五 {占中} 马8进7 *\n";

const TWO_PLAYERS: &str = "2 two 0 red 7 red nobody";

/// Holds back what the page orders of its workers.
const HOLD: &str = "
    window.held = [];
    window.post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) { held.push(() => post.call(this, message)); };";

/// Lets it go.
const RELEASE: &str = "Worker.prototype.postMessage = post; held.forEach(order => order());";

/// Does something on the first page of a site of its own.
fn visit(screen: Screen, act: impl FnOnce(&Browser, &Page<'_>) -> Result<()>) -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(screen, "en")?;
    act(&browser, &Page::open(&browser, &site.url("/en/"))?)
}

#[test]
fn a_dropped_file_is_opened() -> Result<()> {
    visit(Screen::DESKTOP, |_, page| {
        page.drop_file(FILE, "a.pgn")?;
        page.opened()?;
        page.says(".who.opp", "胡荣华 – 柳大华")?;
        page.touch(".steps [data-act=next]")?;
        page.says(".talk .remarks", "占中")
    })
}

#[test]
fn a_pasted_position_is_opened_in_the_middle_of_a_game() -> Result<()> {
    visit(Screen::PHONE, |_, page| {
        page.resume(&format!("{TWO_PLAYERS} h2e2"))?;
        page.paste("no game at all")?;
        page.says("#note", "The text holds no game or position that can be read.")?;
        ensure!(page.plies()? == 1, "what is no game changes nothing");
        page.paste("3k5/4P4/9/9/9/9/9/9/9/5K3 w")?;
        page.opened()?;
        let position = page.position(Color::Red)?;
        ensure!(position.to_string().starts_with("3k5/4P4/9/9/9/9/9/9/9/5K3 w"), "{position}");
        Ok(())
    })
}

#[test]
fn what_is_no_game_is_said_to_be_none() -> Result<()> {
    visit(Screen::PHONE, |_, page| {
        page.paste("no game at all")?;
        page.says(".hero .told", "The text holds no game or position that can be read.")
    })
}

#[test]
fn a_move_is_typed_in_any_notation() -> Result<()> {
    visit(Screen::DESKTOP, |_, page| {
        page.resume(&format!("{TWO_PLAYERS} h2e2"))?;
        for (plies, text) in (2..).zip(["馬8進7", "H2+3", "R9=8", "a0a1"]) {
            page.type_move(text)?;
            page.until(text, || Ok(page.plies()? == plies))?;
        }
        page.type_move("K5+3")?;
        page.until("a refusal", || Ok(page.text("#note.bad")?.is_some()))?;
        ensure!(page.plies()? == 5, "a refused move is not made");
        page.tap("h7".parse()?)?;
        page.until("no refusal", || Ok(page.text("#note.bad")?.is_none()))
    })
}

#[test]
fn a_typed_move_is_not_made_in_another_position() -> Result<()> {
    visit(Screen::DESKTOP, |browser, page| {
        page.resume(&format!("{TWO_PLAYERS} h2e2 h9g7"))?;
        // Another move is made before the typed one has been read.
        browser.execute(HOLD, &json!([]))?;
        page.type_move("馬二進三")?;
        page.tap("b0".parse()?)?;
        page.tap("c2".parse()?)?;
        page.until("the other move", || Ok(page.plies()? == 3))?;
        browser.execute(RELEASE, &json!([]))?;
        page.type_move("車9平8")?;
        page.until("the move typed after it", || Ok(page.plies()? == 4))?;
        let position = page.position(Color::Red)?;
        ensure!(
            position.piece_at("h0".parse()?).is_some() && position.piece_at("b0".parse()?).is_none(),
            "{position}"
        );
        Ok(())
    })
}
