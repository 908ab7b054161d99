//! Draws, takebacks, pauses: offered, accepted, declined, and not too often.

use chuhe_play::{Act, Control, End, How, Kind, Offer, Pending, Refusal, Span, View};
use chuhe_rules::Color;

use crate::table::{BLACK, QUIET, RED, Table, sudden};

const DRAWN: Kind = Kind::Ended(End { winner: None, how: How::Agreement });

#[test]
fn a_draw_is_offered_and_accepted() {
    let mut table = Table::seated(sudden(1_000));
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Draw)), Err(Refusal::TooEarly));
    table.go_on(0, 2);
    assert_eq!(table.ask(0, BLACK, Act::Accept(Offer::Draw)), Err(Refusal::NoOffer));
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Draw)), Ok(vec![Kind::Offered(Offer::Draw)]));
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Draw)), Err(Refusal::OfferPending));
    assert_eq!(table.ask(0, RED, Act::Accept(Offer::Draw)), Err(Refusal::NoOffer), "not one's own");
    assert_eq!(table.session.view().offers, [Pending { by: Color::Red, offer: Offer::Draw }]);
    table.go_on(0, 1);
    assert_eq!(table.session.view().offers.len(), 1, "it comes with a move as well");
    assert_eq!(table.ask(0, BLACK, Act::Accept(Offer::Draw)), Ok(vec![DRAWN]));
    assert_eq!(table.session.view().offers, []);
}

#[test]
fn offers_that_meet_are_an_agreement() {
    let mut table = Table::begun(sudden(1_000));
    table.ask(0, RED, Act::Offer(Offer::Draw)).expect("it may be offered");
    assert_eq!(table.ask(0, BLACK, Act::Offer(Offer::Draw)), Ok(vec![DRAWN]));
}

#[test]
fn a_draw_is_not_offered_over_and_over() {
    let mut table = Table::begun(sudden(1_000));
    table.ask(0, RED, Act::Offer(Offer::Draw)).expect("it may be offered");
    let declined = Kind::Declined { of: Color::Red, offer: Offer::Draw };
    assert_eq!(table.ask(0, BLACK, Act::Decline(Offer::Draw)), Ok(vec![declined]));
    assert_eq!(table.ask(0, BLACK, Act::Decline(Offer::Draw)), Err(Refusal::NoOffer));
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Draw)), Err(Refusal::OfferTooSoon { moves: 5 }));
    table.go_on(0, 2);
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Draw)), Err(Refusal::OfferTooSoon { moves: 4 }));
    assert!(table.ask(0, BLACK, Act::Offer(Offer::Draw)).is_ok(), "each side has its own count");
    table.go_on(0, 1);
    assert_eq!(table.session.view().offers, [], "who moves has declined");

    let mut table = Table::begun(sudden(1_000));
    let quiet = ["i0i1", "i9i8", "i1i2", "a9a8", "a0a1", "i8i7", "a1a2", "a8a7"];
    table.ask(0, RED, Act::Offer(Offer::Draw)).expect("it may be offered");
    for mv in quiet {
        table.play(0, mv).expect("it is legal");
        assert!(table.ask(0, RED, Act::Offer(Offer::Draw)).is_err(), "too soon after {mv}");
    }
    table.play(0, "b0c2").expect("it is legal");
    assert!(table.ask(0, RED, Act::Offer(Offer::Draw)).is_ok(), "five moves later");
}

#[test]
fn each_kind_of_offer_has_its_count() {
    let mut table = Table::begun(sudden(1_000));
    let offer = Offer::Takeback { to: 1 };
    for _ in 0..30 {
        table.ask(0, BLACK, Act::Offer(offer)).expect("it may be offered");
        table.ask(0, BLACK, Act::Decline(offer)).expect("it is withdrawn");
    }
    assert_eq!(table.ask(0, BLACK, Act::Offer(offer)), Err(Refusal::OfferTooOften { most: 30 }));
    assert!(table.ask(0, BLACK, Act::Offer(Offer::Draw)).is_ok());
}

#[test]
fn a_move_is_taken_back_with_its_time() {
    let control = Control::Fischer { time: Span(10_000), increment: Span(500) };
    let mut table = Table::begun(control);
    table.play(1_000, QUIET[2]).expect("it is legal");
    table.play(4_000, QUIET[3]).expect("it is legal");
    assert_eq!((table.left(Color::Red, 4_000), table.left(Color::Black, 4_000)), (Some(9_500), Some(7_500)));
    assert_eq!(
        table.ask(4_000, BLACK, Act::Offer(Offer::Takeback { to: 4 })),
        Err(Refusal::NothingToTakeBack)
    );
    let offer = Offer::Takeback { to: 3 };
    table.ask(4_000, BLACK, Act::Offer(offer)).expect("it may be offered");
    let other = Offer::Takeback { to: 1 };
    assert_eq!(table.ask(4_000, BLACK, Act::Offer(other)), Err(Refusal::OfferPending));
    assert_eq!(table.ask(4_000, RED, Act::Accept(other)), Err(Refusal::NoOffer), "that was not offered");
    let kinds = table.ask(6_000, RED, Act::Accept(offer)).expect("it was offered");
    assert!(matches!(kinds[..], [Kind::TakenBack { to: 3, .. }]), "{kinds:?}");
    assert_eq!(table.session.view().turn(), Color::Black);
    assert_eq!(table.session.game().plies().len(), 3);
    assert_eq!(table.left(Color::Black, 6_000), Some(10_000), "as before that move");
    assert_eq!(table.left(Color::Red, 6_000), Some(9_500), "the time since is charged to nobody");
    assert_eq!(table.left(Color::Black, 7_000), Some(9_000), "and the right clock runs");
    assert_eq!(table.replayed(), table.session);

    let all = Offer::Takeback { to: 0 };
    table.ask(7_000, BLACK, Act::Offer(all)).expect("it may be offered");
    table.ask(7_000, RED, Act::Accept(all)).expect("it was offered");
    assert_eq!(table.session.view().clock.turn, None, "the first moves are free again");
    assert_eq!(
        (table.left(Color::Red, 9_999), table.left(Color::Black, 9_999)),
        (Some(10_000), Some(10_000))
    );
}

#[test]
fn a_taken_back_move_is_not_made_again_by_its_second_copy() {
    let mut table = Table::begun(sudden(10_000));
    let first = table.nonce;
    let mv = Act::Move { ply: 1, mv: QUIET[1].parse().expect("a move"), lag: Span::ZERO };
    table.agree(0, Offer::Takeback { to: 1 });
    let copy = chuhe_play::Command::Player { player: BLACK, nonce: first, act: mv };
    assert_eq!(table.command(0, copy), Ok(vec![]));
    assert_eq!(table.session.view().ply(), 1);
    assert!(table.ask(0, BLACK, mv).is_ok(), "a new command makes it");
}

#[test]
fn the_time_that_was_given_stays_after_a_takeback() {
    let mut table = Table::begun(sudden(10_000));
    table.play(2_000, QUIET[2]).expect("it is legal");
    table.ask(2_500, BLACK, Act::GiveTime(Span(5_000))).expect("it may be given");
    table.agree(3_000, Offer::Takeback { to: 2 });
    assert_eq!(table.left(Color::Red, 3_000), Some(15_000));
}

#[test]
fn a_pause_stops_the_clock_for_both() {
    let mut table = Table::seated(sudden(10_000));
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Pause)), Err(Refusal::TooEarly));
    table.go_on(0, 2);
    assert_eq!(table.ask(0, RED, Act::Offer(Offer::Resume)), Err(Refusal::NotPaused));
    assert_eq!(table.agree(4_000, Offer::Pause), [Kind::Paused]);
    assert_eq!(table.session.flag_due(), None);
    assert_eq!(table.left(Color::Red, 500_000), Some(6_000));
    assert_eq!(table.play(500_000, QUIET[2]), Err(Refusal::Paused));
    assert_eq!(table.ask(500_000, RED, Act::Offer(Offer::Pause)), Err(Refusal::Paused));
    assert_eq!(table.agree(600_000, Offer::Resume), [Kind::Resumed]);
    assert_eq!(table.left(Color::Red, 601_000), Some(5_000));
    table.play(601_000, QUIET[2]).expect("it is legal");
    assert_eq!(table.left(Color::Red, 601_000), Some(5_000));
}

#[test]
fn a_pause_does_not_hold_up_a_game_for_ever() {
    let mut table = Table::begun(sudden(10_000));
    table.agree(1_000, Offer::Pause);
    let end = 1_000 + View::LONGEST_PAUSE.0;
    let resume = Act::Offer(Offer::Resume);
    assert_eq!(table.ask(end - 1, RED, resume), Ok(vec![Kind::Offered(Offer::Resume)]));
    assert_eq!(table.ask(end, RED, resume), Ok(vec![Kind::Resumed]));
    assert_eq!(table.session.view().offers, []);
    assert_eq!(table.left(Color::Red, end), Some(9_000));
}

#[test]
fn moves_are_taken_back_in_a_pause_too() {
    let mut table = Table::begun(sudden(10_000));
    table.agree(4_000, Offer::Pause);
    table.agree(5_000, Offer::Takeback { to: 1 });
    assert_eq!(table.session.view().paused.map(|since| since.0), Some(4_000));
    table.agree(9_000, Offer::Resume);
    assert_eq!(table.left(Color::Black, 20_000), Some(10_000), "Black's first move is free again");
}
