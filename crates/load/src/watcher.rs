//! Somebody who looks on at a table.

use std::sync::Arc;
use std::time::Duration;

use chuhe_play::{GameId, Kind};
use chuhe_rules::Move;
use chuhe_wire::News;
use tokio::select;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::{Course, Cut, Measure, Visitor};

/// How long whoever looks on may take to hear of the last move.
const LATE: Duration = Duration::from_secs(10);

/// How long he tries to come back after a cut.
const BACK: Duration = Duration::from_secs(30);

/// Where a table ended: the game and how many plies are on its board.
pub(crate) type Ended = Option<(GameId, usize)>;

/// Looks on, through cuts and into the next game, until the table has ended; gives the game and the moves on his board.
pub(crate) async fn look_on(
    mut visitor: Visitor,
    course: Arc<Course>,
    measure: Arc<Measure>,
    mut ended: watch::Receiver<Ended>,
) -> (GameId, Vec<Move>) {
    let mut late = None;
    loop {
        let end = *ended.borrow_and_update();
        if end.is_some_and(|(game, plies)| visitor.game() == game && visitor.moves().len() >= plies) {
            break;
        }
        if end.is_some() {
            late.get_or_insert(Instant::now() + LATE);
        }
        let until = late.unwrap_or_else(|| Instant::now() + LATE);
        let heard = select! {
            message = visitor.next() => message,
            changed = ended.changed() => {
                if changed.is_err() {
                    measure.fault("a table has failed", &visitor.game());
                    break;
                }
                continue;
            }
            () = sleep_until(until), if late.is_some() => {
                measure.fault("somebody who looks on is not told the last move", &visitor.game());
                break;
            }
        };
        let result = match heard {
            Ok(message) => {
                let at = message.at;
                visitor.take(message).await.map(|news| (news, at))
            }
            Err(cut) => Err(cut),
        };
        match result {
            Ok((news, at)) => {
                let next = news.iter().find_map(|news| match news {
                    News::Event(event) => match event.kind {
                        Kind::Moved { .. } => {
                            course.told(visitor.game(), visitor.moves().len() - 1, at, &measure);
                            None
                        }
                        Kind::Followed(game) => Some(game),
                        _ => None,
                    },
                    _ => None,
                });
                if let Some(game) = next {
                    visitor.visit(game);
                    back(&mut visitor, &measure, None).await;
                }
            }
            Err(cut) => back(&mut visitor, &measure, Some(cut)).await,
        }
    }
    (visitor.game(), visitor.moves().to_vec())
}

/// Comes back after a cut, or comes to the next game.
async fn back(visitor: &mut Visitor, measure: &Measure, cut: Option<Cut>) {
    let result = match cut {
        None => visitor.come().await,
        Some(cut) => {
            measure.fault("somebody who looks on is cut", &cut);
            visitor.come_back(visitor.game().0 as u32, BACK).await
        }
    };
    if let Err(cut) = result {
        measure.fault("somebody who looks on does not get in", &cut);
    }
}
