//! Seats, moves, ends, gifts and words.

use chuhe_play::{
    Act, Choice, Command, Control, End, GameId, Handicap, How, Kind, Offer, Origin, Phrase, Refusal, Span,
    Stage, Start, System, Terms, Time,
};
use chuhe_rules::{ByColor, Color, Ending};

use crate::table::{BLACK, RED, Table, WATCHER, sudden};

#[test]
fn two_sit_down_and_others_watch() {
    let mut table = Table::new(Terms::standard(sudden(1_000)));
    assert_eq!(table.session.view().stage(), Stage::Waiting);
    let red = Act::Join(Choice::Color(Color::Red));
    assert_eq!(table.ask(5, BLACK, red), Ok(vec![Kind::Seated { color: Color::Red, player: BLACK }]));
    assert_eq!(table.ask(6, BLACK, red), Ok(vec![]), "who sits there already sits there");
    assert_eq!(table.ask(6, BLACK, Act::Join(Choice::Any)), Ok(vec![]));
    let black = Act::Join(Choice::Color(Color::Black));
    assert_eq!(table.ask(6, BLACK, black), Err(Refusal::SeatTaken { color: Color::Black }));
    assert_eq!(table.ask(6, RED, red), Err(Refusal::SeatTaken { color: Color::Red }));
    assert_eq!(table.ask(6, BLACK, Act::Resign), Err(Refusal::NotBegun));
    assert_eq!(table.play(6, "h2e2"), Err(Refusal::NotSeated));
    assert!(table.ask(7, RED, Act::Join(Choice::Random { red: true })).is_ok(), "only Black's seat is left");
    assert_eq!(table.session.view().seats, ByColor { red: Some(BLACK), black: Some(RED) });
    assert_eq!(table.session.view().stage(), Stage::Playing);
    assert_eq!(table.ask(8, WATCHER, Act::Join(Choice::Any)), Err(Refusal::SeatsTaken));
    assert_eq!(table.ask(8, WATCHER, Act::Say(Phrase::Hello)), Err(Refusal::NotSeated));
}

#[test]
fn a_coin_decides_if_both_seats_are_free() {
    for (choice, color) in [
        (Choice::Random { red: true }, Color::Red),
        (Choice::Random { red: false }, Color::Black),
        (Choice::Any, Color::Red),
    ] {
        let mut table = Table::new(Terms::standard(Control::Unlimited));
        table.ask(0, RED, Act::Join(choice)).expect("there is room");
        assert_eq!(table.session.view().color_of(RED), Some(color));
        table.ask(0, BLACK, Act::Join(choice)).expect("there is room");
        assert_eq!(table.session.view().color_of(BLACK), Some(!color));
    }
}

#[test]
fn nobody_moves_before_both_are_there() {
    let mut table = Table::new(Terms::standard(sudden(1_000)));
    table.ask(0, RED, Act::Join(Choice::Any)).expect("there is room");
    assert_eq!(table.play(0, "h2e2"), Err(Refusal::NotBegun));
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Draw)), Err(Refusal::NotBegun));
    let end = End { winner: None, how: How::Abort };
    assert_eq!(table.ask(0, RED, Act::Abort), Ok(vec![Kind::Ended(end)]), "an invitation is called off");
    assert_eq!(table.ask(1, BLACK, Act::Join(Choice::Any)), Err(Refusal::Over));
    assert_eq!(table.ask(1, RED, Act::Offer(Offer::Rematch)), Err(Refusal::Over), "with whom?");
}

#[test]
fn a_move_is_made_once() {
    let mut table = Table::seated(sudden(1_000));
    let mv = |ply, mv: &str| Act::Move { ply, mv: mv.parse().expect("a move"), lag: Span::ZERO };
    let first = Command::Player { player: RED, nonce: 900, act: mv(0, "h2e2") };
    let Ok(kinds) = table.command(3, first) else { panic!("it is legal") };
    assert!(matches!(kinds[..], [Kind::Moved { .. }]));
    let event = table.log.last().copied().expect("it happened");
    assert_eq!((event.seq, event.at), (3, Time(3)));
    assert_eq!(event.by, Some(Origin { color: Color::Red, nonce: 900 }));
    assert_eq!(table.command(4, first), Ok(vec![]), "sent again");

    assert_eq!(table.ask(4, RED, mv(0, "b2e2")), Err(Refusal::OtherBoard { found: 0, expected: 1 }));
    assert_eq!(table.ask(4, RED, mv(1, "b2c2")), Err(Refusal::NotYourTurn { turn: Color::Black }));
    assert_eq!(table.ask(4, BLACK, mv(2, "h9g7")), Err(Refusal::OtherBoard { found: 2, expected: 1 }));
    let Err(Refusal::Illegal(illegal)) = table.play(4, "h9h8") else { panic!("no horse moves so") };
    assert_eq!(illegal.id(), "not-how-it-moves");
    assert_eq!(table.ask(4, WATCHER, mv(1, "h9g7")), Err(Refusal::NotSeated));
    assert!(table.play(4, "h9g7").is_ok());
}

#[test]
fn a_move_that_ends_the_game_says_so() {
    let mut table = Table::seated_by(Terms {
        start: Start::Fen("4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1".into()),
        ..Terms::standard(sudden(1_000))
    });
    let refusal = table.play(0, "d0e0").expect_err("the generals would face");
    assert_eq!(refusal.to_string(), "d0e0 is illegal: generals-would-face (e9)");
    let kinds = table.play(0, "i1i9").expect("it is legal");
    let end = End { winner: Some(Color::Red), how: How::Rules(Ending::Checkmate) };
    assert!(matches!(kinds[..], [Kind::Moved { .. }, Kind::Ended(found)] if found == end), "{kinds:?}");
    assert_eq!(table.log.last().expect("it happened").by, None);
    assert_eq!(table.play(1, "e9d9"), Err(Refusal::Over));
    assert_eq!(table.ask(1, BLACK, Act::Resign), Err(Refusal::Over));
    assert_eq!(table.session.game().outcome().map(End::from), Some(end));
}

#[test]
fn a_repetition_ends_the_game_by_its_rules() {
    let mut table = Table::seated(sudden(1_000));
    for mv in ["h0g2", "h9g7", "g2h0", "g7h9"].into_iter().cycle().take(7) {
        table.play(0, mv).expect("it is legal");
    }
    let forecast = table.session.game().forecast("g7h9".parse().expect("a move"));
    assert!(forecast.is_some(), "the page can warn");
    let kinds = table.play(0, "g7h9").expect("it is legal");
    let end = End { winner: None, how: How::Rules(Ending::Repetition { times: 3 }) };
    assert_eq!(kinds.last(), Some(&Kind::Ended(end)));
}

#[test]
fn resigning_loses_and_aborting_does_not() {
    let mut table = Table::begun(sudden(1_000));
    assert_eq!(table.ask(0, RED, Act::Abort), Err(Refusal::TooLateToAbort));
    let lost = End { winner: Some(Color::Red), how: How::Resignation };
    assert_eq!(table.ask(0, BLACK, Act::Resign), Ok(vec![Kind::Ended(lost)]));
    assert!(lost.has_result());

    let mut table = Table::seated(sudden(1_000));
    table.play(0, "h2e2").expect("it is legal");
    let called_off = End { winner: None, how: How::Abort };
    assert_eq!(table.ask(0, BLACK, Act::Abort), Ok(vec![Kind::Ended(called_off)]));
    assert!(!called_off.has_result());

    let mut table = Table::begun(sudden(1_000));
    assert_eq!(table.system(0, System::Abort), [Kind::Ended(called_off)]);
    assert_eq!(table.system(0, System::Abort), []);
}

#[test]
fn time_is_given_to_the_other_side() {
    let mut table = Table::begun(sudden(10_000));
    let most = Span::minutes(1);
    assert_eq!(table.ask(0, RED, Act::GiveTime(Span(60_001))), Err(Refusal::TooMuchTime { most }));
    assert_eq!(table.ask(0, RED, Act::GiveTime(Span::ZERO)), Err(Refusal::TooMuchTime { most }));
    let nonce = 77;
    let gift = Command::Player { player: RED, nonce, act: Act::GiveTime(Span(15_000)) };
    assert_eq!(table.command(0, gift).map(|kinds| kinds.len()), Ok(1));
    assert_eq!(table.command(0, gift), Ok(vec![]), "sent again");
    assert_eq!(table.left(Color::Black, 0), Some(25_000));
    for _ in 1..40 {
        table.ask(0, RED, Act::GiveTime(Span(1))).expect("it may be given");
    }
    assert_eq!(table.ask(0, RED, Act::GiveTime(Span(1))), Err(Refusal::GivenTooOften { most: 40 }));
    assert!(table.ask(0, BLACK, Act::GiveTime(Span(1))).is_ok(), "each side has its own count");

    let mut table = Table::begun(sudden(Control::LONGEST.0));
    assert_eq!(table.ask(0, RED, Act::GiveTime(Span(1))), Err(Refusal::ClockFull));
    for control in [Control::Unlimited, Control::Correspondence { days: 2 }] {
        let mut table = Table::begun(control);
        assert_eq!(table.ask(0, RED, Act::GiveTime(Span(1))), Err(Refusal::NoClock));
    }
}

#[test]
fn players_say_a_little() {
    let mut table = Table::seated(sudden(1_000));
    assert_eq!(table.ask(0, RED, Act::Say(Phrase::Hello)), Ok(vec![Kind::Said(Phrase::Hello)]));
    assert_eq!(table.ask(999, RED, Act::Say(Phrase::Hello)), Err(Refusal::TooTalkative));
    assert!(table.ask(999, BLACK, Act::Say(Phrase::Hello)).is_ok());
    assert!(table.ask(1_000, RED, Act::Say(Phrase::GoodLuck)).is_ok());
    table.ask(1_000, RED, Act::Resign).expect("it begun");
    for second in 2..100 {
        table.ask(second * 1_000, RED, Act::Say(Phrase::GoodGame)).expect("after the game as well");
    }
    assert_eq!(table.ask(200_000, RED, Act::Say(Phrase::Thanks)), Err(Refusal::TooTalkative));
}

#[test]
fn they_play_again_with_the_other_sides() {
    let five = Control::Fischer { time: Span::minutes(5), increment: Span::ZERO };
    let controls = ByColor { red: five, black: sudden(60_000) };
    let mut table = Table::seated_by(Terms { controls, ..Terms::standard(five) });
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Rematch)), Err(Refusal::NotOver));
    table.ask(0, RED, Act::Resign).expect("it begun");
    assert_eq!(table.session.rematch(), None);
    assert_eq!(table.agree(0, Offer::Rematch), [Kind::Rematched]);
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Rematch)), Err(Refusal::Over));
    let next = table.session.rematch().expect("both want to");
    assert_eq!(next.seats, ByColor { red: BLACK, black: RED });
    assert_eq!(
        next.terms.controls,
        ByColor { red: sudden(60_000), black: five },
        "time stays with its player"
    );
    assert_eq!(table.system(1, System::Follow(GameId(9))), [Kind::Followed(GameId(9))]);
    assert_eq!(table.system(1, System::Follow(GameId(8))), [], "there is one next game");
    assert_eq!(table.session.view().next, Some(GameId(9)));
    assert_eq!(table.replayed(), table.session);
}

#[test]
fn who_gives_a_handicap_gives_it_again() {
    let start = Start::Handicap(Handicap::Horse);
    let mut table = Table::seated_by(Terms { start, ..Terms::standard(sudden(1_000)) });
    table.ask(0, BLACK, Act::Resign).expect("it begun");
    table.agree(0, Offer::Rematch);
    let next = table.session.rematch().expect("both want to");
    assert_eq!(
        (next.seats, next.terms),
        (ByColor { red: RED, black: BLACK }, table.session.view().terms.clone())
    );
}

#[test]
fn time_does_not_go_back() {
    let mut table = Table::begun(sudden(1_000));
    table.play(500, "h0g2").expect("it is legal");
    table.play(100, "i9h9").expect("it is legal");
    assert_eq!(table.log.last().expect("it happened").at, Time(500));
    assert_eq!(table.left(Color::Black, 500), Some(1_000));
}

#[test]
fn presence_is_told_once() {
    let mut table = Table::new(Terms::standard(sudden(1_000)));
    assert_eq!(table.system(0, System::Left(Color::Red)), [], "nobody sits there");
    for player in [RED, BLACK] {
        table.ask(0, player, Act::Join(Choice::Any)).expect("there is room");
    }
    assert_eq!(table.system(1, System::Left(Color::Red)), [Kind::Left(Color::Red)]);
    assert_eq!(table.system(2, System::Left(Color::Red)), []);
    assert_eq!(table.session.view().away[Color::Red], Some(Time(1)));
    assert_eq!(table.system(3, System::Returned(Color::Red)), [Kind::Returned(Color::Red)]);
    assert_eq!(table.system(3, System::Returned(Color::Red)), []);
}
