//! A process of `chuhe serve` under test.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::Usage;
use crate::system;

/// How to run the server.
#[derive(Clone, Debug)]
pub struct Serving {
    /// The binary `chuhe`.
    pub binary: PathBuf,
    /// What `--bind` says; port 0 is any that is free.
    pub bind: SocketAddr,
    /// What `--database` says.
    pub database: String,
    /// What `--durability` says.
    pub durability: String,
    /// What `--connections` says.
    pub connections: u16,
}

/// A process of `chuhe serve`; it is killed when this is dropped.
#[derive(Debug)]
pub struct Server {
    serving: Serving,
    process: Child,
    /// Open as long as the process runs, so that it can say what it wants.
    _stdout: BufReader<ChildStdout>,
}

/// How long a server that is asked to stop may take.
const STOP: Duration = Duration::from_secs(30);

impl Server {
    /// Starts a server and waits until it says where it listens.
    ///
    /// # Errors
    /// If the binary cannot be run, or ends at once; it has said why on standard error.
    pub fn start(mut serving: Serving) -> Result<Self> {
        let mut process = Command::new(&serving.binary)
            .args(["serve", "--bind", &serving.bind.to_string(), "--database", &serving.database])
            .args(["--durability", &serving.durability, "--connections", &serving.connections.to_string()])
            .env("LC_ALL", "C")
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| serving.binary.display().to_string())?;
        let mut stdout = BufReader::new(process.stdout.take().context("it is piped")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let Some(address) = address.and_then(|address| address.parse().ok()) else {
            // It may have ended by itself.
            let _ = process.kill();
            process.wait()?;
            bail!("the server does not say where it listens: {line:?}");
        };
        serving.bind = address;
        Ok(Self { serving, process, _stdout: stdout })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.serving.bind
    }

    /// How it is run, with the port that it has.
    pub fn serving(&self) -> &Serving {
        &self.serving
    }

    /// The number of the process.
    pub fn process(&self) -> u32 {
        self.process.id()
    }

    /// What it uses now.
    ///
    /// # Errors
    /// If it has ended, or the system does not tell.
    pub fn usage(&self) -> Result<Usage> {
        Usage::of(self.process.id())
    }

    /// Ends it without a warning, as `kill -9` does.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// Starts it again, after it has ended, at the same address with the same database.
    ///
    /// # Errors
    /// As with [`Server::start`].
    pub fn again(&mut self) -> Result<()> {
        *self = Self::start(self.serving.clone())?;
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    ///
    /// # Errors
    /// If it takes longer than half a minute, or fails.
    pub fn stop(mut self) -> Result<()> {
        self.end()
    }

    /// Does as [`Server::stop`], so that it can be started [again](Self::again).
    ///
    /// # Errors
    /// As with [`Server::stop`].
    pub fn end(&mut self) -> Result<()> {
        system::terminate(self.process.id())?;
        let start = Instant::now();
        loop {
            match self.process.try_wait()? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => bail!("the server has failed: {status}"),
                None if start.elapsed() > STOP => bail!("the server does not stop"),
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
