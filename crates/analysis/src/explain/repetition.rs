//! A side that loses by the rules of repetition if the game goes on as it does.

use chuhe_rules::{Color, Game, Move};

use super::fact::Fact;

/// How the game ends if the moves since the position came up last are made again.
///
/// They are made again to see it.
pub(super) fn going_on(game: &Game) -> Option<Fact> {
    let forecast = game.next_repetition().filter(|forecast| forecast.outcome.winner.is_some())?;
    let key = game.position().key();
    let last = game.plies().iter().rposition(|ply| ply.key == key)?;
    let moves: Vec<Move> = game.moves().skip(last).collect();
    ends(game, &moves, forecast.outcome.winner).then_some(Fact::Repetition(forecast))
}

/// How the game ends with this move, if its side loses by it.
pub(super) fn with(game: &Game, mv: Move) -> Option<Fact> {
    let forecast = game.forecast(mv)?;
    let loses = forecast.outcome.winner == Some(!game.position().turn());
    (loses && ends(game, &[mv], forecast.outcome.winner)).then_some(Fact::Repetition(forecast))
}

/// Whether these moves, again and again, end the game so.
fn ends(game: &Game, moves: &[Move], winner: Option<Color>) -> bool {
    let mut game = game.clone();
    let most = moves.len() * usize::from(game.rules().occurrences);
    for mv in moves.iter().cycle().take(most) {
        if game.play(*mv).is_err() {
            return false;
        }
        if let Some(found) = game.outcome() {
            return found.winner == winner;
        }
    }
    false
}
