//! The choice of a rule set, and games by sets other than the usual one.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

/// Opens the first page of a site of its own and does something there.
fn visit(screen: Screen, act: impl FnOnce(&Browser, &Page<'_>) -> Result<()>) -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(screen, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    act(&browser, &page)
}

/// The rule set of the game, as the page keeps it.
fn rules(browser: &Browser) -> Result<String> {
    let name = browser.execute("return document.getElementById('table').dataset.rules", &json!([]))?;
    Ok(name.as_str().context("a name")?.to_owned())
}

fn choose(page: &Page<'_>, choices: &[(&str, &str)]) -> Result<()> {
    for (name, value) in choices {
        page.touch(&format!("#new label:has(input[name={name}][value='{value}'])"))?;
    }
    page.touch("[data-act=start]")
}

fn play(page: &Page<'_>, moves: &str) -> Result<()> {
    for mv in moves.split(' ') {
        let mv: chuhe_rules::Move = mv.parse()?;
        let before = page.plies()?;
        page.tap(mv.from())?;
        page.tap(mv.to())?;
        page.until(&format!("{mv}"), || Ok(page.plies()? > before))?;
    }
    Ok(())
}

#[test]
fn one_tap_starts_by_the_usual_rules() -> Result<()> {
    visit(Screen::PHONE, |browser, page| {
        page.touch("[data-act=two]")?;
        ensure!(rules(browser)? == "wxf");
        ensure!(page.text(".who.opp .rules")?.as_deref() == Some("WXF rules"));
        let link = browser.execute("return document.querySelector('.rules a').pathname", &json!([]))?;
        ensure!(link == json!("/en/rules/wxf/"), "{link}");
        page.touch("[data-act=new]")?;
        let chosen = browser
            .execute("return document.querySelector('#new [name=rules]:checked').value", &json!([]))?;
        ensure!(chosen == json!("wxf"), "{chosen}");
        let shown = browser.execute(
            "return [...document.querySelectorAll('#new [name=rules]')].filter(radio =>
                radio.closest('label').checkVisibility()).map(radio => radio.value)",
            &json!([]),
        )?;
        ensure!(shown == json!(["wxf", "capture"]), "the others wait to be asked for: {shown}");
        Ok(())
    })
}

#[test]
fn the_general_is_taken_and_a_rematch_keeps_the_rules() -> Result<()> {
    visit(Screen::PHONE, |browser, page| {
        page.touch("[data-act=two]")?;
        page.touch("[data-act=new]")?;
        choose(page, &[("opponent", "two"), ("rules", "capture")])?;
        ensure!(rules(browser)? == "capture");
        ensure!(page.text(".who.opp .rules")?.as_deref() == Some("Take the general"));
        // Black overlooks the cannon's check, which only these rules allow.
        play(page, "h2e2 d9e8 e2e6 a6a5")?;
        page.reload()?;
        ensure!(rules(browser)? == "capture" && page.plies()? == 4);
        page.tap("e6".parse()?)?;
        ensure!(page.dots()?.contains("e9".parse()?), "the general may be taken");
        page.tap("e9".parse()?)?;
        let told = page.result()?.context("the game is over")?;
        ensure!(told.contains("Red wins: general taken"), "{told}");
        page.touch("[data-act=rematch]")?;
        page.until("a new game", || Ok(page.plies()? == 0))?;
        ensure!(rules(browser)? == "capture");
        Ok(())
    })
}

#[test]
fn black_begins_where_that_is_chosen() -> Result<()> {
    visit(Screen::DESKTOP, |browser, page| {
        page.touch("[data-act=two]")?;
        page.touch("[data-act=new]")?;
        ensure!(page.text("#new .either-first")?.is_none(), "elsewhere Red begins");
        page.touch("#new details:has(input[name=rules]) summary")?;
        choose(page, &[("opponent", "two"), ("rules", "norwegian"), ("first", "black")])?;
        let turn = browser.execute("return document.getElementById('table').dataset.turn", &json!([]))?;
        ensure!(turn == json!("black"), "{turn}");
        play(page, "h9g7 h0g2 g7h9")?;
        let list = browser.execute(
            "return [...document.querySelectorAll('.moves tr')].map(row => [...row.cells].map(cell => cell.innerText))",
            &json!([]),
        )?;
        ensure!(list == json!([["1", "", "h9g7"], ["2", "h0g2", "g7h9"]]), "Red keeps its column: {list}");
        page.reload()?;
        ensure!(page.plies()? == 3 && rules(browser)? == "norwegian");
        Ok(())
    })
}

#[test]
fn the_computer_begins_with_black() -> Result<()> {
    visit(Screen::PHONE, |_, page| {
        page.touch("[data-act=computer]")?;
        page.touch("[data-act=new]")?;
        page.touch("#new details:has(input[name=rules]) summary")?;
        choose(
            page,
            &[("opponent", "computer"), ("side", "red"), ("rules", "norwegian"), ("first", "black")],
        )?;
        page.until("the computer's first move", || Ok(page.plies()? == 1))?;
        play(page, "h2e2")?;
        page.until("its answer", || Ok(page.plies()? == 3))
    })
}

#[test]
fn the_computer_takes_a_general_that_is_left_attacked() -> Result<()> {
    for set in ["capture", "ukrainian"] {
        visit(Screen::PHONE, |browser, page| {
            // Black's cannon checks over the advisor.
            page.resume(&format!("3 computer 3 red 7 red nobody {set} red d0e1 h7e7 a3a4 e7e3"))?;
            ensure!(rules(browser)? == set);
            page.tap("i3".parse()?)?;
            page.tap("i4".parse()?)?;
            page.until("the computer's move", || Ok(page.result()?.is_some()))?;
            let told = page.result()?.unwrap_or_default();
            ensure!(told.contains("Black wins: general taken"), "{set}: {told}");
            page.touch("[data-act=undo]")?;
            page.until("both moves to be taken back", || Ok(page.plies()? == 4))?;
            ensure!(page.result()?.is_none());
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn a_game_from_before_there_was_a_choice_goes_on() -> Result<()> {
    visit(Screen::PHONE, |browser, page| {
        page.resume("2 computer 1 red 7 red nobody h2e2 h9g7")?;
        ensure!(rules(browser)? == "wxf" && page.plies()? == 2);
        play(page, "h0g2")?;
        page.until("the computer's move", || Ok(page.plies()? == 4))
    })
}
