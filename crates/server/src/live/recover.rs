//! What a server does before it serves.

use chuhe_play::{Command, Session, System, Time};
use chuhe_store::{Store, StoreError, Stored, UnixMillis, Write};

/// The most changes of a batch.
const BATCH: usize = 500;

/// Stops the clocks that ran when the server was last known to be alive, as of that moment; the rooms let them run again.
///
/// To be called before anything else is stored; gives the number of clocks.
///
/// # Errors
/// If the store can be neither read nor written.
/// A game that cannot be read is left as it is.
pub fn recover(store: &mut dyn Store, now: UnixMillis) -> Result<usize, StoreError> {
    let mut reader = store.reader()?;
    let beat = reader.last_beat()?.unwrap_or_default();
    let mut writes = Vec::new();
    let mut count = 0;
    for game in reader.running()? {
        let stored = match reader.game(game) {
            Ok(Some(stored)) => stored,
            Ok(None) => continue,
            Err(StoreError::Corrupt(what)) => {
                tracing::error!(%game, what, "a game cannot be read");
                continue;
            }
            Err(error) => return Err(error),
        };
        let stop = stopped(&stored, beat, now);
        count += usize::from(!stop.is_empty());
        writes.extend(stop);
        if writes.len() >= BATCH {
            store.commit(&writes)?;
            writes.clear();
        }
    }
    store.commit(&writes)?;
    Ok(count)
}

/// The word that a game's clock stood still from the last moment that the server is known to have lived.
fn stopped(stored: &Stored, beat: UnixMillis, now: UnixMillis) -> Vec<Write> {
    let mut session = match Session::replay(stored.terms.clone(), &stored.events) {
        Ok(session) => session,
        Err(error) => {
            tracing::error!(game = %stored.game, %error, "a game cannot be replayed");
            return Vec::new();
        }
    };
    if session.view().clock.turn.is_none_or(|turn| turn.since.is_none()) {
        return Vec::new();
    }
    let at = Time(beat.0.saturating_sub(stored.created_at.0));
    let events = session.apply(at, Command::System(System::Suspend)).unwrap_or_default();
    let append = |event| Write::Append { game: stored.game, event, at: now };
    events.into_iter().map(append).collect()
}
