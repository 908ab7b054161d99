//! Events and terms as bytes.

use std::fmt::Write as _;

use chuhe_play::codec::{self, CodecError, Reader, VERSION};
use chuhe_play::{
    Bank, Control, End, Event, GameId, Handicap, How, Kind, Offer, Origin, Phrase, PlayerId, Span, Start,
    Terms, Time,
};
use chuhe_rules::{ByColor, Color, Ending, RuleSet};
use expect_test::expect_file;
use proptest::prelude::*;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("memory takes it");
        text
    })
}

fn kinds() -> Vec<Kind> {
    let bank = Bank { main: Span(300_000), periods: 5 };
    let banks = ByColor { red: bank, black: Bank { main: Span(1), periods: 0 } };
    let end = |how, winner| Kind::Ended(End { winner, how });
    let rules = |ending, winner| end(How::Rules(ending), winner);
    let (red, black) = (Some(Color::Red), Some(Color::Black));
    vec![
        Kind::Seated { color: Color::Black, player: PlayerId(u64::MAX) },
        Kind::Moved { mv: "h2e2".parse().expect("a move"), spent: Span(1_234), lag: Span(80), bank },
        Kind::Moved { mv: "i9h9".parse().expect("a move"), spent: Span(0), lag: Span(0), bank },
        Kind::Offered(Offer::Draw),
        Kind::Offered(Offer::Takeback { to: 4_000 }),
        Kind::Declined { of: Color::Red, offer: Offer::Pause },
        Kind::TakenBack { to: 3, banks },
        Kind::TimeGiven { to: Color::Red, span: Span(15_000), bank },
        Kind::Paused,
        Kind::Resumed,
        Kind::Suspended,
        Kind::Restored,
        Kind::Left(Color::Red),
        Kind::Returned(Color::Black),
        Kind::Said(Phrase::Leaving),
        rules(Ending::Checkmate, red),
        rules(Ending::Stalemate, black),
        rules(Ending::GeneralCaptured, red),
        rules(Ending::PerpetualCheck { times: 3 }, black),
        rules(Ending::PerpetualChase { times: 4 }, red),
        rules(Ending::PerpetualAttack { times: 5 }, red),
        rules(Ending::Repetition { times: 3 }, None),
        rules(Ending::MoveLimit { plies: 120 }, None),
        rules(Ending::TotalLimit { plies: 400 }, None),
        rules(Ending::DeadMaterial, None),
        end(How::Resignation, red),
        end(How::Time, black),
        end(How::Agreement, None),
        end(How::Absence, red),
        end(How::Abort, None),
        Kind::Offered(Offer::Resume),
        Kind::Offered(Offer::Rematch),
        Kind::Rematched,
        Kind::Followed(GameId(77)),
    ]
}

fn events() -> Vec<Event> {
    let by = [
        None,
        Some(Origin { color: Color::Red, nonce: 5 }),
        Some(Origin { color: Color::Black, nonce: u32::MAX }),
    ];
    kinds()
        .into_iter()
        .enumerate()
        .map(|(index, kind)| Event {
            seq: index as u32 + 1,
            at: Time(1_700_000_000_000 + index as u64),
            by: by[index % 3],
            kind,
        })
        .collect()
}

fn terms() -> Vec<Terms> {
    let time = Span::minutes(10);
    let starts = [Start::Standard, Start::Fen("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1".into())];
    let controls = [
        Control::Unlimited,
        Control::Sudden { time },
        Control::Fischer { time, increment: Span::seconds(5) },
        Control::Delay { time, delay: Span::seconds(5) },
        Control::Byoyomi { time, period: Span::seconds(30), periods: 3 },
        Control::ThreePart { game: time, step: Span::seconds(60), reading: Span::seconds(30) },
        Control::Correspondence { days: 3 },
    ];
    let starts = starts.into_iter().chain(Handicap::all().map(Start::Handicap));
    let sets = RuleSet::NAMED.into_iter().cycle();
    let pairs = controls.into_iter().cycle().zip(controls.into_iter().rev().cycle());
    starts
        .zip(sets)
        .zip(pairs)
        .map(|((start, rules), (red, black))| Terms { rules, start, controls: ByColor { red, black } })
        .collect()
}

#[test]
fn events_keep_their_bytes() {
    let lines: String = events()
        .iter()
        .map(|event| {
            let mut bytes = Vec::new();
            codec::encode(event, &mut bytes);
            hex(&bytes) + "\n"
        })
        .collect();
    expect_file!["events.txt"].assert_eq(&lines);
}

#[test]
fn terms_keep_their_bytes() {
    let lines: String = terms()
        .iter()
        .map(|terms| {
            let mut bytes = Vec::new();
            codec::encode(terms, &mut bytes);
            let mut from = Reader::new(&bytes[1..]);
            assert_eq!(from.text(1_000), Ok(&*terms.rules.to_string()));
            hex(from.rest()) + "\n"
        })
        .collect();
    expect_file!["terms.txt"].assert_eq(&lines);
}

#[test]
fn what_was_written_is_read() {
    for event in events() {
        let mut bytes = Vec::new();
        codec::encode(&event, &mut bytes);
        assert_eq!(codec::decode(&bytes), Ok(event));
        for end in 0..bytes.len() {
            assert_eq!(codec::decode::<Event>(&bytes[..end]), Err(CodecError::End));
        }
        bytes.push(0);
        assert_eq!(codec::decode::<Event>(&bytes), Err(CodecError::Rest { count: 1 }));
    }
    for terms in terms() {
        let mut bytes = Vec::new();
        codec::encode(&terms, &mut bytes);
        assert_eq!(codec::decode(&bytes), Ok(terms));
    }
}

#[test]
fn a_move_is_small() {
    let event = events()[1];
    let mut bytes = Vec::new();
    codec::encode(
        &Event { by: Some(Origin { color: Color::Black, nonce: u32::MAX }), seq: 200, ..event },
        &mut bytes,
    );
    assert!(bytes.len() <= 26, "{} bytes", bytes.len());
}

#[test]
fn other_bytes_are_an_error() {
    let decode = codec::decode::<Event>;
    assert_eq!(decode(&[VERSION + 1, 0]), Err(CodecError::Version { found: VERSION + 1 }));
    assert_eq!(decode(&[VERSION, 0x80, 0x00]), Err(CodecError::Number), "longer than it need be");
    assert_eq!(decode(&[VERSION, 0xFF, 0xFF, 0xFF, 0xFF, 0x10]), Err(CodecError::Number), "33 bits");
    assert_eq!(decode(&[VERSION, 1, 1, 31]), Err(CodecError::Tag { kind: "event", found: 31 }));
    assert_eq!(decode(&[VERSION, 1, 1, 0xE0]), Err(CodecError::Tag { kind: "side", found: 7 }));
    let long = [[0xFF; 9].as_slice(), &[2]].concat();
    assert_eq!(Reader::new(&long).number(), Err(CodecError::Number), "65 bits");
    let whole = [[0xFF; 9].as_slice(), &[1]].concat();
    assert_eq!(Reader::new(&whole).number(), Ok(u64::MAX));
    let huge = [VERSION, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F];
    assert_eq!(codec::decode::<Terms>(&huge), Err(CodecError::Text), "nothing is allocated for it");
    let mut edited = Vec::new();
    codec::encode(&Terms::standard(Control::Unlimited), &mut edited);
    let at = edited.iter().position(|byte| *byte == b'=').expect("the rules are text");
    edited[at + 1] = b'\t';
    assert_eq!(codec::decode::<Terms>(&edited), Err(CodecError::Text), "the rules have one form");
}

proptest! {
    /// Any bytes are read or refused, and what is read was written so.
    #[test]
    fn each_value_has_one_form(bytes in prop::collection::vec(any::<u8>(), 0..60), seq in 0..3_u8) {
        let bytes = [&[VERSION, seq, 9], &bytes[..]].concat();
        if let Ok(event) = codec::decode::<Event>(&bytes) {
            let mut again = Vec::new();
            codec::encode(&event, &mut again);
            prop_assert_eq!(again, bytes);
        }
    }
}
