//! Whatever is refused or ends has words in all languages.

use chuhe_lang::{Arg, Locale, Messages};
use chuhe_play::{End, Handicap, How, Phrase, Refusal, Span, TermsError};
use chuhe_rules::{Color, Ending, Game, Reason, Value};

fn refusals() -> Vec<Refusal> {
    let illegal = Game::start().play("h0h1".parse().expect("a move")).expect_err("no horse moves so");
    vec![
        Refusal::NotSeated,
        Refusal::SeatTaken { color: Color::Red },
        Refusal::SeatsTaken,
        Refusal::NotBegun,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::NotYourTurn { turn: Color::Black },
        Refusal::OtherBoard { found: 1, expected: 2 },
        Refusal::Illegal(illegal),
        Refusal::Paused,
        Refusal::NotPaused,
        Refusal::Suspended,
        Refusal::TooLateToAbort,
        Refusal::TooEarly,
        Refusal::OfferPending,
        Refusal::OfferTooSoon { moves: 3 },
        Refusal::OfferTooOften { most: 8 },
        Refusal::NoOffer,
        Refusal::NothingToTakeBack,
        Refusal::NoClock,
        Refusal::TooMuchTime { most: Span(60_000) },
        Refusal::TimeLeft,
        Refusal::NotAbsent,
        Refusal::MayReturn { left: Span(1_001) },
        Refusal::TooTalkative,
        Refusal::NotWaitedFor,
        Refusal::GivenTooOften { most: 40 },
        Refusal::ClockFull,
    ]
}

fn ends() -> Vec<End> {
    let ends = [
        (How::Rules(Ending::Checkmate), Some(Color::Red)),
        (How::Rules(Ending::Repetition { times: 3 }), None),
        (How::Resignation, Some(Color::Black)),
        (How::Time, Some(Color::Red)),
        (How::Time, None),
        (How::Agreement, None),
        (How::Absence, Some(Color::Black)),
        (How::Absence, None),
        (How::Abort, None),
    ];
    ends.map(|(how, winner)| End { winner, how }).into()
}

#[track_caller]
fn has_words(reason: &dyn Reason, attribute: &str) {
    let args = reason.args();
    let args: Vec<(&str, Arg<'_>)> = args
        .iter()
        .map(|(name, value)| match value {
            Value::Text(text) => (name, Arg::Text(text)),
            Value::Number(number) => (name, Arg::Number(*number as i64)),
        })
        .collect();
    let id = format!("{}{attribute}", reason.id());
    for locale in Locale::ALL {
        let messages = Messages::embedded(locale);
        assert!(messages.ids().any(|known| known == id), "{locale} has no {id}");
        let text = messages.format(&id, &args);
        assert!(!text.contains(['{', '$']), "{locale} {id}: {text}");
    }
}

#[test]
fn all_reasons_have_words() {
    for refusal in refusals() {
        has_words(&refusal, "");
        assert!(!refusal.to_string().is_empty());
    }
    for end in ends() {
        has_words(&end, "");
        has_words(&end, ".reason");
    }
    for error in [TermsError::Control { color: Color::Red }, TermsError::LongFen, TermsError::Over] {
        has_words(&error, "");
        assert!(!error.to_string().is_empty());
    }
    for handicap in Handicap::all() {
        has_words(&handicap, "");
    }
    for phrase in Phrase::ALL {
        has_words(&phrase, "");
    }
}

#[test]
fn seconds_are_rounded_up() {
    let args = Refusal::MayReturn { left: Span(1_001) }.args();
    assert_eq!(args.get("count"), Some(&Value::Number(2)));
}
