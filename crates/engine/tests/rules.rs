//! What the engine knows of the rules that end a game by repetition.

use chuhe_engine::{Limits, Score, Searcher, Stop};
use chuhe_rules::{Game, Move};

fn think(game: &str, only: &[&str]) -> (Option<Move>, Score) {
    think_to(4, game, only)
}

fn think_to(depth: u32, game: &str, only: &[&str]) -> (Option<Move>, Score) {
    let game = Game::from_fen(game).unwrap();
    let limits = Limits {
        depth: Some(depth),
        search_moves: only.iter().map(|mv| mv.parse().unwrap()).collect(),
        ..Limits::default()
    };
    let answer = Searcher::new(1).search(&game, &limits, &(), &Stop::new(), |_| {});
    (answer.best, answer.score)
}

/// Red's chariot chases a horse that nothing protects; its next move h0i0 would bring the position up for the third time.
const CHASE: &str = "3k4n/9/9/9/9/9/9/9/9/4K3R b moves i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";

#[test]
fn a_move_that_loses_by_a_chase_is_avoided() {
    let (best, _) = think(CHASE, &[]);
    assert!(best.is_some_and(|mv| mv.to_string() != "h0i0"), "{best:?}");
    let (best, score) = think(CHASE, &["h0i0"]);
    assert_eq!((best, score), ("h0i0".parse().ok(), Score::LossByRule));
}

#[test]
fn a_win_by_rule_is_taken_and_is_no_mate() {
    // Black closes the cycle in which Red has chased, and wins.
    let (best, score) = think("3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0", &[]);
    assert_eq!((best, score), ("h7i9".parse().ok(), Score::WinByRule));
}

#[test]
fn repetition_alone_is_no_mate() {
    // Positions of which another engine said that they were mates: what is forced in them can only be repeated.
    for fen in ["3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w", "5R3/4k4/9/4r4/9/9/5p3/5A3/5K3/9 b"] {
        for depth in 1..=12 {
            let (_, score) = think_to(depth, fen, &[]);
            assert!(matches!(score, Score::Centipawns(_)), "{fen} at depth {depth}: {score:?}");
        }
        let (_, score) = think_to(14, fen, &[]);
        assert!(matches!(score, Score::Centipawns(-300..300)), "{fen}: {score:?}");
    }
}

#[test]
fn checks_that_may_not_go_on_save_nobody() {
    // Another engine took Red's checks for a draw.
    let (_, score) = think_to(10, "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w", &[]);
    assert!(matches!(score, Score::Centipawns(..-500) | Score::LossByRule | Score::MatedIn(_)), "{score:?}");
}
