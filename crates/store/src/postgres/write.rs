//! Writing to PostgreSQL.

use std::collections::HashMap;

use chuhe_play::{GameId, PlayerId};
use postgres::types::Type;
use postgres::{Client, Config, Transaction};

use super::{PostgresReader, connect};
use crate::batch::{self, Rows};
use crate::{Made, Options, Reader, Store, StoreError, UnixMillis, Write};

/// A database that is open for writing.
pub(crate) struct PostgresStore {
    config: Config,
    options: Options,
    /// Nothing after it broke, until the next call.
    client: Option<Client>,
}

impl PostgresStore {
    /// Opens a database and brings its tables up to date.
    pub(crate) fn open(config: &Config, options: &Options) -> Result<Self, StoreError> {
        let client = connect::writer(config, options)?;
        Ok(Self { config: config.clone(), options: options.clone(), client: Some(client) })
    }

    /// The connection, a new one if the last one broke.
    fn client(&mut self) -> Result<&mut Client, StoreError> {
        if self.client.is_none() {
            self.client = Some(connect::writer(&self.config, &self.options)?);
        }
        Ok(self.client.as_mut().expect("it has just been made"))
    }
}

impl Store for PostgresStore {
    fn commit(&mut self, batch: &[Write]) -> Result<(), StoreError> {
        if batch.is_empty() {
            return Ok(());
        }
        let rows = Rows::of(batch)?;
        let result = write(self.client()?, &rows);
        if matches!(result, Err(StoreError::Lost(_))) {
            self.client = None;
        }
        result
    }

    fn holds(&mut self, batch: &[Write]) -> Result<bool, StoreError> {
        // A new connection gets the writer's lock only when the last one's transaction is over.
        self.client()?;
        batch::holds(&mut *self.reader()?, batch)
    }

    fn reader(&self) -> Result<Box<dyn Reader>, StoreError> {
        Ok(Box::new(PostgresReader::open(&self.config, &self.options)?))
    }
}

/// Writes rows in one transaction; what is dropped without a commit is rolled back.
fn write(client: &mut Client, rows: &Rows) -> Result<(), StoreError> {
    let mut transaction = client.transaction()?;
    create(&mut transaction, rows)?;
    append(&mut transaction, rows)?;
    index(&mut transaction, rows)?;
    welcome(&mut transaction, rows)?;
    if let Some(at) = rows.beat {
        transaction.execute_typed(
            "INSERT INTO heartbeat (one, at) VALUES (1, $1) \
             ON CONFLICT (one) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)",
            &[(&(at.0 as i64), Type::INT8)],
        )?;
    }
    for (from, to) in &rows.gaps {
        transaction.execute_typed(
            "INSERT INTO gaps (ended_at, began_at) VALUES ($1, $2) \
             ON CONFLICT (ended_at) DO UPDATE SET began_at = excluded.began_at",
            &[(&(to.0 as i64), Type::INT8), (&(from.0 as i64), Type::INT8)],
        )?;
        transaction.execute_typed(
            "DELETE FROM gaps WHERE ended_at <= \
             coalesce((SELECT min(created_at) FROM games WHERE ended_at IS NULL), ended_at)",
            &[],
        )?;
    }
    for (game, events, players) in &rows.deleted {
        delete(&mut transaction, *game, *events, players)?;
    }
    if let Some(Made { at, game }) = rows.checked {
        transaction.execute_typed(
            "INSERT INTO checked (one, created_at, game) VALUES (1, $1, $2) \
             ON CONFLICT (one) DO UPDATE SET created_at = excluded.created_at, game = excluded.game \
             WHERE (excluded.created_at, excluded.game) > (checked.created_at, checked.game)",
            &[(&(at.0 as i64), Type::INT8), (&(game.0 as i64), Type::INT8)],
        )?;
    }
    Ok(transaction.commit()?)
}

/// Deletes a game with so many events; nothing if it has another number of them.
fn delete(
    transaction: &mut Transaction<'_>,
    game: GameId,
    events: u32,
    players: &[PlayerId],
) -> Result<(), StoreError> {
    let id = game.0 as i64;
    let gone = transaction.execute_typed(
        "DELETE FROM games WHERE id = $1 AND (SELECT count(*) FROM events WHERE game = $1) = $2",
        &[(&id, Type::INT8), (&i64::from(events), Type::INT8)],
    )?;
    if gone == 0 {
        return Ok(());
    }
    transaction.execute_typed("DELETE FROM events WHERE game = $1", &[(&id, Type::INT8)])?;
    let players = numbers(players.iter().map(|player| player.0));
    transaction.execute_typed(
        "DELETE FROM seats WHERE game = $1 AND player = ANY ($2)",
        &[(&id, Type::INT8), (&players, Type::INT8_ARRAY)],
    )?;
    Ok(())
}

fn create(transaction: &mut Transaction<'_>, rows: &Rows) -> Result<(), StoreError> {
    if !rows.games.is_empty() {
        let games = numbers(rows.games.iter().map(|row| row.game.0));
        let times = times(rows.games.iter().map(|row| row.at));
        let terms: Vec<&[u8]> = rows.games.iter().map(|row| row.terms.as_slice()).collect();
        let made = transaction.query_typed(
            "INSERT INTO games (id, created_at, terms) SELECT * FROM unnest($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id",
            &[(&games, Type::INT8_ARRAY), (&times, Type::INT8_ARRAY), (&terms, Type::BYTEA_ARRAY)],
        )?;
        if made.len() < games.len() {
            let made: Vec<i64> = made.iter().map(|row| row.get(0)).collect();
            let taken = rows.games.iter().find(|row| !made.contains(&(row.game.0 as i64)));
            return Err(StoreError::Taken(taken.expect("one was not made").game));
        }
    }
    Ok(())
}

fn append(transaction: &mut Transaction<'_>, rows: &Rows) -> Result<(), StoreError> {
    if rows.logs.is_empty() {
        return Ok(());
    }
    let asked = numbers(rows.logs.iter().map(|log| log.game.0));
    let lengths = transaction.query_typed(
        "SELECT id, (SELECT max(seq) FROM events WHERE game = id) FROM games WHERE id = ANY ($1)",
        &[(&asked, Type::INT8_ARRAY)],
    )?;
    let lengths: HashMap<GameId, u32> = lengths
        .iter()
        .map(|row| (GameId(row.get::<_, i64>(0) as u64), row.get::<_, Option<i32>>(1).unwrap_or(0) as u32))
        .collect();
    rows.check(|game| Ok(lengths.get(&game).copied()))?;

    let (mut games, mut seqs, mut events) = (Vec::new(), Vec::new(), Vec::new());
    for log in &rows.logs {
        for (seq, event) in log.numbered() {
            games.push(log.game.0 as i64);
            seqs.push(seq as i32);
            events.push(event);
        }
    }
    transaction.execute_typed(
        "INSERT INTO events (game, seq, event) SELECT * FROM unnest($1, $2, $3)",
        &[(&games, Type::INT8_ARRAY), (&seqs, Type::INT4_ARRAY), (&events, Type::BYTEA_ARRAY)],
    )?;
    Ok(())
}

/// Writes what games are looked up by.
fn index(transaction: &mut Transaction<'_>, rows: &Rows) -> Result<(), StoreError> {
    if !rows.seats.is_empty() {
        let players = numbers(rows.seats.iter().map(|(player, ..)| player.0));
        let games = numbers(rows.seats.iter().map(|(_, game, _)| game.0));
        let times = times(rows.seats.iter().map(|(.., at)| *at));
        transaction.execute_typed(
            "INSERT INTO seats (player, game, taken_at) SELECT * FROM unnest($1, $2, $3) ON CONFLICT DO NOTHING",
            &[(&players, Type::INT8_ARRAY), (&games, Type::INT8_ARRAY), (&times, Type::INT8_ARRAY)],
        )?;
    }
    if !rows.ends.is_empty() {
        let games = numbers(rows.ends.iter().map(|(game, _)| game.0));
        let times = times(rows.ends.iter().map(|(_, at)| *at));
        transaction.execute_typed(
            "UPDATE games SET ended_at = ended.at FROM unnest($1, $2) AS ended (game, at) \
             WHERE id = ended.game AND ended_at IS NULL",
            &[(&games, Type::INT8_ARRAY), (&times, Type::INT8_ARRAY)],
        )?;
    }
    Ok(())
}

fn welcome(transaction: &mut Transaction<'_>, rows: &Rows) -> Result<(), StoreError> {
    if !rows.guests.is_empty() {
        let tokens: Vec<&[u8]> = rows.guests.iter().map(|(token, ..)| token.as_bytes().as_slice()).collect();
        let players = numbers(rows.guests.iter().map(|(_, player, _)| player.0));
        let times = times(rows.guests.iter().map(|(.., at)| *at));
        let made = transaction.execute_typed(
            "INSERT INTO guests (token, player, created_at) SELECT * FROM unnest($1, $2, $3) ON CONFLICT DO NOTHING",
            &[(&tokens, Type::BYTEA_ARRAY), (&players, Type::INT8_ARRAY), (&times, Type::INT8_ARRAY)],
        )?;
        if (made as usize) < tokens.len() {
            return Err(StoreError::GuestTaken);
        }
    }
    Ok(())
}

/// Numbers as PostgreSQL holds them, with a sign.
fn numbers(values: impl Iterator<Item = u64>) -> Vec<i64> {
    values.map(u64::cast_signed).collect()
}

fn times(values: impl Iterator<Item = UnixMillis>) -> Vec<i64> {
    numbers(values.map(|at| at.0))
}
