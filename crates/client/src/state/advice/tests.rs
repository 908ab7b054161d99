//! Questions, answers and steps.

use chuhe_notation::Script;
use chuhe_rules::{Color, RuleSet};

use super::*;
use crate::state::{Level, MoveText, Opponent};

fn against_computer(human: Color, moves: &str) -> LocalGame {
    let opponent = Opponent::Computer { level: Level::LOWEST, human };
    let mut local = LocalGame::new(opponent, RuleSet::WXF, Color::Red, 7);
    for word in moves.split_whitespace() {
        local.play(word.parse().unwrap()).unwrap();
    }
    local
}

#[test]
fn a_line_is_read_with_its_worth() {
    let worth = |score: &str| {
        let info = format!("info depth 9 seldepth 12 multipv 1 score {score} nodes 5 time 1 pv h2e2 h9g7");
        let line = Line::parse(&info).expect("it tells a line");
        assert_eq!(line.moves, ["h2e2".parse().unwrap(), "h9g7".parse().unwrap()]);
        line.worth
    };
    assert_eq!(worth("cp -35"), Worth::Soldiers(-35));
    assert_eq!(worth("mate 3"), Worth::Mate(3));
    assert_eq!(worth("mate -2"), Worth::Mate(-2));
    assert_eq!(worth("cp 20000"), Worth::Rule(true));
    assert_eq!(worth("cp -20000"), Worth::Rule(false));
}

#[test]
fn what_tells_no_line_is_none() {
    for info in [
        "info string h2e2",
        "info depth 1 score cp 3 nodes 1",
        "info score cp x pv h2e2",
        "info score cp 1 pv h2",
        "bestmove h2e2",
    ] {
        assert_eq!(Line::parse(info), None, "{info}");
    }
}

#[test]
fn a_hint_is_asked_for_at_full_strength_where_the_person_is_to_move() {
    let local = against_computer(Color::Red, "h2e2 h9g7");
    let question = Advice::before_move(&local).expect("Red is to move").question;
    assert!(question.starts_with("ucinewgame\nrules wxf\nposition fen "), "{question}");
    assert!(question.ends_with(" moves h2e2 h9g7\ngo nodes 200000"), "{question}");
    assert_eq!(Advice::before_move(&against_computer(Color::Red, "h2e2")), None, "the computer is to move");
    assert_eq!(Advice::before_move(&LocalGame::awaited()), None, "in a game between people nobody is helped");
    let mut back = local;
    back.show(1);
    assert_eq!(Advice::before_move(&back), None, "the board shows another position");
}

#[test]
fn a_move_of_the_computers_is_asked_about_wherever_it_is_shown() {
    let mut local = against_computer(Color::Red, "h2e2 h9g7 h0g2 b9c7");
    let ends = |local: &LocalGame, end: &str| {
        Advice::after_move(local).is_some_and(|advice| advice.question.ends_with(end))
    };
    assert!(ends(&local, " moves h2e2 h9g7 h0g2\nwhy b9c7\ngo nodes 200000 searchmoves b9c7"));
    local.show(2);
    assert!(ends(&local, " moves h2e2\nwhy h9g7\ngo nodes 200000 searchmoves h9g7"));
    for own in [0, 1, 3] {
        local.show(own);
        assert_eq!(Advice::after_move(&local), None, "after {own} plies");
    }
}

#[test]
fn a_line_is_written_as_chosen_as_far_as_it_fits() {
    let line = Line::parse("info score cp 1 pv h2e2 h9g7 h0g2 b9c7 b0c2 i9h9").unwrap();
    let text = line.text(&against_computer(Color::Red, ""), 0, MoveText::Wxf, Script::Traditional);
    assert_eq!(text, ["C2=5", "H8+7", "H2+3", "H2+3", "H8+7"], "as much as is told");
    let other = against_computer(Color::Red, "h2e2");
    assert_eq!(line.text(&other, 1, MoveText::Wxf, Script::Traditional), Vec::<String>::new());
}

#[test]
fn a_hint_goes_on_in_steps_once_it_is_known() {
    let advice = Advice::before_move(&against_computer(Color::Red, "")).unwrap();
    let mut hint = Hint { advice, step: 1 };
    hint.go_on();
    assert_eq!((hint.step, hint.mv()), (1, None), "the engine is still thinking");
    hint.advice.line = Line::parse("info score cp 1 pv h2e2 h9g7");
    for step in [2, 3, 3] {
        hint.go_on();
        assert_eq!(hint.step, step);
    }
    assert_eq!(hint.mv(), "h2e2".parse().ok());
}
