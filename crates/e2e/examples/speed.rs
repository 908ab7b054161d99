//! Measures how fast moves are counted and positions searched, here, in the browser and by other engines:
//! `CHUHE_BINARY=… cargo run -p chuhe-e2e --example speed -- NAME=PATH …`, where each path is an engine that speaks UCI and
//! knows `go perft`.
//!
//! All are asked in turn, one at a time, so that whatever else the machine does slows all of them.
//! The time is that from the order to the answer, without the start of a program.
#![allow(clippy::print_stdout, reason = "this program talks to the person at the terminal")]
#![allow(clippy::disallowed_methods, reason = "it measures")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use anyhow::{Context, Result, ensure};
use chuhe_e2e::{Browser, Page, Screen, Site, binary};
use serde_json::json;

/// How often each is asked; the median counts.
const ROUNDS: usize = 5;

/// How many positions of the shared table are counted.
const POSITIONS: usize = 20;

/// The last line of a count begins so.
const COUNT: &str = "Nodes searched: ";

/// Somebody who counts.
trait Counter {
    /// Gives orders, and waits for the count that they end with; the time is in milliseconds.
    fn count(&mut self, orders: &str) -> Result<(u64, f64)>;
}

fn number(line: &str) -> Option<u64> {
    line.strip_prefix(COUNT)?.trim().parse().ok()
}

/// An engine on this machine.
struct Native {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Native {
    fn start(command: &mut Command) -> Result<Self> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let orders = child.stdin.take().context("it takes orders")?;
        let answers = BufReader::new(child.stdout.take().context("it answers")?);
        let mut native = Self { child, orders, answers };
        native.count("uci\nposition startpos\ngo perft 1")?;
        Ok(native)
    }
}

impl Counter for Native {
    fn count(&mut self, orders: &str) -> Result<(u64, f64)> {
        let start = Instant::now();
        writeln!(self.orders, "{orders}")?;
        loop {
            let mut line = String::new();
            ensure!(self.answers.read_line(&mut line)? > 0, "it ended instead of counting");
            if let Some(count) = number(&line) {
                return Ok((count, start.elapsed().as_secs_f64() * 1_000.0));
            }
        }
    }
}

impl Drop for Native {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The page's engine in the browser.
struct InBrowser<'a>(&'a Browser);

impl InBrowser<'_> {
    const START: &'static str = "window.heard = [];
        window.asked = performance.now();
        window.worker = new Worker(document.getElementById('app').dataset.engine, { type: 'module' });
        worker.onmessage = ({ data }) => heard.push([performance.now(), data]);";

    const ORDER: &'static str = "heard.length = 0;
        window.asked = performance.now();
        worker.postMessage(arguments[0]);";

    /// What was said last, and how many milliseconds after the order.
    const LAST: &'static str = "const last = heard.at(-1);
        return last ? [last[0] - (window.asked || 0), last[1]] : null;";

    fn last(&self) -> Result<Option<(f64, String)>> {
        Ok(serde_json::from_value(self.0.execute(Self::LAST, &json!([]))?)?)
    }

    fn wait(&self, wanted: impl Fn(&str) -> bool) -> Result<(f64, String)> {
        loop {
            if let Some((time, text)) = self.last()?
                && wanted(&text)
            {
                return Ok((time, text));
            }
            // A question now and then does not slow the worker.
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Starts the worker, several times so that the first fetch and what the browser keeps both are seen.
    fn start(browser: &Browser) -> Result<InBrowser<'_>> {
        let worker = InBrowser(browser);
        print!("from the start of the worker until it can be asked:");
        for round in 0..ROUNDS {
            if round > 0 {
                browser.execute("worker.terminate();", &json!([]))?;
            }
            browser.execute(Self::START, &json!([]))?;
            print!(" {:.0}", worker.wait(|text| text == "ready")?.0);
        }
        println!(" ms");
        Ok(worker)
    }
}

impl Counter for InBrowser<'_> {
    fn count(&mut self, orders: &str) -> Result<(u64, f64)> {
        self.0.execute(Self::ORDER, &json!([orders]))?;
        let (time, text) = self.wait(|text| text.contains(COUNT))?;
        let count = text.lines().find_map(number).context("a count is a number")?;
        Ok((count, time))
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Asks all in turn, and prints how long each took and how many times as long as the first.
fn race(what: &str, all: &mut [(String, &mut dyn Counter)], orders: &[String]) -> Result<()> {
    let mut times = vec![Vec::new(); all.len()];
    let mut counted = None;
    for _ in 0..ROUNDS {
        for ((name, counter), times) in all.iter_mut().zip(&mut times) {
            let (mut nodes, mut time) = (0, 0.0);
            for order in orders {
                let (more, took) = counter.count(order).with_context(|| name.clone())?;
                nodes += more;
                time += took;
            }
            let expected = *counted.get_or_insert(nodes);
            ensure!(nodes == expected, "{name} counts {nodes}, the first {expected}");
            times.push(time);
        }
    }
    println!("{what}: {}", counted.unwrap_or_default());
    let medians: Vec<f64> = times.into_iter().map(median).collect();
    for ((name, _), time) in all.iter().zip(&medians) {
        println!("  {name:14} {time:>8.0} ms   {:.2}", time / medians[0]);
    }
    Ok(())
}

/// Orders to count from positions of the table that three engines agree on, a ply deeper than there.
fn random_positions() -> Option<Vec<String>> {
    let table = chuhe_testkit::shared_text("engine/perft_random.tsv")?;
    let fens: Vec<&str> = table.lines().skip(1).filter_map(|row| row.split('\t').next()).collect();
    let every = (fens.len() / POSITIONS).max(1);
    let order = |fen: &&str| format!("position fen {fen}\ngo perft 4");
    Some(fens.iter().step_by(every).take(POSITIONS).map(order).collect())
}

fn main() -> Result<()> {
    let mut here = Native::start(Command::new(binary()?).arg("uci"))?;
    let site = Site::start()?;
    let browser = Browser::start(Screen::DESKTOP, "en")?;
    let _page = Page::open(&browser, &site.url("/en/"))?;
    let mut worker = InBrowser::start(&browser)?;
    let mut others = Vec::new();
    for argument in env::args().skip(1) {
        let (name, path) = argument.split_once('=').context("expected NAME=PATH")?;
        others.push((name.to_owned(), Native::start(&mut Command::new(path)).context(path.to_owned())?));
    }

    let mut all: Vec<(String, &mut dyn Counter)> =
        vec![("chuhe".to_owned(), &mut here), ("in the browser".to_owned(), &mut worker)];
    race("search, positions visited by the bench", &mut all, &["go bench".to_owned()])?;
    all.extend(others.iter_mut().map(|(name, other)| (name.clone(), other as &mut dyn Counter)));
    let start = "position startpos\ngo perft 5".to_owned();
    race("moves counted to depth 5 from the start", &mut all, &[start])?;
    if let Some(orders) = random_positions() {
        race(&format!("moves counted to depth 4 from {} positions", orders.len()), &mut all, &orders)?;
    }
    Ok(())
}
