//! A site of its own for each test.

use std::env;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::Browser;

/// A running `chuhe serve`; it ends when this value is dropped.
pub struct Site {
    /// Ends when this value is dropped.
    _process: Process,
    port: u16,
}

impl Site {
    /// Starts [`binary`] on a free port.
    ///
    /// # Errors
    /// If there is no binary, it does not start or does not listen within half a minute.
    pub fn start() -> Result<Self> {
        let binary = binary()?;
        let port = free_port()?;
        let mut command = Command::new(&binary);
        command.args(["serve", "--bind", &format!("127.0.0.1:{port}"), "--database", "memory"]);
        let process = Process::start(&mut command, port).with_context(|| format!("{binary} serve"))?;
        Ok(Self { _process: process, port })
    }

    /// The address of a path, which begins with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Whether a browser that has been here asked nobody else for anything, and its console has no warning.
    ///
    /// # Errors
    /// If it did or has; the error quotes it.
    pub fn kept_quiet(&self, browser: &Browser) -> Result<()> {
        for entry in browser.log("browser")? {
            ensure!(
                entry.level != "SEVERE" && entry.level != "WARNING",
                "the console says: {}",
                entry.message
            );
        }
        let own = self.url("/");
        for url in browser.requested()? {
            // The browser opens with a page of its own.
            let local = ["chrome:", "data:", "blob:"].iter().any(|scheme| url.starts_with(scheme));
            ensure!(local || url.starts_with(&own), "a request to {url}");
        }
        Ok(())
    }
}

/// The binary that the environment variable `CHUHE_BINARY` names.
///
/// # Errors
/// If the variable is missing.
pub fn binary() -> Result<String> {
    env::var("CHUHE_BINARY")
        .context("CHUHE_BINARY names no binary; run these tests with `cargo xtask test browser`")
}

/// A port that nothing listens on.
pub(crate) fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A program that listens on a port; it ends when this value is dropped.
pub(crate) struct Process(Child);

impl Process {
    /// Starts a program and waits until it accepts connections.
    pub(crate) fn start(command: &mut Command, port: u16) -> Result<Self> {
        let child =
            command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().context("it does not start")?;
        let mut process = Self(child);
        for _ in 0..600 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(process);
            }
            if let Some(status) = process.0.try_wait()? {
                bail!("it ended with {status}");
            }
            sleep(Duration::from_millis(50));
        }
        bail!("it does not listen on port {port} after half a minute")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
