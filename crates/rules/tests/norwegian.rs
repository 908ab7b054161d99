//! The figures of the Norwegian seed: those that its text describes (3, 4, 9), and positions that fit the captions of the
//! others (5 to 8).
//!
//! Green is Black. Ranks are counted from Red's side from 0, where the text counts them from the far side from 1.
//! What the text gets wrong is noted; its rule that a horse steps diagonally first contradicts its own figures 3 and 8.

use chuhe_rules::{Color, Ending, Game, Move, RuleSet};

fn game(fen: &str) -> Game {
    Game::from_fen_by(fen, RuleSet::NORWEGIAN).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// All moves, or those of the piece on a point, in order.
fn moves(fen: &str, from: &str) -> Vec<String> {
    let mut moves: Vec<String> = game(fen).legal_moves().into_iter().map(|mv| mv.to_string()).collect();
    moves.retain(|mv| mv.starts_with(from));
    moves.sort();
    moves
}

fn refusal(fen: &str, mv: &str) -> &'static str {
    let mv: Move = mv.parse().expect("a move");
    let game = game(fen);
    game.rules().legality(game.position(), mv).expect_err("the move is illegal").id()
}

#[test]
fn figure_3_two_horses() {
    let blocked = "4k4/9/6n2/5P3/5N3/9/9/9/9/3K5";
    assert!(moves(&format!("{blocked} b"), "g7").contains(&"g7f5".to_string()));
    assert_eq!(refusal(&format!("{blocked} w"), "f5g7"), "horse-leg-blocked");
    assert_eq!(moves(&format!("{blocked} w"), "f6"), ["f6e6", "f6f7", "f6g6"]);
    // The soldier has stepped aside: horse and soldier attack, and the other horse cannot come on.
    let freed = "4k4/9/6n2/6P2/5N3/9/9/9/9/3K5";
    assert_eq!(moves(&format!("{freed} w"), "f5").len(), 8);
    assert!(moves(&format!("{freed} w"), "g6").contains(&"g6g7".to_string()));
    assert_eq!(moves(&format!("{freed} b"), "g7"), ["g7e6", "g7e8", "g7f9", "g7h9", "g7i6", "g7i8"]);
}

#[test]
fn figure_4_two_cannons() {
    // The text calls the horse on g5 "g6" once, the elephant on e3 "d3", the soldier on c4 "c5".
    let checked = "1r1aka1n1/9/3nb4/pcp1C4/6NP1/9/9/9/9/3K5 b";
    assert_eq!(moves(checked, ""), ["b6e6", "d9e8", "e7c5", "e7c9", "e7g5", "e7g9", "f9e8"]);
    // It also lets the general step to d2 or f2, which is diagonal.
    assert_eq!(refusal(checked, "e9d8"), "not-how-it-moves");
    // The soldier has gone on: no screen is left between the cannons, but one before the soldier on the edge.
    let freed = "1r1aka1n1/9/3nb4/pc5C1/2p3NP1/9/9/9/9/3K5 w";
    assert_eq!(refusal(freed, "h6b6"), "cannon-no-screen");
    assert!(moves(freed, "h6").contains(&"h6a6".to_string()));
}

/// "Example of check with a cannon."
#[test]
fn figure_5_check_with_a_cannon() {
    let fen = "4k4/4a4/9/9/4C4/9/9/9/9/4K4 b";
    assert!(game(fen).position().is_check());
    // The general leaves the file, or the advisor that is the screen does.
    assert_eq!(moves(fen, ""), ["e8d7", "e8d9", "e8f7", "e8f9", "e9d9", "e9f9"]);
}

/// "The general cannot leave the palace to take the chariot. The horse threatens the whole back rank, the cannon the point
/// above the general."
#[test]
fn figure_6_mate_by_chariot_horse_and_cannon() {
    let fen = "2Rk5/CP7/4N4/9/9/9/9/9/9/5K3 b";
    assert_eq!(ending(fen), Some((Some(Color::Red), Ending::Checkmate)));
    assert_eq!(refusal(fen, "d9c9"), "leaves-palace");
    assert_eq!(refusal(fen, "d9e9"), "general-left-in-check");
    assert_eq!(refusal(fen, "d9d8"), "general-left-in-check");
    // Without the cannon the point above is free.
    assert_eq!(moves("2Rk5/1P7/4N4/9/9/9/9/9/9/5K3 b", ""), ["d9d8"]);
}

/// "The green general bars a file. Two cannons in a row keep the horse and the advisor from stepping between."
#[test]
fn figure_7_mate_by_two_cannons() {
    let fen = "5k3/9/9/4c4/9/4c4/9/9/2N6/3AK4 w";
    assert_eq!(ending(fen), Some((Some(Color::Black), Ending::Checkmate)));
    assert_eq!(refusal(fen, "e0f0"), "generals-would-face");
    // Whoever steps between is the screen of the nearer cannon.
    assert_eq!(refusal(fen, "c1e2"), "general-left-in-check");
    assert_eq!(refusal(fen, "d0e1"), "general-left-in-check");
    // With the green general elsewhere the file is open.
    assert_eq!(moves("3k5/9/9/4c4/9/4c4/9/9/2N6/3AK4 w", ""), ["e0f0"]);
}

/// "The green horse attacks the red one, but the soldier stands in the way of the red horse's attack."
#[test]
fn figure_8_a_horse_that_is_blocked() {
    let board = "4k4/9/9/6n2/4NP3/9/9/9/9/3K5";
    assert!(moves(&format!("{board} b"), "g6").contains(&"g6e5".to_string()));
    assert_eq!(refusal(&format!("{board} w"), "e5g6"), "horse-leg-blocked");
    assert_eq!(moves(&format!("{board} w"), "e5"), ["e5c4", "e5c6", "e5d3", "e5d7", "e5f3", "e5f7"]);
}

#[test]
fn figure_9_a_cannon_that_pins_two() {
    // The text has the colours the wrong way round: the red cannon holds two green pieces.
    let fen = "4k4/4a4/4b4/9/4C4/9/9/9/9/3K5 b";
    // The general may step aside; d9 is barred by the other general, and no piece can come to the point between.
    assert_eq!(moves(fen, ""), ["e9f9"]);
    assert_eq!(refusal(fen, "e8d9"), "general-left-in-check");
    assert_eq!(refusal(fen, "e7g9"), "general-left-in-check");
}

#[test]
fn either_side_may_begin() {
    assert_eq!(RuleSet::NORWEGIAN.first, chuhe_rules::First::Either);
    let black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b";
    assert_eq!(moves(black, "").len(), 44);
}

fn ending(fen: &str) -> Option<(Option<Color>, Ending)> {
    game(fen).outcome().map(|outcome| (outcome.winner, outcome.ending))
}
