//! Every kind of clock, to the millisecond.

use chuhe_play::{Act, Clock, Control, End, Face, How, Kind, Lag, Span, System, Terms, Time};
use chuhe_rules::{ByColor, Color};

use crate::table::{QUIET, RED, Table, sudden};

/// What Red has after turns that took so long, as long as no flag falls; the main time and the periods.
#[track_caller]
fn banks(control: Control, turns: &[u64]) -> Vec<(u64, u8)> {
    let mut bank = control.bank();
    let charge = |spent: &u64| {
        assert!(control.limit(bank).is_none_or(|limit| Span(*spent) < limit), "{spent} is too long");
        bank = control.charge(bank, Span(*spent));
        (bank.main.0, bank.periods)
    };
    turns.iter().map(charge).collect()
}

#[track_caller]
fn limits(control: Control, main: u64, periods: u8, limit: u64) {
    let bank = chuhe_play::Bank { main: Span(main), periods };
    assert_eq!(control.limit(bank), Some(Span(limit)));
}

fn face(control: Control, at: u64) -> (Option<u64>, Option<u64>, u8) {
    let mut clock = Clock::new(ByColor { red: control, black: control });
    clock.start(Color::Red, Time(0));
    let Face { main, step, periods } = clock.face(Color::Red, Time(at));
    (main.map(|span| span.0), step.map(|span| span.0), periods)
}

#[test]
fn sudden_death_only_runs_down() {
    assert_eq!(banks(sudden(1_000), &[0, 300, 699]), [(1_000, 0), (700, 0), (1, 0)]);
    limits(sudden(1_000), 1, 0, 1);
    assert_eq!(face(sudden(1_000), 250), (Some(750), None, 0));
    assert_eq!(face(sudden(1_000), 2_000), (Some(0), None, 0));
}

#[test]
fn fischer_adds_after_each_move() {
    let control = Control::Fischer { time: Span(1_000), increment: Span(100) };
    assert_eq!(banks(control, &[999, 100, 50]), [(101, 0), (101, 0), (151, 0)]);
    limits(control, 101, 0, 101);
}

#[test]
fn a_delay_is_free() {
    let control = Control::Delay { time: Span(1_000), delay: Span(200) };
    assert_eq!(banks(control, &[200, 201, 1_198]), [(1_000, 0), (999, 0), (1, 0)]);
    limits(control, 1, 0, 201);
    assert_eq!(face(control, 150), (Some(1_000), Some(50), 0));
    assert_eq!(face(control, 250), (Some(950), Some(0), 0));
}

#[test]
fn a_period_that_is_not_used_up_comes_back() {
    let control = Control::Byoyomi { time: Span(1_000), period: Span(300), periods: 3 };
    assert_eq!(
        banks(control, &[400, 600, 299, 300, 899 - 300]),
        [(600, 3), (0, 3), (0, 3), (0, 2), (0, 1)],
        "exactly a period uses it up"
    );
    limits(control, 600, 3, 1_500);
    limits(control, 0, 1, 300);
    assert_eq!(banks(control, &[1_899]), [(0, 1)], "one turn may run through several");
    assert_eq!(face(control, 999), (Some(1), Some(300), 3));
    assert_eq!(face(control, 1_000), (Some(0), Some(300), 3));
    assert_eq!(face(control, 1_299), (Some(0), Some(1), 3));
    assert_eq!(face(control, 1_300), (Some(0), Some(300), 2));
    assert_eq!(face(control, 1_899), (Some(0), Some(1), 1));
    assert_eq!(face(control, 1_900), (Some(0), Some(0), 0));
}

#[test]
fn the_three_part_clock_bounds_each_move_and_reads_seconds_after() {
    let control = Control::ThreePart { game: Span(1_000), step: Span(400), reading: Span(150) };
    assert_eq!(banks(control, &[399, 399, 202, 149]), [(601, 0), (202, 0), (0, 0), (0, 0)]);
    limits(control, 1_000, 0, 400);
    limits(control, 250, 0, 400);
    limits(control, 202, 0, 352);
    limits(control, 0, 0, 150);
    assert_eq!(face(control, 100), (Some(900), Some(300), 0));
    let short = Control::ThreePart { game: Span(100), step: Span(400), reading: Span(150) };
    assert_eq!(face(short, 99), (Some(1), Some(151), 0), "the reading seconds are not over before that");
    assert_eq!(face(short, 100), (Some(0), Some(150), 0), "the game time ends within the move");
    assert_eq!(face(short, 249), (Some(0), Some(1), 0));
}

#[test]
fn a_correspondence_move_has_its_days() {
    let control = Control::Correspondence { days: 2 };
    let day = 24 * 60 * 60 * 1_000;
    assert_eq!(banks(control, &[2 * day - 1, 0]), [(0, 0), (0, 0)]);
    limits(control, 0, 0, 2 * day);
    assert_eq!(face(control, day), (None, Some(day), 0));
    assert_eq!(face(Control::Unlimited, day), (None, None, 0));
    assert_eq!(Control::Unlimited.limit(Control::Unlimited.bank()), None);
}

#[test]
fn what_cannot_be_played_is_not_sound() {
    let span = |days| Span::days(days);
    for (control, sound) in [
        (Control::Sudden { time: Span::ZERO }, false),
        (Control::Sudden { time: span(7) }, true),
        (Control::Sudden { time: span(7) + Span(1) }, false),
        (Control::Fischer { time: Span::ZERO, increment: Span(1) }, false),
        (Control::Fischer { time: Span(1), increment: span(8) }, false),
        (Control::Delay { time: Span(1), delay: Span::ZERO }, true),
        (Control::Byoyomi { time: Span::ZERO, period: Span(1), periods: 1 }, true),
        (Control::Byoyomi { time: Span(1), period: Span(1), periods: 0 }, false),
        (Control::Byoyomi { time: Span(1), period: Span::ZERO, periods: 1 }, false),
        (Control::ThreePart { game: Span(9), step: Span(2), reading: Span(2) }, true),
        (Control::ThreePart { game: Span(9), step: Span(2), reading: Span(3) }, false),
        (Control::Correspondence { days: 0 }, false),
        (Control::Correspondence { days: 29 }, false),
        (Control::Unlimited, true),
    ] {
        assert_eq!(control.is_sound(), sound, "{control:?}");
    }
}

#[test]
fn the_first_move_of_each_side_is_free() {
    let mut table = Table::seated(sudden(1_000));
    assert_eq!(table.session.flag_due(), None);
    table.play(90_000, QUIET[0]).expect("it is legal");
    assert_eq!(table.session.flag_due(), None);
    table.play(180_000, QUIET[1]).expect("it is legal");
    assert_eq!(table.session.flag_due(), Some(Time(181_000)));
    assert_eq!(
        (table.left(Color::Red, 180_000), table.left(Color::Black, 180_000)),
        (Some(1_000), Some(1_000))
    );
}

#[test]
fn a_clock_that_runs_already_runs_on() {
    let mut clock = Clock::new(ByColor { red: sudden(1_000), black: sudden(1_000) });
    clock.start(Color::Red, Time(0));
    clock.go(Time(300));
    assert_eq!(clock.remaining(Color::Red, Time(400)), Some(Span(600)));
    clock.stop(Time(400));
    clock.stop(Time(500));
    assert_eq!(clock.remaining(Color::Red, Time(900)), Some(Span(600)));
    clock.clear();
    assert_eq!(clock.remaining(Color::Red, Time(900)), Some(Span(1_000)));
}

#[test]
fn each_side_may_have_its_own_clock() {
    let controls = ByColor { red: sudden(5_000), black: Control::Unlimited };
    let mut table = Table::seated_by(Terms { controls, ..Terms::standard(Control::Unlimited) });
    table.go_on(0, 2);
    assert_eq!(table.session.flag_due(), Some(Time(5_000)));
    table.play(1_000, QUIET[2]).expect("it is legal");
    assert_eq!(table.session.flag_due(), None);
    table.play(9_000_000, QUIET[3]).expect("it is legal");
    assert_eq!(table.session.flag_due(), Some(Time(9_004_000)));
}

#[test]
fn who_has_nothing_to_win_with_does_not_win_on_time() {
    for (rules, winner) in [("wxf", None), ("cxa-lite", None), ("never", Some(Color::Black))] {
        let rules = match rules {
            "never" => "dead = never\n".parse().expect("a rule set"),
            name => chuhe_rules::RuleSet::named(name).expect("a rule set"),
        };
        let start = chuhe_play::Start::Fen("3ak4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1".into());
        let mut table = Table::seated_by(Terms { rules, start, ..Terms::standard(sudden(1_000)) });
        for mv in ["a0a5", "d9e8"] {
            table.play(0, mv).expect("it is legal");
        }
        let end = End { winner, how: How::Time };
        assert_eq!(table.system(1_000, System::Tick), [Kind::Ended(end)]);
    }
}

#[test]
fn lag_is_credited_up_to_a_quota_that_grows_again() {
    let mut lag = Lag::default();
    assert_eq!((lag.quota, lag.grace()), (Span(1_500), Span::ZERO));
    assert_eq!(lag.credit(Span(200)), Span(200));
    lag = lag.after(Span(200));
    assert_eq!((lag.quota, lag.grace()), (Span(1_800), Span(200)), "what is used and half a second more");
    assert_eq!(lag.credit(Span(9_000)), Span(1_800), "never more than the quota");
    lag = lag.after(Span(9_000));
    assert_eq!((lag.quota, lag.grace()), (Span(500), Span(500)));
    for _ in 0..20 {
        assert_eq!(lag.credit(Span(9_000)), Span(500), "who is always slow gains the gain");
        lag = lag.after(Span(9_000));
    }
    for _ in 0..20 {
        lag = lag.after(Span::ZERO);
    }
    assert_eq!(lag.quota, Lag::CAP);
}

/// F10, as far as it is the session's: the credit is bounded whatever the lag is said to be.
#[test]
fn f10_lag_beyond_the_quota_is_charged() {
    let mut table = Table::begun(sudden(60_000));
    table.play_after(2_000, QUIET[2], u64::MAX).expect("it is legal");
    assert_eq!(table.left(Color::Red, 2_000), Some(59_500), "1.5 s of 2 s are credited");
    table.play_after(3_000, QUIET[3], 200).expect("it is legal");
    assert_eq!(table.left(Color::Black, 3_000), Some(59_200));
    assert_eq!(table.session.view().lag[Color::Red].quota, Span(500), "both see it");
    table.play_after(3_100, QUIET[4], 400).expect("it is legal");
    assert_eq!(table.left(Color::Red, 3_100), Some(59_500), "a credit never adds time");
    assert_eq!(table.ask(3_100, RED, Act::Flag), Err(chuhe_play::Refusal::TimeLeft));
}
