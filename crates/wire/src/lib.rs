//! The messages between a game's server and its clients, as bytes.
//!
//! A client says [`Up`], the server says [`Down`]; each is one message of a web socket, or, where a proxy stands in its way,
//! one request or one event of a stream.
//! The first byte says which message it is; numbers are those of [`chuhe_play::codec`], and each message has one form.
//!
//! There is no acknowledgement beside the events: a client knows that its move is stored when it comes back as an event,
//! which carries the move's nonce and is the same bytes for everybody.
//!
//! [`Link`] is a client's side of a game: the browser, the load generator and the simulation all hold one.
//!
//! What the bytes on the line are, the header of the web socket included: a move up 18, a move down about 28.
//! A page on which nothing happens says 8 every four seconds, and is told 4.
//!
//! Over a stream of events and requests, each event holds one message in base64 without padding, but for the first, which is the
//! stream's name; a request holds as many messages as wait, one after the other.
//! The browser's headers are most of it then: Chromium 148 says about 640 every four seconds, and is told 79 (64 for the answer to
//! the request, 15 for the event with the next question); that is 0.6 MB an hour.

mod down;
mod link;
mod sentence;
mod snapshot;
mod up;

use chuhe_play::codec::{Code, CodecError, Reader};

pub use down::{Closed, Down};
pub use link::{Busy, Heard, Kept, Line, Link, News};
pub use sentence::Sentence;
pub use up::Up;

/// The version of the protocol: a server answers another one with [`Closed::Version`].
pub const VERSION: u8 = 1;

/// The most bytes that a message of a client may have.
pub const LONGEST_UP: usize = 64;

/// A message as bytes.
pub fn encode<T: Code>(message: &T) -> Vec<u8> {
    let mut out = Vec::with_capacity(32);
    message.put(&mut out);
    out
}

/// The message that these bytes are, to the last one.
///
/// # Errors
/// If they are none, or more than one.
pub fn decode<T: Code>(bytes: &[u8]) -> Result<T, CodecError> {
    match decode_first(bytes)? {
        (message, []) => Ok(message),
        (_, rest) => Err(CodecError::Rest { count: rest.len() }),
    }
}

/// The message that these bytes begin with, and the bytes behind it.
///
/// # Errors
/// If they begin with none.
pub fn decode_first<T: Code>(bytes: &[u8]) -> Result<(T, &[u8]), CodecError> {
    let mut from = Reader::new(bytes);
    let message = T::get(&mut from)?;
    Ok((message, from.rest()))
}

/// A first byte that stands for nothing.
fn unknown(kind: &'static str, found: u8) -> CodecError {
    CodecError::Tag { kind, found: u64::from(found) }
}
