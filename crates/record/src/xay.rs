//! Diagrams of the program xiangqi-setup: XAY, a list of rows of points in YAML, and annoFEN, a FEN with the same marks.
//!
//! Good points are read as green rings, bad ones as red ones, those of a move as yellow ones, and arrows as yellow arrows.

use chuhe_rules::{File, Piece, Rank, RuleSet, Setup, Square};

use crate::draft::quote;
use crate::sink::Sink;
use crate::{Brush, Problem, Record, Shape};

/// Whether a text looks like a diagram.
pub(crate) fn is_diagram(text: &str) -> bool {
    is_anno_fen(text.trim()) || text.contains("version:") && text.contains("setup:")
}

fn is_anno_fen(text: &str) -> bool {
    text.starts_with("v1 ") && text.contains(['<', '['])
}

/// Reads the diagram of a text that begins at a byte of the file.
pub(crate) fn read(text: &str, start: usize, sink: &mut Sink<'_>) {
    let text = text.trim();
    let rows = if is_anno_fen(text) { anno_fen(&text[3..]) } else { xay(text) };
    let mut setup = Setup::empty();
    let mut shapes = Vec::new();
    for (row, rank) in rows.iter().zip(Rank::ALL.into_iter().rev()) {
        for (words, file) in row.iter().zip(File::ALL) {
            let on = Square::new(file, rank);
            for word in words {
                let mut letters = word.chars();
                let piece = letters.next().filter(|_| letters.as_str().is_empty()).and_then(Piece::from_fen);
                match (piece, mark(word, on)) {
                    (Some(piece), _) => setup.board[on.index()] = Some(piece),
                    (None, Some(shape)) => shapes.push(shape),
                    (None, None) => sink.warn(None, Some(start), Problem::Malformed { found: quote(word) }),
                }
            }
        }
    }
    if rows.len() != 10 || rows.iter().any(|row| row.len() > 9) {
        let found =
            format!("{} rows, the longest of {}", rows.len(), rows.iter().map(Vec::len).max().unwrap_or(0));
        sink.warn(None, Some(start), Problem::Malformed { found });
    }
    let mut record = sink.start(Record::new(setup, RuleSet::default()), Some(start));
    record.notes_mut(Record::ROOT).shapes = shapes;
    // There is but one; whether more are wanted makes no difference.
    let _ = sink.game(record);
}

/// The shape of a mark such as `pg` or `a+1-2` on a point.
fn mark(word: &str, on: Square) -> Option<Shape> {
    let circle = |brush| Some(Shape::Circle { brush, on });
    match word {
        "bg" | "pg" => circle(Brush::Green),
        "bb" | "pb" => circle(Brush::Red),
        "bm" | "pm" => circle(Brush::Yellow),
        _ => {
            let steps = word.strip_prefix('a')?;
            let second = steps.char_indices().skip(1).find(|(_, c)| matches!(c, '+' | '-'))?.0;
            let (files, ranks) = (steps[..second].parse().ok()?, steps[second..].parse().ok()?);
            let to = on.offset(files, ranks).filter(|to| *to != on)?;
            Some(Shape::Arrow { brush: Brush::Yellow, from: on, to })
        }
    }
}

/// What stands on the points of a board, row by row from the top.
type Rows = Vec<Vec<Vec<String>>>;

/// The list of rows of points after `setup:`; comments are left out.
fn xay(text: &str) -> Rows {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    let list = lines.collect::<Vec<_>>().join("\n");
    let list = list.split_once("setup:").map_or("", |(_, list)| list);
    let mut rows = Rows::new();
    let mut depth = 0usize;
    let mut word = String::new();
    for c in list.chars() {
        match c {
            '[' => {
                depth += 1;
                match depth {
                    2 => rows.push(Vec::new()),
                    3 => rows.last_mut().map_or((), |row| row.push(Vec::new())),
                    _ => {}
                }
            }
            ']' | ',' => {
                if depth == 3
                    && !word.is_empty()
                    && let Some(words) = rows.last_mut().and_then(|row| row.last_mut())
                {
                    words.push(std::mem::take(&mut word));
                }
                word.clear();
                depth = depth.saturating_sub(usize::from(c == ']'));
            }
            _ if c.is_whitespace() || matches!(c, '\'' | '"') => {}
            _ => word.push(c),
        }
    }
    rows
}

/// The rows of a FEN in which `[…]` holds what stands on one point, and `<…>` a mark.
fn anno_fen(text: &str) -> Rows {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.split('/').map(anno_row).collect()
}

fn anno_row(row: &str) -> Vec<Vec<String>> {
    let mut points = Vec::new();
    let mut group: Option<Vec<String>> = None;
    let mut letters = row.chars();
    while let Some(c) = letters.next() {
        let word = match c {
            '[' => {
                group = Some(Vec::new());
                continue;
            }
            ']' => {
                points.extend(group.take());
                continue;
            }
            '<' => letters.by_ref().take_while(|c| *c != '>').collect(),
            '1'..='9' => {
                points.extend(std::iter::repeat_n(Vec::new(), c as usize - '0' as usize));
                continue;
            }
            _ => c.to_string(),
        };
        match &mut group {
            Some(group) => group.push(word),
            None => points.push(vec![word]),
        }
    }
    points
}
