//! The page of a game with a friend: by keyboard alone, with typed moves, and on a small phone in every language.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use chuhe_lang::{Locale, Messages};
use serde_json::{Value, json};

/// What a script returns.
fn read(browser: &Browser, script: &str) -> Result<Value> {
    browser.execute(&format!("return {script}"), &json!([]))
}

/// Waits until the note line is the one of this name.
fn is_told(browser: &Browser, page: &Page<'_>, name: &str) -> Result<()> {
    page.until(&format!("the note {name}"), || {
        Ok(read(browser, "document.getElementById('note')?.dataset.id ?? ''")? == json!(name))
    })
}

/// Gives an element that can be seen the focus, and presses Enter on it.
fn enter(browser: &Browser, page: &Page<'_>, selector: &str) -> Result<()> {
    page.until(selector, || {
        browser.execute(
            "const found = [...document.querySelectorAll(arguments[0])].find(part => part.checkVisibility());
            found?.focus();
            return found !== undefined && document.activeElement === found && !found.disabled",
            &json!([selector]),
        )
        .map(|focused| focused == json!(true))
    })?;
    browser.press("Enter")
}

/// Waits until a screen reader has been told something of this text.
fn hears(page: &Page<'_>, browser: &Browser, text: &str) -> Result<()> {
    page.until(&format!("to hear {text}"), || {
        let said = read(browser, "document.querySelector('#said[aria-live=polite]')?.textContent ?? ''")?;
        Ok(said.as_str().unwrap_or_default().contains(text))
    })
}

/// Begins a game with Red for who begins it.
fn begin<'a>(site: &Site, browser: &'a Browser, language: &str) -> Result<(Page<'a>, String)> {
    browser.open(&site.url(&format!("/{language}/game/")))?;
    read(
        browser,
        "document.querySelector('[name=side][value=red]').click(),
        document.querySelector('form.friend button').click()",
    )?;
    let page = Page::attached(browser)?;
    is_told(browser, &page, "inviting")?;
    let link = page.text("#invite .link")?.context("the page shows its link")?;
    Ok((page, link))
}

/// Takes the other side by keyboard.
fn join<'a>(browser: &'a Browser, link: &str) -> Result<Page<'a>> {
    let page = Page::open(browser, link)?;
    is_told(browser, &page, "join")?;
    enter(browser, &page, "[data-act=join]")?;
    is_told(browser, &page, "")?;
    Ok(page)
}

/// Waits until both have so many plies.
fn reach(pages: [&Page<'_>; 2], plies: u64) -> Result<()> {
    for page in pages {
        page.until(&format!("{plies} plies"), || Ok(page.plies()? == plies))?;
    }
    Ok(())
}

#[test]
fn a_game_is_played_by_keyboard_with_typed_moves_and_on_the_board() -> Result<()> {
    let site = Site::start()?;
    let (one, other) = (Browser::start(Screen::DESKTOP, "en")?, Browser::start(Screen::DESKTOP, "en")?);
    let (red, link) = begin(&site, &one, "en")?;
    let black = join(&other, &link)?;
    is_told(&one, &red, "")?;
    red.until("the title to say whose turn it is", || {
        Ok(read(&one, "document.title.startsWith('Your move · ')")? == json!(true))
    })?;
    ensure!(read(&other, "document.title.startsWith('Your move')")? == json!(false), "it is Red's turn");

    red.type_move("炮二平五")?;
    reach([&red, &black], 1)?;
    hears(&black, &other, "cannon h2 to e2")?;
    // Who types out of turn is told so.
    red.type_move("C2=5")?;
    red.says("#note", "It is not your turn: Black is to move.")?;
    // Black stands at the bottom: up is towards Red, and right is towards the file a.
    read(&other, "document.querySelector('[data-square=h9]').focus()")?;
    for key in ["Enter", "ArrowUp", "ArrowUp", "ArrowRight", "Enter"] {
        other.press(key)?;
    }
    reach([&red, &black], 2)?;
    // What was said is gone with the move, and what is no move is refused in words.
    red.type_move("nonsense")?;
    red.until("a refusal", || {
        Ok(read(&one, "document.querySelector('#note').className.includes('bad')")? == json!(true))
    })?;
    red.type_move("h0g2")?;
    reach([&red, &black], 3)?;

    // The line of each side, by touch and by name.
    let lag = read(&one, "document.querySelector('.me .lag').ariaLabel")?;
    ensure!(lag.as_str().is_some_and(|lag| lag.starts_with("Lag ")), "{lag}");
    enter(&one, &red, ".opp .lag")?;
    red.says("#more .lags", "Only the server measures")?;
    one.press("Escape")?;
    // The name of the rules leads to their page.
    let rules = read(&one, "fetch(document.querySelector('.rules a').href).then(page => page.text())")?;
    ensure!(rules.as_str().is_some_and(|page| page.contains("<h1>WXF rules</h1>")), "{rules}");
    Ok(())
}

#[test]
fn whatever_players_agree_on_is_reached_by_keyboard_and_read_out() -> Result<()> {
    let site = Site::start()?;
    let (one, other) = (Browser::start(Screen::DESKTOP, "en")?, Browser::start(Screen::DESKTOP, "en")?);
    let (red, link) = begin(&site, &one, "en")?;
    let black = join(&other, &link)?;
    is_told(&one, &red, "")?;
    for browser in [&one, &other] {
        let live = read(browser, "document.getElementById('note').ariaLive")?;
        ensure!(live == json!("polite"), "the note line is {live}");
    }

    // Called off, and begun anew with the other sides.
    enter(&one, &red, "[data-act=abort]")?;
    for page in [&red, &black] {
        page.says("#note", "Called off")?;
    }
    enter(&one, &red, "[data-act=rematch]")?;
    is_told(&other, &black, "offered-rematch")?;
    black.says("#note", "Your opponent wants a rematch.")?;
    enter(&other, &black, "[data-act=accept]")?;
    for (browser, side) in [(&one, "black"), (&other, "red")] {
        Page::attached(browser)?.until("the next game", || {
            Ok(read(browser, "document.getElementById('table')?.dataset.bottom")? == json!(side))
        })?;
    }
    let (red, black) = (Page::attached(&other)?, Page::attached(&one)?);
    is_told(&other, &red, "")?;
    red.type_move("h2e2")?;
    reach([&red, &black], 1)?;
    black.type_move("h9g7")?;
    reach([&red, &black], 2)?;

    // A pause, which both agree on twice.
    enter(&other, &red, "[data-act=more]")?;
    enter(&other, &red, "[data-act=pause]")?;
    is_told(&one, &black, "offered-pause")?;
    enter(&one, &black, "[data-act=accept]")?;
    is_told(&other, &red, "paused")?;
    let row = red.text(".me small")?.unwrap_or_default();
    ensure!(!row.contains("Your move"), "nobody is to move in a pause: {row}");
    red.type_move("h0g2")?;
    red.says("#note", "The game is paused.")?;
    read(&other, "document.querySelector('[data-square=e5]').click()")?;
    enter(&one, &black, "[data-act=resume]")?;
    is_told(&other, &red, "offered-resume")?;
    enter(&other, &red, "[data-act=accept]")?;
    hears(&red, &other, "Your move")?;

    // Time that is given, and an offer that is declined.
    enter(&one, &black, "[data-act=more]")?;
    enter(&one, &black, "[data-act=give]")?;
    hears(&red, &other, "Red: \u{2066}+0:15\u{2069}")?;
    red.says(".me small", "+0:15")?;
    enter(&other, &red, "[data-act=draw]")?;
    is_told(&one, &black, "offered-draw")?;
    enter(&one, &black, "[data-act=decline]")?;
    hears(&red, &other, "Black: No, thank you.")?;
    // A takeback of both.
    enter(&one, &black, "[data-act=takeback]")?;
    is_told(&other, &red, "offered-takeback")?;
    enter(&other, &red, "[data-act=accept]")?;
    reach([&red, &black], 1)?;
    hears(&black, &one, "Move taken back.")?;
    Ok(())
}

#[test]
fn a_page_that_is_too_old_is_loaded_again_and_keeps_the_move() -> Result<()> {
    const NOTICED: &str = "const Real = WebSocket; window.sockets = [];
        window.WebSocket = class extends Real { constructor(...all) { super(...all); sockets.push(this) } }";
    let site = Site::start()?;
    let (one, other) = (Browser::start(Screen::PHONE, "en")?, Browser::start(Screen::PHONE, "en")?);
    one.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": NOTICED }))?;
    let (red, link) = begin(&site, &one, "en")?;
    let black = join(&other, &link)?;
    is_told(&one, &red, "")?;
    // Nothing reaches the server any more, and what comes from it is of a later version.
    read(&one, "WebSocket.prototype.send = () => {}, window.marked = true")?;
    red.tap("h2".parse()?)?;
    red.tap("e2".parse()?)?;
    red.says(".me small", "Sending…")?;
    let message =
        "sockets.at(-1).dispatchEvent(new MessageEvent('message', { data: new Uint8Array([7, 7]).buffer }))";
    read(&one, message)?;
    is_told(&one, &red, "closed")?;
    red.says("#note", "This page is out of date. Load it again: nothing is lost.")?;
    red.touch("[data-act=reload]")?;
    red.until("another page", || Ok(read(&one, "window.marked === undefined")? == json!(true)))?;
    let red = Page::attached(&one)?;
    reach([&red, &black], 1)?;
    Ok(())
}

/// What is cut in the rows of the players, with the name of each of these rule sets: words that are wider than their place, stand
/// outside their row, or lie upon others.
const CUT: &str = "const [names] = arguments, cut = [];
    const shown = place => place.checkVisibility() && place.textContent.trim() !== '';
    for (const name of names) {
        for (const link of document.querySelectorAll('.rules a')) link.textContent = name;
        for (const row of document.querySelectorAll('.who')) {
            const places = [...row.querySelectorAll('.t > b, .line small, .rules a, .watch, .clock b, .clock small, .home-b')];
            const seen = places.filter(place => place.matches('.home-b') ? place.checkVisibility() : shown(place));
            const boxes = seen.map(place => [place, place.getBoundingClientRect()]);
            const outer = row.getBoundingClientRect();
            const is = place => `${row.className} ${place.tagName} '${place.textContent}' with '${name}'`;
            for (const [place, box] of boxes) {
                if (place.scrollWidth > place.clientWidth + 1 && place.clientWidth > 0) cut.push(`${is(place)} is too wide`);
                if (box.top < outer.top - 1 || box.bottom > outer.bottom + 1 || box.left < outer.left - 1 || box.right > outer.right + 1)
                    cut.push(`${is(place)} stands outside: ${box.top - outer.top} to ${box.bottom - outer.top} of ${outer.height}`);
                for (const [other, its] of boxes) {
                    if (place !== other && box.left < its.right - 1 && its.left < box.right - 1
                        && box.top < its.bottom - 2 && its.top < box.bottom - 2)
                        cut.push(`${is(place)} lies upon '${other.textContent}'`);
                }
            }
        }
    }
    return [...new Set(cut)]";

/// What is cut in the rows of the players while the other side's row says `says`, in every language on this screen.
fn cut(site: &Site, browser: &Browser, game: &str, says: &str) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for locale in Locale::ALL {
        browser.open(&site.url(&format!("/{locale}/game/")))?;
        let names = read(
            browser,
            "[...document.querySelectorAll('[name=rules]')].map(set => set.closest('label').innerText.trim())",
        )?;
        ensure!(names.as_array().is_some_and(|names| names.len() == 9), "{locale}: {names}");
        let page = Page::open(browser, &site.url(&format!("/{locale}/game/{game}")))?;
        let words = Messages::embedded(locale);
        page.says(".opp small", &words.text(says))?;
        page.until("the clock", || Ok(page.text(".opp .clock")?.is_some()))?;
        let cut = browser.execute(CUT, &json!([names]))?;
        all.extend(cut.as_array().into_iter().flatten().map(|what| format!("{locale}, {says}: {what}")));
    }
    Ok(all)
}

/// Whoever is there, not yet there, or away for a while: his row says so beside the name of each rule set.
#[test]
fn on_a_small_phone_nothing_in_the_players_rows_is_cut() -> Result<()> {
    let site = Site::start()?;
    let (own, friend) = (Browser::start(Screen::PHONE, "en")?, Browser::start(Screen::PHONE, "en")?);
    own.open(&site.url("/en/game/"))?;
    // The clock with the most words: for the game, for the move, and with periods.
    Page::create(&own, &[("side", "red"), ("clock", "600/60/30")])?;
    let page = Page::attached(&own)?;
    page.is_told("inviting")?;
    let link = page.text("#invite .link")?.context("the page shows its link")?;
    let game = link.rsplit('/').next().context("a link ends with the game")?;
    let mut all = cut(&site, &own, game, "online-free-seat")?;

    let guest = Page::open(&friend, &link)?;
    guest.is_told("join")?;
    guest.touch("[data-act=join]")?;
    guest.is_told("")?;
    let page = Page::open(&own, &link)?;
    page.make("h2e2")?;
    guest.reaches(1)?;
    guest.make("h9g7")?;
    page.reaches(2)?;
    page.make("h0g2")?;
    guest.reaches(3)?;
    all.extend(cut(&site, &own, game, "thinking")?);
    friend.open("about:blank")?;
    page.until("the other side to be away", || Ok(page.note()? == "away"))?;
    all.extend(cut(&site, &own, game, "online-absent")?);
    ensure!(all.is_empty(), "{}", all.join("\n"));
    Ok(())
}
