//! Rooms in which nobody is: they are kept for a while, but not any number of them.

use std::collections::{BTreeMap, HashMap};

use chuhe_play::GameId;

/// The rooms in which nobody is, by how long that is so.
#[derive(Debug, Default)]
pub(super) struct Idle {
    rooms: BTreeMap<u64, GameId>,
    places: HashMap<GameId, u64>,
    next: u64,
}

/// The most rooms in which nobody is: at some 8 KiB each, 8 MiB; then the one that nobody has been in for the longest time is
/// put away.
pub(super) const MOST_IDLE: usize = 1_000;

impl Idle {
    /// From now on nobody is in a room; gives the one that has to go for it, if there are too many.
    pub(super) fn add(&mut self, game: GameId) -> Option<GameId> {
        self.remove(game);
        self.next += 1;
        self.rooms.insert(self.next, game);
        self.places.insert(game, self.next);
        if self.rooms.len() <= MOST_IDLE {
            return None;
        }
        let (_, oldest) = self.rooms.pop_first()?;
        self.places.remove(&oldest);
        Some(oldest)
    }

    /// Somebody is in a room, or it is gone.
    pub(super) fn remove(&mut self, game: GameId) {
        if let Some(place) = self.places.remove(&game) {
            self.rooms.remove(&place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_that_nobody_has_been_in_for_the_longest_time_goes_first() {
        let mut idle = Idle::default();
        let most = MOST_IDLE as u64;
        assert!((0..most).all(|game| idle.add(GameId(game)).is_none()));
        // Somebody comes into one and leaves again, and one is put away.
        assert_eq!(idle.add(GameId(0)), None);
        idle.remove(GameId(2));
        assert_eq!(idle.add(GameId(most)), None);
        assert_eq!(idle.add(GameId(most + 1)), Some(GameId(1)));
        assert_eq!(idle.add(GameId(most + 2)), Some(GameId(3)));
        assert_eq!((idle.rooms.len(), idle.places.len()), (MOST_IDLE, MOST_IDLE));
    }
}
