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

/// Gives a file to the panel that is open, as the browser's own window would.
const CHOOSE: &str = "
    const [text, name] = arguments, input = document.querySelector('#open input[type=file]');
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));";

/// Drops a file on the page.
const DROP: &str = "
    const [text, name] = arguments, dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));";

/// Pastes a text on the page.
const PASTE: &str = "
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', arguments[0]);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));";

/// Keeps what the page copies or lets the person keep, instead of handing it over.
const CATCH: &str = "
    navigator.clipboard.writeText = text => { window.caught = text; return Promise.resolve(); };
    URL.createObjectURL = blob => { blob.text().then(text => window.caught = text); return '#'; };
    HTMLAnchorElement.prototype.click = function () { window.kept = this.download; };";

/// Does something on a page of a site of its own.
fn visit(screen: Screen, path: &str, act: impl FnOnce(&Browser, &Page<'_>) -> Result<()>) -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(screen, "en")?;
    let page = Page::open(&browser, &site.url(path))?;
    act(&browser, &page)
}

fn opened(browser: &Browser, page: &Page<'_>) -> Result<()> {
    page.until("an open file", || {
        let script = "return 'file' in document.querySelector('#table').dataset";
        Ok(browser.execute(script, &json!([]))?.as_bool() == Some(true))
    })
}

fn says(page: &Page<'_>, selector: &str, expected: &str) -> Result<()> {
    page.until(&format!("{selector} with {expected}"), || {
        Ok(page.text(selector)?.is_some_and(|text| text.contains(expected)))
    })
}

#[test]
fn a_file_is_chosen_and_walked_through() -> Result<()> {
    visit(Screen::DESKTOP, "/zh-Hans/open/", |browser, page| {
        browser.execute(CHOOSE, &json!([FILE, "a.pgn"]))?;
        opened(browser, page)?;
        says(page, ".who.opp", "胡荣华 – 柳大华")?;
        says(page, ".faults", "1")?;
        says(page, ".pane .line", "马8进7")?;
        page.touch(".steps [data-act=next]")?;
        says(page, ".steps .here", "炮二平五")?;
        says(page, ".talk .remarks", "占中")?;
        page.touch(".choices button:nth-of-type(2)")?;
        says(page, ".talk .remarks", "顺手炮")?;
        page.touch(".steps [data-act=last]")?;
        says(page, ".steps .here", "马二进三")?;
        // The other game.
        let pick = "const select = document.querySelector('.games select'); select.value = '2';
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.execute(pick, &json!([]))?;
        says(page, ".who.opp", "D – E")?;
        page.touch("[data-act=home]")?;
        page.until("the first page", || Ok(page.text("[data-act=computer]")?.is_some()))
    })
}

#[test]
fn a_move_is_added_and_the_game_written() -> Result<()> {
    visit(Screen::PHONE, "/en/open/", |browser, page| {
        browser.execute(DROP, &json!([FILE, "a.pgn"]))?;
        opened(browser, page)?;
        page.tap("b2".parse()?)?;
        page.tap("e2".parse()?)?;
        says(page, ".steps .here", "1. b2e2")?;
        let typing = "const input = document.querySelector('.typed input'); input.value = arguments[0];
            input.form.requestSubmit();";
        browser.execute(typing, &json!(["马8进7"]))?;
        says(page, ".steps .here", "1… h9g7")?;
        browser.execute(typing, &json!(["e0e5"]))?;
        page.until("a refusal", || Ok(page.text(".talk .refused")?.is_some_and(|text| !text.is_empty())))?;

        browser.execute(CATCH, &json!([]))?;
        page.touch("[data-act=save]")?;
        says(page, "#save", "PGN")?;
        page.touch("#save [data-act=copy]")?;
        let caught = || {
            let text = browser.execute("return window.caught ?? null", &json!([]))?;
            Ok::<_, anyhow::Error>(text.as_str().map(str::to_owned))
        };
        page.until("a copied text", || Ok(caught()?.is_some()))?;
        let text = caught()?.context("a copied text")?;
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
    visit(Screen::DESKTOP, "/en/", |browser, page| {
        page.resume("2 two 0 red 7 red nobody h2e2 h9g7")?;
        // The button leads to the page that writes files.
        page.touch("[data-act=save]")?;
        says(page, "#save", "PGN")?;
        page.touch("#save [data-act=close]")?;
        page.until("a closed panel", || Ok(page.text("#save .choice")?.is_none()))?;
        let typing = "const input = document.querySelector('.moves .typed input'); input.value = '馬二進三';
            input.form.requestSubmit();";
        browser.execute(typing, &json!([]))?;
        page.until("a typed move", || Ok(page.plies()? == 3))?;
        browser.execute(CATCH, &json!([]))?;
        page.touch("[data-act=save]")?;
        says(page, "#save", "PGN")?;
        page.touch("#save [data-act=copy]")?;
        page.until("a copied text", || {
            Ok(browser.execute("return 'caught' in window", &json!([]))?.as_bool() == Some(true))
        })?;
        let text = browser.execute("return window.caught", &json!([]))?;
        page.touch("#save [data-act=close]")?;
        browser.execute(PASTE, &json!([text]))?;
        opened(browser, page)?;
        page.touch(".steps [data-act=last]")?;
        says(page, ".steps .here", "2. h0g2")
    })
}

#[test]
fn what_is_no_game_is_said_to_be_none() -> Result<()> {
    visit(Screen::PHONE, "/ar/open/", |browser, page| {
        browser.execute(CHOOSE, &json!(["\u{1}\u{2}", "x.bin"]))?;
        says(page, "#open .told", "x.bin")
    })
}
