//! A store that forgets everything with the process: for tests and simulations, which can make it fail.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chuhe_play::{GameId, PlayerId};

use crate::batch::{self, Rows};

use crate::{Listed, Made, Page, Reader, Store, StoreError, Stored, TokenHash, UnixMillis, Write};

/// A database in memory.
///
/// It stands for the disk: what is committed stays when the [`Store`] that wrote it is dropped, as after a crash.
/// Clones are the same database.
#[derive(Clone, Debug, Default)]
pub struct Memory(Arc<Mutex<Disk>>);

/// How the next calls fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing can be written: [`StoreError::Full`].
    Full,
    /// Nothing can be written: [`StoreError::Busy`].
    Busy,
    /// The connection breaks during a commit, before or after the database has done it: [`StoreError::Lost`].
    Lost {
        /// Whether the batch is stored.
        stored: bool,
    },
    /// The database cannot be reached, to write or to read: [`StoreError::Lost`].
    Away,
}

#[derive(Debug, Default)]
struct Disk {
    games: BTreeMap<GameId, Game>,
    seats: BTreeMap<(PlayerId, GameId), UnixMillis>,
    guests: BTreeMap<TokenHash, PlayerId>,
    beat: Option<UnixMillis>,
    /// Begin by end.
    gaps: BTreeMap<UnixMillis, UnixMillis>,
    checked: Option<Made>,
    fault: Option<Fault>,
    in_use: bool,
}

#[derive(Debug)]
struct Game {
    created_at: UnixMillis,
    ended_at: Option<UnixMillis>,
    terms: Vec<u8>,
    events: Vec<Vec<u8>>,
}

impl Memory {
    /// An empty database.
    pub fn new() -> Self {
        Self::default()
    }

    /// Opens it for writing.
    ///
    /// # Errors
    /// [`StoreError::InUse`] while another store of this database lives.
    pub fn open(&self) -> Result<Box<dyn Store>, StoreError> {
        let mut disk = self.disk();
        if std::mem::replace(&mut disk.in_use, true) {
            return Err(StoreError::InUse);
        }
        Ok(Box::new(MemoryStore(self.clone())))
    }

    /// Lets all calls fail in this way, until another is set or none.
    pub fn set_fault(&self, fault: Option<Fault>) {
        self.disk().fault = fault;
    }

    fn disk(&self) -> MutexGuard<'_, Disk> {
        // Nothing panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The database to read from.
    fn reachable(&self) -> Result<MutexGuard<'_, Disk>, StoreError> {
        let disk = self.disk();
        if disk.fault == Some(Fault::Away) { Err(lost()) } else { Ok(disk) }
    }
}

fn lost() -> StoreError {
    StoreError::Lost("the connection broke".to_owned())
}

struct MemoryStore(Memory);

impl Drop for MemoryStore {
    fn drop(&mut self) {
        self.0.disk().in_use = false;
    }
}

impl Store for MemoryStore {
    fn commit(&mut self, batch: &[Write]) -> Result<(), StoreError> {
        let rows = Rows::of(batch)?;
        let mut disk = self.0.disk();
        match disk.fault {
            Some(Fault::Full) => return Err(StoreError::Full),
            Some(Fault::Busy) => return Err(StoreError::Busy),
            Some(Fault::Away | Fault::Lost { stored: false }) => return Err(lost()),
            None | Some(Fault::Lost { stored: true }) => {}
        }
        disk.check(&rows)?;
        disk.write(rows);
        if disk.fault.is_some() { Err(lost()) } else { Ok(()) }
    }

    fn holds(&mut self, batch: &[Write]) -> Result<bool, StoreError> {
        batch::holds(&mut self.0, batch)
    }

    fn reader(&self) -> Result<Box<dyn Reader>, StoreError> {
        Ok(Box::new(self.0.clone()))
    }
}

impl Disk {
    fn check(&self, rows: &Rows) -> Result<(), StoreError> {
        if let Some(row) = rows.games.iter().find(|row| self.games.contains_key(&row.game)) {
            return Err(StoreError::Taken(row.game));
        }
        rows.check(|game| {
            let stored = self.games.get(&game).map(|own| own.events.len() as u32);
            Ok(stored.or_else(|| rows.games.iter().any(|row| row.game == game).then_some(0)))
        })?;
        let taken = rows.guests.iter().any(|(token, player, _)| {
            self.guests.contains_key(token) || self.guests.values().any(|own| own == player)
        });
        if taken { Err(StoreError::GuestTaken) } else { Ok(()) }
    }

    fn write(&mut self, rows: Rows) {
        for row in rows.games {
            let game = Game { created_at: row.at, ended_at: None, terms: row.terms, events: Vec::new() };
            self.games.insert(row.game, game);
        }
        for log in rows.logs {
            if let Some(game) = self.games.get_mut(&log.game) {
                game.events.extend(log.events);
            }
        }
        for (player, game, at) in rows.seats {
            self.seats.entry((player, game)).or_insert(at);
        }
        for (game, at) in rows.ends {
            if let Some(game) = self.games.get_mut(&game) {
                game.ended_at.get_or_insert(at);
            }
        }
        self.guests.extend(rows.guests.into_iter().map(|(token, player, _)| (token, player)));
        self.beat = self.beat.max(rows.beat);
        for (from, to) in rows.gaps {
            self.gaps.insert(to, from);
            let running = self.games.values().filter(|own| own.ended_at.is_none());
            let oldest = running.map(|own| own.created_at).min();
            self.gaps.retain(|end, _| oldest.is_some_and(|oldest| *end > oldest));
        }
        for (game, events, players) in rows.deleted {
            if self.games.get(&game).is_some_and(|own| own.events.len() == events as usize) {
                self.games.remove(&game);
                for player in players {
                    self.seats.remove(&(player, game));
                }
            }
        }
        self.checked = self.checked.max(rows.checked);
    }
}

impl Reader for Memory {
    fn game(&mut self, game: GameId) -> Result<Option<Stored>, StoreError> {
        let disk = self.reachable()?;
        let Some(own) = disk.games.get(&game) else { return Ok(None) };
        let events = (1..).zip(own.events.iter().map(Vec::as_slice));
        let gap = |at| {
            let later = disk.gaps.range((Bound::Excluded(at), Bound::Unbounded));
            Ok(later.map(|(_, from)| *from).next())
        };
        Stored::from_rows(game, own.created_at, &own.terms, events.map(Ok), gap).map(Some)
    }

    fn games_of(&mut self, player: PlayerId, page: Page) -> Result<Vec<Listed>, StoreError> {
        let disk = self.reachable()?;
        let seats = disk.seats.range((player, GameId(0))..=(player, GameId(u64::MAX)));
        let listed = seats.map(|((_, game), at)| Listed {
            game: *game,
            at: *at,
            ended_at: disk.games.get(game).and_then(|own| own.ended_at),
        });
        let mut listed: Vec<Listed> = listed.collect();
        listed.sort_unstable_by_key(|own| std::cmp::Reverse(key(own)));
        if let Some(last) = &page.after {
            listed.retain(|own| key(own) < key(last));
        }
        listed.truncate(page.limit as usize);
        Ok(listed)
    }

    fn guest(&mut self, token: &TokenHash) -> Result<Option<PlayerId>, StoreError> {
        Ok(self.reachable()?.guests.get(token).copied())
    }

    fn last_beat(&mut self) -> Result<Option<UnixMillis>, StoreError> {
        Ok(self.reachable()?.beat)
    }

    fn unchecked(&mut self, before: UnixMillis, limit: u32) -> Result<Vec<Made>, StoreError> {
        let disk = self.reachable()?;
        let all = disk.games.iter().map(|(game, own)| Made { at: own.created_at, game: *game });
        let mut made: Vec<Made> = all.filter(|made| made.at < before && Some(*made) > disk.checked).collect();
        made.sort_unstable();
        made.truncate(limit as usize);
        Ok(made)
    }

    fn checked(&mut self) -> Result<Option<Made>, StoreError> {
        Ok(self.reachable()?.checked)
    }
}

/// What a player's games are ordered by; databases hold numbers with a sign.
fn key(listed: &Listed) -> (UnixMillis, i64) {
    (listed.at, listed.game.0 as i64)
}
