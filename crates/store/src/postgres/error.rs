//! What PostgreSQL's errors mean here.

use std::error::Error;

use postgres::error::SqlState;

use crate::StoreError;

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> Self {
        let Some(refusal) = error.as_db_error() else {
            // The text names only the kind, and its source the reason.
            let reason = error.source().map(|source| format!(": {source}")).unwrap_or_default();
            return Self::Lost(format!("{error}{reason}"));
        };
        let text = format!("{} ({})", refusal.message(), refusal.code().code());
        match refusal.code() {
            &SqlState::DISK_FULL => Self::Full,
            &SqlState::LOCK_NOT_AVAILABLE
            | &SqlState::QUERY_CANCELED
            | &SqlState::T_R_DEADLOCK_DETECTED
            | &SqlState::T_R_SERIALIZATION_FAILURE => Self::Busy,
            &SqlState::DATA_CORRUPTED | &SqlState::INDEX_CORRUPTED => Self::Corrupt(text),
            &SqlState::IO_ERROR
            | &SqlState::TOO_MANY_CONNECTIONS
            | &SqlState::ADMIN_SHUTDOWN
            | &SqlState::CRASH_SHUTDOWN
            | &SqlState::CANNOT_CONNECT_NOW => Self::Lost(text),
            _ => Self::Failed(text),
        }
    }
}
