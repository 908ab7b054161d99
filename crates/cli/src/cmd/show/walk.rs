//! Stepping through the tree of a recorded game.

use std::io::{self, BufRead, Write};

use chuhe_lang::{Arg, Messages};
use chuhe_notation::{Notation, parse_by};
use chuhe_record::{NodeId, Record};
use chuhe_rules::{Color, Position};

use super::page::{continuations, lines, marks, moves};
use crate::board::Look;
use crate::input::typed;

/// The words that are no moves, in the order they are shown.
const WORDS: [&str; 9] = ["next", "back", "first", "last", "up", "flip", "moves", "help", "quit"];

/// A place in a game, and somebody who looks at it.
pub(super) struct Walk<'a> {
    record: &'a Record,
    node: NodeId,
    look: Look,
    notation: Notation,
    messages: &'a Messages,
    /// Whether lines of input are shown.
    pub(super) echo: bool,
}

impl<'a> Walk<'a> {
    /// Stands before the first move.
    pub(super) fn new(record: &'a Record, look: Look, notation: Notation, messages: &'a Messages) -> Self {
        Self { record, node: Record::ROOT, look, notation, messages, echo: false }
    }

    /// Follows what is typed until `quit` or the end of the input.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub(super) fn go(&mut self, mut input: impl BufRead, output: &mut impl Write) -> io::Result<()> {
        self.help(output)?;
        self.show(output)?;
        loop {
            write!(output, "> ")?;
            output.flush()?;
            let Some(line) = typed(&mut input, self.echo, output)? else {
                return self.say(output, "cli-goodbye", &[]);
            };
            match line.to_lowercase().as_str() {
                "quit" | "exit" | "q" => return self.say(output, "cli-goodbye", &[]),
                "help" | "?" => self.help(output)?,
                "moves" => writeln!(output, "{}", moves(self.record, self.notation))?,
                "flip" => {
                    self.look.bottom = !self.look.bottom;
                    self.show(output)?;
                }
                word => self.step(word, &line, output)?,
            }
        }
    }

    /// Goes where a word, a number or a move leads.
    fn step(&mut self, word: &str, line: &str, output: &mut impl Write) -> io::Result<()> {
        let record = self.record;
        let child = |place: usize| record.children(self.node).nth(place);
        let to = match word {
            "" | "next" | "n" => child(0),
            "back" | "b" => record.parent(self.node),
            "first" => Some(Record::ROOT),
            "last" => Some(self.end()),
            "up" => Some(self.fork()),
            _ => match word.parse::<usize>() {
                Ok(number) => number.checked_sub(1).and_then(child),
                Err(_) => match self.follow(line) {
                    Some(node) => Some(node),
                    None => return self.say(output, "cli-not-in-game", &[("found", line.into())]),
                },
            },
        };
        match to {
            Some(node) => {
                self.node = node;
                self.show(output)
            }
            None => self.say(output, "cli-no-way-on", &[]),
        }
    }

    /// The continuation that a move in any notation names.
    fn follow(&self, text: &str) -> Option<NodeId> {
        let mv = parse_by(text, &self.record.position(self.node)?, self.record.rules()).ok()?;
        self.record.children(self.node).find(|child| self.record.mv(*child) == Some(mv))
    }

    /// The last move of the line.
    fn end(&self) -> NodeId {
        let next = |id: &NodeId| self.record.children(*id).next();
        std::iter::successors(Some(self.node), next).last().unwrap_or(self.node)
    }

    /// Where the variation leaves the line that it is one of; the start if this is the main line.
    fn fork(&self) -> NodeId {
        let main = |id: &NodeId| {
            self.record.parent(*id).and_then(|parent| self.record.children(parent).next()) == Some(*id)
        };
        let line = self.record.line(self.node);
        let side = line.into_iter().rev().find(|id| !main(id));
        side.and_then(|id| self.record.parent(id)).unwrap_or(Record::ROOT)
    }

    /// The board, the move that led to it, what is said about it, and how it can go on.
    fn show(&self, output: &mut impl Write) -> io::Result<()> {
        let (record, id) = (self.record, self.node);
        let last = record.mv(id);
        let position = record.position(id);
        let setup = position.as_ref().map_or_else(|| record.setup().clone(), Position::setup);
        writeln!(output, "{}", self.look.draw(&setup, last))?;
        if let (Some(mv), Some(before)) = (last, record.parent(id).and_then(|id| record.position(id))) {
            let dots = if before.turn() == Color::Black { "… " } else { "" };
            let text = self.notation.text(mv, &before);
            writeln!(output, "{}. {dots}{text}{}", before.full_moves(), marks(record.notes(id)))?;
        }
        // What is said about the whole game stands above.
        if id != Record::ROOT {
            for line in lines(&record.notes(id).comment) {
                writeln!(output, "  {line}")?;
            }
        }
        match continuations(record, id, self.notation).as_slice() {
            [] => self.say(output, "cli-line-ends", &[("found", record.result.pgn().into())]),
            ways => {
                let ways: Vec<String> =
                    (1..).zip(ways).map(|(number, way)| format!("{number}) {way}")).collect();
                self.say(output, "cli-goes-on", &[("moves", (&ways.join("   ")).into())])
            }
        }
    }

    fn help(&self, output: &mut impl Write) -> io::Result<()> {
        self.say(output, "cli-steps", &[("commands", (&WORDS.join(", ")).into())])
    }

    fn say(&self, output: &mut impl Write, id: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        writeln!(output, "{}", self.messages.format(id, args))
    }
}
