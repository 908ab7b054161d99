//! The versions of the tables, and the way from each to the next.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};

use super::open::{beside, copy};
use crate::StoreError;

/// The steps to the newest tables; a file that has gone through `n` of them has version `n`.
pub(super) const STEPS: [&str; 3] = [
    include_str!("../../migrations/sqlite/0001_games.sql"),
    include_str!("../../migrations/sqlite/0002_gaps.sql"),
    include_str!("../../migrations/sqlite/0003_checked.sql"),
];

/// Marks a file as this program's (`PRAGMA application_id`): `Chuh` in ASCII.
const APPLICATION: i32 = 0x4368_7568;

/// The version of a file's tables; 0 for an empty file.
///
/// # Errors
/// [`StoreError::Foreign`] if the file is another program's.
pub(super) fn version(db: &Connection) -> Result<u32, StoreError> {
    let number = |sql| db.query_row(sql, (), |row| row.get::<_, i32>(0));
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    if application == APPLICATION {
        return Ok(version as u32);
    }
    let tables = number("SELECT count(*) FROM sqlite_schema")?;
    if (application, version, tables) == (0, 0, 0) { Ok(0) } else { Err(StoreError::Foreign) }
}

/// Brings the tables up to date, and keeps a copy of the file as it was, if it held anything.
///
/// # Errors
/// [`StoreError::Version`] if they are newer; if a step fails, the file is as it was.
pub(super) fn migrate(db: &mut Connection, path: &Path, steps: &[&str]) -> Result<(), StoreError> {
    let known = steps.len() as u32;
    let found = version(db)?;
    if found > known {
        return Err(StoreError::Version { found, known });
    }
    if found == known {
        return Ok(());
    }
    if found > 0 {
        copy(db, &kept(path, found))?;
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Exclusive)?;
    for step in &steps[found as usize..] {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", known)?;
    Ok(transaction.commit()?)
}

/// Where the copy of a file of this version is kept.
fn kept(path: &Path, version: u32) -> PathBuf {
    beside(path, &format!(".version-{version}"))
}

#[cfg(test)]
mod tests {
    use chuhe_play::codec::encode;
    use chuhe_play::{Control, GameId, Terms};

    use super::*;
    use crate::sqlite::SqliteStore;
    use crate::{Options, Store, UnixMillis, Write};

    const NEXT: &str = "ALTER TABLE games ADD COLUMN note TEXT;";

    fn opened(path: &Path) -> Connection {
        Connection::open(path).expect("it opens")
    }

    #[test]
    fn older_tables_are_brought_up_to_date_and_the_file_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let mut db = opened(&path);
        migrate(&mut db, &path, &STEPS[..1]).expect("the first version");
        assert_eq!(version(&db), Ok(1));
        assert!(!kept(&path, 0).exists(), "an empty file is not worth a copy");
        db.execute("INSERT INTO games VALUES (7, 1, x'00', NULL)", ()).expect("a game");

        let newer = [STEPS[0], NEXT];
        migrate(&mut db, &path, &newer).expect("the second version");
        assert_eq!(version(&db), Ok(2));
        let note = |db: &Connection| {
            db.query_row("SELECT note FROM games WHERE id = 7", (), |row| row.get::<_, Option<String>>(0))
        };
        assert_eq!(note(&db), Ok(None));
        let before = opened(&kept(&path, 1));
        assert_eq!(version(&before), Ok(1));
        assert!(note(&before).is_err(), "the copy has the old tables");
        assert_eq!(before.query_row("SELECT count(*) FROM games", (), |row| row.get(0)), Ok(1));

        assert_eq!(migrate(&mut db, &path, &STEPS[..1]), Err(StoreError::Version { found: 2, known: 1 }));
    }

    #[test]
    fn a_clock_that_ran_in_a_file_of_the_first_version_is_stopped() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let mut db = opened(&path);
        migrate(&mut db, &path, &STEPS[..1]).expect("the first version");
        let mut terms = Vec::new();
        encode(&Terms::standard(Control::Unlimited), &mut terms);
        db.execute("INSERT INTO games VALUES (7, 1000, ?1, NULL)", [terms]).expect("a game");
        db.execute("INSERT INTO heartbeat VALUES (1, 5000)", ()).expect("a sign of life");
        drop(db);

        let mut store = SqliteStore::open(&path, &Options::default()).expect("it opens");
        assert!(kept(&path, 1).exists());
        let mut reader = store.reader().expect("a reader");
        let from = reader.last_beat().expect("it is read").expect("it is kept");
        store.commit(&[Write::Gap { from, to: UnixMillis(90_000) }]).expect("a server begins");
        let game = reader.game(GameId(7)).expect("it is read").expect("it is kept");
        assert_eq!(game.stopped, Some(UnixMillis(5_000)));
    }

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.db");
        let mut db = opened(&path);
        migrate(&mut db, &path, &STEPS[..1]).expect("the first version");
        let broken = [STEPS[0], NEXT, "CREATE TABLE games (x);"];
        let error = migrate(&mut db, &path, &broken).expect_err("there is such a table");
        assert!(matches!(&error, StoreError::Failed(text) if text.contains("already exists")), "{error}");
        assert_eq!(version(&db), Ok(1));
        assert!(db.prepare("SELECT note FROM games").is_err());
        // And once the fault is mended, the copy of the first try is in nobody's way.
        migrate(&mut db, &path, &[STEPS[0], NEXT]).expect("the second version");
    }
}
