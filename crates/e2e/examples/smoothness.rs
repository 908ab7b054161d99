//! Measures how smooth the page that looks into games is: frames a second and long tasks of its thread, while the engine
//! searches, while somebody steps through the game, and beside the same search of which the page knows nothing:
//! `CHUHE_BINARY=… cargo run -p chuhe-e2e --example smoothness`.
//!
//! Frames and long tasks depend on whatever else the machine does; the thread's own time does not, so it is told as well.
#![allow(clippy::print_stdout, reason = "this program talks to the person at the terminal")]

use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use chuhe_e2e::{Browser, Page, Screen, Site};
use serde_json::json;

const GAME: &str = "[Red \"D\"]\n[Black \"E\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 b9c7 4. c3c4 c6c5 *\n";

/// Counts frames and long tasks for ten seconds.
const MEASURE: &str = "const long = [], begin = performance.now();
    let frames = 0, before = begin, slowest = 0;
    const observer = new PerformanceObserver(list => long.push(...list.getEntries().map(task => task.duration)));
    observer.observe({ type: 'longtask' });
    const frame = now => {
        frames += 1;
        slowest = Math.max(slowest, now - before);
        before = now;
        if (now - begin < 10000) return requestAnimationFrame(frame);
        observer.disconnect();
        window.measured = [1000 * frames / (now - begin), slowest, ...long];
    };
    window.measured = null;
    requestAnimationFrame(frame);";

/// Lets an engine of which the page knows nothing search as long as is measured.
const BESIDE: &str =
    "const worker = new Worker(document.getElementById('app').dataset.engine, { type: 'module' });
    worker.onmessage = ({ data }) => {
        if (data === 'ready') worker.postMessage('position startpos\\ngo movetime 10500');
        if (data.startsWith('bestmove')) worker.terminate();
    };";

/// Milliseconds of its own time that the page's thread has spent: on everything, on scripts, on style and layout.
fn spent(browser: &Browser) -> Result<[f64; 3]> {
    let metrics = browser.devtools("Performance.getMetrics", &json!({}))?;
    let metrics = metrics["metrics"].as_array().context("a list of metrics")?;
    let of = |name: &str| {
        let metric = metrics.iter().find(|metric| metric["name"] == name);
        1000.0 * metric.and_then(|metric| metric["value"].as_f64()).unwrap_or_default()
    };
    Ok([of("TaskDuration"), of("ScriptDuration"), of("LayoutDuration") + of("RecalcStyleDuration")])
}

fn main() -> Result<()> {
    let site = Site::start()?;
    for (size, screen) in [("phone", Screen::PHONE), ("desktop", Screen::DESKTOP)] {
        let browser = Browser::start(screen, "en")?;
        let page = Page::open(&browser, &site.url("/en/open/"))?;
        page.drop_file(GAME, "a.pgn")?;
        page.opened()?;
        // The browser has kept what it keeps by then.
        thread::sleep(Duration::from_secs(8));
        browser.devtools("Performance.enable", &json!({ "timeDomain": "threadTicks" }))?;
        let measure = |what: &str, steps: bool| -> Result<()> {
            let before = spent(&browser)?;
            browser.execute(MEASURE, &json!([]))?;
            let mut measured = json!(null);
            let mut step = 0;
            while measured.is_null() {
                thread::sleep(Duration::from_millis(700));
                if steps {
                    page.touch(if step % 8 < 4 { "[data-act=next]" } else { "[data-act=previous]" })?;
                    step += 1;
                }
                measured = browser.execute("return window.measured", &json!([]))?;
            }
            let after = spent(&browser)?;
            let [all, scripts, layout] = [0, 1, 2].map(|place| (after[place] - before[place]) / 10.0);
            let numbers = measured.as_array().context("a list")?;
            let numbers: Vec<f64> = numbers.iter().filter_map(serde_json::Value::as_f64).collect();
            println!(
                "{size}, {what}: own ms a second {all:.0}, of that scripts {scripts:.0}, style and layout {layout:.0}; \
                 {:.1} frames a second, slowest frame {:.0} ms, long tasks in ms: {:.0?}",
                numbers[0],
                numbers[1],
                &numbers[2..]
            );
            Ok(())
        };
        measure("nothing searches", false)?;
        browser.execute(BESIDE, &json!([]))?;
        measure("beside a search", false)?;
        page.touch("[data-act=analyse]")?;
        let lines = "const select = document.querySelector('.engine [name=lines]');
            select.value = '5'; select.dispatchEvent(new Event('change', { bubbles: true }))";
        browser.execute(lines, &json!([]))?;
        page.touch("[data-act=threats]")?;
        thread::sleep(Duration::from_secs(1));
        measure("analysis, 5 lines and threats", false)?;
        measure("analysis, a step each 0.7 s", true)?;
    }
    Ok(())
}
