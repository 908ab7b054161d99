//! What a server does before it serves.

use chuhe_play::Span;
use chuhe_store::{Store, StoreError, UnixMillis, Write};

/// How often it is stored that the server is alive.
pub(super) const BEAT: Span = Span::seconds(1);

/// Stores from when to when there was no server, and gives the time at which this one begins; `wall` is that on the wall.
///
/// It takes as long whatever the number of games: a clock that ran is stopped when somebody opens its game
/// ([`Stored::stopped`](chuhe_store::Stored::stopped)).
/// Whatever happened in a game before has an earlier time than the begin, even if the clock on the wall was set back meanwhile:
/// the server's time goes on from the last sign of life then.
/// Where it was set back by less than a second that cannot be seen; a game's own time never goes back, so that even then no
/// clock has run through the gap.
/// To be called before anything else is stored.
///
/// # Errors
/// If the store can be neither read nor written.
pub fn recover(store: &mut dyn Store, wall: UnixMillis) -> Result<UnixMillis, StoreError> {
    let Some(from) = store.reader()?.last_beat()? else {
        store.commit(&[Write::Beat(wall)])?;
        return Ok(wall);
    };
    // What was stored after the last sign of life came within this span, or the next one would be there.
    let to = if wall < from { UnixMillis(from.0 + BEAT.0) } else { wall };
    if to > wall {
        let ahead = to.0 - wall.0;
        tracing::warn!(
            ahead,
            "the clock on the wall was set back; time goes on, these milliseconds ahead of it"
        );
    }
    store.commit(&[Write::Gap { from, to }])?;
    Ok(to)
}

#[cfg(test)]
mod tests;
