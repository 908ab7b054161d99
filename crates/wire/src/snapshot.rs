//! A whole game in one message.

use chuhe_play::codec::{Code, CodecError, Reader};
use chuhe_play::{Clock, Lag, Span, Terms, Time, Turn, View};
use chuhe_rules::{ByColor, Color, Move};

/// Appends a game: its terms, two bytes for each move, and all else that [`View`] holds but what follows from the terms.
pub(crate) fn put(view: &View, out: &mut Vec<u8>) {
    let View { terms, first: _, seq, at, seats, moves, clock, lag, offers, away, paused, .. } = view;
    let View { suspended, end, rematched, next, .. } = view;
    terms.put(out);
    seq.put(out);
    at.put(out);
    seats.put(out);
    (moves.len() as u64).put(out);
    out.extend(moves.iter().flat_map(|mv| mv.to_bits().to_le_bytes()));
    clock.banks.put(out);
    clock.turn.is_some().put(out);
    if let Some(Turn { color, used, since }) = clock.turn {
        color.put(out);
        used.put(out);
        since.put(out);
    }
    for color in Color::ALL {
        lag[color].quota.put(out);
        lag[color].measured.put(out);
    }
    put_list(offers, out);
    away.put(out);
    paused.put(out);
    suspended.put(out);
    end.put(out);
    rematched.put(out);
    next.put(out);
}

/// Reads a game.
pub(crate) fn get(from: &mut Reader<'_>) -> Result<View, CodecError> {
    let terms = Terms::get(from)?;
    let first = terms.game().map_err(|_| CodecError::Text)?.position().turn();
    let controls = terms.controls;
    let (seq, at, seats) = (u32::get(from)?, Time::get(from)?, ByColor::get(from)?);
    let count = usize::try_from(from.number()?).map_err(|_| CodecError::Number)?;
    let bytes = from.bytes(count.checked_mul(2).ok_or(CodecError::Number)?)?;
    let moves = bytes.as_chunks::<2>().0.iter().map(|bits| {
        let bits = u16::from_le_bytes(*bits);
        Move::from_bits(bits).ok_or(CodecError::Tag { kind: "move", found: u64::from(bits) })
    });
    Ok(View {
        terms,
        first,
        seq,
        at,
        seats,
        moves: moves.collect::<Result<_, _>>()?,
        clock: Clock { controls, banks: ByColor::get(from)?, turn: turn(from)? },
        lag: ByColor { red: lag(from)?, black: lag(from)? },
        offers: get_list(from)?,
        away: ByColor::get(from)?,
        paused: Option::get(from)?,
        suspended: bool::get(from)?,
        end: Option::get(from)?,
        rematched: bool::get(from)?,
        next: Option::get(from)?,
    })
}

fn turn(from: &mut Reader<'_>) -> Result<Option<Turn>, CodecError> {
    if !bool::get(from)? {
        return Ok(None);
    }
    Ok(Some(Turn { color: Color::get(from)?, used: Span::get(from)?, since: Option::get(from)? }))
}

fn lag(from: &mut Reader<'_>) -> Result<Lag, CodecError> {
    Ok(Lag { quota: Span::get(from)?, measured: Span::get(from)? })
}

/// Appends values with their number before them.
pub(crate) fn put_list<T: Code>(values: &[T], out: &mut Vec<u8>) {
    (values.len() as u64).put(out);
    for value in values {
        value.put(out);
    }
}

/// Reads values whose number stands before them; each has at least one byte, so there are no more than bytes.
pub(crate) fn get_list<T: Code>(from: &mut Reader<'_>) -> Result<Vec<T>, CodecError> {
    let count = from.number()?;
    if count > from.rest().len() as u64 {
        return Err(CodecError::End);
    }
    (0..count).map(|_| T::get(from)).collect()
}
