//! The edge of this crate: other programs as processes.
//!
//! Nothing here waits longer than it is told to, whatever the other program does: it is read and written by threads of their
//! own, and what it says beyond a few hundred lines waits until somebody listens.

#[cfg(unix)]
mod guard;

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::Duration;

use chuhe_engine::Now;
use chuhe_protocol::{Monotonic, read_line};

use crate::spec::Program;

/// So many lines may wait to be listened to.
const LINES: usize = 512;

/// How long a program may take to end once it is told to, in ms.
const FAREWELL: u64 = 500;

/// A program that runs; dropped, it is told to quit, and killed if it does not.
pub(crate) struct Process {
    child: Child,
    /// Ends it where we are killed; dropped after it is gone. Without a shell there is none.
    #[cfg(unix)]
    _guard: Option<guard::Guard>,
    input: Sender<String>,
    output: Receiver<(u64, String)>,
    clock: Monotonic,
}

/// Why nothing is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The time is over.
    Late,
    /// The program has ended, or closed its output.
    Ended,
}

impl Process {
    /// Starts a program; `clock` says when its lines came.
    ///
    /// # Errors
    /// If it cannot be started.
    pub(crate) fn start(program: &Program, clock: Monotonic) -> io::Result<Self> {
        let is_file = program.path.components().count() > 1;
        let path = if is_file { std::path::absolute(&program.path)? } else { program.path.clone() };
        let mut command = Command::new(path);
        command.args(&program.arguments);
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // In a group of its own it does not get the Ctrl-C that is meant for us, and ends with all that it has started.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        #[cfg(unix)]
        let guard = guard::Guard::over(child.id()).ok();
        let (input, lines) = mpsc::channel();
        let (heard, output) = mpsc::sync_channel(LINES);
        let pipes = child.stdin.take().zip(child.stdout.take());
        let mut process = Self {
            child,
            #[cfg(unix)]
            _guard: guard,
            input,
            output,
            clock,
        };
        let threads = pipes.ok_or(io::ErrorKind::BrokenPipe.into()).and_then(|(stdin, stdout)| {
            thread::Builder::new().spawn(move || write(stdin, &lines))?;
            thread::Builder::new().spawn(move || read(stdout, &heard, clock))
        });
        if let Err(error) = threads {
            process.kill();
            return Err(error);
        }
        Ok(process)
    }

    /// The clock that says when its lines come.
    pub(crate) fn clock(&self) -> Monotonic {
        self.clock
    }

    /// What the clock says.
    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Sends a line; does not wait until it is read.
    pub(crate) fn say(&self, line: impl Into<String>) {
        // A program that has ended is noticed where it does not answer.
        let _ = self.input.send(line.into());
    }

    /// The next line, with the moment when it came.
    ///
    /// # Errors
    /// If there is none until the clock shows `until`, or the program has ended.
    pub(crate) fn hear(&self, until: u64) -> Result<(u64, String), Silence> {
        let time = Duration::from_millis(until.saturating_sub(self.now()));
        self.output.recv_timeout(time).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Passes over what was said and not listened to.
    pub(crate) fn forget(&self) {
        // No more than can wait: a program may talk without end.
        self.output.try_iter().take(LINES).for_each(drop);
    }

    /// How the program ended, in words, once it has closed its output; it is killed if it still runs.
    pub(crate) fn ending(&mut self) -> String {
        if let Some(status) = self.wait(FAREWELL) {
            return status.to_string();
        }
        self.kill();
        "its output was closed".to_owned()
    }

    /// How it ended, if it does within so many ms.
    fn wait(&mut self, ms: u64) -> Option<ExitStatus> {
        let until = self.now() + ms;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if self.now() < until => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    /// Ends it at once, with all that it has started.
    pub(crate) fn kill(&mut self) {
        // Who has ended and was waited for has no number any more; somebody else may have it.
        if let Ok(None) = self.child.try_wait() {
            #[cfg(unix)]
            let _ = rustix::process::kill_process_group(
                rustix::process::Pid::from_child(&self.child),
                rustix::process::Signal::KILL,
            );
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        if self.wait(FAREWELL).is_none() {
            self.kill();
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all((line + "\n").as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<(u64, String)>, clock: Monotonic) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = read_line(&mut stdout) {
        let line = line.unwrap_or_else(|long| long.start);
        if heard.send((clock.now(), line)).is_err() {
            return;
        }
    }
}
