//! Opening files, and copying them.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::migrate::{self, STEPS};
use crate::{Durability, Options, StoreError};

/// Opens a file for writing; it is made if there is none.
pub(super) fn writer(path: &Path, options: &Options) -> Result<Connection, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(options.wait)?;
    // Nothing of another program's file is touched.
    migrate::version(&db)?;
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Unsafe(format!("SQLite has no write-ahead log there, but the mode {mode}")));
    }
    match options.durability {
        Durability::Power => {
            db.pragma_update(None, "synchronous", "FULL")?;
            // Where fsync alone does not reach the disk, as on macOS.
            db.pragma_update(None, "fullfsync", true)?;
            db.pragma_update(None, "checkpoint_fullfsync", true)?;
        }
        Durability::Process => db.pragma_update(None, "synchronous", "NORMAL")?,
    }
    // The keeper does that.
    db.pragma_update(None, "wal_autocheckpoint", 0)?;
    migrate::migrate(&mut db, path, &STEPS)?;
    if let Some(pages) = options.max_pages {
        db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    }
    Ok(db)
}

/// Opens a file for reading.
pub(super) fn reader(path: &Path, options: &Options) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(options.wait)?;
    let (found, known) = (migrate::version(&db)?, STEPS.len() as u32);
    if found == known { Ok(db) } else { Err(StoreError::Version { found, known }) }
}

/// Makes this process the only one that has a file open for writing, until the returned file is dropped.
///
/// The lock is on a file beside the database, since SQLite's own locks come and go with its transactions.
pub(super) fn own(path: &Path) -> Result<File, StoreError> {
    let failed =
        |error: std::io::Error| StoreError::Failed(format!("{}: {error}", beside(path, ".lock").display()));
    let file = File::create(beside(path, ".lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Writes a copy of a file as it is at one moment, while others read and write it.
///
/// # Errors
/// If there is a file of that name already, and if the copy cannot be written; no part of it is left then.
pub(crate) fn backup(path: &Path, to: &Path, options: &Options) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Copy(format!("there is a file {} already", to.display())));
    }
    copy(&reader(path, options)?, to)
}

/// Writes a copy of a database; a file of that name is replaced.
pub(super) fn copy(db: &Connection, to: &Path) -> Result<(), StoreError> {
    let part = beside(to, ".part");
    let failed = |error: std::io::Error| StoreError::Copy(format!("{}: {error}", part.display()));
    match fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    let name =
        part.to_str().ok_or_else(|| StoreError::Copy(format!("{} is not in Unicode", part.display())))?;
    let copied = db.execute("VACUUM INTO ?1", [name]).map_err(StoreError::from).and_then(|_| {
        File::open(&part).and_then(|file| file.sync_all()).map_err(failed)?;
        fs::rename(&part, to).map_err(failed)
    });
    if copied.is_err() {
        // What is left of it is of no use, and its absence is no fault.
        let _ = fs::remove_file(&part);
    }
    copied
}

/// A file's name with more at its end.
pub(super) fn beside(path: &Path, more: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(more);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_waits_for_the_disk_as_was_asked() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        // SQLite's numbers: 2 is FULL, 1 is NORMAL.
        for (durability, synchronous) in [(Durability::Power, 2), (Durability::Process, 1)] {
            let db = writer(&path, &Options { durability, ..Options::default() }).expect("it opens");
            let number = db.pragma_query_value(None, "synchronous", |row| row.get::<_, i32>(0));
            let mode = db.pragma_query_value(None, "journal_mode", |row| row.get::<_, String>(0));
            assert_eq!((number, mode.as_deref()), (Ok(synchronous), Ok("wal")), "{durability:?}");
        }
    }
}
