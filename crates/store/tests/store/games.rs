//! Games to store.

use chuhe_play::{Bank, Control, End, Event, GameId, How, Kind, Origin, Phrase, PlayerId, Span, Terms, Time};
use chuhe_rules::{ByColor, Color};
use chuhe_store::{TokenHash, UnixMillis, Write};

pub(crate) const RED: PlayerId = PlayerId(u64::MAX);
pub(crate) const BLACK: PlayerId = PlayerId(2);

/// When everything happens, unless a test says otherwise.
pub(crate) const NOON: UnixMillis = UnixMillis(1_796_040_000_000);

pub(crate) fn terms() -> Terms {
    Terms::standard(Control::Fischer { time: Span::minutes(5), increment: Span::seconds(3) })
}

/// The event with this number in a game in which everything happens.
pub(crate) fn event(seq: u32) -> Event {
    let bank = Bank { main: Span(300_000 - u64::from(seq)), periods: 0 };
    let (mv, color) = match seq % 4 {
        0 => ("h2e2", Color::Red),
        1 => ("h9g7", Color::Black),
        2 => ("e2h2", Color::Red),
        _ => ("g7h9", Color::Black),
    };
    let kind = match seq {
        1 => Kind::Seated { color: Color::Red, player: RED },
        2 => Kind::Seated { color: Color::Black, player: BLACK },
        9 => Kind::TakenBack { to: 2, banks: ByColor { red: bank, black: bank } },
        10 => Kind::Said(Phrase::GoodMove),
        11 => Kind::Suspended,
        12 => Kind::Followed(GameId(u64::MAX)),
        _ => {
            Kind::Moved { mv: mv.parse().expect("a move"), spent: Span(u64::from(seq)), lag: Span(17), bank }
        }
    };
    let by = (seq > 2).then_some(Origin { color, nonce: seq.wrapping_mul(0x9e37_79b9) });
    Event { seq, at: Time(u64::from(seq) * 1_000), by, kind }
}

/// The last event of a game.
pub(crate) fn end(seq: u32) -> Event {
    let kind = Kind::Ended(End { winner: Some(Color::Red), how: How::Resignation });
    Event { kind, ..event(seq) }
}

pub(crate) fn create(game: GameId) -> Write {
    Write::Create { game, terms: terms(), at: NOON }
}

pub(crate) fn append(game: GameId, seq: u32) -> Write {
    Write::Append { game, event: event(seq), at: NOON }
}

pub(crate) fn ended(game: GameId, seq: u32) -> Write {
    Write::Append { game, event: end(seq), at: UnixMillis(NOON.0 + 1) }
}

pub(crate) fn seated(game: GameId, seq: u32, player: PlayerId, at: UnixMillis) -> Write {
    let kind = Kind::Seated { color: Color::Red, player };
    Write::Append { game, event: Event { kind, ..event(seq) }, at }
}

pub(crate) fn guest(token: &str, player: u64) -> Write {
    Write::Guest { token: TokenHash::of(token.as_bytes()), player: PlayerId(player), at: NOON }
}
