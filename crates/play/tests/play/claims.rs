//! Who goes away in the own turn may lose the game for it, and a server that goes away costs nobody anything.

use chuhe_play::{Act, Control, End, How, Kind, Offer, Refusal, Span, System, Terms, Time};
use chuhe_rules::{ByColor, Color};

use crate::table::{BLACK, QUIET, RED, Table, sudden};

#[test]
fn the_game_is_claimed_from_who_went_away_in_the_own_turn() {
    for (act, winner) in [(Act::ClaimWin, Some(Color::Black)), (Act::ClaimDraw, None)] {
        let mut table = Table::begun(sudden(600_000));
        assert_eq!(table.ask(0, BLACK, act), Err(Refusal::NotAbsent));
        table.system(5_000, System::Left(Color::Red));
        assert_eq!(table.session.view().claim_from(Color::Black), Some(Time(65_000)));
        assert_eq!(table.session.view().claim_from(Color::Red), None);
        assert_eq!(table.ask(64_999, BLACK, act), Err(Refusal::MayReturn { left: Span(1) }));
        assert_eq!(table.ask(65_000, RED, act), Err(Refusal::NotAbsent));
        let end = End { winner, how: How::Absence };
        assert_eq!(table.ask(65_000, BLACK, act), Ok(vec![Kind::Ended(end)]));
    }
}

#[test]
fn who_comes_back_or_is_not_to_move_is_safe() {
    let mut table = Table::begun(sudden(600_000));
    table.system(0, System::Left(Color::Red));
    table.system(59_000, System::Returned(Color::Red));
    assert_eq!(table.ask(61_000, BLACK, Act::ClaimWin), Err(Refusal::NotAbsent));
    table.system(61_000, System::Left(Color::Black));
    assert_eq!(table.ask(300_000, RED, Act::ClaimWin), Err(Refusal::NotAbsent), "Red is to move");
    table.play(300_000, QUIET[2]).expect("it is legal");
    let left = Span(60_000);
    assert_eq!(table.ask(300_000, RED, Act::ClaimWin), Err(Refusal::MayReturn { left }), "from the turn on");
}

#[test]
fn before_the_clock_starts_there_is_nothing_to_claim() {
    let mut table = Table::seated(sudden(600_000));
    table.system(0, System::Left(Color::Red));
    assert_eq!(table.ask(900_000, BLACK, Act::ClaimWin), Err(Refusal::TooEarly));
    assert!(table.ask(900_000, BLACK, Act::Abort).is_ok());
}

#[test]
fn who_claims_in_vain_is_told_what_stands_against_it() {
    let mut table = Table::begun(Control::Correspondence { days: 3 });
    table.system(0, System::Left(Color::Red));
    for act in [Act::ClaimWin, Act::ClaimDraw] {
        assert_eq!(table.ask(86_400_000, BLACK, act), Err(Refusal::NotWaitedFor));
    }
    let mut table = Table::begun(sudden(600_000));
    table.agree(0, Offer::Pause);
    table.system(0, System::Left(Color::Red));
    assert_eq!(table.ask(300_000, BLACK, Act::ClaimWin), Err(Refusal::Paused));
    let controls = ByColor { red: sudden(600_000), black: Control::Correspondence { days: 1 } };
    let mut table = Table::seated_by(Terms { controls, ..Terms::standard(Control::Unlimited) });
    assert_eq!(table.ask(0, RED, Act::ClaimWin), Err(Refusal::NotWaitedFor), "Black may take days");
    assert_eq!(table.ask(0, BLACK, Act::ClaimWin), Err(Refusal::TooEarly), "Red may not");
}

#[test]
fn patience_depends_on_the_clock() {
    let terms = |control| Terms::standard(control).patience(Color::Red);
    assert_eq!(terms(sudden(179_999)), Some(Span::seconds(30)));
    assert_eq!(terms(sudden(180_000)), Some(Span::seconds(60)));
    assert_eq!(terms(Control::Unlimited), Some(Span::minutes(60)));
    assert_eq!(terms(Control::Correspondence { days: 1 }), None);
    let controls = ByColor { red: Control::Unlimited, black: sudden(1_000) };
    let mixed = Terms { controls, ..Terms::standard(Control::Unlimited) };
    assert_eq!(mixed.patience(Color::Black), Some(Span::seconds(30)));
}

#[test]
fn a_server_at_fault_stops_the_clock() {
    let mut table = Table::begun(sudden(10_000));
    assert_eq!(table.system(3_000, System::Suspend), [Kind::Suspended]);
    assert_eq!(table.system(3_500, System::Suspend), []);
    assert_eq!(table.session.flag_due(), None);
    assert_eq!(table.play(4_000, QUIET[2]), Err(Refusal::Suspended));
    assert_eq!(table.ask(4_000, RED, Act::Resign), Err(Refusal::Suspended));
    assert_eq!(table.system(90_000, System::Tick), [], "no flag falls");
    assert_eq!(table.system(90_000, System::Restore), [Kind::Restored]);
    assert_eq!(table.left(Color::Red, 91_000), Some(6_000));
    table.play(91_000, QUIET[2]).expect("it is legal");
    assert_eq!(table.left(Color::Black, 91_000), Some(10_000));
}

/// F7: a restart costs neither the clock nor the game.
#[test]
fn f7_a_restart_costs_nobody_anything() {
    let mut table = Table::begun(sudden(10_000));
    table.play(2_000, QUIET[2]).expect("it is legal");
    let crash = 5_000;
    let before = table.left(Color::Black, crash);
    assert_eq!(before, Some(7_000));

    table.session = table.replayed();
    table.system(crash, System::Suspend);
    table.system(3_600_000, System::Restore);
    table.system(3_600_000, System::Left(Color::Black));
    assert_eq!(table.left(Color::Black, 3_600_000), before);
    assert_eq!(table.left(Color::Red, 3_600_000), Some(8_000));
    assert_eq!(table.system(3_606_999, System::Tick), []);
    let left = Span(30_000);
    let claim = table.ask(3_600_000, RED, Act::ClaimWin);
    assert_eq!(claim, Err(Refusal::MayReturn { left }), "nobody is away for the time of the outage");
    assert!(matches!(table.system(3_607_000, System::Tick)[..], [Kind::Ended(_)]));
    assert_eq!(table.replayed(), table.session);
}

#[test]
fn a_pause_outlasts_a_restart() {
    let mut table = Table::begun(sudden(10_000));
    table.agree(1_000, Offer::Pause);
    table.system(2_000, System::Suspend);
    table.system(9_000, System::Restore);
    assert_eq!(table.left(Color::Red, 20_000), Some(9_000));
    table.agree(20_000, Offer::Resume);
    assert_eq!(table.left(Color::Red, 21_000), Some(8_000));
}
