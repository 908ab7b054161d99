//! Writing CBR.

use std::io::{self, Write};

use chuhe_rules::{Position, Square};

use super::fields::{BOARD, FULL_MOVES, Field, GUID, KIND, MAGIC, NODES, RESULT, TEXTS, TURN, VERSION};
use super::nodes::{COMMENT, END, SIBLING};
use super::text::{fits, utf16};
use super::{ENDGAME, SEVERAL, guid, number, piece_byte, put};
use crate::keep::{self, flags};
use crate::{GameResult, Loss, NodeId, Record, tag};

/// Writes a game as a file.
pub(crate) fn write(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(&bytes(record))
}

/// A game as a record of version 2.
pub(crate) fn bytes(record: &Record) -> Vec<u8> {
    let setup = record.setup();
    let mut bytes = vec![0; NODES];
    bytes[..MAGIC.len()].copy_from_slice(MAGIC);
    bytes[VERSION] = 2;
    for Field { at, len, tag } in &TEXTS {
        put(&mut bytes[*at..at + len], record.tags.get(tag).unwrap_or_default());
    }
    let is = |name, value: &str| record.tags.get(name).is_some_and(|own| own.eq_ignore_ascii_case(value));
    let set_up = setup.board != Position::start().setup().board;
    bytes[KIND] = if is(tag::KIND, ENDGAME) { 2 } else { 0 } + u8::from(set_up);
    bytes[RESULT] = match record.result {
        GameResult::Open if is(tag::RESULT_TEXT, SEVERAL) => 4,
        GameResult::Open => 0,
        GameResult::Red => 1,
        GameResult::Black => 2,
        GameResult::Draw => 3,
    };
    bytes[TURN] = setup.turn.fold(1, 2);
    bytes[FULL_MOVES..FULL_MOVES + 2].copy_from_slice(&setup.full_moves.to_le_bytes());
    for square in Square::all() {
        let piece = setup.board[square.index()].map_or(0, piece_byte);
        bytes[BOARD + usize::from(number(square))] = piece;
    }
    // The current move: none.
    bytes[NODES - 4..].fill(0xff);
    push(&mut bytes, record, Record::ROOT);
    for id in record.nodes() {
        push(&mut bytes, record, id);
    }
    let guid = guid(&bytes);
    bytes[GUID..GUID + 16].copy_from_slice(&guid);
    bytes
}

/// Adds the record of a move.
fn push(bytes: &mut Vec<u8>, record: &Record, id: NodeId) {
    let (from, to) = record.mv(id).map_or((0, 0), |mv| (number(mv.from()), number(mv.to())));
    let text = keep::comment(record, id, |name, value| holds(record, name, value));
    let comment = utf16(&text.replace('\n', "\r\n"));
    let (answer, alternative) = flags(record, id);
    let mut flags = if answer { 0 } else { END } | if alternative { SIBLING } else { 0 };
    if !comment.is_empty() {
        flags |= COMMENT;
    }
    bytes.extend([flags, 0, from, to]);
    if !comment.is_empty() {
        bytes.extend((comment.len() as u32).to_le_bytes());
        bytes.extend(comment);
    }
}

/// Whether a record has a place for a tag with this value.
fn holds(record: &Record, name: &str, value: &str) -> bool {
    if name.eq_ignore_ascii_case(tag::KIND) {
        return value.eq_ignore_ascii_case(ENDGAME);
    }
    if name.eq_ignore_ascii_case(tag::RESULT_TEXT) {
        return record.result == GameResult::Open && value.eq_ignore_ascii_case(SEVERAL);
    }
    TEXTS.iter().any(|field| field.tag.eq_ignore_ascii_case(name) && fits(value, field.len))
}

/// What is lost beyond what the format's description says.
pub(crate) fn losses(record: &Record) -> Vec<Loss> {
    let mut losses = Vec::new();
    if record.setup().quiet_plies > 0 {
        losses.push(Loss::Counters);
    }
    losses.extend(keep::losses(record, |name, value| holds(record, name, value)));
    losses
}
