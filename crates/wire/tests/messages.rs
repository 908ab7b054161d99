//! Every message as bytes and back, the bytes that are promised, and what bytes that are no message do.

use std::fmt::Write as _;

use chuhe_play::codec::Code;
use chuhe_play::{
    Act, Choice, Command, Control, GameId, Nonce, Offer, Phrase, PlayerId, Session, Span, System, Terms, Time,
};
use chuhe_rules::{Color, Move};
use chuhe_wire::{Closed, Down, LONGEST_UP, Sentence, Up, VERSION, decode, decode_first, encode};
use proptest::prelude::*;

/// A moment of our days.
const NOW: Time = Time(1_796_000_000_000);

const RED: PlayerId = PlayerId(u64::MAX);
const BLACK: PlayerId = PlayerId(0x0123_4567_89AB_CDEF);

fn three_part() -> Terms {
    Terms::standard(Control::ThreePart {
        game: Span::minutes(10),
        step: Span::minutes(1),
        reading: Span::seconds(30),
    })
}

/// A game as it comes about by these acts, one a second.
fn played(terms: Terms, acts: &[(PlayerId, Act)]) -> (Session, Vec<Down>) {
    let mut session = Session::new(terms).expect("sound terms");
    let mut told = Vec::new();
    for (number, (player, act)) in acts.iter().enumerate() {
        let at = NOW + Span::seconds(number as u64);
        let nonce = 0xFFFF_FF00 + number as Nonce;
        let command = Command::Player { player: *player, nonce, act: *act };
        match session.apply(at, command) {
            Ok(events) => told.extend(events.into_iter().map(Down::Event)),
            Err(refusal) => told.push(Down::Refused { nonce, why: Sentence::of(&refusal) }),
        }
    }
    (session, told)
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn moves(texts: &[&str]) -> Vec<(PlayerId, Act)> {
    let moves = texts.iter().enumerate().map(|(ply, text)| {
        let player = if ply % 2 == 0 { RED } else { BLACK };
        (player, Act::Move { ply: ply as u16, mv: mv(text), lag: Span(80) })
    });
    let seats = [(RED, Act::Join(Choice::Color(Color::Red))), (BLACK, Act::Join(Choice::Any))];
    seats.into_iter().chain(moves).collect()
}

/// Both ways, no further byte or fewer, and apart from what follows.
fn there_and_back<T: Code + PartialEq + std::fmt::Debug>(message: &T) -> Vec<u8> {
    let bytes = encode(message);
    assert_eq!(decode::<T>(&bytes).as_ref(), Ok(message));
    for length in 0..bytes.len() {
        assert!(decode::<T>(&bytes[..length]).is_err(), "{message:?} cut to {length} bytes");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert!(decode::<T>(&longer).is_err(), "{message:?} with a byte more");
    assert_eq!(decode_first::<T>(&longer).map(|(_, rest)| rest), Ok(&[0][..]), "{message:?}");
    bytes
}

#[test]
fn a_client_says_each_thing_in_its_form() {
    let mut text = String::new();
    let acts = [
        Act::Join(Choice::Color(Color::Black)),
        Act::Join(Choice::Random { red: false }),
        Act::Join(Choice::Any),
        Act::Move { ply: 65_535, mv: mv("i9i0"), lag: Span::ZERO },
        Act::Resign,
        Act::Offer(Offer::Draw),
        Act::Accept(Offer::Takeback { to: 12 }),
        Act::Decline(Offer::Pause),
        Act::Abort,
        Act::GiveTime(Span::seconds(15)),
        Act::ClaimWin,
        Act::ClaimDraw,
        Act::Say(Phrase::GoodGame),
        Act::Flag,
    ];
    let acts = acts.map(|act| Up::Act { nonce: 0xDEAD_BEEF, act });
    for up in [Up::Hello { version: VERSION, seq: 300 }, Up::Pong { echo: 7 }].iter().chain(&acts) {
        let bytes = there_and_back(up);
        assert!(bytes.len() <= LONGEST_UP);
        writeln!(text, "{up:?}: {}", hex(&bytes)).expect("a text takes everything");
    }
    golden("up", &text);
}

#[test]
fn the_server_says_each_thing_in_its_form() {
    let mut acts = moves(&["h2e2", "h9g7", "h0g2", "i9h9"]);
    acts.push((BLACK, Act::Offer(Offer::Draw)));
    acts.push((BLACK, Act::Move { ply: 4, mv: mv("h7e7"), lag: Span::ZERO }));
    let (mut session, mut told) = played(three_part(), &acts);
    for system in [System::Left(Color::Black), System::Suspend] {
        told.extend(
            session
                .apply(NOW + Span::seconds(20), Command::System(system))
                .expect("never refused")
                .into_iter()
                .map(Down::Event),
        );
    }
    let events =
        told.iter().filter_map(|down| if let Down::Event(event) = down { Some(*event) } else { None });
    told.push(Down::Tail { you: BLACK, now: NOW, events: events.skip(5).collect() });
    told.push(Down::Whole { you: RED, now: NOW + Span::minutes(1), view: Box::new(session.view().clone()) });
    told.push(Down::Done { nonce: 1 });
    told.push(Down::Ping { echo: 0xABCD });
    told.push(Down::Watchers(10_000));
    told.extend(Closed::ALL.map(Down::Closed));
    let mut text = String::new();
    for down in &told {
        let bytes = there_and_back(down);
        let name: String =
            format!("{down:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect();
        writeln!(text, "{name}: {}", hex(&bytes)).expect("a text takes everything");
        let number = Down::number(&bytes).expect("it begins with its number");
        assert_eq!(Down::NAMES[number], name.to_lowercase());
    }
    assert_eq!((Down::number(&[]), Down::number(&[Down::NAMES.len() as u8])), (None, None));
    golden("down", &text);
}

#[test]
fn a_move_is_few_bytes() {
    // A client's header has four bytes of a mask more.
    let up =
        encode(&Up::Act { nonce: u32::MAX, act: Act::Move { ply: 300, mv: mv("i9i0"), lag: Span::ZERO } });
    assert!(up.len() + 6 <= 24, "{} bytes", up.len());
    let (_, told) = played(three_part(), &moves(&["h2e2", "h9g7", "h0g2", "i9h9"]));
    for down in &told[2..] {
        let bytes = encode(down);
        assert!(bytes.len() + 2 <= 32, "{} bytes: {down:?}", bytes.len());
    }
}

#[test]
fn a_whole_game_is_shorter_than_its_moves_one_by_one() {
    let cycle = ["a0a1", "a9a8", "a1a0", "a8a9"];
    let texts: Vec<_> = (0..200).map(|ply| cycle[ply % 4]).collect();
    let terms =
        Terms { rules: chuhe_rules::RuleSet::named("simple").expect("named").clone(), ..three_part() };
    let (session, told) = played(terms, &moves(&texts));
    let whole = encode(&Down::Whole { you: RED, now: NOW, view: Box::new(session.view().clone()) });
    let single: usize = told.iter().map(|down| encode(down).len()).sum();
    assert!(whole.len() < single, "{} and {single} bytes", whole.len());
}

#[test]
fn a_game_is_followed_alike_from_a_snapshot_and_from_its_beginning() {
    let acts = moves(&["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
    for seen in 0..=acts.len() {
        let (session, _) = played(three_part(), &acts[..seen]);
        let whole = encode(&Down::Whole { you: RED, now: NOW, view: Box::new(session.view().clone()) });
        let Ok(Down::Whole { mut view, .. }) = decode(&whole) else { panic!("no whole game") };
        let (session, told) = played(three_part(), &acts);
        for down in told {
            match down {
                Down::Event(event) if event.seq > view.seq => view.follow(&event),
                _ => {}
            }
        }
        assert_eq!(&*view, session.view());
    }
}

#[test]
fn a_game_that_is_none_is_refused() {
    let (session, _) = played(three_part(), &[]);
    let whole = Down::Whole { you: RED, now: NOW, view: Box::new(session.view().clone()) };
    let mut terms = three_part();
    terms.controls.red = Control::Sudden { time: Span::ZERO };
    let mut view = session.view().clone();
    view.terms = terms;
    assert!(decode::<Down>(&encode(&whole)).is_ok());
    let other = Down::Whole { you: RED, now: NOW, view: Box::new(view) };
    assert!(decode::<Down>(&encode(&other)).is_err(), "a clock without time");
}

#[test]
fn long_texts_are_cut_where_a_letter_ends() {
    struct Long;
    impl chuhe_rules::Reason for Long {
        fn id(&self) -> &'static str {
            "long"
        }

        fn args(&self) -> chuhe_rules::Args {
            chuhe_rules::Args::new().text("value", "楚河".repeat(30)).number("count", usize::MAX)
        }
    }
    there_and_back(&Sentence::of(&Long));
}

#[test]
fn a_list_longer_than_its_bytes_costs_nothing() {
    // A tail that promises more events than there are bytes.
    let mut bytes = vec![1, 1, 1];
    bytes.extend([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]);
    assert!(decode::<Down>(&bytes).is_err());
}

proptest! {
    /// What can be read is written as it was read: a message has one form.
    #[test]
    fn bytes_are_one_message_or_none(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        if let Ok(up) = decode::<Up>(&bytes) {
            prop_assert_eq!(encode(&up), bytes.clone());
        }
        if let Ok(down) = decode::<Down>(&bytes) {
            prop_assert_eq!(encode(&down), bytes);
        }
    }

    /// A whole game with a byte changed is another one, or none.
    #[test]
    fn a_changed_game_is_read_or_refused(place in 0_usize..200, value in any::<u8>()) {
        let (session, _) = played(three_part(), &moves(&["h2e2", "h9g7", "h0g2"]));
        let view = Box::new(session.view().clone());
        let mut bytes = encode(&Down::Whole { you: RED, now: NOW, view });
        let place = place % bytes.len();
        bytes[place] = value;
        if let Ok(down) = decode::<Down>(&bytes) {
            prop_assert_eq!(encode(&down), bytes);
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(u32::from(half), 16).expect("four bits");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The bytes must be those of the file: other programs speak the protocol, and games go on over a change of version.
fn golden(name: &str, text: &str) {
    let path = format!("{}/tests/{name}.golden", env!("CARGO_MANIFEST_DIR"));
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(expected == text, "{path} is not what is said now:\n{text}");
}

#[test]
fn a_rematch_is_named() {
    let followed =
        chuhe_play::Event { seq: 9, at: NOW, by: None, kind: chuhe_play::Kind::Followed(GameId(u64::MAX)) };
    there_and_back(&Down::Event(followed));
}
