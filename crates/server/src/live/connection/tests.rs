use chuhe_play::Phrase;

use super::*;
use crate::live::outbox::Matter;

const NOW: UnixMillis = UnixMillis(1_796_000_000_000);

fn after(span: Span) -> UnixMillis {
    UnixMillis(NOW.0 + span.0)
}

fn hello(seq: u32) -> Vec<u8> {
    encode(&Up::Hello { version: VERSION, seq })
}

fn open() -> Connection {
    let mut connection = Connection::new(NOW, true);
    assert_eq!(connection.hear(NOW, &hello(0)), Some(Request::Enter { seq: 0 }));
    connection
}

/// Reads one message.
fn read(connection: &mut Connection, now: UnixMillis) -> Down {
    match connection.next(now) {
        Next::Write(bytes) => decode(&bytes).expect("a message of the server"),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn ends(connection: &mut Connection, why: Closed) {
    assert_eq!(read(connection, NOW), Down::Closed(why));
    assert_eq!(connection.next(NOW), Next::End);
    assert_eq!(connection.hear(NOW, &hello(0)), None, "nothing is heard after the last word");
}

#[test]
fn the_first_word_is_hello() {
    let mut connection = Connection::new(NOW, true);
    assert_eq!(connection.next(NOW), Next::Wait(after(HELLO)));
    assert_eq!(connection.hear(NOW, &encode(&Up::Pong { echo: 0 })), None);
    ends(&mut connection, Closed::Malformed);

    let mut silent = Connection::new(NOW, true);
    assert_eq!(silent.next(after(HELLO)), Next::End);

    let mut old = Connection::new(NOW, true);
    assert_eq!(old.hear(NOW, &encode(&Up::Hello { version: VERSION + 1, seq: 0 })), None);
    ends(&mut old, Closed::Version);
}

#[test]
fn what_is_no_message_or_too_long_ends_the_connection() {
    for bytes in [&[][..], &[0xFF; 3], &[0; LONGEST_UP + 1], &vec![1; 1_000_000]] {
        let mut connection = open();
        assert_eq!(connection.hear(NOW, bytes), None);
        ends(&mut connection, Closed::Malformed);
    }
}

#[test]
fn who_says_too_much_is_shut_out_and_who_is_lively_is_not() {
    let say = encode(&Up::Act { nonce: 1, act: Act::Say(Phrase::Hello) });
    let mut connection = open();
    let heard = (0..100).take_while(|_| connection.hear(NOW, &say).is_some()).count();
    assert_eq!(heard as u64, MESSAGES.0 - 1, "the hello counts, too");
    ends(&mut connection, Closed::TooMuch);

    let mut lively = open();
    for tenth in 0..1_000 {
        assert!(lively.hear(UnixMillis(NOW.0 + tenth * 100), &say).is_some(), "ten each second");
    }
}

#[test]
fn the_coin_and_the_lag_are_the_servers() {
    let mut connection = open();
    let join = encode(&Up::Act { nonce: 1, act: Act::Join(Choice::Random { red: false }) });
    let act = Act::Join(Choice::Random { red: true });
    assert_eq!(connection.hear(NOW, &join), Some(Request::Ask { nonce: 1, act }));

    let Down::Ping { echo } = read(&mut connection, NOW) else { panic!("a ping") };
    let mv = "h2e2".parse().expect("a move");
    let said = encode(&Up::Act { nonce: 2, act: Act::Move { ply: 0, mv, lag: Span(9_999) } });
    let heard = |lag| Some(Request::Ask { nonce: 2, act: Act::Move { ply: 0, mv, lag } });
    assert_eq!(connection.hear(after(Span(10)), &said), heard(Span::ZERO), "nothing is measured yet");
    assert_eq!(connection.hear(after(Span(80)), &encode(&Up::Pong { echo })), None);
    assert_eq!(connection.hear(after(Span(90)), &said), heard(Span(80)));
}

/// F10.
#[test]
fn f10_forged_lag_grants_no_credit() {
    let mut connection = open();
    let Down::Ping { echo } = read(&mut connection, NOW) else { panic!("a ping") };
    let pong = |echo| encode(&Up::Pong { echo });
    connection.hear(after(Span(2_000)), &pong(echo + 1));
    connection.hear(after(Span(2_000)), &pong(echo.wrapping_sub(1)));
    assert_eq!(connection.lag(), Span::ZERO, "an answer to no question");
    connection.hear(after(Span(2_100)), &pong(echo));
    assert_eq!(connection.lag(), Span(2_100));
    connection.hear(after(Span(9_000)), &pong(echo));
    assert_eq!(connection.lag(), Span(2_100), "a question is answered once");
    let next = after(Span(9_100));
    let Down::Ping { echo } = read(&mut connection, next) else { panic!("a ping") };
    connection.hear(UnixMillis(next.0 + 100), &pong(echo));
    assert_eq!(connection.lag(), Span((3 * 2_100 + 100) / 4), "one measurement moves it by a quarter");
}

#[test]
fn f11_silence_frees_the_connection_within_thirty_seconds() {
    let mut connection = open();
    let mut now = NOW;
    let mut pings = Vec::new();
    loop {
        match connection.next(now) {
            Next::Write(_) => pings.push(now),
            Next::Wait(until) => {
                assert!(until > now);
                now = until;
            }
            Next::End => break,
            Next::Ask(request) => panic!("{request:?}"),
        }
    }
    assert_eq!(now, after(SILENCE));
    assert!(SILENCE < Span::seconds(30));
    assert_eq!(pings, [NOW], "who does not answer is not asked again, and notices by that");
    assert!(PING < chuhe_wire::Link::SILENCE);
}

#[test]
fn who_falls_behind_asks_for_the_whole_game_once() {
    let mut connection = open();
    let _ = read(&mut connection, NOW);
    for number in 0..100 {
        connection.tell(Frame::of(Matter::Event, &Down::Watchers(number)));
    }
    assert_eq!(connection.next(NOW), Next::Ask(Request::Again));
    assert!(matches!(connection.next(NOW), Next::Wait(_)));
    connection.tell(Frame::of(Matter::Event, &Down::Watchers(7)));
    connection.tell(Frame::of(Matter::Whole, &Down::Watchers(8)));
    assert_eq!(read(&mut connection, NOW), Down::Watchers(8));
}

#[test]
fn any_bytes_are_heard_without_harm() {
    use proptest::prelude::*;
    proptest!(|(messages: Vec<Vec<u8>>, with_hello: bool)| {
        let mut connection = Connection::new(NOW, false);
        if with_hello {
            connection.hear(NOW, &hello(3));
        }
        for message in messages {
            connection.hear(NOW, &message);
            while matches!(connection.next(NOW), Next::Write(_)) {}
        }
    });
}
