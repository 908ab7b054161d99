//! What a page has shown, and when: kept by the page itself.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use chuhe_e2e::Browser;
use serde_json::json;

/// Makes a page write down what it shows whenever that changes.
const KEEP: &str = "window.diary = [];
    const write = () => {
        const { plies, sending } = document.getElementById('table').dataset;
        const note = document.getElementById('note')?.dataset.id ?? '';
        const shown = [Number(plies), sending !== undefined, note];
        if (String(shown) !== String(window.diary.at(-1)?.slice(1))) window.diary.push([Date.now(), ...shown]);
    };
    new MutationObserver(write).observe(document.body, { subtree: true, childList: true, attributes: true });
    write()";

/// A moment by the machine's clock, in milliseconds.
pub(crate) fn millis(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    since.as_millis() as u64
}

/// Now.
pub(crate) fn now() -> u64 {
    millis(SystemTime::now())
}

/// What a page showed from a moment on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) at: u64,
    pub(crate) plies: u64,
    /// Whether a move of its own was not on the server yet.
    pub(crate) sending: bool,
    /// The name of what the note line said.
    pub(crate) note: String,
}

impl Entry {
    /// Whether the page is connected, and has nothing that the site has not.
    pub(crate) fn is_settled(&self) -> bool {
        !self.sending && !matches!(self.note.as_str(), "offline" | "connecting" | "closed")
    }
}

/// Lets a page keep a diary from now on.
pub(crate) fn keep(browser: &Browser) -> Result<()> {
    browser.execute(KEEP, &json!([]))?;
    Ok(())
}

/// All that a page has written down; a page that was loaded again has lost its diary.
pub(crate) fn read(browser: &Browser) -> Result<Vec<Entry>> {
    let found = browser.execute("return window.diary ?? null", &json!([]))?;
    let rows = found.as_array().context("the page was loaded again")?;
    let entries: Option<Vec<Entry>> = rows
        .iter()
        .map(|row| {
            Some(Entry {
                at: row[0].as_u64()?,
                plies: row[1].as_u64()?,
                sending: row[2].as_bool()?,
                note: row[3].as_str()?.to_owned(),
            })
        })
        .collect();
    let entries = entries.with_context(|| format!("no diary: {found}"))?;
    ensure!(entries.is_sorted_by_key(|entry| entry.plies), "a move was unmade: {entries:?}");
    Ok(entries)
}

/// When a page first had so many plies, settled.
pub(crate) fn settled(diary: &[Entry], plies: u64) -> Option<u64> {
    diary.iter().find(|entry| entry.plies >= plies && entry.is_settled()).map(|entry| entry.at)
}
