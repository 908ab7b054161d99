//! Positions and moves line by line: FEN lists, `position …` as engines are told, and moves in coordinates alone.

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use chuhe_rules::{FenError, RuleSet, Setup};

use crate::draft::{Draft, quote};
use crate::lines::{Line, Lines};
use crate::sink::Sink;
use crate::{Problem, Record};

/// Reads each line as a game: a FEN in any wrapping, moves after the word `moves`, or moves alone.
///
/// The board of a line of moves may stand in the line after it.
pub(crate) fn read(input: &mut dyn BufRead, sink: &mut Sink<'_>) -> io::Result<()> {
    let mut lines = Lines::new(input, sink.limits.game);
    let mut pending: Option<Line> = None;
    loop {
        let line = lines.next(sink)?;
        let text = line.as_ref().map_or("", |line| line.text.trim());
        let (board, is_moves) = (board(text), coordinates(text).is_some());
        let is_nothing = text.is_empty() || text.starts_with(['#', ';']);
        if let Some(moves) = pending.take() {
            // A board after moves is where they begin; anything else begins a game of its own.
            let start = board.as_ref().filter(|board| board.moves.is_empty());
            if game(start.map(|board| board.fen.as_str()), &moves.text, moves.byte, sink).is_break() {
                return Ok(());
            }
            if start.is_some() {
                continue;
            }
        }
        let Some(line) = line else { return Ok(()) };
        match board {
            Some(board) => {
                if game(Some(&board.fen), &board.moves, line.byte, sink).is_break() {
                    return Ok(());
                }
            }
            None if is_nothing => {}
            None if is_moves => pending = Some(line),
            None => sink.warn(None, Some(line.byte), Problem::Malformed { found: quote(&line.text) }),
        }
    }
}

/// Whether a line is one that [`read`] takes for a board or for moves.
pub(crate) fn is_board(line: &str) -> bool {
    board(line).is_some_and(|board| setup(&board.fen).is_ok())
}

/// Whether a line is moves in coordinates alone, at least two.
pub(crate) fn is_moves(line: &str) -> bool {
    coordinates(line).is_some_and(|moves| moves.len() > 1)
}

/// A board with the moves after it.
struct Board {
    fen: String,
    moves: String,
}

/// What a line says in one of the ways in which programs write a board.
fn board(line: &str) -> Option<Board> {
    let decoded = percent_decoded(line);
    let line = decoded.trim().trim_start_matches('\u{feff}');
    let (board, moves) = line.split_once(" moves").unwrap_or((line, ""));
    let bare = board.strip_prefix("position").unwrap_or(board).trim_start();
    let fen = match bare.split_once("://") {
        Some((_, address)) => in_address(address)?,
        None => bare.to_owned(),
    };
    let is_board = fen.starts_with("startpos") || fen.matches('/').count() >= 8;
    is_board.then(|| Board { fen, moves: moves.to_owned() })
}

/// The board in a web address: a value, or the last ten parts of the path.
fn in_address(address: &str) -> Option<String> {
    let rows = |text: &str| text.matches('/').count() == 9;
    let mut values = address.split(['?', '&', '#', '=']).filter(|part| rows(part));
    if let Some(value) = values.next() {
        return Some(value.to_owned());
    }
    let parts: Vec<&str> = address.split(['?', '#']).next()?.split('/').collect();
    let rows = parts.len().checked_sub(10)?;
    Some(parts[rows..].join("/"))
}

/// The text with `%2F` and the like as the characters they stand for; `+` is a space in addresses.
fn percent_decoded(text: &str) -> String {
    if !text.contains('%') {
        return text.to_owned();
    }
    let digit = |byte: Option<&u8>| byte.and_then(|byte| (*byte as char).to_digit(16));
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match (byte, digit(bytes.get(at + 1)), digit(bytes.get(at + 2))) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                at += 3;
            }
            (b'+', ..) => {
                decoded.push(b' ');
                at += 1;
            }
            _ => {
                decoded.push(*byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

/// The board of a FEN, also with the side glued to the last row.
fn setup(fen: &str) -> Result<Setup, FenError> {
    Setup::from_fen(fen).or_else(|error| {
        let (at, side) = fen.char_indices().last().ok_or_else(|| error.clone())?;
        let apart = format!("{} {side}", &fen[..at]);
        Setup::from_fen(&apart).ok().filter(|_| "wbr".contains(side)).ok_or(error)
    })
}

/// The moves of a line that holds nothing but coordinates, apart or one after another.
fn coordinates(text: &str) -> Option<Vec<&str>> {
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while !rest.is_empty() {
            let first = point(rest)?;
            let dash = usize::from(rest[first..].starts_with('-'));
            let length = first + dash + point(&rest[first + dash..])?;
            moves.push(&rest[..length]);
            rest = &rest[length..];
        }
    }
    (!moves.is_empty()).then_some(moves)
}

/// The length of a point such as `h2` or `a10` at the start of a text.
fn point(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let file = bytes.first()?.to_ascii_lowercase();
    let digits = bytes[1..].iter().take(2).take_while(|byte| byte.is_ascii_digit()).count();
    ((b'a'..=b'i').contains(&file) && digits > 0).then_some(1 + digits)
}

/// Hands over the game of a board and moves.
fn game(fen: Option<&str>, moves: &str, byte: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let setup = match fen.map(setup) {
        None => Record::start().setup().clone(),
        Some(Ok(setup)) => setup,
        Some(Err(why)) => {
            let found = quote(fen.unwrap_or_default());
            sink.warn(None, Some(byte), Problem::BadFen { found, why });
            return ControlFlow::Continue(());
        }
    };
    let mut draft = Draft::default();
    let words = coordinates(moves).unwrap_or_else(|| moves.split_whitespace().collect());
    for word in words {
        draft.push(word, word.as_ptr() as usize - moves.as_ptr() as usize);
    }
    let record = draft.play(Record::new(setup, RuleSet::default()), &|place| byte + place, sink);
    sink.game(record)
}

/// Writes where a game begins.
pub(crate) fn write_fen(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", record.setup().fen())
}

/// Writes a game as engines are told it.
pub(crate) fn write_moves(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    if record.setup() == Record::start().setup() {
        write!(out, "position startpos")?;
    } else {
        write!(out, "position fen {}", record.setup().fen())?;
    }
    for (ply, id) in record.main_line().enumerate() {
        let word = if ply == 0 { " moves" } else { "" };
        if let Some(mv) = record.mv(id) {
            write!(out, "{word} {mv}")?;
        }
    }
    writeln!(out)
}
