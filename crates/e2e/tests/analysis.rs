//! The engine looks into a game: lines that deepen, threats, wins by rule, without a network, on a page that stays smooth.

use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

const GAME: &str = "[Red \"D\"]\n[Black \"E\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 b9c7 *\n";

/// Black must not let the position come up again: it would check for ever; Red is in check and its general may stay away.
const RULE: &str =
    "[FEN \"3k5/4P4/9/9/9/9/9/9/9/5K3 w - - 0 1\"]\n\n1. e8d8 d9e9 2. d8e8 e9d9 3. e8d8 d9e9 4. d8e8 *\n";

/// Opens the page with files, a file on it, and lets the engine look at its last place.
fn look<'a>(browser: &'a Browser, site: &Site, file: &str) -> Result<Page<'a>> {
    let page = Page::open(browser, &site.url("/en/open/"))?;
    page.drop_file(file, "a.pgn")?;
    page.opened()?;
    page.touch("[data-act=last]")?;
    page.touch("[data-act=analyse]")?;
    Ok(page)
}

/// The number in a text.
fn number(text: &str) -> u32 {
    text.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap_or_default()
}

fn depth(page: &Page<'_>) -> Result<u32> {
    let text = page
        .browser()
        .execute("return document.querySelector('.engine .depth')?.textContent ?? ''", &json!([]))?;
    Ok(number(text.as_str().unwrap_or_default()))
}

/// Waits until the engine has looked so deep; what it tells on the way gets no shallower.
fn deepens(page: &Page<'_>, to: u32) -> Result<()> {
    let mut before = 0;
    page.until("a deep line", || {
        let now = depth(page)?;
        ensure!(now >= before, "depth {before}, then {now}");
        before = now;
        Ok(now >= to)
    })
}

/// The lines' moves.
fn lines(page: &Page<'_>) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('.engine .lines li:not([hidden]) .pv')]
        .map(pv => [...pv.querySelectorAll('button')].map(move => move.textContent).join(' '))";
    let lines = page.browser().execute(script, &json!([]))?;
    let lines = lines.as_array().context("a list")?.iter();
    Ok(lines.filter_map(|line| line.as_str()).filter(|line| !line.is_empty()).map(str::to_owned).collect())
}

/// How many arrows of a kind lie on the board.
fn arrows(page: &Page<'_>, kind: &str) -> Result<u64> {
    let script = "return document.querySelectorAll('#board .a-' + arguments[0]).length";
    page.browser().execute(script, &json!([kind]))?.as_u64().context("a number")
}

fn choose(page: &Page<'_>, name: &str, value: &str) -> Result<()> {
    let script = "const select = document.querySelector(`.engine [name=${arguments[0]}]`);
        select.value = arguments[1]; select.dispatchEvent(new Event('change', { bubbles: true }));";
    page.browser().execute(script, &json!([name, value]))?;
    Ok(())
}

#[test]
fn lines_deepen_follow_the_place_and_become_variations() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::DESKTOP, "en")?;
    let page = look(&browser, &site, GAME)?;
    deepens(&page, 7)?;
    let first = lines(&page)?;
    ensure!(first.len() == 3, "{first:?}");
    ensure!(page.text(".engine [name=native]")?.is_none(), "no engine is attached");
    ensure!(arrows(&page, "best")? == 1 && arrows(&page, "other")? == 2);
    // Another number of lines begins a search again, and yet nothing gets shallower.
    choose(&page, "lines", "5")?;
    deepens(&page, 8)?;
    page.until("five lines", || Ok(lines(&page)?.len() == 5))?;

    // Black is to move before the last move: its pieces stand above.
    page.touch("[data-act=previous]")?;
    page.until("black's lines", || {
        Ok(lines(&page)?.first().is_some_and(|line| line.chars().nth(1).is_some_and(|rank| rank >= '5')))
    })?;
    page.touch("[data-act=last]")?;
    page.says(".steps .here", "b9c7")?;
    ensure!(depth(&page)? >= 8, "what was found is there at once");

    // Endless until it is stopped.
    page.touch(".engine .pause-b")?;
    page.until("a rest", || Ok(page.text(".engine[data-searching]")?.is_none()))?;
    sleep(Duration::from_millis(300));
    let stopped = (depth(&page)?, lines(&page)?);
    sleep(Duration::from_millis(700));
    ensure!(stopped == (depth(&page)?, lines(&page)?), "it went on");
    page.touch(".engine .pause-b")?;
    page.until("a search", || Ok(page.text(".engine[data-searching]")?.is_some()))?;

    // The third move of a line, and the two before it.
    page.until("a line of three", || {
        Ok(lines(&page)?.get(1).is_some_and(|line| line.split(' ').count() > 2))
    })?;
    page.touch(".engine .pause-b")?;
    let line = lines(&page)?.swap_remove(1);
    let moves: Vec<&str> = line.split(' ').take(3).collect();
    page.touch(".engine .l1 .mv:nth-of-type(3)")?;
    page.says(".steps .here", moves[2])?;
    page.says(".pane .line", moves[1])?;
    page.touch("[data-act=previous]")?;
    page.says(".steps .here", moves[1])?;

    // Loaded again, the page has all of it and the engine goes on.
    browser.execute("location.reload()", &json!([]))?;
    page.says(".steps .here", moves[1])?;
    page.says(".pane .line", moves[2])?;
    deepens(&page, 5)?;
    page.until("five lines", || Ok(lines(&page)?.len() == 5))?;
    // A limit ends the search by itself.
    choose(&page, "limit", "d12")?;
    page.until("the end", || Ok(page.text(".engine[data-searching]")?.is_none() && depth(&page)? >= 12))?;
    page.touch("[data-act=analyse]")?;
    page.until("no engine", || Ok(page.text(".engine")?.is_none() && arrows(&page, "best")? == 0))
}

#[test]
fn threats_are_shown_and_wins_by_rule_named() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    // Red's chariot would take the horse, and a horse goes along its leg.
    let page = look(&browser, &site, "[FEN \"3k5/9/9/9/R3n4/9/9/9/9/5K3 b - - 0 1\"]\n\n*\n")?;
    page.touch("[data-act=threats]")?;
    page.says(".engine .threat", "a5e5")?;
    page.until("its arrow", || Ok(arrows(&page, "threat")? == 1))?;
    page.until("a horse's arrow with a corner", || {
        let script = "return document.querySelector('#board .a-best .a-shaft')?.getAttribute('d') ?? ''";
        Ok(browser.execute(script, &json!([]))?.as_str().is_some_and(|path| path.matches('L').count() == 2))
    })?;

    page.drop_file(RULE, "rule.pgn")?;
    page.says(".who.opp", "rule.pgn")?;
    page.touch("[data-act=last]")?;
    page.says(".engine .lines", "Black wins by rule")?;
    page.says(".engine .state", "perpetual check by Red")?;
    ensure!(!page.text(".engine")?.unwrap_or_default().contains("mate"), "it is no mate");
    // In check nobody is asked what the other side would do.
    page.says(".engine .threat", "In check")?;
    ensure!(arrows(&page, "threat")? == 0);

    page.drop_file("[FEN \"3k5/R8/9/9/9/9/9/9/9/4K3R w - - 0 1\"]\n\n1. i0i9 *\n", "mate.pgn")?;
    page.says(".who.opp", "mate.pgn")?;
    page.says(".engine .lines", "Red mates in 1")?;
    page.touch("[data-act=last]")?;
    page.says(".engine .state", "Red wins by checkmate")
}

#[test]
fn without_a_network_it_goes_on() -> Result<()> {
    let mut site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = look(&browser, &site, GAME)?;
    deepens(&page, 5)?;
    site.kill();
    let off = json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.devtools("Network.enable", &json!({}))?;
    browser.devtools("Network.emulateNetworkConditions", &off)?;
    page.touch("[data-act=first]")?;
    page.says(".engine .lines", "h2e2")?;
    deepens(&page, 8)?;
    page.type_move("c3c4")?;
    page.says(".steps .here", "1. c3c4")?;
    page.touch("[data-act=threats]")?;
    deepens(&page, 8)?;
    page.until("a threat", || Ok(arrows(&page, "threat")? == 1))?;
    page.drop_file(RULE, "rule.pgn")?;
    page.says(".who.opp", "rule.pgn")?;
    deepens(&page, 5)
}

/// An engine that dies over the first question, and then thinks until it is told to stop.
const ENGINE: &str = r#"while read -r line; do case "$line" in
    uci) echo "id name Hausmotor 3"; echo "option name MultiPV type spin default 1 min 1 max 9"; echo uciok ;;
    isready) echo readyok ;;
    go*) [ -e "$0.died" ] || { touch "$0.died"; exit 3; }
        echo info depth 33 multipv 1 score cp 770 nodes 5000000 pv g3g4 g6g5 ;;
    stop) echo "bestmove (none)" ;;
    quit) exit ;;
esac; done"#;

/// Which engine is chosen: `true` for the server's.
fn chosen(page: &Page<'_>) -> Result<String> {
    let value =
        page.browser().execute("return document.querySelector('.engine [name=native]').value", &json!([]))?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

#[test]
fn the_engine_of_the_machine_can_be_asked_instead() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("engine");
    std::fs::write(&path, ENGINE)?;
    let mut site = Site::with_engine(&format!("cmd=/bin/sh,arg={}", path.display()))?;
    let browser = Browser::start(Screen::DESKTOP, "en")?;
    let page = look(&browser, &site, GAME)?;
    deepens(&page, 5)?;
    ensure!(chosen(&page)? == "false" && page.text(".engine [name=native]")?.is_some());
    choose(&page, "native", "true")?;
    page.says(".engine .state", "has ended unexpectedly. It was started anew.")?;
    page.says(".engine .state", "Hausmotor 3")?;
    page.says(".engine .score", "Red")?;
    page.says(".engine .score", "+7.7")?;
    ensure!(depth(&page)? == 33 && lines(&page)? == ["g3g4 g6g5"], "{:?}", lines(&page)?);
    // Scores are for the side to move; what became of the engine is told once.
    page.touch("[data-act=previous]")?;
    page.says(".engine .score", "Black")?;
    ensure!(page.text(".engine .state")?.is_none_or(|text| text.is_empty()));
    page.touch(".engine .pause-b")?;
    page.until("a rest", || Ok(page.text(".engine[data-searching]")?.is_none()))?;
    page.touch(".engine .pause-b")?;
    page.until("a search", || Ok(page.text(".engine[data-searching]")?.is_some()))?;
    site.kept_quiet(&browser)?;

    // The newest page has it, and the browser's own goes on where it is lost.
    let other = Browser::start(Screen::PHONE, "en")?;
    let newer = look(&other, &site, GAME)?;
    choose(&newer, "native", "true")?;
    newer.says(".engine .depth", "33")?;
    page.says(".engine .state", "is now used by another page. This browser’s engine goes on.")?;
    page.until("the browser's own", || Ok(depth(&page)? < 33 && depth(&page)? > 3))?;
    ensure!(chosen(&page)? == "false" && chosen(&newer)? == "true");
    choose(&page, "native", "true")?;
    page.says(".engine .depth", "33")?;
    newer.says(".engine .state", "is now used by another page.")?;
    site.kill();
    page.says(".engine .state", "Hausmotor 3")?;
    page.says(".engine .state", "cannot be reached. This browser’s engine goes on.")?;
    page.until("the browser's own", || Ok(depth(&page)? < 33 && depth(&page)? > 3))
}

/// Counts frames and long tasks for some seconds.
const MEASURE: &str = "const long = [], begin = performance.now();
    let frames = 0;
    const observer = new PerformanceObserver(list => long.push(...list.getEntries().map(task => task.duration)));
    observer.observe({ type: 'longtask' });
    const frame = now => {
        frames += 1;
        if (now - begin < 3000) return requestAnimationFrame(frame);
        observer.disconnect();
        window.measured = [1000 * frames / (now - begin), ...long];
    };
    window.measured = null;
    requestAnimationFrame(frame);";

/// Lets an engine of which the page knows nothing search as long as is measured.
const BESIDE: &str =
    "const worker = new Worker(document.getElementById('app').dataset.engine, { type: 'module' });
    worker.onmessage = ({ data }) => {
        if (data === 'ready') worker.postMessage('position startpos\\ngo movetime 3500');
        if (data.startsWith('bestmove')) worker.terminate();
    };";

/// Frames a second, and the long tasks in ms.
fn measure(page: &Page<'_>) -> Result<Vec<f64>> {
    page.browser().execute(MEASURE, &json!([]))?;
    let mut measured = json!(null);
    page.until("three seconds", || {
        measured = page.browser().execute("return window.measured", &json!([]))?;
        Ok(!measured.is_null())
    })?;
    Ok(measured.as_array().context("a list")?.iter().filter_map(serde_json::Value::as_f64).collect())
}

/// A machine that is busy with other things makes any page stumble, so that is measured as well: with an engine that
/// searches just as much beside a page that shows nothing of it.
#[test]
fn the_page_stays_smooth_while_the_engine_searches() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::DESKTOP, "en")?;
    let page = look(&browser, &site, GAME)?;
    choose(&page, "lines", "5")?;
    page.touch("[data-act=threats]")?;
    deepens(&page, 4)?;
    let is_smooth = |measured: &[f64]| measured.len() == 1 && measured[0] > 50.0;
    let mut stumbles = Vec::new();
    for round in 0..4 {
        page.touch(if round % 2 == 0 { "[data-act=previous]" } else { "[data-act=next]" })?;
        let searching = measure(&page)?;
        if is_smooth(&searching) {
            return Ok(());
        }
        page.touch(".engine .pause-b")?;
        browser.execute(BESIDE, &json!([]))?;
        if is_smooth(&measure(&page)?) {
            stumbles.push(searching);
        }
        page.touch(".engine .pause-b")?;
    }
    ensure!(stumbles.len() < 2, "frames a second, long tasks in ms: {stumbles:?}");
    Ok(())
}

#[test]
fn a_finished_game_is_handed_over() -> Result<()> {
    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    page.resume("3 two 0 red 7 black nobody wxf red h2e2 h9g7 h0g2")?;
    ensure!(page.text("[data-act=analyse]")?.is_none(), "the game goes on");
    page.touch("[data-act=resign]")?;
    page.touch("[data-act=resign-yes]")?;
    page.touch("#note [data-act=analyse]")?;
    page.opened()?;
    page.touch(".acts5 [data-act=analyse]")?;
    deepens(&page, 5)?;
    page.touch("[data-act=last]")?;
    page.says(".steps .here", "2. h0g2")?;
    ensure!(page.text("#table[data-bottom=black]")?.is_some(), "the board stays as it was seen");
    browser.execute("location.reload()", &json!([]))?;
    page.says(".steps .here", "2. h0g2")?;
    deepens(&page, 5)
}
