//! The binary that is given to people.

use std::fs;

use anyhow::Result;

use crate::{web, workspace};

/// Builds the browser's files and, with all optimisation that costs minutes, the one binary.
///
/// # Errors
/// When something does not build.
pub(crate) fn run() -> Result<()> {
    web::run(&web::Options::default())?;
    let binary = workspace::build_binary("dist")?;
    println!("{}: {} bytes", binary.display(), fs::metadata(&binary)?.len());
    Ok(())
}
