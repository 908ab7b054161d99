//! What is stored of a game, against what anybody was told of it.

use std::collections::HashSet;
use std::time::{SystemTime, UNIX_EPOCH};

use chuhe_play::{Event, GameId, How, Kind, Nonce, View};
use chuhe_store::{Stored, UnixMillis};

use crate::pair::Pair;
use crate::{Faults, Visitor};

/// A time in which there was no server, by the clock on the wall.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outage {
    /// When the server was killed or asked to stop.
    pub(crate) asked: UnixMillis,
    /// When it was gone.
    pub(crate) down: UnixMillis,
    /// When the next one was started.
    pub(crate) up: UnixMillis,
}

/// What is known to be stored of a pair's game.
#[derive(Debug, Default)]
pub(crate) struct Account {
    game: Option<GameId>,
    /// The game after the events that were stored when this was last asked.
    view: Option<View>,
    /// How many of those that each player was told were compared.
    compared: [usize; 2],
    nonces: HashSet<(u64, Nonce)>,
}

/// What a comparison has found.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Events that somebody was told, and that were compared now.
    pub(crate) told: u64,
    /// Moves that were stored since the last comparison.
    pub(crate) moves: u64,
    /// Moves that are stored and that neither player was told.
    pub(crate) untold: u64,
    /// Games that are over.
    pub(crate) over: u64,
    /// The longest that a clock ran on after the server was asked to stop, in milliseconds.
    pub(crate) ran_on: u64,
    /// What is wrong.
    pub(crate) faults: Faults,
}

/// What time it is by the clock on the wall.
pub(crate) fn wall() -> UnixMillis {
    UnixMillis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64)
}

impl Account {
    /// How many events are known to be stored.
    pub(crate) fn seq(&self) -> u32 {
        self.view.as_ref().map_or(0, |view| view.seq)
    }

    /// Compares what is stored with what both were told, while no server runs; `outage` is the last one before.
    pub(crate) fn check(
        &mut self,
        pair: &Pair,
        stored: Option<&Stored>,
        outage: Option<&Outage>,
        found: &mut Found,
    ) {
        let Some(stored) = stored else {
            found.faults.add("a game is lost", &pair.id());
            return;
        };
        if self.game != Some(stored.game) {
            let game = stored.terms.game().map(|game| game.position().turn());
            let view = game.map(|first| View::new(stored.terms.clone(), first));
            *self = Self { game: Some(stored.game), view: view.ok(), ..Self::default() };
        }
        let Self { view: Some(view), compared, nonces, .. } = self else { return };
        let known = view.seq as usize;
        let Some(new) = stored.events.get(known..) else {
            found.faults.add("what was stored is gone", &stored.game);
            return;
        };
        if let Some(outage) = outage.filter(|_| known > 0) {
            check_clock(view, stored, new, outage, found);
        }
        for event in new {
            if let Some(origin) = event.by
                && !nonces.insert((origin.color as u64, origin.nonce))
            {
                found.faults.add("a command was carried out twice", &event_of(stored, event));
            }
            match event.kind {
                Kind::Moved { .. } => found.moves += 1,
                Kind::Ended(end) if end.how == How::Time => {
                    found.faults.add("a flag fell", &event_of(stored, event));
                }
                Kind::Ended(_) => found.over += 1,
                _ => {}
            }
        }
        let mut players: Vec<&Visitor> = pair.players().iter().collect();
        for (visitor, compared) in players.iter().zip(compared) {
            for event in visitor.told().get(*compared..).unwrap_or_default() {
                if stored.events.get(event.seq as usize - 1) != Some(event) {
                    found.faults.add("what was told is not stored", &event_of(stored, event));
                }
                found.told += 1;
            }
            *compared = visitor.told().len();
        }
        players.sort_by_key(|visitor| seq(visitor));
        for visitor in players {
            let upto = stored.events.get(view.seq as usize..seq(visitor) as usize);
            upto.unwrap_or_default().iter().for_each(|event| view.follow(event));
            if visitor.link().view() != Some(view) {
                found
                    .faults
                    .add("a board is not what is stored", &format!("{} at {}", stored.game, view.seq));
            }
        }
        for event in &stored.events[view.seq as usize..] {
            found.untold += u64::from(matches!(event.kind, Kind::Moved { .. }));
            view.follow(event);
        }
    }
}

/// Whether a clock that ran before an outage stood still in it, and ran again after it.
fn check_clock(before: &View, stored: &Stored, new: &[Event], outage: &Outage, found: &mut Found) {
    let ran = before.end.is_none() && before.clock.turn.is_some_and(|turn| turn.since.is_some());
    if !ran {
        return;
    }
    let wall = |event: &Event| UnixMillis(stored.created_at.0 + event.at.0);
    let stop = new.first().filter(|event| event.kind == Kind::Suspended && wall(event) <= outage.down);
    let go = new.iter().find(|event| event.kind == Kind::Restored).filter(|event| wall(event) >= outage.up);
    if let (Some(stop), Some(_)) = (stop, go) {
        found.ran_on = found.ran_on.max(wall(stop).0.saturating_sub(outage.asked.0));
    } else {
        let example = format!("{}: {:?} after {outage:?}", stored.game, &new[..new.len().min(3)]);
        found.faults.add("a clock did not stand still while there was no server", &example);
    }
}

fn seq(visitor: &Visitor) -> u32 {
    visitor.link().view().map_or(0, |view| view.seq)
}

fn event_of(stored: &Stored, event: &Event) -> String {
    format!("{}: {event:?}", stored.game)
}

impl Found {
    /// Adds what another comparison has found.
    pub(crate) fn add(&mut self, other: Self) {
        self.told += other.told;
        self.moves += other.moves;
        self.untold += other.untold;
        self.over += other.over;
        self.ran_on = self.ran_on.max(other.ran_on);
        self.faults.add_all(other.faults);
    }
}
