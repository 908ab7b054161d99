//! CBF, ccbridge's records in XML.
//!
//! Sources: two real files, whose moves are one flat list that begins with the pseudo-move `00-00`.
//! Variations, of which no real file is known, are moves within a move: each line of them answers that move and ends with `end="1"`.

use std::io::{self, Write};

use chuhe_rules::{RuleSet, Setup};
use quick_xml::events::{BytesStart, Event};

use crate::draft::quote;
use crate::plant::{Planter, correct_side};
use crate::sink::Sink;
use crate::sketch::Sketch;
use crate::xml::{attributes, escape, reader, reference};
use crate::{GameResult, Loss, NodeId, Problem, Record, keep, tag, xy};

/// The elements of the head and the tags that they stand for, in the order in which they are written.
const HEAD: [(&str, &str); 28] = [
    ("Name", tag::TITLE),
    ("URL", "URL"),
    ("From", tag::SOURCE),
    ("ContestType", "EventClass"),
    ("Contest", tag::EVENT),
    ("Round", tag::ROUND),
    ("Group", "Group"),
    ("Table", "Table"),
    ("Date", tag::DATE),
    ("Site", tag::SITE),
    ("TimeRule", tag::TIME_CONTROL),
    ("Red", tag::RED),
    ("RedTeam", tag::RED_TEAM),
    ("RedTime", tag::RED_TIME),
    ("RedRating", tag::RED_ELO),
    ("Black", tag::BLACK),
    ("BlackTeam", tag::BLACK_TEAM),
    ("BlackTime", tag::BLACK_TIME),
    ("BlackRating", tag::BLACK_ELO),
    ("Referee", "Referee"),
    ("Recorder", "Recorder"),
    ("Commentator", tag::ANNOTATOR),
    ("CommentatorURL", "AnnotatorMail"),
    ("Creator", tag::AUTHOR),
    ("CreatorURL", "AuthorMail"),
    ("DateCreated", "Created"),
    ("DateModified", "Modified"),
    ("ECCO", tag::ECCO),
];
/// Elements of the head after those.
const TAIL: [(&str, &str); 3] =
    [("RecordType", "RecordType"), ("RecordKind", "RecordKind"), ("ResultType", tag::TERMINATION)];

/// The element that a result is written in: 0 unknown, 1 Red, 2 Black, 3 draw.
const RESULT: &str = "RecordResult";
/// The results in the order of their numbers.
const RESULTS: [GameResult; 4] = [GameResult::Open, GameResult::Red, GameResult::Black, GameResult::Draw];

/// What a reader knows of a file so far.
struct File {
    fen: String,
    fen_byte: usize,
    tags: Vec<(String, String)>,
    result: String,
    sketch: Sketch,
    /// The moves that are open, each with the node that its line began at and the last node of the line.
    open: Vec<Line>,
}

/// The line that a list of moves is.
#[derive(Clone, Copy)]
struct Line {
    /// The node that the lines of the list answer.
    base: usize,
    /// The last move of the line that goes on.
    last: usize,
    /// Whether the list is the flat main list.
    main: bool,
}

/// Reads the only game of a file; `shift` is how many bytes of the file come before the text.
pub(crate) fn read(text: &str, shift: usize, sink: &mut Sink<'_>) {
    let mut file = File {
        fen: String::new(),
        fen_byte: 0,
        tags: Vec::new(),
        result: String::new(),
        sketch: Sketch::new(),
        open: Vec::new(),
    };
    parse(text, shift, &mut file, sink);
    let mut setup = match file.fen.trim() {
        "" => Record::start().setup().clone(),
        fen => Setup::from_fen(fen).unwrap_or_else(|why| {
            sink.warn(None, Some(file.fen_byte), Problem::BadFen { found: quote(fen), why });
            Record::start().setup().clone()
        }),
    };
    let first = file.sketch.first().and_then(|first| first.as_ref().ok()).map(|mv| mv.from());
    correct_side(&mut setup, first, None, sink);
    let mut record = Record::new(setup, RuleSet::default());
    for (name, value) in &file.tags {
        record.tags.set(name, value);
    }
    match file.result.trim() {
        "" => {}
        found => match found.parse::<usize>().ok().and_then(|number| RESULTS.get(number)) {
            Some(result) => record.result = *result,
            None => sink.warn(None, None, Problem::UnknownResult { found: quote(found) }),
        },
    }
    let planter = Planter::new(record, Some(file.fen_byte), sink);
    let record = file.sketch.plant(planter);
    let _ = sink.game(record);
}

fn parse(text: &str, shift: usize, file: &mut File, sink: &mut Sink<'_>) {
    let mut reader = reader(text);
    // The element of the head that is open.
    let mut head: Option<String> = None;
    let mut value = String::new();
    let mut ended = false;
    loop {
        let byte = shift + reader.buffer_position() as usize;
        match reader.read_event() {
            Ok(Event::Start(element)) => match element.name().as_ref() {
                "MoveList" => file.open.push(Line { base: Sketch::ROOT, last: Sketch::ROOT, main: true }),
                "Move" => file.start(&element, byte, true),
                "Head" | "ChineseChessRecord" => {}
                name if file.open.is_empty() => {
                    head = Some(name.to_owned());
                    value.clear();
                    if name == "FEN" {
                        file.fen_byte = shift + reader.buffer_position() as usize;
                    }
                }
                _ => {}
            },
            Ok(Event::Empty(element)) => match element.name().as_ref() {
                "MoveList" => ended = true,
                "Move" => file.start(&element, byte, false),
                _ => {}
            },
            Ok(Event::End(element)) => match element.name().as_ref() {
                name @ ("Move" | "MoveList") => {
                    ended |= name == "MoveList";
                    file.open.pop();
                }
                name if head.as_deref() == Some(name) => {
                    file.field(name, std::mem::take(&mut value));
                    head = None;
                }
                _ => {}
            },
            Ok(Event::Text(part)) => file.said(&part.into_inner(), head.is_some().then_some(&mut value)),
            Ok(Event::CData(part)) => file.said(&part.into_inner(), head.is_some().then_some(&mut value)),
            Ok(Event::GeneralRef(part)) => {
                file.said(&reference(&part), head.is_some().then_some(&mut value));
            }
            Ok(Event::Eof) => {
                if !ended {
                    sink.warn(None, Some(byte), Problem::Truncated);
                }
                break;
            }
            Ok(_) => {}
            Err(error) => {
                sink.warn(None, Some(byte), Problem::Malformed { found: error.to_string() });
                break;
            }
        }
    }
}

impl File {
    /// A move begins; `open` if its element has contents.
    fn start(&mut self, element: &BytesStart<'_>, byte: usize, open: bool) {
        let attributes = attributes(element);
        let attribute =
            |name: &str| attributes.iter().find(|(own, _)| *own == name).map(|(_, value)| value.as_str());
        let value = attribute("value").unwrap_or_default();
        let Some(line) = self.open.last_mut() else { return };
        let id = if value == "00-00" && line.main && line.last == Sketch::ROOT {
            Sketch::ROOT
        } else {
            let parent = line.last;
            let id = self.sketch.push(parent, mv(value), byte);
            if parent != line.base || line.main {
                self.sketch.lead(parent, id);
            }
            id
        };
        line.last = if attribute("end") == Some("1") && !line.main { line.base } else { id };
        if open {
            self.open.push(Line { base: id, last: id, main: false });
        }
    }

    /// Text in a move, or in an element of the head.
    fn said(&mut self, text: &str, head: Option<&mut String>) {
        if let Some(value) = head {
            value.push_str(text);
        } else if let [_, .., line] = self.open.as_slice() {
            self.sketch.comment(line.base).push_str(text);
        }
    }

    /// An element of the head.
    fn field(&mut self, name: &str, value: String) {
        match name {
            "FEN" => self.fen = value,
            RESULT => self.result = value,
            _ => {
                let own = HEAD.iter().chain(&TAIL).find(|(own, _)| *own == name);
                self.tags.push((own.map_or(name, |(_, tag)| tag).to_owned(), value));
            }
        }
    }
}

/// The move of a value as `77-47`.
fn mv(value: &str) -> crate::plant::Stored {
    match value.as_bytes() {
        [x, y, b'-', to_x, to_y] => xy::mv([*x, *y, *to_x, *to_y], value),
        _ => Err(quote(value)),
    }
}

/// Writes a game as a file.
pub(crate) fn write(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ChineseChessRecord Version=\"1.0\">\n <Head>"
    )?;
    let mut element = |name: &str, value: &str| match value {
        "" => writeln!(out, "  <{name} />"),
        value => writeln!(out, "  <{name}>{}</{name}>", escape(value)),
    };
    for (name, tag) in HEAD.iter().chain(&TAIL) {
        element(name, record.tags.get(tag).unwrap_or_default())?;
    }
    let result = RESULTS.iter().position(|own| *own == record.result).unwrap_or_default();
    element(RESULT, &result.to_string())?;
    element("FEN", &record.setup().fen())?;
    writeln!(out, " </Head>\n <MoveList>")?;
    moves(record, out)?;
    writeln!(out, " </MoveList>\n</ChineseChessRecord>")
}

/// A step of writing the moves.
enum Task {
    /// A move with what is said and the lines within it, then the rest of its line.
    Line(NodeId, bool),
    Close,
}

fn moves(record: &Record, out: &mut dyn Write) -> io::Result<()> {
    let mut tasks = vec![Task::Line(Record::ROOT, true)];
    while let Some(task) = tasks.pop() {
        let Task::Line(id, main) = task else {
            writeln!(out, "  </Move>")?;
            continue;
        };
        let mut answers = record.children(id);
        let next = answers.next();
        let others: Vec<NodeId> = answers.collect();
        let value = record.mv(id).map_or("00-00".to_owned(), |mv| xy::text(mv, "-"));
        let end = if next.is_none() && id != Record::ROOT { " end=\"1\"" } else { "" };
        let text = keep::comment(record, id, holds);
        write!(out, "  <Move value=\"{value}\"{end}")?;
        tasks.extend(next.map(|next| Task::Line(next, main)));
        if text.is_empty() && others.is_empty() {
            writeln!(out, " />")?;
            continue;
        }
        write!(out, ">{}", escape(&text))?;
        if others.is_empty() {
            writeln!(out, "</Move>")?;
        } else {
            writeln!(out)?;
            tasks.push(Task::Close);
            tasks.extend(others.into_iter().rev().map(|other| Task::Line(other, false)));
        }
    }
    Ok(())
}

/// Whether the head has a place for a tag.
fn holds(name: &str, _: &str) -> bool {
    HEAD.iter().chain(&TAIL).any(|(_, tag)| tag.eq_ignore_ascii_case(name))
}

/// What is lost beyond what the format's description says.
pub(crate) fn losses(record: &Record) -> Vec<Loss> {
    keep::losses(record, holds)
}
