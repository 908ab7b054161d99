//! Rules of the house that no compiler knows.
//!
//! Each check is a function over data that returns what it found wrong, so that its tests can plant a fault.

mod catalogues;
mod failures;
mod layers;
mod links;
mod messages;
mod sources;
mod style;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::toolchain::Toolchain;
use crate::{process, workspace};

/// A file under version control.
struct Source {
    /// Its name as seen from the project's folder, with slashes.
    path: String,
    text: String,
}

/// Runs all checks over this workspace.
///
/// # Errors
/// When something is out of order; everything that was found has been printed then.
pub(crate) fn run() -> Result<()> {
    let root = workspace::root();
    let metadata = workspace::metadata(&root)?;
    let sources = tracked(&root)?;

    let mut faults = layers::check(&layers::crates(&metadata));
    faults.extend(sources::check(&sources));
    faults.extend(style::check(&sources));
    faults.extend(catalogues::check(&sources));
    faults.extend(messages::check(&sources));
    faults.extend(failures::check(&sources));
    faults.extend(links::check(&sources, &|path| root.join(path).exists()));
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} things are out of order", faults.len());
    }

    let portable = layers::portable(&metadata);
    let mut cargo = Toolchain::set_up(None)?.cargo("check", &root, metadata.target_directory.as_std_path());
    for package in &portable {
        cargo.args(["--package", package]);
    }
    process::run(cargo.arg("--quiet")).context("these crates must build for the browser")?;
    println!("{} files and {} crates for the browser are in order", sources.len(), portable.len());
    Ok(())
}

/// The text files under version control, new ones that are not ignored among them.
fn tracked(root: &Path) -> Result<Vec<Source>> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let mut sources = Vec::new();
    for path in process::read(&mut git)?.split_terminator('\0') {
        let file: PathBuf = root.join(path);
        // A file may be removed and not yet committed so; what is not text is nobody's prose.
        if let Some(text) = std::fs::read(file).ok().and_then(|bytes| String::from_utf8(bytes).ok()) {
            sources.push(Source { path: path.to_owned(), text });
        }
    }
    Ok(sources)
}

#[cfg(test)]
fn source(path: &str, text: &str) -> Source {
    Source { path: path.to_owned(), text: text.to_owned() }
}
