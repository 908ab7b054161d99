//! The moves of a game as programs write them, with ranks from 0 or from 1.

use core::fmt::Display;

use chuhe_rules::{Game, Move};

use crate::ranks;

/// What programs call Red's back rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FirstRank {
    Zero,
    One,
}

/// Makes moves as far as they can be made.
///
/// Ranks count from 0, as all programs for xiangqi have it, unless a move has a rank 10, or unless only so all moves are
/// legal: programs for many games count from 1.
///
/// # Errors
/// If a move cannot be read or is illegal; those before it are made.
pub(super) fn play(game: &mut Game, moves: &[String]) -> Result<(), String> {
    let has_ten = moves.iter().any(|text| text.contains("10"));
    let has_zero = moves.iter().any(|text| text.replace("10", "").contains('0'));
    if has_ten {
        return play_from(game, moves, FirstRank::One);
    }
    let mut tried = game.clone();
    let played = play_from(&mut tried, moves, FirstRank::Zero);
    if played.is_err() && !has_zero {
        let mut other = game.clone();
        if play_from(&mut other, moves, FirstRank::One).is_ok() {
            *game = other;
            return Ok(());
        }
    }
    *game = tried;
    played
}

fn play_from(game: &mut Game, moves: &[String], first: FirstRank) -> Result<(), String> {
    for (number, text) in (1..).zip(moves) {
        let error = |reason: &dyn Display| format!("move {number}: {reason}");
        let mv = read(text, first).map_err(|reason| error(&format_args!("found {text:?}, {reason}")))?;
        game.play_on(mv).map_err(|illegal| error(&illegal))?;
    }
    Ok(())
}

fn read(text: &str, first: FirstRank) -> Result<Move, String> {
    match first {
        FirstRank::Zero => text.parse().map_err(|error: chuhe_rules::ParseMoveError| error.to_string()),
        FirstRank::One => ranks::read(text, 1).ok_or_else(|| {
            "expected a move such as h3e3: two different points, files a–i and ranks 1–10".to_owned()
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(moves: &str, played: &str) {
        let mut game = Game::start();
        let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
        play(&mut game, &moves).unwrap();
        let made: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
        assert_eq!(made.join(" "), played);
    }

    #[test]
    fn ranks_count_from_zero_or_from_one() {
        check("h2e2 h9g7 h0g2", "h2e2 h9g7 h0g2");
        check("h3e3 h10g8 h1g3", "h2e2 h9g7 h0g2");
        check("h3e3 h8e8", "h2e2 h7e7");
        // Legal either way: a soldier goes forward from rank 3, or from rank 4.
        check("a3a4", "a3a4");
        check("a4a5", "a3a4");
        check("", "");
    }

    #[test]
    fn what_is_legal_in_neither_count_is_told_in_the_usual_one() {
        let told = |moves: &[&str]| {
            let mut game = Game::start();
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            (play(&mut game, &moves).unwrap_err(), game.plies().len())
        };
        assert_eq!(told(&["h2e2", "e2e5"]), ("move 2: e2e5 is illegal: opponent-piece (e2)".to_owned(), 1));
        let (error, made) = told(&["h3e3", "h10g9"]);
        assert!(error.starts_with("move 2: h9g8 is illegal") && made == 1, "{error}");
        assert!(told(&["h11e3", "h10g8"]).0.contains("found \"h11e3\", expected a move such as h3e3"));
    }
}
