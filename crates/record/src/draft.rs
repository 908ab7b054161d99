//! Moves as a file has them, before it is known what they are.

mod resolve;

use chuhe_notation::{Dialect, ParseError};

use crate::builder::Builder;
use crate::sink::Sink;
use crate::{NodeId, Notes, Problem, Record};
use resolve::{Doubt, Resolved, resolve};

/// How much of a line that cannot be played is kept as a comment, in characters.
const KEPT: usize = 2000;

/// How much of a text a warning quotes, in characters.
const QUOTED: usize = 60;

/// A move as a file has it.
#[derive(Debug)]
struct Entry {
    text: String,
    place: usize,
    notes: Notes,
    /// The move after it.
    next: Option<usize>,
    /// What could have been played in its place.
    instead: Vec<usize>,
}

/// The moves of a game as a file has them: the lines are resolved as wholes once all of them are there.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    entries: Vec<Entry>,
    first: Option<usize>,
    /// The move after which the next one goes; nothing at the beginning.
    last: Option<usize>,
    /// Where the lines go on that variations interrupt.
    open: Vec<Option<usize>>,
    /// Whether the next move begins a variation, in place of the last one.
    begins: bool,
    /// What is said about the game.
    root: Notes,
    /// What is said before the next move.
    before: String,
    /// What the file says that its moves are to be read as.
    pub(crate) dialect: Option<Dialect>,
}

/// A line that is still to be made: its first move, where it goes, and what its text may be read as.
type Pending = (usize, NodeId, Dialect);

impl Draft {
    /// How many moves there are.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds a move; `place` is where its text begins.
    pub(crate) fn push(&mut self, text: &str, place: usize) {
        let index = self.entries.len();
        let before = std::mem::take(&mut self.before);
        let notes = Notes { before, ..Notes::default() };
        self.entries.push(Entry { text: text.to_owned(), place, notes, next: None, instead: Vec::new() });
        let begins = std::mem::take(&mut self.begins);
        match self.last {
            None => self.first = Some(index),
            Some(last) if begins => self.entries[last].instead.push(index),
            Some(last) => self.entries[last].next = Some(index),
        }
        self.last = Some(index);
    }

    /// What is said about the last move, or about the game before the first.
    pub(crate) fn notes(&mut self) -> &mut Notes {
        self.last.map_or(&mut self.root, |last| &mut self.entries[last].notes)
    }

    /// Adds what is said at this place.
    pub(crate) fn comment(&mut self, text: &str) {
        if self.begins {
            let gap = if self.before.is_empty() || text.is_empty() { "" } else { "\n" };
            self.before.push_str(gap);
            self.before.push_str(text);
        } else {
            self.notes().add_comment(text);
        }
    }

    /// Begins a variation in place of the last move; false if there is none.
    pub(crate) fn open(&mut self) -> bool {
        if self.last.is_none() || self.begins {
            return false;
        }
        self.open.push(self.last);
        self.begins = true;
        true
    }

    /// Ends the innermost variation; false if there is none.
    pub(crate) fn close(&mut self) -> bool {
        let Some(last) = self.open.pop() else { return false };
        self.last = last;
        if std::mem::take(&mut self.begins) {
            let comment = std::mem::take(&mut self.before);
            self.notes().add_comment(&comment);
        }
        true
    }

    /// How many variations are begun and not ended.
    pub(crate) fn depth(&self) -> usize {
        self.open.len()
    }

    /// Makes the moves on a record without moves; `byte` tells where in the file a place is.
    pub(crate) fn play(
        mut self,
        record: Record,
        byte: &dyn Fn(usize) -> usize,
        sink: &mut Sink<'_>,
    ) -> Record {
        while self.close() {}
        let record = self.right_start(record, byte, sink);
        let dialect = self.right_dialect(&record);
        let mut builder = Builder::on(record);
        sink.cut_notes(&mut self.root, None, || None);
        *builder.notes() = std::mem::take(&mut self.root);
        let first = self.first.map(|first| (first, Record::ROOT, dialect));
        let mut lines: Vec<Pending> = first.into_iter().collect();
        while let Some(line) = lines.pop() {
            builder.goto(line.1);
            self.play_line(line, &mut builder, &mut lines, byte, sink);
        }
        builder.finish()
    }

    /// What the file says that its moves are to be read as, unless the first move shows that it is wrong.
    fn right_dialect(&self, record: &Record) -> Dialect {
        let (Some(dialect), Some(first)) = (self.dialect, self.first) else { return Dialect::ANY };
        let text = self.entries[first].text.as_str();
        let fits = record
            .start_position()
            .is_ok_and(|position| resolve(&position, record.rules(), &[text], dialect).why.is_none());
        if fits { dialect } else { Dialect::ANY }
    }

    /// The record with another start, if that one cannot be meant: the other side to move where only that lets the
    /// first move be made, or the usual start where an impossible board differs from it on few points and all moves can
    /// be made from there.
    fn right_start(&self, record: Record, byte: &dyn Fn(usize) -> usize, sink: &mut Sink<'_>) -> Record {
        let line = std::iter::successors(self.first, |index| self.entries[*index].next);
        let texts: Vec<&str> = line.map(|index| self.entries[index].text.as_str()).collect();
        let place = self.first.map(|first| byte(self.entries[first].place));
        let plays = |record: &Record, texts: &[&str]| {
            let position = record.start_position();
            position
                .is_ok_and(|position| resolve(&position, record.rules(), texts, Dialect::ANY).why.is_none())
        };
        let first = &texts[..texts.len().min(1)];
        if first.is_empty() || plays(&record, first) {
            return sink.start(record, place);
        }
        let turned = record.turned();
        if plays(&turned, first) {
            sink.warn(Some(1), place, Problem::SideCorrected);
            return turned;
        }
        let usual = record.with_usual_start();
        match record.start_position() {
            Err(error) if differences(&record, &usual) <= 4 && plays(&usual, &texts) => {
                sink.warn(None, place, Problem::StartReplaced { fault: error.faults[0] });
                usual
            }
            _ => sink.start(record, place),
        }
    }

    /// Makes the moves of a line, and puts off the variations that begin in it.
    fn play_line(
        &mut self,
        (first, _, dialect): Pending,
        builder: &mut Builder,
        lines: &mut Vec<Pending>,
        byte: &dyn Fn(usize) -> usize,
        sink: &mut Sink<'_>,
    ) {
        let line: Vec<usize> =
            std::iter::successors(Some(first), |index| self.entries[*index].next).collect();
        let Some(position) = builder.position() else {
            return self.give_up(&line, builder);
        };
        let start = builder.plies();
        let texts: Vec<&str> = line.iter().map(|index| self.entries[*index].text.as_str()).collect();
        let Resolved { moves, dialect, doubts, why } =
            resolve(position, builder.record().rules(), &texts, dialect);
        let put_off = lines.len();
        let mut made = 0;
        for (index, mv) in line.iter().zip(&moves) {
            let parent = builder.node();
            lines.extend(self.entries[*index].instead.iter().map(|other| (*other, parent, dialect)));
            let entry = &mut self.entries[*index];
            let mut notes = std::mem::take(&mut entry.notes);
            sink.cut_notes(&mut notes, Some(builder.plies() + 1), || Some(byte(entry.place)));
            match mv {
                // No move: what is said there belongs to the move before.
                None => {
                    builder.notes().add_comment(&entry.text);
                    let byte = Some(byte(entry.place));
                    sink.warn(Some(builder.plies() + 1), byte, Problem::NoMove { found: quote(&entry.text) });
                    builder.notes().merge(notes);
                }
                Some(mv) => {
                    if builder.record().len() >= sink.limits.moves || builder.play(*mv).is_err() {
                        let limit = sink.limits.moves;
                        sink.warn(
                            Some(builder.plies() + 1),
                            Some(byte(entry.place)),
                            Problem::TooLong { limit },
                        );
                        lines.clear();
                        return;
                    }
                    if !notes.is_empty() {
                        *builder.notes() = notes;
                    }
                }
            }
            made += 1;
        }
        for (index, doubt) in doubts {
            let entry = &self.entries[line[index]];
            let found = quote(&entry.text);
            let problem = match doubt {
                Doubt::Ambiguous => Problem::AmbiguousMove { found },
                Doubt::Place => Problem::PlaceIgnored { found },
            };
            sink.warn(Some(start + index + 1), Some(byte(entry.place)), problem);
        }
        if let (Some(index), Some(why)) = (line.get(made), why) {
            let parent = builder.node();
            let entry = &self.entries[*index];
            lines.extend(entry.instead.iter().map(|other| (*other, parent, dialect)));
            let problem = Problem::BadMove { found: quote(&entry.text), why };
            sink.warn(Some(builder.plies() + 1), Some(byte(entry.place)), problem);
            self.give_up(&line[made..], builder);
        }
        lines[put_off..].reverse();
    }

    /// Keeps what cannot be played as a comment.
    fn give_up(&self, rest: &[usize], builder: &mut Builder) {
        let mut kept = String::new();
        for index in rest {
            let Entry { text, notes, .. } = &self.entries[*index];
            for part in [&notes.before, text, &notes.comment] {
                if !part.is_empty() {
                    kept.push_str(part);
                    kept.push(' ');
                }
            }
            if kept.len() > 4 * KEPT {
                break;
            }
        }
        builder.notes().add_comment(&shorten(kept.trim_end(), KEPT));
    }
}

/// On how many points two records begin differently.
fn differences(one: &Record, other: &Record) -> usize {
    one.setup().board.iter().zip(&other.setup().board).filter(|(one, other)| one != other).count()
}

/// Makes one move; where it cannot be made, its text is kept as a comment.
pub(crate) fn one(text: &str, builder: &mut Builder, sink: &mut Sink<'_>) -> Option<NodeId> {
    let position = builder.position()?;
    let resolved = resolve(position, builder.record().rules(), &[text], Dialect::ANY);
    if let Some(mv) = resolved.moves.first().copied().flatten() {
        return builder.play(mv).ok();
    }
    let found = quote(text);
    let why = resolved.why.unwrap_or_else(|| ParseError::Unreadable { found: found.clone() });
    sink.warn(Some(builder.plies() + 1), None, Problem::BadMove { found, why });
    builder.notes().add_comment(text);
    None
}

/// The beginning of a text, with an ellipsis if that is not all.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    match text.char_indices().nth(limit) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The beginning of a text that a warning quotes.
pub(crate) fn quote(text: &str) -> String {
    shorten(text.trim(), QUOTED)
}
