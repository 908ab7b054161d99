//! Which database, as people name it.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::postgres::{PostgresReader, PostgresStore};
use crate::sqlite::{self, SqliteReader, SqliteStore};
use crate::{Options, Reader, Store, StoreError};

/// Where games are stored: a file for SQLite, or a PostgreSQL database as in `postgres://user@localhost/chuhe`.
///
/// A connection to PostgreSQL is not encrypted, so PostgreSQL must be on the same machine, or behind a tunnel.
#[derive(Clone)]
pub struct Database(Kind);

#[derive(Clone)]
enum Kind {
    Sqlite(PathBuf),
    Postgres(Box<postgres::Config>),
}

impl Database {
    /// An SQLite file.
    pub fn file(path: impl Into<PathBuf>) -> Self {
        Self(Kind::Sqlite(path.into()))
    }

    /// Opens it for writing; it is made if there is none, and its tables are brought up to date.
    ///
    /// A copy of an SQLite file is kept beside it before its tables are changed.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if it is open for writing already, [`StoreError::Version`] if its tables are newer than this
    /// program, [`StoreError::Unsafe`] if it cannot give the durability, and whatever keeps it from being opened.
    pub fn open(&self, options: &Options) -> Result<Box<dyn Store>, StoreError> {
        Ok(match &self.0 {
            Kind::Sqlite(path) => Box::new(SqliteStore::open(path, options)?),
            Kind::Postgres(config) => Box::new(PostgresStore::open(config, options)?),
        })
    }

    /// Opens it for reading only, also while another process writes.
    ///
    /// # Errors
    /// [`StoreError::Version`] if its tables are of another version than this program's, and whatever keeps it from being
    /// opened.
    pub fn reader(&self, options: &Options) -> Result<Box<dyn Reader>, StoreError> {
        Ok(match &self.0 {
            Kind::Sqlite(path) => Box::new(SqliteReader::open(path, options)?),
            Kind::Postgres(config) => Box::new(PostgresReader::open(config, options)?),
        })
    }

    /// Writes a copy of an SQLite file as it is at one moment, also while another process writes.
    ///
    /// # Errors
    /// [`StoreError::Copy`] if there is a file of that name already, if the copy cannot be written (no part of it is left
    /// then), and for PostgreSQL, which has `pg_dump` for this.
    pub fn backup(&self, to: &Path, options: &Options) -> Result<(), StoreError> {
        match &self.0 {
            Kind::Sqlite(path) => sqlite::backup(path, to, options),
            Kind::Postgres(_) => Err(StoreError::Copy("PostgreSQL has pg_dump for that".to_owned())),
        }
    }
}

impl FromStr for Database {
    type Err = StoreError;

    /// A URL of PostgreSQL, or else the path of a file.
    fn from_str(text: &str) -> Result<Self, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            let config = text.parse().map_err(|error: postgres::Error| {
                let reason = error.source().map(ToString::to_string).unwrap_or_default();
                StoreError::Failed(format!("the URL cannot be read: {reason}"))
            })?;
            Ok(Self(Kind::Postgres(Box::new(config))))
        } else {
            Ok(Self::file(text))
        }
    }
}

impl fmt::Debug for Database {
    /// Without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Sqlite(path) => path.fmt(f),
            Kind::Postgres(config) => config.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_postgresql_and_anything_else_a_file() {
        let read = |text: &str| text.parse::<Database>().map(|database| format!("{database:?}"));
        assert_eq!(read("games.db"), Ok("\"games.db\"".to_owned()));
        assert_eq!(read("folder/postgres:"), Ok("\"folder/postgres:\"".to_owned()));
        let shown = read("postgresql://club:secret@localhost/chuhe").expect("a URL");
        assert!(shown.contains("localhost") && !shown.contains("secret"), "{shown}");
        let error = read("postgres://localhost:port/chuhe").expect_err("a port is a number");
        assert!(error.to_string().contains("the URL cannot be read: invalid"), "{error}");
    }
}
