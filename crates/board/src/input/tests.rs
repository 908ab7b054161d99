use chuhe_rules::Game;
use proptest::prelude::*;

use super::*;

fn point(name: &str) -> Square {
    name.parse().unwrap()
}

fn place(name: &str) -> Place {
    Place::of(point(name), Color::Red)
}

/// Plays a script of events on the start position and gives what each came to.
///
/// `+e3` presses on a point, `~e4` moves the pointer there, `-e4` releases, `x` cancels; anything else is a key.
fn run(input: &mut Input, movable: Option<Color>, script: &str) -> Vec<Option<Effect>> {
    let position = Position::start();
    let turn = Turn { position: &position, rules: &RuleSet::WXF, bottom: Color::Red, movable };
    let event = |word: &str| match word.split_at(1) {
        ("+", name) => Event::Down { pointer: 1, at: place(name) },
        ("~", name) => Event::Moved { pointer: 1, at: place(name) },
        ("-", name) => Event::Up { pointer: 1, at: place(name) },
        ("x", "") => Event::Cancelled { pointer: 1 },
        _ => Event::Key(Key::from_name(word).expect("a key")),
    };
    script.split(' ').map(|word| input.handle(event(word), turn)).collect()
}

fn last(script: &str) -> Option<Effect> {
    run(&mut Input::default(), Some(Color::Red), script).pop().unwrap()
}

fn played(mv: &str) -> Effect {
    Effect::Played(mv.parse().unwrap())
}

#[test]
fn a_press_takes_a_piece_in_hand_at_once() {
    assert_eq!(last("+h2"), Some(Effect::Selected(point("h2"))));
}

#[test]
fn two_taps_make_a_move() {
    assert_eq!(last("+h2 -h2 +e2 -e2"), Some(played("h2e2")));
}

#[test]
fn a_drag_makes_a_move() {
    assert_eq!(last("+h2 ~g2 ~e2 -e2"), Some(played("h2e2")));
}

#[test]
fn a_second_tap_puts_the_piece_back() {
    assert_eq!(last("+h2 -h2 +h2 -h2"), Some(Effect::Deselected));
}

#[test]
fn a_tap_on_another_own_piece_takes_that_one() {
    assert_eq!(last("+h2 -h2 +h0"), Some(Effect::Selected(point("h0"))));
    assert_eq!(last("+h2 -h2 +h0 -h0 +g2 -g2"), Some(played("h0g2")));
}

#[test]
fn a_drag_back_home_keeps_the_piece_in_hand() {
    assert_eq!(last("+h2 ~h4 ~h2 -h2"), Some(Effect::Selected(point("h2"))));
    assert_eq!(last("+h2 ~h4 ~h2 -h2 +e2 -e2"), Some(played("h2e2")));
}

#[test]
fn a_cancelled_press_undoes_itself() {
    assert_eq!(last("+h2 ~h4 x"), Some(Effect::Deselected));
    assert_eq!(last("+h2 -h2 +e2 x +e2 -e2"), Some(played("h2e2")));
}

#[test]
fn a_slip_off_the_target_is_no_move() {
    assert_eq!(last("+h2 -h2 +e2 ~f2 -f2"), None);
}

#[test]
fn refusals_tell_the_reason_and_keep_the_piece() {
    let mut input = Input::default();
    let effects = run(&mut input, Some(Color::Red), "+b0 -b0 +d1 -d1");
    let Some(Some(Effect::Refused(reason))) = effects.last() else { panic!("{effects:?}") };
    assert_eq!(reason.id(), "horse-leg-blocked");
    assert_eq!(reason.square(), Some(point("c0")));
    assert_eq!(input.selected(), Some(point("b0")));
}

#[test]
fn a_drag_onto_an_own_piece_is_refused() {
    let Some(Effect::Refused(reason)) = last("+a0 ~a3 -a3") else { panic!() };
    assert_eq!(reason.id(), "own-piece-there");
}

#[test]
fn the_other_sides_pieces_and_empty_points_do_nothing() {
    assert_eq!(last("+h9 -h9"), None);
    assert_eq!(last("+e4 -e4"), None);
}

#[test]
fn nothing_moves_out_of_turn() {
    for movable in [None, Some(Color::Black)] {
        let effects =
            run(&mut Input::default(), movable, "+h2 ~e2 -e2 +h2 -h2 +e2 -e2 +h7 -h7 +e7 -e7 Enter");
        assert!(effects.iter().all(Option::is_none), "{effects:?}");
    }
}

#[test]
fn a_second_finger_changes_nothing() {
    let position = Position::start();
    let turn =
        Turn { position: &position, rules: &RuleSet::WXF, bottom: Color::Red, movable: Some(Color::Red) };
    let mut input = Input::default();
    input.handle(Event::Down { pointer: 1, at: place("h2") }, turn);
    assert_eq!(input.handle(Event::Down { pointer: 2, at: place("e2") }, turn), None);
    assert_eq!(input.handle(Event::Up { pointer: 2, at: place("e2") }, turn), None);
    assert_eq!(input.handle(Event::Up { pointer: 1, at: place("h2") }, turn), None);
    assert_eq!(input.selected(), Some(point("h2")));
}

#[test]
fn keys_walk_the_board_as_it_is_seen() {
    assert_eq!(last("ArrowUp ArrowRight"), Some(Effect::Focused(point("f1"))));
    assert_eq!(last("Home ArrowLeft"), Some(Effect::Focused(point("a0"))));
    let position = Position::start();
    let turn = Turn { position: &position, rules: &RuleSet::WXF, bottom: Color::Black, movable: None };
    let mut input = Input::default();
    assert_eq!(
        input.handle(Event::Key(Key::Up), turn),
        Some(Effect::Focused(point("e0"))),
        "the top edge holds"
    );
    assert_eq!(input.handle(Event::Key(Key::Down), turn), Some(Effect::Focused(point("e1"))));
    assert_eq!(input.handle(Event::Key(Key::Left), turn), Some(Effect::Focused(point("f1"))));
}

#[test]
fn keys_go_on_from_where_the_focus_was_put() {
    let position = Position::start();
    let turn =
        Turn { position: &position, rules: &RuleSet::WXF, bottom: Color::Red, movable: Some(Color::Red) };
    let mut input = Input::default();
    assert_eq!(input.handle(Event::Entered(point("a3")), turn), Some(Effect::Focused(point("a3"))));
    assert_eq!(input.handle(Event::Entered(point("a3")), turn), None);
    assert_eq!(input.handle(Event::Key(Key::Enter), turn), Some(Effect::Selected(point("a3"))));
}

#[test]
fn a_move_by_keys_alone() {
    let up_to_soldier = "ArrowUp ArrowUp ArrowUp Enter ArrowUp Enter";
    assert_eq!(last(up_to_soldier), Some(played("e3e4")));
    assert_eq!(last("ArrowUp ArrowUp ArrowUp Enter Escape"), Some(Effect::Deselected));
}

fn any_event() -> impl Strategy<Value = Event> {
    let at = (-50.0_f32..950.0, -50.0_f32..1050.0).prop_map(|(x, y)| Place { x, y });
    let pointer = 1..3;
    prop_oneof![
        4 => (pointer.clone(), at.clone()).prop_map(|(pointer, at)| Event::Down { pointer, at }),
        2 => (pointer.clone(), at.clone()).prop_map(|(pointer, at)| Event::Moved { pointer, at }),
        4 => (pointer.clone(), at).prop_map(|(pointer, at)| Event::Up { pointer, at }),
        1 => pointer.prop_map(|pointer| Event::Cancelled { pointer }),
        2 => (0..8_usize).prop_map(|i| Event::Key(
            [Key::Left, Key::Right, Key::Up, Key::Down, Key::Home, Key::End, Key::Enter, Key::Escape][i]
        )),
        4 => (0..90_usize).prop_map(|i| Event::Activated(Square::try_new(i).unwrap())),
        1 => (0..90_usize).prop_map(|i| Event::Entered(Square::try_new(i).unwrap())),
    ]
}

proptest! {
    /// Whatever is done to the board, in whatever order: only legal moves come out, only of the side that may move,
    /// and nothing panics.
    #[test]
    fn only_legal_moves_come_out(events in proptest::collection::vec(any_event(), 1..200), flipped: bool, only_red: bool) {
        let mut game = Game::start();
        let mut input = Input::default();
        for event in events {
            let movable = (!only_red || game.position().turn() == Color::Red).then_some(game.position().turn());
            let bottom = if flipped { Color::Black } else { Color::Red };
            let turn = Turn { position: game.position(), rules: game.rules(), bottom, movable };
            match input.handle(event, turn) {
                Some(Effect::Played(mv)) => {
                    prop_assert!(game.position().is_legal(mv));
                    prop_assert_eq!(game.position().piece_at(mv.from()).map(|piece| piece.color), movable);
                    prop_assert_eq!(input.selected(), None);
                    game.play(mv).unwrap();
                    if game.outcome().is_some() {
                        break;
                    }
                    if only_red {
                        let reply = game.position().legal_moves()[0];
                        game.play(reply).unwrap();
                    }
                }
                Some(Effect::Refused(reason)) => prop_assert!(!game.position().is_legal(reason.mv)),
                Some(Effect::Selected(square)) => {
                    prop_assert_eq!(game.position().piece_at(square).map(|piece| piece.color), movable);
                }
                _ => {}
            }
            if let Some(selected) = input.selected() {
                prop_assert!(game.position().piece_at(selected).is_some());
            }
        }
    }
}

#[test]
fn the_rules_say_what_may_be_played() {
    // The advisor shields its general from a chariot.
    let rules = RuleSet::CAPTURE;
    let game = Game::from_fen_by("3kr4/9/9/9/9/9/9/9/4A4/4K4 w", rules.clone()).unwrap();
    let try_with = |rules: &RuleSet| {
        let turn = Turn { position: game.position(), rules, bottom: Color::Red, movable: Some(Color::Red) };
        let mut input = Input::default();
        input.handle(Event::Activated(point("e1")), turn);
        input.handle(Event::Activated(point("f2")), turn)
    };
    assert_eq!(try_with(&rules), Some(played("e1f2")));
    assert!(matches!(try_with(&RuleSet::WXF), Some(Effect::Refused(_))));
}
