//! `chuhe backup`: a copy of the games that a server keeps.

use std::path::PathBuf;

use anyhow::Result;
use chuhe_store::{Database, Options};

/// What `chuhe backup` takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The database: an SQLite file
    #[arg(long, value_name = "DATABASE", value_parser = str::parse::<Database>)]
    database: Database,
    /// The file to write, which must not be there yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

/// Copies a database as it is at one moment, while a server goes on with it.
///
/// # Errors
/// If there is such a file already, or the copy cannot be made.
pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    Ok(arguments.database.backup(&arguments.to, &Options::default())?)
}
