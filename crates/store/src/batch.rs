//! What is written: batches of changes in domain words, and the rows that they are.

use std::collections::{HashMap, HashSet};

use chuhe_play::codec::{self, Code};
use chuhe_play::{Event, GameId, Kind, PlayerId, Terms};

use crate::{Made, Reader, StoreError, TokenHash, UnixMillis};

/// A change to what is stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// A new game, without events.
    Create {
        /// Its number.
        game: GameId,
        /// How it is played.
        terms: Terms,
        /// When it was made.
        at: UnixMillis,
    },
    /// The next event of a game.
    Append {
        /// The game.
        game: GameId,
        /// What happened; its number is one more than that of the last one stored, and the first is 1.
        event: Event,
        /// When, by the wall clock.
        at: UnixMillis,
    },
    /// A new visitor without an account.
    Guest {
        /// What is kept of the token in his cookie.
        token: TokenHash,
        /// His number as a player.
        player: PlayerId,
        /// When he came.
        at: UnixMillis,
    },
    /// The server is alive at this time.
    Beat(UnixMillis),
    /// From the last sign of life to the next one there was no server.
    ///
    /// It is kept as long as a game goes on that was made before it ended.
    Gap {
        /// When one was last alive.
        from: UnixMillis,
        /// When one was alive again.
        to: UnixMillis,
    },
    /// A game is deleted with all its events, if it has exactly so many by then; [`Stored::deletion`](crate::Stored::deletion)
    /// says so.
    ///
    /// What else the batch brings happens before.
    Delete {
        /// The game; that there is none is no error.
        game: GameId,
        /// How many events it has.
        events: u32,
        /// Who has ever taken a seat in it.
        players: Vec<PlayerId>,
    },
    /// This game, and those that were made before it, are looked at ([`Reader::unchecked`]).
    Checked(Made),
}

/// The rows of a batch, in the order of the tables.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) games: Vec<GameRow>,
    pub(crate) logs: Vec<Log>,
    pub(crate) seats: Vec<(PlayerId, GameId, UnixMillis)>,
    pub(crate) ends: Vec<(GameId, UnixMillis)>,
    pub(crate) guests: Vec<(TokenHash, PlayerId, UnixMillis)>,
    pub(crate) beat: Option<UnixMillis>,
    /// Begin and end.
    pub(crate) gaps: Vec<(UnixMillis, UnixMillis)>,
    /// Games with how many events they must have, and who has ever taken a seat.
    pub(crate) deleted: Vec<(GameId, u32, Vec<PlayerId>)>,
    pub(crate) checked: Option<Made>,
}

/// A new game.
#[derive(Debug)]
pub(crate) struct GameRow {
    pub(crate) game: GameId,
    pub(crate) terms: Vec<u8>,
    pub(crate) at: UnixMillis,
}

/// The events that a batch adds to one game, one after the other.
#[derive(Debug)]
pub(crate) struct Log {
    pub(crate) game: GameId,
    /// The number of the first.
    pub(crate) first: u32,
    pub(crate) events: Vec<Vec<u8>>,
}

impl Rows {
    /// The rows of a batch.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where two events of one game in the batch do not follow each other;
    /// [`StoreError::Taken`] and [`StoreError::GuestTaken`] where two new ones are the same.
    pub(crate) fn of(batch: &[Write]) -> Result<Self, StoreError> {
        let mut rows = Self::default();
        let mut places: HashMap<GameId, usize> = HashMap::new();
        let (mut games, mut tokens, mut players) = (HashSet::new(), HashSet::new(), HashSet::new());
        for write in batch {
            match write {
                Write::Create { game, terms, at } => {
                    if !games.insert(*game) {
                        return Err(StoreError::Taken(*game));
                    }
                    rows.games.push(GameRow { game: *game, terms: encoded(terms), at: *at });
                }
                Write::Append { game, event, at } => {
                    let place = *places.entry(*game).or_insert_with(|| {
                        rows.logs.push(Log { game: *game, first: event.seq, events: Vec::new() });
                        rows.logs.len() - 1
                    });
                    rows.logs[place].push(event)?;
                    rows.index(*game, event, *at);
                }
                Write::Guest { token, player, at } => {
                    if !tokens.insert(*token) || !players.insert(*player) {
                        return Err(StoreError::GuestTaken);
                    }
                    rows.guests.push((*token, *player, *at));
                }
                Write::Beat(at) => rows.beat = rows.beat.max(Some(*at)),
                Write::Gap { from, to } => {
                    rows.beat = rows.beat.max(Some(*to));
                    rows.gaps.push((*from, *to));
                }
                Write::Delete { game, events, players } => {
                    rows.deleted.push((*game, *events, players.clone()));
                }
                Write::Checked(made) => rows.checked = rows.checked.max(Some(*made)),
            }
        }
        Ok(rows)
    }

    /// Notes what an event says that games are looked up by.
    fn index(&mut self, game: GameId, event: &Event, at: UnixMillis) {
        match event.kind {
            Kind::Seated { player, .. } => self.seats.push((player, game, at)),
            Kind::Ended(_) => self.ends.push((game, at)),
            _ => {}
        }
    }

    /// Whether every log follows what is stored; `length` tells how many events a game has, nothing for a game that is not there.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] or [`StoreError::Conflict`] with the first game at fault, and what `length` returns.
    pub(crate) fn check(
        &self,
        mut length: impl FnMut(GameId) -> Result<Option<u32>, StoreError>,
    ) -> Result<(), StoreError> {
        for log in &self.logs {
            let expected = length(log.game)?.ok_or(StoreError::Unknown(log.game))? + 1;
            if log.first != expected {
                return Err(StoreError::Conflict { game: log.game, expected, found: log.first });
            }
        }
        Ok(())
    }
}

impl Log {
    fn push(&mut self, event: &Event) -> Result<(), StoreError> {
        let expected = self.first + self.events.len() as u32;
        if event.seq != expected {
            return Err(StoreError::Conflict { game: self.game, expected, found: event.seq });
        }
        self.events.push(encoded(event));
        Ok(())
    }

    /// The events with their numbers.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (u32, &[u8])> {
        (self.first..).zip(self.events.iter().map(Vec::as_slice))
    }
}

fn encoded<T: Code>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    codec::encode(value, &mut bytes);
    bytes
}

/// Whether a batch is stored.
///
/// A batch is stored whole or not at all, so its first change tells.
pub(crate) fn holds(reader: &mut dyn Reader, batch: &[Write]) -> Result<bool, StoreError> {
    Ok(match batch.first() {
        None => true,
        Some(Write::Create { game, terms, .. }) => {
            reader.game(*game)?.is_some_and(|stored| stored.terms == *terms)
        }
        Some(Write::Append { game, event, .. }) => {
            reader.game(*game)?.is_some_and(|stored| stored.events.contains(event))
        }
        Some(Write::Guest { token, player, .. }) => reader.guest(token)? == Some(*player),
        Some(Write::Beat(at) | Write::Gap { to: at, .. }) => reader.last_beat()? >= Some(*at),
        Some(Write::Delete { game, events, .. }) => {
            reader.game(*game)?.is_none_or(|stored| stored.events.len() != *events as usize)
        }
        Some(Write::Checked(made)) => reader.checked()? >= Some(*made),
    })
}
