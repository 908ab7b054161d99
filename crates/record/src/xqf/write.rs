//! Writing XQF.

use std::io::{self, Write};

use chuhe_rules::Color;

use super::cipher::Cipher;
use super::fields::{BOARD, CHARSET, Field, GB18030, HEADER, KIND, RESULT, TEXTS, TURN};
use super::{KINDS, XqfVersion, byte, pieces};
use crate::keep::{self, comment, flags};
use crate::{Charset, GameResult, Loss, NodeId, Record, tag};

/// The key of every hidden file that is written, from the header's byte 3 on; its last four bytes add up to 0.
const KEY: [u8; 13] = [0xab, 0, 0, 0, 0, b'C', b'H', b'U', b'H', 0xe3, 0x37, 0x59, 0x8d];

/// Writes a game as a file.
pub(crate) fn write(record: &Record, version: XqfVersion, out: &mut dyn Write) -> io::Result<()> {
    let mut bytes = vec![0; HEADER];
    bytes[..2].copy_from_slice(b"XQ");
    bytes[2] = 10;
    if version == XqfVersion::V18 {
        bytes[2] = 18;
        bytes[3..16].copy_from_slice(&KEY);
    }
    let mut head = [0; 16];
    head.copy_from_slice(&bytes[..16]);
    let cipher = Cipher::new(head);

    let squares = squares(record).0;
    for i in 0..32 {
        let piece = if version == XqfVersion::V18 { (usize::from(cipher.board) + i + 1) & 31 } else { i };
        bytes[BOARD + i] = squares[piece].wrapping_add(cipher.board);
    }
    bytes[CHARSET..CHARSET + GB18030.len()].copy_from_slice(GB18030);
    bytes[TURN] = u8::from(record.setup().turn == Color::Black);
    bytes[RESULT] = match record.result {
        GameResult::Open => 0,
        GameResult::Red => 1,
        GameResult::Black => 2,
        GameResult::Draw => 3,
    };
    bytes[KIND] = record.tags.get(tag::KIND).and_then(kind).unwrap_or_default();
    for field in &TEXTS {
        let text = cut(record.tags.get(field.tag).unwrap_or_default(), field.room);
        bytes[field.at] = text.len() as u8;
        bytes[field.at + 1..field.at + 1 + text.len()].copy_from_slice(&text);
    }

    push(&mut bytes, record, Record::ROOT, &cipher, version);
    for id in record.nodes() {
        push(&mut bytes, record, id, &cipher, version);
    }
    cipher.close(&mut bytes[HEADER..]);
    out.write_all(&bytes)
}

/// The squares of the pieces in the header's order, 255 for none, and whether all pieces have a place.
fn squares(record: &Record) -> ([u8; 32], bool) {
    let mut squares = [u8::MAX; 32];
    let mut all = true;
    for (square, piece) in record.setup().pieces() {
        let place = pieces().zip(squares.iter_mut()).find(|(own, byte)| *own == piece && **byte == u8::MAX);
        match place {
            Some((_, free)) => *free = byte(square),
            None => all = false,
        }
    }
    (squares, all)
}

/// The number of a kind of record.
fn kind(name: &str) -> Option<u8> {
    KINDS.iter().position(|own| !own.is_empty() && own.eq_ignore_ascii_case(name)).map(|kind| kind as u8)
}

/// The bytes of a text, as many characters as there is room for.
fn cut(text: &str, room: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(room);
    let mut buffer = [0; 4];
    for c in text.chars() {
        let (next, _) = Charset::Gb18030.encode(c.encode_utf8(&mut buffer));
        if bytes.len() + next.len() > room {
            break;
        }
        bytes.extend_from_slice(&next);
    }
    bytes
}

/// Whether the header has a place for a tag with this value.
fn holds(name: &str, value: &str) -> bool {
    if name.eq_ignore_ascii_case(tag::KIND) {
        return kind(value).is_some();
    }
    let field = |field: &&Field| field.tag.eq_ignore_ascii_case(name);
    TEXTS.iter().find(field).is_some_and(|field| Charset::Gb18030.encode(value).0.len() <= field.room)
}

/// Adds the record of a move.
fn push(bytes: &mut Vec<u8>, record: &Record, id: NodeId, cipher: &Cipher, version: XqfVersion) {
    let (from, to) = record.mv(id).map_or((0, 0), |mv| (byte(mv.from()), byte(mv.to())));
    let text = comment(record, id, holds).replace('\n', "\r\n");
    let (comment, _) = Charset::Gb18030.encode(&text);
    let (answer, alternative) = flags(record, id);
    let plain = version == XqfVersion::V10;
    let (next, sibling) = if plain { (0xf0, 0x0f) } else { (0x80, 0x40) };
    let mut flags = if answer { next } else { 0 } | if alternative { sibling } else { 0 };
    if !plain && !comment.is_empty() {
        flags |= 0x20;
    }
    let last = if id == Record::ROOT { 0xff } else { 0 };
    let from = from.wrapping_add(24).wrapping_add(cipher.from);
    let to = to.wrapping_add(32).wrapping_add(cipher.to);
    bytes.extend([from, to, flags, last]);
    if plain || !comment.is_empty() {
        let length = (comment.len() as u32).wrapping_add(cipher.length);
        bytes.extend(length.to_le_bytes());
        bytes.extend_from_slice(&comment);
    }
}

/// What is lost beyond what the format's description says.
pub(crate) fn losses(record: &Record) -> Vec<Loss> {
    let mut losses = Vec::new();
    if !squares(record).1 {
        losses.push(Loss::Start);
    }
    if record.setup().quiet_plies > 0 || record.setup().full_moves > 1 {
        losses.push(Loss::Counters);
    }
    losses.extend(keep::losses(record, holds));
    losses
}

/// How many texts are not kept to the letter by every program.
pub(crate) fn changed(record: &Record) -> usize {
    let nodes = std::iter::once(Record::ROOT).chain(record.nodes());
    let comments = nodes.map(|id| comment(record, id, holds)).filter(|text| has_rare(text)).count();
    comments + record.tags.iter().filter(|(_, value)| has_rare(value)).count() + keep::changed(record)
}

/// Whether a text has characters of four bytes, which programs of the GBK time show as others.
fn has_rare(text: &str) -> bool {
    let mut buffer = [0; 4];
    let wide = |c: char| !c.is_ascii() && Charset::Gb18030.encode(c.encode_utf8(&mut buffer)).0.len() > 2;
    text.chars().any(wide)
}
