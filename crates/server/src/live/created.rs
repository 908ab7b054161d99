//! A new game.

use chuhe_play::{Act, Choice, Command, GameId, PlayerId, Session, Terms, TermsError, Time};
use chuhe_rules::{ByColor, Color};
use chuhe_store::{UnixMillis, Write};

/// What is to be stored of a new game, with those in their seats who have one.
///
/// # Errors
/// If nothing can be played under the terms.
pub(super) fn created(
    game: GameId,
    terms: Terms,
    seats: ByColor<Option<PlayerId>>,
    at: UnixMillis,
) -> Result<Vec<Write>, TermsError> {
    let mut session = Session::new(terms.clone())?;
    let mut writes = vec![Write::Create { game, terms, at }];
    for color in Color::ALL {
        let Some(player) = seats[color] else { continue };
        let act = Act::Join(Choice::Color(color));
        let events = session.apply(Time(0), Command::Player { player, nonce: 0, act });
        // A seat that is free is not refused.
        writes.extend(events.unwrap_or_default().into_iter().map(|event| Write::Append { game, event, at }));
    }
    Ok(writes)
}
