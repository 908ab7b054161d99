//! What every database does, in domain words.

use std::cmp::Ordering;
use std::time::Duration;

use chuhe_play::{GameId, PlayerId};

use crate::{StoreError, Stored, TokenHash, Write};

/// A database that is open for writing; there is one at a time for a database.
///
/// All calls block until they are done, and must come from a thread that runs no asynchronous tasks.
pub trait Store: Send {
    /// Stores a batch, whole or not at all; when it returns, the batch is as durable as [`Durability`] says.
    ///
    /// Within a batch a game is created before its events are, wherever the changes stand.
    /// A batch that is refused because of one game can be given again without that game's changes.
    ///
    /// # Errors
    /// Nothing of the batch is stored, or, after [`StoreError::Lost`], perhaps all of it.
    fn commit(&mut self, batch: &[Write]) -> Result<(), StoreError>;

    /// Whether a batch is stored for which [`commit`](Self::commit) returned [`StoreError::Lost`].
    ///
    /// It waits until what was under way has come to an end, so that the answer stays true.
    ///
    /// # Errors
    /// If the database still cannot be reached.
    fn holds(&mut self, batch: &[Write]) -> Result<bool, StoreError>;

    /// A reader of this database, on a connection of its own.
    ///
    /// # Errors
    /// If the database cannot be opened once more.
    fn reader(&self) -> Result<Box<dyn Reader>, StoreError>;
}

/// A connection that reads what is stored, and waits for no writer.
///
/// Like [`Store`]'s, its calls block.
///
/// # Errors
/// Each call fails if the database cannot be reached, and with [`StoreError::Corrupt`] if it holds what nobody stored.
#[allow(clippy::missing_errors_doc, reason = "the calls fail alike, and the trait says how")]
pub trait Reader: Send {
    /// A game with all its events; nothing if there is none with this number.
    fn game(&mut self, game: GameId) -> Result<Option<Stored>, StoreError>;

    /// A part of a player's games, the latest first.
    fn games_of(&mut self, player: PlayerId, page: Page) -> Result<Vec<Listed>, StoreError>;

    /// The player that a visitor's token stands for.
    fn guest(&mut self, token: &TokenHash) -> Result<Option<PlayerId>, StoreError>;

    /// When the server was last known to be alive.
    fn last_beat(&mut self) -> Result<Option<UnixMillis>, StoreError>;

    /// The games that were made before a moment and after the one that was [looked at](Write::Checked) last, in the order in
    /// which they were made; at most so many.
    fn unchecked(&mut self, before: UnixMillis, limit: u32) -> Result<Vec<Made>, StoreError>;

    /// The game that was looked at last.
    fn checked(&mut self) -> Result<Option<Made>, StoreError>;
}

/// What a confirmed batch survives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The end of the process, of the operating system, and of the power, as far as the disk keeps what it has confirmed.
    #[default]
    Power,
    /// The end of this process, by `kill -9` too; a crash of the system, or of PostgreSQL, may take the last moments.
    Process,
}

/// How a database is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// What a confirmed batch survives.
    pub durability: Durability,
    /// How long a call waits for another connection's lock before it fails with [`StoreError::Busy`].
    pub wait: Duration,
    /// The most pages of 4 KiB that an SQLite file may have; beyond them the database is full.
    pub max_pages: Option<u32>,
}

impl Default for Options {
    /// For [`Durability::Power`], with waits of at most two seconds.
    fn default() -> Self {
        Self { durability: Durability::Power, wait: Duration::from_secs(2), max_pages: None }
    }
}

/// Which part of a list is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The last entry of the page before; nothing for the first page.
    pub after: Option<Listed>,
    /// The most entries.
    pub limit: u32,
}

/// A game in the list of a player's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The game.
    pub game: GameId,
    /// When the player took his seat.
    pub at: UnixMillis,
    /// When the game ended; nothing while it goes on.
    pub ended_at: Option<UnixMillis>,
}

/// A game by its age; the numbers of games that were made in the same millisecond count with a sign, as databases hold them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// When it was made.
    pub at: UnixMillis,
    /// The game.
    pub game: GameId,
}

impl Ord for Made {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |made: &Self| (made.at, made.game.0 as i64);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Made {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A wall clock's time in milliseconds since 1970-01-01 00:00 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixMillis(pub u64);
