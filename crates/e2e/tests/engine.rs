//! The engine in the browser is the engine of the terminal.

use std::io::Write as _;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, binary};
use serde_json::json;

/// What both are told.
const ORDERS: &str = "go bench";

/// Starts the page's engine beside the page, gives it orders and keeps what it says in `window.heard`.
const START: &str = "window.heard = [];
    const worker = new Worker(document.getElementById('app').dataset.engine, { type: 'module' });
    worker.onerror = event => heard.push('Nodes searched: none: ' + event.message);
    worker.onmessage = ({ data }) => {
        if (data === 'ready') worker.postMessage(arguments[0]);
        else heard.push(data);
    }";

/// The positions visited.
fn nodes(lines: &str) -> Result<u64> {
    let told = lines.lines().find_map(|line| line.strip_prefix("Nodes searched: "));
    Ok(told.with_context(|| format!("found no nodes in {lines}"))?.parse()?)
}

#[test]
fn the_worker_visits_as_many_positions_as_the_terminal() -> Result<()> {
    let mut native =
        Command::new(binary()?).arg("uci").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut orders = native.stdin.take().context("it takes orders")?;
    writeln!(orders, "{ORDERS}")?;

    let site = Site::start()?;
    let browser = Browser::start(Screen::PHONE, "en")?;
    let page = Page::open(&browser, &site.url("/en/"))?;
    browser.execute(START, &json!([ORDERS]))?;
    let mut heard = String::new();
    page.until("the worker's answer", || {
        let lines = browser.execute("return window.heard.join('\\n')", &json!([]))?;
        lines.as_str().unwrap_or_default().clone_into(&mut heard);
        Ok(heard.contains("Nodes searched"))
    })?;

    drop(orders);
    let told = String::from_utf8(native.wait_with_output()?.stdout)?;
    let (worker, terminal) = (nodes(&heard)?, nodes(&told)?);
    ensure!(worker == terminal, "the worker visits {worker}, the terminal {terminal}: {heard} {told}");
    Ok(())
}
