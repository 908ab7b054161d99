//! How games end, and why moves are refused.

use chuhe_rules::{Color, Ending, Game, GameError, Move, Position, Reason, Setup, Value};

fn game(text: &str) -> Game {
    Game::from_fen(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ends(text: &str, winner: Option<Color>, ending: Ending) {
    let outcome = game(text).outcome().unwrap_or_else(|| panic!("not over: {text}"));
    assert_eq!((outcome.winner, outcome.ending), (winner, ending), "{text}");
}

fn goes_on(text: &str) {
    assert_eq!(game(text).outcome(), None, "{text}");
}

#[test]
fn checkmate_and_stalemate_both_lose() {
    // The general on d9 may not step onto the file of the other general, nor next to the soldier.
    ends("3k5/9/3P5/9/9/9/9/9/4K4/9 b", Some(Color::Red), Ending::Stalemate);
    // Two chariots on the back ranks.
    ends("R3k4/1R7/9/9/9/9/9/9/9/3K5 b", Some(Color::Red), Ending::Checkmate);
    ends("3k5/9/9/9/9/9/9/9/2r6/1r2K4 w", Some(Color::Black), Ending::Checkmate);
    goes_on("startpos moves h2e2 h9g7");
}

#[test]
fn a_third_time_is_a_draw_unless_one_side_checked_all_along() {
    let quiet = "startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9";
    ends(quiet, None, Ending::Repetition { times: 3 });
    assert_eq!(game("startpos moves a0a1 a9a8 a1a0 a8a9").occurrences(), 2);
    goes_on("startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0");

    // Red's chariot checks with every move.
    let checks = "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9 e1d1";
    ends(checks, Some(Color::Black), Ending::PerpetualCheck { times: 3 });
    goes_on("3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1 d9e9 d1e1 e9d9");
    // One move of the cycle is no check.
    let cycle = "d9e9 d1g1 e9d9 g1d1";
    let broken = format!("3k5/9/9/9/9/9/9/9/3R5/5K3 b moves {cycle} {cycle}");
    ends(&broken, None, Ending::Repetition { times: 3 });
    // Black is the one who checks.
    let black = "5k3/3r5/9/9/9/9/9/9/9/3K5 w moves d0e0 d8e8 e0d0 e8d8 d0e0 d8e8 e0d0 e8d8";
    ends(black, Some(Color::Red), Ending::PerpetualCheck { times: 3 });
}

#[test]
fn a_second_time_tells_how_a_third_would_end() {
    let next = |text: &str| {
        game(text).next_repetition().map(|forecast| (forecast.outcome.winner, forecast.outcome.ending))
    };
    assert_eq!(next("startpos moves a0a1 a9a8 a1a0"), None);
    assert_eq!(next("startpos moves a0a1 a9a8 a1a0 a8a9"), Some((None, Ending::Repetition { times: 3 })));
    let checks = "3k5/9/9/9/9/9/9/9/3R5/5K3 b moves d9e9 d1e1 e9d9 e1d1";
    assert_eq!(next(checks), Some((Some(Color::Black), Ending::PerpetualCheck { times: 3 })));
    assert_eq!(next(&format!("{checks} d9e9 d1e1 e9d9 e1d1")), None, "it is over");
}

#[test]
fn a_capture_forgets_what_was_before() {
    let game = game("startpos moves b2b9 a9b9 h2h9 i9h9 a0a1 b9b8 a1a0 b8b9");
    assert_eq!(game.occurrences(), 2);
    let mut game = game;
    for mv in ["a0a1", "b9b8", "a1a0", "b8b9"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::Repetition { times: 3 }));
}

#[test]
fn draws_by_count_and_by_material() {
    ends("4k4/9/9/9/9/9/9/9/9/3K2R2 w - - 120 90", None, Ending::MoveLimit { plies: 120 });
    goes_on("4k4/9/9/9/9/9/9/9/9/3K2R2 w - - 119 90");
    ends("4k4/9/9/9/9/9/9/9/9/3K2R2 w - - 119 90 moves g0g1", None, Ending::MoveLimit { plies: 120 });
    // Mate on the last ply counts.
    ends("4k4/R8/9/9/9/9/9/9/9/3K2R2 w - - 119 90 moves g0g9", Some(Color::Red), Ending::Checkmate);
    ends("2bak4/9/9/9/9/9/9/9/9/3K1AB2 w", None, Ending::DeadMaterial);
    ends("5k3/9/9/9/9/9/9/9/3Kp4/9 w moves d1e1", None, Ending::DeadMaterial);
    ends("4k4/9/9/9/9/9/9/9/9/3K1C3 w", None, Ending::DeadMaterial);
    goes_on("4k4/9/9/9/9/9/9/9/4A4/3K1C3 w");
}

#[test]
fn a_finished_game_takes_no_move_but_takes_one_back() {
    let mut game = game("4k4/R8/9/9/9/9/9/9/9/3K2R2 w moves g0g9");
    let refused = game.play("e9e8".parse().unwrap()).unwrap_err();
    assert_eq!(refused.id(), "game-over");
    assert_eq!(game.undo(), "g0g9".parse().ok());
    assert_eq!(game.outcome(), None);
    assert_eq!(game.undo(), None);
}

#[test]
fn texts_that_are_no_game() {
    assert!(matches!(Game::from_fen("nonsense"), Err(GameError::Fen(_))));
    assert!(matches!(Game::from_fen("9/9/9/9/9/9/9/9/9/9 w"), Err(GameError::Setup(_))));
    assert!(
        matches!(Game::from_fen("startpos moves h2e2 xx"), Err(GameError::Move { ply: 2, found }) if found == "xx")
    );
    assert!(matches!(Game::from_fen("startpos moves h2e2 h2e2"), Err(GameError::Illegal { ply: 2, .. })));
}

#[test]
fn counters_at_their_end_come_back_too() {
    let mut game = game("4k4/9/9/9/9/9/9/9/9/3K2R2 b - - 0 65535 moves e9e8 g0g1");
    let start = game.start_position().clone();
    while game.undo().is_some() {}
    assert_eq!(*game.position(), start);
}

fn refused(fen: &str, mv: &str, id: &str, square: &str) {
    let position = Position::try_from(Setup::from_fen(fen).expect(fen)).expect(fen);
    let illegal = position.legality(mv.parse::<Move>().expect(mv)).expect_err(mv);
    assert_eq!(illegal.id(), id, "{fen} {mv}");
    let marked = illegal.square().map(|square| square.to_string()).unwrap_or_default();
    assert_eq!(marked, square, "{fen} {mv}");
    if !square.is_empty() {
        assert_eq!(illegal.args().get("square"), Some(&Value::Text(square.to_string())));
    }
}

#[test]
fn every_refusal_names_its_reason() {
    let start = "startpos";
    refused(start, "e4e5", "no-piece", "e4");
    refused(start, "b7b6", "opponent-piece", "b7");
    refused(start, "a0b0", "own-piece-there", "b0");
    refused(start, "b0d1", "horse-leg-blocked", "c0");
    refused(start, "b0b2", "not-how-it-moves", "");
    refused(start, "a0a5", "path-blocked", "a3");
    refused(start, "b2b8", "path-blocked", "b7");
    refused(start, "b2b7", "cannon-no-screen", "b7");
    refused("rnbakabnr/9/9/1c5c1/p1p1p1p1p/9/9/1C5C1/9/RNBAKABNR w", "b2b6", "cannon-no-screen", "b6");
    refused(start, "e3d3", "soldier-sideways-before-river", "");
    refused(start, "e3e5", "soldier-one-step", "");
    refused(start, "e3f4", "not-how-it-moves", "");
    refused(start, "e0d1", "not-how-it-moves", "");
    refused(start, "d0c1", "leaves-palace", "");
    refused(start, "a0b1", "not-how-it-moves", "");
    refused("4k4/9/9/4P4/9/9/9/9/9/3K5 w", "e6e5", "soldier-cannot-retreat", "");
    refused("4k4/9/9/4P4/9/9/9/9/9/3K5 w", "e6c6", "soldier-one-step", "");
    refused("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6", "elephant-cannot-cross-river", "");
    refused("4k4/9/9/9/9/2B6/3n5/9/9/3K5 w", "c4e2", "elephant-eye-blocked", "d3");
    refused("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0c0", "leaves-palace", "");
    refused("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0e0", "generals-would-face", "e9");
    refused("4k4/9/9/9/4N4/9/9/9/9/4K4 w", "e5f7", "generals-would-face", "e9");
    refused("3k5/4r4/9/9/4R4/9/9/9/9/4K4 w", "e5d5", "general-left-in-check", "e8");
    refused("3k5/4c4/9/4p4/4R4/9/9/9/9/4K4 w", "e5e6", "general-left-in-check", "e8");
    refused("5k3/9/9/9/9/9/9/3n5/3C5/4K4 w", "d1a1", "general-left-in-check", "d2");
    refused("3k5/9/n8/p8/p8/9/9/9/9/C3K4 w", "a0a7", "cannon-too-many-screens", "a7");
}

#[test]
fn every_fault_of_a_board_is_named() {
    let check = |fen: &str, ids: &[&str]| {
        let error = Position::try_from(Setup::from_fen(fen).expect(fen)).expect_err(fen);
        let found: Vec<&str> = error.faults.iter().map(Reason::id).collect();
        assert_eq!(found, ids, "{fen}: {error}");
        assert_eq!(*error.setup, Setup::from_fen(fen).expect(fen));
    };
    check("9/9/9/9/9/9/9/9/9/9 w", &["setup-no-general", "setup-no-general"]);
    check("4k4/9/9/9/9/9/9/9/9/3KK4 w", &["setup-two-generals"]);
    check("9/9/9/4k4/9/9/9/9/9/3K5 w", &["setup-general-outside-palace"]);
    check("k8/9/9/9/9/9/9/9/9/3K5 w", &["setup-general-outside-palace"]);
    check("4k4/9/9/9/RRR6/9/9/9/9/3K5 w", &["setup-too-many"]);
    check("4k4/9/9/PPPPPP3/9/9/9/9/9/3K5 w", &["setup-too-many"]);
    check("4k4/9/9/9/9/9/9/9/4A4/3KA4 w", &["setup-impossible-point"]);
    check("4k4/9/9/9/9/9/9/9/3B5/3K5 w", &["setup-impossible-point"]);
    check("4k4/9/9/2B6/9/9/9/9/9/3K5 w", &["setup-impossible-point"]);
    check("4k4/9/9/9/9/9/9/P8/9/3K5 w", &["setup-soldier-behind-start"]);
    check("4k4/9/9/9/9/9/1P7/9/9/3K5 w", &["setup-soldier-file"]);
    check("4k4/9/9/9/9/9/9/9/9/4K4 w", &["setup-generals-facing"]);
    check("4k4/9/9/4R4/9/9/9/9/9/3K5 w", &["setup-opponent-in-check"]);
    let many = ["setup-impossible-point", "setup-soldier-behind-start", "setup-too-many"];
    check("4k4/9/9/9/RRR6/9/9/P8/4B4/3K5 w", &many);
}

#[test]
fn positions_of_real_programs_are_accepted() {
    for fen in [
        "startpos",
        "4k4/9/9/9/9/9/9/9/9/3K5 b",
        "3k5/4P4/4b4/9/9/9/9/9/6r2/4K4 b - - 5 60",
        "2bakab2/9/9/9/9/4P4/9/4B4/4A4/2BAK4 w",
    ] {
        let setup = Setup::from_fen(fen).expect(fen);
        assert!(Position::try_from(setup).is_ok(), "{fen}");
    }
}

#[test]
fn a_referee_of_other_rules_may_play_on() {
    let mut game = game("startpos moves a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9");
    let over = game.outcome();
    assert!(over.is_some());
    let mv: Move = "a0a1".parse().unwrap();
    assert_eq!(game.play(mv).unwrap_err().why, chuhe_rules::Why::GameOver);
    game.play_on(mv).unwrap();
    assert_eq!(game.plies().len(), 9);
    assert!(game.play_on(mv).is_err());
    assert_eq!(game.undo(), Some(mv));
    assert_eq!(game.outcome(), over);
}
