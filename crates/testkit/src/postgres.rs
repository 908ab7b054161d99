//! A PostgreSQL server for tests: a private one, from the system's packages.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, thread};

use tempfile::TempDir;

use crate::quick_folder;

/// A PostgreSQL server with a data folder and a socket of its own; it ends when this is dropped.
///
/// It listens on no network, and everybody who reaches its socket may do everything.
/// It ends as well when the thread that started it does.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    server: Option<Child>,
}

/// How long the server may take to start or stop.
const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// Makes a server and starts it; nothing, with a printed reason, where PostgreSQL is not installed.
    ///
    /// # Panics
    /// If it is installed and does not start, and under `CI=true` if it is not installed.
    pub fn start() -> Option<Self> {
        Self::start_in(&quick_folder())
    }

    /// Does as [`Self::start`], with its data in a folder that is made in this one.
    ///
    /// # Panics
    /// As [`Self::start`].
    pub fn start_in(parent: &Path) -> Option<Self> {
        let Some(programs) = programs() else {
            let reason = "PostgreSQL is not installed; on Debian: apt-get install postgresql";
            assert!(env::var_os("CI").is_none_or(|value| value != "true"), "CI=true, but {reason}");
            eprintln!("skipped: {reason}");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in(parent);
        let folder = folder.expect("a folder for the server");
        if let Some(user) = servant() {
            succeeds(Command::new("chown").arg(user).arg(folder.path()));
        }
        let mut server = Self { programs, folder, server: None };
        let mut make = as_servant(&server.programs.join("initdb"));
        make.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"]);
        succeeds(
            make.args(["--data-checksums", "--no-sync", "--wal-segsize=1", "--pgdata"])
                .arg(server.data())
                .current_dir("/"),
        );
        server.resume();
        Some(server)
    }

    /// The data folder.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts the server again after [`Self::stop`] or [`Self::crash`].
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&mut self) {
        assert!(self.server.is_none(), "it runs");
        let log = File::create(self.folder.path().join("log")).expect("a file for the server's messages");
        let mut start = as_servant(&self.programs.join("postgres"));
        start.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path()).current_dir("/");
        start.args(["-h", "", "-c", "shared_buffers=16MB", "-c", "lc_messages=C"]);
        start.stdin(Stdio::null()).stdout(log.try_clone().expect("the file twice")).stderr(log);
        let child = self.server.insert(start.spawn().expect("the server starts"));
        let start = Instant::now();
        loop {
            let ended = child.try_wait().expect("a child can be asked");
            if ended.is_some() || start.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
                panic!("the server did not start: {log}");
            }
            let mut ask = Command::new(self.programs.join("pg_isready"));
            if silent(ask.arg("-q").arg("-h").arg(self.folder.path())) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Stops the server in order; it ends its connections.
    pub fn stop(&mut self) {
        self.end("INT");
    }

    /// Stops the server as a crash would: it writes nothing more, and recovers when it starts again.
    pub fn crash(&mut self) {
        self.end("QUIT");
    }

    /// Makes an empty database and tells its URL.
    ///
    /// # Panics
    /// If there is one of that name.
    pub fn create(&self, database: &str) -> String {
        let mut create = Command::new(self.programs.join("createdb"));
        succeeds(create.arg("-h").arg(self.folder.path()).args(["-U", "postgres", database]));
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{socket}/{database}")
    }

    fn end(&mut self, signal: &str) {
        let Some(mut child) = self.server.take() else { return };
        silent(Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()));
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if child.try_wait().is_ok_and(|status| status.is_some()) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        // It does not listen; it must not outlive the test.
        let _ = child.kill();
        let _ = child.wait();
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Nobody reads the folder again, so nothing need be written to it.
        self.crash();
    }
}

/// The folder of the newest server's programs.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path());
    let folders =
        versions.map(|version| version.join("bin")).filter(|folder| folder.join("initdb").is_file());
    folders.max_by_key(|folder| {
        let version =
            folder.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        version.and_then(|text| text.parse::<u32>().ok())
    })
}

/// Who runs the server if this process is root's, which PostgreSQL refuses to serve.
fn servant() -> Option<&'static str> {
    let user = Command::new("id").arg("-u").output().ok()?;
    (user.stdout == b"0\n").then_some("postgres")
}

/// A command that the servant runs, and that ends with this thread.
fn as_servant(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    if let Some(user) = servant() {
        command.arg(format!("--reuid={user}")).arg(format!("--regid={user}")).arg("--init-groups");
    }
    command.args(["--pdeathsig", "QUIT"]).arg(program);
    command
}

fn silent(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn succeeds(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
