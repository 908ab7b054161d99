//! What a game is played under.

use chuhe_rules::{ByColor, RuleSet};

use super::values::tag;
use super::{Code, CodecError, Reader, put_text};
use crate::{Control, Handicap, Span, Start, Terms};

/// The most bytes that a rule set's text may have; one with all its keys has fewer than 400.
const LONGEST_RULES: usize = 1_024;

/// The rules are written out with all their keys, so that a game is read by the rules that it was played by.
impl Code for Terms {
    fn put(&self, out: &mut Vec<u8>) {
        put_text(&self.rules.to_string(), out);
        self.start.put(out);
        self.controls.put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        let text = from.text(LONGEST_RULES)?;
        let rules: RuleSet = text.parse().map_err(|_| CodecError::Text)?;
        if rules.to_string() != text {
            return Err(CodecError::Text);
        }
        Ok(Self { rules, start: Start::get(from)?, controls: ByColor::get(from)? })
    }
}

impl Code for Start {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Self::Standard => out.push(0),
            Self::Handicap(handicap) => {
                out.push(1);
                put_text(handicap.name(), out);
            }
            Self::Fen(fen) => {
                out.push(2);
                put_text(fen, out);
            }
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Standard,
            1 => Self::Handicap(Handicap::named(from.text(40)?).ok_or(CodecError::Text)?),
            2 => Self::Fen(from.text(Self::LONGEST_FEN)?.to_owned()),
            found => return Err(tag("beginning of a game", found)),
        })
    }
}

impl Code for Control {
    fn put(&self, out: &mut Vec<u8>) {
        let (tag, spans, count): (u8, &[Span], Option<u8>) = match self {
            Self::Unlimited => (0, &[], None),
            Self::Sudden { time } => (1, &[*time], None),
            Self::Fischer { time, increment } => (2, &[*time, *increment], None),
            Self::Delay { time, delay } => (3, &[*time, *delay], None),
            Self::Byoyomi { time, period, periods } => (4, &[*time, *period], Some(*periods)),
            Self::ThreePart { game, step, reading } => (5, &[*game, *step, *reading], None),
            Self::Correspondence { days } => (6, &[], Some(*days)),
        };
        out.push(tag);
        for span in spans {
            span.put(out);
        }
        if let Some(count) = count {
            count.put(out);
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Unlimited,
            1 => Self::Sudden { time: Span::get(from)? },
            2 => Self::Fischer { time: Span::get(from)?, increment: Span::get(from)? },
            3 => Self::Delay { time: Span::get(from)?, delay: Span::get(from)? },
            4 => Self::Byoyomi { time: Span::get(from)?, period: Span::get(from)?, periods: u8::get(from)? },
            5 => {
                Self::ThreePart { game: Span::get(from)?, step: Span::get(from)?, reading: Span::get(from)? }
            }
            6 => Self::Correspondence { days: u8::get(from)? },
            found => return Err(tag("control", found)),
        })
    }
}
