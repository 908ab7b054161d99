//! A recorded game as text.

use std::fmt::Write as _;

use chuhe_lang::Messages;
use chuhe_notation::Notation;
use chuhe_record::{GameResult, NodeId, Notes, Record, Score, Shape, Step, nag, tag};
use chuhe_rules::Color;

use crate::reason::printable;

/// What is said about the game as a whole, one thing a line; `end` is how it ended in words, where they are known.
pub(in crate::cmd) fn heading(
    record: &Record,
    first: &str,
    end: Option<&str>,
    messages: &Messages,
) -> String {
    let mut text = format!("{first}\n");
    let mut line = |name: &str, value: &str| {
        let args = [("name", name.into()), ("value", value.into())];
        text.extend([&*messages.format("cli-tag", &args), "\n"]);
    };
    for (color, name) in [(Color::Red, tag::RED), (Color::Black, tag::BLACK)] {
        if let Some(player) = record.tags.get(name) {
            line(&messages.format("side", &[("color", color.name().into())]), &printable(player));
        }
    }
    for (name, value) in record.tags.iter().filter(|(name, _)| ![tag::RED, tag::BLACK].contains(name)) {
        line(&printable(name), &printable(value));
    }
    if record.result != GameResult::Open {
        line(&messages.text("cli-result"), record.result.pgn());
    }
    if let Some(end) = end {
        text.extend([end, "\n"]);
    }
    let about = record.notes(Record::ROOT);
    for comment in lines(&about.comment).chain(drawn(about)) {
        text.extend(["\n", &comment, "\n"]);
    }
    text
}

/// All moves with variations, marks and comments.
pub(in crate::cmd) fn moves(record: &Record, notation: Notation) -> String {
    let mut page = Page { text: String::new(), depth: 0, number: true, said: false };
    let mut tour = record.tour();
    while let Some(step) = tour.next() {
        match step {
            Step::Open => page.open(),
            Step::Close => page.close(),
            Step::Move(id) => {
                let (Some(position), Some(mv)) = (tour.position(), record.mv(id)) else { break };
                let notes = record.notes(id);
                page.comment(&notes.before);
                let text = format!("{}{}", notation.text(mv, position), marks(notes));
                page.mv(position.turn(), position.full_moves(), &text);
                page.comment(&notes.comment);
            }
        }
    }
    if record.result != GameResult::Open {
        page.line();
        page.text.push_str(record.result.pgn());
    }
    page.text.trim_start_matches('\n').to_owned()
}

/// The text so far.
struct Page {
    text: String,
    /// How many variations are open.
    depth: usize,
    /// Whether the next move needs its number, whoever makes it.
    number: bool,
    /// Whether a comment ends the text.
    said: bool,
}

impl Page {
    fn mv(&mut self, turn: Color, number: u16, text: &str) {
        if self.said || (self.depth == 0 && (turn == Color::Red || self.number)) {
            self.line();
        } else if !self.text.ends_with('(') {
            self.text.push(' ');
        }
        // Writing to a string cannot fail.
        let _ = match (turn, self.number) {
            (Color::Red, _) => write!(self.text, "{number}. {text}"),
            (Color::Black, true) => write!(self.text, "{number}. … {text}"),
            (Color::Black, false) => write!(self.text, "{text}"),
        };
        (self.number, self.said) = (false, false);
    }

    fn open(&mut self) {
        self.depth += 1;
        self.line();
        self.text.push('(');
        (self.number, self.said) = (true, false);
    }

    fn close(&mut self) {
        self.text.push(')');
        self.depth -= 1;
        self.number = true;
    }

    fn comment(&mut self, comment: &str) {
        for text in lines(comment) {
            self.line();
            self.text.extend(["  ", &text]);
            (self.number, self.said) = (true, true);
        }
    }

    /// Begins a line, as far to the right as there are variations open.
    fn line(&mut self) {
        self.text.push('\n');
        self.text.push_str(&"  ".repeat(self.depth.min(40)));
    }
}

/// The lines of a comment that say something.
pub(super) fn lines(comment: &str) -> impl Iterator<Item = String> {
    comment.lines().map(str::trim).filter(|line| !line.is_empty()).map(printable)
}

/// What is drawn on the board: `○e3 h2→e2`.
fn drawn(notes: &Notes) -> Option<String> {
    let shape = |shape: &Shape| match shape {
        Shape::Circle { on, .. } => format!("○{on}"),
        Shape::Arrow { from, to, .. } => format!("{from}→{to}"),
    };
    let shapes: Vec<String> = notes.shapes.iter().map(shape).collect();
    (!shapes.is_empty()).then(|| shapes.join(" "))
}

/// What is said about a move without words: `!`, a clock, an evaluation, rings and arrows.
pub(super) fn marks(notes: &Notes) -> String {
    let mut text = String::new();
    for nag in &notes.nags {
        let _ = match nag::mark(*nag) {
            Some(mark) => write!(text, "{mark}"),
            None => write!(text, " ${nag}"),
        };
    }
    if let Some(clock) = notes.clock {
        let seconds = clock.as_secs();
        let _ = write!(text, " [{}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    if let Some(eval) = notes.eval {
        let _ = match eval.score {
            Score::Centipawns(score) => write!(text, " [{:+.2}]", f64::from(score) / 100.0),
            Score::Mate(moves) => write!(text, " [#{moves}]"),
        };
    }
    if let Some(shapes) = drawn(notes) {
        let _ = write!(text, " [{shapes}]");
    }
    text
}

/// The continuations of a node, numbered from 1.
pub(super) fn continuations(record: &Record, id: NodeId, notation: Notation) -> Vec<String> {
    let Some(position) = record.position(id) else { return Vec::new() };
    let children = record.children(id).filter_map(|child| Some((record.mv(child)?, record.notes(child))));
    children.map(|(mv, notes)| format!("{}{}", notation.text(mv, &position), marks(notes))).collect()
}
