//! Games on one screen.

use super::*;

fn against_computer(human: Color) -> LocalGame {
    LocalGame::new(Opponent::Computer { level: Level::ALL[0], human }, 7)
}

fn play(local: &mut LocalGame, moves: &str) {
    for word in moves.split(' ') {
        local.play(word.parse().unwrap()).unwrap();
    }
}

#[test]
fn a_person_moves_only_the_own_pieces_against_the_computer() {
    let mut local = against_computer(Color::Red);
    assert_eq!((local.movable(), local.awaits_computer()), (Some(Color::Red), None));
    play(&mut local, "h2e2");
    assert_eq!((local.movable(), local.awaits_computer()), (None, Some(Level::ALL[0])));
    assert_eq!(against_computer(Color::Black).movable(), None);
}

#[test]
fn two_players_move_in_turn() {
    let mut local = LocalGame::new(Opponent::SameScreen, 0);
    play(&mut local, "h2e2");
    assert_eq!((local.movable(), local.awaits_computer()), (Some(Color::Black), None));
}

#[test]
fn undo_takes_back_to_the_persons_turn() {
    let mut local = against_computer(Color::Red);
    assert!(!local.can_undo());
    play(&mut local, "h2e2");
    assert!(local.can_undo(), "while the computer thinks, the own move comes back");
    local.undo();
    assert_eq!(local.plies(), 0);
    play(&mut local, "h2e2 h9g7 h0g2 b9c7");
    local.undo();
    assert_eq!((local.plies(), local.movable()), (2, Some(Color::Red)));
}

#[test]
fn the_computers_first_move_cannot_be_taken_back_alone() {
    let mut local = against_computer(Color::Black);
    play(&mut local, "h2e2");
    assert!(!local.can_undo());
    local.undo();
    assert_eq!(local.plies(), 1);
}

#[test]
fn undo_between_two_players_takes_back_one_move() {
    let mut local = LocalGame::new(Opponent::SameScreen, 0);
    play(&mut local, "h2e2 h9g7");
    local.undo();
    assert_eq!(local.plies(), 1);
}

#[test]
fn resigning_ends_the_game() {
    let mut local = against_computer(Color::Black);
    assert!(!local.can_resign(), "before the first move there is nothing to give up");
    play(&mut local, "h2e2");
    local.resign();
    assert_eq!(local.verdict(), Some(Verdict::Resigned { winner: Color::Red }));
    assert_eq!((local.movable(), local.can_undo(), local.can_resign()), (None, false, false));
    let again = local.rematch(8);
    assert_eq!((again.plies(), again.verdict(), again.bottom()), (0, None, Color::Black));
}

#[test]
fn of_two_players_the_one_to_move_resigns() {
    let mut local = LocalGame::new(Opponent::SameScreen, 0);
    play(&mut local, "h2e2");
    local.resign();
    assert_eq!(local.verdict().and_then(Verdict::winner), Some(Color::Red));
}

#[test]
fn looking_back_shows_and_does_not_touch() {
    let mut local = LocalGame::new(Opponent::SameScreen, 0);
    play(&mut local, "h2e2 h9g7");
    local.show(1);
    assert_eq!((local.movable(), local.plies(), local.is_latest()), (None, 2, false));
    assert_eq!(local.position().turn(), Color::Black);
    assert_eq!(local.scene(&Input::default(), None).last_move, Some("h2e2".parse().unwrap()));
    local.show(99);
    assert!(local.is_latest());
    assert_eq!(local.movable(), Some(Color::Red));
}

#[test]
fn a_saved_game_comes_back_whole() {
    let mut local = against_computer(Color::Black);
    play(&mut local, "h2e2 h9g7 h0g2");
    local.flip();
    assert_eq!(LocalGame::load(&local.save()), Some(local.clone()));
    local.resign();
    assert_eq!(LocalGame::load(&local.save()), Some(local));
    let two = LocalGame::new(Opponent::SameScreen, 0);
    assert_eq!(LocalGame::load(&two.save()), Some(two));
}

#[test]
fn what_is_no_saved_game_is_none() {
    for text in [
        "",
        "2",
        "1 two 0 red red nobody h2e2",
        "1 two 0 red 0 red nobody h2e2",
        "2 two 0 red red nobody h2e2",
        "2 two 0 red -1 red nobody h2e2",
        "2 two 0 red 0 red nobody a0a9",
        "2 computer 7 red 0 red nobody",
        "2 computer 1 green 0 red nobody",
        "2 two 0 red 0 red someone",
    ] {
        assert_eq!(LocalGame::load(text), None, "{text}");
    }
}

#[test]
fn moves_are_written_in_the_chosen_way() {
    let mut local = LocalGame::new(Opponent::SameScreen, 0);
    play(&mut local, "h2e2 h9g7");
    let texts = |text, script| local.move_texts(text, script);
    assert_eq!(texts(MoveText::Chinese, chuhe_board::Script::Traditional), ["炮二平五", "馬8進7"]);
    assert_eq!(texts(MoveText::Chinese, chuhe_board::Script::Simplified), ["炮二平五", "马8进7"]);
    assert_eq!(texts(MoveText::Coordinates, chuhe_board::Script::Traditional), ["h2e2", "h9g7"]);
}

#[test]
fn the_question_tells_the_game_the_level_and_the_seed() {
    let mut local = against_computer(Color::Red);
    assert_eq!(local.question(), None, "it is the person's turn");
    play(&mut local, "h2e2");
    let begin = "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves";
    assert_eq!(local.question(), Some(format!("ucinewgame\n{begin} h2e2\ngo level 1 seed 7")));
    play(&mut local, "h9g7 h0g2");
    assert_eq!(local.question(), Some(format!("{begin} h2e2 h9g7 h0g2\ngo level 1 seed 7")));
    local.resign();
    assert_eq!(local.question(), None, "a game that is over asks nothing");
}

#[test]
fn a_question_fits_only_the_position_that_asks_it() {
    let mut local = against_computer(Color::Red);
    play(&mut local, "h2e2");
    let asked = local.question();
    local.undo();
    assert_ne!(local.question(), asked);
    play(&mut local, "b2e2");
    assert_ne!(local.question(), asked);
    let mut again = local.rematch(8);
    play(&mut again, "h2e2");
    assert_ne!(again.question(), asked, "another game has another seed");
    local.undo();
    play(&mut local, "h2e2");
    assert_eq!(local.question(), asked);
}
