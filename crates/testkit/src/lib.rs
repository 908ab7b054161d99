//! What the tests of several crates share; development only.
//!
//! Test data from public sources are not part of the project.
//! They lie in a folder beside the checkout, or where the environment variable `CHUHE_SHARED` says.

#![allow(clippy::print_stderr, reason = "a skipped test says why")]
#![allow(
    clippy::disallowed_methods,
    reason = "the environment says where test data are and how long a run may take"
)]

mod postgres;
mod random;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

pub use postgres::Postgres;
pub use random::Random;

/// The path of a file of test data, or nothing (with a printed reason) where the folder is absent.
///
/// # Panics
/// If `CHUHE_SHARED` is set but the file is not there: a run that promises the data must have them.
pub fn shared(file: &str) -> Option<PathBuf> {
    if let Some(folder) = env::var_os("CHUHE_SHARED") {
        let path = Path::new(&folder).join(file);
        assert!(path.exists(), "CHUHE_SHARED is set, but there is no {}", path.display());
        return Some(path);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(file);
    if path.exists() {
        Some(path)
    } else {
        eprintln!("skipped: no {} (set CHUHE_SHARED to the folder of test data)", path.display());
        None
    }
}

/// The text of a file of test data; see [`shared`].
///
/// # Panics
/// If the file is there but cannot be read as UTF-8.
pub fn shared_text(file: &str) -> Option<String> {
    let path = shared(file)?;
    match fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => panic!("cannot read {}: {error}", path.display()),
    }
}

/// The paths of programs that a test needs, or nothing (with a printed reason) where one of them is not installed.
///
/// Looked for in the folders of `PATH`, and where Debian has its games.
///
/// # Panics
/// Under `CI=true`, if one is not installed: there no test is skipped.
pub fn programs<const N: usize>(names: [&str; N]) -> Option<[PathBuf; N]> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).chain(["/usr/games".into()]).collect();
    let find = |name: &str| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file());
    let found = names.map(find);
    if let Some(missing) = found.iter().position(Option::is_none) {
        let reason = format!("there is no program {}", names[missing]);
        assert!(env::var_os("CI").is_none_or(|value| value != "true"), "CI=true, but {reason}");
        eprintln!("skipped: {reason}");
        return None;
    }
    Some(found.map(Option::unwrap_or_default))
}

/// Whether this is the long run of the tests (`cargo xtask test --slow`, which sets `CHUHE_SLOW=1`).
pub fn slow() -> bool {
    env::var_os("CHUHE_SLOW").is_some_and(|value| value == "1")
}

/// The folder for databases that a test makes: in memory if there is room, since every commit waits for the disk and a busy
/// one takes long.
pub fn quick_folder() -> PathBuf {
    const NEEDED_KIB: u64 = 256 * 1024;
    let memory = Command::new("df").args(["-k", "--output=avail", "/dev/shm"]).output();
    let free = memory
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok()?.lines().nth(1)?.trim().parse().ok());
    if free.is_some_and(|free: u64| free >= NEEDED_KIB) { "/dev/shm".into() } else { env::temp_dir() }
}
