//! How fast a page is back.

use anyhow::{Context, Result, ensure};
use chuhe_e2e::Proxy;

use super::diary::{self, Entry, millis};

/// How long a page took, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// From the network's being well to the open socket, if another one was opened.
    reopened: Option<u64>,
    /// From there to the right board.
    right: u64,
}

/// Within so many milliseconds of the socket's opening the page shows what the site has.
const RIGHT: u64 = 1_000;

/// On a machine that has other things to do some pages take longer, but never so long.
const LATE: u64 = 5_000;

/// Within so many milliseconds after the network is well again there is a connection.
///
/// The site asks within four seconds whether the page is there, which notices six seconds later that it hears nothing more,
/// and pauses for one at most.
const BACK: u64 = 11_000 + 500;

impl Found {
    /// Whether nine pages of ten were fast.
    pub(crate) fn are_fast(all: &[Self]) -> Result<()> {
        let fast = all.iter().filter(|found| found.right <= RIGHT).count();
        ensure!(fast * 10 >= all.len() * 9, "of {} boards {fast} were right within {RIGHT} ms", all.len());
        Ok(())
    }

    /// How long a page took that has settled with so many plies, after its network was `well`; the last ply was there `from`
    /// that moment or later.
    ///
    /// # Errors
    /// If it took too long.
    pub(crate) fn of(proxy: &Proxy, diary: &[Entry], plies: u64, well: u64, from: u64) -> Result<Self> {
        let right = diary::settled(diary, plies).context("it is settled")?;
        let mut openings = proxy.opened().into_iter().map(|opened| millis(opened.at));
        let opened = openings.rfind(|at| (well..=right).contains(at));
        let from = opened.unwrap_or(well).max(from);
        let found = Self { reopened: opened.map(|at| at - well), right: right.saturating_sub(from) };
        ensure!(found.right <= LATE, "the board was not right in time: {found:?}");
        ensure!(found.reopened.is_none_or(|after| after <= BACK), "the connection came late: {found:?}");
        Ok(found)
    }
}
