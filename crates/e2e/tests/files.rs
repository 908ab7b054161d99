//! Files of games in the page: opened by hand, by dropping and by pasting, walked through, added to, written.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

const FILE: &str = "\
[Event \"俱乐部\"]
[Red \"胡荣华\"]
[Black \"柳大华\"]
[Result \"1-0\"]

1. 炮二平五 {占中} 马8进7 (1... 炮8平5 {顺手炮} 2. 马二进三) 2. 马二进三 1-0

[Red \"D\"]
[Black \"E\"]

1. h2e2 h9g7 2. a0a9 *
";

/// Does something on a page of a site of its own.
fn visit(screen: Screen, path: &str, act: impl FnOnce(&Browser, &Page<'_>) -> Result<()>) -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(screen, "en")?;
    let page = Page::open(&browser, &site.url(path))?;
    act(&browser, &page)
}

/// Drops the file, makes a move on the board and answers with a typed one.
fn add_two_moves(page: &Page<'_>) -> Result<()> {
    page.drop_file(FILE, "a.pgn")?;
    page.opened()?;
    page.tap("b2".parse()?)?;
    page.tap("e2".parse()?)?;
    page.says(".steps .here", "1. b2e2")?;
    page.type_move("马8进7")?;
    page.says(".steps .here", "1… h9g7")
}

#[test]
fn a_file_is_chosen_and_walked_through() -> Result<()> {
    visit(Screen::DESKTOP, "/zh-Hans/open/", |browser, page| {
        page.choose_file(FILE, "a.pgn")?;
        page.opened()?;
        page.says(".who.opp", "胡荣华 – 柳大华")?;
        page.says(".faults", "1")?;
        page.says(".pane .line", "马8进7")?;
        page.touch(".steps [data-act=next]")?;
        page.says(".steps .here", "炮二平五")?;
        page.says(".talk .remarks", "占中")?;
        page.touch(".choices button:nth-of-type(2)")?;
        page.says(".talk .remarks", "顺手炮")?;
        page.touch(".steps [data-act=last]")?;
        page.says(".steps .here", "马二进三")?;
        // The other game.
        let pick = "const select = document.querySelector('.games select'); select.value = '2';
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.execute(pick, &json!([]))?;
        page.says(".who.opp", "D – E")?;
        page.touch("[data-act=home]")?;
        page.until("the first page", || Ok(page.text("[data-act=computer]")?.is_some()))
    })
}

#[test]
fn a_move_is_added_and_the_game_written() -> Result<()> {
    visit(Screen::PHONE, "/en/open/", |browser, page| {
        add_two_moves(page)?;
        page.type_move("e0e5")?;
        page.until("a refusal", || Ok(page.text(".talk .refused")?.is_some_and(|text| !text.is_empty())))?;

        page.catch_files()?;
        page.touch("[data-act=save]")?;
        page.says("#save", "PGN")?;
        page.touch("#save [data-act=copy]")?;
        let text = page.caught()?;
        for part in ["[Red \"胡荣华\"]", "占中", "b2e2"] {
            ensure!(text.contains(part), "{part} is not in {text}");
        }
        page.touch("#save [data-act=keep]")?;
        page.until("a file to keep", || {
            let name = browser.execute("return window.kept ?? null", &json!([]))?;
            Ok(name.as_str() == Some("胡荣华 - 柳大华.pgn"))
        })
    })
}

#[test]
fn the_own_game_is_written_and_read_again() -> Result<()> {
    visit(Screen::DESKTOP, "/en/", |_, page| {
        page.resume("2 two 0 red 7 red nobody h2e2 h9g7")?;
        // The button leads to the page that writes files.
        page.touch("[data-act=save]")?;
        page.says("#save", "PGN")?;
        page.touch("#save [data-act=close]")?;
        page.until("a closed panel", || Ok(page.text("#save .choice")?.is_none()))?;
        page.type_move("馬二進三")?;
        page.until("a typed move", || Ok(page.plies()? == 3))?;
        page.catch_files()?;
        page.touch("[data-act=save]")?;
        page.says("#save", "PGN")?;
        page.touch("#save [data-act=copy]")?;
        let text = page.caught()?;
        page.touch("#save [data-act=close]")?;
        page.paste(&text)?;
        page.opened()?;
        page.touch(".steps [data-act=last]")?;
        page.says(".steps .here", "2. h0g2")
    })
}

#[test]
fn what_is_no_game_is_said_to_be_none() -> Result<()> {
    visit(Screen::PHONE, "/ar/open/", |_, page| {
        page.choose_file("\u{1}\u{2}", "x.bin")?;
        page.says("#open .told", "x.bin")
    })
}

#[test]
fn a_page_that_is_loaded_again_has_its_file_and_what_was_added() -> Result<()> {
    visit(Screen::PHONE, "/en/open/", |browser, page| {
        add_two_moves(page)?;
        page.touch(".steps [data-act=previous]")?;
        page.says(".steps .here", "1. b2e2")?;
        // Loaded again, and left and come back to.
        browser.execute("location.reload()", &json!([]))?;
        page.says(".steps .here", "1. b2e2")?;
        browser.open("about:blank")?;
        browser.execute("history.back()", &json!([]))?;
        page.says(".steps .here", "1. b2e2")?;
        page.touch(".steps [data-act=next]")?;
        page.says(".steps .here", "1… h9g7")?;
        // The browser's own buttons lead to the first page and to the file again.
        browser.execute("history.back()", &json!([]))?;
        page.says("[data-act=computer]", "")?;
        browser.execute("history.forward()", &json!([]))?;
        page.says(".steps .here", "1… h9g7")?;
        // Another file has nothing of this one.
        page.drop_file("[Red \"F\"]\n\n1. c0e2 *\n", "b.pgn")?;
        page.says(".who.opp", "F")?;
        browser.execute("location.reload()", &json!([]))?;
        page.says(".who.opp", "F")?;
        page.touch(".steps [data-act=next]")?;
        page.says(".steps .here", "1. c0e2")?;
        ensure!(page.text(".choices b")?.is_none(), "the other file's moves are here");
        Ok(())
    })
}

#[test]
fn every_game_of_a_long_file_can_be_reached() -> Result<()> {
    visit(Screen::DESKTOP, "/en/open/", |browser, page| {
        let games: Vec<_> = (1..=2003).map(|n| format!("[Red \"R{n}\"]\n\n1. h2e2 *\n\n")).collect();
        let file = games.concat();
        page.drop_file(&file, "long.pgn")?;
        page.opened()?;
        page.says(".games", "Game 1 of 2003")?;
        let choose = "const field = document.querySelector('.games input'); field.value = '2002';
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.execute(choose, &json!([]))?;
        page.says(".who.opp", "R2002")?;
        page.says(".games", "Game 2002 of 2003")
    })
}

#[test]
fn the_panel_that_writes_stays_and_says_what_is_lost() -> Result<()> {
    for screen in [Screen::PHONE, Screen::DESKTOP] {
        visit(screen, "/en/open/", |browser, page| {
            page.drop_file(FILE, "a.pgn")?;
            page.opened()?;
            page.touch("[data-act=save]")?;
            page.says("#save", "PGN")?;
            let cross = || {
                let place =
                    "return document.querySelector('#save [data-act=close]').getBoundingClientRect().y";
                browser.execute(place, &json!([]))
            };
            let before = cross()?;
            page.touch("#save label:has([value=ucci])")?;
            page.says("#save .about", "Not kept in this format:")?;
            ensure!(cross()? == before, "the cross is at {}, expected {before}", cross()?);
            // What all games lose is more than what the first one loses.
            let one = page.text("#save .about")?.context("a text")?;
            page.touch("#save .all")?;
            page.until("the losses of all games", || {
                Ok(page.text("#save .about")?.is_some_and(|all| all != one))
            })?;
            // A browser that does not copy is not passed over in silence.
            browser.execute("navigator.clipboard.writeText = () => Promise.reject()", &json!([]))?;
            page.touch("#save label:has([value=fen])")?;
            page.touch("#save [data-act=copy]")?;
            page.says("#save .told", "This could not be copied.")
        })?;
    }
    Ok(())
}
