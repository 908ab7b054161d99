//! Games that nobody plays are deleted.

use std::time::Duration;

use chuhe_play::Span;
use chuhe_store::{StoreError, UnixMillis, Write};
use tokio::select;
use tokio::time::sleep;

use super::hub::Hub;

/// How long a game is kept in which nobody has moved, whoever has taken a seat.
///
/// One address may make 8,640 games a day; they are stored in 4 MB, so that it never holds more than 120 MB.
pub(crate) const UNPLAYED: Span = Span(DAY.0 * 30);

const DAY: Span = Span::minutes(24 * 60);

/// So many games are looked at together; then others read and write, for as long as the pause takes.
const PORTION: u32 = 100;
const PAUSE: Duration = Duration::from_millis(100);

impl Hub {
    /// Deletes games in which nobody has moved for 30 days, now and once a day, until the server stops.
    pub async fn tidy(&self) {
        let daily = async {
            loop {
                match self.delete_unplayed().await {
                    Ok(0) => {}
                    Ok(games) => tracing::info!(games, "nobody has played them, and they are deleted"),
                    Err(error) => tracing::warn!(%error, "unplayed games could not be deleted"),
                }
                sleep(Duration::from_millis(DAY.0)).await;
            }
        };
        select! {
            () = daily => {}
            () = self.stopped() => {}
        }
    }

    /// Looks at all games that have come of age since the last time, and gives how many of them are deleted.
    async fn delete_unplayed(&self) -> Result<usize, StoreError> {
        let before = UnixMillis(self.now().0.saturating_sub(UNPLAYED.0));
        let mut deleted = 0;
        loop {
            let aged = self.read(move |reader| reader.unchecked(before, PORTION)).await?;
            let Some(last) = aged.last().copied() else { return Ok(deleted) };
            let mut writes = Vec::new();
            for made in aged {
                // A game that cannot be read is not deleted, and does not keep others.
                match self.read(move |reader| reader.game(made.game)).await {
                    Ok(stored) => {
                        let unplayed = stored.filter(|stored| !stored.is_played());
                        writes.extend(unplayed.map(|stored| stored.deletion()));
                    }
                    Err(StoreError::Corrupt(what)) => tracing::error!(what, "a game cannot be read"),
                    Err(error) => return Err(error),
                }
            }
            deleted += writes.len();
            writes.push(Write::Checked(last));
            self.store(writes).await?;
            sleep(PAUSE).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use chuhe_play::{Bank, Control, Event, GameId, Kind, PlayerId, Terms, Time};
    use chuhe_rules::Color;
    use chuhe_store::Memory;

    use super::*;

    /// A game of this age in which these things have happened.
    fn game(hub: &Hub, game: u64, age: Span, kinds: &[Kind]) -> Vec<Write> {
        let (game, at) = (GameId(game), UnixMillis(hub.now().0 - age.0));
        let create = Write::Create { game, terms: Terms::standard(Control::Unlimited), at };
        let event = |(seq, kind): (u32, &Kind)| Write::Append {
            game,
            event: Event { seq, at: Time(0), by: None, kind: *kind },
            at,
        };
        [create].into_iter().chain((1..).zip(kinds).map(event)).collect()
    }

    async fn is_there(hub: &Hub, game: u64) -> bool {
        hub.read(move |reader| reader.game(GameId(game))).await.expect("it is read").is_some()
    }

    /// The days pass as soon as there is nothing else to do.
    #[tokio::test(start_paused = true)]
    async fn games_in_which_nobody_has_moved_are_deleted_at_the_start_and_daily() {
        let seated = |color, player| Kind::Seated { color, player: PlayerId(player) };
        let seats = [seated(Color::Red, 1), seated(Color::Black, 2)];
        let mv = "h2e2".parse().expect("a move");
        let moved = Kind::Moved {
            mv,
            spent: Span::ZERO,
            lag: Span::ZERO,
            bank: Bank { main: Span::ZERO, periods: 0 },
        };
        let played = [seats[0], seats[1], moved];
        let hub = Hub::start(Memory::new().open().expect("it opens")).expect("the store is well");
        let (old, young) = (Span(UNPLAYED.0 + 1), Span(UNPLAYED.0 - Span::minutes(1).0));
        let mut writes = Vec::new();
        for number in 0..250 {
            writes.extend(game(&hub, number, old, &seats[..number as usize % 3]));
        }
        writes.extend(game(&hub, 1_000, old, &played));
        writes.extend(game(&hub, 1_001, young, &seats));
        hub.store(writes).await.expect("games");
        let own = hub.clone();
        let tidying = tokio::spawn(async move { own.tidy().await });
        while is_there(&hub, 0).await || is_there(&hub, 124).await || is_there(&hub, 249).await {
            sleep(PAUSE).await;
        }
        let left = hub.read(|reader| {
            let mut left = Vec::new();
            for number in 0..2_000 {
                left.extend(reader.game(GameId(number))?.map(|stored| stored.game.0));
            }
            Ok(left)
        });
        assert_eq!(left.await.expect("it is read"), [1_000, 1_001]);

        hub.store(game(&hub, 1_002, old, &seats)).await.expect("one more");
        while is_there(&hub, 1_002).await {
            sleep(Duration::from_secs(3_600)).await;
        }
        hub.begin_stop();
        tidying.await.expect("it ends with the server");
    }
}
