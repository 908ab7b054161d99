//! Lists of positions: one FEN a line.

use std::io::{self, BufRead, Write};

use chuhe_rules::{RuleSet, Setup};

use crate::draft::{Draft, quote};
use crate::lines::Lines;
use crate::sink::Sink;
use crate::{Problem, Record};

/// Reads each line that is not empty as a position; moves may follow it after the word `moves`.
pub(crate) fn read(input: &mut dyn BufRead, sink: &mut Sink<'_>) -> io::Result<()> {
    let limit = sink.limits.game;
    let mut lines = Lines::new(input, limit);
    while let Some(line) = lines.next(sink)? {
        let text = line.text.trim();
        if text.is_empty() || text.starts_with(['#', ';']) {
            continue;
        }
        if let Some(record) = position(text, line.byte, sink)
            && sink.game(record).is_break()
        {
            break;
        }
    }
    Ok(())
}

/// The game that a line stands for.
fn position(line: &str, byte: usize, sink: &mut Sink<'_>) -> Option<Record> {
    let (board, moves) = line.split_once(" moves").unwrap_or((line, ""));
    let setup = match Setup::from_fen(board) {
        Ok(setup) => setup,
        Err(why) => {
            sink.warn(None, Some(byte), Problem::BadFen { found: quote(board), why });
            return None;
        }
    };
    let mut draft = Draft::default();
    for word in moves.split_whitespace() {
        draft.push(word, byte + (word.as_ptr() as usize - line.as_ptr() as usize));
    }
    let record = sink.start(Record::new(setup, RuleSet::default()), Some(byte));
    Some(draft.play(record, sink))
}

/// Writes where a game begins.
pub(crate) fn write(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", record.setup().fen())
}
