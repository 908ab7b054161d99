//! What is asked of the operating system itself.

use anyhow::Result;
#[cfg(not(unix))]
use anyhow::bail;
#[cfg(unix)]
use anyhow::{Context, ensure};
#[cfg(unix)]
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};

/// Lets this process, and those that it starts, open so many files and sockets.
///
/// # Errors
/// If the system allows fewer; the message says what to do.
#[cfg(unix)]
pub fn raise_open_files(count: u64) -> Result<()> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= count) {
        return Ok(());
    }
    let wanted = maximum.map_or(count, |maximum| maximum.max(count));
    // Only the administrator may raise the upper limit; as much as it allows is enough if it is enough.
    let upper = Rlimit { current: Some(count), maximum: Some(wanted) };
    if setrlimit(Resource::Nofile, upper).is_ok() {
        return Ok(());
    }
    let most = maximum.unwrap_or(count);
    ensure!(
        most >= count,
        "{count} open files are needed, the system allows {most}: raise it with `ulimit -Hn {count}`"
    );
    setrlimit(Resource::Nofile, Rlimit { current: Some(count), maximum }).context("the limit of open files")
}

/// Does nothing where there is no such limit.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn raise_open_files(_count: u64) -> Result<()> {
    Ok(())
}

/// Asks a process to end.
#[cfg(unix)]
pub(crate) fn terminate(process: u32) -> Result<()> {
    let process = i32::try_from(process).ok().and_then(Pid::from_raw).context("no number of a process")?;
    kill_process(process, Signal::TERM).context("the process cannot be asked to end")
}

#[cfg(not(unix))]
pub(crate) fn terminate(_process: u32) -> Result<()> {
    bail!("only Unix asks a process to end")
}

/// Lets other threads go first; where the system has nothing of the kind, this one goes on as before.
pub(crate) fn yield_to_others(nice: i32) {
    // On Linux this is the priority of the thread, not of the process.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(nice);
    #[cfg(not(target_os = "linux"))]
    let _ = nice;
}

/// How many units of processor time the system counts in a second.
pub(crate) fn ticks_per_second() -> u64 {
    #[cfg(unix)]
    return rustix::param::clock_ticks_per_second();
    #[cfg(not(unix))]
    return 100;
}
