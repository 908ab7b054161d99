//! What a table tells those who look on, beside the server.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use chuhe_play::GameId;

use crate::Measure;
use crate::measure::record;

/// When the moves of a table left their players, so that whoever is told of one knows how long it was on its way.
#[derive(Debug, Default)]
pub struct Course(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// Those who look on, as far as they have come.
    watchers: usize,
    flights: VecDeque<Flight>,
}

/// A move on its way to those who look on.
#[derive(Debug)]
struct Flight {
    game: GameId,
    ply: usize,
    at: Instant,
    /// How many were told.
    told: usize,
}

/// The most moves that are remembered; who is told of an older one is very late.
const MOST: usize = 1_024;

impl Course {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        // Nothing panics halfway through a change.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody looks on from now on.
    pub(crate) fn join(&self) {
        self.inner().watchers += 1;
    }

    /// A move has left its player, with so many plies on the board before.
    pub(crate) fn said(&self, game: GameId, ply: usize, at: Instant) {
        let mut inner = self.inner();
        if inner.watchers == 0 {
            return;
        }
        if inner.flights.len() >= MOST {
            inner.flights.pop_front();
        }
        inner.flights.push_back(Flight { game, ply, at, told: 0 });
    }

    /// Somebody who looks on was told of a move.
    pub(crate) fn told(&self, game: GameId, ply: usize, at: Instant, measure: &Measure) {
        let mut inner = self.inner();
        let watchers = inner.watchers;
        let own = |flight: &Flight| flight.game == game && flight.ply == ply;
        let Some(place) = inner.flights.iter().rposition(own) else { return };
        let flight = &mut inner.flights[place];
        flight.told += 1;
        let span = at.saturating_duration_since(flight.at);
        let is_last = flight.told >= watchers;
        if is_last {
            inner.flights.remove(place);
        }
        drop(inner);
        measure.note(|figures| {
            record(&mut figures.watcher, span);
            if is_last {
                record(&mut figures.last_watcher, span);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::Quantiles;

    #[test]
    fn the_last_of_all_who_look_on_is_known() {
        let (course, measure, start) = (Course::default(), Measure::default(), Instant::now());
        let game = GameId(1);
        course.said(game, 0, start);
        course.join();
        course.join();
        course.told(game, 0, start, &measure);
        assert_eq!(measure.take().watcher.len(), 0, "nobody looked on when it was said");
        course.said(game, 1, start);
        course.said(GameId(2), 1, start);
        course.told(game, 1, start + Duration::from_millis(10), &measure);
        course.told(GameId(2), 1, start, &measure);
        course.told(game, 1, start + Duration::from_millis(30), &measure);
        let figures = measure.take();
        assert_eq!((figures.watcher.len(), figures.last_watcher.len()), (3, 1));
        assert!((Quantiles::of(&figures.last_watcher).most - 30.0).abs() < 0.1);
    }
}
