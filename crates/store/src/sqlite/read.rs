//! Reading from an SQLite file.

use std::path::Path;

use chuhe_play::{GameId, PlayerId};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::open;

use crate::{Listed, Made, Options, Page, Reader, StoreError, Stored, TokenHash, UnixMillis};

/// A connection that only reads.
pub(crate) struct SqliteReader(Connection);

impl SqliteReader {
    /// Opens a file.
    pub(crate) fn open(path: &Path, options: &Options) -> Result<Self, StoreError> {
        open::reader(path, options).map(Self)
    }
}

impl Reader for SqliteReader {
    fn game(&mut self, game: GameId) -> Result<Option<Stored>, StoreError> {
        let mut find = self.0.prepare_cached("SELECT created_at, terms FROM games WHERE id = ?1")?;
        let found = find
            .query_row([game.0 as i64], |row| Ok((millis(row, 0)?, row.get::<_, Vec<u8>>(1)?)))
            .optional()?;
        let Some((created_at, terms)) = found else { return Ok(None) };
        // Events are only added, so that what was appended since is the same game a moment later.
        let mut log = self.0.prepare_cached("SELECT seq, event FROM events WHERE game = ?1 ORDER BY seq")?;
        let events =
            log.query_map([game.0 as i64], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, Vec<u8>>(1)?)))?;
        let gap = |at: UnixMillis| {
            let mut find = self
                .0
                .prepare_cached("SELECT began_at FROM gaps WHERE ended_at > ?1 ORDER BY ended_at LIMIT 1")?;
            Ok(find.query_row([at.0 as i64], |row| millis(row, 0)).optional()?)
        };
        Stored::from_rows(game, created_at, &terms, events.map(|event| Ok(event?)), gap).map(Some)
    }

    fn games_of(&mut self, player: PlayerId, page: Page) -> Result<Vec<Listed>, StoreError> {
        let mut find = self.0.prepare_cached(
            "SELECT seats.game, seats.taken_at, games.ended_at FROM seats JOIN games ON games.id = seats.game \
             WHERE seats.player = ?1 AND (seats.taken_at, seats.game) < (?2, ?3) \
             ORDER BY seats.taken_at DESC, seats.game DESC LIMIT ?4",
        )?;
        let (at, game) = page.after.map_or((i64::MAX, 0), |last| (last.at.0 as i64, last.game.0 as i64));
        let listed = find.query_map(params![player.0 as i64, at, game, page.limit], |row| {
            let ended_at = row.get::<_, Option<i64>>(2)?.map(|at| UnixMillis(at as u64));
            Ok(Listed { game: game_id(row, 0)?, at: millis(row, 1)?, ended_at })
        })?;
        Ok(listed.collect::<Result<_, _>>()?)
    }

    fn guest(&mut self, token: &TokenHash) -> Result<Option<PlayerId>, StoreError> {
        let mut find = self.0.prepare_cached("SELECT player FROM guests WHERE token = ?1")?;
        let player = find.query_row([token.as_bytes()], |row| row.get::<_, i64>(0)).optional()?;
        Ok(player.map(|player| PlayerId(player as u64)))
    }

    fn last_beat(&mut self) -> Result<Option<UnixMillis>, StoreError> {
        let mut find = self.0.prepare_cached("SELECT at FROM heartbeat")?;
        Ok(find.query_row((), |row| millis(row, 0)).optional()?)
    }

    fn unchecked(&mut self, before: UnixMillis, limit: u32) -> Result<Vec<Made>, StoreError> {
        let (at, game) =
            self.checked()?.map_or((-1, i64::MIN), |last| (last.at.0 as i64, last.game.0 as i64));
        let mut find = self.0.prepare_cached(
            "SELECT created_at, id FROM games WHERE created_at < ?1 AND (created_at, id) > (?2, ?3) \
             ORDER BY created_at, id LIMIT ?4",
        )?;
        let found = find.query_map(params![before.0 as i64, at, game, limit], made)?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    fn checked(&mut self) -> Result<Option<Made>, StoreError> {
        let mut find = self.0.prepare_cached("SELECT created_at, game FROM checked")?;
        Ok(find.query_row((), made).optional()?)
    }
}

fn made(row: &Row<'_>) -> rusqlite::Result<Made> {
    Ok(Made { at: millis(row, 0)?, game: game_id(row, 1)? })
}

fn game_id(row: &Row<'_>, column: usize) -> rusqlite::Result<GameId> {
    row.get::<_, i64>(column).map(|id| GameId(id as u64))
}

fn millis(row: &Row<'_>, column: usize) -> rusqlite::Result<UnixMillis> {
    row.get::<_, i64>(column).map(|at| UnixMillis(at as u64))
}
