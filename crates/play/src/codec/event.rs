//! What happened.

use chuhe_rules::{ByColor, Color, Move};

use super::values::tag;
use super::{Code, CodecError, Reader};
use crate::{Bank, End, Event, GameId, Kind, Offer, Origin, Phrase, PlayerId, Span, Time};

/// Seq, time, a byte with whose command it answers (the upper three bits: 0 nobody's, 1 Red's, 2 Black's) and its kind (the
/// lower five), that command's nonce if there is one, and what the kind has.
impl Code for Event {
    fn put(&self, out: &mut Vec<u8>) {
        self.seq.put(out);
        self.at.put(out);
        let by = self.by.map_or(0, |origin| origin.color.fold(1, 2));
        out.push(by << 5 | number(&self.kind));
        if let Some(origin) = self.by {
            origin.nonce.put(out);
        }
        put_kind(&self.kind, out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        let (seq, at) = (u32::get(from)?, Time::get(from)?);
        let byte = from.byte()?;
        let color = match byte >> 5 {
            0 => None,
            1 => Some(Color::Red),
            2 => Some(Color::Black),
            found => return Err(tag("side", found)),
        };
        let by = color.map(|color| Ok(Origin { color, nonce: u32::get(from)? })).transpose()?;
        Ok(Self { seq, at, by, kind: get_kind(byte & 31, from)? })
    }
}

/// The stable number of a kind.
fn number(kind: &Kind) -> u8 {
    match kind {
        Kind::Seated { .. } => 0,
        Kind::Moved { .. } => 1,
        Kind::Offered(_) => 2,
        Kind::Declined { .. } => 3,
        Kind::TakenBack { .. } => 4,
        Kind::TimeGiven { .. } => 5,
        Kind::Paused => 6,
        Kind::Resumed => 7,
        Kind::Suspended => 8,
        Kind::Restored => 9,
        Kind::Left(_) => 10,
        Kind::Returned(_) => 11,
        Kind::Said(_) => 12,
        Kind::Ended(_) => 13,
        Kind::Rematched => 14,
        Kind::Followed(_) => 15,
    }
}

fn put_kind(kind: &Kind, out: &mut Vec<u8>) {
    match kind {
        Kind::Seated { color, player } => {
            color.put(out);
            player.put(out);
        }
        Kind::Moved { mv, spent, lag, bank } => {
            mv.put(out);
            spent.put(out);
            lag.put(out);
            bank.put(out);
        }
        Kind::Offered(offer) => offer.put(out),
        Kind::Declined { of, offer } => {
            of.put(out);
            offer.put(out);
        }
        Kind::TakenBack { to, banks } => {
            to.put(out);
            banks.put(out);
        }
        Kind::TimeGiven { to, span, bank } => {
            to.put(out);
            span.put(out);
            bank.put(out);
        }
        Kind::Paused | Kind::Resumed | Kind::Suspended | Kind::Restored | Kind::Rematched => {}
        Kind::Left(color) | Kind::Returned(color) => color.put(out),
        Kind::Said(phrase) => phrase.put(out),
        Kind::Ended(end) => end.put(out),
        Kind::Followed(game) => game.put(out),
    }
}

fn get_kind(number: u8, from: &mut Reader<'_>) -> Result<Kind, CodecError> {
    Ok(match number {
        0 => Kind::Seated { color: Color::get(from)?, player: PlayerId::get(from)? },
        1 => Kind::Moved {
            mv: Move::get(from)?,
            spent: Span::get(from)?,
            lag: Span::get(from)?,
            bank: Bank::get(from)?,
        },
        2 => Kind::Offered(Offer::get(from)?),
        3 => Kind::Declined { of: Color::get(from)?, offer: Offer::get(from)? },
        4 => Kind::TakenBack { to: u16::get(from)?, banks: ByColor::get(from)? },
        5 => Kind::TimeGiven { to: Color::get(from)?, span: Span::get(from)?, bank: Bank::get(from)? },
        6 => Kind::Paused,
        7 => Kind::Resumed,
        8 => Kind::Suspended,
        9 => Kind::Restored,
        10 => Kind::Left(Color::get(from)?),
        11 => Kind::Returned(Color::get(from)?),
        12 => Kind::Said(Phrase::get(from)?),
        13 => Kind::Ended(End::get(from)?),
        14 => Kind::Rematched,
        15 => Kind::Followed(GameId::get(from)?),
        found => return Err(tag("event", found)),
    })
}
