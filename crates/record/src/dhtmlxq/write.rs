//! Writing DhtmlXQ.

use std::collections::VecDeque;
use std::io::{self, Write};

use chuhe_rules::{Color, Setup, Square};

use super::text::encode;
use super::{is_reserved, pieces};
use crate::{Charset, Loss, NodeId, Record, keep, names, xy};

/// Writes a game as a block of tags.
pub(crate) fn write(record: &Record, charset: Charset, out: &mut dyn Write) -> io::Result<()> {
    let mut block = String::from("[DhtmlXQ]\n");
    let mut field = |name: &str, value: &str| {
        for part in ["[DhtmlXQ_", name, "]", value, "[/DhtmlXQ_", name, "]\n"] {
            block.push_str(part);
        }
    };
    for (name, value) in record.tags.iter().filter(|(name, value)| holds(name, value)) {
        field(names::theirs(name), &encode(value));
    }
    field("result", names::result(record.result));
    let (binit, whole) = binit(record.setup());
    field("binit", &binit);
    if !whole {
        field("fen", &record.setup().fen());
    }
    moves(record, &mut field);
    block.push_str("[/DhtmlXQ]\n");
    out.write_all(&charset.encode(&block).0)
}

/// A line that is to be written: its first move, its number, and the line and the ply that it branches from.
struct Line {
    first: Option<NodeId>,
    number: usize,
    parent: usize,
    ply: usize,
}

fn moves(record: &Record, field: &mut dyn FnMut(&str, &str)) {
    let game = keep::comment(record, Record::ROOT, holds);
    if !game.is_empty() {
        field("comment0", &encode(&game));
    }
    let main = record.children(Record::ROOT).next();
    let mut lines = VecDeque::from([Line { first: main, number: 0, parent: 0, ply: 1 }]);
    let mut count = 0;
    while let Some(line) = lines.pop_front() {
        let nodes = std::iter::successors(line.first, |id| record.children(*id).next());
        let mut digits = String::new();
        let mut comments = Vec::new();
        let mut above = line.first.and_then(|first| record.parent(first));
        for (ply, id) in (line.ply..).zip(nodes) {
            digits.extend(record.mv(id).map(|mv| xy::text(mv, "")));
            let said = keep::comment(record, id, holds);
            if !said.is_empty() {
                comments.push((ply, encode(&said)));
            }
            // The alternatives to the first move of a line are those of the line above.
            if ply > line.ply || line.number == 0 {
                for other in above.into_iter().flat_map(|above| record.children(above).skip(1)) {
                    count += 1;
                    lines.push_back(Line { first: Some(other), number: count, parent: line.number, ply });
                }
            }
            above = Some(id);
        }
        let Line { number, parent, ply, .. } = line;
        match number {
            0 => field("movelist", &digits),
            _ => field(&format!("move_{parent}_{ply}_{number}"), &digits),
        }
        for (ply, comment) in comments {
            let line = if number == 0 { String::new() } else { format!("{number}_") };
            field(&format!("comment{line}{ply}"), &comment);
        }
    }
}

/// The squares of the pieces, and whether they say all about the start once the first move is known.
fn binit(setup: &Setup) -> (String, bool) {
    let mut squares: [Option<Square>; 32] = [None; 32];
    let mut whole = setup.quiet_plies == 0 && setup.full_moves == 1;
    for (square, piece) in setup.pieces() {
        let free = pieces().zip(squares.iter_mut()).find(|(own, place)| *own == piece && place.is_none());
        match free {
            Some((_, place)) => *place = Some(square),
            None => whole = false,
        }
    }
    // A reader takes the side of the first move, and Red where there is none.
    whole &= setup.turn == Color::Red;
    let digits = squares.iter().map(|square| square.map_or(['9', '9'], xy::digits));
    (digits.flatten().collect(), whole)
}

/// Whether there can be a field for a tag.
fn holds(name: &str, _: &str) -> bool {
    let own = names::theirs(name);
    let word = own.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') && !own.is_empty();
    word && !is_reserved(own) && names::ours(own).eq_ignore_ascii_case(name)
}

/// What is lost beyond what the format's description says.
pub(crate) fn losses(record: &Record) -> Vec<Loss> {
    keep::losses(record, holds)
}
