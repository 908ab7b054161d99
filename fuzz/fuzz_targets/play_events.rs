//! Law: any bytes are one event, one set of terms or an error, in one form; and whatever events they hold, a session takes
//! over those that it can, in their order, and a second one with the same past is equal to it.
#![no_main]

use chuhe_play::codec::{self, Code, Reader};
use chuhe_play::{Control, Event, Session, Span, Terms, Time};
use chuhe_rules::Color;
use libfuzzer_sys::fuzz_target;

fn has_one_form<T: Code>(data: &[u8]) -> Option<T> {
    let value = codec::decode::<T>(data).ok()?;
    let mut again = Vec::new();
    codec::encode(&value, &mut again);
    assert_eq!(again, data);
    Some(value)
}

fuzz_target!(|data: &[u8]| {
    has_one_form::<Event>(data);
    let control = Control::Byoyomi { time: Span(9_000), period: Span(500), periods: 3 };
    let terms = has_one_form::<Terms>(data).unwrap_or_else(|| Terms::standard(control));
    let Ok(mut session) = Session::new(terms.clone()) else { return };

    let mut bytes = Reader::new(data);
    let mut past: Vec<Event> = Vec::new();
    while let Ok(mut event) = Event::get(&mut bytes) {
        event.seq = past.len() as u32 + 1;
        let before = session.clone();
        if session.commit(&event).is_ok() {
            past.push(event);
        } else {
            assert_eq!(session, before);
        }
        for color in Color::ALL {
            session.view().clock.face(color, Time(event.at.0.wrapping_add(event.at.0)));
        }
    }
    assert_eq!(Session::replay(terms, &past), Ok(session));
});
