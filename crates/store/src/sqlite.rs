//! The store in an SQLite file.
//!
//! The file is in WAL mode, so that readers and the writer do not wait for each other.

mod keeper;
mod migrate;
mod open;
mod read;
mod write;

pub(crate) use open::backup;
pub(crate) use read::SqliteReader;
pub(crate) use write::SqliteStore;

use rusqlite::ErrorCode;

use crate::StoreError;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let text = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Corrupt(text),
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::Lost(text),
            _ => Self::Failed(text),
        }
    }
}
