//! What processes and the machine use up, as Linux tells it (proc(5)).

use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use serde::Serialize;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::system;

/// What a process uses at a moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Bytes of memory that it holds.
    pub resident: u64,
    /// Open files and sockets.
    pub files: usize,
    /// The processor time that it has had, of all its threads together.
    pub processor: Duration,
}

impl Usage {
    /// What a process uses now.
    ///
    /// # Errors
    /// If there is no such process, or the system does not tell.
    pub fn of(process: u32) -> Result<Self> {
        let folder = format!("/proc/{process}");
        let read = |name: &str| fs::read_to_string(format!("{folder}/{name}")).context("only Linux tells");
        let status = read("status")?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let resident = resident.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        Ok(Self {
            resident: resident.context("no VmRSS")? * 1_024,
            files: fs::read_dir(format!("{folder}/fd"))?.count(),
            processor: processor(&read("stat")?).context("no times in stat")?,
        })
    }

    /// What this process uses now.
    ///
    /// # Errors
    /// If the system does not tell.
    pub fn own() -> Result<Self> {
        Self::of(std::process::id())
    }
}

/// What the machine's processors have done since it started.
#[derive(Clone, Copy, Debug, Default)]
pub struct Machine {
    busy: u64,
    waiting: u64,
    all: u64,
}

/// Parts of a span of time, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// In which processors worked.
    pub busy: f64,
    /// In which they had nothing to do because a disk worked.
    pub waiting: f64,
}

impl Machine {
    /// What the processors have done until now.
    ///
    /// # Errors
    /// If the system does not tell.
    pub fn now() -> Result<Self> {
        let text = fs::read_to_string("/proc/stat").context("only Linux tells")?;
        Self::read(&text).context("no times in /proc/stat")
    }

    /// Reads the first line: user, nice, system, idle, iowait, irq, softirq, steal.
    fn read(text: &str) -> Option<Self> {
        let numbers = text.lines().next()?.strip_prefix("cpu ")?.split_whitespace();
        let numbers: Vec<u64> = numbers.take(8).map(str::parse).collect::<Result<_, _>>().ok()?;
        let all = numbers.iter().sum();
        let (idle, waiting) = (*numbers.get(3)?, *numbers.get(4)?);
        Some(Self { busy: all - idle - waiting, waiting, all })
    }

    /// What they did since an earlier moment.
    pub fn since(&self, before: &Self) -> Share {
        let all = self.all.saturating_sub(before.all).max(1) as f64;
        Share {
            busy: self.busy.saturating_sub(before.busy) as f64 / all,
            // The system may count it down again.
            waiting: self.waiting.saturating_sub(before.waiting) as f64 / all,
        }
    }
}

/// A look at one thread of a process again and again: in which part of the time it works, and in which it waits for a disk.
///
/// The thread that stores tells so what limits it.
#[derive(Debug)]
pub struct Threads {
    stop: Arc<AtomicBool>,
    task: JoinHandle<Share>,
}

/// How often it is looked at.
const LOOK: Duration = Duration::from_millis(5);

impl Threads {
    /// Begins to look at the threads with this name.
    pub fn watch(process: u32, name: &'static str) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let task = tokio::spawn(async move {
            let files: Vec<_> = threads(process, name).collect();
            let mut counts: BTreeMap<char, u32> = BTreeMap::new();
            while !stopped.load(Ordering::Relaxed) {
                sleep(LOOK).await;
                for file in &files {
                    let state = fs::read_to_string(file).ok().and_then(|stat| fields(&stat)?.chars().next());
                    *counts.entry(state.unwrap_or('S')).or_default() += 1;
                }
            }
            let all = f64::from(counts.values().sum::<u32>().max(1));
            let part = |state| f64::from(counts.get(&state).copied().unwrap_or(0)) / all;
            Share { busy: part('R'), waiting: part('D') }
        });
        Self { stop, task }
    }

    /// What was seen.
    pub async fn stop(self) -> Share {
        self.stop.store(true, Ordering::Relaxed);
        // Nothing in the task panics.
        self.task.await.unwrap_or_default()
    }
}

/// The files that tell of a process' threads with this name.
fn threads(process: u32, name: &str) -> impl Iterator<Item = String> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    tasks.map(|task| task.path()).filter_map(move |task| {
        let own = fs::read_to_string(task.join("comm")).ok()?;
        (own.trim() == name).then(|| task.join("stat").display().to_string())
    })
}

/// What follows a process' name, which may hold anything.
fn fields(stat: &str) -> Option<&str> {
    Some(stat.rsplit_once(')')?.1.trim_start())
}

/// The processor time, which are the 14th and 15th fields.
fn processor(stat: &str) -> Option<Duration> {
    let times = fields(stat)?.split_whitespace().skip(11).take(2);
    let ticks: u64 = times.map(str::parse::<u64>).sum::<Result<_, _>>().ok()?;
    Some(Duration::from_millis(ticks * 1_000 / system::ticks_per_second()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_a_process_are_read_whatever_its_name_is() {
        let stat = "12 (a) b (c) S 1 2 3 4 5 6 7 8 9 10 150 50 0 0 20 0 1";
        let ticks = 200 * 1_000 / system::ticks_per_second();
        assert_eq!(processor(stat), Some(Duration::from_millis(ticks)));
        assert_eq!(processor("12 (a"), None);
    }

    #[test]
    fn the_processors_work_wait_or_rest() {
        let before = Machine::read("cpu  100 0 100 1000 50 0 0 0 0 0\ncpu0 1").expect("a line");
        let after = Machine::read("cpu  150 0 110 1020 60 5 5 0 0 0\ncpu0 1").expect("a line");
        assert_eq!(after.since(&before), Share { busy: 0.7, waiting: 0.1 });
        assert!(Machine::read("cpu0 1 2").is_none());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_uses_something() {
        let usage = Usage::own().expect("Linux tells");
        assert!(usage.resident > 100_000 && usage.files > 2, "{usage:?}");
    }
}
