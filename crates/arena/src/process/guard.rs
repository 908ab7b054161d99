//! Who ends a program when this process cannot any more.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A shell that ends a group of processes as soon as this process is gone, even where it was killed.
///
/// It waits for the end of its input, which only this process holds.
/// Dropped, it is ended first; drop it once the group is gone, and before its number can be somebody else's.
pub(super) struct Guard(Child);

impl Guard {
    /// Sets a guard over the group of a process that was started as the first of its group.
    ///
    /// # Errors
    /// If there is no shell.
    pub(super) fn over(group: u32) -> io::Result<Self> {
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", "while read -r line; do :; done; kill -9 -\"$1\"", "sh", &group.to_string()]);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // It does not get the Ctrl-C that is meant for us.
        shell.process_group(0).spawn().map(Self)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
