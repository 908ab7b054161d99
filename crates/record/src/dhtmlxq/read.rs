//! Reading DhtmlXQ.

use std::collections::HashMap;
use std::ops::ControlFlow;

use chuhe_rules::{Color, Position, RuleSet, Setup, Square};

use super::lines::Lines;
use super::scan::{Field, Item, items};
use super::{IGNORED, pieces, text};
use crate::draft::quote;
use crate::keep::lines;
use crate::plant::{Planter, correct_side};
use crate::sink::Sink;
use crate::sketch::Sketch;
use crate::{Problem, Record, names, xy};

/// The numbers of the Guangdong site's fields and the names that others give them.
const NUMBERED: [(&str, &str); 20] = [
    ("10", "title"),
    ("11", "event"),
    ("13", "date"),
    ("14", "place"),
    ("15", "round"),
    ("16", "table"),
    ("17", "red"),
    ("20", "redrating"),
    ("21", "black"),
    ("24", "blackrating"),
    ("28", "result"),
    ("29", "redtime"),
    ("30", "blacktime"),
    ("31", "board"),
    ("32", "first"),
    ("34", "movelist"),
    ("36", "open"),
    ("37", "Variation"),
    ("40", "remark"),
    ("41", "author"),
];

/// A line that branches from another.
struct Branch<'a> {
    parent: u32,
    ply: usize,
    number: u32,
    field: Field<'a>,
}

/// What a game's fields say.
#[derive(Default)]
struct Block<'a> {
    binit: Option<Field<'a>>,
    fen: Option<Field<'a>>,
    /// The board of the numbered dialect.
    board: Option<Field<'a>>,
    black_first: bool,
    moves: Option<Field<'a>>,
    branches: Vec<Branch<'a>>,
    comments: Vec<(u32, usize, Field<'a>)>,
    others: Vec<Field<'a>>,
}

/// Reads all games of a text; `shift` is how many bytes of the file come before it.
pub(crate) fn read(document: &str, shift: usize, sink: &mut Sink<'_>) {
    let page = ["<html", "<body", "<div", "<td", "<textarea", "<HTML", "<BODY", "<DIV", "<TD", "<TEXTAREA"];
    let page = page.iter().any(|tag| document.contains(tag));
    let mut block = Block::default();
    for item in items(document) {
        let ends = match item {
            Item::Open => !block.is_empty(),
            Item::Field(Field { name, .. }) => {
                name.eq_ignore_ascii_case("movelist") && block.moves.is_some()
                    || name.eq_ignore_ascii_case("binit") && block.binit.is_some()
            }
        };
        if ends && std::mem::take(&mut block).read(page, shift, sink).is_break() {
            return;
        }
        if let Item::Field(mut field) = item {
            field.at += shift;
            block.add(field);
        }
    }
    if !block.is_empty() {
        let _ = block.read(page, shift, sink);
    }
}

impl<'a> Block<'a> {
    fn is_empty(&self) -> bool {
        self.moves.is_none()
            && self.binit.is_none()
            && self.fen.is_none()
            && self.board.is_none()
            && self.others.is_empty()
    }

    fn add(&mut self, mut field: Field<'a>) {
        if field.numbered
            && let Some((_, name)) = NUMBERED.iter().find(|(number, _)| *number == field.name)
        {
            field.name = name;
        }
        let lower = field.name.to_ascii_lowercase();
        match lower.as_str() {
            "binit" => self.binit = Some(field),
            "fen" => self.fen = Some(field),
            "board" if field.numbered => self.board = Some(field),
            "first" if field.numbered => self.black_first = field.value.trim() == "1",
            "movelist" => self.moves = Some(field),
            name if IGNORED.contains(&name) => {}
            name => {
                if let Some((parent, ply, number)) = branch_name(name) {
                    self.branches.push(Branch { parent, ply, number, field });
                } else if let Some((line, ply)) = comment_name(name) {
                    self.comments.push((line, ply, field));
                } else {
                    self.others.push(field);
                }
            }
        }
    }

    fn read(self, page: bool, shift: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let start = self.binit.or(self.fen).or(self.board).or(self.moves).map_or(shift, |field| field.at);
        let mut setup = self.setup(sink);
        let mut sketch = Sketch::new();
        let mut lines = self.lines(&mut sketch, sink);
        let first = sketch.first().and_then(|first| first.as_ref().ok()).map(|mv| mv.from());
        // `binit` does not tell who moves first, so nothing is corrected there.
        if self.fen.is_some() || self.board.is_some() {
            correct_side(&mut setup, first, Some(start), sink);
        } else if let Some(piece) = first.and_then(|square| setup.board[square.index()]) {
            setup.turn = piece.color;
        } else {
            setup.turn = likely_side(&setup);
        }
        self.comment(&mut sketch, &mut lines, page, sink);
        let mut record = Record::new(setup, RuleSet::default());
        for field in &self.others {
            let value = text::decode(field.value, page, field.script);
            if field.name.eq_ignore_ascii_case("result") {
                names::set_result(&mut record, &value, field.at, sink);
            } else {
                record.tags.set(names::ours(field.name), &value);
            }
        }
        let record = sketch.plant(Planter::new(record, Some(start), sink));
        sink.game(record)
    }

    /// The board that the moves begin from.
    fn setup(&self, sink: &mut Sink<'_>) -> Setup {
        let fen = self.fen.filter(|fen| !fen.value.trim().is_empty());
        if let Some(fen) = fen {
            match Setup::from_fen(fen.value.trim()) {
                Ok(setup) => return setup,
                Err(why) => {
                    let found = quote(fen.value);
                    sink.warn(None, Some(fen.at), Problem::BadFen { found, why });
                }
            }
        }
        if let Some(board) = self.board {
            return from_rows(board, self.black_first, sink);
        }
        match self.binit {
            Some(binit) if !binit.value.trim().is_empty() => from_binit(binit, sink),
            _ => Position::start().setup(),
        }
    }

    /// Puts all lines into the tree.
    fn lines(&self, sketch: &mut Sketch, sink: &mut Sink<'_>) -> Lines {
        let main = self
            .moves
            .or_else(|| self.branches.iter().find(|branch| branch.number == 0).map(|branch| branch.field));
        let nodes = main.map_or_else(Vec::new, |field| line(field, Sketch::ROOT, sketch, sink));
        let mut lines = Lines::new(nodes);
        // Lines may come before those that they branch from.
        let mut waiting: HashMap<u32, Vec<&Branch<'_>>> = HashMap::new();
        let mut ready: Vec<&Branch<'_>> = Vec::new();
        for branch in self.branches.iter().filter(|branch| branch.number != 0) {
            ready.push(branch);
            while let Some(branch) = ready.pop() {
                if !lines.has(branch.parent) {
                    waiting.entry(branch.parent).or_default().push(branch);
                    continue;
                }
                let parent = branch.ply.checked_sub(1).and_then(|ply| lines.node(branch.parent, ply));
                let Some(parent) = parent.filter(|_| !lines.has(branch.number)) else {
                    lose(branch, sink);
                    continue;
                };
                let nodes = line(branch.field, parent, sketch, sink);
                lines.add(branch.number, branch.parent, branch.ply, nodes);
                ready.extend(waiting.remove(&branch.number).into_iter().flatten().rev());
            }
        }
        let mut lost: Vec<&Branch<'_>> = waiting.into_values().flatten().collect();
        lost.sort_unstable_by_key(|branch| branch.field.at);
        for branch in lost {
            lose(branch, sink);
        }
        lines
    }

    /// Puts what is said to the moves.
    fn comment(&self, sketch: &mut Sketch, lines_of: &mut Lines, page: bool, sink: &mut Sink<'_>) {
        for (number, ply, field) in &self.comments {
            let said = lines(&text::decode(field.value, page, field.script));
            if said.is_empty() {
                continue;
            }
            let node = lines_of.node(*number, *ply).unwrap_or_else(|| {
                let found = format!("{} {}", field.name, quote(field.value));
                sink.warn(Some(*ply), Some(field.at), Problem::Malformed { found });
                lines_of.last(*number).unwrap_or(Sketch::ROOT)
            });
            let comment = sketch.comment(node);
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(&said);
        }
    }
}

/// A line that has no place in the tree.
fn lose(branch: &Branch<'_>, sink: &mut Sink<'_>) {
    let found = format!("{} {}", branch.field.name, quote(branch.field.value));
    sink.warn(Some(branch.ply), Some(branch.field.at), Problem::Malformed { found });
}

/// The parent, the ply and the number in `move_0_8_1`.
fn branch_name(name: &str) -> Option<(u32, usize, u32)> {
    let mut numbers = name.strip_prefix("move_")?.split('_');
    let branch =
        (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    numbers.next().is_none().then_some(branch)
}

/// The line and the ply in `comment5_108` or `comment53`, also in `comment_0_1` of the numbered dialect.
fn comment_name(name: &str) -> Option<(u32, usize)> {
    let place = name.strip_prefix("comment")?;
    let place = place.strip_prefix('_').unwrap_or(place);
    match place.split_once('_') {
        Some((line, ply)) => Some((line.parse().ok()?, ply.parse().ok()?)),
        None => Some((0, place.parse().ok()?)),
    }
}

/// Adds the moves of a field below a node, and gives their nodes.
fn line(field: Field<'_>, mut node: usize, sketch: &mut Sketch, sink: &mut Sink<'_>) -> Vec<usize> {
    let mut nodes = Vec::with_capacity(field.value.len() / 4);
    let mut digits: Vec<(usize, u8)> = Vec::with_capacity(4);
    for (at, byte) in field.value.bytes().enumerate() {
        if byte.is_ascii_digit() {
            digits.push((at, byte));
        } else if !byte.is_ascii_whitespace() {
            let found = quote(&String::from_utf8_lossy(&field.value.as_bytes()[at..]));
            sink.warn(None, Some(field.at + at), Problem::Malformed { found });
            break;
        }
        if let [(at, x), (_, y), (_, to_x), (_, to_y)] = digits[..] {
            let raw: String = [x, y, to_x, to_y].into_iter().map(char::from).collect();
            let rank = |y: u8| if field.numbered { b'0' + b'9' - y } else { y };
            let mv = xy::mv([x, rank(y), to_x, rank(to_y)], &raw);
            node = sketch.push(node, mv, field.at + at);
            nodes.push(node);
            digits.clear();
        }
    }
    if let Some((at, _)) = digits.first() {
        sink.warn(None, Some(field.at + at), Problem::Truncated);
    }
    nodes
}

/// The board of 32 squares with two digits each; 99 stands for a piece that is not there.
fn from_binit(field: Field<'_>, sink: &mut Sink<'_>) -> Setup {
    let digits: Vec<u8> = field.value.bytes().filter(u8::is_ascii_digit).collect();
    if digits.len() != 64 {
        let found = format!("binit of {} digits", digits.len());
        sink.warn(None, Some(field.at), Problem::Malformed { found });
    }
    let mut setup = Setup::empty();
    for (pair, piece) in digits.chunks_exact(2).zip(pieces()) {
        let Some(square) = xy::square(pair[0], pair[1]) else { continue };
        match &mut setup.board[square.index()] {
            Some(_) => {
                let found = format!("a second piece on {square}: {piece}");
                sink.warn(None, Some(field.at), Problem::Malformed { found });
            }
            free => *free = Some(piece),
        }
    }
    setup
}

/// The board of 90 letters, row by row from the top.
fn from_rows(field: Field<'_>, black_first: bool, sink: &mut Sink<'_>) -> Setup {
    let letters: Vec<char> = field.value.trim().chars().collect();
    if letters.len() != Square::COUNT {
        let found = format!("a board of {} letters", letters.len());
        sink.warn(None, Some(field.at), Problem::Malformed { found });
    }
    let turn = if black_first { Color::Black } else { Color::Red };
    let mut setup = Setup { turn, ..Setup::empty() };
    for (index, letter) in letters.into_iter().enumerate() {
        if let Some(square) = Square::try_new(index).map(Square::flip) {
            setup.board[square.index()] = chuhe_rules::Piece::from_fen(letter);
        }
    }
    setup
}

/// The side that can move: Red, unless only Black's turn makes the board possible.
fn likely_side(setup: &Setup) -> Color {
    let possible = |turn| RuleSet::default().position(Setup { turn, ..setup.clone() }).is_ok();
    if !possible(Color::Red) && possible(Color::Black) { Color::Black } else { Color::Red }
}
