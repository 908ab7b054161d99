//! A site of its own for each test.

use std::env;
use std::io::Write as _;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::Browser;

/// A `chuhe serve`; it ends when this value is dropped.
pub struct Site {
    /// Nothing while it is killed.
    process: Option<Process>,
    port: u16,
    database: String,
    /// More arguments.
    more: Vec<String>,
}

impl Site {
    /// Starts [`binary`] on a free port; its games are lost when it ends.
    ///
    /// # Errors
    /// If there is no binary, it does not start or does not listen within a minute.
    pub fn start() -> Result<Self> {
        Self::on("memory")
    }

    /// Starts [`binary`] on a free port, with its games in a database: the name of an SQLite file, or the URL of a
    /// PostgreSQL database.
    ///
    /// # Errors
    /// As [`Site::start`].
    pub fn on(database: &str) -> Result<Self> {
        Self { process: None, port: free_port()?, database: database.to_owned(), more: Vec::new() }.begin()
    }

    /// Starts [`binary`] on a free port with an engine attached, as `chuhe serve --engine` names it.
    ///
    /// # Errors
    /// As [`Site::start`], and if the engine does not start.
    pub fn with_engine(engine: &str) -> Result<Self> {
        let more = vec![format!("--engine={engine}")];
        Self { process: None, port: free_port()?, database: "memory".to_owned(), more }.begin()
    }

    fn begin(mut self) -> Result<Self> {
        self.resume()?;
        Ok(self)
    }

    /// Ends the server as `kill -9` does: it has no time to write or to say anything.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts the server after [`Site::kill`] on the same port and the same database.
    ///
    /// # Errors
    /// As [`Site::start`].
    pub fn resume(&mut self) -> Result<()> {
        let binary = binary()?;
        let address = format!("127.0.0.1:{}", self.port);
        let mut command = Command::new(&binary);
        command.args(["serve", "--bind", &address, "--database", &self.database]).args(&self.more);
        let process = Process::start(&mut command, self.port);
        self.process = Some(process.with_context(|| format!("{binary} serve"))?);
        Ok(())
    }

    /// What `chuhe show` says of a game in the site's database, with more arguments, and with lines typed into it.
    ///
    /// # Errors
    /// If it fails; the error says what it says.
    pub fn show(&self, game: &str, arguments: &[&str], typed: &str) -> Result<String> {
        let mut command = Command::new(binary()?);
        command.args(["show", "--database", &self.database, "--game", game]).args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().context("chuhe show does not start")?;
        // Dropped at the end of the line, so that the input has an end.
        child.stdin.take().context("it is piped")?.write_all(typed.as_bytes())?;
        let output = child.wait_with_output()?;
        ensure!(output.status.success(), "chuhe show: {}", String::from_utf8_lossy(&output.stderr));
        Ok(String::from_utf8(output.stdout)?)
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
        browser.asked_only(&self.url("/"))
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
        for _ in 0..1_200 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(process);
            }
            if let Some(status) = process.0.try_wait()? {
                bail!("it ended with {status}");
            }
            sleep(Duration::from_millis(50));
        }
        bail!("it does not listen on port {port} after a minute")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
