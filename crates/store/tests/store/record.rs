//! A game that was played becomes a record.

use std::slice;
use std::time::Duration;

use chuhe_play::{
    Act, Choice, Command, Control, GameId, Handicap, Offer, PlayerId, Session, Span, Start, System, Terms,
    Time,
};
use chuhe_record::{Format, GameResult, Limits, Options, read, tag, write};
use chuhe_rules::{ByColor, Color};
use chuhe_store::{Memory, Stored, UnixMillis, Write};

use crate::contract::reader;

const RED: PlayerId = PlayerId(7);
const BLACK: PlayerId = PlayerId(8);

/// Plays what players do and stores every event; gives what is stored.
fn played(terms: &Terms, acts: &[(u64, PlayerId, Act)]) -> Stored {
    let (game, memory) = (GameId(0x5eed), Memory::new());
    let mut store = memory.open().expect("it opens");
    // 2026-11-30 12:34:56 UTC.
    let at = UnixMillis(1_796_042_096_000);
    store.commit(&[Write::Create { game, terms: terms.clone(), at }]).expect("a game");
    let mut session = Session::new(terms.clone()).expect("sound terms");
    let mut send = |moment, command| {
        let events = session.apply(Time(moment), command).expect("it is allowed");
        let batch = events.into_iter().map(|event| Write::Append { game, event, at });
        store.commit(&batch.collect::<Vec<_>>()).expect("events");
    };
    let join = |player, act| Command::Player { player, nonce: 1, act };
    send(0, join(RED, Act::Join(Choice::Color(Color::Red))));
    send(0, join(BLACK, Act::Join(Choice::Any)));
    for (nonce, (moment, player, act)) in (2..).zip(acts) {
        send(*moment, Command::Player { player: *player, nonce, act: *act });
    }
    send(999_999, Command::System(System::Tick));
    reader(&*store).game(game).expect("it is read").expect("it is there")
}

fn mv(ply: u16, mv: &str) -> Act {
    Act::Move { ply, mv: mv.parse().expect("a move"), lag: Span::ZERO }
}

#[test]
fn a_game_becomes_a_record_with_clocks_and_result() {
    let terms = Terms::standard(Control::Fischer { time: Span::minutes(5), increment: Span::seconds(3) });
    let stored = played(
        &terms,
        &[
            (1_000, RED, mv(0, "h2e2")),
            (2_500, BLACK, mv(1, "h9g7")),
            (4_000, RED, mv(2, "h0i2")),
            (4_500, RED, Act::Offer(Offer::Takeback { to: 2 })),
            (5_000, BLACK, Act::Accept(Offer::Takeback { to: 2 })),
            (7_250, RED, mv(2, "h0g2")),
            (9_000, BLACK, mv(3, "i9h9")),
            (11_000, RED, Act::Resign),
        ],
    );
    assert_eq!(stored.seats(), ByColor { red: Some(RED), black: Some(BLACK) });
    let record = stored.record().expect("a record");
    let moves: Vec<String> =
        record.main_line().filter_map(|id| record.mv(id)).map(|mv| mv.to_string()).collect();
    assert_eq!(moves, ["h2e2", "h9g7", "h0g2", "i9h9"]);
    assert_eq!(record.variations(), 0);
    assert_eq!(record.result, GameResult::Black);
    for (name, value) in
        [(tag::DATE, "2026.11.30"), (tag::TIME_CONTROL, "300+3"), (tag::TERMINATION, "normal")]
    {
        assert_eq!(record.tags.get(name), Some(value));
    }
    let last = record.main_line().last().map(|id| record.notes(id)).expect("there are moves");
    assert_eq!(last.elapsed, Some(Duration::from_millis(1_750)));
    assert!(last.clock.is_some_and(|left| left > Duration::from_secs(290)), "{:?}", last.clock);

    // And all of it is in a file.
    let mut file = Vec::new();
    write(slice::from_ref(&record), Format::Json, &Options::default(), &mut file).expect("it is written");
    assert_eq!(read(&file, None, &Limits::default()).expect("it is read").games, [record]);
}

#[test]
fn a_handicap_game_begins_without_the_pieces_and_time_decides() {
    let terms = Terms {
        start: Start::Handicap(Handicap::Chariot),
        controls: ByColor {
            red: Control::ThreePart {
                game: Span::minutes(10),
                step: Span::minutes(1),
                reading: Span::seconds(30),
            },
            black: Control::Byoyomi { time: Span::minutes(10), period: Span::seconds(30), periods: 3 },
        },
        ..Terms::standard(Control::Unlimited)
    };
    let stored = played(&terms, &[(0, RED, mv(0, "h2e2")), (1_000, BLACK, mv(1, "h9g7"))]);
    let record = stored.record().expect("a record");
    assert!(!record.is_from_start());
    assert_eq!(record.result, GameResult::Black);
    for (name, value) in [
        (tag::TIME_CONTROL, "600 step 60 reading 30 / 600 byoyomi 3x30"),
        (tag::TERMINATION, "time forfeit"),
        ("Handicap", "chariot"),
    ] {
        assert_eq!(record.tags.get(name), Some(value));
    }
}

#[test]
fn a_game_that_goes_on_is_open_and_events_out_of_order_are_no_game() {
    let mut stored = played(&Terms::standard(Control::Unlimited), &[(0, RED, mv(0, "h2e2"))]);
    let record = stored.record().expect("a record");
    assert_eq!((record.len(), record.result), (1, GameResult::Open));
    assert_eq!(record.tags.get(tag::TERMINATION), Some("unterminated"));
    assert_eq!(record.tags.get(tag::TIME_CONTROL), Some("-"));
    let only = record.main_line().next().expect("a move");
    assert!(record.notes(only).is_empty());

    stored.events.swap(0, 1);
    let error = stored.record().expect_err("no game has these events");
    assert!(error.to_string().contains("found event 2, expected event 1"), "{error}");
}
