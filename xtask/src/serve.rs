//! Running the site from its sources.

use std::process::Command;

use anyhow::Result;

use crate::{process, web, workspace};

/// Builds the browser's files and the optimised binary, and runs `chuhe serve` with these arguments.
///
/// # Errors
/// When something does not build, or the server ends with an error.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    web::run(&web::Options::default())?;
    let binary = workspace::build_binary("release")?;
    process::run(Command::new(binary).arg("serve").args(arguments))
}
