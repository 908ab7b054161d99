//! Where the project is and what it consists of.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use cargo_metadata::{Metadata, MetadataCommand};

use crate::process;

/// The folder of the workspace: the one above this program's own crate.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the xtask crate lies in the workspace's folder")
        .to_owned()
}

/// What cargo knows about the workspace in `root`: its own crates without the dependencies' sources.
///
/// # Errors
/// When a manifest is missing or wrong.
pub(crate) fn metadata(root: &Path) -> Result<Metadata> {
    MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .no_deps()
        .exec()
        .with_context(|| format!("cannot read the workspace in {}", root.display()))
}

/// Builds the one binary, `chuhe`, with a profile, and returns where it is.
///
/// # Errors
/// When it does not build.
pub(crate) fn build_binary(profile: &str) -> Result<PathBuf> {
    let root = root();
    let mut cargo = Command::new("cargo");
    process::run(cargo.current_dir(&root).args(["build", "--package", "chuhe-cli", "--profile", profile]))?;
    let target = metadata(&root)?.target_directory.into_std_path_buf();
    Ok(target.join(profile).join(format!("chuhe{}", std::env::consts::EXE_SUFFIX)))
}
