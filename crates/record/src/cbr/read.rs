//! Reading CBR.

use chuhe_rules::{Color, RuleSet, Setup, Square};

use super::fields::{BOARD, FULL_MOVES, Field, KIND, MAGIC, NODES, RESULT, TURN, VERSION, Version};
use super::nodes::node;
use super::{ENDGAME, SEVERAL, fixed, piece, square};
use crate::plant::{Planter, correct_side, stored};
use crate::preorder::Preorder;
use crate::sink::Sink;
use crate::{Charset, GameResult, Problem, Record, tag};

/// Reads the only game of a file.
pub(crate) fn read(bytes: &[u8], sink: &mut Sink<'_>) {
    if let Some(record) = record(bytes, 0, sink) {
        let _ = sink.game(record);
    }
}

/// The game that a record holds, which begins at byte `base` of its file.
pub(crate) fn record(bytes: &[u8], base: usize, sink: &mut Sink<'_>) -> Option<Record> {
    let number = match bytes.get(VERSION) {
        Some(version) if bytes.starts_with(MAGIC) => *version,
        _ => {
            sink.warn(None, Some(base), Problem::Malformed { found: "no CCBridge Record".to_owned() });
            return None;
        }
    };
    if !(1..=2).contains(&number) {
        let found = format!("version {number}");
        sink.warn(None, Some(base + VERSION), Problem::Malformed { found });
    }
    let version = if number == 1 { Version::Old } else { Version::Current };
    let Some(board) = bytes.get(version.at(BOARD)..version.at(BOARD) + 90) else {
        sink.warn(None, Some(base + bytes.len()), Problem::Truncated);
        return None;
    };
    let mut setup = setup(bytes, board, version);
    let point = |byte: u8| if version == Version::Old { old_square(byte) } else { square(byte) };
    let nodes = version.at(NODES);
    let root = node(bytes, nodes).filter(|root| root.child);
    let first = root.and_then(|root| node(bytes, nodes + root.len()));
    correct_side(&mut setup, first.and_then(|node| point(node.from)), Some(base + version.at(TURN)), sink);

    let mut record = Record::new(setup, RuleSet::default());
    for Field { at, len, tag } in version.texts() {
        let at = version.at(*at);
        let (text, bad) = fixed(&bytes[at..at + len]);
        // A long text is cut after so many units, perhaps within a character.
        let whole = if bad { text.trim_end_matches(char::REPLACEMENT_CHARACTER) } else { &text };
        if whole.contains(char::REPLACEMENT_CHARACTER) && bad {
            sink.warn(None, Some(base + at), Problem::BadText { charset: Charset::Utf16Le });
        }
        record.tags.set(tag, whole);
    }
    if matches!(bytes[version.at(KIND)], 2 | 3) {
        record.tags.set(tag::KIND, ENDGAME);
    }
    record.result = match bytes[version.at(RESULT)] {
        0 => GameResult::Open,
        1 => GameResult::Red,
        2 => GameResult::Black,
        3 => GameResult::Draw,
        4 => {
            record.tags.set(tag::RESULT_TEXT, SEVERAL);
            GameResult::Open
        }
        other => {
            let found = other.to_string();
            sink.warn(None, Some(base + version.at(RESULT)), Problem::UnknownResult { found });
            GameResult::Open
        }
    };
    Some(moves(record, bytes, base, version, point, sink))
}

fn setup(bytes: &[u8], board: &[u8], version: Version) -> Setup {
    let mut setup = Setup::empty();
    for (number, byte) in (0..).zip(board) {
        if let Some(square) = square(number) {
            setup.board[square.index()] = piece(*byte);
        }
    }
    if bytes[version.at(TURN)] == 2 {
        setup.turn = Color::Black;
    }
    let at = version.at(FULL_MOVES);
    let full_moves = u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    setup.full_moves = full_moves.max(1);
    setup
}

/// The square of a byte of version 1: the file above, the rank below, which counts from Black's back rank.
fn old_square(byte: u8) -> Option<Square> {
    let (file, row) = (byte >> 4, byte & 15);
    if file < 9 && row < 10 { square(row * 9 + file) } else { None }
}

fn moves(
    record: Record,
    bytes: &[u8],
    base: usize,
    version: Version,
    point: impl Fn(u8) -> Option<Square>,
    sink: &mut Sink<'_>,
) -> Record {
    let mut planter = Planter::new(record, Some(base + version.at(BOARD)), sink);
    let mut order = Preorder::default();
    let mut at = version.at(NODES);
    loop {
        let (ply, byte) = (order.ply(), base + at);
        let Some(node) = node(bytes, at) else {
            let problem = match bytes.get(at..at + 4) {
                Some(found) => Problem::Malformed { found: format!("a move of the bytes {found:02x?}") },
                None => Problem::Truncated,
            };
            planter.sink().warn(Some(ply), Some(byte), problem);
            break;
        };
        if ply > 0 {
            let mv = stored(point(node.from), point(node.to), || format!("{}-{}", node.from, node.to));
            if !planter.play(ply, &mv, byte) {
                break;
            }
        }
        if let Some(length) = node.absurd {
            let found = format!("a comment of {length} bytes");
            planter.sink().warn(Some(ply), Some(byte), Problem::Malformed { found });
        }
        let (text, bad) = fixed(node.comment);
        if bad {
            planter.sink().warn(Some(ply), Some(byte), Problem::BadText { charset: Charset::Utf16Le });
        }
        planter.comment(&crate::keep::lines(&text), Some(byte));
        at += node.len();
        // The root has no alternative, whatever its flags say.
        if !order.next(node.child, node.sibling && ply > 0) {
            break;
        }
    }
    planter.finish()
}
