//! Moves as a file has them, before it is known what they are.

use chuhe_notation::{ParseError, parse_any as parse};
use chuhe_rules::{Move, Position, RuleSet};

use crate::builder::Builder;
use crate::sink::Sink;
use crate::{NodeId, Notes, Problem, Record};

/// How much of a bad line is kept as a comment, and how much of a bad text a warning quotes, in characters.
const KEPT: usize = 2000;
const QUOTED: usize = 60;

/// A move as a file has it.
struct Entry {
    text: String,
    byte: usize,
    notes: Notes,
    /// The move after it.
    next: Option<usize>,
    /// What could have been played in its place.
    instead: Vec<usize>,
}

/// The moves of a game as a file has them: the lines are resolved as wholes once all of them are there.
#[derive(Default)]
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
}

impl Draft {
    /// How many moves there are.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds a move.
    pub(crate) fn push(&mut self, text: &str, byte: usize) {
        let index = self.entries.len();
        let before = std::mem::take(&mut self.before);
        let notes = Notes { before, ..Notes::default() };
        self.entries.push(Entry { text: text.to_owned(), byte, notes, next: None, instead: Vec::new() });
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
            let gap = if self.before.is_empty() { "" } else { "\n" };
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

    /// Makes the moves on a record.
    pub(crate) fn play(mut self, record: Record, sink: &mut Sink<'_>) -> Record {
        let mut builder = Builder::on(record);
        *builder.notes() = std::mem::take(&mut self.root);
        let mut lines: Vec<(usize, _)> = self.first.map(|first| (first, Record::ROOT)).into_iter().collect();
        while let Some((first, parent)) = lines.pop() {
            builder.goto(parent);
            let line: Vec<usize> =
                std::iter::successors(Some(first), |index| self.entries[*index].next).collect();
            let fault = self.play_line(&line, &mut builder, &mut lines, sink);
            if let Some((index, why)) = fault {
                self.give_up(&line[index..], why, &mut builder, sink);
            }
        }
        builder.finish()
    }

    /// Makes the moves of a line, and puts off the variations that begin in it; gives the move that cannot be made.
    fn play_line(
        &mut self,
        line: &[usize],
        builder: &mut Builder,
        lines: &mut Vec<(usize, NodeId)>,
        sink: &mut Sink<'_>,
    ) -> Option<(usize, Option<ParseError>)> {
        let texts: Vec<&str> = line.iter().map(|index| self.entries[*index].text.as_str()).collect();
        let Some(position) = builder.position() else { return Some((0, None)) };
        let resolved = resolve(position, builder.record().rules(), &texts);
        let kept = lines.len();
        let mut made = 0;
        for (index, mv) in line.iter().zip(resolved.moves) {
            let parent = builder.node();
            lines.extend(self.entries[*index].instead.iter().map(|other| (*other, parent)));
            if builder.play(mv).is_err() {
                break;
            }
            let notes = std::mem::take(&mut self.entries[*index].notes);
            if !notes.is_empty() {
                *builder.notes() = notes;
            }
            made += 1;
        }
        for ambiguous in resolved.ambiguous {
            let text = &self.entries[line[ambiguous]];
            let found = shorten(&text.text, QUOTED);
            let ply = builder.plies() - made + ambiguous + 1;
            sink.warn(Some(ply), Some(text.byte), Problem::AmbiguousMove { found });
        }
        if let Some(index) = line.get(made) {
            let parent = builder.node();
            lines.extend(self.entries[*index].instead.iter().map(|other| (*other, parent)));
        }
        lines[kept..].reverse();
        (made < line.len()).then_some((made, resolved.why))
    }

    /// Keeps what cannot be played as a comment.
    fn give_up(
        &mut self,
        rest: &[usize],
        why: Option<ParseError>,
        builder: &mut Builder,
        sink: &mut Sink<'_>,
    ) {
        let text = &self.entries[rest[0]];
        if let Some(why) = why {
            let problem = Problem::BadMove { found: shorten(&text.text, QUOTED), why };
            sink.warn(Some(builder.plies() + 1), Some(text.byte), problem);
        }
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

/// Makes one move; where it cannot be made, its text is kept as a comment.
pub(crate) fn one(text: &str, builder: &mut Builder, sink: &mut Sink<'_>) -> Option<NodeId> {
    let position = builder.position()?;
    match resolve(position, builder.record().rules(), &[text]) {
        Resolved { why: Some(why), .. } => {
            let found = quote(text);
            sink.warn(Some(builder.plies() + 1), None, Problem::BadMove { found, why });
            builder.notes().add_comment(text);
            None
        }
        Resolved { moves, .. } => builder.play(*moves.first()?).ok(),
    }
}

/// The moves that the texts of a line stand for.
struct Resolved {
    /// As many as could be found.
    moves: Vec<Move>,
    /// Which of them could have been another.
    ambiguous: Vec<usize>,
    /// Why the one after them could not.
    why: Option<ParseError>,
}

fn resolve(position: &Position, rules: &RuleSet, texts: &[&str]) -> Resolved {
    let mut position = position.clone();
    let mut resolved = Resolved { moves: Vec::with_capacity(texts.len()), ambiguous: Vec::new(), why: None };
    for text in texts {
        let found = match text.parse::<Move>() {
            Ok(mv) => rules.legality(&position, mv).map(|()| mv).map_err(ParseError::Illegal),
            Err(_) => parse(text, &position),
        };
        let mv = match found {
            Ok(mv) => mv,
            Err(ParseError::Ambiguous { moves, .. }) if !moves.is_empty() => {
                resolved.ambiguous.push(resolved.moves.len());
                moves[0]
            }
            Err(why) => {
                resolved.why = Some(why);
                break;
            }
        };
        position.play_unchecked(mv);
        resolved.moves.push(mv);
    }
    resolved
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
