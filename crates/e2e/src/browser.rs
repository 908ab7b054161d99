//! A browser with a window of a given size, driven by the protocol `WebDriver`.

use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use ureq::Agent;

use crate::site::{Process, free_port};

/// The size of a window in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Whether fingers touch it.
    pub touch: bool,
}

impl Screen {
    /// A small phone, upright.
    pub const PHONE: Self = Self { width: 360, height: 640, touch: true };
    /// A large phone, upright.
    pub const LARGE_PHONE: Self = Self { width: 390, height: 844, touch: true };
    /// A laptop.
    pub const DESKTOP: Self = Self { width: 1280, height: 800, touch: false };
}

/// A line of one of the browser's logs.
#[derive(Clone, Debug)]
pub struct Entry {
    /// `SEVERE`, `WARNING`, `INFO`.
    pub level: String,
    /// What it says.
    pub message: String,
}

/// A window of a browser, which ends when the last of its windows is dropped.
pub struct Browser {
    session: Arc<Session>,
    /// The window's name.
    window: String,
}

/// A browser with all its windows.
struct Session {
    agent: Agent,
    /// The address of the session's commands, with a slash at the end.
    address: String,
    /// The window that the next command goes to.
    chosen: Mutex<String>,
    _driver: Process,
    _profile: TempDir,
}

/// Before a page begins; one without an address keeps nothing.
const HURRY: &str = "try { localStorage['chuhe.settings'] ??= 'quick=on' } catch {}";

impl Browser {
    /// Starts Chromium, without a profile, with the languages `accept_language` and a window of the given size.
    ///
    /// # Errors
    /// If Chromium or its driver is missing or does not start.
    pub fn start(screen: Screen, accept_language: &str) -> Result<Self> {
        let port = free_port()?;
        let mut command = Command::new("chromedriver");
        command.arg(format!("--port={port}"));
        let driver = Process::start(&mut command, port)
            .context("chromedriver; run these tests with `cargo xtask test browser`")?;
        let profile = TempDir::new()?;
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            // Every window is one that somebody looks at.
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--force-color-profile=srgb",
        ]
        .map(str::to_owned)
        .to_vec();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        arguments.push(format!("--window-size={},{}", screen.width, screen.height));
        arguments.push(format!("--accept-lang={accept_language}"));
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        });
        let agent: Agent = Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(60)))
            .http_status_as_error(false)
            .build()
            .into();
        let base = format!("http://127.0.0.1:{port}/session");
        let body = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let created = post(&agent, &base, &body).context("cannot start Chromium")?;
        let id = created["sessionId"].as_str().context("a new session has an id")?;
        let address = format!("{base}/{id}/");
        let session =
            Session { agent, address, chosen: Mutex::default(), _driver: driver, _profile: profile };
        let handle = session.get("window")?;
        let browser =
            Self { session: Arc::new(session), window: handle.as_str().context("it has a name")?.to_owned() };
        browser.resize(screen)?;
        browser.hurry()?;
        Ok(browser)
    }

    /// Opens another window of the same person, of the given size; windows may be used by several threads.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn window(&self, screen: Screen) -> Result<Self> {
        let created = self.issue("window/new", &json!({ "type": "window" }))?;
        let window = created["handle"].as_str().context("a window has a name")?.to_owned();
        let browser = Self { session: Arc::clone(&self.session), window };
        browser.resize(screen)?;
        browser.hurry()?;
        Ok(browser)
    }

    /// Lets the computer player of each page move as soon as it can, where no settings are kept yet: nobody watches it think.
    fn hurry(&self) -> Result<()> {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": HURRY }))?;
        Ok(())
    }

    /// Gives the window a size, below the smallest that a desktop allows too.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn resize(&self, screen: Screen) -> Result<()> {
        let metrics = json!({
            "width": screen.width,
            "height": screen.height,
            "deviceScaleFactor": if screen.touch { 2 } else { 1 },
            "mobile": screen.touch,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics)?;
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": screen.touch }))?;
        Ok(())
    }

    /// Makes the page believe that the person prefers `light` or `dark` pages.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn prefer(&self, scheme: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.devtools("Emulation.setEmulatedMedia", &features)?;
        Ok(())
    }

    /// Sends a command of Chromium's own protocol.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        self.issue("goog/cdp/execute", &body).with_context(|| command.to_owned())
    }

    /// What a log (`browser`, `performance`) has collected since it was last asked for.
    ///
    /// # Errors
    /// If the browser has no such log.
    pub fn log(&self, kind: &str) -> Result<Vec<Entry>> {
        let answer = self.issue("se/log", &json!({ "type": kind }))?;
        let text = |entry: &Value, field: &str| entry[field].as_str().unwrap_or_default().to_owned();
        let entries = answer.as_array().context("a log is a list")?;
        Ok(entries
            .iter()
            .map(|entry| Entry { level: text(entry, "level"), message: text(entry, "message") })
            .collect())
    }

    /// The addresses that were asked for since the performance log was last read.
    ///
    /// # Errors
    /// If the log cannot be read.
    pub fn requested(&self) -> Result<Vec<String>> {
        let mut urls = Vec::new();
        for entry in self.log("performance")? {
            let event: Value = serde_json::from_str(&entry.message)?;
            if event["message"]["method"] == "Network.requestWillBeSent"
                && let Some(url) = event["message"]["params"]["request"]["url"].as_str()
            {
                urls.push(url.to_owned());
            }
        }
        Ok(urls)
    }

    /// Whether it asked nobody for anything, since the performance log was last read, but who is at an address.
    ///
    /// # Errors
    /// If it did; the error says whom.
    pub fn asked_only(&self, address: &str) -> Result<()> {
        for url in self.requested()? {
            // The browser opens with a page of its own.
            let local = ["chrome", "data:", "blob:"].iter().any(|scheme| url.starts_with(scheme));
            ensure!(local || url.starts_with(address), "a request to {url}");
        }
        Ok(())
    }

    /// Goes to an address and waits until the page is loaded.
    ///
    /// # Errors
    /// If the browser cannot load it.
    pub fn open(&self, url: &str) -> Result<()> {
        self.issue("url", &json!({ "url": url }))?;
        Ok(())
    }

    /// Runs the body of a JavaScript function in the page, with arguments, and gives what it returns.
    ///
    /// # Errors
    /// If it throws.
    pub fn execute(&self, script: &str, arguments: &Value) -> Result<Value> {
        self.issue("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// What an expression of JavaScript is in the page.
    ///
    /// # Errors
    /// If it throws.
    pub fn read(&self, expression: &str) -> Result<Value> {
        self.execute(&format!("return {expression}"), &json!([]))
    }

    /// Presses a key on what has the focus; `key` is a letter, or the name of another key.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn press(&self, key: &str) -> Result<()> {
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            "ArrowRight" => (39, ""),
            "ArrowUp" => (38, ""),
            _ => (0, key),
        };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
            self.devtools("Input.dispatchKeyEvent", &event)?;
        }
        Ok(())
    }

    /// Closes this window, which must not be the only one.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn close(self) -> Result<()> {
        // Whatever a page says against it, as the devtools do.
        self.devtools("Page.close", &json!({}))?;
        Ok(())
    }

    /// A picture of what the window shows, as a PNG file in base64.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn screenshot(&self) -> Result<String> {
        let picture = self.devtools("Page.captureScreenshot", &json!({ "format": "png" }))?;
        Ok(picture["data"].as_str().context("a picture has data")?.to_owned())
    }

    /// Sends a command to this window.
    fn issue(&self, command: &str, body: &Value) -> Result<Value> {
        // Whatever a panic has left behind, the window is chosen again.
        let mut chosen = self.session.chosen.lock().unwrap_or_else(PoisonError::into_inner);
        if *chosen != self.window {
            self.session.post("window", &json!({ "handle": self.window }))?;
            chosen.clone_from(&self.window);
        }
        self.session.post(command, body)
    }
}

impl Session {
    fn post(&self, command: &str, body: &Value) -> Result<Value> {
        post(&self.agent, &format!("{}{command}", self.address), body)
    }

    fn get(&self, what: &str) -> Result<Value> {
        value(self.agent.get(format!("{}{what}", self.address)).call()?.body_mut().read_json()?)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The driver would leave Chromium running; if it is gone already, so be it.
        let _ = self.agent.delete(self.address.trim_end_matches('/')).call();
    }
}

/// Sends a command, and gives its value.
fn post(agent: &Agent, url: &str, body: &Value) -> Result<Value> {
    value(agent.post(url).send_json(body)?.body_mut().read_json()?)
}

/// The value of an answer.
fn value(mut answer: Value) -> Result<Value> {
    let value = answer["value"].take();
    if let Some(error) = value["error"].as_str() {
        bail!("{error}: {}", value["message"].as_str().unwrap_or_default());
    }
    Ok(value)
}
