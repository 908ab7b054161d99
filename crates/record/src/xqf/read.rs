//! Reading XQF.

use chuhe_rules::{Color, Piece, RuleSet, Setup, Square};

use super::cipher::Cipher;
use super::fields::{BOARD, Field, GB18030, HEADER, KIND, RESULT, TEXTS, TURN};
use super::nodes::Nodes;
use super::{KINDS, pieces, square};
use crate::keep::lines;
use crate::plant::{Planter, correct_side, stored};
use crate::preorder::Preorder;
use crate::sink::Sink;
use crate::{Charset, GameResult, Problem, Record, tag};

/// How many bytes of comments are looked at to tell the encoding.
const SAMPLE: usize = 64 << 10;

/// Reads the only game of a file.
pub(crate) fn read(bytes: &[u8], sink: &mut Sink<'_>) {
    let mut header = [0; HEADER];
    let length = bytes.len().min(HEADER);
    header[..length].copy_from_slice(&bytes[..length]);
    if bytes.len() < BOARD + 32 {
        sink.warn(None, Some(bytes.len()), Problem::Truncated);
        return;
    }
    let mut head = [0; 16];
    head.copy_from_slice(&header[..16]);
    let version = header[2];
    if version > 18 {
        sink.warn(None, Some(2), Problem::Malformed { found: format!("version {version}") });
    }
    let sum = head[12..].iter().fold(0u8, |sum, key| sum.wrapping_add(*key));
    if version > 10 && sum != 0 {
        sink.warn(None, Some(12), Problem::Malformed { found: format!("key sum {sum}") });
    }
    let cipher = Cipher::new(head);
    let body = cipher.open(bytes.get(HEADER..).unwrap_or_default());
    let charset = charset(&header, &body, version, &cipher);

    let mut setup = board(&header, version, &cipher, sink);
    let mut nodes = Nodes::new(&body, version, &cipher);
    let first = nodes.next().filter(|root| root.child).and_then(|_| nodes.next());
    correct_side(&mut setup, first.and_then(|node| square(node.from)), Some(TURN), sink);
    let mut record = Record::new(setup, RuleSet::default());
    for field in &TEXTS {
        record.tags.set(field.tag, text(&header, field, charset, sink));
    }
    record.tags.set(tag::KIND, KINDS.get(usize::from(header[KIND])).unwrap_or(&""));
    record.result = match header[RESULT] {
        0 => GameResult::Open,
        1 => GameResult::Red,
        2 => GameResult::Black,
        3 | 4 => GameResult::Draw,
        other => {
            sink.warn(None, Some(RESULT), Problem::UnknownResult { found: other.to_string() });
            GameResult::Open
        }
    };
    let record = moves(record, &body, version, &cipher, charset, sink);
    let _ = sink.game(record);
}

/// The encoding that the texts of the header and the comments are in.
fn charset(header: &[u8; HEADER], body: &[u8], version: u8, cipher: &Cipher) -> Charset {
    if header.ends_with(GB18030) {
        return Charset::Gb18030;
    }
    let mut sample = Vec::new();
    for field in &TEXTS {
        sample.extend_from_slice(bytes(header, field));
        sample.push(b'\n');
    }
    for node in Nodes::new(body, version, cipher) {
        sample.extend_from_slice(node.comment);
        sample.push(b'\n');
        if sample.len() > SAMPLE {
            break;
        }
    }
    match Charset::guess(&sample, Charset::Gb18030) {
        // Sequences of three bytes are what tells UTF-8 from a chance pair in GBK.
        Charset::Utf8 if !sample.iter().any(|byte| *byte >= 0xe0) => Charset::Gb18030,
        // Letters beyond ASCII are there in GB 18030 too.
        Charset::Windows1252 | Charset::Windows1258 if is_gb(&sample) => Charset::Gb18030,
        charset => charset,
    }
}

/// Whether nearly all characters beyond ASCII have two high bytes, or the four of GB 18030; letters of other encodings
/// stand next to ASCII letters.
fn is_gb(sample: &[u8]) -> bool {
    let (mut rest, mut letters) = (sample, 0);
    loop {
        rest = match rest {
            [] => return letters < 3,
            [byte, rest @ ..] if byte.is_ascii() => rest,
            [_, b'0'..=b'9', 0x81..=0xfe, b'0'..=b'9', rest @ ..] => rest,
            [_, next @ 0x40..=0xfe, rest @ ..] => {
                letters += usize::from(next.is_ascii_alphabetic());
                rest
            }
            _ => return false,
        }
    }
}

fn bytes<'a>(header: &'a [u8; HEADER], field: &Field) -> &'a [u8] {
    let length = usize::from(header[field.at]).min(field.room);
    let bytes = &header[field.at + 1..field.at + 1 + length];
    bytes.split(|byte| *byte == 0).next().unwrap_or_default()
}

fn text(header: &[u8; HEADER], field: &Field, charset: Charset, sink: &mut Sink<'_>) -> String {
    let bytes = bytes(header, field);
    let (text, bad) = charset.decode(bytes);
    // A long text is cut after so many bytes, perhaps within a character.
    let whole = if bad { text.trim_end_matches(char::REPLACEMENT_CHARACTER) } else { &text };
    if bad && (bytes.len() + 1 < field.room || whole.contains(char::REPLACEMENT_CHARACTER)) {
        sink.warn(None, Some(field.at), Problem::BadText { charset });
    }
    whole.to_owned()
}

/// The board of the header, for every kind of record: a game with a handicap begins elsewhere too.
fn board(header: &[u8; HEADER], version: u8, cipher: &Cipher, sink: &mut Sink<'_>) -> Setup {
    let stored: [u8; 32] = std::array::from_fn(|i| header[BOARD + i]);
    let plain = stored.map(|byte| byte.wrapping_sub(cipher.board));
    let turned = || {
        let mut turned = [0; 32];
        for (i, byte) in plain.iter().enumerate() {
            turned[(usize::from(cipher.board) + i + 1) & 31] = *byte;
        }
        turned
    };
    let squares = match version {
        // No file of version 11 has been seen, and readers disagree: the order that gives a possible board is taken.
        11 if RuleSet::default().position(place(&plain, header[TURN]).0).is_err() => turned(),
        ..=11 => plain,
        _ => turned(),
    };
    let (setup, clash) = place(&squares, header[TURN]);
    if let Some((square, piece)) = clash {
        let found = format!("a second piece on {square}: {piece}");
        sink.warn(None, Some(BOARD), Problem::Malformed { found });
    }
    setup
}

/// The pieces on their squares, and one whose square is taken if there is one.
fn place(squares: &[u8; 32], turn: u8) -> (Setup, Option<(Square, Piece)>) {
    let turn = if turn == 1 { Color::Black } else { Color::Red };
    let mut setup = Setup { turn, ..Setup::empty() };
    let mut clash = None;
    for (byte, piece) in squares.iter().zip(pieces()) {
        let Some(square) = square(*byte) else { continue };
        match &mut setup.board[square.index()] {
            Some(_) => clash = Some((square, piece)),
            free => *free = Some(piece),
        }
    }
    (setup, clash)
}

fn moves(
    record: Record,
    body: &[u8],
    version: u8,
    cipher: &Cipher,
    charset: Charset,
    sink: &mut Sink<'_>,
) -> Record {
    let mut planter = Planter::new(record, Some(BOARD), sink);
    let mut nodes = Nodes::new(body, version, cipher);
    let mut order = Preorder::default();
    loop {
        let Some(node) = nodes.next() else {
            let byte = HEADER + nodes.at();
            planter.sink().warn(Some(order.ply()), Some(byte), Problem::Truncated);
            break;
        };
        let byte = HEADER + node.at;
        let ply = order.ply();
        if ply > 0 {
            let mv = stored(square(node.from), square(node.to), || format!("{}-{}", node.from, node.to));
            if !planter.play(ply, &mv, byte) {
                break;
            }
        }
        if let Some(length) = node.absurd {
            let found = format!("a comment of {length} bytes");
            planter.sink().warn(Some(ply), Some(byte), Problem::Malformed { found });
        }
        if !node.comment.is_empty() {
            let (text, bad) = charset.decode(node.comment);
            if bad {
                planter.sink().warn(Some(ply), Some(byte), Problem::BadText { charset });
            }
            planter.comment(&lines(&text), Some(byte));
        }
        // The root has no alternative, whatever its flags say.
        if !order.next(node.child, node.sibling && ply > 0) {
            break;
        }
    }
    planter.finish()
}
