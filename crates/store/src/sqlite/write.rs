//! Writing to an SQLite file.

use std::fs::File;
use std::path::{Path, PathBuf};

use chuhe_play::{GameId, PlayerId};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::keeper::Keeper;
use super::{SqliteReader, open};
use crate::batch::{self, Rows};
use crate::{Made, Options, Reader, Store, StoreError, Write};

/// A file that is open for writing.
pub(crate) struct SqliteStore {
    /// Dropped before the connection, so that the last one to close takes the log away.
    keeper: Keeper,
    db: Connection,
    path: PathBuf,
    options: Options,
    /// Keeps other servers out, until it is dropped.
    _lock: File,
}

impl SqliteStore {
    /// Opens a file, makes it if there is none, and brings its tables up to date.
    pub(crate) fn open(path: &Path, options: &Options) -> Result<Self, StoreError> {
        let lock = open::own(path)?;
        let db = open::writer(path, options)?;
        let keeper = Keeper::start(path, options)?;
        Ok(Self { keeper, db, path: path.to_owned(), options: options.clone(), _lock: lock })
    }
}

impl Store for SqliteStore {
    fn commit(&mut self, batch: &[Write]) -> Result<(), StoreError> {
        if batch.is_empty() {
            return Ok(());
        }
        let rows = Rows::of(batch)?;
        // What is dropped without a commit is rolled back.
        let transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        write(&transaction, &rows)?;
        transaction.commit()?;
        self.keeper.committed(&self.db, batch.len());
        Ok(())
    }

    fn holds(&mut self, batch: &[Write]) -> Result<bool, StoreError> {
        // The calls of this connection have all come to an end.
        batch::holds(&mut SqliteReader::open(&self.path, &self.options)?, batch)
    }

    fn reader(&self) -> Result<Box<dyn Reader>, StoreError> {
        Ok(Box::new(SqliteReader::open(&self.path, &self.options)?))
    }
}

fn write(db: &Transaction<'_>, rows: &Rows) -> Result<(), StoreError> {
    if !rows.games.is_empty() {
        let mut create = db.prepare_cached(
            "INSERT INTO games (id, created_at, terms) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?;
        for row in &rows.games {
            if create.execute(params![row.game.0 as i64, row.at.0 as i64, row.terms])? == 0 {
                return Err(StoreError::Taken(row.game));
            }
        }
    }
    if !rows.logs.is_empty() {
        rows.check(|game| length(db, game))?;
        let mut append = db.prepare_cached("INSERT INTO events (game, seq, event) VALUES (?1, ?2, ?3)")?;
        for log in &rows.logs {
            for (seq, event) in log.numbered() {
                append.execute(params![log.game.0 as i64, seq, event])?;
            }
        }
    }
    for (player, game, at) in &rows.seats {
        db.prepare_cached(
            "INSERT INTO seats (player, game, taken_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?
        .execute(params![player.0 as i64, game.0 as i64, at.0 as i64])?;
    }
    for (game, at) in &rows.ends {
        db.prepare_cached("UPDATE games SET ended_at = ?2 WHERE id = ?1 AND ended_at IS NULL")?
            .execute(params![game.0 as i64, at.0 as i64])?;
    }
    for (token, player, at) in &rows.guests {
        let mut guest = db.prepare_cached(
            "INSERT INTO guests (token, player, created_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?;
        if guest.execute(params![token.as_bytes(), player.0 as i64, at.0 as i64])? == 0 {
            return Err(StoreError::GuestTaken);
        }
    }
    if let Some(at) = rows.beat {
        db.prepare_cached("INSERT INTO heartbeat (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)")?
            .execute([at.0 as i64])?;
    }
    for (from, to) in &rows.gaps {
        db.execute(
            "INSERT INTO gaps (ended_at, began_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET began_at = excluded.began_at",
            [to.0 as i64, from.0 as i64],
        )?;
        db.execute(
            "DELETE FROM gaps WHERE ended_at <= \
             coalesce((SELECT min(created_at) FROM games WHERE ended_at IS NULL), ended_at)",
            (),
        )?;
    }
    for (game, events, players) in &rows.deleted {
        delete(db, *game, *events, players)?;
    }
    if let Some(Made { at, game }) = rows.checked {
        db.execute(
            "INSERT INTO checked (one, created_at, game) VALUES (1, ?1, ?2) \
             ON CONFLICT DO UPDATE SET created_at = excluded.created_at, game = excluded.game \
             WHERE (excluded.created_at, excluded.game) > (checked.created_at, checked.game)",
            [at.0 as i64, game.0 as i64],
        )?;
    }
    Ok(())
}

/// Deletes a game with so many events; nothing if it has another number of them.
fn delete(db: &Transaction<'_>, game: GameId, events: u32, players: &[PlayerId]) -> Result<(), StoreError> {
    if length(db, game)? != Some(events) {
        return Ok(());
    }
    let id = game.0 as i64;
    db.prepare_cached("DELETE FROM games WHERE id = ?1")?.execute([id])?;
    db.prepare_cached("DELETE FROM events WHERE game = ?1")?.execute([id])?;
    for player in players {
        db.prepare_cached("DELETE FROM seats WHERE player = ?1 AND game = ?2")?
            .execute([player.0 as i64, id])?;
    }
    Ok(())
}

/// How many events a game has; nothing if there is no such game.
fn length(db: &Transaction<'_>, game: GameId) -> Result<Option<u32>, StoreError> {
    let last = db
        .prepare_cached("SELECT max(seq) FROM events WHERE game = ?1")?
        .query_row([game.0 as i64], |row| row.get::<_, Option<u32>>(0))?;
    if last.is_some() {
        return Ok(last);
    }
    let known =
        db.prepare_cached("SELECT 0 FROM games WHERE id = ?1")?.query_row([game.0 as i64], |row| row.get(0));
    Ok(known.optional()?)
}
