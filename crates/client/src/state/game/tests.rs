//! Games on one screen.

use super::*;

#[test]
fn nothing_can_be_moved_before_the_game_is_known() {
    let local = LocalGame::awaited();
    assert_eq!((local.movable(), local.bottom(), local.question()), (None, Color::Red, None));
}

fn against_computer(human: Color) -> LocalGame {
    LocalGame::new(Opponent::Computer { level: Level::LOWEST, human }, RuleSet::WXF, Color::Red, 7)
}

fn two_players(rules: RuleSet) -> LocalGame {
    LocalGame::new(Opponent::SameScreen, rules, Color::Red, 0)
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
    assert_eq!((local.movable(), local.awaits_computer()), (None, Some(Level::LOWEST)));
    assert_eq!(against_computer(Color::Black).movable(), None);
}

#[test]
fn two_players_move_in_turn() {
    let mut local = two_players(RuleSet::WXF);
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
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, "h2e2 h9g7");
    local.undo();
    assert_eq!(local.plies(), 1);
}

#[test]
fn what_was_taken_back_can_be_made_again_in_its_order() {
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, "h2e2 h9g7 h0g2");
    assert!(!local.can_redo());
    local.undo();
    local.undo();
    local.redo();
    assert_eq!((local.plies(), local.shown(), local.can_redo()), (2, 2, true));
    local.redo();
    assert_eq!(local.game().moves().last(), "h0g2".parse().ok());
    assert!(!local.can_redo());
    local.redo();
    assert_eq!(local.plies(), 3, "there is nothing more to make again");
}

#[test]
fn against_the_computer_its_answer_is_made_again_too() {
    let mut local = against_computer(Color::Red);
    play(&mut local, "h2e2 h9g7 h0g2 b9c7");
    local.undo();
    local.undo();
    local.redo();
    assert_eq!((local.plies(), local.movable()), (2, Some(Color::Red)));
    local.redo();
    assert_eq!((local.plies(), local.can_redo()), (4, false));
}

#[test]
fn a_move_that_the_computer_had_not_answered_is_asked_about_again() {
    let mut local = against_computer(Color::Red);
    play(&mut local, "h2e2");
    let asked = local.question();
    local.undo();
    local.redo();
    assert_eq!((local.plies(), local.question()), (1, asked));
}

#[test]
fn another_move_than_the_one_taken_back_ends_what_can_be_made_again() {
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, "h2e2 h9g7 h0g2");
    local.undo();
    local.undo();
    play(&mut local, "h9g7");
    assert!(local.can_redo(), "the same move goes the same way");
    local.undo();
    play(&mut local, "b9c7");
    assert!(!local.can_redo());
}

#[test]
fn what_was_taken_back_is_kept_with_the_game() {
    let mut local = against_computer(Color::Red);
    play(&mut local, "h2e2 h9g7 h0g2 b9c7");
    local.undo();
    assert_eq!(LocalGame::load(&local.save()), Some(local.clone()));
    local.undo();
    assert!(local.is_unfinished(), "it would be a pity to lose it");
    assert!(!local.can_resign(), "there is nothing to give up");
    let mut again = LocalGame::load(&local.save()).expect("it has been saved");
    again.redo();
    again.redo();
    assert_eq!(again.plies(), 4);
}

#[test]
fn what_others_wrote_as_taken_back_is_not_made() {
    let mut local = LocalGame::load("3 two 0 red 0 red nobody wxf red h2e2 - a0a9").expect("a game");
    local.redo();
    assert_eq!((local.plies(), local.can_redo()), (1, false));
}

#[test]
fn resigning_ends_the_game() {
    let mut local = against_computer(Color::Black);
    assert!(!local.can_resign(), "before the first move there is nothing to give up");
    play(&mut local, "h2e2");
    local.resign();
    assert_eq!(local.verdict(), Some(End { winner: Some(Color::Red), how: How::Resignation }));
    assert_eq!((local.movable(), local.can_undo(), local.can_resign()), (None, false, false));
    let again = local.rematch(8);
    assert_eq!((again.plies(), again.verdict(), again.bottom()), (0, None, Color::Black));
}

#[test]
fn of_two_players_the_one_to_move_resigns() {
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, "h2e2");
    local.resign();
    assert_eq!(local.verdict().and_then(|end| end.winner), Some(Color::Red));
}

#[test]
fn looking_back_shows_and_does_not_touch() {
    let mut local = two_players(RuleSet::WXF);
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
    let two = two_players(RuleSet::WXF);
    assert_eq!(LocalGame::load(&two.save()), Some(two));
}

#[test]
fn what_is_no_saved_game_is_none() {
    for text in [
        "",
        "2",
        "1 two 0 red red nobody h2e2",
        "1 two 0 red 0 red nobody h2e2",
        "4 two 0 red 0 red nobody wxf red h2e2",
        "3 two 0 red 0 red nobody",
        "3 two 0 red 0 red nobody h2e2 h9g7",
        "3 two 0 red 0 red nobody unheard-of red",
        "2 two 0 red red nobody h2e2",
        "2 two 0 red -1 red nobody h2e2",
        "2 two 0 red 0 red nobody a0a9",
        "2 computer 17 red 0 red nobody",
        "2 computer 1 green 0 red nobody",
        "2 two 0 red 0 red someone",
        "3 two 0 red 0 red nobody wxf red h2e2 - never",
    ] {
        assert_eq!(LocalGame::load(text), None, "{text}");
    }
}

#[test]
fn moves_are_written_in_the_chosen_way() {
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, "h2e2 h9g7");
    let texts = |text, script| local.move_texts(text, script);
    assert_eq!(texts(MoveText::Chinese, Script::Simplified), ["炮二平五", "马8进7"]);
    for (text, written) in MoveText::ALL.iter().zip([
        ["炮二平五", "馬8進7"],
        ["C2=5", "H8+7"],
        ["Che3", "Hg8"],
        ["P2-5", "M8.7"],
        ["C 82-85", "H 108-87"],
        ["h2e2", "h9g7"],
    ]) {
        assert_eq!(texts(*text, Script::Traditional), written);
    }
}

#[test]
fn the_question_tells_the_game_the_level_and_the_seed() {
    let mut local = against_computer(Color::Red);
    assert_eq!(local.question(), None, "it is the person's turn");
    play(&mut local, "h2e2");
    let begin =
        "rules wxf\nposition fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves";
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

#[test]
fn a_game_of_an_older_page_is_played_by_the_default_rules() {
    let old = LocalGame::load("2 computer 3 black 7 red nobody h2e2 h9g7").unwrap();
    assert_eq!((old.game().rules(), old.plies()), (&RuleSet::WXF, 2));
    assert_eq!(old.opponent(), Opponent::Computer { level: Level::try_new(3).unwrap(), human: Color::Black });
    assert_eq!(old.save(), "3 computer 3 black 7 red nobody wxf red h2e2 h9g7");
}

#[test]
fn every_named_set_is_kept_with_its_game_and_stays_for_a_rematch() {
    for rules in RuleSet::NAMED {
        let mut local = two_players(rules.clone());
        play(&mut local, "h2e2 h9g7");
        let again = LocalGame::load(&local.save()).unwrap();
        assert_eq!(again, local);
        assert_eq!(again.rematch(1).game().rules(), &rules);
    }
}

#[test]
fn a_custom_or_unknown_set_is_not_guessed() {
    assert_eq!(LocalGame::load("3 two 0 red 0 red nobody our-club red h2e2"), None);
}

#[test]
fn black_begins_where_the_rules_let_it() {
    let black = |rules| LocalGame::new(Opponent::SameScreen, rules, Color::Black, 0);
    assert_eq!(black(RuleSet::WXF).movable(), Some(Color::Red));
    let mut local = black(RuleSet::NORWEGIAN);
    assert_eq!(local.movable(), Some(Color::Black));
    play(&mut local, "h9g7");
    assert_eq!(LocalGame::load(&local.save()), Some(local.clone()));
    assert_eq!(local.rematch(1).movable(), Some(Color::Black));
}

#[test]
fn the_computer_is_told_the_rules_and_begins_where_it_is_its_turn() {
    let opponent = Opponent::Computer { level: Level::LOWEST, human: Color::Red };
    let local = LocalGame::new(opponent, RuleSet::NORWEGIAN, Color::Black, 7);
    let question = local.question().expect("Black is the computer");
    assert!(question.starts_with("ucinewgame\nrules norwegian\nposition fen "), "{question}");
    assert!(question.contains(" b - - 0 1 moves"), "{question}");
    assert!(!local.can_undo());
}

#[test]
fn where_the_general_is_taken_it_may_be_left_attacked() {
    // The cannon checks over the advisor, and Black overlooks it.
    let mut taken = two_players(RuleSet::CAPTURE);
    play(&mut taken, "h2e2 d9e8 e2e6 a6a5");
    assert!(taken.scene(&Input::default(), None).check.is_none(), "it is Red's turn");
    play(&mut taken, "e6e9");
    assert_eq!(taken.verdict().and_then(|end| end.winner), Some(Color::Red));
    assert!(taken.scene(&Input::default(), None).check.is_none(), "a general that was taken is in no check");
    taken.undo();
    assert_eq!((taken.verdict(), taken.movable()), (None, Some(Color::Red)));
    let mut strict = two_players(RuleSet::WXF);
    play(&mut strict, "h2e2 d9e8 e2e6");
    assert!(strict.play("a6a5".parse().unwrap()).is_err(), "elsewhere a check must be answered");
}

/// The point of a piece and where it may go so that the position comes up once too often.
fn repeats(local: &LocalGame, from: &str) -> Vec<String> {
    let mut hands = Input::default();
    let turn = chuhe_board::input::Turn {
        position: local.game().position(),
        rules: local.game().rules(),
        bottom: Color::Red,
        movable: local.movable(),
    };
    hands.handle(chuhe_board::input::Event::Activated(from.parse().unwrap()), turn);
    local.scene(&hands, None).repeats.into_iter().map(|square| square.to_string()).collect()
}

const HORSES: &str = "h0g2 h9g7 g2h0 g7h9";

#[test]
fn the_target_of_the_last_repetition_is_marked_and_may_be_played() {
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, HORSES);
    play(&mut local, "h0g2 h9g7 g2h0");
    assert_eq!(repeats(&local, "g7"), ["h9"]);
    assert_eq!(repeats(&local, "b9"), Vec::<String>::new());
    play(&mut local, "g7h9");
    assert_eq!(local.verdict().map(|end| end.winner), Some(None));
    assert_eq!(local.forecasts(), []);
}

#[test]
fn a_set_that_allows_more_repetitions_warns_later() {
    let mut local = two_players(RuleSet::HEBREW);
    play(&mut local, HORSES);
    play(&mut local, HORSES);
    play(&mut local, "h0g2 h9g7 g2h0");
    assert_eq!(repeats(&local, "g7"), ["h9"]);
    let mut never = two_players(RuleSet::CAPTURE);
    for _ in 0..4 {
        play(&mut never, HORSES);
    }
    assert_eq!(never.forecasts(), []);
}

#[test]
fn a_repetition_is_explained_until_it_is_taken_back() {
    let mut local = two_players(RuleSet::WXF);
    play(&mut local, "a3a4 a6a5");
    play(&mut local, HORSES);
    assert_eq!(local.explanation(), None);
    play(&mut local, HORSES);
    let plies = local.explanation().expect("the game is a draw").plies();
    assert_eq!(plies, 3..=10);
    assert!(LocalGame::load(&local.save()).unwrap().explanation().is_some());
    local.undo();
    assert_eq!(local.explanation(), None);
}

fn given(handicap: Handicap) -> LocalGame {
    let opponent = Opponent::Computer { level: Level::LOWEST, human: Color::Black };
    LocalGame::with_handicap(opponent, RuleSet::WXF, handicap, 7)
}

#[test]
fn who_gives_a_handicap_plays_red_and_lacks_the_pieces() {
    let local = given(Handicap::TwoHorses);
    assert_eq!((local.bottom(), local.awaits_computer()), (Color::Black, Some(Level::LOWEST)));
    assert_eq!(local.game().position().fen(), Handicap::TwoHorses.fen());
    assert!(local.question().is_some_and(|question| question.contains("R1BAKAB1R w")));
    assert_eq!(given(Handicap::FirstMove).movable(), Some(Color::Black));
}

#[test]
fn a_handicap_can_be_given_by_all_rules() {
    for rules in RuleSet::NAMED {
        for handicap in Handicap::all() {
            let local = LocalGame::with_handicap(Opponent::SameScreen, rules.clone(), handicap, 7);
            assert_eq!(local.verdict(), None, "{} {handicap:?}", rules.name);
        }
    }
}

#[test]
fn a_handicap_is_kept_with_the_game_and_given_again_in_the_next() {
    for handicap in Handicap::all() {
        let mut local = given(handicap);
        let moves = local.game().legal_moves();
        local.play(moves[0]).unwrap();
        let loaded = LocalGame::load(&local.save());
        assert_eq!(loaded, Some(local.clone()));
        local.undo();
        local.redo();
        assert_eq!(local.handicap(), Some(handicap));
        let again = local.rematch(8);
        assert_eq!(again, LocalGame { seed: 8, ..given(handicap) });
    }
}

#[test]
fn a_handicap_that_does_not_exist_is_not_read() {
    assert_eq!(LocalGame::load("3 computer 1 black 7 black nobody wxf queen"), None);
    assert_eq!(
        LocalGame::load("3 computer 1 black 7 black nobody wxf two-horses b0c2"),
        None,
        "no horse is there"
    );
}

#[test]
fn who_loses_to_the_computer_is_offered_more_pieces_each_time() {
    let lost = |mut local: LocalGame| {
        let moves = local.game().legal_moves();
        local.play(moves[0]).unwrap();
        assert_eq!(local.offer(), None, "the game goes on");
        local.resign();
        local
    };
    assert_eq!(lost(against_computer(Color::Red)).offer(), Some(Handicap::TwoHorses));
    assert_eq!(lost(given(Handicap::TwoHorses)).offer(), Some(Handicap::Chariot));
    assert_eq!(lost(given(Handicap::TwoChariotsAndHorse)).offer(), None, "there is nothing more to give");
    assert_eq!(lost(two_players(RuleSet::WXF)).offer(), None, "nobody there has anything to give");
    let mut won = against_computer(Color::Black);
    won.game = Game::from_fen("3k5/R8/9/9/9/9/p8/9/9/4K3R w").unwrap();
    won.opponent = Opponent::Computer { level: Level::LOWEST, human: Color::Red };
    play(&mut won, "i0i9");
    assert_eq!(won.verdict().and_then(|end| end.winner), Some(Color::Red));
    assert_eq!(won.offer(), None);
}
