//! Why a store did not do what it was asked for.

use std::error::Error;
use std::fmt;

use chuhe_play::GameId;

/// Why a store did not do what it was asked for.
///
/// After every one of them but [`Self::Lost`] nothing of the batch is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no room left for more.
    Full,
    /// Another connection held a lock for longer than [`Options::wait`](crate::Options::wait).
    Busy,
    /// Another server has the database open for writing.
    InUse,
    /// An event does not follow the last one of its game.
    Conflict {
        /// The game; the rest of the batch may be given again without it.
        game: GameId,
        /// The number that the game's next event has.
        expected: u32,
        /// The number that was given.
        found: u32,
    },
    /// An event belongs to a game that is not stored.
    Unknown(GameId),
    /// A game is to be created under a number that has been given away.
    Taken(GameId),
    /// A guest is to be created with a token or a number that has been given away.
    GuestTaken,
    /// What is stored contradicts itself or cannot be read.
    Corrupt(String),
    /// The disk failed or the connection broke: whether the batch is stored is not known.
    ///
    /// [`Store::holds`](crate::Store::holds) tells, as soon as the database can be reached again.
    Lost(String),
    /// The tables are of another version.
    ///
    /// Opening a database for writing brings older ones up to date; newer ones are from a newer version of this program.
    Version {
        /// The version of the tables; 0 if there are none.
        found: u32,
        /// The version that this program reads and writes.
        known: u32,
    },
    /// The database belongs to another program.
    Foreign,
    /// The database's settings do not give the durability that was asked for.
    Unsafe(String),
    /// A copy of the database cannot be made.
    Copy(String),
    /// Anything else, in the database's own words.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("the database has no room left"),
            Self::Busy => f.write_str("the database is locked by another program"),
            Self::InUse => f.write_str("another server has the database open"),
            Self::Conflict { game, expected, found } => {
                write!(f, "game {game} goes on with event {expected}, not with event {found}")
            }
            Self::Unknown(game) => write!(f, "there is no game {game}"),
            Self::Taken(game) => write!(f, "there is a game {game} already"),
            Self::GuestTaken => f.write_str("there is such a guest already"),
            Self::Corrupt(what) => write!(f, "the database is damaged: {what}"),
            Self::Lost(what) => write!(f, "the database cannot be reached: {what}"),
            Self::Version { found, known } if found > known => write!(
                f,
                "the database has version {found}, made by a newer program than this, which knows version {known}"
            ),
            Self::Version { found, known } => write!(
                f,
                "the database has version {found}; a server that opens it brings it to version {known}"
            ),
            Self::Foreign => f.write_str("the database belongs to another program"),
            Self::Unsafe(what) => write!(f, "the database does not keep what it has confirmed: {what}"),
            Self::Copy(what) => write!(f, "the database cannot be copied: {what}"),
            Self::Failed(what) => write!(f, "the database refused: {what}"),
        }
    }
}

impl Error for StoreError {}
