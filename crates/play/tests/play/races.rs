//! F6: a move and a flag; what comes to the session first decides.

use chuhe_play::{Act, End, How, Kind, Refusal, Span, System, Time};
use chuhe_rules::Color;
use proptest::prelude::*;

use crate::table::{BLACK, QUIET, Table, sudden};

const LOST: Kind = Kind::Ended(End { winner: Some(Color::Black), how: How::Time });

#[test]
fn f6_the_last_millisecond_counts() {
    let mut table = Table::begun(sudden(1_000));
    assert!(table.play(999, QUIET[2]).is_ok());
    assert_eq!(table.left(Color::Red, 999), Some(1));

    let mut table = Table::begun(sudden(1_000));
    assert_eq!(table.play(1_000, QUIET[2]), Ok(vec![LOST]), "the move comes too late and is void");
    assert_eq!(table.session.view().ply(), 2);
    assert_eq!(table.play(1_000, QUIET[2]), Err(Refusal::Over));
}

#[test]
fn f6_a_claim_that_comes_first_wins_only_at_the_deadline() {
    let mut table = Table::begun(sudden(1_000));
    assert_eq!(table.ask(999, BLACK, Act::Flag), Err(Refusal::TimeLeft));
    assert_eq!(table.ask(1_000, BLACK, Act::Flag), Ok(vec![LOST]));
    assert_eq!(table.ask(1_000, BLACK, Act::Flag), Err(Refusal::Over));
}

#[test]
fn f6_a_move_on_its_way_is_waited_for() {
    let mut table = Table::seated(sudden(1_000));
    table.play_after(0, QUIET[0], 80).expect("it is legal");
    table.play_after(0, QUIET[1], 0).expect("it is legal");
    assert_eq!(table.session.view().clock.deadline(Span::ZERO), Some(Time(1_000)));
    assert_eq!(table.session.flag_due(), Some(Time(1_080)), "the lag that was measured last");
    assert_eq!(table.system(1_079, System::Tick), []);
    assert_eq!(table.ask(1_079, BLACK, Act::Flag), Err(Refusal::TimeLeft));
    table.play_after(1_079, QUIET[2], 80).expect("it was sent in time");
    assert_eq!(table.left(Color::Red, 1_079), Some(1));
}

#[test]
fn f6_whatever_comes_after_the_deadline_finds_the_game_over() {
    for act in [Act::Resign, Act::Offer(chuhe_play::Offer::Draw), Act::Abort, Act::ClaimWin] {
        let mut table = Table::begun(sudden(1_000));
        assert_eq!(table.ask(1_000, BLACK, act), Ok(vec![LOST]), "{act:?}");
    }
    let mut table = Table::begun(sudden(1_000));
    assert_eq!(table.system(1_000, System::Left(Color::Red)), [LOST, Kind::Left(Color::Red)]);
}

/// While a late move is waited for, the clock may be stopped; the time that was over by then stays over.
#[test]
fn f6_a_stop_after_the_deadline_gives_no_time() {
    let mut table = Table::seated(sudden(1_000));
    table.play_after(0, QUIET[0], 300).expect("it is legal");
    table.play_after(0, QUIET[1], 0).expect("it is legal");
    table.system(1_200, System::Suspend);
    table.system(5_000, System::Restore);
    assert_eq!(table.session.flag_due(), Some(Time(5_100)), "of 300 ms, 200 are over");
    assert_eq!(table.play_after(5_000, QUIET[2], 150), Ok(vec![LOST]), "it was not sent in time");
}

proptest! {
    /// A move and a tick come in one after the other: the move counts if it comes first and was sent in time, or if it comes
    /// second and the tick was before the flag was due.
    #[test]
    fn f6_arrival_decides(
        usual in 0..2_000_u64, lag in 0..4_000_u64, tick in 900..3_500_u64, mv in 900..3_500_u64,
    ) {
        let mut table = Table::seated(sudden(1_000));
        table.play_after(0, QUIET[0], usual).expect("it is legal");
        table.play_after(0, QUIET[1], 0).expect("it is legal");
        let due = 1_000 + usual.min(1_500);
        prop_assert_eq!(table.session.flag_due(), Some(Time(due)));
        let sent_in_time = mv < 1_000 + lag.min(1_500);
        if tick < mv {
            table.system(tick, System::Tick);
            prop_assert_eq!(table.session.view().end.is_some(), tick >= due);
        }
        table.play_after(mv, QUIET[2], lag).ok();
        let counts = sent_in_time && (tick >= mv || tick < due);
        prop_assert_eq!(table.session.view().ply() == 3, counts);
        prop_assert_eq!(table.session.view().end.is_some(), !counts);
        prop_assert_eq!(table.replayed(), table.session);
    }
}
