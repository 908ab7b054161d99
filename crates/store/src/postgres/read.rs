//! Reading from PostgreSQL.

use chuhe_play::{GameId, PlayerId};
use postgres::types::{ToSql, Type};
use postgres::{Client, Config, Row};

use super::connect;

use crate::{Listed, Made, Options, Page, Reader, StoreError, Stored, TokenHash, UnixMillis};

/// A connection that only reads.
pub(crate) struct PostgresReader {
    config: Config,
    options: Options,
    /// Nothing after it broke, until the next call.
    client: Option<Client>,
}

impl PostgresReader {
    /// Opens a database.
    pub(crate) fn open(config: &Config, options: &Options) -> Result<Self, StoreError> {
        let client = connect::reader(config, options)?;
        Ok(Self { config: config.clone(), options: options.clone(), client: Some(client) })
    }

    /// Asks on a new connection if the last one broke, even if it only now turns out to be broken.
    fn query(
        &mut self,
        sql: &str,
        parameters: &[(&(dyn ToSql + Sync), Type)],
    ) -> Result<Vec<Row>, StoreError> {
        if let Some(client) = &mut self.client {
            match client.query_typed(sql, parameters).map_err(StoreError::from) {
                Err(StoreError::Lost(_)) => self.client = None,
                result => return result,
            }
        }
        let client = self.client.insert(connect::reader(&self.config, &self.options)?);
        Ok(client.query_typed(sql, parameters)?)
    }
}

impl Reader for PostgresReader {
    fn game(&mut self, game: GameId) -> Result<Option<Stored>, StoreError> {
        let id = game.0 as i64;
        let found = self.query("SELECT created_at, terms FROM games WHERE id = $1", &[(&id, Type::INT8)])?;
        let Some(row) = found.first() else { return Ok(None) };
        // Events are only added, so that what was appended since is the same game a moment later.
        let log = "SELECT seq, event FROM events WHERE game = $1 ORDER BY seq";
        let events = self.query(log, &[(&id, Type::INT8)])?;
        let events = events.iter().map(|row| Ok((row.get::<_, i32>(0) as u32, row.get::<_, &[u8]>(1))));
        let gap = |at: UnixMillis| {
            let sql = "SELECT began_at FROM gaps WHERE ended_at > $1 ORDER BY ended_at LIMIT 1";
            Ok(self.query(sql, &[(&(at.0 as i64), Type::INT8)])?.first().map(|row| millis(row, 0)))
        };
        Stored::from_rows(game, millis(row, 0), row.get(1), events, gap).map(Some)
    }

    fn games_of(&mut self, player: PlayerId, page: Page) -> Result<Vec<Listed>, StoreError> {
        let (at, game) = page.after.map_or((i64::MAX, 0), |last| (last.at.0 as i64, last.game.0 as i64));
        let listed = self.query(
            "SELECT seats.game, seats.taken_at, games.ended_at FROM seats JOIN games ON games.id = seats.game \
             WHERE seats.player = $1 AND (seats.taken_at, seats.game) < ($2, $3) \
             ORDER BY seats.taken_at DESC, seats.game DESC LIMIT $4",
            &[
                (&(player.0 as i64), Type::INT8),
                (&at, Type::INT8),
                (&game, Type::INT8),
                (&i64::from(page.limit), Type::INT8),
            ],
        )?;
        let listed = listed.iter().map(|row| Listed {
            game: GameId(number(row, 0)),
            at: millis(row, 1),
            ended_at: row.get::<_, Option<i64>>(2).map(|at| UnixMillis(at as u64)),
        });
        Ok(listed.collect())
    }

    fn guest(&mut self, token: &TokenHash) -> Result<Option<PlayerId>, StoreError> {
        let token = token.as_bytes().as_slice();
        let found = self.query("SELECT player FROM guests WHERE token = $1", &[(&token, Type::BYTEA)])?;
        Ok(found.first().map(|row| PlayerId(number(row, 0))))
    }

    fn last_beat(&mut self) -> Result<Option<UnixMillis>, StoreError> {
        Ok(self.query("SELECT at FROM heartbeat", &[])?.first().map(|row| millis(row, 0)))
    }

    fn unchecked(&mut self, before: UnixMillis, limit: u32) -> Result<Vec<Made>, StoreError> {
        let (at, game) =
            self.checked()?.map_or((-1, i64::MIN), |last| (last.at.0 as i64, last.game.0 as i64));
        let found = self.query(
            "SELECT created_at, id FROM games WHERE created_at < $1 AND (created_at, id) > ($2, $3) \
             ORDER BY created_at, id LIMIT $4",
            &[
                (&(before.0 as i64), Type::INT8),
                (&at, Type::INT8),
                (&game, Type::INT8),
                (&i64::from(limit), Type::INT8),
            ],
        )?;
        Ok(found.iter().map(made).collect())
    }

    fn checked(&mut self) -> Result<Option<Made>, StoreError> {
        Ok(self.query("SELECT created_at, game FROM checked", &[])?.first().map(made))
    }
}

fn made(row: &Row) -> Made {
    Made { at: millis(row, 0), game: GameId(number(row, 1)) }
}

fn number(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column) as u64
}

fn millis(row: &Row, column: usize) -> UnixMillis {
    UnixMillis(number(row, column))
}
