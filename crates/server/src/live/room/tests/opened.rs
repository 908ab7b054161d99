//! Rooms of games that have lived through a time without a server.

use chuhe_play::{End, How};

use super::*;

/// A game as it is stored, ten seconds into Red's turn, and when that was.
fn left(control: Control) -> (Stored, UnixMillis) {
    let table = Table::begun(control);
    let (terms, events) = (table.room.told.terms.clone(), table.room.log.clone());
    let stored = Stored { game: GAME, created_at: NOW, terms, events, stopped: None };
    (stored, UnixMillis(table.now.0 + 10_000))
}

/// Its room, opened a day after the last server was known to be alive.
fn opened(control: Control) -> Table {
    let (stored, alive) = left(control);
    let table = Table::of(Stored { stopped: Some(alive), ..stored }, UnixMillis(alive.0 + 86_400_000));
    // The first ones were used before.
    Table { nonce: 100, ..table }
}

#[test]
fn f7_the_time_without_a_server_is_nobodys_and_nobody_is_told_otherwise() {
    let mut table = opened(minutes());
    table.enter(WATCHER, 0);
    assert!(table.wanted.is_some(), "first it is stored");
    table.enter(RED, 4);
    table.hear(Input::Leave { who: WATCHER.0 });
    table.wait(50);
    assert_eq!(table.heard, [], "before that nobody is told of a clock that has run for a day");
    table.store();
    let told: Vec<&Down> =
        table.heard.iter().filter(|(who, _)| *who == Some(RED.0)).map(|(_, down)| down).collect();
    let [Down::Tail { events, .. }] = told[..] else { panic!("{told:?}") };
    assert!(matches!(events[..], [Event { kind: Kind::Suspended, at: Time(10_000), .. }]), "{events:?}");
    assert!(table.heard.iter().all(|(who, _)| *who != Some(WATCHER.0)), "who has left is told nothing");
    assert_eq!(table.events(), [Kind::Restored], "Red is to move, and is back");
    table.now.0 += 3_000;
    table.play(RED, 2, "e2e6");
    table.store();
    assert_eq!(table.bank(Color::Red), Span::minutes(5) - Span::seconds(13));
}

#[test]
fn a_game_that_nobody_comes_back_to_is_lost_on_time_once_somebody_looks() {
    let mut table = opened(minutes());
    table.enter(WATCHER, 0);
    table.store();
    assert!(table.room.told().suspended);
    table.wait(15_000);
    table.store();
    assert!(!table.room.told().suspended, "whoever is to move was waited for");
    let due = table.room.wake().expect("players who are not there are missed, and a flag falls");
    table.wait(due.0 - table.now.0);
    table.store();
    table.wait(290_000);
    table.store();
    let end = table.room.told().end;
    assert_eq!(end, Some(End { winner: Some(Color::Black), how: How::Time }));
}

#[test]
fn a_flag_that_fell_while_the_server_was_alive_has_fallen() {
    let mut table = opened(Control::Sudden { time: Span::seconds(10) });
    table.enter(BLACK, 0);
    table.store();
    let Some((_, Down::Whole { view, .. })) = table.heard.first() else { panic!("{:?}", table.heard) };
    assert_eq!(view.end, Some(End { winner: Some(Color::Black), how: How::Time }));
    assert_eq!(view.at, Time(10_000));
    // With a second more it would not have.
    let mut table = opened(Control::Sudden { time: Span::seconds(11) });
    table.enter(RED, 0);
    table.store();
    assert_eq!(table.room.told().end, None);
}

#[test]
fn a_clock_that_did_not_run_is_not_stopped_again() {
    let (mut stored, alive) = left(minutes());
    stored.events.truncate(3);
    let mut table = Table::of(Stored { stopped: Some(alive), ..stored }, UnixMillis(alive.0 + 1_000));
    table.enter(RED, 3);
    assert_eq!(table.wanted, None, "Black has not made the first move");
    assert!(matches!(table.heard[..], [(Some(_), Down::Tail { .. })]));
}

#[test]
fn who_comes_while_it_cannot_be_stored_is_sent_away_and_comes_back_to_the_same_clock() {
    let mut table = opened(minutes());
    table.enter(RED, 4);
    table.wanted = None;
    table.hear(Input::Stored(Err(StoreError::Full)));
    assert_eq!(table.closed, [(RED.0, Closed::Fault)]);
    assert_eq!(table.heard, []);
    table.wait(1_000);
    assert!(table.wanted.is_some(), "it is tried again");
    table.enter(RED, 4);
    assert_eq!(table.heard, []);
    table.store();
    assert!(matches!(table.heard[0], (Some(_), Down::Tail { .. })));
    let used = table.room.told().clock.turn.map(|turn| turn.used);
    assert_eq!(used, Some(Span::seconds(10)));
}
