//! PFC, the records of PengFei (鹏飞象棋): elements within elements, each a move.
//!
//! Source: the format as another reader and writer has it; no file has been seen.

use std::io::{self, Write};

use chuhe_rules::{Move, RuleSet, Setup};
use quick_xml::events::Event;

use crate::draft::quote;
use crate::keep::{self, lines};
use crate::plant::{Planter, Stored, correct_side};
use crate::sink::Sink;
use crate::sketch::Sketch;
use crate::xml::{attributes, escape, reader};
use crate::{Loss, NodeId, Problem, Record, names, tag};

/// The attribute of the date, which other formats call otherwise.
const DATE: &str = "create-time";

/// A game in the making.
struct Game {
    record: Record,
    sketch: Sketch,
    byte: usize,
}

/// Reads the games of a file; `shift` is how many bytes of the file come before the text.
pub(crate) fn read(text: &str, shift: usize, sink: &mut Sink<'_>) {
    // The element may be hidden in a comment, for the sake of a page around it.
    let Some(begin) = text.find("<n ").or_else(|| text.find("<n>")) else {
        sink.warn(None, Some(shift), Problem::Malformed { found: "no element n".to_owned() });
        return;
    };
    let shift = shift + begin;
    let mut reader = reader(&text[begin..]);
    let mut game: Option<Game> = None;
    // The moves that are open.
    let mut open: Vec<usize> = Vec::new();
    loop {
        let byte = shift + reader.buffer_position() as usize;
        let event = match reader.read_event() {
            Ok(event) => event,
            Err(error) => {
                sink.warn(None, Some(byte), Problem::Malformed { found: error.to_string() });
                break;
            }
        };
        let (element, has_end) = match &event {
            Event::Start(element) if element.name().as_ref() == "n" => (element, true),
            Event::Empty(element) if element.name().as_ref() == "n" => (element, false),
            Event::End(element) if element.name().as_ref() == "n" => {
                open.pop();
                if open.is_empty()
                    && let Some(game) = game.take()
                    && game.finish(sink).is_break()
                {
                    return;
                }
                continue;
            }
            Event::Eof => {
                if !open.is_empty() {
                    sink.warn(None, Some(byte), Problem::Truncated);
                }
                break;
            }
            _ => continue,
        };
        let values = attributes(element);
        if let (Some(game), Some(parent)) = (&mut game, open.last()) {
            let id = game.add(*parent, &values, byte);
            if has_end {
                open.push(id);
            }
        } else {
            let begun = Game::new(&values, byte, sink);
            if has_end {
                game = Some(begun);
                open.push(Sketch::ROOT);
            } else if begun.finish(sink).is_break() {
                return;
            }
        }
    }
    if let Some(game) = game {
        let _ = game.finish(sink);
    }
}

impl Game {
    fn new(values: &[(&str, String)], byte: usize, sink: &mut Sink<'_>) -> Self {
        let fen = values.iter().find(|(name, _)| *name == "m").map_or("", |(_, value)| value.trim());
        let setup = match fen {
            "" => Record::start().setup().clone(),
            fen => Setup::from_fen(fen).unwrap_or_else(|why| {
                sink.warn(None, Some(byte), Problem::BadFen { found: quote(fen), why });
                Record::start().setup().clone()
            }),
        };
        let mut game = Self { record: Record::new(setup, RuleSet::default()), sketch: Sketch::new(), byte };
        for (name, value) in values {
            match *name {
                "m" | "version" => {}
                "c" => *game.sketch.comment(Sketch::ROOT) = lines(value),
                "win" => names::set_result(&mut game.record, value, byte, sink),
                DATE => game.record.tags.set(tag::DATE, value),
                name => game.record.tags.set(names::ours(name), value),
            }
        }
        game
    }

    /// Adds a move.
    fn add(&mut self, parent: usize, values: &[(&str, String)], byte: usize) -> usize {
        let value = |name: &str| values.iter().find(|(own, _)| *own == name).map(|(_, value)| value.as_str());
        let text = value("m").unwrap_or_default();
        let mv: Stored = text.trim().parse::<Move>().map_err(|_| quote(text));
        let id = self.sketch.push(parent, mv, byte);
        if value("default") == Some("true") {
            self.sketch.lead(parent, id);
        }
        *self.sketch.comment(id) = lines(value("c").unwrap_or_default());
        id
    }

    fn finish(self, sink: &mut Sink<'_>) -> std::ops::ControlFlow<()> {
        let Self { record, sketch, byte } = self;
        let mut setup = record.setup().clone();
        let first = sketch.first().and_then(|first| first.as_ref().ok()).map(|mv| mv.from());
        correct_side(&mut setup, first, Some(byte), sink);
        let mut corrected = Record::new(setup, RuleSet::default());
        (corrected.tags, corrected.result) = (record.tags, record.result);
        let record = sketch.plant(Planter::new(corrected, Some(byte), sink));
        sink.game(record)
    }
}

/// Writes a game as a file.
pub(crate) fn write(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    let comment = escape(&keep::comment(record, Record::ROOT, holds));
    let (win, fen) = (record.result.pgn(), record.setup().fen());
    write!(
        out,
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<n version=\"2\" win=\"{win}\" m=\"{fen}\" c=\"{comment}\""
    )?;
    for (name, value) in record.tags.iter().filter(|(name, value)| holds(name, value)) {
        let name = if name.eq_ignore_ascii_case(tag::DATE) { DATE } else { names::theirs(name) };
        write!(out, " {name}=\"{}\"", escape(value))?;
    }
    let mut tasks: Vec<Option<NodeId>> = Vec::new();
    let below = |id: NodeId, tasks: &mut Vec<Option<NodeId>>, out: &mut dyn Write| {
        let answers: Vec<NodeId> = record.children(id).collect();
        if answers.is_empty() {
            return writeln!(out, " />");
        }
        tasks.push(None);
        tasks.extend(answers.into_iter().rev().map(Some));
        writeln!(out, ">")
    };
    below(Record::ROOT, &mut tasks, out)?;
    while let Some(task) = tasks.pop() {
        let Some(id) = task else {
            writeln!(out, "</n>")?;
            continue;
        };
        let mv = record.mv(id).map(|mv| mv.to_string()).unwrap_or_default();
        let comment = escape(&keep::comment(record, id, holds));
        let parent = record.parent(id).unwrap_or(Record::ROOT);
        let default = if record.children(parent).next() == Some(id) { " default=\"true\"" } else { "" };
        write!(out, "<n m=\"{mv}\" c=\"{comment}\"{default}")?;
        below(id, &mut tasks, out)?;
    }
    Ok(())
}

/// Whether there can be an attribute for a tag.
fn holds(name: &str, _: &str) -> bool {
    let own = names::theirs(name);
    let word = own.starts_with(|c: char| c.is_ascii_alphabetic())
        && own.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'));
    let taken = ["m", "c", "win", "version", DATE].iter().any(|taken| own.eq_ignore_ascii_case(taken));
    word && !taken && names::ours(own).eq_ignore_ascii_case(name)
}

/// What is lost beyond what the format's description says.
pub(crate) fn losses(record: &Record) -> Vec<Loss> {
    keep::losses(record, holds)
}
