//! Where the project is and what it consists of.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{Metadata, MetadataCommand};

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
