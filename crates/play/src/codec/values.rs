//! The small values.

use chuhe_rules::{ByColor, Color, Ending, Move};

use super::{Code, CodecError, Reader, put_number};
use crate::{Bank, End, GameId, How, Offer, Pending, Phrase, PlayerId, Span, Time};

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl Code for $type {
            fn put(&self, out: &mut Vec<u8>) {
                put_number(u64::from(*self), out);
            }

            fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
                Self::try_from(from.number()?).map_err(|_| CodecError::Number)
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64);

macro_rules! wrappers {
    ($($type:ident),*) => {$(
        impl Code for $type {
            fn put(&self, out: &mut Vec<u8>) {
                put_number(self.0, out);
            }

            fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
                from.number().map(Self)
            }
        }
    )*};
}

wrappers!(Span, Time, PlayerId, GameId);

impl Code for bool {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        match from.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            found => Err(tag("yes or no", found)),
        }
    }
}

impl<T: Code> Code for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.is_some().put(out);
        if let Some(value) = self {
            value.put(out);
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        bool::get(from)?.then(|| T::get(from)).transpose()
    }
}

impl<T: Code> Code for ByColor<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.red.put(out);
        self.black.put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(Self { red: T::get(from)?, black: T::get(from)? })
    }
}

impl Code for Color {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        match from.byte()? {
            0 => Ok(Self::Red),
            1 => Ok(Self::Black),
            found => Err(tag("side", found)),
        }
    }
}

impl Code for Move {
    fn put(&self, out: &mut Vec<u8>) {
        self.to_bits().put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        let bits = u16::get(from)?;
        Self::from_bits(bits).ok_or(CodecError::Tag { kind: "move", found: u64::from(bits) })
    }
}

impl Code for Bank {
    fn put(&self, out: &mut Vec<u8>) {
        self.main.put(out);
        self.periods.put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(Self { main: Span::get(from)?, periods: u8::get(from)? })
    }
}

impl Code for Offer {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(self.kind() as u8);
        if let Self::Takeback { to } = self {
            to.put(out);
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Draw,
            1 => Self::Takeback { to: u16::get(from)? },
            2 => Self::Pause,
            3 => Self::Resume,
            4 => Self::Rematch,
            found => return Err(tag("offer", found)),
        })
    }
}

impl Code for Pending {
    fn put(&self, out: &mut Vec<u8>) {
        self.by.put(out);
        self.offer.put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(Self { by: Color::get(from)?, offer: Offer::get(from)? })
    }
}

impl Code for Phrase {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        let found = from.byte()?;
        Self::ALL.get(usize::from(found)).copied().ok_or(tag("phrase", found))
    }
}

impl Code for End {
    fn put(&self, out: &mut Vec<u8>) {
        self.winner.put(out);
        self.how.put(out);
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(Self { winner: Option::get(from)?, how: How::get(from)? })
    }
}

impl Code for How {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Self::Rules(ending) => {
                out.push(0);
                ending.put(out);
            }
            Self::Resignation => out.push(1),
            Self::Time => out.push(2),
            Self::Agreement => out.push(3),
            Self::Absence => out.push(4),
            Self::Abort => out.push(5),
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Rules(Ending::get(from)?),
            1 => Self::Resignation,
            2 => Self::Time,
            3 => Self::Agreement,
            4 => Self::Absence,
            5 => Self::Abort,
            found => return Err(tag("end of a game", found)),
        })
    }
}

impl Code for Ending {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            Self::Checkmate => out.push(0),
            Self::Stalemate => out.push(1),
            Self::GeneralCaptured => out.push(2),
            Self::PerpetualCheck { times } => out.extend([3, times]),
            Self::PerpetualChase { times } => out.extend([4, times]),
            Self::PerpetualAttack { times } => out.extend([5, times]),
            Self::Repetition { times } => out.extend([6, times]),
            Self::MoveLimit { plies } => {
                out.push(7);
                plies.put(out);
            }
            Self::TotalLimit { plies } => {
                out.push(8);
                plies.put(out);
            }
            Self::DeadMaterial => out.push(9),
        }
    }

    fn get(from: &mut Reader<'_>) -> Result<Self, CodecError> {
        Ok(match from.byte()? {
            0 => Self::Checkmate,
            1 => Self::Stalemate,
            2 => Self::GeneralCaptured,
            3 => Self::PerpetualCheck { times: from.byte()? },
            4 => Self::PerpetualChase { times: from.byte()? },
            5 => Self::PerpetualAttack { times: from.byte()? },
            6 => Self::Repetition { times: from.byte()? },
            7 => Self::MoveLimit { plies: u16::get(from)? },
            8 => Self::TotalLimit { plies: u16::get(from)? },
            9 => Self::DeadMaterial,
            found => return Err(tag("end by the rules", found)),
        })
    }
}

/// A byte that stands for nothing.
pub(super) fn tag(kind: &'static str, found: u8) -> CodecError {
    CodecError::Tag { kind, found: u64::from(found) }
}
